"""Ratings against known strengths."""

from math import log10

import pytest

from nomarch.arena import Results
from nomarch.arena.ratings import orders, rate
from tests.arena.helpers import contest, simulate

STRENGTHS = {"novice": 1.0, "skilled": 3.0, "master": 8.0}


def truth(strengths: dict[str, float]) -> dict[str, float]:
    """The ratings that these strengths have."""
    elo = {name: 400 * log10(strength) for name, strength in strengths.items()}
    return {name: rating - sum(elo.values()) / len(elo) for name, rating in elo.items()}


def ratings(results: Results) -> dict[str, float]:
    return {each.bot: each.rating for each in results.standings}


@pytest.mark.parametrize(
    "seats", [["novice", "skilled", "master"], ["master", "skilled", "skilled", "novice", "novice"]]
)
def test_known_strengths_are_found_again(seats: list[str]) -> None:
    found = ratings(simulate(contest(*seats), STRENGTHS, 6000, seed=1))
    assert found == pytest.approx(truth(STRENGTHS), abs=15)


def test_two_bots_are_apart_as_the_formula_of_elo_says() -> None:
    """750 of 1000 games won: 400 * log10(3) apart, but for half a seed's games that are imagined."""
    seeds = [[(("a", "b"), (1, 2))]] * 750 + [[(("a", "b"), (2, 1))]] * 250
    rating, (low, high) = rate(seeds, ["a", "b"])["a"]
    assert 2 * rating == pytest.approx(400 * log10(750.5 / 250.5), abs=0.01)
    assert 2 * low == pytest.approx(400 * log10(0.7225 / 0.2775), abs=6)  # Jeffreys
    assert 2 * high == pytest.approx(400 * log10(0.7761 / 0.2239), abs=6)


def test_the_intervals_hold_the_truth_in_about_95_of_100_contests() -> None:
    known = truth(STRENGTHS)
    held = [
        each.rating_interval[0] <= known[each.bot] <= each.rating_interval[1]
        for seed in range(60)
        for each in simulate(contest(*STRENGTHS), STRENGTHS, 90, seed).standings
    ]
    assert sum(held) / len(held) > 0.9


def test_a_tie_says_that_both_are_equal_and_a_win_cancels_a_loss() -> None:
    assert rate([[(("a", "b"), (1, 1))]] * 20, ["a", "b"])["a"][0] == pytest.approx(0, abs=1e-4)
    assert rate([[(("a", "b"), (1, 2)), (("a", "b"), (2, 1))]] * 20, ["a", "b"])["a"][0] == pytest.approx(0, abs=1e-4)


def test_a_tie_is_worth_one_game() -> None:
    """Ten wins and ten ties are like fifteen wins and five losses."""
    tied = [[(("a", "b"), (1, 2))]] * 10 + [[(("a", "b"), (1, 1))]] * 10
    decided = [[(("a", "b"), (1, 2))]] * 15 + [[(("a", "b"), (2, 1))]] * 5
    assert rate(tied, ["a", "b"])["a"][0] == pytest.approx(rate(decided, ["a", "b"])["a"][0], abs=1e-3)


def test_the_orders_of_a_tie_give_everybody_each_place_equally_often() -> None:
    assert sorted(orders([0, 1, 2])) == [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for size in range(1, 11):
        for places in zip(*orders(list(range(size))), strict=True):
            assert len(set(places)) == size


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_interval_with_doubt() -> None:
    rating, (low, high) = rate([[(("a", "b"), (1, 2))]] * 500, ["a", "b"])["a"]
    assert 400 < rating < 1000 and low < rating - 50 and high > rating + 50


def test_a_bot_alone_is_average() -> None:
    assert rate([[(("a", "a"), (1, 2))]], ["a"]) == {"a": (0, (0, 0))}
