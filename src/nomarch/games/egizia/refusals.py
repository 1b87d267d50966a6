"""Why an action is not legal: for each decision the clause that forbids it."""

import numpy as np

from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import (
    A_BRICK,
    A_BUILD_DONE,
    A_CONVERT,
    A_CREW,
    A_CREW_DONE,
    A_DONE,
    A_DRAW,
    A_FREE,
    A_JOKER,
    A_KEEP,
    A_KEEP_NONE,
    A_PASS,
    A_PLAY,
    A_RAISE,
    A_RING,
    A_SLOT,
    A_TAKE,
    A_TAKE_NONE,
    A_TRACK,
    A_WITHDRAW,
    BONUS,
    BRICKS,
    BUILD,
    DRAW,
    FEED,
    FINAL,
    FREE,
    KEEP,
    LEFT,
    OPENING,
    PLAY_N1,
    PLAY_N2,
    PLAY_N4,
    PLAY_N5,
    PLAY_N6,
    PLAY_N7,
    PLAY_N9,
    POST,
    RAISE,
    RING,
    SAIL,
    SECOND_CREW,
    SECOND_SHIP,
    SITE,
    SLOT,
    TEAM,
    TRACK,
)
from nomarch.games.egizia.bricks import refuse_brick
from nomarch.games.egizia.building import refuse_build_done, refuse_first_place
from nomarch.games.egizia.crews import refuse_raise
from nomarch.games.egizia.feeding import refuse_grain
from nomarch.games.egizia.irrigation import refuse_ring
from nomarch.games.egizia.nile_cards import N5, N18
from nomarch.games.egizia.sailing import (
    refuse_left_over,
    refuse_location,
    refuse_repeat,
    refuse_second_ship,
    refuse_slot,
)
from nomarch.games.egizia.sphinx import (
    TWO_ARE_KEPT,
    may_keep_none,
    refuse_draw,
    refuse_free,
    refuse_keep,
    refuse_keep_two,
)
from nomarch.games.egizia.teams import (
    first_crews,
    refuse_crew,
    refuse_crew_done,
    refuse_joker,
    refuse_plus_three,
    refuse_second_crew,
    second_crews,
)
from nomarch.games.egizia.windows import (
    IN_BONUS,
    IN_BUILD,
    IN_FEED,
    IN_FINAL,
    IN_SAIL,
    NOT_IN_THIS_WINDOW,
    refuse_in_window,
)

GAME_OVER = clause("EG-13.1")
JOKER_ALONE = clause("EG-7.7")
ANSWERS: dict[np.int64, str] = {
    OPENING: "EG-18.29",
    SAIL: "EG-18.30",
    SECOND_SHIP: "EG-18.33",
    SLOT: "EG-18.31",
    RAISE: "EG-18.32",
    RING: "EG-18.32",
    POST: "EG-18.33",
    LEFT: "EG-18.34",
    FEED: "EG-18.35",
    SITE: "EG-18.36",
    BUILD: "EG-18.37",
    TEAM: "EG-18.38",
    SECOND_CREW: "EG-18.38",
    DRAW: "EG-18.39",
    FREE: "EG-18.40",
    KEEP: "EG-18.41",
    BRICKS: "EG-18.42",
    TRACK: "EG-18.43",
    BONUS: "EG-18.44",
    FINAL: "EG-18.45",
}
NO_ANSWER = np.array([clause(ANSWERS[np.int64(decision)]) for decision in range(len(ANSWERS))], np.int64)
"""For each decision the clause that says what can be answered."""


@rule
def refuse(s, action):
    """0 if the action is legal now, otherwise the number of the clause that forbids it."""
    if s.to_move < 0:
        return GAME_OVER
    seat, decision = np.int64(s.to_move), np.int64(s.decision)
    if decision <= LEFT:
        return refuse_in_sailing(s, seat, decision, action)
    if decision >= BRICKS:
        return refuse_late(s, seat, decision, action)
    if decision >= DRAW:
        return refuse_at_sphinx(s, seat, decision, action)
    return refuse_before_building(s, seat, decision, action)


@rule
def no_answer(decision, action):
    """The action has nothing to do with what is asked."""
    return NOT_IN_THIS_WINDOW if A_PLAY <= action <= A_CONVERT else NO_ANSWER[decision]


