"""The photographer (section 11)."""

import numpy as np

from nomarch.core.bits import U0, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.components import PHOTO_COIN
from nomarch.games.camelup.money import PHOTOS, earn
from nomarch.games.camelup.spaces import NOT_IN_GAME, REFEREE_THERE, empty

HIRED_ALREADY = clause("CU-11.1")
SAME_SPACE = clause("CU-15.16")
HIRED = EVENTS.code("photographer_hired")
PHOTOGRAPHED = EVENTS.code("photographed")
NOBODY = np.int64(-1)


@rule
def open_for_camera(s, seat):
    """Where the seat may point the camera: at any empty space, unless another player holds the tile (CU-11.1); the
    present camera space is not empty (CU-15.16)."""
    if s.paparazzi == 0 or (s.photographer != NOBODY and s.photographer != seat):
        return U0
    return empty(s)


@rule
def refuse_hire(s, seat, space):
    """Why the seat cannot point the camera at the space."""
    if s.paparazzi == 0 or space > s.last_space:
        return NOT_IN_GAME
    if has(open_for_camera(s, seat), space):
        return NOTHING
    if space == s.camera and s.photographer == seat:
        return SAME_SPACE
    if space == s.referee_space:
        return REFEREE_THERE
    return HIRED_ALREADY


@rule
def hire(s, seat, space, log):
    """Take the photographer tile and point the camera (CU-11.2, CU-11.3)."""
    s.photographer = seat
    s.camera = space
    emit(log, HIRED, seat, space, NOTHING, NOTHING)


@rule
def photograph(s, camels, log):
    """A unit stopped on the camera space: a pound for each camel, then tile and camera are free (CU-11.4, CU-11.5)."""
    seat = np.int64(s.photographer)
    earn(s, seat, PHOTOS, camels * PHOTO_COIN)
    emit(log, PHOTOGRAPHED, seat, np.int64(s.camera), camels * PHOTO_COIN, NOTHING)
    put_away(s)


@rule
def put_away(s):
    """Tile and camera are nobody's."""
    s.photographer = NOBODY
    s.camera = 0
