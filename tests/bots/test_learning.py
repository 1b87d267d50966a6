"""Learning by self-play finds what is there to be found, and finds the same again."""

import numpy as np
import pytest

import nomarch
from nomarch.bots import learning
from nomarch.cli import main
from nomarch.core.weights import learned

LEARNING = [name for name in nomarch.games() if hasattr(learning.judgement_of(nomarch.game(name)), "FEATURES")]


@pytest.mark.parametrize("name", LEARNING)
def test_the_same_seed_learns_the_same(name: str) -> None:
    game = nomarch.game(name)
    lessons = [learning.learn(game, learning.self_play(game, 12, 3, lambda _: None)) for _ in range(2)]
    assert lessons[0].weights.tolist() == lessons[1].weights.tolist()
    assert lessons[0].lead.tolist() == lessons[1].lead.tolist()


@pytest.mark.parametrize("name", LEARNING)
def test_trials_differ_in_the_features_of_who_chose(name: str) -> None:
    samples = learning.self_play(nomarch.game(name), 10, 1, lambda _: None)
    playing = ~np.isnan(samples.scores)
    assert np.isfinite(samples.features[playing]).all()
    assert (np.abs(samples.features[:, 0] - samples.features[:, 1])[playing[:, 0]].max(0) > 0).sum() >= 3
    assert ((samples.to_come >= 0) & (samples.to_come <= 1)).all()


def test_weights_are_found_again_in_what_they_made() -> None:
    chance = np.random.default_rng(1)
    features = chance.normal(size=(200_000, 3))
    truth = np.array([1.0, -2.0, 0.5])
    found = learning.weigh(features, features @ truth + chance.normal(size=len(features)), truth + 1)
    assert np.abs(found - truth).max() < 0.15  # drawn a little to what they were, as they should be
    nothing = learning.weigh(np.zeros((10, 3)), np.ones(10), truth)
    assert np.allclose(nothing, truth)


def test_what_a_lead_is_worth_is_found_again() -> None:
    chance = np.random.default_rng(2)
    expected, to_come = chance.normal(scale=10, size=(100_000, 2)), chance.random(100_000)
    lead = expected[:, 0] - expected[:, 1]
    wins = chance.random(len(lead)) < 1 / (1 + np.exp(-lead * (0.2 - 0.1 * to_come)))
    found = learning.learn_lead(expected, np.stack([wins, ~wins], 1).astype(float), to_come)
    assert np.abs(found - [0.2, -0.1]).max() < 0.01


@pytest.mark.parametrize("name", LEARNING)
def test_the_weights_in_the_folder_are_complete(name: str) -> None:
    game = nomarch.game(name)
    weights, lead = learned(game.package, learning.judgement_of(game).FEATURES)
    assert np.isfinite(weights).all() and (weights != 0).sum() >= 3
    assert lead[0] > 0 and lead.sum() > 0  # being ahead is good at any time


def test_the_command_shows_what_it_learned(capsys: pytest.CaptureFixture[str]) -> None:
    before = learning.judgement_of(nomarch.game("camelup")).WEIGHTS.copy()
    assert main(["learn", "camelup", "--games", "5", "--dry"]) == 0
    printed = capsys.readouterr().out
    assert "money if only dice are rolled" in printed and "Written" not in printed
    assert learned("nomarch.games.camelup", learning.judgement_of(nomarch.game("camelup")).FEATURES)[0].tolist() == (
        before.tolist()
    )


def test_in_a_race_seats_are_seen_in_comparison() -> None:
    scores = np.array([[[50.0, 40.0, np.nan], [50.0, 40.0, 45.0]]])
    leads = learning.lead_of(scores)
    assert leads[0, 1].tolist() == [5, -10, -5] and leads[0, 0, :2].tolist() == [10, -10] and np.isnan(leads[0, 0, 2])
    compared = learning.ahead_of_others(scores[..., None])[..., 0]
    assert compared[0, 1].tolist() == [7.5, -7.5, 0] and compared[0, 0, :2].tolist() == [10, -10]
