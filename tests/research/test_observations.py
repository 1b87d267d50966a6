"""Observations: named, documented, and the same from every chair."""

from pathlib import Path

import numpy as np
import pytest

import nomarch
from nomarch.core.observation import share
from nomarch.core.rotation import own_seat_first
from nomarch.research.observations import describe
from tests.conformance.cases import Case, random_positions, some_cases
from tests.research.turning import turned

DOCS = Path(__file__).parents[2] / "docs" / "observations"
GAMES = pytest.mark.parametrize("name", nomarch.games())


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_a_position_looks_the_same_from_every_chair(case: Case) -> None:
    game, players = case.game, case.players
    mask, out = np.zeros(game.vocabulary.words, np.uint64), np.zeros(len(game.vocabulary), np.int64)
    for match in random_positions(case, 21, most=120):
        if len(match.actions) % 3:
            continue
        for steps in range(1, players):
            other = turned(case.name, match.states, steps)
            for seat in range(players):
                seen = np.zeros(game.observation_size, np.float32)
                game.drivers.observe(match.states, seat, seen)
                also = np.zeros(game.observation_size, np.float32)
                game.drivers.observe(other, (seat + steps) % players, also)
                assert np.array_equal(seen, also), names_of(game, seen != also)
            if match.to_move is not None:
                legal = out[: game.drivers.legal(other, mask, out)]
                flags = np.isin(np.arange(len(game.vocabulary)), legal)
                chair = (match.to_move + steps) % players
                before = match.legal_mask()[own_seat_first(game, players, match.to_move)]
                assert np.array_equal(flags[own_seat_first(game, players, chair)], before)


def names_of(game: nomarch.Game, which: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> list[str]:
    """The numbers that differ, for the message."""
    return [name for name, differs in zip(game.observation_names(), which, strict=True) if differs]


@GAMES
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = nomarch.game(name)
    names = game.observation_names()
    assert len(names) == len(set(names)) == game.observation_size
    assert "to_move[own]" in names and "to_move[+1]" in names


def test_the_names_say_where_things_are() -> None:
    game = nomarch.game("camelup")
    match = game.new(4, seed=1)
    match.play("leg:blue")
    for seat, name in ((0, "leg_tiles[own,blue,5]"), (3, "leg_tiles[+1,blue,5]"), (1, "leg_tiles[+3,blue,5]")):
        tiles = {
            entry: number
            for entry, number in zip(game.observation_names(), match.observation(seat), strict=True)
            if entry.startswith("leg_tiles") and number
        }
        assert tiles == {name: 0.5}


@GAMES
def test_the_description_of_an_observation_is_up_to_date(name: str) -> None:
    """`nomarch.research.observations.describe` writes it."""
    assert (DOCS / f"{name}.md").read_text("utf-8") == describe(nomarch.game(name))


def test_numbers_beyond_the_scale_are_cut() -> None:
    assert [share(number, 4) for number in (-9, -4, -2, 0, 1, 4, 5)] == [-1, -1, -0.5, 0, 0.25, 1, 1]
