"""How a searching bot judges a position of Celestia: it flies the journey to its end (`flights`) and looks at what
everybody then has (`standing`).

A search of this game only compares its seat's own actions: everything that follows happens in the flights. Of two
players each thinks there before he decides, by short flights of his own; at larger tables several flights in which
everybody does what looks best at a glance were better.
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.games.celestia.flights import POSITION, evaluate, fly
from nomarch.games.celestia.glance import glance
from nomarch.games.celestia.prospects import FEATURES, LEAD, WEIGHTS
from nomarch.games.celestia.standing import to_come, write_standing

__all__ = [
    "DEPTH",
    "FEATURES",
    "LEAD",
    "RACE",
    "TEMPERATURE",
    "WEIGHTS",
    "evaluate",
    "hopes",
    "look",
]

RACE = True  # to END_POINTS
DEPTH = 1
SKILLED = 160  # iterations of the bot of this name in the variant for beginners, under 50 ms
SURENESS: float | None = None  # how surely it then takes the most visited action: always
TEMPERATURE = 2.0  # points of difference that make an action e times more hopeful
FLIGHTS = 100  # flown to the journey's end for one look


@rule
def look(s, features, log):
    """Write every seat's features, as they are on average at the journey's end; the share of the game to come."""
    for seat in range(s.players):
        features[seat, :] = 0.0
    flight, standing = np.empty(1, POSITION), np.empty(len(FEATURES))
    for number in range(FLIGHTS):
        assign(flight[0], s)
        flight[0].rng_key[0] += np.uint32(number)
        flight[0].rng_left = 0
        fly(flight[0], np.int64(s.journey), log)
        for seat in range(s.players):
            write_standing(flight[0], np.int64(seat), standing)
            for feature in range(len(FEATURES)):
                features[seat, feature] += standing[feature] / FLIGHTS
    return to_come(s)


@rule
def hopes(s, mask, out, _spare, _log):
    """What each legal action is worth at a glance."""
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = np.int64(64) * word + lowest(bits)
            bits &= bits - U1
            out[action] = glance(s, action) / TEMPERATURE
