"""Which actions are legal (EG-18.29 to EG-18.45): for each decision the options that its modules leave open."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, put
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import (
    A_BRICK,
    A_BUILD_DONE,
    A_CREW,
    A_CREW_DONE,
    A_DONE,
    A_DRAW,
    A_FREE,
    A_JOKER,
    A_KEEP,
    A_KEEP_NONE,
    A_LOC,
    A_PASS,
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
    FREE,
    KEEP,
    LEFT,
    OPENING,
    PLAY_N1,
    PLAY_N2,
    PLAY_N4,
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
from nomarch.games.egizia.bricks import cost, open_bricks
from nomarch.games.egizia.components import TRACKS
from nomarch.games.egizia.crews import JOKER, raisable
from nomarch.games.egizia.feeding import feed_choices
from nomarch.games.egizia.irrigation import ring_choices
from nomarch.games.egizia.nile_cards import N7
from nomarch.games.egizia.sailing import can_repeat, can_sail_again, left_over, open_locations, open_slots
from nomarch.games.egizia.sphinx import can_keep_two, keepable, may_keep_none, most_free, most_paid
from nomarch.games.egizia.teams import available, can_add_second, first_crews, second_crews, strong_enough
from nomarch.games.egizia.windows import IN_BONUS, IN_BUILD, IN_FINAL, IN_SAIL, holds, window_choices

BOTH_TRACKS = np.uint64((1 << len(TRACKS)) - 1)


@rule
def find_choices(s):
    """Write the legal actions of who is asked into the record."""
    s.choices[0] = U0
    s.choices[1] = U0
    seat, decision = np.int64(s.to_move), np.int64(s.decision)
    if decision <= LEFT:
        choose_in_sailing(s, seat, decision)
    elif decision >= BRICKS:
        choose_late(s, seat, decision)
    elif decision >= DRAW:
        choose_at_sphinx(s, seat, decision)
    else:
        choose_before_building(s, seat, decision)


@rule
def choose_in_sailing(s, seat, decision):
    """OPENING, SAIL, the further ship of N1, SLOT, EFFECT, POST and LEFT."""
    if decision == SAIL:
        s.choices[0] = (open_locations(s, seat) >> U1) | bit(A_PASS) | window_choices(s, seat, IN_SAIL)
    elif decision == POST:
        choose_after_ship(s, seat)
    elif decision == SLOT:
        put(s.choices, A_SLOT, open_slots(s, seat))
    elif decision == RAISE:
        put(s.choices, A_RAISE, raisable(s, seat))
    elif decision == RING:
        put(s.choices, A_RING, ring_choices(s))
    elif decision == SECOND_SHIP:
        put(s.choices, A_LOC, open_locations(s, seat) >> U1)
    elif decision == OPENING:
        put(s.choices, A_KEEP, keepable(s))
    else:
        put(s.choices, A_TAKE, left_over(s))
        put(s.choices, A_TAKE_NONE, U1)


@rule
def choose_after_ship(s, seat):
    """POST: N6, N1, or nothing more in this turn."""
    put(s.choices, A_DONE, U1)
    if can_repeat(s, seat):
        put(s.choices, PLAY_N6, U1)
    if can_sail_again(s, seat):
        put(s.choices, PLAY_N1, U1)


@rule
def choose_before_building(s, seat, decision):
    """FEED, SITE, BUILD and TEAM."""
    if decision == FEED:
        s.choices[0] = feed_choices(s, seat)
        put(s.choices, A_DONE, U1)
    elif decision == BUILD:
        s.choices[0] = window_choices(s, seat, IN_BUILD)
        put(s.choices, A_CREW, first_crews(s, seat))
        put(s.choices, A_WITHDRAW, U1)
    elif decision == TEAM:
        choose_team(s, seat)
    elif decision == SECOND_CREW:
        put(s.choices, A_CREW, second_crews(s, seat))
    elif decision == SITE:
        put(s.choices, PLAY_N9, U1)
        put(s.choices, A_DONE, U1)


@rule
def choose_team(s, seat):
    """TEAM: joker, N7, N2, or the team as it is."""
    if available(s, seat, JOKER):
        put(s.choices, A_JOKER, U1)
    if holds(s, seat, N7):
        put(s.choices, PLAY_N7, U1)
    if can_add_second(s, seat):
        put(s.choices, PLAY_N2, U1)
    if strong_enough(s):
        put(s.choices, A_CREW_DONE, U1)


@rule
def choose_at_sphinx(s, seat, decision):
    """DRAW, FREE and KEEP."""
    if decision == DRAW:
        put(s.choices, A_DRAW, up_to(most_paid(s, seat)))
    elif decision == FREE:
        put(s.choices, A_FREE, up_to(most_free(s, seat) + 1))
    elif decision == KEEP:
        put(s.choices, A_KEEP, keepable(s))
        if may_keep_none(s):
            put(s.choices, A_KEEP_NONE, U1)
        if can_keep_two(s, seat):
            put(s.choices, PLAY_N4, U1)


@rule
def up_to(number):
    """The first so many bits."""
    return (U1 << np.uint64(number)) - U1


@rule
def choose_late(s, seat, decision):
    """BRICKS, TRACK, BONUS and FINAL."""
    if decision == BRICKS:
        put(s.choices, A_BRICK, open_bricks(s, seat))
        if cost(s) > 0:
            put(s.choices, A_BUILD_DONE, U1)
    elif decision == TRACK:
        put(s.choices, A_TRACK, BOTH_TRACKS)
    else:
        s.choices[0] = window_choices(s, seat, IN_BONUS if decision == BONUS else IN_FINAL)
        put(s.choices, A_DONE, U1)
