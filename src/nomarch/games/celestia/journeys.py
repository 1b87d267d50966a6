"""Between journeys (section 9), and the end of the game (section 10)."""

import numpy as np

from nomarch.core.bits import bit
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import EVENTS
from nomarch.games.celestia.cards import draw
from nomarch.games.celestia.components import DRAWN, END_POINTS, END_TYPES, JOURNEY_CAP, NUMBERS, SPYGLASS_VALUE
from nomarch.games.celestia.legs import JOURNEY_OVER, START, advance, go_to
from nomarch.games.celestia.treasures import NO_CITY, stop_after, types_owned

BEFORE_ALL = np.int64(-1)
NOBODY = np.int64(-1)
BEGUN = EVENTS.code("journey_begun")
SCORED = EVENTS.code("scored")
ENDED = EVENTS.code("game_ended")


@rule
def go_on(s, log):
    """Step by step until a seat is asked or the game is over."""
    while s.to_move != NOBODY:
        if advance(s, log):
            if s.step != JOURNEY_OVER:
                return
            end_journey(s, log)


@rule
def end_journey(s, log):
    """First the end of the game is tested (CE-9.2); then the player to the left of the last captain is captain, however
    the journey ended (CE-9.5), and everybody draws a card, from him on (CE-9.4, CE-12.21)."""
    if is_over(s):
        announce(s, log)
        return
    s.journey += 1
    captain = (np.int64(s.captain) + 1) % s.players
    for _ in range(DRAWN):
        for step in range(s.players):
            draw(s, (captain + step) % s.players, log)
    begin_journey(s, captain, log)


@rule
def begin_journey(s, captain, log):
    """The ship is at the first stop with all players aboard (CE-9.3, CE-12.19)."""
    s.captain = captain
    s.city = stop_after(s, BEFORE_ALL)
    s.aboard = bit(s.players) - np.uint64(1)
    emit(log, BEGUN, np.int64(s.journey), captain, NUMBERS[np.int64(s.city)], NOTHING)
    go_to(s, START)


@rule
def is_over(s):
    """Somebody has enough (CE-10.1, CE-11.2, CE-12.22), there are no two stops left (CE-12.20), or the cap is reached
    (CE-12.26). Asked only between journeys (CE-12.23)."""
    for seat in range(s.players):
        if s.beginner != 0:
            if types_owned(s, seat) >= END_TYPES:
                return True
        elif s.points[seat] >= END_POINTS:
            return True
    first = stop_after(s, BEFORE_ALL)
    return first == NO_CITY or stop_after(s, first) == NO_CITY or s.journey >= JOURNEY_CAP


@rule
def announce(s, log):
    """The points are counted, and nobody is asked any more."""
    for seat in range(s.players):
        spyglasses = SPYGLASS_VALUE * np.int64(s.spyglasses[seat])
        emit(log, SCORED, seat, np.int64(s.points[seat]) - spyglasses, spyglasses, NOTHING)
    emit(log, ENDED, NOTHING, NOTHING, NOTHING, NOTHING)
    s.to_move = NOBODY


@rule
def score(s, seat):
    """The values of the own treasures, and two for each unused spyglass (CE-10.2)."""
    return np.int64(s.points[seat])


@rule
def ahead(s, seat, other):
    """The most points win (CE-10.3, CE-11.4), and a tie is shared (CE-10.4)."""
    return score(s, seat) > score(s, other)
