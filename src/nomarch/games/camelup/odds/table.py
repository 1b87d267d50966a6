"""The table of the whole race (CU-17.26 to CU-17.28): every position at the start of a leg, solved.

For each position, described by ranks (see `positions`), the table holds every rank's chance to win the race and to come
last. It is computed backwards: a move makes the sum of the spaces greater, by 15 at most, so positions are solved by
descending sum, and the chances inside a leg, one block a position, are kept only as long as a move can lead there.
A state inside a leg is the set of regular dice left, by rank, and which extra die is in the pyramid.
"""

from collections.abc import Callable

import numpy as np

from nomarch.core.bits import popcount
from nomarch.core.rule import rule
from nomarch.games.camelup.odds.positions import list_positions, number_of, numbering
from nomarch.games.camelup.odds.sequences import HIGHEST_FACE, WAYS, Array, Table
from nomarch.games.camelup.track import BITS, CAMELS, SPACE, colour_at, put_down, space_at, unit_size

CHANCES = 2 * CAMELS  # of one state: to win, by rank, then to come last
MASKS = 1 << CAMELS  # sets of regular dice; the states with the extra die of rank r come MASKS * (1 + r) later
FULL = MASKS - 1
WIDEST = HIGHEST_FACE * CAMELS  # by how much one move can increase the sum of spaces
STEPS = 50  # into which the work is divided to show progress

ROLLED = WAYS / WAYS.sum(axis=1, keepdims=True)
"""For each kind of die and each face: the probability."""


@rule(inline=True)
def relabelled(mask, rank_now):
    """A set of ranks after a move; `rank_now` has the new rank of each old one, three bits each."""
    new = np.int64(0)
    for rank in range(CAMELS):
        new |= (mask >> rank & 1) << (rank_now >> 3 * rank & 7)
    return new


@rule(inline=True)
def mix(block, state, source, source_state, rank_now, chance):
    """Add the chances of a state reached by a move, with its probability, to those of the state before."""
    to, start = state * CHANCES, source_state * CHANCES
    for rank in range(CAMELS):
        now = start + (rank_now >> 3 * rank & 7)
        block[to + rank] += chance * source[now]
        block[to + CAMELS + rank] += chance * source[now + CAMELS]


@rule
def spread(block, source, rank, rank_now, regular, extra):
    """Bring the chances after one move into all states in which a die for it is in the pyramid."""
    die = np.int64(1) << rank
    extras = len(block) // (MASKS * CHANCES)
    for mask in range(MASKS):
        mask_now = relabelled(mask & ~die, rank_now)
        if mask & die:
            mix(block, mask, source, mask_now, rank_now, regular)
            for owner in range(extras - 1):
                owner_now = rank_now >> 3 * owner & 7
                mix(block, mask + MASKS * (1 + owner), source, mask_now + MASKS * (1 + owner_now), rank_now, regular)
            mask_now = relabelled(mask, rank_now)
        if extras > 1 and extra > 0:
            mix(block, mask + MASKS * (1 + rank), source, mask_now, rank_now, extra)


@rule
def solve(words, begin, end, last_space, laned, first, places, ring, table):
    """Solve some of the positions in their order; `places` has the place in this order of each number."""
    finished = len(ring) - 1
    for place in range(begin, end):
        word = words[place]
        block = ring[place % finished]
        block[:] = 0.0
        for rank in range(CAMELS):
            size = unit_size(word, rank)
            for face in range(1, HIGHEST_FACE + 1):
                space = space_at(word, rank) + face
                moved = put_down(word, rank, size, space, False)
                row = finished
                if space <= last_space:
                    row = places[number_of(moved, laned, first)] % finished
                rank_now = np.int64(0)
                for now in range(CAMELS):
                    rank_now |= np.int64(now) << 3 * colour_at(moved, now)
                spread(block, ring[row], rank, rank_now, ROLLED[0, face], ROLLED[1, face])
        average(block)
        start_of_leg = FULL if len(block) == MASKS * CHANCES else FULL + MASKS
        chances = block[start_of_leg * CHANCES : (start_of_leg + 1) * CHANCES]
        block[:CHANCES] = chances
        table[number_of(word, laned, first)] = chances


@rule
def average(block):
    """Divide the chances in each state by the number of dice, each equally likely to be drawn."""
    for state in range(1, len(block) // CHANCES):
        dice = popcount(np.uint64(state & FULL)) + np.int64(state > FULL)
        for chance in range(state * CHANCES, (state + 1) * CHANCES):
            block[chance] /= dice


def solved(last_space: int, module_dice: bool, laned: bool, report: Callable[[int], None]) -> Table:
    """Compute the table of one kind of race; `report` is told how many of the `STEPS` are done."""
    numbers = numbering(last_space, laned)
    words = np.zeros(numbers.first[-1], np.uint64)
    list_positions(np.int64(last_space), *numbers, words)
    sums = np.sum([words >> BITS * np.uint64(rank) + SPACE & np.uint64(31) for rank in range(CAMELS)], 0, np.int64)
    in_order = np.argsort(-sums, kind="stable")
    words, places = words[in_order], np.argsort(in_order)
    ring = _ring(np.bincount(sums), MASKS * (1 + CAMELS if module_dice else 1))
    table = Table(np.empty((len(words), CHANCES)), *numbers)
    steps = np.linspace(0, len(words), STEPS + 1).astype(np.int64)
    for step in range(STEPS):
        part = steps[step], steps[step + 1]
        solve(words, *part, np.int64(last_space), *numbers, places, ring, table.chances)
        report(step + 1)
    return table


def _ring(with_sum: Array, states: int) -> Array:
    """Room for as many blocks as one move can reach, and at the end the block of a race that is over."""
    window = np.convolve(with_sum, np.ones(WIDEST + 1, np.int64)).max()
    ring = np.empty((window + 1, states * CHANCES))
    over = np.zeros((2, CAMELS))
    over[0, -1] = over[1, 0] = 1.0
    ring[-1] = np.tile(over.ravel(), states)
    return ring
