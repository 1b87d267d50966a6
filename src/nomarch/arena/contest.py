"""What is played: which bots sit where, from which seeds.

Every seed is played once in each rotation of the bots, so all of them meet the same deals and dice, and each sits
equally often at every seat. Rotations that differ only in equal bots are one.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from nomarch import bots, library
from nomarch.bots import NETWORK, make_bot
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.rule import CORE, source_hash

SEED_BYTES = 8


@dataclass(frozen=True)
class Fixture:
    """One game to be played. Games that share a `seed` begin alike."""

    number: int
    """From 1."""
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """A game, the bots by seat, the seed of everything, and the game's options; each part is checked."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    @classmethod
    def of(cls, game: str, seats: list[str], seed: int, options: dict[str, Any] | None) -> "Contest":
        """The contest of these bots, or an error that says what is wrong and what is allowed."""
        rules = library.game(game)
        complete = rules.complete_options(options)
        rules.blank(len(seats), complete)
        for name in seats:
            make_bot(rules, name, 0)
        return cls(game, tuple(seats), rules.check_seed(seed), complete)

    @property
    def rules(self) -> Game:
        """The game itself."""
        return library.game(self.game)

    @cached_property
    def rotations(self) -> list[tuple[str, ...]]:
        """The ways to seat the bots, each turned by one seat."""
        turned = [self.seats[turn:] + self.seats[:turn] for turn in range(len(self.seats))]
        return list(dict.fromkeys(turned))

    @property
    def bots(self) -> list[str]:
        """The names of the bots, each once."""
        return list(dict.fromkeys(self.seats))

    def total(self, games: int) -> int:
        """How many games are played when so many are asked for: every seed in all rotations."""
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOptions(f"the number of games is a whole number from 1 on, not {games!r}")
        return -(-games // len(self.rotations)) * len(self.rotations)

    def fixture(self, number: int) -> Fixture:
        """The game of this number; it is the same however many are played."""
        common, turn = divmod(number - 1, len(self.rotations))
        return Fixture(number, derive(self.seed, "deal", common), self.rotations[turn])

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of the bot at a seat in a game."""
        return derive(self.seed, "bot", number, seat)

    @property
    def program(self) -> str:
        """A hash of the program that plays on this machine: the rules of the game and the bots, with their networks."""
        folder = Path(str(bots.__file__)).parent
        code = source_hash(CORE, Path(str(library.__file__)).parent / "games" / self.game, folder)
        networks = [Path(name.removeprefix(NETWORK)) for name in self.bots if name.startswith(NETWORK)]
        digests = [hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in networks]
        return "-".join([code, *digests])

    def data(self) -> dict[str, Any]:
        """The contest as JSON can carry it."""
        return {"game": self.game, "options": self.options, "seats": list(self.seats), "seed": self.seed}


def derive(seed: int, *what: int | str) -> int:
    """A seed for a purpose, made of the seed of everything."""
    text = "\0".join(map(str, ("nomarch arena", seed, *what)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
