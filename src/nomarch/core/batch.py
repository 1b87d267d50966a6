"""`Batch`: many games at once. What makes them lies above the rules and is entered here by `nomarch.library`."""

from collections.abc import Callable
from typing import Any, Protocol


class Batch(Protocol):
    """Games of one kind, played in step; a game that is over begins again at once.

    The arrays are NumPy's on the CPU and lie in the GPU's memory on a GPU; PyTorch and JAX take both without copying.
    Each call writes them anew, so what must outlast it is to be copied. What happens depends on the seed and the
    actions alone, not on where the batch runs.
    """

    n: int
    """How many games."""
    players: int
    """How many seats each has."""
    to_move: Any
    """The seat that is asked in each game, `int32[n]`."""
    ended: Any
    """Which games ended with the last step and began again, `bool[n]`."""
    rewards: Any
    """Of the games that ended with the last step each seat's share in the victory, of the others 0,
    `float32[n, players]`."""
    scores: Any
    """Each seat's score in the last game that ended in this place, `int32[n, players]`."""

    @property
    def states(self) -> Any:
        """The positions; on a GPU a copy of them."""

    def legal_mask(self) -> Any:
        """Which actions are legal, `bool[n, actions of the vocabulary]`."""

    def observe(self) -> Any:
        """What the seat to move sees in each game, `float32[n, size of an observation]`."""

    def step(self, actions: Any) -> None:
        """Carry out one legal action in each game, by the numbers of the vocabulary. If any is not legal, nothing
        happens at all, and BadOptions tells in which game."""

    def random_actions(self) -> Any:
        """One legal action for each game, each equally likely, `int64[n]`: what `step` takes."""

    def play_at_random(self, steps: int) -> int:
        """Play every game at random for so many actions; how many games ended. It comes to the same as stepping with
        `random_actions` so many times, and is the fastest way to see what a game or a machine is like."""


MAKERS: dict[str, Callable[..., Batch]] = {}
"""What makes a batch, by the name of the device."""
