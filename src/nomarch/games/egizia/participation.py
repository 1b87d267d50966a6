"""Phase 6, the bonus for taking part in building (EG-9.1 to EG-9.4)."""

import numpy as np

from nomarch.core.bits import popcount
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import BONUS
from nomarch.games.egizia.components import PARTICIPATION as POINTS_BY_SITES
from nomarch.games.egizia.phases import ORDERING, ask, go_to
from nomarch.games.egizia.sailing import clear_sites
from nomarch.games.egizia.score_track import PARTICIPATION, enter, queue_from_the_front


@rule
def begin_participation(s, log):
    """From the front of the score track to the back (EG-9.3)."""
    queue_from_the_front(s)
    ask_next_bonus(s, log)


@rule
def ask_next_bonus(s, log):
    """The next player enters the bonus; at the end all ships go back to hand (EG-9.4)."""
    shared_code()
    if s.queue_at < s.queue_size:
        ask(s, np.int64(s.queue[np.int64(s.queue_at)]), BONUS)
    else:
        clear_sites(s, log)
        go_to(s, ORDERING)


@rule
def enter_bonus(s, seat, log):
    """Points for the sites where the player built this round (EG-9.1, EG-9.2)."""
    enter(s, seat, PARTICIPATION, POINTS_BY_SITES[popcount(np.uint64(s.built[seat]))], log)
    s.queue_at += 1
    ask_next_bonus(s, log)
