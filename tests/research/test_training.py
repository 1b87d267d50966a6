"""The worked example: a network learns by self-play and plays as a bot."""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
import torch

import nomarch
from nomarch.bots import ask, make_bot, networks_of
from nomarch.cli.train import rival
from nomarch.games.celestia.habits import at_a_glance, boldly
from nomarch.games.celestia.judges import JUDGES
from nomarch.research import training
from nomarch.research.training import HASTE, TRACE, Lesson, Progress, advantages, train
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
    """A lesson has tables of all sizes; seats are counted from the one that plays, and what is chosen so is legal."""
    told: list[Progress] = []
    sizes: list[int] = []

    def play(
        learner: training.Player, rivals: list[training.Player], tables: training.Tables, steps: int, device: str
    ) -> training.Lesson:
        sizes.append(len(tables.turned))
        return played(learner, rivals, tables, steps, device)

    played = training.play
    monkeypatch.setattr(training, "play", play)
    train(nomarch.game("celestia"), (2, 5), lessons=2, games=64, steps=24, report=told.append)
    assert sizes == [2, 5, 2, 5]
    assert [progress.decisions for progress in told] == [2 * 64 * 24 * lesson for lesson in (1, 2)]


def test_training_goes_on_from_a_network() -> None:
    """Without a lesson nothing is learned; a lesson changes little."""
    game = nomarch.game("celestia")
    network = train(game, 2, lessons=1, games=32, steps=24, width=8)
    same = training.PolicyValue.of(network, game).network()
    assert all(same.numbers[name] == pytest.approx(network.numbers[name], abs=1e-6) for name in network.numbers)
    further = train(game, 2, lessons=1, games=32, steps=24, start=network)
    weights = [each.numbers["second.weight"] for each in (network, further)]
    assert 0 < np.abs(weights[1] - weights[0]).max() < 0.1


class Noted(training.Player):
    """Notes what it chooses."""

    chosen: ClassVar[list[torch.Tensor]] = []

    def choose(self, *seen: Any) -> torch.Tensor:
        """As ever."""
        self.chosen.append(super().choose(*seen))
        return self.chosen[-1]


def test_a_network_learns_against_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has one seat of each table; each of the others has the rest at some of the tables, chooses what it likes most
    or by habit, and is not learned from; neither is what the learner does by habit."""
    game, games, players = nomarch.game("celestia"), 48, 4
    torch.manual_seed(2)
    model, rival = training.PolicyValue(game, 8), training.PolicyValue(game, 8)
    tables = training.Tables.lay(game, games, players, 1, "cpu")
    steps: list[torch.Tensor] = []
    bold: list[torch.Tensor] = []
    carry_out = tables.batch.step

    def step(actions: torch.Tensor) -> None:
        steps.append(actions)
        bold.append(torch.full((games,), -1))
        boldly(tables.batch.states, bold[-1].numpy())
        carry_out(actions)

    monkeypatch.setattr(tables.batch, "step", step)
    monkeypatch.setattr(Noted, "chosen", [])
    rivals = [Noted(rival, None), Noted(None, at_a_glance), Noted(rival, boldly)]
    lesson = training.play(training.Player(model, boldly), rivals, tables, 40, "cpu")
    did, by_habit = torch.stack(steps), torch.stack(bold)
    learner, habitual = lesson.to_move == torch.arange(games) % players, by_habit >= 0
    assert (lesson.own == (learner & ~habitual)).all()
    liked = torch.stack([torch.cat(Noted.chosen[at : at + 3]) for at in range(0, len(Noted.chosen), 3)])
    assert (did[~learner] == liked[~learner]).all()
    bolder = learner.clone()
    bolder[:, 2 * games // 3 :] = True
    bolder &= habitual
    assert bolder.any() and (did[bolder] == by_habit[bolder]).all() and not (did[habitual] == by_habit[habitual]).all()
    assert len(training._to_learn(lesson, HASTE)[0]) <= int(lesson.own.sum())


def test_rivals_are_bots_of_the_game_files_and_files_with_a_bots_habit() -> None:
    game, path = nomarch.game("celestia"), networks_of(nomarch.game("celestia"))["master"]
    networks, habits = zip(*(rival(game, name) for name in ("greedy", "skilled", "master")), strict=True)
    assert [network is not None for network in networks] == [False, True, True]
    assert habits == (at_a_glance, boldly, None)
    network, habit = rival(game, f"skilled:{path}")
    assert network and habit is boldly
    assert all((network.numbers[name] == networks[2].numbers[name]).all() for name in network.numbers)
    assert rival(game, str(path))[1] is None
    with pytest.raises(nomarch.BadOptions, match="no habits are known of 'master', only of greedy, skilled"):
        rival(game, f"master:{path}")


def test_celestias_greedy_chooses_for_batches_as_it_does_as_a_bot() -> None:
    actions = np.empty(1, np.int64)
    for match in random_positions(Case("celestia", 3, ()), seed=4, most=100):
        if match.to_move is not None:
            at_a_glance(match.states, actions)
            worth = JUDGES["greedy"](match, match.legal())
            assert worth[actions[0]] == max(worth.values())


def test_numbers_are_observed_in_units_of_their_usual_spread() -> None:
    game = nomarch.game("celestia")
    model = training.PolicyValue(game, 8)
    seen = torch.randn(50, 40, game.observation_size) * 3 + 5
    model.get_used_to(seen)
    usual = model.usual(seen.flatten(0, 1))
    assert usual.mean().abs() < 0.01 and usual.std() == pytest.approx(1, abs=0.01)
    network = model.network()
    with torch.no_grad():
        chances, _ = model(seen[0], torch.ones(40, len(game.vocabulary), dtype=torch.bool))
    for observation, expected in zip(seen[0].numpy(), chances.numpy(), strict=True):
        policy = network.policy(observation)
        assert policy - policy.max() == pytest.approx(expected - expected.max(), abs=1e-3)


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
        own=torch.ones(5, 1, dtype=torch.bool),
        ended=torch.tensor([[False], [False], [False], [True], [False]]),
        rewards=rewards,
    )
    better, known = advantages(lesson, HASTE)
    assert known.flatten().tolist() == [True, True, True, True, False]  # nothing follows the last action
    last_0, last_1 = 1.0 - HASTE - 0.7, 0.0 - HASTE - 0.2
    expected = [0.7 - HASTE - 0.5 + TRACE * last_0, 0.2 - HASTE - 0.4 + TRACE * last_1, last_0, last_1]
    assert better.flatten()[:4].tolist() == pytest.approx(expected)
