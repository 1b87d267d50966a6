"""How a searching bot judges a position of Celestia.

The journey is flown to its end, everybody doing what looks best at a glance; then points are counted, and a little for
the cards in hand.
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.rule import rule
from nomarch.games.celestia import components as box
from nomarch.games.celestia.glance import EQUIPMENT_WORTH, POWER_WORTH, SPYGLASS_WORTH, TURBO_WORTH, glance
from nomarch.games.celestia.journeys import ahead
from nomarch.games.celestia.turn import apply, open_actions

TEMPERATURE = 2.0  # points of difference that make an action e times more hopeful
SKILLED = 800  # iterations of the bot of this name, under 50 ms
CLOSE = 4.0  # points ahead that make victory e times likelier just before the end
FAR = 0.15  # and so many more for each point that the leader is from the end
MOST_STEPS = 200


@rule
def evaluate(s, rewards, log):
    """Fly the journey to its end; each seat's reward is its share in the chances to win."""
    journey = np.int64(s.journey)
    for _ in range(MOST_STEPS):
        if s.to_move < 0 or s.journey != journey:
            break
        apply(s, best_at_a_glance(s, open_actions(s)), log)
    if s.to_move < 0:
        reward_winners(s, rewards)
    else:
        reward_prospects(s, rewards)


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
def reward_prospects(s, rewards):
    """Who is ahead wins the likelier the nearer the end is."""
    leader = np.int64(0)
    for seat in range(s.players):
        if s.points[seat] > leader:
            leader = np.int64(s.points[seat])
    left = box.END_POINTS - leader if leader < box.END_POINTS else np.int64(0)
    scale = CLOSE + FAR * left
    total = 0.0
    for seat in range(s.players):
        rewards[seat] = np.exp((s.points[seat] + hand_worth(s, seat) - leader) / scale)
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


@rule
def hand_worth(s, seat):
    """About what the cards in hand are worth, in points."""
    worth = SPYGLASS_WORTH * s.spyglasses[seat] + TURBO_WORTH * s.hand[seat, box.TURBO]
    for card in range(box.KINDS):
        if card < box.HAZARDS:
            worth += EQUIPMENT_WORTH * s.hand[seat, card]
        elif card != box.TURBO:
            worth += POWER_WORTH * s.hand[seat, card]
    return worth


@rule
def hopes(s, mask, out, _spare, _log):
    """What each legal action is worth at a glance."""
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = np.int64(64) * word + lowest(bits)
            bits &= bits - U1
            out[action] = glance(s, action) / TEMPERATURE
