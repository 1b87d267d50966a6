"""What the greedy bot thinks of its actions: where they leave it at the end of this journey."""

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.celestia.judgement import expect, fly
from nomarch.games.celestia.knowledge import redeal
from nomarch.games.celestia.turn import apply

FLIGHTS = 50  # flown to the journey's end for each action


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """How far ahead of the others the seat to move is at the end of the journey, in points."""
    room, log = record.copy(position.states), new_log(0)
    return {action.id: float(flown(position.states, action.id, room, log)) for action in legal}


@rule
def flown(states, action, room, log):
    """The mean of some flights after an action, each with other hidden cards and other dice."""
    s, flight = states[0], room[0]
    seat = np.int64(s.to_move)
    expected, total = np.empty(len(s.points)), 0.0
    for number in range(FLIGHTS):
        assign(flight, s)
        flight.rng_key[0] += np.uint32(number)
        flight.rng_left = 0
        redeal(flight, seat)
        apply(flight, action, log)
        if flight.journey == s.journey:
            fly(flight, log)
        expect(flight, expected)
        total += expected[seat]
        for other in range(s.players):
            if other != seat:
                total -= expected[other] / (s.players - 1)
    return total / FLIGHTS
