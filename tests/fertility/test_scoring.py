"""Scoring (section 11), ranking and ties (section 10)."""

from typing import Any

import pytest

from nomarch import Match
from tests.fertility.positions import Z4, table, with_seat


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's score sheet."""
    return match.score_sheet()[seat]


def monuments(*placed: int) -> list[int]:
    """What each seat's monuments are worth when so many stand on the grid."""
    match = table(Z4 if len(placed) == 4 else {}, players=len(placed), monuments=4 - placed[0])
    for seat, number in enumerate(placed[1:], 1):
        match = with_seat(match, seat, monuments=4 - number)
    return [sheet(match, seat)["monuments"] for seat in range(len(placed))]


def test_full_general_shops_pay_their_value_and_unfinished_ones_nothing() -> None:
    # FE-15.42, FE-8.1, FE-11.1: 2, 4, 5 and 7 are full, 9 is not
    match = table(metropolis="M_G", built="D09A", shops="0G 1G 3AC 4A 5G")
    assert sheet(match)["general"] == 18


def test_a_full_specialist_pays_for_all_tokens_of_its_kind_in_the_metropolis() -> None:
    # FE-15.43, FE-8.2, FE-11.2: 3 debens for each of 7 grapes, some in unfinished shops
    match = table(metropolis="M_G", built="D09A D08G D10A D05C D05P D10G D10P", shops="0G 1G 5G 7G 17G 19G 22G")
    assert sheet(match)["specialists"] == 21


def test_three_statues_of_different_gods_from_two_shops_pay_10() -> None:
    # FE-15.44, FE-8.3, FE-11.3
    assert sheet(table(built="D10A D05C", shops="4AP 7C"))["statues"] == 10


def test_three_monuments_are_most_and_seven_wheat_pay_23() -> None:
    # FE-15.45, FE-11.4, FE-11.8
    match = table(monuments=1, wheat=7)
    assert sheet(match)["monuments"] == 15 and sheet(match)["granary"] == 23


def worked_example() -> Match:
    """The position of FE-15.46: the rulebook's example of scoring."""
    match = table(
        Z4,
        players=4,
        metropolis="M_G",
        built="D09A D08G D10A D05C D05P D10G D10P",
        shops="0G 1G 3AC 4A 5G 7G 10AP 13C 17G 19G 22G",
        wheat=7,
        monuments=1,
    )
    for seat, left in ((1, 2), (2, 3), (3, 4)):
        match = with_seat(match, seat, monuments=left)
    return match


def test_the_player_of_the_rulebook_scores_87() -> None:
    # FE-15.46, FE-11.1 to FE-11.8
    match = worked_example()
    assert sheet(match) == {"general": 18, "specialists": 21, "statues": 10, "monuments": 15, "granary": 23}
    assert match.scores[0] == 18 + 21 + 10 + 15 + 23 == 87
    assert match.view()["seats"][0]["tokens"] == 13


def test_statues_of_any_god_go_to_their_best_use() -> None:
    # FE-15.47, FE-8.4, FE-13.27
    match = table(metropolis="M_A", built="D06A D05A", shops="4AC 7A 0P")
    assert sheet(match)["general"] == 2 and sheet(match)["statues"] == 5 and match.scores[0] == 7


def test_an_unfinished_specialist_pays_nothing_but_its_tokens_count() -> None:
    # FE-15.48, FE-11.2, FE-13.29
    match = table(metropolis="M_A", built="D07C D08C", shops="4C 5C 7C 2C", wheat=3)
    assert sheet(match)["specialists"] == 4 + 12 and sheet(match)["granary"] == 6 and match.scores[0] == 22
    unfinished = table(metropolis="M_A", built="D07C D08C", shops="4C 5C 2C")
    assert sheet(unfinished)["specialists"] == 3


def test_equal_statues_count_once() -> None:
    # FE-15.49, FE-13.27, FE-13.28: god_A twice, god_5, and any god
    match = table(metropolis="M_P", built="D05A D10A D06P", shops="4A 7AP 10AP", wheat=10, monuments=3)
    match = with_seat(match, 1, monuments=2)
    assert sheet(match) == {"general": 0, "specialists": 0, "statues": 10, "monuments": 7, "granary": 40}
    assert match.scores[0] == 57


def test_more_statues_of_any_god_than_gods_pay_no_more() -> None:
    # FE-13.27: five different gods are the most
    fixed = "D05A D05C D05G D05P D10A"
    five = table(built=fixed, shops="4A 7C 10G 13P 16AP")
    six = table(built=f"{fixed} D06A", shops="4A 7C 10G 13P 16AP 19AC")
    assert sheet(five)["statues"] == sheet(six)["statues"] == 26


@pytest.mark.parametrize(
    ("placed", "debens"),
    [
        ((3, 3, 2, 0), [15, 15, 7, 0]),
        ((2, 1, 1, 0), [15, 7, 7, 0]),
        ((0, 0), [0, 0]),
        ((2, 2), [15, 15]),
        ((1, 3), [7, 15]),
        ((1, 0), [15, 0]),
        ((1, 2, 3), [0, 7, 15]),
    ],
)
def test_most_and_second_most_monuments_are_rewarded(placed: tuple[int, ...], debens: list[int]) -> None:
    # FE-15.50, FE-11.4, FE-11.5, FE-11.6, FE-11.7, FE-13.31
    assert monuments(*placed) == debens


def test_the_granary_pays_what_stands_under_the_marker() -> None:
    # FE-11.8, FE-1.20
    assert [sheet(table(wheat=wheat))["granary"] for wheat in range(11)] == [0, 1, 3, 6, 10, 14, 18, 23, 28, 34, 40]


def tie(first: dict[str, Any], second: dict[str, Any]) -> Match:
    """A two-player game that is over, with these debens and tokens in shops."""
    match = table({}, players=2)
    states = match.states
    for seat, result in enumerate((first, second)):
        states["points"][0, seat] = [result["debens"], 0, 0, 0, 0]
        states["shop_tokens"][0, seat] = [result["tokens"], 0, 0, 0]
        states["wheat"][0, seat] = result.get("wheat", 0)
    states["to_move"] = -1
    return Match.from_position(match.game, states)


def test_the_most_debens_win() -> None:
    # FE-15.72, FE-10.4
    match = tie({"debens": 81, "tokens": 20}, {"debens": 80, "tokens": 1})
    assert match.winners == [0] and match.ranking == [1, 2]


def test_a_tie_goes_to_fewer_tokens_in_shops_and_wheat_is_no_token() -> None:
    # FE-15.51, FE-15.72, FE-10.5, FE-13.30
    assert tie({"debens": 80, "tokens": 14}, {"debens": 80, "tokens": 12}).winners == [1]
    assert tie({"debens": 80, "tokens": 12, "wheat": 9}, {"debens": 80, "tokens": 13}).winners == [0]


def test_still_tied_players_share_the_victory() -> None:
    # FE-15.51, FE-10.6, FE-10.7
    match = tie({"debens": 80, "tokens": 12}, {"debens": 80, "tokens": 12})
    assert match.winners == [0, 1] and match.ranking == [1, 1]


def test_the_ranking_goes_by_debens_and_then_tokens_all_the_way_down() -> None:
    # FE-10.7
    match = table(Z4, players=4)
    match.states["points"][0, :, 0] = [70, 80, 70, 70]
    match.states["shop_tokens"][0, :, 0] = [9, 12, 8, 9]
    assert match.ranking == [3, 1, 2, 3]
