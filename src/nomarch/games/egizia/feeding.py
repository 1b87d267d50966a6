"""Phase 3, feeding the crews (EG-6.1 to EG-6.9)."""

import numpy as np

from nomarch.core.bits import bit
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import A_CONVERT, EVENTS, FEED, PLAY_N5
from nomarch.games.egizia.crews import need
from nomarch.games.egizia.irrigation import harvest
from nomarch.games.egizia.nile_cards import GRAIN_OF_N5, N5, N18
from nomarch.games.egizia.phases import QUARRYING, ask, go_to
from nomarch.games.egizia.score_track import LOST_FEEDING, enter, queue_from_the_front
from nomarch.games.egizia.stones import spend_stones
from nomarch.games.egizia.tracks import penalty
from nomarch.games.egizia.windows import IN_FEED, NOT_IN_THIS_WINDOW, box, holds, window_choices

ENOUGH_GRAIN = clause("EG-16.28")
FED = EVENTS.code("fed")
HUNGRY = EVENTS.code("hungry")
ONE_GRAIN = np.int64(1)


@rule
def begin_feeding(s):
    """From the front of the score track to the back (EG-6.1)."""
    queue_from_the_front(s)
    ask_next_to_feed(s)


@rule
def ask_next_to_feed(s):
    """The next player feeds, or the phase is over."""
    if s.queue_at < s.queue_size:
        s.grain = 0
        ask(s, np.int64(s.queue[np.int64(s.queue_at)]), FEED)
    else:
        go_to(s, QUARRYING)


@rule
def grain(s, seat):
    """Irrigated fields, and what cards and stones added in this feeding (EG-6.3)."""
    return harvest(s, seat) + np.int64(s.grain)


@rule
def feed_choices(s, seat):
    """Cards for this window; N5 and N18 only while grain is missing (EG-16.28)."""
    choices = window_choices(s, seat, IN_FEED)
    if holds(s, seat, N5 | N18) and grain(s, seat) < need(s, seat):
        if holds(s, seat, N5):
            choices |= bit(PLAY_N5)
        if holds(s, seat, N18) and s.stones[seat] > 0:
            choices |= bit(A_CONVERT)
    return choices


@rule
def refuse_grain(s, seat, card, stones):
    """Why this card cannot give grain now, which costs so many stones."""
    if not holds(s, seat, card):
        return NOT_IN_THIS_WINDOW
    return NOTHING if grain(s, seat) < need(s, seat) and s.stones[seat] >= stones else ENOUGH_GRAIN


@rule
def play_grain(s, seat, log):
    """N5: four grain."""
    box(s, seat, N5, log)
    s.grain = np.int64(s.grain) + GRAIN_OF_N5


@rule
def convert(s, seat, log):
    """N18: a stone becomes a grain."""
    spend_stones(s, seat, ONE_GRAIN, log)
    s.grain = np.int64(s.grain) + ONE_GRAIN


@rule
def feed(s, seat, log):
    """Grain that is missing costs points (EG-6.5, EG-6.6)."""
    needed, given = need(s, seat), grain(s, seat)
    if given >= needed:
        emit(log, FED, seat, needed, given, NOTHING)
    else:
        emit(log, HUNGRY, seat, needed, given, penalty(s, seat))
        enter(s, seat, LOST_FEEDING, (given - needed) * penalty(s, seat), log)
    s.queue_at += 1
    ask_next_to_feed(s)
