"""How a searching bot judges a position of Camel Up.

What the bets on the table are worth is best told by the dice: from the position on everybody only rolls, to the end of
the race, and the money is counted. That takes about a microsecond and is right on average for as long as nobody bets
any more, so the search may look at many thousands of such endings.
"""

import numpy as np

from nomarch.core.bits import select
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import REFEREE, TURN
from nomarch.games.camelup.legs import first_turn
from nomarch.games.camelup.turn import NO_ADRENALINE, PYRAMID, apply

MARGIN = 8.0  # pounds ahead of the best other seat that make victory likely
WIN_SHARE = 0.6  # how much of the reward is winning itself, the rest is how clearly


@rule
def evaluate(s, rewards, log):
    """Roll the race to its end; each seat's reward is its share in the victory and how far it is ahead or behind."""
    while s.to_move >= 0:
        if s.decision == TURN:
            apply(s, PYRAMID, log)
        elif s.decision == REFEREE:
            first_turn(s)
        else:
            apply(s, NO_ADRENALINE, log)
    reward_money(s, rewards)


@rule
def reward_money(s, rewards):
    """Turn final money into rewards between 0 and 1."""
    for seat in range(s.players):
        best, equal = np.int64(-1), np.int64(1)
        for other in range(s.players):
            if other != seat:
                money = np.int64(s.money[other])
                if money > best:
                    best = money
                if money == s.money[seat]:
                    equal += 1
        margin = np.int64(s.money[seat]) - best
        share = 0.0 if margin < 0 else 1.0 / equal
        rewards[seat] = WIN_SHARE * share + (1.0 - WIN_SHARE) / (1.0 + np.exp(-margin / MARGIN))


@rule
def promising(s, mask, untried, chooser):
    """Any untried action, each equally likely."""
    return select(mask, below(chooser, untried))
