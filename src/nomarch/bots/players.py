"""What a bot is asked, and the two simplest bots."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Protocol

from nomarch.core.game import Game
from nomarch.core.match import Match
from nomarch.core.vocabulary import Action


@dataclass(frozen=True)
class Question:
    """All that a bot gets: the game, its seat, its legal actions, and full positions consistent with what it knows."""

    game: Game
    seat: int
    legal: list[Action]
    sample: Callable[[int], Match]
    """A possible position for each seed, with other hidden cards and other coming chance."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> Action:
        """One of the legal actions."""


def question(match: Match) -> Question:
    """What the seat to move is asked."""
    seat = match.to_move
    assert seat is not None
    return Question(match.game, seat, match.legal(), partial(match.sample, seat))


def ask(match: Match, bot: Bot) -> Action:
    """Let a bot choose for the seat to move."""
    return bot.choose(question(match))


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, question: Question) -> Action:
        """Any of them."""
        return self._random.choice(question.legal)


Judge = Callable[[Match, list[Action]], dict[int, float]]
"""What each of the legal actions is worth to the seat to move, by their numbers."""


class JudgingBot:
    """The action that is worth most as a judge sees it, whatever may follow."""

    def __init__(self, seed: int, judge: Judge) -> None:
        self._random = random.Random(seed)
        self._judge = judge

    def choose(self, question: Question) -> Action:
        """The best; which of equal ones, by lot."""
        values = self._judge(question.sample(self._random.getrandbits(64)), question.legal)
        best = max(values.values())
        return self._random.choice([action for action in question.legal if values[action.id] == best])


def greedy_judge(position: Match, legal: list[Action]) -> dict[int, float]:
    """What actions promise at once, as the game's module `greedy` judges it."""
    values: dict[int, float] = import_module(f"{position.game.package}.greedy").values(position, legal)
    return values
