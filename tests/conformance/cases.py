"""Which games and options the common tests run on, and how random games are played in them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import nomarch
from nomarch import Game, Match
from nomarch.core.errors import BadOptions


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        usual = self.game.complete_options(None)
        chosen = [name if value is True else f"{name}={value}" for name, value in self.options if value != usual[name]]
        return "-".join([self.name, str(self.players), *chosen])

    @property
    def game(self) -> Game:
        """The game itself."""
        return nomarch.game(self.name)

    def new(self, seed: int) -> Match:
        """A match of this case."""
        return self.game.new(self.players, seed, dict(self.options))


def all_cases(name: str) -> list[Case]:
    """Every valid number of players and set of options of a game."""
    game = nomarch.game(name)
    values = [option.choices or (False, True) for option in game.options]
    names = [option.name for option in game.options]
    cases = [
        Case(name, players, tuple(zip(names, row, strict=True))) for players in game.players for row in product(*values)
    ]
    return [case for case in cases if _valid(game, case)]


def _valid(game: Game, case: Case) -> bool:
    try:
        game.blank(case.players, dict(case.options))
    except BadOptions:
        return False
    return True


def some_cases() -> list[Case]:
    """For each game every number of players, each option on and off: few cases that touch everything."""
    chosen: list[Case] = []
    for name in nomarch.games():
        cases = all_cases(name)
        missing = {("players", case.players) for case in cases} | {pair for case in cases for pair in case.options}
        for case in sorted(cases, key=lambda case: -sum(bool(value) for _, value in case.options)):
            touched = {("players", case.players), *case.options} & missing
            if len(touched) > 1 or (touched and case == cases[-1]):
                chosen.append(case)
                missing -= touched
        chosen += [
            next(case for case in cases if pair in {("players", case.players), *case.options})
            for pair in sorted(missing, key=str)
        ]
    return list(dict.fromkeys(chosen))


def random_positions(case: Case, seed: int, most: int = 400) -> Iterator[Match]:
    """The positions of one random game, from the first decision to the end; the match goes on between them."""
    chooser = random.Random(seed)
    match = case.new(seed)
    yield match
    while not match.over and len(match.actions) < most:
        match.play(chooser.choice(match.legal()))
        yield match


def finished(case: Case, seed: int) -> Match:
    """A random game played to its end."""
    match = case.new(seed)
    for match in random_positions(case, seed, most=100_000):  # noqa: B007  the last one is wanted
        pass
    return match
