"""Empty spaces (CU-4.8), and the actions that put something on one: desert tiles (CU-5.6 to CU-5.8)."""

import numpy as np

from nomarch.core.bits import U1, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.track import occupied

NOT_IN_GAME = clause("CU-16.2")
NEEDS_EMPTY_SPACE = clause("CU-5.6")
SAME_SPACE = clause("CU-15.3")
CAMERA_THERE = clause("CU-11.8")
REFEREE_THERE = clause("CU-15.24")
PLACED = EVENTS.code("desert_tile_placed")
SPACE_0 = np.uint64(1)
TOO_EARLY = np.uint64(0b11)  # there is no space 0, and no desert tile on space 1


@rule(inline=True)
def on_track(s):
    """All spaces of the track, space s as bit s."""
    return bit(np.int64(s.last_space) + 1) - U1 & ~SPACE_0


@rule(inline=True)
def without_camels(s):
    """The spaces without camels."""
    return on_track(s) & ~occupied(np.uint64(s.camels))


@rule(inline=True)
def empty(s):
    """The spaces with neither camel, desert tile, camera nor referee (CU-4.8)."""
    taken = np.uint64(s.oases) | np.uint64(s.mirages) | bit(np.int64(s.camera)) | bit(np.int64(s.referee_space))
    return without_camels(s) & ~taken


@rule(inline=True)
def open_for_desert(s, seat):
    """Where the seat may put its desert tile (CU-5.6); its own old place is lifted first (CU-15.4) but is not a new
    place (CU-15.3)."""
    others = (np.uint64(s.oases) | np.uint64(s.mirages)) & ~bit(np.int64(s.desert_space[seat]))
    return empty(s) & ~(others << U1) & ~(others >> U1) & ~TOO_EARLY


@rule
def refuse_desert(s, seat, space):
    """Why the seat may not put its desert tile there."""
    if space > s.last_space:
        return NOT_IN_GAME
    if has(open_for_desert(s, seat), space):
        return NOTHING
    if space == s.desert_space[seat]:
        return SAME_SPACE
    if space == s.camera:
        return CAMERA_THERE
    if space == s.referee_space:
        return REFEREE_THERE
    return NEEDS_EMPTY_SPACE


@rule
def place_desert_tile(s, seat, space, side, log):
    """Put or move the seat's desert tile, with the side of its choice up (CU-5.7, CU-5.8)."""
    lift = ~bit(np.int64(s.desert_space[seat]))
    oases, mirages = np.uint64(s.oases) & lift, np.uint64(s.mirages) & lift
    if side == 0:
        oases |= bit(space)
    else:
        mirages |= bit(space)
    s.oases, s.mirages = np.uint32(oases), np.uint32(mirages)
    s.desert_space[seat] = space
    emit(log, PLACED, seat, space, side, NOTHING)
