"""Ranking tiles (section 12): a bet on an exact place laid over a leg tile."""

import numpy as np

from nomarch.core.bits import U0, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.betting import VALUE_INDEX, VALUES, open_stacks
from nomarch.games.camelup.components import PLACES
from nomarch.games.camelup.spaces import NOT_IN_GAME
from nomarch.games.camelup.track import CAMELS

RANKING_TILES = np.int64(len(PLACES))
KINDS_OF_VALUE = np.int64(len(VALUES))
TILE_TAKEN = clause("CU-12.1")
NO_TILE_TO_COVER = clause("CU-12.2")
STACK_EMPTY = clause("CU-12.3")
COVERED = EVENTS.code("tile_covered")
BOTTOM_COVERED = EVENTS.code("bottom_tile_covered")
NOBODY = np.int64(-1)


@rule(inline=True)
def available(s, tile):
    """Whether the ranking tile can be taken (CU-12.1)."""
    return s.connoisseurs != 0 and s.ranking_seat[tile] == NOBODY


@rule
def own_uncovered(s, seat):
    """The seat's uncovered leg tiles: bit 3c + v for colour c and value v."""
    tiles = U0
    for colour in range(CAMELS):
        for value in range(KINDS_OF_VALUE):
            if s.leg_tiles[seat, colour, value] > 0:
                tiles |= bit(colour * KINDS_OF_VALUE + value)
    return tiles


@rule
def refuse_cover(s, seat, tile, colour, value):
    """Why the seat cannot cover its own leg tile with this ranking tile."""
    if s.connoisseurs == 0:
        return NOT_IN_GAME
    if not available(s, tile):
        return TILE_TAKEN
    return NOTHING if s.leg_tiles[seat, colour, value] > 0 else NO_TILE_TO_COVER


@rule
def refuse_bottom(s, tile, colour):
    """Why the lowest leg tile of this colour cannot be taken with this ranking tile."""
    if s.connoisseurs == 0:
        return NOT_IN_GAME
    if not available(s, tile):
        return TILE_TAKEN
    return NOTHING if has(open_stacks(s), colour) else STACK_EMPTY


@rule
def cover(s, seat, tile, colour, value, log):
    """Lay the ranking tile over one's own leg tile (CU-12.2)."""
    s.leg_tiles[seat, colour, value] -= 1
    lay(s, seat, tile, colour, value)
    emit(log, COVERED, seat, np.int64(PLACES[0]) + tile, colour, VALUES[value])


@rule
def cover_bottom(s, seat, tile, colour, log):
    """Lay it over the lowest tile of a leg stack (CU-12.3), also if that is the only one (CU-15.18)."""
    end = np.int64(s.stack_end[colour]) - 1
    s.stack_end[colour] = end
    lay(s, seat, tile, colour, VALUE_INDEX[end])
    emit(log, BOTTOM_COVERED, seat, np.int64(PLACES[0]) + tile, colour, VALUES[VALUE_INDEX[end]])


@rule
def lay(s, seat, tile, colour, value):
    """The ranking tile lies on that leg tile until the leg is scored (CU-12.8)."""
    s.ranking_seat[tile] = seat
    s.ranking_colour[tile] = colour
    s.ranking_value[tile] = value
