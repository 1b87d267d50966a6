"""A bot that asks a small neural network: `net:FILE` in the arena. The file comes from `nomarch train`.

The network is two hidden layers over the seat's observation, each number of it counted from its usual value in units of
its usual spread, then a number for each action and one for the chance to win. It is so small that NumPy is enough to
ask it. A game that keeps the network of a level in its folder (`skilled.npz`) has that level play by it.
"""

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from nomarch.bots.players import Bot, Question
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.rotation import own_seat_first
from nomarch.core.vocabulary import Action

LAYERS = ("first", "second", "policy", "value")
USUAL = ("usual.mean", "usual.spread")
"""Of each number observed."""
Floats = npt.NDArray[np.float32]
Habit = Callable[[Any, Any], None]
"""Writes what a bot chooses in each of many positions without asking a network, and -1 where it would ask. Compiled."""


@dataclass(frozen=True)
class Network:
    """What is usual, and the weights and biases of each layer: `usual.mean`, `first.weight`, `first.bias`, ..."""

    numbers: dict[str, Floats]

    @classmethod
    def load(cls, path: Path, game: Game) -> "Network":
        """The network of a file, which must be one for this game."""
        try:
            with np.load(path, allow_pickle=False) as file:
                numbers = {name: file[name] for name in file.files}
        except (ValueError, zipfile.BadZipFile, EOFError):
            raise BadOptions.say("network-not-ours", path=str(path)) from None
        except OSError as error:
            raise BadOptions.say("network-unreadable", path=str(path), reason=str(error.strerror)) from None
        network = cls({name: numbers[name] for name in numbers if name != "game"})
        if str(numbers.get("game")) != game.name or network._shapes() != _shapes_for(network.numbers, game):
            raise BadOptions.say("network-of-another-game", path=str(path), game=game.name)
        return network

    def save(self, path: Path, game: Game) -> None:
        """Write the file."""
        with path.open("wb") as file:
            everything: dict[str, Any] = {"game": np.array(game.name), **self.numbers}
            np.savez(file, **everything)

    def policy(self, observation: Floats) -> Floats:
        """A number for each action, the greater the better."""
        mean, spread = (self.numbers[name] for name in USUAL)
        hidden = np.maximum(self._apply("first", (observation - mean) / spread), 0)
        hidden = np.maximum(self._apply("second", hidden), 0)
        return self._apply("policy", hidden)

    def _apply(self, layer: str, values: Floats) -> Floats:
        result: Floats = self.numbers[f"{layer}.weight"] @ values + self.numbers[f"{layer}.bias"]
        return result

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: array.shape for name, array in self.numbers.items()}


def _shapes_for(numbers: dict[str, Any], game: Game) -> dict[str, tuple[int, ...]]:
    """The shapes that a network of this game has, as wide as this one."""
    width = len(numbers.get("first.bias", ()))
    inputs = (game.observation_size, width, width, width)
    outputs = (width, width, len(game.vocabulary), 1)
    shapes: dict[str, tuple[int, ...]] = dict.fromkeys(USUAL, (game.observation_size,))
    for layer, out, into in zip(LAYERS, outputs, inputs, strict=True):
        shapes |= {f"{layer}.weight": (out, into), f"{layer}.bias": (out,)}
    return shapes


_load = cache(Network.load)
"""Read once in each process."""


class NetworkBot:
    """Plays the legal action that the network likes most, unless it has a habit for the position; where the game is not
    played as usual, for which networks learn, another bot may decide instead."""

    def __init__(self, game: Game, path: Path, habit: Habit | None = None, otherwise: Bot | None = None) -> None:
        self._network = _load(path, game)
        self._habit = habit
        self._otherwise = otherwise

    def choose(self, question: Question) -> Action:
        """The best; an observation is the same for all positions that the seat holds possible."""
        position = question.sample(0)
        if self._otherwise and position.options != question.game.complete_options(None):
            return self._otherwise.choose(question)
        by_habit = np.full(1, -1)
        if self._habit:
            self._habit(position.states, by_habit)
        if by_habit[0] >= 0:
            return next(action for action in question.legal if action.id == by_habit[0])
        numbers = np.empty(len(question.game.vocabulary), np.float32)
        turned = own_seat_first(question.game, position.players, question.seat)
        numbers[turned] = self._network.policy(position.observation(question.seat))
        return max(question.legal, key=lambda action: float(numbers[action.id]))
