"""The end of a leg and the start of the next: section 7."""

import numpy as np
import pytest

from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    end_leg,
    happened,
    leg_sums,
    names,
    position,
    random_play,
    roll,
    track,
)


def test_a_leg_ends_when_a_move_leaves_the_pyramid_empty() -> None:
    """CU-7.1"""
    match = position("1:GYO 3:BW", dice="BG")
    match = roll(match, "G", 1)
    assert (match.view()["leg"], names(match)[-1]) == (1, "moved")
    match = roll(match, "B", 1)
    assert match.view()["leg"] == 2
    assert names(match)[2:4] == ["moved", "leg_ended"]


def test_a_leg_does_not_end_while_an_extra_die_is_in_the_pyramid() -> None:
    """CU-7.1"""
    match = roll(position("1:GYO 3:BW", options="dice", dice="B", extra="G"), "B", 1)
    assert match.view()["leg"] == 1
    assert roll(match, "G", 1, "extra").view()["leg"] == 2


@pytest.mark.parametrize(("last", "marker"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_marker_goes_to_the_left_neighbour_of_who_took_the_last_tile(last: int, marker: int) -> None:
    """CU-7.2"""
    match = end_leg("BGOYW", to_move=last, marker=2)
    assert (match.view()["marker"], match.to_move) == (marker, marker)


def test_marker_referee_and_first_turn_after_a_leg() -> None:
    """T26: CU-7.2, CU-14.1, CU-7.13"""
    match = end_leg("BGOYW", options="referee", to_move=2)
    assert (match.view()["marker"], match.decision, match.to_move) == (3, "referee", 2)
    match.play("ref:16")
    assert (match.decision, match.to_move) == ("turn", 3)


@pytest.mark.parametrize(("camel", "worth"), [("B", None), ("G", 1), ("O", -1), ("Y", -1), ("W", -1)])
@pytest.mark.parametrize("value", [5, 3, 2])
def test_an_uncovered_leg_tile_is_worth_what_its_camels_place_says(camel: str, worth: int | None, value: int) -> None:
    """CU-7.3: its value in place 1, 1 in place 2, -1 behind."""
    match = end_leg("BGOYW", money={0: 10}, leg_tiles={0: f"{camel}{value}"})
    assert match.scores[0] == 10 + (value if worth is None else worth)


@pytest.mark.parametrize("tiles", [1, 2, 5])
def test_a_pyramid_tile_is_worth_one(tiles: int) -> None:
    """CU-7.4"""
    assert end_leg("BGOYW", pyramid_tiles={1: tiles}).scores[:3] == [3, 3 + tiles, 3]


@pytest.mark.parametrize(("camel", "worth"), [("B", -1), ("G", 3), ("O", -1)])
def test_a_covered_leg_tile_is_worth_only_what_its_ranking_tile_says(camel: str, worth: int) -> None:
    """CU-7.5"""
    match = end_leg("BGOYW", options="connoisseurs", covered={0: f"2:{camel}5"})
    assert match.scores[0] == 3 + worth


def test_leg_scoring_of_the_rulebook() -> None:
    """T6: CU-7.3, CU-7.4, CU-7.6: 5 + 2 + 1 - 1 + 2 = 9."""
    match = end_leg("GYBOW", leg_tiles={0: "G5 G2 Y3 B5"}, pyramid_tiles={0: 2})
    assert leg_sums(match)[0] == 9
    assert match.scores[0] == 12


def test_all_values_and_the_copied_reward_form_one_net_sum() -> None:
    """CU-7.6"""
    tiles = {"leg_tiles": {0: "B5 O3", 1: "G3"}, "covered": {0: "4:Y2 3:W5"}, "pyramid_tiles": {0: 2}}
    match = end_leg("BGOYW", players=6, options="connoisseurs allies", allies=((0, 1),), **tiles)
    assert happened(match, "leg_scored")[0] == {"seat": 0, "tiles": 5 - 1 + 3 - 1 + 2, "copied": 1, "amount": 9}
    assert match.scores[:2] == [12, 3 + 1 + 5]


@pytest.mark.parametrize(("money", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_a_negative_sum_is_paid_as_far_as_the_money_reaches(money: int, left: int) -> None:
    """CU-7.7: the rest is waived, and no debt stays."""
    match = end_leg("BGOYW", money={0: money}, leg_tiles={0: "W5 Y5"})
    assert match.scores[0] == left
    assert happened(match, "leg_scored")[0]["amount"] == left - money


def test_a_positive_sum_comes_from_the_bank() -> None:
    """CU-7.7: nobody else pays for it."""
    assert end_leg("BGOYW", leg_tiles={0: "B5 B3", 1: "G5"}).scores == [11, 4, 3, 4]


def test_one_pound_and_a_bad_leg_leave_nothing() -> None:
    """T22: CU-7.7"""
    match = end_leg("BGOYW", money={0: 1}, leg_tiles={0: "W5 Y5 O5"}, pyramid_tiles={0: 1})
    assert match.scores[0] == 0


def test_the_floor_applies_to_the_net_sum_not_to_single_tiles() -> None:
    """T23: CU-15.7"""
    match = end_leg("BGOYW", money={0: 0}, leg_tiles={0: "W5"}, pyramid_tiles={0: 1})
    assert match.scores[0] == 0


@pytest.mark.parametrize(("options", "stack"), [("", [5, 3, 2]), ("connoisseurs", [5, 3, 2, 2])])
def test_leg_tiles_go_back_to_the_stacks_in_order(options: str, stack: list[int]) -> None:
    """CU-7.8"""
    match = position("1:GYO 3:BW", options=options, dice="G")
    for action in ("leg:blue", "leg:blue", "leg:white", "bottom:2:white" if options else "leg:white"):
        match.play(action)
    match = roll(match, "G", 1)
    assert match.view()["leg_stacks"] == {colour: stack for colour in COLOURS}
    assert all(seat["leg_tiles"] == seat["covered_tiles"] == [] for seat in match.view()["seats"])


@pytest.mark.parametrize(("options", "tiles"), [("", 5), ("dice", 6)])
def test_pyramid_tiles_go_back_to_the_stack(options: str, tiles: int) -> None:
    """CU-7.9"""
    match = end_leg("BGOYW", options=options, pyramid_tiles={0: 2, 1: 1})
    assert match.view()["pyramid_stack"] == tiles
    assert [seat["pyramid_tiles"] for seat in match.view()["seats"]] == [0, 0, 0, 0]


def test_desert_tiles_go_back_to_their_owners() -> None:
    """CU-7.10: they are off the track and can be placed again."""
    match = end_leg("BGOYW", desert={0: "5+", 1: "14-"})
    assert match.view()["desert"] == []
    match.play("desert:14:oasis")
    match.play("desert:5:mirage")
    assert [tile["seat"] for tile in match.view()["desert"]] == [0, 1]


def test_the_regular_dice_go_back_into_the_pyramid() -> None:
    """CU-7.11"""
    dice = end_leg("BGOYW").view()["dice"]
    assert (dice["pyramid"], dice["rolled"]) == (list(COLOURS), {})


def test_camels_money_hands_and_piles_are_unchanged_from_leg_to_leg() -> None:
    """CU-7.12: only the scoring itself changes money."""
    match = position("2:W 6:YO 10:GB", dice="W", winner="0B 2G", loser="1W", money={0: 7, 1: 0})
    cards = [match.view(seat)["piles"] for seat in range(4)]
    hands = [match.view(seat)["seats"][seat]["hand"] for seat in range(4)]
    match = roll(match, "W", 1)
    assert match.view()["leg"] == 2
    assert track(match) == "3:W 6:YO 10:GB"
    assert match.scores == [7 + 1, 0, 3, 3]
    assert [match.view(seat)["piles"] for seat in range(4)] == cards
    assert [match.view(seat)["seats"][seat]["hand"] for seat in range(4)] == hands


def test_a_leg_starts_with_its_steps_in_order() -> None:
    """CU-7.13, CU-15.27: all is back, then the extra die, then the referee, then the marker holder's turn."""
    table = {"leg_tiles": {0: "B5"}, "covered": {1: "3:W2"}, "pyramid_tiles": {2: 1}, "allies": ((0, 4),)}
    match = end_leg("BGOYW", players=6, options=ALL_SIX, camera=(3, 15), desert={2: "14+"}, to_move=2, **table)
    assert names(match)[-2:] == ["leg_begun", "extra_die_added"]

    view = match.view()
    assert all(seat["leg_tiles"] == seat["covered_tiles"] == [] for seat in view["seats"])
    assert all((seat["pyramid_tiles"], seat["ally"]) == (0, None) for seat in view["seats"])
    assert (view["desert"], view["camera"], view["referee"], view["ranking_tiles"]) == ([], None, None, [2, 3, 4, 5])
    assert (view["dice"]["extra_in_pyramid"], view["dice"]["platform"]) == (["white"], list(COLOURS[:4]))

    assert (match.decision, match.to_move) == ("referee", 2)
    match.play("ref:9")
    assert (match.decision, match.to_move) == ("turn", 3)


def test_the_referee_is_placed_with_the_added_extra_die_known() -> None:
    """CU-15.27"""
    match = position("1:GYO 3:BW", options="dice referee")
    assert match.decision == "referee"
    assert match.view()["dice"]["extra_in_pyramid"] == ["green"]


def test_whole_legs_start_alike() -> None:
    """CU-7.13: in random games everything is back whenever a leg begins."""
    starts = 0
    for seed in range(6):
        leg = 0
        for match in random_play(seed, 400, players=6, options="dice adrenaline paparazzi connoisseurs allies"):
            view = match.view()
            if view["leg"] > leg:
                leg = view["leg"]
                starts += 1
                assert all(seat["leg_tiles"] == seat["covered_tiles"] == [] for seat in view["seats"])
                assert len(view["dice"]["pyramid"]) == 5
                assert (view["pyramid_stack"], view["desert"], view["camera"]) == (6, [], None)
                assert np.all(match.states["ally"][0, :6] == -1)
    assert starts > 12
