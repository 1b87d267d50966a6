"""`nomarch arena`: bots against bots, and what it proves."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import nomarch
from nomarch import arena
from nomarch.arena import GameFailed, Played, Results, Standing
from nomarch.arena.contest import Contest
from nomarch.arena.ledger import RESULTS, default_folder
from nomarch.bots import bots_of
from nomarch.cli.options import add_option_flags, chosen_options
from nomarch.core.errors import BadOptions

DEFAULT_GAMES = 1000
FAILED, INTERRUPTED = 1, 130


def add_parser(commands: Any, given: list[str]) -> None:
    """Add the command; the options of a game become flags, known once the game is named."""
    parser: argparse.ArgumentParser = commands.add_parser("arena", help="let bots play against bots, and rate them")
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title="games")
    for name in nomarch.games():
        add_game(games.add_parser(name, help=f"bots play {name}"), name if name in given else None)


def add_game(parser: argparse.ArgumentParser, name: str | None) -> None:
    """Add the flags of one game."""
    games = "how many games, rounded up so that every seed is played in all rotations of the seats (1000)"
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES, metavar="N", help=games)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed plays other games (0)")
    records = "where the games are kept, and where a contest that was stopped goes on (a folder below arena/)"
    parser.add_argument("--records", metavar="DIR", help=records)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    parser.add_argument("--picture", metavar="FILE.svg", help="also draw wins and ratings")
    parser.add_argument("--workers", type=int, metavar="N", help="how many games at a time (one for each core)")
    ray = "play on the Ray cluster at this address; 'auto' finds one, 'local' starts one here"
    parser.add_argument("--ray", metavar="ADDRESS", help=ray)
    parser.set_defaults(run=run)
    if name:
        game = nomarch.game(name)
        seats = f"the bot at each seat, as many as players: {', '.join(bots_of(game))}"
        parser.add_argument("--seats", required=True, metavar="NAME,...", help=seats)
        add_option_flags(parser, game)


def run(arguments: argparse.Namespace) -> int:
    """Play, and report; an interrupt reports what there is."""
    picture = _picture(arguments.picture)
    options = chosen_options(arguments, nomarch.game(arguments.game))
    contest = Contest.of(arguments.game, arguments.seats.split(","), arguments.seed, options)
    total = contest.total(arguments.games)
    folder = Path(arguments.records) if arguments.records else default_folder(contest)
    notes = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    notes.print(f"{total:,} games, kept in {folder}")
    code = 0
    try:
        results = _play(contest, total, folder, arguments, notes)
    except KeyboardInterrupt:
        if not (folder / RESULTS).exists():
            raise
        results, code = arena.read(folder), INTERRUPTED
        notes.print(f"Stopped after {len(results.games):,} of {total:,} games; the same command goes on from there.")
    except GameFailed as failure:
        notes.print(f"nomarch: {failure}")
        return FAILED
    report(results, arguments.json, picture)
    return code


def _play(contest: Contest, total: int, folder: Path, arguments: argparse.Namespace, notes: Console) -> Results:
    with _bar(folder, total, notes) as on_game:
        return arena.play(
            contest.game,
            contest.seats,
            total,
            seed=contest.seed,
            options=contest.options,
            records=folder,
            workers=arguments.workers,
            ray=arguments.ray,
            on_game=on_game,
        )


def _picture(given: str | None) -> Path | None:
    """Where the picture goes; a mistake is told before anything is played."""
    if given is None:
        return None
    path = Path(given)
    if path.suffix != ".svg":
        raise BadOptions(f"a picture is an .svg file, not {given!r}")
    if not path.parent.is_dir():
        raise BadOptions(f"there is no folder {str(path.parent)!r} for the picture")
    return path


@contextmanager
def _bar(folder: Path, total: int, notes: Console) -> Iterator[Callable[[Played], None]]:
    """A progress bar, at a terminal; it begins with the games that are there."""
    there = len(arena.read(folder).games) if (folder / RESULTS).exists() else 0
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=min(there, total))
        yield lambda _played: progress.advance(task)


def report(results: Results, as_json: bool, picture: Path | None) -> None:
    """Print what came of a contest, and draw it."""
    if picture and results.games:
        picture.write_text(arena.draw(results), "utf-8")
    if as_json:
        json.dump(results.data(), sys.stdout)
        print()
    elif results.games:
        console = Console(highlight=False)
        console.print(wins_table(results))
        console.print()
        console.print(scores_table(results))


def wins_table(results: Results) -> Table:
    """Wins and ratings, a bot a line."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=_title(results), title_justify="left")
    table.add_column("Bot")
    for heading in ("Seats", "Games", "Wins", "95 %", "Equal bots", "Rating", "95 %"):
        table.add_column(heading, justify="right")
    for each in results.standings:
        low, high = (100 * end for end in each.win_interval)
        least, most = each.rating_interval
        table.add_row(
            each.bot,
            str(each.seats),
            f"{each.games:,}",
            f"{100 * each.win_share:.1f} %",
            f"{low:.1f}–{high:.1f}",
            f"{100 * each.chance:.0f} %",
            f"{each.rating:+.0f}",
            f"{least:+.0f} to {most:+.0f}",
        )
    return table


def _title(results: Results) -> str:
    return (
        f"{results.contest.rules.words().say('title')}, {len(results.games):,} games from {len(results.seeds):,} seeds"
    )


def scores_table(results: Results) -> Table:
    """Scores by category and times, a bot a column."""
    standings, words = results.standings, results.contest.rules.words()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("A seat's mean")
    for each in standings:
        table.add_column(each.bot, justify="right")
    for category in standings[0].categories:
        if any(each.categories[category] for each in standings):
            amounts = (_tenths(each.categories[category]) for each in standings)
            table.add_row(words.say(f"score-{category}"), *amounts)
    table.add_section()
    table.add_row("score", *(_tenths(each.score) for each in standings))
    table.add_row("95 %", *map(_score_interval, standings))
    table.add_section()
    table.add_row("seconds a decision", *(_seconds(each.seconds) for each in standings))
    table.add_row("95 % are within", *(_seconds(each.seconds_95) for each in standings))
    return table


def _score_interval(standing: Standing) -> str:
    if standing.score_interval is None:
        return "–"
    low, high = standing.score_interval
    return f"{_tenths(low)} to {_tenths(high)}"


def _tenths(score: float) -> str:
    return f"{round(score, 1) + 0.0:.1f}"  # + 0.0: no minus before nothing


def _seconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds:.3g}" if seconds >= 0.001 else f"{seconds:.6f}"
