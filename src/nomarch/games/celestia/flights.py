"""Journeys flown to their end, which tell what a decision is worth."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest, popcount
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import REROLL
from nomarch.games.celestia.glance import glance
from nomarch.games.celestia.journeys import BEFORE_ALL
from nomarch.games.celestia.knowledge import exchange_hands
from nomarch.games.celestia.legs import PASSENGERS
from nomarch.games.celestia.standing import judge
from nomarch.games.celestia.state import State
from nomarch.games.celestia.treasures import stop_after
from nomarch.games.celestia.turn import apply, open_actions

POSITION = State.dtype
MOST_STEPS = 200
TWO_SEATS = 2
FORESEEN = 6  # decisions before which everybody thinks; further ones are made at a glance
THOUGHTS = 10  # flights for each action of somebody who thinks
GLANCES = 8  # flights at a table of more, where nobody thinks
OTHER_CHANCE = np.uint32(0x9E3779B9)  # so that no flight has the coming dice of the position where it begins


@rule
def evaluate(s, rewards, log):
    """Fly the journey to its end; each seat's reward is how likely its points and cards then make it the winner. Of two
    players each thinks before the next decisions; what more of them may do is better seen in several flights."""
    if just_begun(s):
        judge(s, rewards)
    elif s.players == TWO_SEATS:
        fly_with_thought(s, log)
        judge(s, rewards)
    else:
        fly_often(s, rewards, log)


@rule
def fly_with_thought(s, log):
    """Fly the journey to its end, everybody thinking before the next decisions what they bring him as far as he can
    know."""
    room = np.empty(1, POSITION)
    journey = np.int64(s.journey)
    for _ in range(FORESEEN):
        if s.to_move < 0 or s.journey != journey:
            break
        apply(s, best_by_flights(s, open_actions(s), room[0], log), log)
    fly(s, journey, log)


@rule
def fly_often(s, rewards, log):
    """The mean rewards of several flights with the same cards, everybody doing what looks best at a glance."""
    room, once = np.empty(1, POSITION), np.empty(len(s.points))
    rewards[:] = 0.0
    for number in range(GLANCES):
        begin_flight(room[0], s, number)
        fly(room[0], np.int64(s.journey), log)
        judge(room[0], once)
        for seat in range(s.players):
            rewards[seat] += once[seat] / GLANCES


@rule
def just_begun(s):
    """Whether a journey begins with the decision asked now, or the game is over."""
    if s.to_move < 0:
        return True
    everybody = popcount(np.uint64(s.aboard)) == s.players
    return s.step == PASSENGERS and s.asked == 1 and everybody and s.city == stop_after(s, BEFORE_ALL)


@rule
def fly(s, journey, log):
    """Fly a journey to its end, everybody doing what looks best at a glance."""
    for _ in range(MOST_STEPS):
        if s.to_move < 0 or s.journey != journey:
            break
        apply(s, best_at_a_glance(s, open_actions(s)), log)


@rule
def best_at_a_glance(s, bits):
    """The legal action that is worth most at a glance."""
    best, most = np.int64(-1), -1e9
    while bits != U0:
        action = lowest(bits)
        bits &= bits - U1
        worth = glance(s, action)
        if worth > most:
            best, most = np.int64(action), worth
    return best


@rule
def best_by_flights(s, bits, room, log):
    """The legal action that brings most in some flights; dice to roll again are chosen at a glance."""
    if s.decision == REROLL:
        return best_at_a_glance(s, bits)
    best, most = np.int64(-1), -1.0
    while bits != U0:
        action = np.int64(lowest(bits))
        bits &= bits - U1
        reward = reward_in_flights(s, action, THOUGHTS, room, log)
        if reward > most:
            best, most = action, reward
    return best


@rule
def reward_in_flights(s, action, flights, room, log):
    """The mean reward of the seat to move after an action, in flights that differ in the cards that it cannot know and
    in the coming dice."""
    seat = np.int64(s.to_move)
    total = 0.0
    for number in range(flights):
        begin_flight(room, s, number)
        exchange_hands(room, seat)
        total += reward_of_flight(room, action, log)
    return total / flights


@rule
def begin_flight(room, s, number):
    """Begin one of several flights, with chance of its own."""
    assign(room, s)
    room.rng_key[0] += np.uint32(number)
    room.rng_key[1] ^= OTHER_CHANCE
    room.rng_left = 0


@rule
def reward_of_flight(room, action, log):
    """The reward of the seat to move after an action and a flight."""
    seat, rewards = np.int64(room.to_move), np.empty(len(room.points))
    apply(room, action, log)
    if not just_begun(room):
        fly(room, np.int64(room.journey), log)
    judge(room, rewards)
    return rewards[seat]
