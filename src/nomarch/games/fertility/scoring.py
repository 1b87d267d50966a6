"""Scoring (section 11). Each seat's debens are counted as they stand, so that the end only reads them out."""

import numpy as np

from nomarch.core.bits import popcount
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS
from nomarch.games.fertility.components import MONUMENTS_EACH, MOST_MONUMENTS, SECOND_MONUMENTS
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.state import CATEGORIES

GENERAL, SPECIALISTS, STATUES, MONUMENTS, GRANARY = (np.int64(category) for category in range(len(CATEGORIES)))
CATEGORY_COUNT = np.int64(len(CATEGORIES))
SCORED = EVENTS.code("scored")
ENDED = EVENTS.code("game_ended")
NOBODY = np.int64(-1)


@rule
def count_general(s, seat, value):
    """A general shop is full: its value (FE-11.1)."""
    s.points[seat, GENERAL] += value


@rule
def count_specialists(s, seat):
    """Every full specialist pays for each token of its kind in the metropolis (FE-11.2, FE-13.29)."""
    total = np.int64(0)
    for kind in range(KIND_COUNT):
        total += np.int64(s.rates[seat, kind]) * np.int64(s.shop_tokens[seat, kind])
    s.points[seat, SPECIALISTS] = total


@rule
def count_statues(s, seat):
    """The table for the number of different gods (FE-11.3, FE-13.28), free choices going to their best use
    (FE-13.27)."""
    different = popcount(np.uint64(s.statue_gods[seat])) + np.int64(s.statues_any[seat])
    if different > s.gods:
        different = np.int64(s.gods)
    s.points[seat, STATUES] = s.statues[different]


@rule
def count_granary(s, seat):
    """The value under the wheat marker (FE-11.8)."""
    s.points[seat, GRANARY] = s.granary[np.int64(s.wheat[seat])]


@rule
def count_monuments(s):
    """Most and second most monuments on the grid (FE-11.4, FE-11.5); who is tied for a place gets its full value and
    the next lower number is second all the same (FE-11.6); nothing without a monument (FE-11.7)."""
    most = most_placed(s, MONUMENTS_EACH + 1)
    second = most_placed(s, most)
    for seat in range(s.players):
        placed = monuments_placed(s, seat)
        value = NOTHING
        if placed > 0 and placed == most:
            value = MOST_MONUMENTS
        elif placed > 0 and placed == second:
            value = SECOND_MONUMENTS
        s.points[seat, MONUMENTS] = value


@rule(inline=True)
def monuments_placed(s, seat):
    """How many monuments of the seat stand on the grid."""
    return MONUMENTS_EACH - np.int64(s.monuments_left[seat])


@rule(inline=True)
def most_placed(s, limit):
    """The largest number of monuments of a seat that is below a limit."""
    most = NOTHING
    for seat in range(s.players):
        placed = monuments_placed(s, seat)
        if most < placed < limit:
            most = placed
    return most


@rule
def announce(s, log):
    """The end: each seat's debens in the order of scoring, and nobody is asked any more (FE-10.2)."""
    for category in range(CATEGORY_COUNT):
        for seat in range(s.players):
            emit(log, SCORED, seat, category, np.int64(s.points[seat, category]), NOTHING)
    emit(log, ENDED, NOTHING, NOTHING, NOTHING, NOTHING)
    s.to_move = NOBODY


@rule
def score(s, seat):
    """The seat's debens as they stand."""
    total = np.int64(0)
    for category in range(CATEGORY_COUNT):
        total += np.int64(s.points[seat, category])
    return total


@rule(inline=True)
def tokens_in_shops(s, seat):
    """How many tokens lie in the seat's shops; wheat is none (FE-13.30)."""
    total = np.int64(0)
    for kind in range(KIND_COUNT):
        total += np.int64(s.shop_tokens[seat, kind])
    return total


@rule
def ahead(s, seat, other):
    """Whether a seat is placed before another: more debens, or as many with fewer tokens (FE-10.4 to FE-10.7)."""
    mine, yours = score(s, seat), score(s, other)
    if mine != yours:
        return mine > yours
    return tokens_in_shops(s, seat) < tokens_in_shops(s, other)
