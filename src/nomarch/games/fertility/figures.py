"""What `nomarch bench` measures of Fertility besides what it measures of every game."""

import random
from time import perf_counter

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.game import Game
from nomarch.core.record import Records, copy, zeros
from nomarch.core.rule import rule
from nomarch.games.fertility.placing import add_placements

POSITIONS = 64
TIMES = 200_000
ROUNDS = 5


@rule
def list_placements(states, mask, times):
    """List the placements of one position after the other, so many times."""
    for i in range(times):
        mask[:] = U0
        s = states[i % len(states)]
        add_placements(s, np.int64(s.to_move), mask)


def placements_ns(game: Game) -> float:
    """Listing all legal placements of a position, the mean over the positions of random games."""
    states, mask = _placing(game), np.zeros(game.vocabulary.words, np.uint64)
    list_placements(states, mask, POSITIONS)
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        list_placements(states, mask, TIMES)
        times.append(perf_counter() - start)
    return min(times) / TIMES * 1e9


def _placing(game: Game) -> Records:
    """Positions of random games in which a tile is to be placed."""
    chooser, found = random.Random(1), zeros(game.position.dtype, POSITIONS)
    match, count = game.new(game.players[-1], 1), 0
    while count < POSITIONS:
        if match.over:
            match = game.new(game.players[-1], count)
        if match.decision == "place":
            found[count : count + 1] = copy(match.states)
            count += 1
        match.play(chooser.choice(match.legal()))
    return found


FIGURES = {"placements_ns": placements_ns}
