"""What a search thinks of its actions at first sight: where they leave the seat at the end of this journey, in some
flights in which everybody does what looks best at a glance."""

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.celestia.flights import begin_flight, reward_of_flight
from nomarch.games.celestia.knowledge import redeal

FLIGHTS = 40  # for each action
VICTORY = 20.0  # points that a victory is worth


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """How likely each action makes the seat to move the winner, in points."""
    room, log = record.copy(position.states), new_log(0)
    return {action.id: VICTORY * float(flown(position.states, action.id, room, log)) for action in legal}


@rule
def flown(states, action, room, log):
    """The mean reward of the seat to move after an action, everything that it cannot know being drawn anew for each
    flight."""
    total = 0.0
    for number in range(FLIGHTS):
        begin_flight(room[0], states[0], number)
        redeal(room[0], np.int64(states[0].to_move))
        total += reward_of_flight(room[0], action, log)
    return total / FLIGHTS
