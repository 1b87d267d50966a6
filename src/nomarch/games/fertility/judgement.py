"""How a searching bot judges a position of Fertility: by what each metropolis promises."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.weights import win_chances
from nomarch.games.fertility.greedy import finish_supplying, finish_without_building, pool_tile_worth
from nomarch.games.fertility.promise import FEATURES, LEAD, TURNS, WEIGHTS, promise, turns_to_come, write_features
from nomarch.games.fertility.scoring import ahead
from nomarch.games.fertility.turn import FIRST_TAKE, apply

__all__ = ["FEATURES", "LEAD", "TEMPERATURE", "WEIGHTS", "evaluate", "hopes", "look"]

TEMPERATURE = 0.35  # debens of difference that make an action e times more hopeful
SKILLED = 200  # iterations of the bot of this name, under 50 ms
SURENESS = 0.6  # how surely it then takes the most visited action
WORD = np.int64(64)


@rule
def look(s, features, _log):
    """Write every seat's features; the share of the game that is still to come."""
    for seat in range(s.players):
        write_features(s, np.int64(seat), features[seat])
    return turns_to_come(s, np.int64(s.to_move)) / TURNS


@rule
def evaluate(s, rewards, log):
    """Each seat's reward: how likely what it is promised, or once the game is over its result, makes it the winner."""
    if s.to_move >= 0:
        finish_supplying(s, np.int64(s.to_move), log)
    if s.to_move >= 0:
        room, expected = np.empty(len(FEATURES)), np.empty(len(s.wheat))
        for seat in range(s.players):
            expected[seat] = promise(s, np.int64(seat), room)
        to_come = turns_to_come(s, np.int64(s.to_move)) / TURNS
        win_chances(expected, s.players, LEAD[0] + LEAD[1] * to_come, rewards)
        return
    for seat in range(s.players):
        rewards[seat] = 1.0
        for other in range(s.players):
            if other != seat and ahead(s, other, seat):
                rewards[seat] = 0.0


@rule
def hopes(s, mask, out, spare, log):
    """What the seat is promised after each legal action and a quick end of the turn."""
    seat = s.to_move
    room = np.empty(len(FEATURES))
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = WORD * word + lowest(bits)
            bits &= bits - U1
            if action >= FIRST_TAKE:
                out[action] = pool_tile_worth(s, seat, action) / TEMPERATURE
            else:
                assign(spare[0], s)
                apply(spare[0], action, log)
                finish_without_building(spare[0], seat, log)
                out[action] = promise(spare[0], seat, room) / TEMPERATURE
