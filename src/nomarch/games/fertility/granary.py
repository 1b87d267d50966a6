"""The granary: the wheat marker of each seat."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS
from nomarch.games.fertility.scoring import count_granary

GAINED = EVENTS.code("wheat_gained")
LOST = EVENTS.code("wheat_lost")


@rule
def gain_wheat(s, seat, amount, log):
    """Advance the marker (FE-5.4, FE-8.5); wheat beyond the last space is lost (FE-13.16)."""
    room = np.int64(s.last_wheat) - np.int64(s.wheat[seat])
    gained = amount
    if gained > room:
        emit(log, LOST, seat, gained - room, NOTHING, NOTHING)
        gained = room
    if gained > 0:
        s.wheat[seat] += gained
        count_granary(s, seat)
        emit(log, GAINED, seat, gained, np.int64(s.wheat[seat]), NOTHING)


@rule
def pay_wheat(s, seat):
    """Move the marker one space back (FE-6.4)."""
    s.wheat[seat] -= 1
    count_granary(s, seat)
