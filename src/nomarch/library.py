"""The games there are, found by name, and the records of matches."""

from importlib import import_module
from os import PathLike
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from nomarch import games as _folder
from nomarch.core import notation
from nomarch.core.batch import MAKERS, Batch
from nomarch.core.errors import BadRecord, NomarchError, UnknownGame
from nomarch.core.game import Game
from nomarch.core.match import Match


class Games:
    """`nomarch.games()` lists the games; as the package of the same name it also leads to `nomarch.games.camelup`."""

    def __call__(self) -> list[str]:
        """The names of all games."""
        return sorted(module.name for module in iter_modules(_folder.__path__))

    def __getattr__(self, name: str) -> ModuleType:
        try:
            return import_module(f"nomarch.games.{name}")
        except ModuleNotFoundError:
            raise AttributeError(f"there is no game {name!r}") from None


games = Games()


def game(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    found: Game = import_module(f"nomarch.games.{name}").GAME
    return found


def load(path: str | PathLike[str]) -> Match:
    """The match recorded in a `.nomarch` file, every action checked; BadRecord if anything is wrong with it."""
    return loads(Path(path).read_bytes())


def loads(whole: bytes) -> Match:
    """The match recorded in the bytes of such a file."""
    header, actions, check = notation.loads(whole)
    match: Match | None = None
    try:
        match = game(header.game).new(header.players, header.seed, header.options, header.setup)
        match.replay(actions, header.renewals)
    except NomarchError as error:
        line = len(match.actions) + 2 if match and len(match.actions) < len(actions) else 1
        raise BadRecord(line, str(error)) from None
    notation.verify(header, actions, check)
    return match


def _on_the_cpu(*arguments: Any, **more: Any) -> Batch:
    from nomarch.research.batch import CpuBatch  # only who asks for batches waits for what they need

    return CpuBatch(*arguments, **more)


def _on_a_gpu(*arguments: Any) -> Batch:
    from nomarch.research.cuda import CudaBatch

    return CudaBatch(*arguments)


MAKERS.update(cpu=_on_the_cpu, cuda=_on_a_gpu)
