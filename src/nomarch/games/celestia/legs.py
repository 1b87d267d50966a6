"""A leg (section 3): its steps one after the other, until a seat must be asked.

Each step either asks a seat, or does what is to be done without asking and says which step comes next. A window
(sections 5 and 7) asks the seats that hold a card and may play it, clockwise from the captain (CE-12.7).
"""

import numpy as np

from nomarch.core.bits import U0, bit, has, popcount
from nomarch.core.log import NOTHING, emit
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.games.celestia import components as box
from nomarch.games.celestia.actions import (
    ALTERNATIVE_ROUTE,
    DECLARATION,
    EJECTION,
    EVENTS,
    JETPACK,
    LONE_CAPTAIN,
    PASSENGER,
    REROLL,
    SPYGLASS,
    WIND_GUST,
)
from nomarch.games.celestia.cards import deficit, pay, remember_failure, showing
from nomarch.games.celestia.treasures import NO_CITY, left_at, stop_after, take

START, ROLL, PASSENGERS, EJECTIONS, DECLARE, GUSTS, ROUTES, NEW_ROUTE, SPYGLASSES, JETPACKS, SUCCESS, JOURNEY_OVER = (
    np.int64(step) for step in range(12)
)
UNDECLARED, ABLE, UNABLE = np.int64(0), np.int64(1), np.int64(2)
NOBODY_YET = np.int64(-1)
DIE_FACES = np.int64(len(box.DIE))

ROLLED = EVENTS.code("rolled")
DECLARED = EVENTS.code("declared")
CRASHED = EVENTS.code("crashed")
MOVED = EVENTS.code("moved")
CAPTAIN_CHANGED = EVENTS.code("captain_changed")


@rule
def advance(s, log):
    """Take the next step (CE-3.1, CE-13.22); whether a seat is asked now, or the journey is over."""
    step = np.int64(s.step)
    if step == START:
        return start_leg(s)
    if step == ROLL:
        roll_all(s, log)
        return go_to(s, PASSENGERS)
    if step == PASSENGERS:
        return ask_passenger(s) or go_to(s, EJECTIONS)
    if step == EJECTIONS:
        return ask_in_window(s, EJECTION) or go_to(s, DECLARE)
    if step == DECLARE:
        return declare(s, log)
    if step == GUSTS:
        return ask_in_window(s, WIND_GUST) or go_to(s, SUCCESS)
    if step == ROUTES:
        return ask_in_window(s, ALTERNATIVE_ROUTE) or go_to(s, SPYGLASSES)
    if step == NEW_ROUTE:
        return ask(s, np.int64(s.captain), REROLL)
    if step == SPYGLASSES:
        return ask_in_window(s, SPYGLASS) or crash(s, log)
    if step == JETPACKS:
        return ask_in_window(s, JETPACK) or go_to(s, JOURNEY_OVER)
    if step == SUCCESS:
        pay(s, np.int64(s.captain), log)
        return move(s, log)
    return True


@rule(inline=True)
def go_to(s, step):
    """Another step comes next, in which nobody was asked yet."""
    s.step = step
    s.asked = NOBODY_YET
    return False


@rule(inline=True)
def ask(s, seat, decision):
    """Ask a seat."""
    s.to_move = seat
    s.decision = decision
    return True


@rule
def start_leg(s):
    """Who is alone aboard may land (CE-4.1); everybody else must fly (CE-4.2)."""
    s.dice_count = 0
    s.dice[:] = 0
    s.declared = UNDECLARED
    go_to(s, ROLL)
    if popcount(np.uint64(s.aboard)) == 1:
        return ask(s, np.int64(s.captain), LONE_CAPTAIN)
    return False


@rule
def roll_all(s, log):
    """As many dice as the next stop shows; cities passed by do not count (CE-4.3, CE-12.18)."""
    s.dice_count = box.CITY_DICE[stop_after(s, np.int64(s.city))]
    for die in range(np.int64(s.dice_count)):
        roll(s, np.int64(die), log)


@rule
def roll(s, die, log):
    """Roll one die, which keeps its position (CE-12.3); a face given for it comes instead of a random one (CE-12.2)."""
    face = given_face(s) if s.given_next < s.given_end else random_face(s)
    s.dice[die] = face
    emit(log, ROLLED, np.int64(s.captain), die, face, NOTHING)


@rule
def random_face(s):
    """What a die shows."""
    return box.DIE[below(s, DIE_FACES)]


@rule
def given_face(s):
    """The next of the faces given for coming dice, which is forgotten then."""
    face = np.int64(s.given_dice[np.int64(s.given_next)])
    s.given_dice[np.int64(s.given_next)] = 0
    s.given_next += 1
    if s.given_next == s.given_end:
        s.given_next = 0
        s.given_end = 0
    return face


