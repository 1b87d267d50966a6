"""Phase 4, quarrying (EG-6.10 to EG-6.12)."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.rule import rule
from nomarch.games.egizia.components import START_QUARRY
from nomarch.games.egizia.nile_cards import QUARRIES, VALUE
from nomarch.games.egizia.phases import BUILDING, go_to
from nomarch.games.egizia.stones import gain_stones

NO_SITE_YET = np.int64(-1)


@rule
def quarry_sum(s, seat):
    """Stones that the seat's quarries give each round, start quarry included (EG-6.10, EG-11.5)."""
    total = START_QUARRY
    quarries = np.uint64(s.held[seat]) & QUARRIES
    while quarries != U0:
        total += VALUE[lowest(quarries)]
        quarries &= quarries - U1
    return total


@rule
def quarry(s, log):
    """Every player in tile order gets the stones; nothing is decided."""
    for tile in range(s.players):
        seat = np.int64(s.order[tile])
        gain_stones(s, seat, quarry_sum(s, seat), log)
    s.site = NO_SITE_YET
    go_to(s, BUILDING)
