"""How a searching bot judges a position of Celestia.

The journey is flown to its end, everybody doing what looks best at a glance. What the points and the cards in hand are
then worth was learned by self-play (`nomarch learn celestia`, `weights.toml`).
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.weights import win_chances
from nomarch.games.celestia import components as box
from nomarch.games.celestia.glance import glance
from nomarch.games.celestia.journeys import ahead
from nomarch.games.celestia.prospects import (
    ATTACKS,
    EQUIPMENT_KINDS,
    FEATURES,
    JETPACKS,
    LEAD,
    MORE_EQUIPMENT,
    NEXT_CAPTAIN,
    POINTS,
    ROUTES,
    SPYGLASSES,
    TURBOS,
    WEIGHTS,
)
from nomarch.games.celestia.state import State
from nomarch.games.celestia.treasures import types_owned
from nomarch.games.celestia.turn import apply, open_actions

__all__ = ["FEATURES", "LEAD", "OTHERS_AT_A_GLANCE", "RACE", "TEMPERATURE", "WEIGHTS", "evaluate", "hopes", "look"]

RACE = True  # to END_POINTS
OTHERS_AT_A_GLANCE = True
TEMPERATURE = 2.0  # points of difference that make an action e times more hopeful
SKILLED = 800  # iterations of the bot of this name, under 50 ms
SURENESS: float | None = None  # how surely it then takes the most visited action: always
MOST_STEPS = 200
POSITION = State.dtype
FLIGHTS = 100  # flown to the journey's end for one look


@rule
def look(s, features, log):
    """Write every seat's features, as they are on average at the journey's end; the share of the game to come."""
    for seat in range(s.players):
        features[seat, :] = 0.0
    flight, standing = np.empty(1, POSITION), np.empty(len(FEATURES))
    for number in range(FLIGHTS):
        assign(flight[0], s)
        flight[0].rng_key[0] += np.uint32(number)
        flight[0].rng_left = 0
        fly(flight[0], log)
        for seat in range(s.players):
            write_standing(flight[0], np.int64(seat), standing)
            for feature in range(len(FEATURES)):
                features[seat, feature] += standing[feature] / FLIGHTS
    return to_come(s)


@rule
def evaluate(s, rewards, log):
    """Fly the journey to its end; each seat's reward is how likely its points and cards then make it the winner."""
    fly(s, log)
    judge(s, rewards)


@rule
def judge(s, rewards):
    """Each seat's reward between two journeys, or after the game."""
    if s.to_move < 0:
        reward_winners(s, rewards)
        return
    standing, expected = np.empty(len(FEATURES)), np.zeros(len(s.points))
    for seat in range(s.players):
        write_standing(s, np.int64(seat), standing)
        for feature in range(len(FEATURES)):
            expected[seat] += WEIGHTS[feature] * standing[feature]
    win_chances(expected, s.players, LEAD[0] + LEAD[1] * to_come(s), rewards)


@rule
def fly(s, log):
    """Fly the journey to its end, everybody doing what looks best at a glance."""
    journey = np.int64(s.journey)
    for _ in range(MOST_STEPS):
        if s.to_move < 0 or s.journey != journey:
            break
        apply(s, best_at_a_glance(s, open_actions(s)), log)


@rule
def to_come(s):
    """The share of the game that is still to come, by the points of the leader, or by his types of treasures."""
    most = np.int64(0)
    for seat in range(s.players):
        most = max(most, types_owned(s, seat) if s.beginner != 0 else np.int64(s.points[seat]))
    enough = box.END_TYPES if s.beginner != 0 else box.END_POINTS
    return 1.0 - min(most, enough) / enough


@rule
def write_standing(s, seat, features):
    """A seat's features between two journeys, or after the game."""
    features[:] = 0.0
    features[POINTS] = s.points[seat]
    if s.to_move < 0:
        return
    for card in range(box.HAZARDS):
        if s.hand[seat, card] > 0:
            features[EQUIPMENT_KINDS] += 1.0
            features[MORE_EQUIPMENT] += s.hand[seat, card] - 1.0
    features[TURBOS] = s.hand[seat, box.TURBO]
    features[ATTACKS] = s.hand[seat, box.EJECTION] + s.hand[seat, box.GUST]
    features[JETPACKS] = s.hand[seat, box.JETPACK]
    features[ROUTES] = s.hand[seat, box.ROUTE]
    features[SPYGLASSES] = s.spyglasses[seat]
    features[NEXT_CAPTAIN] = s.captain == seat


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
def reward_winners(s, rewards):
    """The victory, shared by those who are tied."""
    winners = 0.0
    for seat in range(s.players):
        rewards[seat] = 1.0
        for other in range(s.players):
            if ahead(s, np.int64(other), np.int64(seat)):
                rewards[seat] = 0.0
        winners += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= winners


@rule
def hopes(s, mask, out, _spare, _log):
    """What each legal action is worth at a glance."""
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = np.int64(64) * word + lowest(bits)
            bits &= bits - U1
            out[action] = glance(s, action) / TEMPERATURE
