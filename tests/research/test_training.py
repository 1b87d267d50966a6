"""The worked example: a network learns by self-play and plays as a bot."""

from pathlib import Path

import numpy as np
import pytest
import torch

import nomarch
from nomarch.bots import ask, make_bot
from nomarch.bots.network import Floats, Network
from nomarch.research import training
from nomarch.research.training import HASTE, Lesson, Progress, advantages, train
from tests.conformance.cases import Case, random_positions

GAMES = 60
LEAST_WINS = 0.6  # of a network that learned for half a minute, against random play


def test_a_network_learns_to_beat_random_play(tmp_path: Path) -> None:
    game, path = nomarch.game("camelup"), tmp_path / "small.npz"
    torch.set_num_threads(1)  # more wait for each other where another test has the second core
    train(game, 2, lessons=60, games=128, steps=32).save(path, game)
    wins = 0.0
    for seed in range(GAMES):
        match, seat = game.new(2, seed), seed % 2
        bots = {seat: make_bot(game, f"net:{path}", seed), 1 - seat: make_bot(game, "random", seed)}
        while match.to_move is not None:
            match.play(ask(match, bots[match.to_move]))
        wins += (seat in match.winners) / len(match.winners)
    assert wins / GAMES > LEAST_WINS


def test_one_network_learns_at_tables_of_several_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons take turns; seats are counted from the one that plays, and what is chosen so is legal."""
    told: list[Progress] = []
    sizes: list[int] = []

    def play(model: training.PolicyValue, tables: training.Tables, steps: int, device: str) -> Lesson:
        sizes.append(len(tables.turned))
        return played(model, tables, steps, device)

    played = training.play
    monkeypatch.setattr(training, "play", play)
    train(nomarch.game("celestia"), (2, 5), lessons=4, games=64, steps=24, report=told.append)
    assert sizes == [2, 5, 2, 5]
    assert [progress.decisions for progress in told] == [64 * 24 * lesson for lesson in range(1, 5)]


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
    numbers["policy.bias"][game.vocabulary.parse("eject:2")] = 1  # whoever sits opposite
    Network(numbers).save(path, game)
    seats = set()
    for match in random_positions(Case("celestia", players, ()), seed=3, most=3000):
        seat = match.to_move
        if seat is not None and f"eject:{(seat + 2) % players}" in map(str, match.legal()):
            assert str(ask(match, make_bot(game, f"net:{path}", 1))) == f"eject:{(seat + 2) % players}"
            seats.add(seat)
    assert seats


def test_a_seat_is_judged_by_its_own_next_turn_and_by_the_end() -> None:
    values = torch.tensor([[0.5], [0.4], [0.7], [0.2], [0.3]])
    rewards = torch.zeros(5, 1, 2)
    rewards[3, 0] = torch.tensor([1.0, 0.0])
    blank = torch.zeros(5, 1)
    lesson = Lesson(
        blank,
        blank,
        blank,
        blank,
        values,
        to_move=torch.tensor([[0], [1], [0], [1], [0]]),
        ended=torch.tensor([[False], [False], [False], [True], [False]]),
        rewards=rewards,
    )
    better, known = advantages(lesson)
    assert known.flatten().tolist() == [True, True, True, True, False]  # nothing follows the last action
    last_0, last_1 = 1.0 - HASTE - 0.7, 0.0 - HASTE - 0.2
    expected = [0.7 - HASTE - 0.5 + 0.95 * last_0, 0.2 - HASTE - 0.4 + 0.95 * last_1, last_0, last_1]
    assert better.flatten()[:4].tolist() == pytest.approx(expected)


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
