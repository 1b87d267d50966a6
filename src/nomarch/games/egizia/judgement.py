"""How a searching bot judges a position of Egizia: by the outlook of each seat."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.egizia.outlook import outlook
from nomarch.games.egizia.score_track import ahead
from nomarch.games.egizia.turn import apply

MARGIN = 12.0  # points ahead of the best other seat that make victory likely
TEMPERATURE = 2.0  # points of difference that make an action e times more hopeful
WORD = np.int64(64)


@rule
def evaluate(s, rewards, _log):
    """Each seat's reward: how likely its outlook, or once the game is over its result, makes it the winner."""
    for seat in range(s.players):
        best = -1e9
        for other in range(s.players):
            if other != seat:
                lead = outlook(s, other)
                if lead > best:
                    best = lead
        rewards[seat] = 1.0 / (1.0 + np.exp((best - outlook(s, seat)) / MARGIN))
    if s.to_move < 0:
        for seat in range(s.players):
            rewards[seat] = 1.0
            for other in range(s.players):
                if other != seat and ahead(s, other, seat):
                    rewards[seat] = 0.0


@rule
def hopes(s, mask, out, spare, log):
    """The seat's outlook after each legal action."""
    seat = s.to_move
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = WORD * word + lowest(bits)
            bits &= bits - U1
            assign(spare[0], s)
            apply(spare[0], action, log)
            out[action] = outlook(spare[0], seat) / TEMPERATURE
