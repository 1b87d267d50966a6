"""What Celestia's bots choose without asking a network, in many positions at once: `greedy` everything, by what looks
best at a glance; `skilled` to go on below the fifth city, where plain odds give the captain, or its own cards when it
flies alone, some chance: bolder than pays against somebody who knows it."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.celestia import components as box
from nomarch.games.celestia.actions import LONE_CAPTAIN, PASSENGER
from nomarch.games.celestia.flights import best_at_a_glance
from nomarch.games.celestia.prospects import chance_alone, chance_of_captain
from nomarch.games.celestia.treasures import stop_after
from nomarch.games.celestia.turn import FLY_ON, STAY, open_actions

NEVER = 2.0
TRUSTING = np.array([NEVER, 0.5, 0.2, 0.2, NEVER, NEVER, NEVER, NEVER, NEVER])
"""By city: the chance of a captain that is enough for a passenger to stay."""
BOLD = np.array([0.3, 0.3, 0.3, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER])
"""By city: the own chance that is enough to fly on alone."""
UNDECIDED = np.int64(-1)


@rule
def at_a_glance(states, actions):
    """Write what looks best in each position."""
    for number in range(len(states)):
        actions[number] = best_at_a_glance(states[number], open_actions(states[number]))


@rule
def boldly(states, actions):
    """Write where a bold seat goes on."""
    for number in range(len(states)):
        actions[number] = bold(states[number])


@rule
def bold(s):
    """Go on by plain odds."""
    seat, city = np.int64(s.to_move), np.int64(s.city)
    if s.decision == PASSENGER and TRUSTING[city] < NEVER and chance_of_captain(s, seat) >= TRUSTING[city]:
        return STAY
    if s.decision == LONE_CAPTAIN and BOLD[city] < NEVER and own_chance(s, seat) >= BOLD[city]:
        return FLY_ON
    return UNDECIDED


@rule
def own_chance(s, captain):
    """How likely a captain's cards meet the dice to the next stop, which are not rolled yet."""
    return chance_alone(s, captain, box.CITY_DICE[stop_after(s, np.int64(s.city))])


HABITS = {"greedy": at_a_glance, "skilled": boldly}
