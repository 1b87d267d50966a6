"""Ranking tiles: section 12, with their rulings."""

from typing import Any

import pytest

from nomarch import Match
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import CAMELUP, end_leg, happened, leg_sums, legal, new, position, refused, roll

JULIA = 0


def table(**rest: Any) -> Match:
    """A table with the connoisseurs."""
    return position(options="connoisseurs", **rest)


def available(match: Match) -> list[int]:
    """The ranking tiles that can be taken."""
    tiles: list[int] = match.view()["ranking_tiles"]
    return tiles


@pytest.mark.parametrize("place", [2, 3, 4, 5])
def test_a_ranking_tile_is_available_until_somebody_takes_it(place: int) -> None:
    """CU-12.1: there is one per place."""
    match = table(leg_tiles={0: "B5", 1: "G5"})
    assert available(match) == [2, 3, 4, 5]
    match.play(f"cover:{place}:blue:5")
    assert available(match) == [other for other in (2, 3, 4, 5) if other != place]
    assert refused(match, f"cover:{place}:green:5") == refused(match, f"bottom:{place}:white") == "CU-12.1"


def test_a_taken_ranking_tile_is_back_in_the_next_leg() -> None:
    """T41: CU-12.1, CU-12.9"""
    match = position("2:W 6:Y 8:O 10:G 12:B", options="connoisseurs", dice="W", leg_tiles={0: "B5", 1: "B3"})
    match.play("cover:3:blue:5")
    for _ in range(3):
        assert not [action for action in legal(match) if action.startswith(("cover:3", "bottom:3"))]
        match.play("race:winner:blue")
    match = roll(match, "W", 1)
    assert match.view()["leg"] == 2
    assert {f"bottom:3:{colour}" for colour in COLOURS} <= set(legal(match))


def test_cover_lays_the_ranking_tile_on_ones_own_uncovered_leg_tile() -> None:
    """CU-12.2"""
    match = table(leg_tiles={0: "B5 Y2", 1: "G3"})
    covers = {f"cover:{place}:{tile}" for place in (2, 3, 4, 5) for tile in ("blue:5", "yellow:2")}
    assert set(legal(match, "cover")) == covers
    assert refused(match, "cover:4:green:3") == refused(match, "cover:4:blue:3") == "CU-12.2"
    match.play("cover:4:blue:5")
    seat = match.view()["seats"][0]
    assert seat["covered_tiles"] == [{"place": 4, "camel": "blue", "value": 5}]
    assert seat["leg_tiles"] == [{"camel": "yellow", "value": 2}]


def test_bottom_takes_the_lowest_tile_of_a_stack() -> None:
    """CU-12.3"""
    match = new(options="connoisseurs")
    match.play("bottom:3:green")
    assert match.view()["leg_stacks"]["green"] == [5, 3, 2]
    assert match.view()["seats"][0]["covered_tiles"] == [{"place": 3, "camel": "green", "value": 2}]
    assert happened(match, "bottom_tile_covered") == [{"seat": 0, "place": 3, "camel": "green", "value": 2}]


def test_bottom_needs_a_stack_with_a_tile() -> None:
    """CU-12.3"""
    match = new(options="connoisseurs")
    for _ in range(4):
        match.play("leg:green")
    assert refused(match, "bottom:2:green") == "CU-12.3"
    assert len(legal(match, "bottom")) == 16


def test_taking_top_and_bottom_leaves_the_middle() -> None:
    """T39: CU-3.4, CU-12.3"""
    match = new(options="connoisseurs")
    match.play("leg:blue")
    match.play("bottom:2:blue")
    assert match.view()["leg_stacks"]["blue"] == [3, 2]


def test_a_leg_tile_carries_at_most_one_ranking_tile() -> None:
    """T42: CU-12.2, CU-12.4: the only leg tile is covered; `bottom` is still open."""
    match = table(covered={0: "3:B5"})
    assert legal(match, "cover") == []
    assert refused(match, "cover:2:blue:5") == "CU-12.2"
    assert legal(match, "bottom") == [f"bottom:{place}:{colour}" for place in (2, 4, 5) for colour in COLOURS]


def test_a_player_may_own_several_covered_tiles() -> None:
    """CU-12.5: all four, if nobody stops him."""
    match = new(2, "connoisseurs")
    for place in (2, 3, 4, 5):
        match.play(f"bottom:{place}:white")
        match.play(next(action for action in match.legal() if action.verb == "race"))
    covered = match.view()["seats"][0]["covered_tiles"]
    assert [(tile["place"], tile["value"]) for tile in covered] == [(2, 2), (3, 2), (4, 3), (5, 5)]


