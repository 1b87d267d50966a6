"""The folder of a contest: `results.jsonl` with a line for each finished game, and the games' records.

A game is in the folder when its line is on the disk; whatever stops the program after that, it is not lost and not
played again.
"""

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from nomarch.arena.contest import Contest, derive
from nomarch.arena.table import Played
from nomarch.core import notation
from nomarch.core.errors import BadOptions, NomarchError

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

RESULTS = "results.jsonl"
GAMES = "games"
MARK = "nomarch arena"
VERSION = 1


def default_folder(contest: Contest) -> Path:
    """Where a contest is kept if nobody says where: in a folder below the current one, another for each contest."""
    told = json.dumps([contest.data(), contest.program], sort_keys=True)
    seats = re.sub(r"[^\w-]+", "_", "-".join(contest.seats))[:80]
    return Path("arena") / f"{contest.game}-{seats}-{derive(0, told):016x}"


def record_of(folder: Path, number: int) -> Path:
    """Where the record of a game is."""
    return folder / GAMES / f"{number:06}.nomarch"


def read(folder: str | os.PathLike[str]) -> tuple[Contest, list[Played], str]:
    """A contest, its finished games by number, and the hash of the program that played them."""
    path = Path(folder) / RESULTS
    lines = path.read_bytes().split(b"\n")[:-1]  # what follows the last newline was cut off by an interrupt
    if not lines:
        raise NomarchError(f"{path} is empty")
    contest, program = _header(path, lines[0])
    games: dict[int, Played] = {}
    for line, text in enumerate(lines[1:], 2):
        played = _game(path, line, text, contest)
        if played.number in games:
            raise NomarchError(f"{path}, line {line}: game {played.number} is there twice")
        games[played.number] = played
    return contest, [games[number] for number in sorted(games)], program


def _header(path: Path, text: bytes) -> tuple[Contest, str]:
    try:
        data = json.loads(text)
        if data[MARK] != VERSION:
            raise NomarchError(f"{path} is of version {data[MARK]}, this program reads version {VERSION}")
        return Contest(data["game"], tuple(data["seats"]), data["seed"], data["options"]), str(data["program"])
    except (ValueError, KeyError, TypeError):
        raise NomarchError(f"{path}, line 1: this is no file of an arena") from None


def _game(path: Path, line: int, text: bytes, contest: Contest) -> Played:
    try:
        played = Played.from_data(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NomarchError(f"{path}, line {line}: this is no finished game: {error}") from None
    fixture = contest.fixture(played.number)
    if (played.seed, played.seats) != (fixture.seed, fixture.seats):
        raise NomarchError(f"{path}, line {line}: game {played.number} is none of this contest")
    return played


class Ledger:
    """The folder of a contest, open for more games; nobody else can write to it meanwhile."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.finished: list[Played] = []
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = open(folder / RESULTS, "a+b")  # noqa: SIM115  closed by __exit__
        try:
            self._lock()
            self._go_on()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"another arena is playing in {self.folder} just now") from None

    def _go_on(self) -> None:
        """Find what is there, cut off a line that was not finished, begin the file if it is new."""
        self._file.seek(0)
        whole = self._file.read().rfind(b"\n") + 1
        self._file.truncate(whole)
        if not whole:
            self._append({MARK: VERSION, **self.contest.data(), "program": self.contest.program})
            return
        contest, self.finished, self.program = read(self.folder)
        if difference := _difference(contest.data(), self.contest.data()):
            raise BadOptions(
                f"{self.folder} holds another contest ({difference}); give another folder with --records, "
                "or the same arguments to go on with that one"
            )

    def check_program(self) -> None:
        """Raise BadOptions if the games that are there were played by another version of the bots or rules."""
        if self.finished and self.program != self.contest.program:
            raise BadOptions(
                f"the games in {self.folder} were played by another version of the program; "
                "to play the rest with this one would mix two kinds of bots: give another folder with --records"
            )

    def add(self, games: Iterable[tuple[Played, list[str]]]) -> None:
        """Keep finished games; when this returns they are on the disk."""
        lines = []
        for played, actions in games:
            options, players = self.contest.options, len(self.contest.seats)
            path = record_of(self.folder, played.number)
            notation.write(path, notation.Header(self.contest.game, options, players, played.seed), actions)
            with path.open("rb") as record:
                os.fsync(record.fileno())
            self.finished.append(played)
            lines.append(played.data())
        self._append(*lines)

    def _append(self, *lines: dict[str, Any]) -> None:
        self._file.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())


def _difference(there: dict[str, Any], asked: dict[str, Any]) -> str:
    """What two contests differ in, in words."""
    return "; ".join(f"{part} {there[part]}, not {asked[part]}" for part in asked if there[part] != asked[part])
