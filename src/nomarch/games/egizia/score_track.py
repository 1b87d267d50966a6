"""The score track (EG-9.5 to EG-9.9, EG-15.3): points, and who is in front of whom."""

import numpy as np

from nomarch.core.log import emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import SCORE_FLOOR
from nomarch.games.egizia.state import CATEGORIES

SCORED = EVENTS.code("scored")
LOST_FEEDING = np.int64(CATEGORIES.index("feeding"))
GRAIN_MARKET = np.int64(CATEGORIES.index("grain_market"))
FIELDS = np.int64(CATEGORIES.index("fields"))
SALES = np.int64(CATEGORIES.index("sales"))
BRICK_CARDS = np.int64(CATEGORIES.index("brick_cards"))
SPHINX_RETURNED = np.int64(CATEGORIES.index("sphinx_returned"))
OBELISK = np.int64(CATEGORIES.index("obelisk"))
PYRAMID = np.int64(CATEGORIES.index("pyramid"))
ROWS = np.int64(CATEGORIES.index("rows"))
PARTICIPATION = np.int64(CATEGORIES.index("participation"))
STONE_SALE = np.int64(CATEGORIES.index("stone_sale"))
TOMB_COLLECTION = np.int64(CATEGORIES.index("tomb_collection"))
SPHINX_CARDS = np.int64(CATEGORIES.index("sphinx_cards"))


@rule
def enter(s, seat, category, points, log):
    """Move the marker at once; it goes to the back of the queue on its new space, unless it does not move at all
    (EG-9.5, EG-9.6). In the Polish edition a loss stops at 0 (EG-6.7, EG-15.3)."""
    shared_code()
    before = np.int64(s.score[seat])
    after = before + points
    if after < 0 and SCORE_FLOOR[np.int64(s.edition)]:
        after = np.int64(0)
    if after == before:
        return
    s.score[seat] = after
    s.sheet[seat, category] = np.int64(s.sheet[seat, category]) + after - before
    arrival = np.int64(s.arrivals) + 1
    s.arrivals = arrival
    s.arrival[seat] = arrival
    emit(log, SCORED, seat, category, after - before, after)


@rule
def ahead(s, seat, other):
    """Whether a seat is in front of another: more points, or there first (EG-9.7, EG-13.9, EG-13.10)."""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    return s.arrival[seat] < s.arrival[other]


@rule
def queue_from_the_front(s):
    """Fix the order of a phase in which players act from the front of the track to the back (EG-6.1, EG-9.3)."""
    shared_code()
    for seat in range(np.int64(s.players)):
        place = np.int64(seat)
        while place > 0 and ahead(s, seat, np.int64(s.queue[place - 1])):
            s.queue[place] = s.queue[place - 1]
            place -= 1
        s.queue[place] = seat
    s.queue_size = s.players
    s.queue_at = 0


@rule
def score(s, seat):
    """A seat's points."""
    return np.int64(s.score[seat])
