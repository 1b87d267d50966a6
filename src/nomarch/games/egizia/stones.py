"""Stones: the number on a player's own stone track, 0 to 25."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import STONE_CAP

GAINED = EVENTS.code("stones_gained")
SPENT = EVENTS.code("stones_spent")


@rule
def gain_stones(s, seat, amount, log):
    """Add stones; what goes beyond the end of the track is lost (EG-6.11, EG-16.29)."""
    stones = np.int64(s.stones[seat]) + amount
    if stones > STONE_CAP:
        stones = STONE_CAP
    emit(log, GAINED, seat, stones - np.int64(s.stones[seat]), stones, NOTHING)
    s.stones[seat] = stones


@rule
def spend_stones(s, seat, amount, log):
    """Take stones off the track."""
    stones = np.int64(s.stones[seat]) - amount
    s.stones[seat] = stones
    emit(log, SPENT, seat, amount, stones, NOTHING)
