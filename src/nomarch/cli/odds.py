"""`nomarch odds`: the exact odds of a situation, for games that have a module `odds_command`."""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import nomarch
from nomarch.cli.seats import add_language_flag

FOLDER = Path(nomarch.__file__).parent / "games"


def add_parser(commands: Any, given: list[str]) -> None:
    """Add the command; what can be said of a situation is the game's business, known once the game is named."""
    parser: argparse.ArgumentParser = commands.add_parser("odds", help="exact odds of a situation")
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title="games")
    for name in games_with_odds():
        game = games.add_parser(name, help=f"odds of {name}")
        if name in given:
            command = import_module(f"nomarch.games.{name}.odds_command")
            command.add_arguments(game)
            add_language_flag(game)
            game.set_defaults(run=command.run)


def games_with_odds() -> list[str]:
    """The games for which odds can be had."""
    return [name for name in nomarch.games() if (FOLDER / name / "odds_command.py").exists()]
