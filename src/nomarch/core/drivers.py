"""The entry points through which Python calls a game's rules (a template, see `template`).

They take arrays of records, because an array costs a tenth of what a single record costs to pass.
"""

from typing import Any

import numpy as np

from nomarch.core.bits import U0, count, members, select
from nomarch.core.record import assign
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.core.template import game_of

rules = game_of(__name__)
unseen: Any = getattr(rules, "reshuffle", None)
"""The game's own `reshuffle`, if there is anything in its record that no seat knows."""

KEYS = np.int64(1 << 31)


@rule
def deal(states):
    """Let chance decide everything that it decides at set-up."""
    rules.deal(states[0])


@rule
def begin(states, log):
    """Set up the rest and go on to the first decision; who is asked."""
    rules.begin(states[0], log)
    return states[0].to_move


@rule
def legal(states, mask, out):
    """List the legal actions in ascending order; how many they are."""
    mask[:] = U0
    rules.legal(states[0], mask)
    return members(mask, out)


@rule
def refuse(states, action):
    """0, or the number of the clause that forbids the action now."""
    return rules.refuse(states[0], action)


@rule
def apply(states, action, log):
    """Carry out a legal action; who is asked then."""
    rules.apply(states[0], action, log)
    return states[0].to_move


@rule
def replay(states, actions, log):
    """Carry out legal actions one after the other."""
    for action in actions:
        rules.apply(states[0], action, log)


@rule
def redeal(states, seat):
    """Draw anew what the seat cannot know (-1: a spectator)."""
    rules.redeal(states[0], seat)


if unseen is None:

    @rule
    def reshuffle(states):
        """Nothing: everything hidden in this game is known to some seat."""

else:

    @rule
    def reshuffle(states):
        """Draw anew what no seat knows: the order of what lies face down."""
        unseen(states[0])


@rule
def observe(states, seat, out):
    """Write the seat's numeric observation."""
    rules.observe(states[0], seat, out)


@rule
def score(states, seat):
    """The seat's score."""
    return np.int64(rules.score(states[0], seat))


@rule
def ahead(states, seat, other):
    """Whether the seat's result is strictly better than the other's."""
    return rules.ahead(states[0], seat, other)


@rule
def random_action(s, chooser, mask):
    """One of the legal actions, each equally likely."""
    mask[:] = U0
    rules.legal(s, mask)
    return select(mask, below(chooser[0], count(mask)))


@rule
def random_play(states, start, chooser, mask, log, steps):
    """Play at random for a number of actions, beginning again from `start` with new chance when a game is over; how
    many games ended."""
    s = states[0]
    ended = 0
    for _ in range(steps):
        if s.to_move < 0:
            assign(s, start[0])
            s.rng_key[0] = np.uint32(below(chooser[0], KEYS))
            rules.deal(s)
            rules.begin(s, log)
            ended += 1
        rules.apply(s, random_action(s, chooser, mask), log)
    return ended


@rule
def random_step(states, before, chooser, mask, log):
    """Play one random action into an emptied log, keeping the position before it; who is asked then."""
    assign(before[0], states[0])
    log[0, 0] = 0
    rules.apply(states[0], random_action(states[0], chooser, mask), log)
    return states[0].to_move


@rule
def copies(states, times):
    """Copy positions one to the next, round and round."""
    for i in range(times):
        assign(states[(i + 1) % len(states)], states[i % len(states)])
