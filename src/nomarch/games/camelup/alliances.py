"""Alliances (section 13)."""

import numpy as np

from nomarch.core.bits import U0, bit
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.spaces import NOT_IN_GAME

NOT_AVAILABLE = clause("CU-13.2")
ALLIED = EVENTS.code("allied")
NOBODY = np.int64(-1)


@rule
def open_allies(s, seat):
    """The seats with which the seat can ally: both cards must show the available side (CU-13.1, CU-13.2)."""
    seats = U0
    if s.allies != 0 and s.ally[seat] == NOBODY:
        for other in range(s.players):
            if other != seat and s.ally[other] == NOBODY:
                seats |= bit(other)
    return seats


@rule
def refuse_ally(s, seat, other):
    """Why the seat cannot ally with the other."""
    if s.allies == 0 or other >= s.players:
        return NOT_IN_GAME
    if other == seat or s.ally[seat] != NOBODY or s.ally[other] != NOBODY:
        return NOT_AVAILABLE
    return NOTHING


@rule
def make_allies(s, seat, other, log):
    """Swap the cards; the two are allies for the rest of the leg (CU-13.3)."""
    s.ally[seat] = other
    s.ally[other] = seat
    emit(log, ALLIED, seat, other, NOTHING, NOTHING)
