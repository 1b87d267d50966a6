"""Every game as a Python game of OpenSpiel, by its own tests and algorithms, and ours."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import nomarch
import nomarch.research.openspiel
from tests.conformance.cases import Case, finished, some_cases

CASES = pytest.mark.parametrize("case", some_cases(), ids=str)
NAMES = pytest.mark.parametrize("name", nomarch.games())
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def load(case: Case) -> Any:
    """A case as OpenSpiel loads it, by its text."""
    chosen = {"players": case.players, **dict(case.options)}
    return pyspiel.load_game(f"nomarch_{case.name}({','.join(f'{name}={value}' for name, value in chosen.items())})")


def play(state: Any, seed: int, most: int = 10_000) -> list[Any]:
    """Play at random; the states met in which a player is asked."""
    chooser = random.Random(seed)
    met: list[Any] = []
    while not state.is_terminal() and len(met) < most:
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.chance_outcomes())[0])
        else:
            met.append(state.clone())
            state.apply_action(chooser.choice(state.legal_actions()))
    return met


@CASES
def test_openspiels_own_simulations_pass(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@NAMES
def test_openspiels_simulations_in_python_pass(name: str) -> None:
    """They pickle games, types and states as well."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"nomarch_{name}"))


@CASES
def test_a_random_game_ends_with_shares_of_the_victory(case: Case) -> None:
    game = load(case)
    state = game.new_initial_state()
    met = play(state, 1)
    assert game.num_players() == case.players and len(met) < game.max_game_length()
    assert state.returns() == state.rewards() and sum(state.returns()) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in state.returns())
    assert met[-1].returns() == [0] * case.players


@NAMES
def test_a_history_determines_the_state(name: str) -> None:
    game = pyspiel.load_game(f"nomarch_{name}")
    for state in play(game.new_initial_state(), 2, most=40)[::8]:
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert again.table.states.tobytes() == state.table.states.tobytes()
        kept = pickle.loads(pickle.dumps(state))
        assert kept.table.states.tobytes() == state.table.states.tobytes() and kept.history() == state.history()


@NAMES
def test_chance_is_asked_only_when_it_matters_and_its_outcomes_differ(name: str) -> None:
    """A look ahead does not see what will come, but what may come."""
    players = nomarch.game(name).usual_players
    game, waited, different = pyspiel.load_game(f"nomarch_{name}(players={players})"), 0, 0
    for seed in range(4):
        for state in play(game.new_initial_state(), seed, most=200)[:: 10 if name == "camelup" else 1]:
            for action in state.legal_actions():
                ahead = state.child(action)
                if ahead.is_chance_node():
                    waited += 1
                    assert ahead.child(7).table.states.tobytes() == ahead.child(7).table.states.tobytes()
                    different += len({ahead.child(byte).table.states.tobytes() for byte in range(0, 256, 16)}) > 1
                else:
                    assert ahead.table.chance == state.table.chance
    if chance_after_the_deal(name, players):
        assert waited > 3 and different > waited / 2
    else:
        assert waited == 0


def chance_after_the_deal(name: str, players: int) -> bool:
    """Whether anything was drawn while some games were played."""
    ends = [finished(Case(name, players, ()), seed) for seed in range(4)]
    return any(drawn(match.at(0)) != drawn(match) for match in ends)


def drawn(match: nomarch.Match) -> list[bytes]:
    """How much chance was used until now."""
    return [match.states[field].tobytes() for field in ("rng_counter", "rng_left")]


def test_dice_fall_evenly_over_many_games() -> None:
    """The bytes are hashed to fair dice: the first leg of Camel Up, which camel moves first and how far."""
    game, chooser, faces = pyspiel.load_game("nomarch_camelup"), random.Random(1), []
    rules = nomarch.game("camelup")
    for _ in range(600):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chooser.randrange(256))
        state.apply_action(rules.vocabulary.parse("pyramid"))
        assert state.is_chance_node()
        state.apply_action(chooser.randrange(256))
        faces.append(int(state.table.states["regular_faces"][0].max()))
    counts = np.bincount(faces, minlength=4)[1:]
    assert counts.sum() == 600 and ((counts - 200) ** 2 / 200).sum() < 13.8  # chi-squared, 2 degrees, 1 in 1000


@CASES
def test_what_a_seat_is_told_depends_only_on_what_it_knows(case: Case) -> None:
    game = load(case)
    numbers, recall = make_observation(game), make_observation(game, RECALL)
    hidden = False
    for state in play(game.new_initial_state(), 3, most=60)[::5]:
        for seat in range(case.players):
            other = state.resample_from_infostate(seat, random.Random(seat).random)
            hidden |= other.table.states.tobytes() != state.table.states.tobytes()
            assert state.observation_string(seat) == other.observation_string(seat)
            assert state.information_state_string(seat) == other.information_state_string(seat)
            assert recall.string_from(state, seat) == state.information_state_string(seat)
            numbers.set_from(state, seat)
            seen = numbers.tensor.copy()
            numbers.set_from(other, seat)
            assert np.array_equal(seen, numbers.tensor)
            assert np.array_equal(seen, np.array(state.observation_tensor(seat), np.float32))
            if seat == state.current_player():
                assert state.legal_actions() == other.legal_actions()
    assert hidden


@pytest.mark.parametrize("name", ["celestia", "cubirds"])
def test_nothing_told_says_who_is_asked_in_secret(name: str) -> None:
    rules = nomarch.game(name)
    game, met = pyspiel.load_game(f"nomarch_{name}(players=4)"), 0
    for seed in range(8):
        before: Any = None
        for state in play(game.new_initial_state(), seed):
            if int(state.table.states["decision"][0]) in rules.secret_numbers and before is not None:
                met += 1
                for seat in range(4):
                    if seat not in (state.current_player(), before.current_player()):
                        assert state.observation_tensor(seat) == before.observation_tensor(seat)
                        assert state.information_state_string(seat) == before.information_state_string(seat)
            before = state
    assert met > 10


@NAMES
def test_openspiels_tree_search_plays(name: str) -> None:
    game = pyspiel.load_game(f"nomarch_{name}(players={nomarch.game(name).players[0]})")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=np.random.RandomState(2))
    for state in play(game.new_initial_state(), 4, most=12)[::6]:
        assert bot.step(state) in state.legal_actions()


@NAMES
def test_openspiels_search_over_information_sets_plays(name: str) -> None:
    game = pyspiel.load_game(f"nomarch_{name}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=np.random.RandomState(2), use_observation_string=True)
    for state in play(game.new_initial_state(), 5, most=12)[::6]:
        assert bot.step(state) in state.legal_actions()


def test_openspiels_learning_environment_runs() -> None:
    game = pyspiel.load_game("nomarch_cubirds(players=2)")
    environment = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    assert environment.observation_spec()["info_state"] == (nomarch.game("cubirds").observation_size,)
    step, chooser = environment.reset(), random.Random(1)
    while not step.last():
        step = environment.step([chooser.choice(step.observations["legal_actions"][step.current_player()])])
    assert sum(step.rewards) == pytest.approx(1)


def test_what_cannot_be_loaded_is_told() -> None:
    for text in ("nomarch_camelup(players=1)", "nomarch_camelup(adrenaline=True)", "nomarch_egizia(edition=french)"):
        with pytest.raises(nomarch.BadOptions):
            pyspiel.load_game(text)
    with pytest.raises(pyspiel.SpielError, match="players"):
        pyspiel.load_game("nomarch_camelup(colour=red)")
