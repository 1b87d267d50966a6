"""Many games at once on all cores of the CPU, without the interpreter between their actions.

batch = nomarch.game("camelup").batch(4096, players=4, seed=1)
while learning:
    observations, mask = batch.observe(), batch.legal_mask()
    batch.step(policy(observations, mask))  # one action for each game
    learn(batch.rewards[batch.ended])
"""

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from nomarch.bots import cores
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.log import new_log
from nomarch.core.progress import progress_line
from nomarch.core.record import Generator, Records, usable, zeros
from nomarch.core.rng import set_key
from nomarch.core.rule import compiling
from nomarch.core.template import copy_for

LEAST_PER_THREAD = 64
ALIGNMENT = 64  # bytes; JAX takes over no other arrays without copying them
CHOICES = b"nomarch choices\0"
KERNELS = 15  # functions compiled for batches, for the progress shown


def blank_states(
    game: Game, n: int, players: int, seed: int, options: Mapping[str, Any] | None
) -> tuple[Records, Records, Records]:
    """The position before any set-up, that position for each game of a batch with chance of its own, and generators
    for choosing at random."""
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadOptions(f"a batch has at least one game, not {n!r}")
    blank = game.blank(players, options)
    states = usable(aligned((n,), game.position.dtype))
    states[:] = blank[0]
    set_key(states, game.check_seed(seed))
    choosers = zeros(Generator.dtype, n)
    set_key(choosers, seed, CHOICES)
    return blank, states, choosers


def aligned(shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
    """An array of zeros that begins at an address which every library accepts."""
    kind = np.dtype(kind)
    size = math.prod(shape) * kind.itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size].view(kind).reshape(shape)


class CpuBatch:
    """A `core.batch.Batch` on the CPU."""

    def __init__(
        self,
        game: Game,
        n: int,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
    ) -> None:
        if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
            raise BadOptions(f"the number of threads is a whole number from 1 on, not {threads!r}")
        self._blank, self.states, self._choosers = blank_states(game, n, players, seed, options)
        self.game, self.n, self.players = game, n, players
        self.to_move = aligned((n,), np.int32)
        self.ended = aligned((n,), np.bool_)
        self.rewards = aligned((n, players), np.float32)
        self.scores = aligned((n, players), np.int32)
        self._log = new_log(0)
        self._masks = np.zeros((n, game.vocabulary.words), np.uint64)
        self._flags = aligned((n, len(game.vocabulary)), np.bool_)
        self._actions = aligned((n,), np.int64)
        self._observations = aligned((n, game.observation_size), np.float32)
        count = max(1, min(threads or cores(), n // LEAST_PER_THREAD))
        self._parts = [slice(a, b) for a, b in pairwise(np.linspace(0, n, count + 1).astype(int))]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        self._kernels = copy_for(game.package, "nomarch.research.kernels")
        with progress_line(f"Compiling batches of {game.name}, only this once", KERNELS) as report, compiling(report):
            columns = (self.states, self.to_move, self._masks)
            self._everywhere(lambda part: self._kernels.begin_all(*(column[part] for column in columns), self._log))

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal: a row for each game, a column for each action of the vocabulary."""
        flags = self._flags.view(np.uint8)
        self._everywhere(lambda part: self._kernels.spread(self._masks[part], flags[part]))
        return self._flags

    def observe(self) -> npt.NDArray[np.float32]:
        """What the seat to move sees: a row for each game."""
        self._everywhere(lambda part: self._kernels.observe_all(self.states[part], self._observations[part]))
        return self._observations

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one legal action in each game, or none at all if any of them is not legal."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            what = f"an array of {chosen.dtype} with the shape {chosen.shape}"
            raise BadOptions(f"a step takes one whole number for each of {self.n} games, not {what}")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = int(self._kernels.first_illegal(self._masks, chosen, len(self.game.vocabulary)))
        if wrong >= 0:
            raise BadOptions(f"action {chosen[wrong]} is not legal in game {wrong}")
        columns = (self.to_move, self._masks, self.ended, self.rewards, self.scores)
        self._everywhere(
            lambda part: self._kernels.step_all(
                self.states[part], self._blank, chosen[part], *(column[part] for column in columns), self._log
            )
        )

    def random_actions(self) -> npt.NDArray[np.int64]:
        """One legal action for each game."""
        columns = (self._masks, self._choosers, self._actions)
        self._everywhere(lambda part: self._kernels.choose_all_at_random(*(column[part] for column in columns)))
        return self._actions

    def play_at_random(self, steps: int) -> int:
        """Play every game at random for so many actions; how many games ended."""

        def play(part: slice) -> int:
            own = (self.states[part], self._blank, self._choosers[part], self.to_move[part], self._masks[part])
            return int(self._kernels.play_all_at_random(*own, steps, self._log))

        return sum(self._everywhere(play))

    def _everywhere(self, work: Callable[[slice], Any]) -> list[Any]:
        """Do it for all parts of the batch, each in a thread of its own."""
        return list(map(work, self._parts) if self._pool is None else self._pool.map(work, self._parts))
