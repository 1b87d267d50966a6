"""Ratings by the model of Plackett and Luce, from whole rankings, on the Elo scale.

Each bot has a strength; of those still unplaced the next place goes to one with the chance of its strength over the
sum of theirs. Several seats of one bot have one strength. A tie counts as the orders of the tied in equal parts. The
strengths are found by the MM iteration (Hunter 2004).

So that a bot that always wins has a finite rating, each bot also wins and loses half a seed's games against the
others. The intervals are the Bayesian bootstrap over seeds: each seed is weighted at random, and those imagined games
too; for two bots and one game a seed this is the interval of Jeffreys.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from nomarch.arena.intervals import LEVEL, Interval

ELO = 400 / np.log(10)
DRAWS = 1000
CLOSE = 1e-7
MOST_STEPS = 20_000
PSEUDO = 0.5

Array = np.ndarray[Any, np.dtype[np.float64]]
Ranking = tuple[Sequence[str], Sequence[int]]
"""The bots by seat, and their places."""
Stage = tuple[int, ...]
"""How many seats of each bot compete for a place."""


class Stages:
    """How often each bot took a place, and who competed for it, for each seed."""

    def __init__(self, seeds: Sequence[Sequence[Ranking]], bots: Sequence[str]) -> None:
        self.bots = list(bots)
        counted = [self._count(rankings) for rankings in seeds]
        stages = sorted({stage for _, held in counted for stage in held})
        self.taken = np.array([taken for taken, _ in counted], float).reshape(len(seeds), len(self.bots))
        self.held = np.array([[held.get(stage, 0.0) for stage in stages] for _, held in counted], float)
        self.stages = np.array(stages, float).reshape(len(stages), len(self.bots))
        self.games_a_seed = max((len(rankings) for rankings in seeds), default=1)

    def _count(self, rankings: Sequence[Ranking]) -> tuple[list[float], dict[Stage, float]]:
        """The places taken by each bot and the stages held in the games of one seed."""
        taken = [0.0] * len(self.bots)
        held: dict[Stage, float] = {}
        for seats, places in rankings:
            who = [self.bots.index(name) for name in seats]
            for place in set(places):
                tied = [bot for bot, its in zip(who, places, strict=True) if its == place]
                behind = [bot for bot, its in zip(who, places, strict=True) if its > place]
                for order in orders(tied):
                    self._place(order, behind, 1 / len(orders(tied)), taken, held)
        return taken, held

    def _place(
        self, order: list[int], behind: list[int], weight: float, taken: list[float], held: dict[Stage, float]
    ) -> None:
        """Count the stages in which the tied take their places in this order."""
        left = [*order, *behind]
        for bot in order:
            stage = tuple(left.count(each) for each in range(len(self.bots)))
            if sum(map(bool, stage)) > 1:  # a bot alone with itself says nothing
                taken[bot] += weight
                held[stage] = held.get(stage, 0.0) + weight
            left.remove(bot)


def orders(tied: list[int]) -> list[list[int]]:
    """Orders of the tied in which each has each place equally often: of 2 or 3 all, of more the turns both ways."""
    turns = [tied[turn:] + tied[:turn] for turn in range(len(tied))]
    return turns if len(tied) < 3 else turns + [turn[::-1] for turn in turns]


def strengths(taken: Array, held: Array, stages: Array) -> Array:
    """The strengths of the bots for each row of counts: places taken by each bot, and how often each stage was held."""
    found: Array = np.ones_like(taken)
    for _ in range(MOST_STEPS):
        before = found
        found = taken / ((held / (found @ stages.T)) @ stages)
        if np.abs(np.log(found / before)).max() < CLOSE:
            break
    return found


def rate(seeds: Sequence[Sequence[Ranking]], bots: Sequence[str], seed: int = 0) -> dict[str, tuple[float, Interval]]:
    """The rating of each bot and its interval, from the rankings of the games of each seed; their mean is 0."""
    if len(bots) == 1:
        return {bots[0]: (0.0, (0.0, 0.0))}
    counts = Stages(seeds, bots)
    scale = counts.games_a_seed / (len(bots) - 1)
    pairs = list(permutations(range(len(bots)), 2))
    weights, imagined = np.ones((1, len(seeds))), np.full((1, len(pairs)), PSEUDO * scale)
    ratings = _fit(counts, weights, pairs, imagined)[0]
    chance = np.random.default_rng(seed)
    weights = chance.exponential(size=(DRAWS, len(seeds)))
    imagined = chance.gamma(PSEUDO, scale, size=(DRAWS, len(pairs)))
    drawn = _fit(counts, weights, pairs, imagined)
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return {bot: (float(ratings[place]), (float(low[place]), float(high[place]))) for place, bot in enumerate(bots)}


def _fit(counts: Stages, weights: Array, pairs: list[tuple[int, int]], imagined: Array) -> Array:
    """Ratings for each row: the weights of the seeds, and how often the first of each pair wins from the second."""
    each = np.eye(len(counts.bots))
    taken = weights @ counts.taken + imagined @ each[[winner for winner, _ in pairs]]
    held = np.hstack([weights @ counts.held, imagined])
    stages = np.vstack([counts.stages, [each[one] + each[other] for one, other in pairs]])
    found = np.log(strengths(taken, held, stages))
    rated: Array = ELO * (found - found.mean(axis=1, keepdims=True))
    return rated
