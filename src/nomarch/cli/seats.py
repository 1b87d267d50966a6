"""What `play` and `replay` share: the match on the screen, and what people are called."""

import argparse
from importlib import import_module

from rich.console import Console

from nomarch.core.match import Match
from nomarch.core.words import Words, language_of_the_system, words_of

CATALOGUE = "nomarch.cli"
"""Whose words the terminal's own are."""


def add_language_flag(parser: argparse.ArgumentParser) -> None:
    """Add the flag for the language that the game is told in."""
    parser.add_argument(
        "--language",
        default=language_of_the_system(),
        metavar="LL",
        help="the language of the game's words, such as pl (as the system's; English where there is none)",
    )


def terminal_words(language: str) -> Words:
    """What the terminal says around a game."""
    return words_of(CATALOGUE, language)


def show_table(console: Console, match: Match, seat: int | None, names: list[str], language: str) -> None:
    """Draw the table as a seat, or a spectator, sees it."""
    drawing = import_module(f"{match.game.package}.drawing")
    console.rule(style="dim")
    console.print(drawing.draw(match.view(seat), match.game.words(language), names))


def show_events(console: Console, match: Match, seat: int | None, names: list[str], since: int, language: str) -> int:
    """Tell what happened from an event on, as far as the seat may know; the number of the next event."""
    events = match.events(seat, since)
    for event in events:
        console.print("  " + match.game.tell(event, names, language), style="dim", highlight=False)
    return since + len(events)


def show_result(console: Console, match: Match, names: list[str], language: str) -> None:
    """The score sheet by category, best seat first."""
    from rich.table import Table

    words = match.game.words(language)
    ranking, sheet, scores = match.ranking, match.score_sheet(), match.scores
    seats = sorted(range(match.players), key=lambda seat: ranking[seat])
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in seats:
        table.add_column(f"{ranking[seat]}. {names[seat]}", justify="right", style="bold" if ranking[seat] == 1 else "")
    for category in sheet[0]:
        if any(sheet[seat][category] for seat in seats):
            table.add_row(words.say(f"score-{category}"), *(str(sheet[seat][category]) for seat in seats))
    table.add_section()
    table.add_row(terminal_words(language).say("total"), *(str(scores[seat]) for seat in seats))
    console.print(table)
