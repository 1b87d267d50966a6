"""Means, shares and their intervals against known answers."""

import numpy as np
import pytest

from nomarch.arena.intervals import mean_interval, share_interval, student, wilson


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (500, 1.965)]
)
def test_students_t_reaches_as_far_as_the_tables_say(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=1.5e-3)


def test_the_mean_of_clusters_and_its_interval_by_hand() -> None:
    mean, interval = mean_interval([4, 8], [2, 2])
    assert mean == 3 and interval == pytest.approx((3 - 12.706, 3 + 12.706), rel=1e-3)
    assert mean_interval([4], [2]) == (2, None)


def test_wilsons_interval_by_the_book() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_no_win_and_all_wins_leave_the_doubt_of_as_many_games_as_there_are_seeds() -> None:
    assert share_interval([0] * 50, [2] * 50) == (0, wilson(0, 50))
    assert share_interval([2] * 50, [2] * 50) == (1, wilson(1, 50))
    assert share_interval([2], [2]) == (1, wilson(1, 1))


def test_seeds_that_always_split_are_worth_no_more_than_their_games() -> None:
    assert share_interval([1] * 50, [2] * 50)[1] == pytest.approx(wilson(0.5, 100), abs=0.005)


def test_games_that_repeat_each_other_count_once() -> None:
    seeds = [1] * 30 + [0] * 70
    once, repeated = share_interval(seeds, [1] * 100), share_interval([4 * won for won in seeds], [4] * 100)
    assert repeated[0] == once[0] and repeated[1] == pytest.approx(once[1])
    assert once[1] == pytest.approx(wilson(0.3, 100), abs=0.005)


@pytest.mark.parametrize("share", [0.05, 0.25, 0.6])
@pytest.mark.parametrize("alike", [0.0, 0.7, 1.0])
def test_the_intervals_hold_the_truth_in_about_95_of_100_contests(share: float, alike: float) -> None:
    chance = np.random.default_rng(7)
    held = 0
    for _ in range(400):
        common, own = chance.random((60, 1)) < share, chance.random((60, 4)) < share
        wins = np.where(chance.random((60, 4)) < alike, common, own).sum(axis=1)
        low, high = share_interval(wins.tolist(), [4] * 60)[1]
        held += low <= share <= high
    assert held / 400 > 0.91


def test_the_interval_of_a_mean_holds_the_truth_in_about_95_of_100_contests() -> None:
    chance = np.random.default_rng(3)
    held = 0
    for _ in range(400):
        totals = 4 * chance.normal(50, 5, 20) + chance.normal(0, 20, 20)
        interval = mean_interval(totals.tolist(), [4] * 20)[1]
        assert interval is not None
        held += interval[0] <= 50 <= interval[1]
    assert 0.92 < held / 400 < 0.98
