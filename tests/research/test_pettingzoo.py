"""Every game as a PettingZoo environment, by PettingZoo's own tests and ours."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import nomarch
from nomarch.research.pettingzoo import GameEnv, env
from nomarch.research.results import shares
from tests.conformance.cases import Case, some_cases

CASES = pytest.mark.parametrize("case", some_cases(), ids=str)
ABOUT_DICTIONARIES = (
    "Observation is not a NumPy array",  # it is a dictionary, which PettingZoo's masked games use too
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",  # nobody has an action when the game is over
)


def table(case: Case) -> GameEnv:
    """An environment of a case."""
    return env(case.name, case.players, dict(case.options))


@CASES
def test_pettingzoos_own_tests_pass(case: Case) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(table(case), num_cycles=60)
        seed_test(lambda: table(case), num_cycles=20)
    assert [str(each.message) for each in warned if not str(each.message).startswith(ABOUT_DICTIONARIES)] == []


def play(environment: GameEnv, seed: int) -> dict[str, float]:
    """A random game from reset to the end; what each agent got in all."""
    environment.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        got[agent] += reward
        action: int | None = None
        if not (terminated or truncated):
            assert observation is not None
            action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        environment.step(action)
    return got


@CASES
def test_a_game_is_that_of_the_seed_and_its_winners_share_the_reward(case: Case) -> None:
    environment = table(case)
    got = play(environment, 5)
    match = environment.match
    assert environment.agents == [] and match.over
    assert list(got.values()) == shares(match) and sum(got.values()) == pytest.approx(1)
    again = case.new(5)
    again.replay(match.actions)
    assert again.states.tobytes() == match.states.tobytes()


@CASES
def test_an_agent_observes_what_its_seat_knows_and_has_a_mask_only_when_it_is_asked(case: Case) -> None:
    environment = table(case)
    environment.reset(seed=6)
    chooser = np.random.default_rng(6)
    for _ in range(60):
        match = environment.match
        if match.over:
            break
        for seat, agent in enumerate(environment.possible_agents):
            seen = environment.observe(agent)
            other = match.sample(seat, seed=1)
            assert np.array_equal(seen["observation"], other.observation(seat))
            if match.to_move == seat:
                assert np.array_equal(seen["action_mask"], other.legal_mask())
            else:
                assert not seen["action_mask"].any()
        legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
        assert legal.tolist() == [action.id for action in match.legal()]
        environment.step(int(chooser.choice(legal)))


@pytest.mark.parametrize("name", ["celestia", "cubirds"])
def test_nothing_observed_tells_who_is_asked_in_secret(name: str) -> None:
    environment, met = env(name, 4), 0
    for seed in range(20):
        environment.reset(seed=seed)
        chooser = np.random.default_rng(seed)
        before: dict[str, Any] = {}
        while not environment.match.over:
            asked = environment.agent_selection
            if environment.match.moments.in_secret():
                met += 1
                for agent in environment.possible_agents:
                    if agent != asked:
                        seen = environment.observe(agent)
                        assert not seen["action_mask"].any()
                        assert np.array_equal(seen["observation"], before[agent])
            before = {agent: environment.observe(agent)["observation"] for agent in environment.possible_agents}
            legal = np.flatnonzero(environment.observe(asked)["action_mask"])
            environment.step(int(chooser.choice(legal)))
    assert met > 20


def test_bad_input_is_told_and_changes_nothing() -> None:
    with pytest.raises(nomarch.UnknownGame):
        env("chess", 2)
    with pytest.raises(nomarch.BadOptions):
        env("camelup", 1)
    with pytest.raises(nomarch.BadOptions):
        env("camelup", 3, {"adrenaline": True})
    with pytest.raises(nomarch.NomarchError, match="render_mode"):
        env("camelup", 3, render_mode="human")
    environment = env("camelup", 3)
    with pytest.raises(nomarch.NomarchError, match="reset"):
        environment.observe("player_0")
    with pytest.raises(nomarch.BadOptions, match="seed"):
        environment.reset(seed=-1)
    environment.reset(seed=1)
    before = environment.match.states.tobytes()
    for action, error in (
        ("race:winner:purple", nomarch.BadAction),
        (10_000, nomarch.BadAction),
        (nomarch.game("camelup").vocabulary.parse("ref:3"), nomarch.IllegalAction),
        (None, nomarch.NomarchError),
    ):
        with pytest.raises(error):
            environment.step(action)  # type: ignore[arg-type]
    assert environment.match.states.tobytes() == before and environment.agent_selection == "player_0"
    play(environment, 1)
    with pytest.raises(nomarch.NomarchError, match="reset"):
        environment.step(None)


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    rows = []
    for _ in range(2):
        environment = env("cubirds", 3)
        environment.reset(seed=3)
        seeds = [environment.match.seed]
        for _ in range(3):
            environment.reset()
            seeds.append(environment.match.seed)
        rows.append(seeds)
    assert rows[0] == rows[1] and rows[0][0] == 3 and len(set(rows[0])) == 4


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_table_can_be_copied_and_pickled_in_the_middle_of_a_game(duplicate: Callable[[GameEnv], GameEnv]) -> None:
    environment = env("celestia", 3, {"beginner": True})
    duplicate(environment).reset(seed=1)
    environment.reset(seed=1)
    for _ in range(20):
        legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
        environment.step(int(legal[-1]))
    other = duplicate(environment)
    assert other.match.states.tobytes() == environment.match.states.tobytes()
    assert other.agent_selection == environment.agent_selection and other.rewards == environment.rewards
    other.step(other.match.legal()[0].id)
    assert other.match.states.tobytes() != environment.match.states.tobytes()


@pytest.mark.parametrize("name", nomarch.games())
def test_it_can_be_looked_at(name: str) -> None:
    environment = env(name, 3, render_mode="ansi")
    environment.reset(seed=1)
    drawn = environment.render()
    assert drawn is not None and "player_0" in drawn
    silent = env(name, 3)
    silent.reset(seed=1)
    assert silent.render() is None
