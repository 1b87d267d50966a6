"""The searching bot: information-set Monte Carlo tree search with a budget of time or of iterations."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module

import numpy as np

from nomarch.bots.players import Question
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.progress import progress_line
from nomarch.core.record import Generator, zeros
from nomarch.core.rng import set_key
from nomarch.core.rule import compiling
from nomarch.core.template import copy_for
from nomarch.core.vocabulary import Action

CHUNK = 50
DEEPEST = 200
MOST_NODES = 2_000_000
MOST_SEATS = 10

KERNELS = 60  # functions compiled for a search, for the progress shown
_ready: set[str] = set()
"""Games whose search is compiled."""


@dataclass(frozen=True)
class Budget:
    """How long to think: for so many milliseconds, or for exactly so many iterations in each tree."""

    milliseconds: float = 0
    iterations: int = 0
    threads: int = 1
    """Trees grown side by side, each with chance of its own; their visits are added up."""


@dataclass
class SearchBot:
    """Chooses the action that its search visited most, or by lot among those that it visited often."""

    seed: int
    budget: Budget
    sureness: float | None = None
    """Choose by lot in proportion to the visits raised to this power, which makes plausible mistakes."""
    explore: float = 1.0
    width: int = 24
    """How many actions of a decision are looked at, the most hopeful ones."""
    _random: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def choose(self, question: Question) -> Action:
        """The most visited action, or one by lot."""
        if len(question.legal) == 1:
            return question.legal[0]
        visits = self.visits(question)
        weights = [visits.get(action.id, 0) for action in question.legal]
        if self.sureness is not None:
            return self._random.choices(question.legal, [weight**self.sureness for weight in weights])[0]
        return question.legal[weights.index(max(weights))]

    def visits(self, question: Question) -> dict[int, int]:
        """How often each action was visited, in all trees together."""
        root = question.sample(self._random.getrandbits(64))
        trees = [
            Tree(root, question, self.width, self._nodes(), self._random.getrandbits(64))
            for _ in range(self.budget.threads)
        ]
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(self._grow, trees))
        counts = [tree.visits() for tree in trees]
        return {action.id: sum(count.get(action.id, 0) for count in counts) for action in question.legal}

    def _nodes(self) -> int:
        """How many nodes a tree may need."""
        return min(MOST_NODES, self.width * (self.budget.iterations + 2)) if self.budget.iterations else MOST_NODES

    def _grow(self, tree: "Tree") -> None:
        """Until the budget is spent, or until no other action can become the most visited one with what is left."""
        done, start = 0, time.perf_counter()
        while left := self._left(done, time.perf_counter() - start):
            if done and self.sureness is None and tree.lead() > left:
                break
            chunk = min(CHUNK, left)
            if tree.grow(chunk, self.explore) < chunk:
                break
            done += chunk

    def _left(self, done: int, seconds: float) -> int:
        """How many more iterations the budget allows, after so many in so many seconds."""
        if self.budget.iterations:
            return self.budget.iterations - done
        share = seconds * 1000 / self.budget.milliseconds
        return max(0, round(done * (1 / share - 1))) if done else CHUNK


class Tree:
    """A tree over the decisions that follow a position, and the room to grow it."""

    def __init__(self, root: Match, question: Question, width: int, nodes: int, seed: int) -> None:
        game = question.game
        self._kernel = copy_for(game.package, "nomarch.bots.tree")
        self._root, self._seat, self._width = root.states, question.seat, width
        columns = [np.empty(nodes, kind) for kind in (np.int16, np.int32, np.int16, np.int32) + 3 * (np.float32,)]
        self._tree = self._kernel.Tree(*columns, np.zeros(1, np.int64))
        chooser = zeros(Generator.dtype)
        deepest = getattr(import_module(f"{game.package}.judgement"), "DEPTH", DEEPEST)
        self._scratch = self._kernel.Scratch(
            zeros(self._root.dtype),
            zeros(self._root.dtype, 2),
            chooser,
            np.zeros(game.vocabulary.words, np.uint64),
            np.zeros(len(game.vocabulary)),
            np.zeros(deepest, np.int64),
            np.zeros(deepest + 1, np.int64),
            np.zeros(MOST_SEATS),
            new_log(0),
        )
        self._plant(root, question)
        if game.name not in _ready:
            _ready.add(game.name)
            with (
                progress_line(f"Compiling the bots of {game.name}, only this once", KERNELS) as report,
                compiling(report),
            ):
                self.grow(1, 1.0)
            self._plant(root, question)
        set_key(chooser, seed)

    def _plant(self, root: Match, question: Question) -> None:
        """The root's children are hoped for as the game's greedy judgement says, which takes longer than a glance."""
        package = question.game.package
        values = import_module(f"{package}.greedy").values(root, question.legal)
        best = sorted(values, key=lambda action: (-values[action], action))[: self._width]
        temperature = import_module(f"{package}.judgement").TEMPERATURE
        hopes = np.array([values[action] / temperature for action in best])
        self._kernel.plant(self._tree, np.array(best, np.int64), hopes)

    def grow(self, iterations: int, explore: float) -> int:
        """Run so many iterations; how many there was room for."""
        arguments = (self._root, self._seat, self._tree, self._scratch, iterations, explore, self._width)
        return int(self._kernel.search(*arguments))

    def lead(self) -> int:
        """How many visits the most visited action of the root is ahead of the next one."""
        first, count = int(self._tree.first_child[0]), int(self._tree.children[0])
        second, most = np.partition(self._tree.visits[first : first + count], -2)[-2:]
        return int(most - second)

    def visits(self) -> dict[int, int]:
        """How often each action of the root was visited."""
        first, count = int(self._tree.first_child[0]), int(self._tree.children[0])
        children = slice(first, first + count)
        return dict(zip(self._tree.action[children].tolist(), self._tree.visits[children].tolist(), strict=True))
