"""How a searching bot judges a position of CuBirds: by the outlook of each seat once everybody has had some turns.

A tree over the others' decisions would let them decide without knowing their own hands, and with several of them it
played hardly better than a glance; so it has one level, and what follows is played by what looks best to each.
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import LAY, VOCABULARY
from nomarch.games.cubirds.outlook import outlook
from nomarch.games.cubirds.rounds import score
from nomarch.games.cubirds.state import State
from nomarch.games.cubirds.turn import apply, legal

TEMPERATURE = 0.1  # difference of outlooks that makes an action e times more hopeful
SKILLED = 200  # iterations of the bot of this name, under 50 ms
SURENESS = 2.5  # how surely it then takes the most visited action
DEPTH = 1  # of the tree
TURNS = np.int64(4)  # of everybody that are played before a position is judged
WORD = np.int64(64)
WORDS, ACTIONS, POSITION = VOCABULARY.words, len(VOCABULARY), State.dtype


@rule
def evaluate(s, rewards, log):
    """Each seat's reward: its share in the chances to win once everybody has had some turns, by outlook, or once the
    game is over in the victory."""
    play_on(s, log)
    total = 0.0
    for seat in range(s.players):
        rewards[seat] = score(s, seat) if s.to_move < 0 else np.exp(outlook(s, seat))
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


@rule
def play_on(s, log):
    """Finish a turn that is begun and play some of everybody, each doing what leaves him the best outlook."""
    room, mask, out = np.empty(1, POSITION), np.zeros(WORDS, np.uint64), np.empty(ACTIONS)
    last = np.int64(s.turn) + TURNS * s.players + (s.decision != LAY)
    while s.to_move >= 0 and s.turn < last:
        mask[:] = U0
        legal(s, mask)
        hopes(s, mask, out, room, log)
        apply(s, most_hopeful(mask, out), log)


@rule
def most_hopeful(mask, out):
    """The action of a mask that is hoped most of."""
    best = np.int64(-1)
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = WORD * word + lowest(bits)
            bits &= bits - U1
            if best < 0 or out[action] > out[best]:
                best = action
    return best


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
