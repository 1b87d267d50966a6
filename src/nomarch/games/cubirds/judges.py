"""CuBirds' own `greedy`: cards in the collection, then a hand near to flocks, whatever they would bring."""

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.cubirds.components import KINDS, SMALL
from nomarch.games.cubirds.flocks import collected
from nomarch.games.cubirds.turn import apply

HELD = 0.7  # what a flock complete in the hand is worth of a card in the collection
OTHERS = 0.1  # and what further ones are worth of it


def gathered(position: Match, legal: list[Action]) -> dict[int, float]:
    """What the seat to move has gathered after each legal action, in cards of the collection."""
    room, log = record.copy(position.states), new_log(0)
    return {action.id: float(after(position.states, action.id, room, log)) for action in legal}


@rule
def after(states, action, room, log):
    """What the seat to move has gathered after an action."""
    seat = np.int64(states[0].to_move)
    record.assign(room[0], states[0])
    apply(room[0], action, log)
    best, total = 0.0, 0.0
    for species in range(KINDS):
        near = min(room[0].hand[seat, species] / SMALL[species], 1.0)
        best = max(best, near)
        total += near
    return collected(room[0], seat) + HELD * ((1.0 - OTHERS) * best + OTHERS * total)


JUDGES = {"greedy": gathered}
