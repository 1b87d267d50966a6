"""Bots that ask a network: by a file, and the levels of a game that keeps one for them."""

from pathlib import Path

import numpy as np
import pytest

import nomarch
from nomarch.bots import Question, ask, habits_of, make_bot, networks_of
from nomarch.bots.network import USUAL, Floats, Network, NetworkBot
from nomarch.core.vocabulary import Action
from tests.conformance.cases import Case, random_positions

KEPT = [(name, level, path) for name in nomarch.games() for level, path in networks_of(nomarch.game(name)).items()]


def test_there_are_networks_of_levels() -> None:
    assert {("celestia", "skilled"), ("celestia", "master")} <= {(name, level) for name, level, _ in KEPT}


@pytest.mark.parametrize(("name", "level", "path"), KEPT)
def test_a_level_plays_by_its_network_whatever_is_hidden(name: str, level: str, path: Path) -> None:
    """Hidden cards, coming chance and the seed change nothing, at tables of every size. Where the level has a habit, it
    does not ask."""
    habit = habits_of(nomarch.game(name)).get(level)
    habitual = 0
    for players in nomarch.game(name).players:
        asked = 0
        for match in random_positions(Case(name, players, ()), seed=players, most=150):
            seat = match.to_move
            if seat is None or len(match.legal()) < 2:
                continue
            by_habit = np.full(1, -1)
            if habit:
                habit(match.states, by_habit)
            habitual += by_habit[0] >= 0
            asked += by_habit[0] < 0
            expected = by_habit[0] if by_habit[0] >= 0 else ask(match, make_bot(match.game, f"net:{path}", 1)).id
            for position in (match, match.sample(seat, 7)):
                assert [ask(position, make_bot(match.game, level, seed)).id for seed in (1, 2)] == [expected] * 2
        assert asked > 10
    assert (habitual > 10) == (habit is not None)


class First:
    """A bot that takes the first action."""

    def choose(self, question: Question) -> Action:
        """The first."""
        return question.legal[0]


def test_another_bot_decides_where_the_game_is_not_played_as_usual() -> None:
    game, path = nomarch.game("celestia"), KEPT[0][2]
    bot = NetworkBot(game, path, otherwise=First())
    first: dict[bool, list[bool]] = {False: [], True: []}
    for beginner in first:
        for match in random_positions(Case("celestia", 3, (("beginner", beginner),)), seed=2, most=80):
            if match.to_move is not None and len(match.legal()) > 1:
                first[beginner].append(ask(match, bot) == match.legal()[0])
    assert all(first[True]) and not all(first[False])


def test_a_network_counts_seats_from_its_own(tmp_path: Path) -> None:
    game, path, players = nomarch.game("celestia"), tmp_path / "spiteful.npz", 4
    shapes = (
        ("first", 4, game.observation_size),
        ("second", 4, 4),
        ("policy", len(game.vocabulary), 4),
        ("value", 1, 4),
    )
    numbers: dict[str, Floats] = {f"{layer}.weight": np.zeros((rows, into), np.float32) for layer, rows, into in shapes}
    numbers |= {f"{layer}.bias": np.zeros(rows, np.float32) for layer, rows, _ in shapes}
    numbers |= {name: np.ones(game.observation_size, np.float32) for name in USUAL}
    numbers["policy.bias"][game.vocabulary.parse("eject:2")] = 1  # whoever sits opposite
    Network(numbers).save(path, game)
    seats = set()
    for match in random_positions(Case("celestia", players, ()), seed=3, most=3000):
        seat = match.to_move
        if seat is not None and f"eject:{(seat + 2) % players}" in map(str, match.legal()):
            assert str(ask(match, make_bot(game, f"net:{path}", 1))) == f"eject:{(seat + 2) % players}"
            seats.add(seat)
    assert seats


def test_a_file_that_holds_no_network_of_the_game_is_refused(tmp_path: Path) -> None:
    game, path = nomarch.game("camelup"), tmp_path / "net.npz"
    with pytest.raises(nomarch.BadOptions, match="cannot be read"):
        make_bot(game, f"net:{path}", 1)
    path.write_text("no network")
    with pytest.raises(nomarch.BadOptions, match="not a file that `nomarch train` wrote"):
        make_bot(game, f"net:{path}", 1)
    Network({"first.bias": np.zeros(3, np.float32)}).save(path, game)
    with pytest.raises(nomarch.BadOptions, match="no network for camelup"):
        make_bot(game, f"net:{path}", 1)
