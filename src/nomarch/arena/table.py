"""One game between bots: who plays, what came of it, and how long they thought."""

import os
import socket
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

from nomarch import library
from nomarch.arena.contest import Contest
from nomarch.bots import ask, make_bot
from nomarch.core.match import Match

PER_SECOND = 1_000_000


@dataclass(frozen=True)
class Played:
    """A finished game; everything that is listed is by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; equal results share a place."""
    sheet: tuple[dict[str, int], ...]
    """The scores by category."""
    microseconds: tuple[tuple[int, ...], ...]
    """How long each decision took; where only one action was legal there was none."""
    worker: str
    """The machine and the process that played it."""

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the victory."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def data(self) -> dict[str, Any]:
        """The game as JSON can carry it."""
        return dict(vars(self))

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Played":
        """The game from what `data` gave, after JSON; ValueError, TypeError or KeyError if it is something else."""
        played = cls(
            int(data["number"]),
            int(data["seed"]),
            tuple(map(str, data["seats"])),
            tuple(map(int, data["scores"])),
            tuple(map(int, data["places"])),
            tuple({str(category): int(score) for category, score in sheet.items()} for sheet in data["sheet"]),
            tuple(tuple(map(int, times)) for times in data["microseconds"]),
            str(data["worker"]),
        )
        if any(len(part) != len(played.seats) for part in (played.scores, played.places, played.microseconds)):
            raise ValueError("not one entry for each seat")
        return played


def play_game(contest: Contest, number: int) -> tuple[Played, list[str]]:
    """Play a game of a contest: what came of it, and its actions."""
    warm_up(contest.game, contest.seats, tuple(contest.options.items()))
    fixture = contest.fixture(number)
    bots = [make_bot(contest.rules, name, contest.bot_seed(number, seat)) for seat, name in enumerate(fixture.seats)]
    match = contest.rules.new(len(bots), fixture.seed, contest.options)
    times: list[list[int]] = [[] for _ in bots]
    while (seat := match.to_move) is not None:
        choices = len(match.legal())
        start = time.perf_counter()
        action = ask(match, bots[seat])
        if choices > 1:
            times[seat].append(round((time.perf_counter() - start) * PER_SECOND))
        match.play(action)
    return result(match, number, fixture.seats, times), [str(action) for action in match.actions]


def result(match: Match, number: int, seats: tuple[str, ...], times: list[list[int]]) -> Played:
    """What came of a match that is over."""
    assert match.seed is not None
    return Played(
        number,
        match.seed,
        seats,
        tuple(match.scores),
        tuple(match.ranking),
        tuple(match.score_sheet()),
        tuple(map(tuple, times)),
        f"{socket.gethostname()}:{os.getpid()}",
    )


@cache
def warm_up(game: str, seats: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> None:
    """Let every bot decide once in this process, so that no measured decision waits for a compiler."""
    match = library.game(game).new(len(seats), 0, dict(options))
    while len(legal := match.legal()) == 1:
        match.play(legal[0])
    for name in set(seats):
        ask(match, make_bot(match.game, name, 0))
