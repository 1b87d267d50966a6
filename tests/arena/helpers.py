"""What the tests of the arena share: small contests, and games that nobody played."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nomarch.arena import Played, Results
from nomarch.arena.contest import Contest

SEATS = ["odds", "random"]
GAMES = 60
COMMAND = [sys.executable, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())", "arena", "camelup"]


def contest(*seats: str, seed: int = 0) -> Contest:
    """A contest of Camel Up; the bots need not exist."""
    return Contest("camelup", seats, seed, {})


def pretend(given: Contest, number: int, places: Sequence[int], scores: Sequence[int] = ()) -> Played:
    """A finished game that nobody played."""
    fixture = given.fixture(number)
    earned = tuple(scores) or tuple(10 - place for place in places)
    sheet = tuple({"start": 3, "leg_tiles": score - 3} for score in earned)
    times = tuple((1000, 3000) for _ in places)
    return Played(number, fixture.seed, fixture.seats, earned, tuple(places), sheet, times, "here:1")


def simulate(given: Contest, strengths: dict[str, float], games: int, seed: int) -> Results:
    """Results by the model of Plackett and Luce."""
    chance = random.Random(seed)
    played = []
    for number in range(1, games + 1):
        arrivals = [chance.expovariate(strengths[name]) for name in given.fixture(number).seats]
        played.append(pretend(given, number, [1 + sorted(arrivals).index(arrival) for arrival in arrivals]))
    return Results(given, tuple(played), Path("nowhere"))


def outcomes(results: Results) -> list[tuple[Any, ...]]:
    """Everything about the games that does not depend on the machine."""
    return [(each.number, each.seed, each.seats, each.scores, each.places, each.sheet) for each in results.games]


def command(*arguments: str, folder: Path, **given: Any) -> subprocess.Popen[str]:
    """The command `nomarch arena camelup` in a process group of its own, as at a terminal."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts what runs in the background without it
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=folder,
        env={**os.environ, "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **given,
    )


def lines(folder: Path) -> list[bytes]:
    """The finished lines of a contest's results."""
    path = folder / "results.jsonl"
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []
