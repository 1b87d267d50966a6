"""`play`: a contest from its first game, or from where it stopped, to its last."""

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from nomarch.arena.cluster import find_ray, play_on_ray
from nomarch.arena.contest import Contest
from nomarch.arena.ledger import Ledger, default_folder
from nomarch.arena.results import Results
from nomarch.arena.table import Played, warm_up
from nomarch.arena.workers import Batches, play_here
from nomarch.bots import cores
from nomarch.core.errors import BadOptions


def play(
    game: str,
    seats: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    records: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Results:
    """Let bots play at least so many games, and return what came of it.

    `seats` names the bot of each seat. Every seed is played in all rotations of them, so `games` is rounded up to
    whole seeds. The same arguments give the same games, on any number of workers.

    Finished games are kept in the folder `records` (by default one below the current folder, `Results.folder` says
    which). Called again with the same arguments, `play` goes on where it was stopped; a greater number of games adds
    to those that are there, a smaller one looks only at the first. `on_game` is called with each game as it ends.

    The games run on `workers` processes (by default one for each core), or on the Ray cluster at the address `ray`
    ("local" starts one on this machine). The processes are spawned: a script that calls this at its top level needs
    `if __name__ == "__main__":` around the call.
    """
    contest = Contest.of(game, list(seats), seed, dict(options or {}))
    total = contest.total(games)
    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 1):
        raise BadOptions(f"the number of workers is a whole number from 1 on, not {workers!r}")
    if ray is not None:
        find_ray()
    folder = default_folder(contest) if records is None else Path(records)
    with Ledger(folder, contest) as ledger:
        _play_missing(ledger, total, workers, ray, on_game)
        finished = [played for played in ledger.finished if played.number <= total]
    return Results(contest, tuple(sorted(finished, key=lambda played: played.number)), folder)


def _play_missing(
    ledger: Ledger, total: int, workers: int | None, ray: str | None, on_game: Callable[[Played], None] | None
) -> None:
    """Play the games that are not there, and keep them."""
    there = {played.number for played in ledger.finished}
    missing = [number for number in range(1, total + 1) if number not in there]
    if not missing:
        return
    ledger.check_program()
    with closing(_batches(ledger.contest, missing, workers, ray)) as batches:
        for batch in batches:
            ledger.add(batch)
            for played, _ in batch:
                if on_game:
                    on_game(played)


def _batches(contest: Contest, numbers: list[int], workers: int | None, ray: str | None) -> Batches:
    """The games as they end, wherever they are played."""
    if ray is not None:
        return play_on_ray(contest, numbers, ray, workers)
    warm_up(contest.game, contest.seats, tuple(contest.options.items()))  # compiled once, here, for all workers
    return play_here(contest, numbers, workers or cores())
