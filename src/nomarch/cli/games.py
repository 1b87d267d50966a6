"""`nomarch games`: the games there are, what can be chosen, and what is ours."""

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

import nomarch
from nomarch.cli.seats import add_language_flag, terminal_words
from nomarch.core.components import load, ours
from nomarch.core.game import Game

LIST = ("game", "name", "players", "length", "about")
OPTIONS = ("option", "values", "does")


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "games", help="list the games; with a name, its options and what is ours"
    )
    parser.add_argument("game", nargs="?", choices=nomarch.games(), help="show one game in detail")
    add_language_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or one game."""
    console = Console()
    if arguments.game:
        _show(console, nomarch.game(arguments.game), arguments.language)
    else:
        _list(console, arguments.language)
    return 0


def _table(columns: tuple[str, ...], language: str) -> Table:
    own = terminal_words(language)
    return Table(*(own.say(f"games-{column}") for column in columns), box=None, padding=(0, 2, 0, 0))


def _list(console: Console, language: str) -> None:
    table = _table(LIST, language)
    for name in nomarch.games():
        game = nomarch.game(name)
        words = game.words(language)
        players = f"{game.players[0]}-{game.players[-1]}"
        table.add_row(words.say("title"), name, players, words.say("length"), words.say("about"))
    console.print(table)


def _show(console: Console, game: Game, language: str) -> None:
    words, own = game.words(language), terminal_words(language)
    players = own.say("games-for", least=game.players[0], most=game.players[-1])
    console.print(f"[bold]{words.say('title')}[/], {players}, {words.say('length')}")
    console.print(words.say("about") + "\n")
    table = _table(OPTIONS, language)
    for option in game.options:
        values = option.choices or (own.say("switch-off"), own.say("switch-on"))
        table.add_row(option.name, " | ".join(values), words.say(f"option-{option.name}"))
    if game.options:
        console.print(table)
        console.print()
    console.print(f"[bold]{own.say('games-ours')}[/]: {own.say('games-ours-about')}")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for part in ours(load(game.package)):
        table.add_row(part.clause, part.told(words))
    console.print(table)
