"""The pyramid (CU-5.9 to CU-5.13), the extra dice (section 9) and the shot of adrenaline (section 10)."""

import numpy as np

from nomarch.core.bits import U0, bit, has, nth_bit, popcount
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.components import EXTRA_FACES, FACES
from nomarch.games.camelup.movement import move
from nomarch.games.camelup.track import leader

LEADERS_DIE = clause("CU-10.5")
NOT_ON_PLATFORM = clause("CU-10.2")
FACES_PER_DIE = np.int64(len(FACES))
TILE_TAKEN = EVENTS.code("pyramid_tile_taken")
ROLLED = EVENTS.code("rolled")
BOUGHT = EVENTS.code("extra_die_bought")
REGULAR, EXTRA = np.int64(0), np.int64(1)


@rule(inline=True)
def pyramid_empty(s):
    """Whether no die is left in the pyramid."""
    return s.regular_dice == 0 and s.extra_dice == 0


@rule
def roll(s, seat, log):
    """Take a pyramid tile, draw a die, roll it and move its camel; each die and each face is equally likely
    (CU-5.10 to CU-5.12, CU-15.11)."""
    s.pyramid_stack -= 1
    s.pyramid_tiles[seat] += 1
    emit(log, TILE_TAKEN, seat, NOTHING, NOTHING, NOTHING)
    regular, extra = np.uint64(s.regular_dice), np.uint64(s.extra_dice)
    regulars = popcount(regular)
    drawn = below(s, (regulars + popcount(extra)) * FACES_PER_DIE)
    die, face = drawn // FACES_PER_DIE, drawn % FACES_PER_DIE
    if die < regulars:
        roll_regular(s, seat, nth_bit(regular, die), FACES[face], log)
    else:
        roll_extra(s, seat, nth_bit(extra, die - regulars), EXTRA_FACES[face], log)


@rule
def roll_regular(s, seat, colour, face, log):
    """The rolled die stays out until the next leg (CU-5.13)."""
    s.regular_dice = np.uint8(np.uint64(s.regular_dice) & ~bit(colour))
    s.regular_faces[colour] = face
    emit(log, ROLLED, seat, REGULAR, colour, face)
    move(s, colour, face, log)


@rule
def roll_extra(s, seat, colour, face, log):
    """An extra die moves its camel like a regular one (CU-9.3) and goes back to the platform (CU-9.4), or with
    adrenaline to its crater (CU-10.7)."""
    s.extra_dice = np.uint8(np.uint64(s.extra_dice) & ~bit(colour))
    s.extra_faces[colour] = face
    if s.adrenaline == 0:
        s.platform = np.uint8(np.uint64(s.platform) | bit(colour))
    emit(log, ROLLED, seat, EXTRA, colour, face)
    move(s, colour, face, log)


@rule(inline=True)
def open_extra_dice(s):
    """The extra dice that may be bought: those on the platform, but not the leader's (CU-10.2, CU-10.5)."""
    return np.uint64(s.platform) & ~bit(leader(np.uint64(s.camels)))


@rule(inline=True)
def adrenaline_offered(s, seat):
    """Whether the seat is asked about the bonus action (CU-10.1, CU-15.43)."""
    return s.adrenaline != 0 and s.pyramid_tiles[seat] > 0 and open_extra_dice(s) != U0


@rule
def refuse_extra_die(s, colour):
    """Why this extra die cannot be bought at an adrenaline decision."""
    if has(open_extra_dice(s), colour):
        return NOTHING
    return LEADERS_DIE if has(np.uint64(s.platform), colour) else NOT_ON_PLATFORM


@rule
def buy_extra_die(s, seat, colour, log):
    """Return a pyramid tile and put an extra die into the pyramid (CU-10.2, CU-10.3)."""
    s.pyramid_tiles[seat] -= 1
    s.pyramid_stack += 1
    s.platform = np.uint8(np.uint64(s.platform) & ~bit(colour))
    s.extra_dice = np.uint8(np.uint64(s.extra_dice) | bit(colour))
    emit(log, BOUGHT, seat, colour, NOTHING, NOTHING)
