"""`nomarch verify`: check a whole game against its seed, and the seed against the hash shown before the game."""

import argparse
from typing import Any

from rich.console import Console

import nomarch
from nomarch.cli.seats import CATALOGUE, add_language_flag, terminal_words
from nomarch.core.errors import NomarchError
from nomarch.core.rng import commitment


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify", help="check a recorded game: every action, every die, and the hash shown from the start"
    )
    parser.add_argument("file", metavar="FILE", help="a .nomarch file")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that the table showed from the start")
    add_language_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay the record; whatever does not fit is an error."""
    match = nomarch.load(arguments.file)
    assert match.seed is not None
    shown = commitment(match.seed)
    if arguments.commitment and arguments.commitment.strip().lower() != shown:
        raise NomarchError.say("verify-wrong-hash", CATALOGUE, hash=shown)
    words = terminal_words(arguments.language)
    console = Console(highlight=False, soft_wrap=True)
    console.print(words.say("verify-actions", game=match.game.name, players=match.players, actions=len(match.actions)))
    console.print(words.say("verify-chance"))
    if match.renewals:
        console.print(words.say("verify-renewals", count=len(match.renewals)))
    if match.given_setup is not None:
        console.print(words.say("verify-given"))
    console.print(words.say("verify-hash") if arguments.commitment else words.say("verify-show", hash=shown))
    console.print(words.say("verify-over" if match.over else "verify-not-over"))
    return 0
