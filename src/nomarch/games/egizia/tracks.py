"""The stone sale and the grain market (section 10)."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import LAST_SPACE, MARKET_BONUS, PENALTY, SALE_BONUS, TRACKS
from nomarch.games.egizia.score_track import GRAIN_MARKET as MARKET_POINTS
from nomarch.games.egizia.score_track import enter
from nomarch.games.egizia.stones import gain_stones

STONE_SALE = np.int64(TRACKS.index("stone_sale"))
GRAIN_MARKET = np.int64(TRACKS.index("grain_market"))
MOVED = EVENTS.code("marker_moved")
STAYED = EVENTS.code("marker_stayed")


@rule
def step_marker(s, seat, track, log):
    """One step down (EG-10.1); one that ends on the lowest space gives its bonus, also if it begins there (EG-10.2,
    EG-10.5)."""
    shared_code()
    space = np.int64(s.marker[seat, track])
    if space < LAST_SPACE:
        space += 1
        s.marker[seat, track] = space
        emit(log, MOVED, seat, track, space, NOTHING)
    else:
        emit(log, STAYED, seat, track, NOTHING, NOTHING)
    if space == LAST_SPACE:
        if track == STONE_SALE:
            gain_stones(s, seat, SALE_BONUS, log)
        else:
            enter(s, seat, MARKET_POINTS, MARKET_BONUS, log)


@rule
def penalty(s, seat):
    """Points lost for each missing grain (EG-1.17, EG-10.4)."""
    return PENALTY[np.int64(s.marker[seat, GRAIN_MARKET]) - 1]
