"""Many games at once on a GPU, a thread a game, compiled for one game (a template, see `core.template`).

The rules are the very same functions that run on the CPU, and work on the positions where they lie: to copy them to
memory of a thread's own, where the same field of neighbouring threads lies side by side, takes longer than it saves.
"""

from functools import partial
from typing import Any

import numba
import numpy as np
from numba import cuda

from nomarch.core.bits import has
from nomarch.core.rule import rule
from nomarch.core.template import copy_for, game_of
from nomarch.research.gpu import kernel

rules = game_of(__name__)
kernels = copy_for(rules.__name__, "nomarch.research.kernels")

WORDS = rules.GAME.vocabulary.words
ACTIONS = np.int64(len(rules.GAME.vocabulary))

WARP = np.int64(32)
ALL = np.int64(0xFFFFFFFF)  # the threads of a warp
TOGETHER = 512
"""Threads that share their games in random play."""
DONE, BEGIN, LOOK, ASKED, NEXT = (np.int64(number) for number in range(-5, 0))
"""What can be next in a game beside an action: nothing more, a new game, finding out what is next; and what `unasked`
says: a decision or the end, the next phase."""
PATIENCE = np.int64(16)
"""In every so many rounds new games begin: dealing takes long, so they do it together."""
ALIKE = np.int64(32)
KINDS = int(-(-(len(rules.GAME.decisions) + 1) * ALIKE // WARP) * WARP)
advance: Any = getattr(rules, "advance", rules.apply)

if hasattr(rules, "unasked"):
    unasked = rules.unasked
else:

    @rule
    def unasked(_s):
        """In this game nothing but actions is worth a round of its own."""
        return ASKED


@kernel
def begin_all(states, to_move):
    """Begin every game."""
    i = cuda.grid(1)
    if i < len(states):
        kernels.begin(states[i], None)
        to_move[i] = states[i].to_move


@kernel
def write_masks(states, masks):
    """Write the legal actions of every game as bits."""
    i = cuda.grid(1)
    if i < len(states):
        mask = cuda.local.array(WORDS, numba.uint64)
        kernels.write_mask(states[i], mask)
        for word in range(WORDS):
            masks[word, i] = mask[word]


@kernel
def spread(masks, flags):
    """Write bits as one byte each, a thread a byte."""
    at = cuda.grid(1)
    i = at // ACTIONS
    action = at - i * ACTIONS
    if i < len(flags):
        flags[i, action] = has(masks[action >> 6, i], action & 63)


@kernel
def choose_all_at_random(masks, choosers, actions):
    """Choose a legal action in every game."""
    i = cuda.grid(1)
    if i < len(actions):
        mask = cuda.local.array(WORDS, numba.uint64)
        for word in range(WORDS):
            mask[word] = masks[word, i]
        actions[i] = kernels.choose_at_random(mask, choosers[i])


@kernel
def find_illegal(masks, actions, first):
    """Find the first game whose action is not legal."""
    i = cuda.grid(1)
    if i < len(actions):
        action = np.int64(actions[i])
        if action < 0 or action >= ACTIONS or not has(masks[action >> 6, i], action & 63):
            cuda.atomic.min(first, 0, i)


@kernel
def step_all(states, blank, actions, to_move, ended, rewards, scores, first_illegal):
    """Carry out an action in every game, if all of them are legal."""
    i = cuda.grid(1)
    if i < len(states) and first_illegal[0] >= len(states):
        ended[i] = kernels.step(states[i], blank[0], np.int64(actions[i]), rewards[i], scores[i], None)
        to_move[i] = states[i].to_move


@kernel
def observe_all(states, observations):
    """Write what the seat to move sees in every game."""
    i = cuda.grid(1)
    if i < len(states):
        kernels.observe(states[i], observations[i])


@partial(kernel, launch_bounds=TOGETHER)
def play_all_at_random(states, blank, choosers, to_move, steps, ended):
    """Play every game at random for so many actions, and count the games that ended.

    The threads of a warp are as slow as one if each of them runs other code. So the threads of a block share its games:
    before every round the games are sorted by what happens next in them, and each thread takes the next one.
    """
    place, first = np.int64(cuda.threadIdx.x), np.int64(cuda.blockIdx.x) * TOGETHER
    size = len(states) - first
    turns = cuda.shared.array(TOGETHER, numba.int16)  # the game of each thread in this round
    actions = cuda.shared.array(TOGETHER, numba.int16)  # what happens next in each game
    left = cuda.shared.array(TOGETHER, numba.int64)  # actions still to be chosen in each game
    counts = cuda.shared.array(KINDS, numba.int32)  # games by kind, then where the games of each kind begin
    mask = cuda.local.array(WORDS, numba.uint64)
    turns[place] = place
    actions[place] = LOOK
    left[place] = steps
    rounds, over = np.int64(0), np.int64(0)
    while True:
        for i in range(place, KINDS, TOGETHER):
            counts[i] = 0
        cuda.syncthreads()
        game, kind, rank = np.int64(turns[place]), np.int64(0), np.int64(0)
        if place < size:
            s, action = states[first + game], np.int64(actions[game])
            if action >= NEXT:
                advance(s, action, None)
            elif action == BEGIN and rounds % PATIENCE == 0:
                kernels.begin_again(s, blank[0], None)
                action = LOOK
            if action >= LOOK:
                action = np.int64(unasked(s))
                if action == ASKED and s.to_move < 0:
                    over += 1
                    action = BEGIN
                elif action == ASKED and left[game] == 0:
                    action = DONE
                elif action == ASKED:
                    left[game] -= 1
                    kernels.write_mask(s, mask)
                    action = kernels.choose_at_random(mask, choosers[first + game])
                actions[game] = action
            kind = kind_of(s, action)
            rank = cuda.atomic.add(counts, kind, 1)
        if cuda.syncthreads_and(np.int32(kind == 0)):
            break
        if place < WARP:
            add_up(counts, place)
        cuda.syncthreads()
        if place < size:
            turns[np.int64(counts[kind]) + rank] = game
        cuda.syncthreads()
        rounds += 1
    cuda.atomic.add(ended, 0, over)
    if place < size:
        to_move[first + place] = states[first + place].to_move


@rule
def kind_of(s, action):
    """What is done by the same code, mostly: 0 for nothing more, 1 for a new game, then by decision and action."""
    if action <= BEGIN:
        return action - DONE
    return ALIKE * (np.int64(s.decision) + 1) + (action & (ALIKE - 1))


@rule
def add_up(counts, lane):
    """Replace each number by the sum of those before it; the threads of one warp do it together, a part each."""
    part = KINDS // WARP
    own = np.int32(0)
    for kind in range(part * lane, part * (lane + 1)):
        own += counts[kind]
    total = own
    for step in (1, 2, 4, 8, 16):
        other = cuda.shfl_up_sync(ALL, total, step)
        if lane >= step:
            total += other
    before = total - own
    for kind in range(part * lane, part * (lane + 1)):
        own = counts[kind]
        counts[kind] = before
        before += own
