"""`nomarch bench`: how fast it is on this machine, warm; one core, but for batches."""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import nomarch
from nomarch.bots import ask, make_bot, question
from nomarch.bots.search import Budget, SearchBot
from nomarch.core import record
from nomarch.core.batch import Batch
from nomarch.core.game import Game
from nomarch.core.log import new_log
from nomarch.core.record import Generator, zeros
from nomarch.core.rng import set_key

STEPS = 500_000
COPIES = 2_000_000
POSITIONS = 64
BATCH = 4096
BATCH_STEPS = 20
SEARCHES = 12
ITERATIONS = 2000
ROUNDS = 5
FRESH = "import time, nomarch; t = time.perf_counter(); nomarch.game({!r}).drivers; print(time.perf_counter() - t)"
WARM = "import nomarch; game = nomarch.game({!r}); game.new(game.usual_players, 1).legal()"

Figure = Callable[[Game], float]


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser("bench", help="measure how fast the games run here")
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="which games (all), or the word server, or peers, or gpu GAME ..."
    )
    parser.add_argument("--database", metavar="URL", help="for the server: a PostgreSQL with an empty database")
    parser.add_argument("--json", action="store_true", help="one JSON object, a game each")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, showing what is being measured, and print."""
    if arguments.games == ["server"]:
        return _run_server(arguments)
    if arguments.games == ["peers"]:
        return _run_peers(arguments)
    if arguments.games[:1] == ["gpu"]:
        return _run_gpu(arguments)
    games = [nomarch.game(name) for name in arguments.games or nomarch.games()]
    console = Console(stderr=True)
    measured: dict[str, dict[str, float]] = {}
    with console.status("") as status:
        for game in games:
            measured[game.name] = {}
            for name, figure in figures(game).items():
                status.update(f"{game.name}: {name}")
                measured[game.name][name] = figure(game)
    return _report(measured, arguments.json)


def _report(measured: dict[str, dict[str, float]], as_json: bool) -> int:
    if as_json:
        print(json.dumps(measured))
    else:
        _print(measured)
    return 0


def _run_peers(arguments: argparse.Namespace) -> int:
    from nomarch.cli.bench_peers import run

    return run(arguments.json)


def _run_gpu(arguments: argparse.Namespace) -> int:
    from nomarch.cli.bench_gpu import measure

    with Console(stderr=True).status("") as status:
        measured = measure(arguments.games[1:] or nomarch.games(), lambda name: status.update(f"{name} on the GPU"))
    return _report(measured, arguments.json)


def _run_server(arguments: argparse.Namespace) -> int:
    from nomarch.cli.bench_server import measure

    with Console(stderr=True).status("") as status:
        found = measure(arguments.database, lambda part: status.update(f"server: {part}"))
    return _report({"server": found}, arguments.json)


def figures(game: Game) -> dict[str, Figure]:
    """What is measured of a game: the same for all, and what the game's module `figures` adds."""
    common: dict[str, Figure] = {
        "steps_per_s": steps_per_s,
        "copies_per_s": copies_per_s,
        "batch_steps_per_s": batch_steps_per_s,
        "match_actions_per_s": match_actions_per_s,
        "search_iterations_per_s": search_iterations_per_s,
        "first_compile_s": first_compile_s,
        "warm_start_s": warm_start_s,
    }
    if find_spec(f"{game.package}.figures"):
        common |= import_module(f"{game.package}.figures").FIGURES
    return common


def best(measure: Callable[[], float], rounds: int = ROUNDS) -> float:
    """The shortest of several times: the one least disturbed by other work on the machine."""
    return min(measure() for _ in range(rounds))


def timed(work: Callable[[], Any]) -> float:
    """How many seconds the work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def steps_per_s(game: Game) -> float:
    """Actions a second in compiled random play."""
    drivers, log = game.drivers, new_log(0)
    start = game.blank(game.usual_players)
    chooser, mask = zeros(Generator.dtype), np.zeros(game.vocabulary.words, np.uint64)
    set_key(start, 1)
    set_key(chooser, 2)
    states = record.copy(start)
    drivers.deal(states)
    drivers.begin(states, log)
    drivers.random_play(states, start, chooser, mask, log, 1000)
    return STEPS / best(lambda: timed(lambda: drivers.random_play(states, start, chooser, mask, log, STEPS)))


def copies_per_s(game: Game) -> float:
    """Copies of a position a second, in compiled code."""
    states = zeros(game.position.dtype, POSITIONS)
    game.drivers.copies(states, 10)
    return COPIES / best(lambda: timed(lambda: game.drivers.copies(states, COPIES)))


def batch_steps_per_s(game: Game) -> float:
    """Actions a second of a batch on all cores, masks and observations written out at every step."""
    batch = game.batch(BATCH, game.usual_players, 1)
    walk(batch, 1)
    return BATCH * BATCH_STEPS / best(lambda: timed(lambda: walk(batch, BATCH_STEPS)))


def walk(batch: Batch, steps: int) -> None:
    """Play at random, writing out everything that a learner needs."""
    for _ in range(steps):
        batch.legal_mask()
        batch.observe()
        batch.step(batch.random_actions())


def match_actions_per_s(game: Game) -> float:
    """Actions a second from Python: `legal()`, a choice, `play()`."""
    chooser = random.Random(1)
    played = 0

    def play() -> None:
        nonlocal played
        match = game.new(game.usual_players, played)
        played = 0
        while not match.over:
            match.play(chooser.choice(match.legal()))
            played += 1

    play()
    return 1 / best(lambda: timed(play) / played, rounds=50)


def search_iterations_per_s(game: Game) -> float:
    """Iterations a second of the bots' search on one core, over decisions of a whole game of greedy bots."""
    match, greedy = game.new(game.usual_players, 1), make_bot(game, "greedy", 1)
    questions = []
    while not match.over:
        if len(match.legal()) > 1:
            questions.append(question(match.at(len(match.actions))))
        match.play(ask(match, greedy))
    chosen = questions[:: max(1, len(questions) // SEARCHES)]

    def search() -> None:
        for each in chosen:
            SearchBot(1, Budget(iterations=ITERATIONS), sureness=1).visits(each)  # which never stops early

    search()
    return len(chosen) * ITERATIONS / best(lambda: timed(search))


def first_compile_s(game: Game) -> float:
    """Seconds to compile the rules into an empty cache, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return float(_python(FRESH.format(game.name), NOMARCH_CACHE=folder))


def warm_start_s(game: Game) -> float:
    """Seconds from starting Python to the first legal actions, with a warm cache."""
    return best(lambda: timed(lambda: _python(WARM.format(game.name))), rounds=3)


def _python(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True).stdout


def _print(measured: dict[str, dict[str, float]]) -> None:
    table = Table("Game", "Figure", box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    for game, values in measured.items():
        for name, value in values.items():
            table.add_row(game, name, f"{value:,.0f}" if value >= 1000 else f"{value:.3g}")
            game = ""
    Console().print(table)
