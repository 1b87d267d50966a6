"""Many games at once on a GPU: the very same rules, a thread a game, and nothing leaves the GPU's memory.

batch = nomarch.game("camelup").batch(65_536, players=4, seed=1, device="cuda")
observations, mask = torch.from_dlpack(batch.observe()), torch.from_dlpack(batch.legal_mask())
batch.step(policy(observations, mask))
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda

from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.template import copy_for
from nomarch.research import gpu  # noqa: F401  tells what is missing, before anything else does
from nomarch.research.batch import blank_states
from nomarch.research.dlpack import DeviceArray

THREADS = 128  # in a block


class CudaBatch:
    """A `core.batch.Batch` on a GPU; its arrays are `DeviceArray`s."""

    def __init__(self, game: Game, n: int, players: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        blank, states, choosers = blank_states(game, n, players, seed, options)
        if not cuda.is_available():
            raise BadOptions("there is no GPU here that CUDA can use")
        self.game, self.n, self.players = game, n, players
        self._blank, self._states, self._choosers = (cuda.to_device(each) for each in (blank, states, choosers))
        self.to_move = _array((n,), np.int32)
        self.ended = _array((n,), np.bool_)
        self.rewards = _array((n, players), np.float32)
        self.scores = _array((n, players), np.int32)
        self._first_illegal = cuda.to_device(np.array([n], np.int64))
        self._masks = cuda.device_array((game.vocabulary.words, n), np.uint64)
        self._masks_are_new = False
        self._flags = DeviceArray(cuda.device_array((n, len(game.vocabulary)), np.bool_))
        self._observations = DeviceArray(cuda.device_array((n, game.observation_size), np.float32, order="F"))
        self._actions = DeviceArray(cuda.device_array((n,), np.int64))
        self._kernels = copy_for(game.package, "nomarch.research.cuda_kernels")
        self._launch("begin_all", self._states, self.to_move.array)

    @property
    def states(self) -> np.ndarray[Any, Any]:
        """A copy of the positions."""
        copy: np.ndarray[Any, Any] = self._states.copy_to_host()
        return copy

    def legal_mask(self) -> DeviceArray:
        """Which actions are legal: a row for each game, a column for each action of the vocabulary."""
        self._write_masks()
        self._launch("spread", self._masks, self._flags.array, threads=self.n * len(self.game.vocabulary))
        return self._flags

    def observe(self) -> DeviceArray:
        """What the seat to move sees: a row for each game. In memory the same number of all games lies side by side,
        which is how the threads write fastest."""
        self._launch("observe_all", self._states, self._observations.array)
        return self._observations

    def step(self, actions: Any) -> None:
        """Carry out one legal action in each game, or none at all if any of them is not legal. The actions are an
        array of the GPU, such as a tensor of PyTorch, or of NumPy."""
        chosen = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            what = f"an array of {chosen.dtype} with the shape {chosen.shape}"
            raise BadOptions(f"a step takes one whole number for each of {self.n} games, not {what}")
        chosen = cuda.to_device(chosen) if isinstance(chosen, np.ndarray) else chosen
        self._write_masks()
        self._launch("find_illegal", self._masks, chosen, self._first_illegal)
        results = (self.to_move.array, self.ended.array, self.rewards.array, self.scores.array)
        self._launch("step_all", self._states, self._blank, chosen, *results, self._first_illegal)
        wrong = int(self._first_illegal.copy_to_host()[0])
        if wrong < self.n:
            self._first_illegal = cuda.to_device(np.array([self.n], np.int64))
            raise BadOptions(f"action {chosen.copy_to_host()[wrong]} is not legal in game {wrong}")
        self._masks_are_new = False

    def random_actions(self) -> DeviceArray:
        """One legal action for each game."""
        self._write_masks()
        self._launch("choose_all_at_random", self._masks, self._choosers, self._actions.array)
        return self._actions

    def play_at_random(self, steps: int) -> int:
        """Play every game at random for so many actions; how many games ended."""
        ended = cuda.to_device(np.zeros(1, np.int64))
        blocks = -(-self.n // self._kernels.TOGETHER)
        columns = (self._states, self._blank, self._choosers, self.to_move.array)
        self._kernels.play_all_at_random[blocks, self._kernels.TOGETHER](*columns, np.int64(steps), ended)
        self._masks_are_new = False
        return int(ended.copy_to_host()[0])

    def _write_masks(self) -> None:
        if not self._masks_are_new:
            self._launch("write_masks", self._states, self._masks)
            self._masks_are_new = True

    def _launch(self, kernel: str, *arguments: Any, threads: int | None = None) -> None:
        blocks = -(-(threads or self.n) // THREADS)
        getattr(self._kernels, kernel)[blocks, THREADS](*arguments)


def _array(shape: tuple[int, ...], kind: Any) -> DeviceArray:
    """An array of zeros on the GPU."""
    return DeviceArray(cuda.to_device(np.zeros(shape, kind)))
