"""`nomarch learn`: find the weights of a game's judgement by self-play, and write them into the game's folder."""

import argparse
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import nomarch
from nomarch.bots import learning
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser("learn", help="teach the bots of a game by self-play")
    parser.add_argument("game", metavar="GAME", choices=nomarch.games(), help=", ".join(nomarch.games()))
    parser.add_argument("--games", type=int, default=20_000, help="how many games to learn from (20000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed and weights learn the same (1)")
    parser.add_argument("--dry", action="store_true", help="only show what would be learned")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, learn, show, write."""
    game = nomarch.game(arguments.game)
    if not hasattr(learning.judgement_of(game), "FEATURES"):
        raise BadOptions(f"the judgement of {game.name} has no weights to learn")
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{game.name}: self-play", total=arguments.games)
        samples = learning.self_play(
            game, arguments.games, arguments.seed, lambda done: progress.update(task, completed=done)
        )
    lesson = learning.learn(game, samples)
    console = Console()
    _show(console, game, lesson)
    if not arguments.dry:
        how = f"nomarch learn {game.name} --games {arguments.games} --seed {arguments.seed}"
        console.print(f"Written to {learning.write(game, lesson, how)}.")
    return 0


def _show(console: Console, game: Game, lesson: learning.Lesson) -> None:
    judgement = learning.judgement_of(game)
    table = Table("Feature", box=None, padding=(0, 2, 0, 0))
    table.add_column("before", justify="right")
    table.add_column("learned", justify="right")
    for name, before, after in zip(judgement.FEATURES, judgement.WEIGHTS, lesson.weights, strict=True):
        table.add_row(name, f"{before:.3g}", f"{after:.3g}")
    console.print(table)
    console.print(
        f"Explains {lesson.explained:.1%} of the final scores' variance, {lesson.explained_before:.1%} before. "
        f"A point of lead adds {lesson.lead[0]:.3g} to the log odds at the end, {lesson.lead.sum():.3g} at the start."
    )
