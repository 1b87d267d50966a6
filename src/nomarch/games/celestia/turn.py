"""The decisions (section 13): which actions are legal, why another is not, and carrying one out."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.celestia import actions as asked_for
from nomarch.games.celestia import components as box
from nomarch.games.celestia.actions import EVENTS, VOCABULARY
from nomarch.games.celestia.cards import discard
from nomarch.games.celestia.journeys import go_on
from nomarch.games.celestia.legs import (
    DECLARE,
    EJECTIONS,
    JOURNEY_OVER,
    NEW_ROUTE,
    declare_able,
    declare_unable,
    go_to,
    move,
    roll,
    targets,
)
from nomarch.games.celestia.treasures import get_off, play_spyglass

FLY_ON, LAND, STAY, LEAVE = (VOCABULARY.first(name) for name in ("fly_on", "land", "stay", "leave"))
EJECT, USE_TURBO, NO_TURBO = (VOCABULARY.first(name) for name in ("eject", "use_turbo", "no_turbo"))
PLAY_GUST, PLAY_ROUTE = VOCABULARY.first("wind_gust"), VOCABULARY.first("alternative_route")
FIRST_REROLL, PLAY_SPYGLASS = VOCABULARY.first("reroll"), VOCABULARY.first("spyglass")
PLAY_JETPACK, PASS = VOCABULARY.first("jetpack"), VOCABULARY.first("pass")
ONE_CARD = np.int64(1)
TWO = np.uint64(3)  # two actions, one after the other

GAME_OVER = clause("CE-10.1")
NOT_YOURSELF = clause("CE-12.16")
NOT_THIS_TARGET = clause("CE-5.2")
NO_SUCH_DIE = clause("CE-13.18")
NOTHING_TO_PASS = clause("CE-12.7")
ANSWERED = np.zeros(len(VOCABULARY), np.int64)
"""For each action the decision that it answers; PASS answers any window."""
NOT_ASKED = np.zeros(len(VOCABULARY), np.int64)
"""For each action the clause that says when it is asked for."""
for _first, _end, _decision, _clause in (
    (FLY_ON, LAND, asked_for.LONE_CAPTAIN, "CE-4.1"),
    (LAND, STAY, asked_for.LONE_CAPTAIN, "CE-4.2"),
    (STAY, EJECT, asked_for.PASSENGER, "CE-4.4"),
    (EJECT, USE_TURBO, asked_for.EJECTION, "CE-5.1"),
    (USE_TURBO, PLAY_GUST, asked_for.DECLARATION, "CE-6.5"),
    (PLAY_GUST, PLAY_ROUTE, asked_for.WIND_GUST, "CE-7.1"),
    (PLAY_ROUTE, FIRST_REROLL, asked_for.ALTERNATIVE_ROUTE, "CE-7.3"),
    (FIRST_REROLL, PLAY_SPYGLASS, asked_for.REROLL, "CE-7.4"),
    (PLAY_SPYGLASS, PLAY_JETPACK, asked_for.SPYGLASS, "CE-7.5"),
    (PLAY_JETPACK, PASS, asked_for.JETPACK, "CE-7.9"),
):
    ANSWERED[_first:_end] = _decision
    NOT_ASKED[_first:_end] = clause(_clause)
CARD_OF = np.zeros(len(asked_for.DECISIONS), np.int64)
"""For each window with one card the action that plays it."""
CARD_OF[[asked_for.WIND_GUST, asked_for.ALTERNATIVE_ROUTE, asked_for.SPYGLASS, asked_for.JETPACK]] = (
    PLAY_GUST,
    PLAY_ROUTE,
    PLAY_SPYGLASS,
    PLAY_JETPACK,
)
WINDOWS = np.array([name in asked_for.SECRET and name != "declaration" for name in asked_for.DECISIONS])
"""The decisions in which one can pass."""

STAYED = EVENTS.code("stayed")
LEFT = EVENTS.code("left")
LANDED = EVENTS.code("landed")
EJECTED = EVENTS.code("ejected")
GUST_PLAYED = EVENTS.code("gust_played")
ROUTE_PLAYED = EVENTS.code("route_played")
REROLLED = EVENTS.code("rerolled")
JETPACK_PLAYED = EVENTS.code("jetpack_played")


@rule
def legal(s, mask):
    """Add the legal actions of the seat to move to an empty mask."""
    mask[0] = open_actions(s)


@rule
def open_actions(s):
    """The legal actions of the seat to move, as bits."""
    if s.to_move < 0:
        return U0
    decision = np.int64(s.decision)
    if decision == asked_for.LONE_CAPTAIN:
        return TWO << np.uint64(FLY_ON)
    if decision == asked_for.PASSENGER:
        return TWO << np.uint64(STAY)
    if decision == asked_for.EJECTION:
        return (targets(s, np.int64(s.to_move)) << np.uint64(EJECT)) | bit(PASS)
    if decision == asked_for.DECLARATION:
        return TWO << np.uint64(USE_TURBO)
    if decision == asked_for.REROLL:
        return (bit(bit(s.dice_count)) - U1) << np.uint64(FIRST_REROLL)
    return bit(CARD_OF[decision]) | bit(PASS)


@rule
def refuse(s, action):
    """0 if the action is legal now, otherwise the number of the clause that forbids it."""
    if s.to_move < 0:
        return GAME_OVER
    if action == PASS:
        return NOTHING if WINDOWS[np.int64(s.decision)] else NOTHING_TO_PASS
    if ANSWERED[action] != s.decision:
        return NOT_ASKED[action]
    if s.decision == asked_for.EJECTION:
        return refuse_target(s, np.int64(s.to_move), action - EJECT)
    if s.decision == asked_for.REROLL and action - FIRST_REROLL >= np.int64(1) << np.int64(s.dice_count):
        return NO_SUCH_DIE
    return NOTHING


@rule
def refuse_target(s, seat, target):
    """Why a seat cannot be ejected (CE-5.2, CE-12.16)."""
    if target == seat:
        return NOT_YOURSELF
    return NOTHING if has(targets(s, seat), target) else NOT_THIS_TARGET


@rule
def apply(s, action, log):
    """Carry out a legal action and everything that follows without a decision. A pass leaves no trace (CE-12.5)."""
    seat, action = np.int64(s.to_move), np.int64(action)
    if action < EJECT:
        travel(s, seat, action, log)
    elif action < USE_TURBO:
        eject(s, seat, action - EJECT, log)
    elif action < PLAY_GUST:
        if action == USE_TURBO:
            declare_able(s, log)
        else:
            declare_unable(s, log)
    elif action != PASS:
        react(s, seat, action, log)
    go_on(s, log)


@rule
def travel(s, seat, action, log):
    """Land (CE-4.1) or fly on, leave (CE-4.5) or stay."""
    city = box.NUMBERS[np.int64(s.city)]
    if action == LAND:
        emit(log, LANDED, seat, city, NOTHING, NOTHING)
        get_off(s, seat, log)
        go_to(s, JOURNEY_OVER)
    elif action == STAY:
        emit(log, STAYED, seat, NOTHING, NOTHING, NOTHING)
    elif action == LEAVE:
        emit(log, LEFT, seat, city, NOTHING, NOTHING)
        get_off(s, seat, log)


@rule
def eject(s, seat, target, log):
    """The target leaves at once with a treasure (CE-5.3), and the window starts again from the captain (CE-12.8)."""
    discard(s, seat, box.EJECTION, ONE_CARD)
    emit(log, EJECTED, seat, target, NOTHING, NOTHING)
    get_off(s, target, log)
    go_to(s, EJECTIONS)


@rule
def react(s, seat, action, log):
    """Play a card of section 7, or choose the dice of an alternative route."""
    if action == PLAY_GUST:
        discard(s, seat, box.GUST, ONE_CARD)
        emit(log, GUST_PLAYED, seat, NOTHING, NOTHING, NOTHING)
        roll_blanks(s, log)
        go_to(s, DECLARE)
    elif action == PLAY_ROUTE:
        discard(s, seat, box.ROUTE, ONE_CARD)
        emit(log, ROUTE_PLAYED, seat, NOTHING, NOTHING, NOTHING)
        go_to(s, NEW_ROUTE)
    elif action < PLAY_SPYGLASS:
        reroll(s, seat, np.uint64(action - FIRST_REROLL), log)
    elif action == PLAY_SPYGLASS:
        play_spyglass(s, seat, log)
        move(s, log)
    else:
        discard(s, seat, box.JETPACK, ONE_CARD)
        emit(log, JETPACK_PLAYED, seat, NOTHING, NOTHING, NOTHING)
        get_off(s, seat, log)


@rule
def roll_blanks(s, log):
    """Wind gust: all blank dice are rolled again (CE-7.2), the lowest first (CE-12.3)."""
    for die in range(np.int64(s.dice_count)):
        if s.dice[die] == box.BLANK:
            roll(s, np.int64(die), log)


@rule
def reroll(s, seat, chosen, log):
    """Alternative route: the chosen dice, perhaps none, are rolled again, then the captain declares anew (CE-7.4)."""
    emit(log, REROLLED, seat, np.int64(chosen), NOTHING, NOTHING)
    for die in range(np.int64(s.dice_count)):
        if has(chosen, die):
            roll(s, np.int64(die), log)
    go_to(s, DECLARE)
