"""Crews and their strength (EG-1.18, EG-1.19, EG-5.9, EG-5.10)."""

import numpy as np

from nomarch.core.bits import U0, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import CREWS, MOST_STRENGTH, PLAIN_CREWS

CREW_COUNT = np.int64(len(CREWS))
PLAIN_COUNT = np.int64(len(PLAIN_CREWS))
JOKER = np.int64(CREWS.index("joker"))
AT_MAXIMUM = clause("EG-5.10")
RAISED = EVENTS.code("crew_raised")
LOST = EVENTS.code("raise_lost")


@rule
def raisable(s, seat):
    """The crews below the maximum, any of the four (EG-5.10, EG-16.23)."""
    crews = U0
    for crew in range(CREW_COUNT):
        if s.strength[seat, crew] < MOST_STRENGTH:
            crews |= bit(crew)
    return crews


@rule
def refuse_raise(s, seat, crew):
    """Why this crew cannot be chosen."""
    return NOTHING if has(raisable(s, seat), crew) else AT_MAXIMUM


@rule
def raise_crew(s, seat, crew, log):
    """One step; beyond the maximum it is lost (EG-5.9)."""
    shared_code()
    strength = np.int64(s.strength[seat, crew])
    if strength < MOST_STRENGTH:
        s.strength[seat, crew] = strength + 1
        emit(log, RAISED, seat, crew, strength + 1, NOTHING)
    else:
        emit(log, LOST, seat, crew, NOTHING, NOTHING)


@rule
def unused(s, seat, crew):
    """Whether the crew has not built this round (EG-7.8)."""
    return not has(np.uint64(s.used[seat]), crew)


@rule
def need(s, seat):
    """The grain that the seat's crews need: all four count, used or not (EG-6.2)."""
    total = np.int64(0)
    for crew in range(CREW_COUNT):
        total += np.int64(s.strength[seat, crew])
    return total
