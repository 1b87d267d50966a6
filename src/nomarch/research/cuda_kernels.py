"""Many games at once on a GPU, a thread a game, compiled for one game (a template, see `core.template`).

The rules are the very same functions that run on the CPU. A thread copies its position to memory of its own, where the
same field of neighbouring threads lies side by side, and back.
"""

import numba
import numpy as np
from numba import cuda

from nomarch.core.bits import has
from nomarch.core.record import Generator, assign
from nomarch.core.template import copy_for, game_of
from nomarch.research.gpu import kernel

rules = game_of(__name__)
kernels = copy_for(rules.__name__, "nomarch.research.kernels")

STATE = numba.from_dtype(rules.GAME.position.dtype)
CHOOSER = numba.from_dtype(Generator.dtype)
WORDS = rules.GAME.vocabulary.words
ACTIONS = np.int64(len(rules.GAME.vocabulary))


@kernel
def begin_all(states, to_move):
    """Begin every game."""
    i = cuda.grid(1)
    if i < len(states):
        own = cuda.local.array(1, STATE)
        assign(own[0], states[i])
        kernels.begin(own[0], None)
        assign(states[i], own[0])
        to_move[i] = own[0].to_move


@kernel
def write_masks(states, masks):
    """Write the legal actions of every game as bits."""
    i = cuda.grid(1)
    if i < len(states):
        mask = cuda.local.array(WORDS, numba.uint64)
        own = cuda.local.array(1, STATE)
        assign(own[0], states[i])
        kernels.write_mask(own[0], mask)
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
        own = cuda.local.array(1, STATE)
        assign(own[0], states[i])
        ended[i] = kernels.step(own[0], blank[0], np.int64(actions[i]), rewards[i], scores[i], None)
        assign(states[i], own[0])
        to_move[i] = own[0].to_move


@kernel
def observe_all(states, observations):
    """Write what the seat to move sees in every game."""
    i = cuda.grid(1)
    if i < len(states):
        own = cuda.local.array(1, STATE)
        assign(own[0], states[i])
        kernels.observe(own[0], observations[i])


@kernel
def play_all_at_random(states, blank, choosers, to_move, steps, ended):
    """Play every game at random for so many actions, and count the games that ended."""
    i = cuda.grid(1)
    if i < len(states):
        mask = cuda.local.array(WORDS, numba.uint64)
        own = cuda.local.array(1, STATE)
        chooser = cuda.local.array(1, CHOOSER)
        assign(own[0], states[i])
        assign(chooser[0], choosers[i])
        count = kernels.play_at_random(own[0], blank[0], chooser[0], mask, steps, None)
        assign(states[i], own[0])
        assign(choosers[i], chooser[0])
        to_move[i] = own[0].to_move
        cuda.atomic.add(ended, 0, count)
