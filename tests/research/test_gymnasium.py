"""Vector environments of Gymnasium: one policy for all seats, and one against bots."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import nomarch
from nomarch.research.gymnasium import AgainstBots, SelfPlay, Tables
from nomarch.research.pettingzoo import env
from tests.conformance.cases import Case, some_cases

CASES = pytest.mark.parametrize("case", some_cases(), ids=str)
TABLES = 4


def chosen(observations: dict[str, npt.NDArray[Any]], chooser: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each table."""
    return np.array([chooser.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]], np.int64)


def self_play(case: Case) -> SelfPlay:
    """Tables of a case at which one policy plays every seat."""
    return SelfPlay(case.name, TABLES, case.players, dict(case.options))


@CASES
def test_self_play_runs_through_game_after_game(case: Case) -> None:
    tables, chooser = self_play(case), np.random.default_rng(1)
    observations, infos = tables.reset(seed=1)
    ended = 0
    for _ in range(3000):
        assert tables.observation_space.contains(observations)
        actions, acted = chosen(observations, chooser), infos["to_move"]
        assert tables.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = tables.step(actions)
        assert not truncations.any() and rewards.shape == terminations.shape == (TABLES,)
        sums = infos["rewards"].sum(axis=1)
        assert np.allclose(sums, terminations)
        assert np.allclose(rewards, infos["rewards"][np.arange(TABLES), acted])
        ended += int(terminations.sum())
        if ended >= TABLES:
            break
    assert ended >= TABLES


@CASES
def test_the_first_table_is_the_one_that_pettingzoo_plays_with_this_seed(case: Case) -> None:
    tables, single = self_play(case), env(case.name, case.players, dict(case.options))
    observations, infos = tables.reset(seed=9)
    single.reset(seed=9)
    chooser = np.random.default_rng(9)
    for _ in range(80):
        seen, _, over, _, _ = single.last()
        if over:
            break
        assert seen is not None
        assert infos["to_move"][0] == single.match.to_move
        assert np.array_equal(observations["observation"][0], seen["observation"])
        assert np.array_equal(observations["action_mask"][0], seen["action_mask"])
        actions = chosen(observations, chooser)
        single.step(int(actions[0]))
        observations, _, _, _, infos = tables.step(actions)


@pytest.mark.parametrize("name", nomarch.games())
def test_against_bots_the_policy_is_asked_for_its_own_seat_alone(name: str) -> None:
    players = 3
    tables, chooser = AgainstBots(name, TABLES, players, "random"), np.random.default_rng(2)
    observations, infos = tables.reset(seed=2)
    assert infos["seat"].tolist() == [0, 1, 2, 0]
    own = tables.game.observation_names().index("to_move[own]")
    total, ended = 0.0, 0
    while ended < 40:
        assert tables.observation_space.contains(observations)
        assert observations["observation"][:, own].all() and observations["action_mask"].any(axis=1).all()
        before = infos["seat"]
        observations, rewards, terminations, _, infos = tables.step(chosen(observations, chooser))
        assert np.array_equal(infos["seat"], (before + terminations) % players)
        assert not rewards[~terminations].any()
        total, ended = total + float(rewards.sum()), ended + int(terminations.sum())
    assert 0 < total < ended


def test_each_opponent_sits_where_it_is_named_and_the_policy_where_it_wants() -> None:
    tables = AgainstBots("cubirds", 2, 3, ["greedy", "random"], seat=1)
    _, infos = tables.reset(seed=1)
    assert infos["seat"].tolist() == [1, 1]
    bots = tables._bots[0]
    assert [type(bots[seat]).__name__ for seat in (0, 2)] == ["JudgingBot", "RandomBot"]


def histories(tables: Tables) -> list[npt.NDArray[Any]]:
    """Everything observed in two resets, the second without a seed."""
    seen, chooser = [], np.random.default_rng(3)
    for seed in (3, None):
        observations, _ = tables.reset(seed=seed)
        for _ in range(30):
            seen.append(observations["observation"])
            observations, *_ = tables.step(chosen(observations, chooser))
    return seen


def test_the_same_seed_gives_the_same_games() -> None:
    for make in (lambda: SelfPlay("celestia", 3, 2), lambda: AgainstBots("celestia", 3, 2, "greedy")):
        first, second = histories(make()), histories(make())
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
        assert not np.array_equal(first[0], first[30])


def test_bad_input_is_told_and_changes_nothing() -> None:
    with pytest.raises(nomarch.BadOptions, match="num_envs"):
        SelfPlay("camelup", 0, 3)
    with pytest.raises(nomarch.BadOptions):
        SelfPlay("camelup", 2, 30)
    with pytest.raises(nomarch.BadOptions, match="opponents"):
        AgainstBots("camelup", 2, 3, ["greedy"])
    with pytest.raises(nomarch.BadOptions, match="no bot"):
        AgainstBots("camelup", 2, 3, "nobody")
    with pytest.raises(nomarch.BadOptions, match="seat"):
        AgainstBots("camelup", 2, 3, "greedy", seat=3)
    illegal = nomarch.game("camelup").vocabulary.parse("ref:3")
    for tables in (SelfPlay("camelup", 2, 3), AgainstBots("camelup", 2, 3, "random")):
        with pytest.raises(nomarch.NomarchError, match="reset"):
            tables.step(np.array([0, 0]))
        with pytest.raises(nomarch.BadOptions, match="seed"):
            tables.reset(seed=[1, 2])
        before, _ = tables.reset(seed=1)
        legal = chosen(before, np.random.default_rng(1))
        for wrong in (np.array([legal[0], illegal]), np.array([0]), np.array([[0, 0]])):
            with pytest.raises(nomarch.NomarchError):
                tables.step(wrong)
        again, *_ = tables.step(legal)
        tables.reset(seed=1)
        assert np.array_equal(again["observation"], tables.step(legal)[0]["observation"])
