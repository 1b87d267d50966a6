"""Games that a bot plays against itself to learn from (a template, see `core.template`).

Every seat chooses by lot, the likelier the more hopeful an action is, looking at a position that it cannot tell from
the true one. At some decisions two different actions are tried: each is played out to the end of the game with the
same coming chance. What the seats look like after the turn, and how it ended, tell what features are worth: comparing
two ways out of one position leaves nothing else to explain the difference.
"""

from importlib import import_module
from typing import NamedTuple

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rng import below, word
from nomarch.core.rule import rule
from nomarch.core.template import game_of

rules = game_of(__name__)
judgement = import_module(f"{rules.__name__}.judgement")

WHOLE = 4294967296.0  # 2 ** 32
SURE = 5.0  # how much more surely than in a search the hopeful actions are chosen,
UNSURE = 0.3  # and how much less surely the other way is


class Room(NamedTuple):
    """Room for one decision: positions to look at and to play out, and what is needed to choose."""

    seen: np.ndarray
    tried: np.ndarray
    spare: np.ndarray
    chooser: np.ndarray
    mask: np.ndarray
    hopes: np.ndarray
    log: np.ndarray


class Trials(NamedTuple):
    """Two ways out of a position each: every seat's features after the turn, and every seat's final score."""

    features: np.ndarray
    scores: np.ndarray
    to_come: np.ndarray


@rule
def play_and_try(states, room, every, trials):
    """Play the game to its end, trying two ways at about one decision in `every`; how many were tried."""
    s, chooser = states[0], room.chooser[0]
    tried = np.int64(0)
    while s.to_move >= 0:
        action = choose(s, room, SURE)
        if tried < len(trials.features) and below(chooser, every) == 0:
            other = choose(s, room, UNSURE)
            if other != action:
                tried += try_both(s, room, action, other, trials, tried)
        rules.apply(s, action, room.log)
    return tried


@rule
def try_both(s, room, action, other, trials, number):
    """Play both actions out from the same position, as its seat may believe it to be; 1 if that tells anything."""
    chooser = room.chooser[0]
    first, second = word(chooser), word(chooser)
    for way in range(2):
        tried = room.tried[0]
        assign(tried, s)
        tried.rng_key[0], tried.rng_key[1] = np.uint32(first), np.uint32(second)
        tried.rng_left = 0
        rules.redeal(tried, s.to_move)
        rules.apply(tried, action if way == 0 else other, room.log)
        while tried.to_move == s.to_move:
            rules.apply(tried, choose(tried, room, SURE), room.log)
        if tried.to_move < 0:
            return 0
        assign(room.seen[0], tried)
        trials.to_come[number, way] = judgement.look(room.seen[0], trials.features[number, way], room.log)
        while tried.to_move >= 0:
            rules.apply(tried, choose(tried, room, SURE), room.log)
        for seat in range(s.players):
            trials.scores[number, way, seat] = rules.score(tried, np.int64(seat))
    return 1


@rule
def choose(s, room, sureness):
    """An action of the seat to move by lot, the likelier the more hopeful it is."""
    seen, chooser = room.seen[0], room.chooser[0]
    assign(seen, s)
    seen.rng_key[0], seen.rng_key[1] = np.uint32(word(chooser)), np.uint32(word(chooser))
    seen.rng_left = 0
    rules.redeal(seen, s.to_move)
    room.mask[:] = U0
    rules.legal(seen, room.mask)
    rules.hopes(seen, room.mask, room.hopes, room.spare, room.log)
    return draw(room.mask, room.hopes, sureness, chooser)


@rule
def draw(mask, hopes, sureness, chooser):
    """One of the actions in the mask by lot: a point of hope more makes it e to the `sureness` times as likely."""
    most = -1e18
    for i in range(len(mask)):
        bits = mask[i]
        while bits != U0:
            most = max(most, hopes[64 * i + lowest(bits)])
            bits &= bits - U1
    total = 0.0
    for i in range(len(mask)):
        bits = mask[i]
        while bits != U0:
            total += np.exp(sureness * (hopes[64 * i + lowest(bits)] - most))
            bits &= bits - U1
    rest = total * np.float64(word(chooser)) / WHOLE
    action = np.int64(-1)
    for i in range(len(mask)):
        bits = mask[i]
        while bits != U0 and rest >= 0.0:
            action = np.int64(64) * i + lowest(bits)
            rest -= np.exp(sureness * (hopes[action] - most))
            bits &= bits - U1
    return action
