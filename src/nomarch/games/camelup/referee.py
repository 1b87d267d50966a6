"""The referee camel (section 14)."""

import numpy as np

from nomarch.core.bits import has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.spaces import NOT_IN_GAME, without_camels
from nomarch.games.camelup.track import line_up, rank_of

CAMELS_THERE = clause("CU-14.1")
PLACED = EVENTS.code("referee_placed")
LINED_UP = EVENTS.code("lined_up")


@rule
def refuse_referee(s, space):
    """Why the referee cannot be put on the space (CU-14.1, CU-15.23)."""
    if space > s.last_space:
        return NOT_IN_GAME
    return NOTHING if has(without_camels(s), space) else CAMELS_THERE


@rule
def place_referee(s, seat, space, log):
    """Put the referee on a space."""
    s.referee_space = space
    emit(log, PLACED, seat, space, NOTHING, NOTHING)


@rule
def split(s, camel, size, log):
    """The first unit to stop at the referee is lined up side by side; then he leaves (CU-14.2 to CU-14.5)."""
    camels = np.uint64(s.camels)
    s.camels = line_up(camels, rank_of(camels, camel), size)
    emit(log, LINED_UP, np.int64(s.referee_space), size, NOTHING, NOTHING)
    s.referee_space = 0
