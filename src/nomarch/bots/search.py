"""The searching bot: information-set Monte Carlo tree search with a budget of time or of iterations."""

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from nomarch.bots.players import Question
from nomarch.core.game import Game
from nomarch.core.log import new_log
from nomarch.core.record import Generator, Records, zeros
from nomarch.core.rng import set_key
from nomarch.core.template import copy_for
from nomarch.core.vocabulary import Action

CHUNK = 50
DEEPEST = 200
MOST_NODES = 4_000_000
MOST_SEATS = 10

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Budget:
    """How long to think: for so many milliseconds, or for exactly so many iterations in each tree."""

    milliseconds: float | None = None
    iterations: int | None = None
    threads: int = 1
    """Trees grown side by side, each from its own seed; their visits are added up."""

    def nodes(self) -> int:
        """How many nodes a tree may need."""
        return min(MOST_NODES, 64 * (self.iterations + 2)) if self.iterations else MOST_NODES


@dataclass
class SearchBot:
    """Chooses the action that its search visited most."""

    seed: int
    budget: Budget
    explore: float = 1.0
    width: int = 64
    """How many actions of a decision are looked at, the most hopeful ones."""
    _random: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def choose(self, question: Question) -> Action:
        """The most visited action."""
        if len(question.legal) == 1:
            return question.legal[0]
        visits = self.visits(question)
        return max(question.legal, key=lambda action: visits.get(action.id, 0))

    def visits(self, question: Question) -> dict[int, int]:
        """How often each action was visited."""
        root = question.sample(self._random.getrandbits(64)).states
        growing = [Growing(question.game, root, self.budget.nodes(), self._random.getrandbits(64)) for _ in range(self.budget.threads)]
        if len(growing) == 1:
            return self._grow(growing[0], root, question.seat)
        with ThreadPoolExecutor(len(growing)) as pool:
            all_visits = list(pool.map(lambda tree: self._grow(tree, root, question.seat), growing))
        return {action.id: sum(visits.get(action.id, 0) for visits in all_visits) for action in question.legal}

    def _grow(self, tree: "Growing", root: Records, seat: int) -> dict[int, int]:
        if self.budget.iterations:
            tree.grow(root, seat, self.budget.iterations, self.explore, self.width)
        else:
            end = time.perf_counter() + (self.budget.milliseconds or 0) / 1000
            while time.perf_counter() < end and tree.grow(root, seat, CHUNK, self.explore, self.width):
                pass
        return tree.root_visits()


class Growing:
    """A tree and the room to grow it."""

    def __init__(self, game: Game, root: Records, nodes: int, seed: int) -> None:
        self._template = search_of(game)
        columns = [np.empty(nodes, kind) for kind in (np.int16, np.int32, np.int16, np.int32, np.float32, np.float32)]
        self.tree = self._template.Tree(*columns, np.zeros(1, np.int64))
        chooser = zeros(Generator.dtype)
        set_key(chooser, seed)
        self._scratch = self._template.Scratch(
            zeros(root.dtype),
            chooser,
            np.zeros(game.vocabulary.words, np.uint64),
            np.zeros(len(game.vocabulary)),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(MOST_SEATS, np.float64),
            new_log(0),
        )
        self._template.plant(self.tree)

    def grow(self, root: Records, seat: int, iterations: int, explore: float, width: int) -> int:
        """Run so many iterations; how many there was room for."""
        return int(self._template.search(root, seat, self.tree, self._scratch, iterations, explore, width))

    def root_visits(self) -> dict[int, int]:
        """How often each action of the root was visited."""
        first, count = int(self.tree.first_child[0]), int(self.tree.children[0])
        children = slice(first, first + count)
        return dict(zip(self.tree.action[children].tolist(), self.tree.visits[children].tolist(), strict=True))


def search_of(game: Game) -> ModuleType:
    """The search compiled for a game."""
    return copy_for(game.package, "nomarch.bots.tree")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
