"""Components and set-up: sections 1, 2 and 11, and the rulings on them."""

from collections import Counter
from typing import Any

import pytest

from nomarch import BadOptions
from nomarch.games.celestia.components import (
    CARDS,
    CITY_DICE,
    CITY_NUMBERS,
    COPIES,
    DECK,
    DICE,
    DIE,
    END_POINTS,
    END_TYPES,
    FACES,
    JOURNEY_CAP,
    POWERS,
    SPYGLASS_VALUE,
    TABLE,
    TREASURE_COPIES,
    TREASURE_VALUE,
)
from tests.celestia.positions import CELESTIA, aboard, captain, city, hand, position


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param("compass", 20, id="CE-1.2"),
        pytest.param("lightning_rod", 18, id="CE-1.3"),
        pytest.param("horn", 16, id="CE-1.4"),
        pytest.param("cannon", 14, id="CE-1.5"),
        pytest.param("turbo", 8, id="CE-1.6"),
        pytest.param("ejection", 2, id="CE-1.7"),
        pytest.param("jetpack", 2, id="CE-1.8"),
        pytest.param("alternative_route", 2, id="CE-1.9"),
        pytest.param("wind_gust", 2, id="CE-1.10"),
    ],
)
def test_the_deck_has_so_many_cards_of_each_kind(card: str, copies: int) -> None:
    assert COPIES[CARDS.index(card)] == copies


def test_the_deck_has_84_cards_and_the_piles_78_treasures() -> None:
    """CE-1.1, CE-1.11, CE-1.14, CE-1.15, CE-14.1"""
    setup = CELESTIA.new(2, 1).setup
    assert setup is not None
    assert len(setup["deck"]) == DECK == 84 and len(CITY_NUMBERS) == 9
    assert [len(setup["piles"][str(number)]) for number in CITY_NUMBERS] == [11, 11, 10, 10, 9, 9, 6, 6, 6]
    assert sum(TREASURE_COPIES) == 78 and sum(TREASURE_COPIES[TREASURE_VALUE == 0]) == 4
    counted: Counter[str] = Counter(setup["deck"])
    assert sum(counted[name] for name, power in zip(CARDS, POWERS, strict=True) if power) == 8


def test_four_dice_with_four_hazards_and_two_blank_faces() -> None:
    """CE-1.12, CE-1.13"""
    assert DICE == 4 and [FACES[face] for face in DIE] == ["fog", "lightning", "birds", "pirates", "blank", "blank"]


def test_cities_have_their_numbers_dice_and_treasures() -> None:
    """CE-1.15, CE-1.16, CE-2.1"""
    assert CITY_NUMBERS == (1, 2, 4, 6, 9, 12, 15, 20, 25)
    assert CITY_DICE.tolist() == [0, 2, 2, 2, 3, 3, 3, 4, 4]
    setup = CELESTIA.new(2, 1).setup
    assert setup is not None
    counted = {city: Counter(pile) for city, pile in setup["piles"].items()}
    assert counted == {
        "1": {1: 5, 2: 3, 3: 2, "spyglass": 1},
        "2": {2: 5, 3: 3, 4: 2, "spyglass": 1},
        "4": {4: 5, 5: 3, 6: 1, "spyglass": 1},
        "6": {6: 5, 7: 3, 8: 1, "spyglass": 1},
        "9": {9: 6, 10: 3},
        "12": {12: 6, 13: 3},
        "15": {15: 6},
        "20": {20: 6},
        "25": {25: 6},
    }
    for number, pile in counted.items():
        assert min(value for value in pile if value != "spyglass") == int(number)


def test_an_unused_spyglass_is_worth_two_points() -> None:
    """CE-1.17, CE-10.2"""
    assert SPYGLASS_VALUE == 2
    match = position(treasures={0: [(1, 0), (4, 5)]})
    assert match.scores[0] == 7 and match.score_sheet()[0] == {"treasures": 5, "spyglasses": 2}


