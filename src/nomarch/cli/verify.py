"""`nomarch verify`: check a whole game against its seed, and the seed against the hash shown before the game."""

import argparse
from typing import Any

from rich.console import Console

import nomarch
from nomarch.core.errors import NomarchError
from nomarch.core.rng import commitment


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify", help="check a recorded game: every action, every die, and the hash shown from the start"
    )
    parser.add_argument("file", metavar="FILE", help="a .nomarch file")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that the table showed from the start")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay the record; whatever does not fit is an error."""
    match = nomarch.load(arguments.file)
    assert match.seed is not None
    shown = commitment(match.seed)
    if arguments.commitment and arguments.commitment.strip().lower() != shown:
        raise NomarchError(f"the seed of this record has the hash {shown}, not the one that was shown")
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{match.game.name}, {match.players} players, {len(match.actions)} actions: every one is allowed.")
    console.print("All chance follows from the seed." + _renewals(match))
    if match.given_setup is not None:
        console.print("The set-up was given, not drawn.")
    if arguments.commitment:
        console.print("The seed is the one that was promised from the start: its hash fits.")
    else:
        console.print(f"The table must have shown this hash from the start: {shown}")
    console.print("The game is over." if match.over else "The game is not over.")
    return 0


def _renewals(match: nomarch.Match) -> str:
    count = len(match.renewals)
    return f" After actions were taken back it began anew, {count} times." if count else ""