@pytest.mark.parametrize("place", [2, 3, 4, 5])
@pytest.mark.parametrize(("camel", "actual"), [("B", 1), ("G", 2), ("O", 3), ("Y", 4), ("W", 5)])
def test_a_covered_tile_is_worth_three_if_exact_and_minus_one_otherwise(place: int, camel: str, actual: int) -> None:
    """CU-12.6, CU-12.7: whatever is printed on it."""
    for value in (5, 3, 2):
        match = end_leg("BGOYW", options="connoisseurs", covered={0: f"{place}:{camel}{value}"})
        assert leg_sums(match)[0] == (3 if place == actual else -1)


@pytest.mark.parametrize(("order", "worth"), [("BGYOW", 3), ("YBGOW", -1)])
def test_julia_covers_yellow_with_third_place(order: str, worth: int) -> None:
    """T13: CU-12.6, CU-15.19"""
    match = end_leg(order, options="connoisseurs", covered={JULIA: "3:Y5"})
    assert match.scores[JULIA] == 3 + worth


@pytest.mark.parametrize(("order", "worth"), [("GBOYW", 3), ("BGOYW", -1), ("GOYWB", -1)])
def test_blue_covered_with_second_place(order: str, worth: int) -> None:
    """T40: CU-12.6, CU-12.7"""
    assert leg_sums(end_leg(order, options="connoisseurs", covered={0: "2:B5"}))[0] == worth


def test_the_printed_rewards_of_a_covered_tile_are_void() -> None:
    """CU-12.7: neither the 5 of the winner nor the 1 of the second counts any more."""
    match = end_leg("BGOYW", options="connoisseurs", covered={0: "3:B5", 1: "5:G5"})
    assert leg_sums(match)[:2] == [-1, -1]


def test_a_ranking_tile_cannot_be_removed_or_moved_before_leg_scoring() -> None:
    """CU-12.8: no action touches it, neither its owner's nor another's."""
    match = table(covered={0: "3:B5"}, leg_tiles={0: "G5"})
    covered = match.view()["seats"][0]["covered_tiles"]
    for action in legal(match):
        if action != "pyramid":
            after = Match.from_position(CAMELUP, match.states)
            after.play(action)
            assert covered[0] in after.view()["seats"][0]["covered_tiles"], action
    assert not [action for action in legal(match) if action.startswith(("cover:3", "bottom:3"))]


def test_after_leg_scoring_all_ranking_tiles_are_available_again() -> None:
    """CU-12.9"""
    match = end_leg("BGOYW", options="connoisseurs", covered={0: "2:B5 3:G2", 1: "4:W3 5:Y5"})
    assert available(match) == [2, 3, 4, 5]
    assert all(seat["covered_tiles"] == [] for seat in match.view()["seats"])


def test_bottom_may_take_the_only_tile_of_a_stack() -> None:
    """CU-15.18"""
    match = new(options="connoisseurs")
    for _ in range(3):
        match.play("leg:green")
    match.play("bottom:5:green")
    assert match.view()["leg_stacks"]["green"] == []
    assert match.view()["seats"][3]["covered_tiles"] == [{"place": 5, "camel": "green", "value": 2}]


@pytest.mark.parametrize(("camel", "worth"), [("B", -1), ("G", 3)])
def test_covered_tiles_of_the_first_two_camels_are_judged_by_the_ranking_tile_alone(camel: str, worth: int) -> None:
    """CU-15.19"""
    assert leg_sums(end_leg("BGOYW", options="connoisseurs", covered={0: f"2:{camel}5"}))[0] == worth


def test_two_tiles_of_value_2_are_one_choice() -> None:
    """T43: CU-15.41: and one of them stays uncovered."""
    match = table(leg_tiles={0: "B2 B2"})
    assert [action for action in legal(match) if action.startswith("cover:4")] == ["cover:4:blue:2"]
    match.play("cover:4:blue:2")
    assert match.view()["seats"][0]["leg_tiles"] == [{"camel": "blue", "value": 2}]


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_value_of_a_tile_taken_by_bottom_has_no_effect(taken: int) -> None:
    """CU-15.42: whichever tile is the lowest, it is worth 3 or -1."""
    match = position("2:W 6:Y 8:O 10:G 12:B", options="connoisseurs", dice="W")
    match.states["stack_end"][0, COLOURS.index("green")] -= taken
    match.play("bottom:2:green")
    match = roll(match, "W", 1)
    assert leg_sums(match)[:2] == [3, 1]
