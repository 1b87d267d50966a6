"""`nomarch replay`: step through the record of a match."""

import argparse
import sys
from typing import Any

from rich.console import Console

import nomarch
from nomarch.cli.seats import add_language_flag, show_events, show_result, show_table, terminal_words
from nomarch.core.match import Match


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser("replay", help="step through the record of a match")
    parser.add_argument("file", metavar="FILE", help="a .nomarch file")
    parser.add_argument("--log", action="store_true", help="print everything that happened, and the result")
    add_language_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Load the record, and step through it or print it."""
    console = Console(highlight=False)
    match = nomarch.load(arguments.file)
    own = terminal_words(arguments.language)
    names = [own.say("player", number=seat + 1) for seat in range(match.players)]
    if arguments.log or not sys.stdin.isatty():
        show_events(console, match, None, names, 0, arguments.language)
        if match.over:
            show_result(console, match, names, arguments.language)
    else:
        step_through(console, match, names, arguments.language)
    return 0


def step_through(console: Console, match: Match, names: list[str], language: str) -> None:
    """Show the match moment by moment; the whole of it is known, so everything is shown that a spectator saw."""
    now, last = 0, len(match.actions)
    own = terminal_words(language)
    while True:
        shown = match.at(now)
        show_table(console, shown, None, names, language)
        known = len(match.at(now - 1).events()) if now else 0
        show_events(console, shown, None, names, known, language)
        if shown.over:
            show_result(console, shown, names, language)
        console.print(f"[bold]{own.say('moment', now=now, last=last)}[/]   [dim]{own.say('keys')}[/]")
        try:
            typed = console.input("> ").strip()
        except EOFError:
            return
        if typed == "q":
            return
        now = _next(typed, now, last)


def _next(typed: str, now: int, last: int) -> int:
    """The moment that was asked for; anything not understood stays here."""
    if typed.isdecimal():
        return min(int(typed), last)
    steps = {"": 1, "n": 1, "b": -1, "e": last}
    return max(0, min(now + steps.get(typed, 0), last))
