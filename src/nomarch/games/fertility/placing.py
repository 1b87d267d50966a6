"""Placing a valley tile (section 4)."""

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS
from nomarch.games.fertility.components import RESERVE_SIZE
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.valley import EAST, NORTH, SOUTH, SQUARES, STEPS, WEST, contains, seen_to

NOT_ON_GRID = clause("FE-14.3")
NOT_FREE = clause("FE-4.3")
NOT_DESERT = clause("FE-4.4")
NO_MATCH = clause("FE-4.5")
EQUAL_TILES = clause("FE-14.19")
MUST_PLACE = clause("FE-14.16")
DISCARDED = EVENTS.code("tile_discarded")
ORIENTATIONS = np.int64(4)
COLUMNS = np.int64(16)
BOARD_COLUMNS = np.int64(4)
LAST_SMALL_GAME = np.int64(3)


@rule(inline=True)
def columns(s):
    """Width of the grid: three boards for up to three players, otherwise four (FE-2.1, FE-2.2)."""
    return BOARD_COLUMNS * (3 if s.players <= LAST_SMALL_GAME else 4)


@rule(inline=True)
def offered(tiles, slot):
    """Whether a slot holds a tile that no lower slot holds too (FE-14.19)."""
    first = tiles[slot] >= 0
    for lower in range(slot):
        first = first and tiles[lower] != tiles[slot]
    return first


@rule(inline=True)
def anchors(s, first, second, orientation):
    """Where the first half can lie: both squares are free, and at least one half meets its own picture (FE-4.3 to
    FE-4.7)."""
    upper, lower = np.uint64(s.free[0]), np.uint64(s.free[1])
    next_upper, next_lower = seen_to(orientation, upper, lower)
    match_upper, match_lower = seen_to(orientation, np.uint64(s.beside[second, 0]), np.uint64(s.beside[second, 1]))
    match_upper |= np.uint64(s.beside[first, 0])
    match_lower |= np.uint64(s.beside[first, 1])
    return upper & next_upper & match_upper, lower & next_lower & match_lower


@rule
def add_placements(s, seat, mask):
    """Add every placement to a mask (FE-4.1, FE-4.2), an action's number being its bit; whether there is any."""
    found = U0
    for slot in range(RESERVE_SIZE):
        if offered(s.reserve[seat], slot):
            first, second = halves(s.reserve[seat, slot])
            word = 2 * ORIENTATIONS * slot
            mask[word], mask[word + 1] = anchors(s, first, second, EAST)
            mask[word + 2], mask[word + 3] = anchors(s, first, second, SOUTH)
            if first != second:
                mask[word + 4], mask[word + 5] = anchors(s, first, second, WEST)
                mask[word + 6], mask[word + 7] = anchors(s, first, second, NORTH)
            for i in range(word, word + 2 * ORIENTATIONS):
                found |= mask[i]
    return found != U0


@rule(inline=True)
def halves(tile):
    """The two kinds that a tile shows."""
    tile = np.int64(tile)
    return tile // KIND_COUNT, tile % KIND_COUNT


@rule
def can_place(s, seat):
    """Whether any tile of the reserve fits anywhere."""
    for slot in range(RESERVE_SIZE):
        first, second = halves(s.reserve[seat, slot])
        for orientation in range(ORIENTATIONS):
            upper, lower = anchors(s, first, second, orientation)
            if upper | lower != U0:
                return True
    return False


@rule
def refuse_place(s, seat, slot, orientation, anchor):
    """Why the tile cannot lie there."""
    first, second = halves(s.reserve[seat, slot])
    if not offered(s.reserve[seat], slot) or (first == second and orientation >= WEST):
        return EQUAL_TILES
    row, column = anchor // COLUMNS, anchor % COLUMNS
    if column >= columns(s):
        return NOT_ON_GRID
    if orientation == EAST:
        column += 1
    elif orientation == WEST:
        column -= 1
    elif orientation == SOUTH:
        row += 1
    else:
        row -= 1
    if row < 0 or column < 0 or row >= SQUARES // COLUMNS or column >= columns(s):
        return NOT_FREE
    other = anchor + STEPS[orientation]
    if not (is_desert(s, anchor) and is_desert(s, other)):
        return NOT_DESERT
    if not (contains(s.free, anchor) and contains(s.free, other)):
        return NOT_FREE
    return NOTHING if contains(s.beside[first], anchor) or contains(s.beside[second], other) else NO_MATCH


@rule(inline=True)
def is_desert(s, square):
    """Whether the board shows desert on a square of the grid, with or without anything on it."""
    return not (contains(s.wheat_squares, square) or contains(s.water_squares, square))


@rule
def refuse_discard(s, seat, slot):
    """Why the tile cannot be discarded (FE-4.8, FE-4.9)."""
    if can_place(s, seat):
        return MUST_PLACE
    return NOTHING if offered(s.reserve[seat], slot) else EQUAL_TILES


@rule
def discard_tile(s, seat, slot, log):
    """A tile leaves the game (FE-4.8, FE-4.10)."""
    tile = take_from_reserve(s, seat, slot)
    s.discarded[tile] += 1
    emit(log, DISCARDED, seat, tile, NOTHING, NOTHING)


@rule(inline=True)
def take_from_reserve(s, seat, slot):
    """Take the tile out of a slot, which stays empty until the end of the turn."""
    tile = np.int64(s.reserve[seat, slot])
    s.reserve[seat, slot] = -1
    s.reserve_slot = slot
    return tile
