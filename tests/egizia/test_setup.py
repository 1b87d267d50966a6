"""Section 2: setting up."""

from typing import Any

import pytest

import nomarch
from nomarch import BadOptions
from tests.egizia.table import GAME, TOMBS, Table, play, seat, setup, texts, why


def test_tiles_one_to_n_are_dealt_at_random() -> None:
    """EG-2.1"""
    orders = {tuple(GAME.new(3, seed).view()["order"]) for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


def test_crews_start_unused_and_ships_in_hand() -> None:
    """EG-2.2, EG-2.3"""
    place = seat(GAME.new(4, 1), 2)
    assert [crew["strength"] for crew in place["crews"].values()] == [1, 1, 1, 2]
    assert not any(crew["used"] for crew in place["crews"].values()) and place["ships_in_hand"] == 8


def test_all_score_markers_stand_on_0_the_highest_tile_in_front() -> None:
    """EG-2.4, EG-2.5"""
    view = GAME.new(4, 1, None, {**setup(), "order": [2, 0, 3, 1]}).view()
    assert view["front_to_back"] == [1, 3, 0, 2]
    assert {place["score"] for place in view["seats"]} == {0}
    assert all(place["tracks"] == {"stone_sale": 1, "grain_market": 1} for place in view["seats"])


def test_stones_start_by_tile_and_each_has_a_start_quarry_and_field() -> None:
    """EG-2.6, EG-2.7"""
    match = GAME.new(4, 1, None, {**setup(), "order": [2, 0, 3, 1]})
    assert [seat(match, who)["stones"] for who in (2, 0, 3, 1)] == [2, 3, 4, 5]
    assert all(seat(match, who)["quarries"] == [3] and seat(match, who)["grain"] == 6 for who in range(4))


def test_opening_cards_come_from_the_top_in_tile_order() -> None:
    """EG-2.8"""
    match = GAME.new(3, 1, None, {**setup(3), "order": [1, 2, 0]})
    assert [seat(match, who)["sphinx"] for who in (1, 2, 0)] == [["X1"], ["X2"], ["X3"]]
    match = GAME.new(3, 1, {"edition": "czech"}, {**setup(3), "order": [1, 2, 0]})
    assert match.to_move == 1 and match.view(1)["drawn"]["cards"] == ["X1", "X2"]
    play(match, "keep:2")
    assert match.to_move == 2 and match.view(2)["drawn"]["cards"] == ["X3", "X4"]


def test_the_nile_decks_are_shuffled_separately() -> None:
    """EG-2.9"""
    first, second = (nomarch.game("egizia").new(4, seed).setup for seed in (1, 2))
    assert first is not None and second is not None
    for deck in ("1/2", "3/4", "5"):
        assert sorted(first["nile"][deck]) == sorted(second["nile"][deck])
        assert first["nile"][deck] != second["nile"][deck]


def test_the_ring_starts_in_the_middle() -> None:
    """EG-2.10"""
    assert GAME.new(4, 1).view()["ring"] == "middle"


def test_twelve_tombs_lie_in_a_row_the_first_four_open() -> None:
    """EG-2.11, EG-2.12"""
    tombs = GAME.new(4, 1, None, setup()).view()["tombs"]
    assert [tomb["value"] for tomb in tombs] == [*TOMBS[:4], *([None] * 8)]


def test_no_building_has_bricks_at_the_start() -> None:
    """EG-2.13"""
    view = GAME.new(4, 1).view()
    assert view["obelisk"] == [] and view["pyramid"] == [[]] * 6
    assert view["temple"] == {"left": [], "right": [], "column": [], "top": []}
    assert all(tomb["seat"] is None for tomb in view["tombs"])


def test_with_two_or_three_players_slot_3_is_blocked() -> None:
    """EG-2.14"""
    for players in (2, 3):
        match = play(Table(players).play(), "loc:6")
        assert texts(match) == ["slot:1", "slot:2"] and why(match, "slot:3") == "EG-2.14"


def test_a_setup_that_no_shuffle_can_give_is_told() -> None:
    right = setup()
    wrong: list[dict[str, Any]] = [
        {},
        {**right, "more": 1},
        {**right, "order": [0, 1, 2, 2]},
        {**right, "sphinx": right["sphinx"][1:]},
        {**right, "sphinx": ["X28b", *right["sphinx"][1:]]},
        {**right, "nile": {"1/2": right["nile"]["1/2"]}},
        {**right, "nile": {**right["nile"], "5": right["nile"]["1/2"]}},
        {**right, "tombs": [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]},
        {**right, "tombs": TOMBS[:11]},
        {**right, "tombs": "2"},
    ]
    for given in wrong:
        with pytest.raises(BadOptions):
            GAME.new(4, 1, None, given)