@rule
def ask_passenger(s):
    """The next passenger clockwise from the captain's left (CE-4.4), unless the pile is empty: then nobody can leave
    and nobody is asked (CE-4.6, CE-13.21)."""
    if left_at(s, np.int64(s.city)) == 0:
        return False
    first = np.int64(s.asked) + 1
    if first == 0:
        first = np.int64(1)
    for steps in range(first, s.players):
        seat = (np.int64(s.captain) + steps) % s.players
        if has(s.aboard, seat):
            s.asked = steps
            return ask(s, seat, PASSENGER)
    return False


@rule
def ask_in_window(s, decision):
    """The next seat clockwise from the captain that holds the card and may play it (CE-12.7)."""
    if decision == WIND_GUST and showing(s, box.BLANK) == 0:
        return False
    for steps in range(np.int64(s.asked) + 1, s.players):
        seat = (np.int64(s.captain) + steps) % s.players
        if may_play(s, seat, decision):
            s.asked = steps
            return ask(s, seat, decision)
    return False


@rule
def may_play(s, seat, decision):
    """Whether a seat holds the card of a window and may play it now."""
    if decision == WIND_GUST:
        return s.hand[seat, box.GUST] > 0
    if not has(s.aboard, seat):
        return False
    if decision == EJECTION:
        return s.hand[seat, box.EJECTION] > 0 and targets(s, seat) != U0
    if decision == ALTERNATIVE_ROUTE:
        return s.hand[seat, box.ROUTE] > 0
    if decision == SPYGLASS:
        return s.spyglasses[seat] > 0
    return s.hand[seat, box.JETPACK] > 0 and left_at(s, np.int64(s.city)) > 0


@rule
def targets(s, seat):
    """Who can be ejected by a seat: other players aboard, never the captain (CE-5.2, CE-12.16); nobody where no
    treasure is left (CE-5.4)."""
    if left_at(s, np.int64(s.city)) == 0:
        return U0
    return np.uint64(s.aboard) & ~bit(seat) & ~bit(s.captain)


@rule
def declare(s, log):
    """The captain must fly if he can (CE-6.3, CE-12.13), may if turbos make up for what he lacks (CE-6.4, CE-6.5), and
    cannot otherwise (CE-6.6)."""
    captain = np.int64(s.captain)
    lacking = deficit(s, captain)
    if lacking == 0:
        return declare_able(s, log)
    if lacking <= s.hand[captain, box.TURBO]:
        return ask(s, captain, DECLARATION)
    return declare_unable(s, log)


@rule
def declare_able(s, log):
    """The captain can fly; a wind gust may still come (CE-7.1)."""
    s.declared = ABLE
    emit(log, DECLARED, np.int64(s.captain), ABLE, NOTHING, NOTHING)
    return go_to(s, GUSTS)


@rule
def declare_unable(s, log):
    """The captain cannot fly, or will not spend turbos: both look the same (CE-12.5)."""
    s.declared = UNABLE
    remember_failure(s, np.int64(s.captain))
    emit(log, DECLARED, np.int64(s.captain), UNABLE, NOTHING, NOTHING)
    return go_to(s, ROUTES)


@rule
def crash(s, log):
    """Unable and not rescued: the ship crashes (CE-7.8), nothing is spent (CE-7.11)."""
    emit(log, CRASHED, np.int64(s.captain), NOTHING, NOTHING, NOTHING)
    return go_to(s, JETPACKS)


@rule
def move(s, log):
    """The ship moves to the next stop (CE-8.3). At the last one the treasures are shared out (CE-8.5), otherwise the
    next player aboard becomes captain (CE-8.4)."""
    s.city = stop_after(s, np.int64(s.city))
    emit(log, MOVED, box.NUMBERS[np.int64(s.city)], NOTHING, NOTHING, NOTHING)
    if stop_after(s, np.int64(s.city)) == NO_CITY:
        share_out(s, log)
        return go_to(s, JOURNEY_OVER)
    hand_over(s, log)
    return go_to(s, START)


@rule
def share_out(s, log):
    """A treasure for each player aboard, clockwise from the captain, while the pile lasts (CE-8.5)."""
    for steps in range(s.players):
        seat = (np.int64(s.captain) + steps) % s.players
        if has(s.aboard, seat) and left_at(s, np.int64(s.city)) > 0:
            take(s, seat, log)


@rule
def hand_over(s, log):
    """The next player clockwise who is aboard becomes captain; one who is alone stays captain (CE-8.4)."""
    captain = (np.int64(s.captain) + 1) % s.players
    while not has(s.aboard, captain):
        captain = (captain + 1) % s.players
    if captain != s.captain:
        s.captain = captain
        emit(log, CAPTAIN_CHANGED, captain, NOTHING, NOTHING, NOTHING)
