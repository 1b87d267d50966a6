"""`nomarch train`: a small neural network learns a game by self-play, as an example for research."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

import nomarch
from nomarch.bots import habits_of, networks_of
from nomarch.bots.network import Habit, Network
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game

EVERY = 10
"""Seconds between two lines of the report."""


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser("train", help="train a small neural network by self-play")
    parser.add_argument("game", metavar="GAME", choices=nomarch.games(), help=", ".join(nomarch.games()))
    parser.add_argument("file", metavar="FILE.npz", help="where the network goes; net:FILE.npz is then a bot")
    parser.add_argument(
        "--players", type=sizes, metavar="N[,N...]", help="how many seats (4, or as many as can play), or several sizes"
    )
    parser.add_argument("--seconds", type=float, default=600, help="how long (600)")
    parser.add_argument("--games", type=int, default=256, help="how many games at once (256; 4096 on a GPU)")
    parser.add_argument("--steps", type=int, default=64, help="how many actions of each make a lesson (64)")
    parser.add_argument("--seed", type=int, default=1, help="of chance and of the network's beginnings (1)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play and learn (cpu)")
    parser.add_argument("--width", type=int, default=256, help="how many numbers each hidden layer has (256)")
    parser.add_argument("--rate", type=float, default=1e-3, help="how much it learns from a lesson at first (0.001)")
    parser.add_argument("--haste", type=float, help="what a decision costs, where a victory is worth 1 (0.002)")
    parser.add_argument("--start", metavar="FILE.npz", help="the network to go on from")
    parser.add_argument("--habit", metavar="BOT", help="a bot of the game whose habits the network leaves alone")
    parser.add_argument(
        "--against",
        nargs="+",
        default=[],
        metavar="RIVAL",
        help="who has the other seats, each of them at as many tables (the network): FILE.npz, a bot of the game"
        " that asks a network or has habits, or BOT:FILE.npz, a network with the habits of a bot",
    )
    parser.set_defaults(run=run)


def sizes(text: str) -> list[int]:
    """Numbers of seats, separated by commas."""
    return [int(part) for part in text.split(",")]


def rival(game: Game, name: str) -> tuple[Network | None, Habit | None]:
    """A bot of the game by its network, its habit, or both; a file with a network; such a file with a bot's habit."""
    networks, habits = networks_of(game), habits_of(game)
    if name in networks or name in habits:
        return Network.load(networks[name], game) if name in networks else None, habits.get(name)
    bot, _, file = name.rpartition(":")
    return Network.load(Path(file), game), habit(game, bot) if bot else None


def habit(game: Game, bot: str) -> Habit:
    """What a bot of the game chooses without a network."""
    habits = habits_of(game)
    if bot not in habits:
        raise BadOptions.say("no-such-habit", given=repr(bot), known=", ".join(habits) or "-")
    return habits[bot]


def run(arguments: argparse.Namespace) -> int:
    """Train, telling how it goes, and write the file."""
    if find_spec("torch") is None:
        raise BadOptions.say("train-needs-torch")
    if min(arguments.seconds, arguments.steps, arguments.width, arguments.rate) <= 0:
        raise BadOptions.say("train-too-short")
    path = Path(arguments.file)
    if path.suffix != ".npz" or not path.parent.is_dir():
        raise BadOptions.say("train-where", given=repr(arguments.file))
    from nomarch.research.training import HASTE, Progress, train

    console, told = Console(stderr=True, highlight=False), 0.0

    def report(progress: Progress) -> None:
        nonlocal told
        if progress.seconds - told >= EVERY:
            told = progress.seconds
            console.print(
                f"{progress.seconds:5.0f} s  {progress.decisions:,} decisions, {progress.games:,} games,"
                f" entropy {progress.entropy:.2f}"
            )

    game = nomarch.game(arguments.game)
    network = train(
        game,
        arguments.players or game.usual_players,
        arguments.seconds,
        games=arguments.games,
        steps=arguments.steps,
        seed=arguments.seed,
        device=arguments.device,
        width=arguments.width,
        rate=arguments.rate,
        haste=HASTE if arguments.haste is None else arguments.haste,
        start=Network.load(Path(arguments.start), game) if arguments.start else None,
        habit=habit(game, arguments.habit) if arguments.habit else None,
        against=[rival(game, name) for name in arguments.against],
        report=report,
    )
    network.save(path, game)
    Console().print(f"Written to {path}.")
    return 0
