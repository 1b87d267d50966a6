"""Many games at once, compiled for one game (a template, see `core.template`).

First what happens in one game, which the GPU calls as well, then the loops over the games of a thread.
"""

import numpy as np

from nomarch.core.bits import U0, U1, contains, count, lowest, select
from nomarch.core.record import assign
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.core.template import game_of

rules = game_of(__name__)


@rule
def begin(s, log):
    """Deal a game and go on to its first decision."""
    rules.deal(s)
    rules.begin(s, log)


@rule
def begin_again(s, blank, log):
    """A new game, whose random numbers go on after those of the old one."""
    key_0, key_1 = s.rng_key[0], s.rng_key[1]
    block_0, block_1, stream_0, stream_1 = s.rng_counter[0], s.rng_counter[1], s.rng_counter[2], s.rng_counter[3]
    assign(s, blank)
    s.rng_key[0], s.rng_key[1] = key_0, key_1
    s.rng_counter[0], s.rng_counter[1], s.rng_counter[2], s.rng_counter[3] = block_0, block_1, stream_0, stream_1
    begin(s, log)


@rule
def write_mask(s, mask):
    """The legal actions as bits."""
    mask[:] = U0
    rules.legal(s, mask)


@rule
def is_legal(mask, action, limit):
    """Whether a number is that of a legal action."""
    return action >= 0 and action < limit and contains(mask, action)


@rule
def step(s, blank, action, rewards, scores, log):
    """Carry out a legal action; whether the game ended, which begins again."""
    rules.apply(s, action, log)
    if s.to_move >= 0:
        rewards[:] = 0
        return False
    write_result(s, rewards, scores)
    begin_again(s, blank, log)
    return True


@rule
def write_result(s, rewards, scores):
    """Each seat's share in the victory, and its score."""
    winners = np.float32(0)
    for seat in range(s.players):
        scores[seat] = rules.score(s, np.int64(seat))
        rewards[seat] = 1
        for other in range(s.players):
            if other != seat and rules.ahead(s, np.int64(other), np.int64(seat)):
                rewards[seat] = 0
        winners += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= winners


@rule
def observe(s, out):
    """What the seat to move sees."""
    rules.observe(s, np.int64(s.to_move), out)


@rule
def choose_at_random(mask, chooser):
    """One of the legal actions, each equally likely."""
    return select(mask, below(chooser, count(mask)))


@rule
def play_at_random(s, blank, chooser, mask, steps, log):
    """Play a game at random for so many actions; how often it ended."""
    ended = np.int64(0)
    for _ in range(steps):
        write_mask(s, mask)
        rules.apply(s, choose_at_random(mask, chooser), log)
        if s.to_move < 0:
            begin_again(s, blank, log)
            ended += 1
    return ended


@rule
def begin_all(states, to_move, masks, log):
    """Begin every game, and write the legal actions as bits."""
    for i in range(len(states)):
        begin(states[i], log)
        to_move[i] = states[i].to_move
        write_mask(states[i], masks[i])


@rule
def spread(masks, flags):
    """Write bits as one byte each."""
    for i in range(len(masks)):
        flags[i, :] = 0
        for word in range(masks.shape[1]):
            bits = masks[i, word]
            while bits != U0:
                flags[i, 64 * word + lowest(bits)] = 1
                bits &= bits - U1


@rule
def first_illegal(masks, actions, limit):
    """The first game whose action is not legal, -1 if all are."""
    for i in range(len(masks)):
        if not is_legal(masks[i], actions[i], limit):
            return i
    return -1


@rule
def choose_all_at_random(masks, choosers, actions):
    """Choose a legal action in every game."""
    for i in range(len(masks)):
        actions[i] = choose_at_random(masks[i], choosers[i])


@rule
def step_all(states, blank, actions, to_move, masks, ended, rewards, scores, log):
    """Carry out an action in every game, all of them legal, and write the next legal actions as bits."""
    for i in range(len(states)):
        ended[i] = step(states[i], blank[0], actions[i], rewards[i], scores[i], log)
        to_move[i] = states[i].to_move
        write_mask(states[i], masks[i])


@rule
def observe_all(states, observations):
    """Write what the seat to move sees in every game."""
    for i in range(len(states)):
        observe(states[i], observations[i])


@rule
def play_all_at_random(states, blank, choosers, to_move, masks, steps, log):
    """Play every game at random for so many actions; how many games ended."""
    ended = np.int64(0)
    for i in range(len(states)):
        ended += play_at_random(states[i], blank[0], choosers[i], masks[i], steps, log)
        to_move[i] = states[i].to_move
        write_mask(states[i], masks[i])
    return ended
