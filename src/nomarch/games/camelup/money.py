"""Money: whole pounds, never below 0 (CU-1.10), from a bank without limit (CU-15.38)."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.camelup.state import CATEGORIES

LEG_TILES = np.int64(CATEGORIES.index("leg_tiles"))
RANKING_TILES = np.int64(CATEGORIES.index("ranking_tiles"))
PYRAMID = np.int64(CATEGORIES.index("pyramid_tiles"))
ALLY = np.int64(CATEGORIES.index("ally"))
DESERT = np.int64(CATEGORIES.index("desert"))
PHOTOS = np.int64(CATEGORIES.index("photos"))
WINNER_PILE = np.int64(CATEGORIES.index("winner_pile"))
WAIVED = np.int64(CATEGORIES.index("waived"))
START = np.int64(CATEGORIES.index("start"))


@rule
def note(s, seat, category, amount):
    """Enter an amount on the seat's score sheet."""
    s.income[seat, category] = np.int64(s.income[seat, category]) + amount


@rule
def pay(s, seat, amount):
    """Pay the seat an amount, or take it as far as its money reaches: the rest is waived (CU-7.7); what changed."""
    before = np.int64(s.money[seat])
    after = before + amount
    if after < 0:
        note(s, seat, WAIVED, -after)
        after = np.int64(0)
    s.money[seat] = after
    return after - before


@rule
def earn(s, seat, category, amount):
    """Pay an amount that belongs to one category; what changed."""
    note(s, seat, category, amount)
    return pay(s, seat, amount)
