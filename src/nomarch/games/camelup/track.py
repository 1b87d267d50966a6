"""The track: where the camels stand, who carries whom, who is ahead (sections 4 and 6).

All five camels are one 64-bit word, so that a position is copied, compared and hashed as a number. The camels lie in
it in their order (CU-4.6), the last in the lowest bits, twelve bits each:

    bits 0-2   the camel's colour
    bit  3     set if it stands on the sand: it is the lowest camel of its lane
    bits 4-8   its space
    bits 9-11  free, and 0 in a game: the odds let each camel carry its dice there

In hexadecimal each camel is three digits: 0x039 is green (1) on the sand (8) of space 3. A camel not on the sand
rides on the one just behind it in the order. Lanes side by side (CU-4.4) need nothing more: the camels of the lane
further right are behind those of the lane further left, and each lane begins with a camel on the sand.
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest, popcount
from nomarch.core.rule import rule

CAMELS = 5
BITS = np.uint64(12)  # of one camel in the word
COLOUR = np.uint64(0x007)
SAND = np.uint64(0x008)
SPACE = np.uint64(4)  # the shift of the space
SPACES = np.uint64(0x1F0)
EACH = np.uint64(0x001001001001001)  # a one in each of the five places
GUARDS = EACH << np.uint64(11)  # the highest bit of each place
ALL = np.uint64((1 << 60) - 1)


@rule(inline=True)
def lowest_ranks(count):
    """A word with all bits set in the first `count` places of the order."""
    return (U1 << (BITS * np.uint64(count))) - U1


@rule(inline=True)
def at(camels, rank):
    """The twelve bits of the camel with this rank: 0 is the last, 4 the first."""
    return camels >> (BITS * np.uint64(rank))


@rule(inline=True)
def colour_at(camels, rank):
    """The colour of the camel with this rank."""
    return np.int64(at(camels, rank) & COLOUR)


@rule(inline=True)
def space_at(camels, rank):
    """The space of the camel with this rank."""
    return np.int64((at(camels, rank) & SPACES) >> SPACE)


@rule(inline=True)
def on_sand(camels, rank):
    """Whether the camel with this rank is the lowest of its lane."""
    return at(camels, rank) & SAND != U0


@rule(inline=True)
def rank_of(camels, colour):
    """The rank of the camel of this colour: CU-4.7 with 4 for place 1 and 0 for place 5."""
    for rank in range(CAMELS):
        if colour_at(camels, rank) == colour:
            return np.int64(rank)
    return np.int64(-1)


@rule(inline=True)
def leader(camels):
    """The camel in place 1."""
    return colour_at(camels, CAMELS - 1)


@rule(inline=True)
def last(camels):
    """The camel in place 5."""
    return colour_at(camels, 0)


@rule(inline=True)
def occupied(camels):
    """The spaces with camels, space s as bit s."""
    spaces = U0
    for rank in range(CAMELS):
        spaces |= U1 << np.uint64(space_at(camels, rank))
    return spaces


@rule(inline=True)
def unit_size(camels, rank):
    """How many camels move with the one of this rank: itself and all above it in its lane (CU-4.5)."""
    lanes_ahead = at(camels, rank) & (SAND * EACH) & ~SAND
    if lanes_ahead == U0:
        return np.int64(CAMELS - rank)
    return lowest(lanes_ahead) // np.int64(12)


@rule(inline=True)
def how_many_at_least(camels, space):
    """How many of the camels in the word stand on this space or further on; absent ones stand on space 0."""
    return popcount(((camels & (SPACES * EACH)) | GUARDS) - (np.uint64(space) << SPACE) * EACH & GUARDS)


@rule(inline=True)
def put_down(camels, rank, size, space, beneath):
    """Take the unit of `size` camels from this rank on and put it on a space, on top of the camels there (of the
    leftmost lane) or beneath them (of the rightmost lane). CU-6.8, CU-6.9, CU-6.10, CU-15.25, CU-15.26, CU-15.47"""
    unit = at(camels, rank) & lowest_ranks(size)
    rest = (camels & lowest_ranks(rank)) | (at(camels, rank + size) << (BITS * np.uint64(rank)))
    not_behind = how_many_at_least(rest, space)
    ahead = how_many_at_least(rest, space + 1)
    unit = (unit & ~(SPACES * EACH)) | ((np.uint64(space) << SPACE) * EACH & lowest_ranks(size)) | SAND
    if beneath:
        place = CAMELS - size - not_behind
        if not_behind > ahead:
            rest &= ~(SAND << (BITS * np.uint64(place)))
    else:
        place = CAMELS - size - ahead
        if not_behind > ahead:
            unit &= ~SAND
    behind = rest & lowest_ranks(place)
    return behind | (unit << (BITS * np.uint64(place))) | (at(rest, place) << (BITS * np.uint64(place + size)))


@rule(inline=True)
def line_up(camels, rank, size):
    """Split the unit that begins at this rank into lanes, the top camel leftmost (CU-14.3): the order stays."""
    return camels | ((SAND * EACH & lowest_ranks(size)) << (BITS * np.uint64(rank)))


@rule(inline=True)
def displaced(target, oases, mirages):
    """Where a unit ends whose target is this space: one on with an oasis, one back with a mirage (CU-6.6, CU-6.7)."""
    reached = U1 << np.uint64(target)
    if oases & reached != U0:
        return target + np.int64(1)
    if mirages & reached != U0:
        return target - np.int64(1)
    return target
