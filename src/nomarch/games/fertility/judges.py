"""Fertility's own `greedy`: it counts the debens as they stand at the end of its turn. A search first looks at what its
metropolis promises for the turns to come."""

import numpy as np

from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign, zeros
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.fertility.greedy import finish_turn, pool_tile_worth
from nomarch.games.fertility.promise import FEATURES
from nomarch.games.fertility.scoring import score
from nomarch.games.fertility.turn import FIRST_TAKE, apply

NO_LOG = new_log(0)


def as_it_stands(position: Match, legal: list[Action]) -> dict[int, float]:
    """How many debens the seat to move has at the end of its turn, by action; a tile of the pool by its two kinds."""
    actions = np.array([action.id for action in legal], np.int64)
    worth = np.zeros(len(actions))
    count(position.states, actions, zeros(position.states.dtype, 2), np.empty(len(FEATURES)), NO_LOG, worth)
    return dict(zip(actions.tolist(), worth.tolist(), strict=True))


@rule
def count(states, actions, spare, room, log, worth):
    """Try each action, and the rest of the turn by simple rules."""
    seat = np.int64(states[0].to_move)
    for i in range(len(actions)):
        if actions[i] >= FIRST_TAKE:
            worth[i] = pool_tile_worth(states[0], seat, actions[i])
        else:
            assign(spare[0], states[0])
            apply(spare[0], actions[i], log)
            finish_turn(spare, seat, room, log)
            worth[i] = score(spare[0], seat)


JUDGES = {"greedy": as_it_stands}
