"""What is reported of a contest."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nomarch import arena
from nomarch.arena import Results
from nomarch.arena.intervals import wilson
from tests.arena.helpers import contest, pretend, simulate


def results(*games: tuple[tuple[int, ...], tuple[int, ...]], seats: tuple[str, ...]) -> Results:
    """Results of games with these places and scores, by seat."""
    given = contest(*seats)
    played = (pretend(given, number, places, scores) for number, (places, scores) in enumerate(games, 1))
    return Results(given, tuple(played), Path("nowhere"))


def test_equal_bots_are_pooled_and_a_shared_victory_counts_for_its_share() -> None:
    """The seats are abb, then bba, then bab."""
    found = results(((1, 2, 3), (30, 20, 10)), ((1, 2, 1), (25, 5, 25)), ((3, 1, 2), (0, 40, 7)), seats=("a", "b", "b"))
    a, b = sorted(found.standings, key=lambda each: each.bot)
    assert (a.seats, b.seats, a.games, b.games) == (1, 2, 3, 3)
    assert a.wins == pytest.approx(1 + 0.5 + 1) and b.wins == pytest.approx(0.5)
    assert a.win_share + b.win_share == pytest.approx(1)
    assert a.chance == pytest.approx(1 / 3) and b.chance == pytest.approx(2 / 3)
    assert a.score == pytest.approx((30 + 25 + 40) / 3) and b.score == pytest.approx((20 + 10 + 25 + 5 + 0 + 7) / 6)
    assert a.categories == {"start": 3, "leg_tiles": pytest.approx(a.score - 3)}


def test_the_seconds_of_a_decision_are_a_mean_and_what_most_stay_within() -> None:
    standing = results(((1, 2), (9, 8)), seats=("a", "b")).standings[0]
    assert standing.decisions == 2 and standing.seconds == pytest.approx(0.002)
    assert standing.seconds_95 == pytest.approx(0.0029)


def test_a_bot_that_wins_all_games_is_not_said_to_be_sure_to() -> None:
    games = [((1, 2), (9, 8)), ((2, 1), (8, 9))] * 10
    best, worst = results(*games, seats=("a", "b")).standings
    assert (best.bot, best.win_share, best.win_interval) == ("a", 1, wilson(1, 10))
    assert (worst.win_share, worst.win_interval) == (0, wilson(0, 10))
    assert best.rating_interval[0] < best.rating < best.rating_interval[1]


def test_no_finished_game_leaves_nothing_to_report() -> None:
    assert Results(contest("a", "b"), (), Path("nowhere")).standings == []


def test_the_same_games_give_the_same_report() -> None:
    given = contest("a", "b", "c")
    one, two = (simulate(given, {"a": 1, "b": 2, "c": 3}, 30, seed=5) for _ in range(2))
    assert one.data() == two.data()


def test_the_data_survives_json() -> None:
    data = simulate(contest("a", "b"), {"a": 1, "b": 2}, 10, seed=1).data()
    again = json.loads(json.dumps(data))
    assert (again["games"], again["seeds"], again["rotations"], again["seats"]) == (10, 5, 2, ["a", "b"])
    assert {each["bot"] for each in again["bots"]} == {"a", "b"}


@pytest.mark.parametrize("seats", [("a", "b"), ("weak & poor", "<b>", "c", "c", "c"), ("a", "a")])
def test_the_picture_is_valid_and_shows_every_bot_with_bar_and_point(seats: tuple[str, ...]) -> None:
    strengths = {name: 10.0**place for place, name in enumerate(dict.fromkeys(seats))}
    found = simulate(contest(*seats), strengths, 20, seed=1)
    root = ElementTree.fromstring(arena.draw(found))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert set(seats) <= set(texts) and {"Share of the wins", "Rating (Elo)"} <= set(texts)
    assert any(text.startswith("Camel Up: ") for text in texts)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == len(strengths)