@rule
def refuse_in_sailing(s, seat, decision, action):
    """OPENING, SAIL, the further ship of N1, SLOT, EFFECT, POST and LEFT."""
    if decision == SAIL:
        return refuse_in_turn(s, seat, action)
    if decision == SECOND_SHIP and action < A_PASS:
        return refuse_location(s, seat, action + 1)
    if decision == SLOT and A_SLOT <= action < A_RAISE:
        return refuse_slot(s, seat, action - A_SLOT)
    if decision == RAISE and A_RAISE <= action < A_RING:
        return refuse_raise(s, seat, action - A_RAISE)
    if decision == RING and A_RING <= action < A_PLAY:
        return refuse_ring(s, action - A_RING)
    if decision == OPENING and A_KEEP <= action < A_KEEP_NONE:
        return refuse_keep(s, action - A_KEEP)
    if decision == POST:
        return refuse_after_ship(s, seat, action)
    if decision == LEFT and A_TAKE <= action <= A_TAKE_NONE:
        return NOTHING if action == A_TAKE_NONE else refuse_left_over(s, action - A_TAKE)
    return no_answer(decision, action)


@rule
def refuse_in_turn(s, seat, action):
    """SAIL: a location, passing, or a card first."""
    if action < A_PASS:
        return refuse_location(s, seat, action + 1)
    if action == A_PASS:
        return NOTHING
    if A_PLAY <= action < A_CONVERT:
        return refuse_in_window(s, seat, IN_SAIL, action)
    return no_answer(SAIL, action)


@rule
def refuse_after_ship(s, seat, action):
    """POST."""
    if action == A_DONE:
        return NOTHING
    if action == PLAY_N6:
        return refuse_repeat(s, seat)
    if action == PLAY_N1:
        return refuse_second_ship(s, seat)
    return no_answer(POST, action)


@rule
def refuse_before_building(s, seat, decision, action):
    """FEED, SITE, BUILD and TEAM."""
    if decision == FEED:
        return refuse_feeding(s, seat, action)
    if decision == TEAM:
        return refuse_in_team(s, seat, action)
    if decision == SITE and action == A_DONE:
        return NOTHING
    if decision == SITE and action == PLAY_N9:
        return refuse_first_place(s, seat)
    if decision == SECOND_CREW and A_CREW <= action < A_JOKER:
        return refuse_crew(s, seat, action - A_CREW, second_crews(s, seat))
    if decision == BUILD:
        if A_CREW <= action < A_JOKER:
            return refuse_crew(s, seat, action - A_CREW, first_crews(s, seat))
        if A_PLAY <= action < A_CONVERT:
            return refuse_in_window(s, seat, IN_BUILD, action)
        if action == A_JOKER:
            return JOKER_ALONE
        if action == A_WITHDRAW:
            return NOTHING
    return no_answer(decision, action)


@rule
def refuse_feeding(s, seat, action):
    """FEED."""
    if action == A_DONE:
        return NOTHING
    if action == PLAY_N5:
        return refuse_grain(s, seat, N5, np.int64(0))
    if action == A_CONVERT:
        return refuse_grain(s, seat, N18, np.int64(1))
    if A_PLAY <= action < A_CONVERT:
        return refuse_in_window(s, seat, IN_FEED, action)
    return no_answer(FEED, action)


@rule
def refuse_in_team(s, seat, action):
    """TEAM."""
    if action == A_JOKER:
        return refuse_joker(s, seat)
    if action == A_CREW_DONE:
        return refuse_crew_done(s)
    if action == PLAY_N7:
        return refuse_plus_three(s, seat)
    if action == PLAY_N2:
        return refuse_second_crew(s, seat)
    return no_answer(TEAM, action)


@rule
def refuse_at_sphinx(s, seat, decision, action):
    """DRAW, FREE and KEEP."""
    if decision == DRAW and A_DRAW <= action < A_FREE:
        return refuse_draw(s, seat, action - A_DRAW + 1)
    if decision == FREE and A_FREE <= action < A_KEEP:
        return refuse_free(s, seat, action - A_FREE)
    if decision == KEEP:
        if A_KEEP <= action < A_KEEP_NONE:
            return refuse_keep(s, action - A_KEEP)
        if action == A_KEEP_NONE:
            return NOTHING if may_keep_none(s) else TWO_ARE_KEPT
        if action == PLAY_N4:
            return refuse_keep_two(s, seat)
    return no_answer(decision, action)


@rule
def refuse_late(s, seat, decision, action):
    """BRICKS, TRACK, BONUS and FINAL."""
    if decision == BRICKS:
        if A_BRICK <= action < A_BUILD_DONE:
            return refuse_brick(s, seat, action - A_BRICK)
        if action == A_BUILD_DONE:
            return refuse_build_done(s)
    elif decision == TRACK:
        if A_TRACK <= action < A_DONE:
            return NOTHING
    elif action == A_DONE:
        return NOTHING
    elif A_PLAY <= action < A_CONVERT:
        return refuse_in_window(s, seat, IN_BONUS if decision == BONUS else IN_FINAL, action)
    return no_answer(decision, action)
