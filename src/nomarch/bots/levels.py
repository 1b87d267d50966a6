"""The bots by name: three levels for people to play against, and two for measuring."""

import os
import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from nomarch.bots.network import Habit, NetworkBot
from nomarch.bots.players import Bot, JudgingBot, RandomBot, greedy_judge
from nomarch.bots.search import Budget, SearchBot
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game

NOVICE_ITERATIONS = 40
MASTER_MILLISECONDS = 1000
NETWORK = "net:"
"""What the name of a bot begins with that asks the network of a file."""
LEVELS = ("novice", "skilled", "master")
"""For people to play against, the weakest first."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def novice(seed: int, sureness: float | None) -> Bot:
    """Looks ahead a little and chooses by lot among what looks good, half as surely as `skilled`: quick, plausible,
    with mistakes."""
    return SearchBot(seed, Budget(iterations=NOVICE_ITERATIONS), sureness=(sureness or 1) / 2)


def skilled(seed: int, iterations: int, sureness: float | None) -> Bot:
    """Searches for a moment that nobody notices, and now and then takes what is nearly as good; with the same seed it
    decides the same on any machine."""
    return SearchBot(seed, Budget(iterations=iterations), sureness=sureness)


def master(seed: int) -> Bot:
    """Searches on all cores for a second, or until nothing can change its mind in that time."""
    return SearchBot(seed, Budget(milliseconds=MASTER_MILLISECONDS, threads=cores()))


Maker = Callable[[int], Bot]
"""Makes a bot of a seed."""


def trained(seed: int, game: Game, path: Path, habit: Habit | None, otherwise: Maker) -> Bot:
    """Asks the network that the game keeps for its level, where it has no habit; with other options than usual it
    searches."""
    return NetworkBot(game, path, habit, otherwise(seed))


def networks_of(game: Game) -> dict[str, Path]:
    """The levels for which the game's folder has a network, with its file."""
    paths = {level: Path(str(files(game.package) / f"{level}.npz")) for level in LEVELS}
    return {level: path for level, path in paths.items() if path.exists()}


def habits_of(game: Game) -> dict[str, Habit]:
    """What bots of the game choose without asking a network, by their names, if its folder has a module `habits`."""
    own = f"{game.package}.habits"
    habits: dict[str, Habit] = import_module(own).HABITS if find_spec(own) else {}
    return habits


def bots_of(game: Game) -> dict[str, Maker]:
    """All bots that play a game: the levels, by a network where the game's folder has one of that name, `random`, and
    those that judge, `greedy` and by the functions of the game's module `judges`."""
    own = f"{game.package}.judges"
    judges = {"greedy": greedy_judge} | (import_module(own).JUDGES if find_spec(own) else {})
    judgement = import_module(f"{game.package}.judgement")
    levels: dict[str, Maker] = {
        "novice": partial(novice, sureness=judgement.SURENESS),
        "skilled": partial(skilled, iterations=judgement.SKILLED, sureness=judgement.SURENESS),
        "master": master,
    }
    habits = habits_of(game)
    for level, path in networks_of(game).items():
        levels[level] = partial(trained, game=game, path=path, habit=habits.get(level), otherwise=levels[level])
    return {
        **levels,
        **{name: partial(JudgingBot, judge=judge) for name, judge in judges.items()},
        "random": RandomBot,
    }


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """The bot of this name; the same seed makes the same decisions, unless it thinks by the clock.

    `search-N` searches N iterations, for experiments; `net:FILE` asks the network that `nomarch train` wrote there.
    """
    if name.startswith(NETWORK):
        return NetworkBot(game, Path(name.removeprefix(NETWORK)))
    if counted := re.fullmatch(r"search-([1-9]\d{0,6})", name):
        return SearchBot(seed, Budget(iterations=int(counted[1])))
    bots = bots_of(game)
    if name not in bots:
        raise BadOptions.say("no-such-bot", given=repr(name), known=", ".join(bots))
    return bots[name](seed)
