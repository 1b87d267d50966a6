"""Random games over all options, every invariant of the game checked after every action.

`make test` plays a twentieth of them, `make soak` all.
"""

from importlib import import_module
from types import ModuleType

import numpy as np
import pytest

import nomarch
from nomarch.core import record
from nomarch.core.log import ROWS, new_log
from nomarch.core.record import Generator, zeros
from nomarch.core.rng import set_key
from tests.conformance.cases import Case, all_cases

PARTS = 10
MOST_ACTIONS = 100_000


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", nomarch.games())
def test_every_invariant_holds_after_every_action(name: str, part: int, request: pytest.FixtureRequest) -> None:
    invariants = import_module(f"tests.{name}.invariants")
    cases = all_cases(name)
    games = invariants.SOAK_GAMES // PARTS
    if not request.config.getoption("--soak"):
        games //= 20
    for number in range(part * games, (part + 1) * games):
        play(cases[number % len(cases)], number, invariants)


def play(case: Case, seed: int, invariants: ModuleType) -> None:
    """Play one random game; a broken invariant is told with the game and seed that break it."""
    drivers = case.game.drivers
    states, log = case.game.blank(case.players, dict(case.options)), new_log()
    before, mask = record.copy(states), np.zeros(case.game.vocabulary.words, np.uint64)
    chooser = zeros(Generator.dtype)
    set_key(states, seed)
    set_key(chooser, seed, b"soak")
    drivers.deal(states)
    drivers.begin(states, log)
    log[0, 0] = 0
    played = 0
    while drivers.random_step(states, before, chooser, mask, log) >= 0:
        played += 1
        number = invariants.broken(states, before, log)
        assert number == 0, f"{case} seed {seed} action {played}: {invariants.INVARIANTS[number]}"
        assert played < MOST_ACTIONS and log[0, 0] < ROWS
    assert invariants.broken(states, before, log) == 0
