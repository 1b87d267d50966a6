"""What came of a contest: for each bot its wins, scores, times and rating, with intervals."""

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from nomarch.arena import ledger
from nomarch.arena.contest import Contest
from nomarch.arena.intervals import Interval, mean_interval, share_interval
from nomarch.arena.ratings import rate
from nomarch.arena.table import PER_SECOND, Played

SLOW = 95


@dataclass(frozen=True)
class Standing:
    """What came of a contest for one bot, all its seats together. Every interval is for 95 %."""

    bot: str
    seats: int
    """How many seats of the table it has."""
    games: int
    wins: float
    """Games won; a shared victory counts for its share."""
    win_share: float
    win_interval: Interval
    chance: float
    """The share that equal bots would win."""
    score: float
    """The mean score of a seat."""
    score_interval: Interval | None
    """None if there is only one seed."""
    categories: dict[str, float]
    """The mean score by category."""
    decisions: int
    """How many there were with more than one legal action."""
    seconds: float | None
    """The mean time of a decision."""
    seconds_95: float | None
    """95 % of the decisions took no longer."""
    rating: float
    """On the Elo scale; the mean of the bots is 0."""
    rating_interval: Interval


@dataclass(frozen=True)
class Results:
    """A contest and its finished games, by number."""

    contest: Contest
    games: tuple[Played, ...]
    folder: Path
    """Where the games are kept."""

    @cached_property
    def seeds(self) -> list[list[Played]]:
        """The games in groups of those that share a seed."""
        return [list(games) for _, games in groupby(self.games, key=lambda played: played.seed)]

    @cached_property
    def standings(self) -> list[Standing]:
        """What came of it for each bot, the best rated first; nothing if no game is finished."""
        if not self.games:
            return []
        rankings = [[(played.seats, played.places) for played in games] for games in self.seeds]
        ratings = rate(rankings, self.contest.bots, self.contest.seed)
        standings = [self._standing(bot, *ratings[bot]) for bot in self.contest.bots]
        return sorted(standings, key=lambda standing: -standing.rating)

    def _standing(self, bot: str, rating: float, rating_interval: Interval) -> Standing:
        seats = self.contest.seats.count(bot)
        wins = self._by_seed(bot, lambda played, seat: played.wins[seat])
        share, win_interval = share_interval(wins, [len(games) for games in self.seeds])
        alone = seats == len(self.contest.seats)
        scores = self._by_seed(bot, lambda played, seat: played.scores[seat])
        score, score_interval = mean_interval(scores, [seats * len(games) for games in self.seeds])
        times = self._times(bot)
        return Standing(
            bot=bot,
            seats=seats,
            games=len(self.games),
            wins=sum(wins),
            win_share=share,
            win_interval=(1.0, 1.0) if alone else win_interval,
            chance=seats / len(self.contest.seats),
            score=score,
            score_interval=score_interval,
            categories=self._categories(bot),
            decisions=len(times),
            seconds=float(times.mean()) if len(times) else None,
            seconds_95=float(np.percentile(times, SLOW)) if len(times) else None,
            rating=rating,
            rating_interval=rating_interval,
        )

    def _by_seed(self, bot: str, value: Callable[[Played, int], float]) -> list[float]:
        """The sum of a value over the bot's seats in the games of each seed."""
        return [sum(value(played, seat) for played in games for seat in _seats(played, bot)) for games in self.seeds]

    def _categories(self, bot: str) -> dict[str, float]:
        sheets = [played.sheet[seat] for played in self.games for seat in _seats(played, bot)]
        return {category: sum(sheet[category] for sheet in sheets) / len(sheets) for category in sheets[0]}

    def _times(self, bot: str) -> np.ndarray[Any, np.dtype[np.float64]]:
        times = [played.microseconds[seat] for played in self.games for seat in _seats(played, bot)]
        return np.concatenate(times or [()]).astype(float) / PER_SECOND

    def data(self) -> dict[str, Any]:
        """Everything but the single games, as JSON can carry it."""
        return {
            **self.contest.data(),
            "games": len(self.games),
            "seeds": len(self.seeds),
            "rotations": len(self.contest.rotations),
            "folder": str(self.folder),
            "bots": [asdict(standing) for standing in self.standings],
        }


def _seats(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.seats) if name == bot]


def read(folder: str | os.PathLike[str]) -> Results:
    """The results in a folder that `play` filled, as far as it came."""
    contest, games, _ = ledger.read(folder)
    return Results(contest, tuple(games), Path(folder))
