"""What the greedy bot thinks of its actions: the outlook after each, with the choices that belong to it."""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign, zeros
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.egizia.actions import BONUS, BUILD, FEED, FINAL, LEFT, OPENING, POST, SAIL, SITE
from nomarch.games.egizia.outlook import FEATURES, outlook
from nomarch.games.egizia.phases import OVER
from nomarch.games.egizia.turn import apply

A_NEW_TURN = np.uint64(sum(1 << int(n) for n in (OPENING, SAIL, POST, LEFT, FEED, SITE, BUILD, BONUS, FINAL)))
"""Decisions at which the bot stops to look at what it has got."""
WORDS = np.int64(2)
WORD = np.int64(64)


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """What the seat to move can hope for after each legal action, in points."""
    seat = position.to_move
    assert seat is not None
    spare, room, log = zeros(position.states.dtype, 2), np.empty(len(FEATURES)), new_log(0)
    return {a.id: float(value_of(position.states, spare, seat, a.id, room, log)) for a in legal}


@rule
def value_of(states, spare, seat, action, room, log):
    """The outlook after an action and the seat's own choices that belong to it; `spare` are two positions to use."""
    assign(spare[0], states[0])
    return outlook_after(spare, seat, action, room, log)


@rule
def outlook_after(spare, seat, action, room, log):
    """The same for the first of two positions itself."""
    s = spare[0]
    apply(s, action, log)
    while s.phase != OVER and s.to_move == seat and not has(A_NEW_TURN, np.int64(s.decision)):
        apply(s, best_by_outlook(s, spare[1], seat, room, log), log)
    return outlook(s, seat, room)


@rule
def best_by_outlook(s, trial, seat, room, log):
    """The legal action after which the outlook is best at once."""
    best, most = np.int64(-1), -1e9
    for word in range(WORDS):
        choices = s.choices[word]
        while choices != U0:
            action = WORD * word + lowest(choices)
            choices &= choices - U1
            assign(trial, s)
            apply(trial, action, log)
            worth = outlook(trial, seat, room)
            if worth > most:
                best, most = action, worth
    return best
