"""What a search thinks of its actions at first sight: where they leave the seat at the end of this journey."""

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.celestia.judgement import evaluate, judge
from nomarch.games.celestia.knowledge import redeal
from nomarch.games.celestia.turn import apply

FLIGHTS = 30  # flown to the journey's end for each action
VICTORY = 20.0  # points that a victory is worth


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """How likely each action makes the seat to move the winner, in points."""
    room, log = record.copy(position.states), new_log(0)
    return {action.id: float(flown(position.states, action.id, room, log)) for action in legal}


@rule
def flown(states, action, room, log):
    """The mean of some flights after an action, each with other hidden cards and other dice."""
    s, flight = states[0], room[0]
    seat = np.int64(s.to_move)
    rewards, total = np.empty(len(s.points)), 0.0
    for number in range(FLIGHTS):
        assign(flight, s)
        flight.rng_key[0] += np.uint32(number)
        flight.rng_left = 0
        redeal(flight, seat)
        apply(flight, action, log)
        if flight.journey == s.journey and flight.to_move >= 0:
            evaluate(flight, rewards, log)
        else:
            judge(flight, rewards)
        total += rewards[seat]
    return VICTORY * total / FLIGHTS
