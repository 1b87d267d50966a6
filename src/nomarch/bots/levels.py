"""The bots by name: three levels for people to play against, and two for measuring."""

import os
from collections.abc import Callable

from nomarch.bots.players import Bot, GreedyBot, RandomBot
from nomarch.bots.search import Budget, SearchBot
from nomarch.core.errors import BadOptions

NOVICE_ITERATIONS = 40
SKILLED_MILLISECONDS = 40
MASTER_MILLISECONDS = 1000


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def novice(seed: int) -> Bot:
    """Looks ahead a little and chooses by lot among what looks good: quick, plausible, with mistakes."""
    return SearchBot(seed, Budget(iterations=NOVICE_ITERATIONS), by_lot=True)


def skilled(seed: int) -> Bot:
    """Searches for a moment that nobody notices."""
    return SearchBot(seed, Budget(milliseconds=SKILLED_MILLISECONDS))


def master(seed: int) -> Bot:
    """Searches for a second on all cores."""
    return SearchBot(seed, Budget(milliseconds=MASTER_MILLISECONDS, threads=cores()))


BOTS: dict[str, Callable[[int], Bot]] = {
    "novice": novice,
    "skilled": skilled,
    "master": master,
    "greedy": GreedyBot,
    "random": RandomBot,
}
LEVELS = ("novice", "skilled", "master")
"""Those that people are offered; the others are for measuring."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed makes the same decisions, unless it thinks by the clock."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
