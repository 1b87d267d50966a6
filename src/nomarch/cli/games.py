"""`nomarch games`: the games there are, what can be chosen, and which values are ours."""

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

import nomarch
from nomarch.core.components import load, ours
from nomarch.core.game import Game


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "games", help="list the games; with a name, its options and the values that are ours"
    )
    parser.add_argument("game", nargs="?", choices=nomarch.games(), help="show one game in detail")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or one game."""
    console = Console()
    if arguments.game:
        _show(console, nomarch.game(arguments.game))
    else:
        _list(console)
    return 0


def _list(console: Console) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("Game", "Name", "Players", "Length", "About"):
        table.add_column(title)
    for name in nomarch.games():
        game = nomarch.game(name)
        words = game.words()
        table.add_row(words.say("title"), name, _players(game), words.say("length"), words.say("about"))
    console.print(table)


def _players(game: Game) -> str:
    return f"{game.players[0]}-{game.players[-1]}"


def _show(console: Console, game: Game) -> None:
    words = game.words()
    console.print(f"[bold]{words.say('title')}[/], {_players(game)} players, {words.say('length')}")
    console.print(words.say("about") + "\n")
    table = Table("Option", "Values", "What it does", box=None, padding=(0, 2, 0, 0))
    for option in game.options:
        values = " | ".join(option.choices) if option.choices else "off | on"
        table.add_row(option.name, values, words.say(f"option-{option.name}"))
    console.print(table)
    console.print("\n[bold]Ours[/]: these values are in no source; we reconstructed or decided them.")
    table = Table("Value", "", "Clause", "Remark", box=None, padding=(0, 2, 0, 0))
    for value in ours(load(game.package)):
        table.add_row(value.path, value.value, value.clause, value.remark)
    console.print(table)
