"""How a searching bot judges a position of Fertility: by what each metropolis promises."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.fertility.greedy import finish_turn, pool_tile_worth, promise
from nomarch.games.fertility.scoring import ahead
from nomarch.games.fertility.turn import FIRST_TAKE, apply

MARGIN = 10.0  # debens ahead of the best other seat that make victory likely
TEMPERATURE = 1.5  # debens of difference that make an action e times more hopeful
WORD = np.int64(64)


@rule
def evaluate(s, rewards, _log):
    """Each seat's reward: how likely what it is promised, or once the game is over its result, makes it the winner."""
    for seat in range(s.players):
        best = -1e9
        for other in range(s.players):
            if other != seat:
                lead = promise(s, other)
                if lead > best:
                    best = lead
        rewards[seat] = 1.0 / (1.0 + np.exp((best - promise(s, seat)) / MARGIN))
    if s.to_move < 0:
        for seat in range(s.players):
            rewards[seat] = 1.0
            for other in range(s.players):
                if other != seat and ahead(s, other, seat):
                    rewards[seat] = 0.0


@rule
def hopes(s, mask, out, spare, log):
    """What the seat is promised after each legal action and a simple end of the turn."""
    seat = s.to_move
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
                finish_turn(spare, seat, log)
                out[action] = promise(spare[0], seat) / TEMPERATURE