def test_the_numbers_of_the_end_are_those_of_the_rules() -> None:
    """CE-10.1, CE-11.2, CE-12.26"""
    assert [int(n) for n in (END_POINTS, END_TYPES, JOURNEY_CAP)] == [50, 5, 1000]
    assert TABLE["setup"]["journey_cap"]["src"] == "R"


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 8), (4, 6), (5, 6), (6, 6)])
def test_hands_by_the_number_of_players(players: int, cards: int) -> None:
    """CE-2.4, CE-14.2"""
    match = CELESTIA.new(players, 1)
    assert [len(hand(match, seat)) for seat in range(players)] == [cards] * players


@pytest.mark.parametrize(("players", "deck"), [(3, 60), (6, 48)])
def test_a_table_is_set_up(players: int, deck: int) -> None:
    """CE-2.1, CE-2.2, CE-2.3, CE-2.5, CE-12.1, CE-12.2, CE-14.41"""
    match = CELESTIA.new(players, 5)
    view = match.view(None)
    assert city(match) == 1 and aboard(match) == list(range(players)) and captain(match) == 0
    assert view["deck"] == deck and [each["treasures"] for each in view["cities"]] == [11, 11, 10, 10, 9, 9, 6, 6, 6]
    assert match.to_move == 1 and match.decision == "passenger", "clockwise from the captain's left"


def test_hands_are_dealt_seat_by_seat() -> None:
    """CE-12.2"""
    match = CELESTIA.new(3, 5)
    assert match.setup is not None
    for seat in range(3):
        dealt = Counter(match.setup["deck"][8 * seat : 8 * seat + 8])
        assert match.view(seat)["seats"][seat]["hand"] == {card: dealt[card] for card in CARDS if dealt[card]}


def test_only_2_to_6_can_play() -> None:
    """CE-14.41"""
    for players in (1, 7):
        with pytest.raises(BadOptions, match="2 to 6 players"):
            CELESTIA.new(players, 1)


def test_the_same_seed_gives_the_same_set_up_and_dice() -> None:
    """CE-12.2"""
    assert CELESTIA.new(4, 3).setup == CELESTIA.new(4, 3).setup != CELESTIA.new(4, 4).setup


def test_a_set_up_is_given_with_piles_deck_dice_and_reshuffles() -> None:
    """CE-12.2"""
    piles: dict[str, list[Any]] = {"1": ["spyglass", 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]}
    setup = {"piles": piles, "dice": ["fog", "birds", "pirates"], "reshuffles": [["turbo"], ["horn", "horn"]]}
    match = CELESTIA.new(2, 1, setup=setup)
    assert match.setup is not None and match.setup["piles"]["1"] == piles["1"]
    assert match.setup["dice"] == setup["dice"] and match.setup["reshuffles"] == setup["reshuffles"]
    assert match.view(None)["dice"] == ["fog", "birds"]
    match.play("leave")
    assert match.view(1)["seats"][1]["treasures"] == [{"city": 1, "value": 2, "spyglass": True}]


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"piles": {"3": []}}, "a table of lists by city"),
        ({"piles": []}, "a table of lists by city"),
        ({"piles": {"25": [25]}}, "the pile of city 25 must have 25, 25, 25, 25, 25, 25"),
        ({"piles": {"25": [[25]] * 6}}, "the pile of city 25 must have"),
        ({"deck": ["horn"]}, "must have compass 20 times, not 0"),
        ({"dice": ["snow"]}, "must be a list of fog"),
        ({"dice": ["fog"] * 200}, "up to 128"),
        ({"hands": []}, "no part 'hands'; there are piles, deck, dice, reshuffles"),
        ("x", "a table with any of"),
    ],
)
def test_an_impossible_set_up_is_told(setup: Any, problem: str) -> None:
    """CE-12.2"""
    with pytest.raises(BadOptions, match=problem):
        CELESTIA.new(2, 1, setup=setup)


def test_beginners_play_without_powers_and_spyglasses() -> None:
    """CE-11.1, CE-14.39"""
    setup = CELESTIA.new(4, 1, {"beginner": True}).setup
    assert setup is not None
    assert len(setup["deck"]) == 76 and sum(map(len, setup["piles"].values())) == 74
    assert not {"ejection", "jetpack", "alternative_route", "wind_gust"} & set(setup["deck"])
    assert not any("spyglass" in pile for pile in setup["piles"].values())
