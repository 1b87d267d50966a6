"""How a searching bot judges a position of CuBirds: by the outlook of each seat."""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.cubirds.outlook import outlook
from nomarch.games.cubirds.rounds import score
from nomarch.games.cubirds.turn import apply

LEAD = 0.9  # flocks ahead that make a seat e times likelier to win
TEMPERATURE = 0.15  # flocks of difference that make an action e times more hopeful
SKILLED = 1000  # iterations of the bot of this name, under 50 ms
SURENESS: float | None = None  # how surely it then takes the most visited action: always
WORD = np.int64(64)


@rule
def evaluate(s, rewards, _log):
    """Each seat's reward: its share in the chances to win, by outlook, or once the game is over in the victory."""
    total = 0.0
    for seat in range(s.players):
        rewards[seat] = score(s, seat) if s.to_move < 0 else np.exp(outlook(s, seat) / LEAD)
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


@rule
def hopes(s, mask, out, spare, log):
    """The seat's outlook after each legal action."""
    seat = np.int64(s.to_move)
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = WORD * word + lowest(bits)
            bits &= bits - U1
            assign(spare[0], s)
            apply(spare[0], action, log)
            out[action] = outlook(spare[0], seat) / TEMPERATURE
            if spare[0].to_move < 0:
                out[action] += 10.0 * score(spare[0], seat)
