"""Who sits where, and from which seeds."""

from collections import Counter

import pytest

from nomarch.arena.contest import Contest
from nomarch.core.errors import BadOptions, UnknownGame
from tests.arena.helpers import contest


@pytest.mark.parametrize(
    ("seats", "rotations"),
    [
        ("abcd", ["abcd", "bcda", "cdab", "dabc"]),
        ("abbb", ["abbb", "bbba", "bbab", "babb"]),
        ("abab", ["abab", "baba"]),
        ("aaa", ["aaa"]),
    ],
)
def test_every_seed_is_played_in_all_rotations_that_differ(seats: str, rotations: list[str]) -> None:
    given = contest(*seats)
    fixtures = [given.fixture(number) for number in range(1, given.total(20) + 1)]
    by_seed: dict[int, list[str]] = {}
    for fixture in fixtures:
        by_seed.setdefault(fixture.seed, []).append("".join(fixture.seats))
    assert all(seatings == rotations for seatings in by_seed.values())
    assert len(by_seed) == len(fixtures) / len(rotations)


@pytest.mark.parametrize("seats", ["ab", "abc", "abbc", "aabb", "abab", "abcdeabcde"])
def test_every_bot_sits_equally_often_at_each_seat(seats: str) -> None:
    given = contest(*seats)
    sat = Counter(
        (seat, name)
        for number in range(1, given.total(31) + 1)
        for seat, name in enumerate(given.fixture(number).seats)
    )
    for name in seats:
        assert len({sat[seat, name] for seat in range(len(seats))}) == 1


def test_the_number_of_games_is_rounded_up_to_whole_seeds() -> None:
    assert [contest("a", "b", "c").total(games) for games in (1, 3, 4, 1000)] == [3, 3, 6, 1002]
    assert contest("a", "a", "a").total(1000) == 1000


def test_a_game_does_not_depend_on_how_many_are_played_and_seeds_are_common_to_all_contests() -> None:
    assert contest("a", "b").fixture(7) == contest("a", "b").fixture(7)
    assert contest("a", "b").fixture(1).seed == contest("c", "d").fixture(2).seed
    assert contest("a", "b").fixture(1).seed != contest("a", "b", seed=1).fixture(1).seed


def test_the_seed_of_a_bot_depends_on_the_seed_the_game_and_the_seat() -> None:
    seeds = {
        contest("a", "b", seed=seed).bot_seed(number, seat) for seed in (0, 1) for number in (1, 2) for seat in (0, 1)
    }
    assert len(seeds) == 8
    assert contest("x", "y").bot_seed(3, 1) == contest("a", "b").bot_seed(3, 1)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options", "said"),
    [
        ("chess", ["random"], 0, {}, "there is no game 'chess'"),
        ("camelup", ["random"], 0, {}, "2 to 10 players, not 1"),
        ("camelup", ["random", "genius"], 0, {}, "there is no bot 'genius'"),
        ("camelup", ["random", "random"], -1, {}, "a seed is a whole number"),
        ("camelup", ["random", "random"], 0, {"rain": True}, "there is no option 'rain'"),
        ("camelup", ["random", "random"], 0, {"adrenaline": True}, "CU-1.2"),
    ],
)
def test_a_mistake_is_told(game: str, seats: list[str], seed: int, options: dict[str, bool], said: str) -> None:
    with pytest.raises((BadOptions, UnknownGame), match=said):
        Contest.of(game, seats, seed, options)


@pytest.mark.parametrize("games", [0, -1, True, 2.5])
def test_a_number_of_games_that_is_none_is_told(games: int) -> None:
    with pytest.raises(BadOptions, match="number of games is a whole number from 1 on"):
        contest("a", "b").total(games)
