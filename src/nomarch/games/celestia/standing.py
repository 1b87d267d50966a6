"""What a position of Celestia between two journeys is worth, by the points and the cards in hand (`weights.toml`)."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.core.weights import win_chances
from nomarch.games.celestia import components as box
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
from nomarch.games.celestia.treasures import types_owned


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
