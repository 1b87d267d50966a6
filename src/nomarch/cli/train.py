"""`nomarch train`: a small neural network learns a game by self-play, as an example for research."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

import nomarch
from nomarch.bots.network import Network
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
        "--players", type=sizes, default=[4], metavar="N[,N...]", help="how many seats (4), or several sizes of tables"
    )
    parser.add_argument("--seconds", type=float, default=600, help="how long (600)")
    parser.add_argument("--games", type=int, default=256, help="how many games at once (256; 4096 on a GPU)")
    parser.add_argument("--steps", type=int, default=64, help="how many actions of each make a lesson (64)")
    parser.add_argument("--seed", type=int, default=1, help="of chance and of the network's beginnings (1)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play and learn (cpu)")
    parser.add_argument("--width", type=int, default=256, help="how many numbers each hidden layer has (256)")
    parser.add_argument("--haste", type=float, help="what a decision costs, where a victory is worth 1 (0.002)")
    parser.add_argument("--start", metavar="FILE.npz", help="the network to go on from")
    parser.add_argument(
        "--against",
        nargs="+",
        default=[],
        metavar="RIVAL",
        help="who has the other seats, each of them at as many tables: FILE.npz, or in Celestia greedy (the network)",
    )
    parser.set_defaults(run=run)


def sizes(text: str) -> list[int]:
    """Numbers of seats, separated by commas."""
    return [int(part) for part in text.split(",")]


def rival(game: Game, name: str) -> Any:
    """A network, or what the game's module `judges` has for whole batches."""
    own = f"{game.package}.judges"
    judgements = getattr(import_module(own), "FOR_BATCHES", {}) if find_spec(own) else {}
    return judgements[name] if name in judgements else Network.load(Path(name), game)


def run(arguments: argparse.Namespace) -> int:
    """Train, telling how it goes, and write the file."""
    if find_spec("torch") is None:
        raise BadOptions.say("train-needs-torch")
    if min(arguments.seconds, arguments.steps, arguments.width) <= 0:
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
        arguments.players,
        arguments.seconds,
        games=arguments.games,
        steps=arguments.steps,
        seed=arguments.seed,
        device=arguments.device,
        width=arguments.width,
        haste=HASTE if arguments.haste is None else arguments.haste,
        start=Network.load(Path(arguments.start), game) if arguments.start else None,
        against=[rival(game, name) for name in arguments.against],
        report=report,
    )
    network.save(path, game)
    Console().print(f"Written to {path}.")
    return 0
