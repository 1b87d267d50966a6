"""How a searching bot judges a position of Egizia: by the outlook of each seat."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.weights import win_chances
from nomarch.games.egizia.greedy import outlook_after
from nomarch.games.egizia.outlook import FEATURES, LEAD, WEIGHTS, outlook, to_come, write_features
from nomarch.games.egizia.score_track import ahead

__all__ = ["FEATURES", "LEAD", "TEMPERATURE", "WEIGHTS", "evaluate", "hopes", "look"]

TEMPERATURE = 2.0  # points of difference that make an action e times more hopeful
SKILLED = 200  # iterations of the bot of this name, under 50 ms
SURENESS = 2.5  # how surely it then takes the most visited action
WORD = np.int64(64)


@rule
def look(s, features, _log):
    """Write every seat's features; the share of the game that is still to come."""
    for seat in range(s.players):
        write_features(s, np.int64(seat), features[seat])
    return to_come(s)


@rule
def evaluate(s, rewards, _log):
    """Each seat's reward: how likely its outlook, or once the game is over its result, makes it the winner."""
    room, expected = np.empty(len(FEATURES)), np.empty(len(s.score))
    for seat in range(s.players):
        expected[seat] = outlook(s, np.int64(seat), room)
    win_chances(expected, s.players, LEAD[0] + LEAD[1] * to_come(s), rewards)
    if s.to_move < 0:
        for seat in range(s.players):
            rewards[seat] = 1.0
            for other in range(s.players):
                if other != seat and ahead(s, other, seat):
                    rewards[seat] = 0.0


@rule
def hopes(s, mask, out, spare, log):
    """The seat's outlook after each legal action and the choices that belong to it."""
    seat = s.to_move
    room = np.empty(len(FEATURES))
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = WORD * word + lowest(bits)
            bits &= bits - U1
            assign(spare[0], s)
            out[action] = outlook_after(spare, seat, action, room, log) / TEMPERATURE
