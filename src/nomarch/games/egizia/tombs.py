"""The tombs (EG-8.10 to EG-8.12, EG-13.5)."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import BUILDINGS, TOMB_TABLE, TOMBS_IN_ROW, TOMBS_OPEN
from nomarch.games.egizia.nile_cards import N19, TOMB_OF_N19
from nomarch.games.egizia.windows import holds

BUILDING = np.int64(BUILDINGS.index("tombs"))
OPENED = EVENTS.code("tomb_opened")


@rule
def tomb_value(s):
    """The value of the first tile still in the row, 0 when all are taken (EG-8.10)."""
    taken = np.int64(s.tombs_taken)
    return np.int64(s.tombs[taken]) if taken < TOMBS_IN_ROW else np.int64(0)


@rule
def tombs_seen(s):
    """How many tiles of the row are or were face up (EG-2.12, EG-8.12)."""
    seen = np.int64(s.tombs_taken) + TOMBS_OPEN
    return seen if seen < TOMBS_IN_ROW else TOMBS_IN_ROW


@rule
def take_tomb(s, seat, log):
    """Take the first tile, mark its place, and turn up the next one (EG-8.11, EG-8.12)."""
    seen, taken = tombs_seen(s), np.int64(s.tombs_taken)
    s.tomb_owner[taken] = seat
    s.tombs_taken = taken + 1
    s.bricks[seat, BUILDING] += 1
    if tombs_seen(s) > seen:
        emit(log, OPENED, np.int64(s.tombs[seen]), NOTHING, NOTHING, NOTHING)


@rule
def tomb_sum(s, seat):
    """The values of the seat's tiles, and N19 (EG-13.5)."""
    total = TOMB_OF_N19 if holds(s, seat, N19) else np.int64(0)
    for tile in range(np.int64(s.tombs_taken)):
        if s.tomb_owner[tile] == seat:
            total += np.int64(s.tombs[tile])
    return total


@rule
def tomb_points(total):
    """What a sum of tomb tiles is worth at the end (EG-13.5, EG-16.55)."""
    points = np.int64(0)
    for step in range(len(TOMB_TABLE)):
        if total >= TOMB_TABLE[step, 0]:
            points = TOMB_TABLE[step, 1]
    return points
