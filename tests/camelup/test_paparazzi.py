"""The photographer: section 11, with its rulings."""

from typing import Any

import pytest

from nomarch import Match
from tests.camelup.positions import (
    end_leg,
    happened,
    legal,
    names,
    new,
    position,
    refused,
    roll,
    track,
)

MATEUSZ = 1


def table(camels: str = "1:GYO 3:BW", **rest: Any) -> Match:
    """A table with the photographer."""
    return position(camels, options="paparazzi", **rest)


def hireable(match: Match) -> list[int]:
    """The spaces at which the seat to move may point the camera."""
    return [int(action.split(":")[1]) for action in legal(match, "hire")]


def test_hiring_needs_a_free_photographer_and_an_empty_space() -> None:
    """CU-11.1"""
    match = table("2:GYO 5:BW", desert={1: "8+"})
    assert hireable(match) == [1, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16]
    assert refused(match, "hire:5") == refused(match, "hire:8") == "CU-11.1"
    match.play("hire:9")
    assert refused(match, "hire:10") == "CU-11.1"


def test_only_the_holder_may_hire() -> None:
    """T34: CU-11.1, CU-15.16"""
    match = table(camera=(1, 9), to_move=2)
    assert hireable(match) == []
    match = table(camera=(1, 9), to_move=1)
    assert hireable(match) == [2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]
    assert refused(match, "hire:9") == "CU-15.16"


def test_hiring_gives_the_tile_and_points_the_camera() -> None:
    """CU-11.2"""
    match = new(options="paparazzi")
    match.play("hire:7")
    assert match.view()["camera"] == {"space": 7, "seat": 0}
    assert happened(match, "photographer_hired") == [{"seat": 0, "space": 7}]


def test_the_holder_may_move_the_camera_in_a_later_turn() -> None:
    """CU-11.3"""
    match = new(2, "paparazzi")
    match.play("hire:7")
    match.play("leg:blue")
    match.play("hire:12")
    assert match.view()["camera"] == {"space": 12, "seat": 0}
    match.play("leg:blue")
    assert {7, 11, 13} <= set(hireable(match))


@pytest.mark.parametrize(
    ("camels", "coins"), [("3:B 1:GYOW", 1), ("3:BW 1:GYO", 2), ("3:BWG 1:YO", 3), ("3:BWGO 1:Y", 4), ("3:BWGOY", 5)]
)
def test_a_photo_pays_one_pound_a_camel_of_the_unit(camels: str, coins: int) -> None:
    """CU-11.4: at once."""
    match = roll(table(camels, camera=(MATEUSZ, 6)), "B", 3)
    assert match.scores == [3, 3 + coins, 3, 3]
    assert happened(match, "photographed") == [{"seat": MATEUSZ, "space": 6, "amount": coins}]


def test_mateusz_photographs_three_camels() -> None:
    """T12: CU-11.4, CU-11.5: of a tower of four, three move on."""
    match = roll(table("5:BWGO 1:Y", camera=(MATEUSZ, 8)), "W", 3)
    assert track(match) == "1:Y 5:B 8:WGO"
    assert match.scores[MATEUSZ] == 6
    assert match.view()["camera"] is None
    assert 9 in hireable(match)


def test_the_holder_is_paid_also_for_his_own_roll() -> None:
    """CU-11.4"""
    assert roll(table(camera=(0, 5)), "B", 2).scores == [5, 3, 3, 3]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_after_a_photo_anyone_may_hire(seat: int) -> None:
    """CU-11.5, CU-15.17: the former holder too, in the same leg."""
    match = roll(table(camera=(MATEUSZ, 5), to_move=(seat - 1) % 4), "B", 2)
    assert (match.to_move, match.view()["leg"]) == (seat, 1)
    match.play("hire:9")
    assert match.view()["camera"] == {"space": 9, "seat": seat}


def test_there_is_no_limit_on_hirings() -> None:
    """CU-11.6: one player hires and is paid again and again within a leg."""
    match = position("1:BGOYW", players=2, options="paparazzi", dice="GOYW")
    for camel, space in (("W", 2), ("Y", 3), ("O", 4)):
        match.play(f"hire:{space}")
        match = roll(match, camel, space - 1)
    assert match.view()["leg"] == 1
    assert match.scores == [6, 3]


def test_at_the_start_of_a_leg_nobody_holds_the_photographer() -> None:
    """CU-11.7"""
    match = end_leg("BGOYW", options="paparazzi", camera=(MATEUSZ, 15))
    assert match.view()["camera"] is None
    assert 15 in hireable(match)


def test_no_desert_tile_goes_on_the_camera_space() -> None:
    """T37: CU-11.8, CU-15.13: its neighbours are not forbidden."""
    for seat in range(4):
        match = table(camera=(MATEUSZ, 6), to_move=seat)
        assert refused(match, "desert:6:oasis") == refused(match, "desert:6:mirage") == "CU-11.8"
        for space in (5, 7):
            assert refused(match, f"desert:{space}:oasis") is None


def test_the_camera_may_point_at_space_1_and_beside_desert_tiles() -> None:
    """CU-15.13"""
    match = table("2:GYO 3:BW", desert={1: "6+", 2: "8-"})
    assert {1, 5, 7, 9} <= set(hireable(match))


def test_a_displaced_unit_is_photographed_where_it_ends() -> None:
    """T35: CU-6.14, CU-11.4, CU-15.14"""
    match = roll(table("3:BW 1:GYO", camera=(1, 6), desert={3: "5+"}), "B", 2)
    assert match.scores == [3, 5, 3, 4]
    assert track(match) == "1:GYO 6:BW"
    assert match.view()["camera"] is None
    assert names(match)[2:] == ["desert_coin", "moved", "photographed"]


def test_a_unit_sent_back_is_photographed_where_it_ends() -> None:
    """CU-15.14: only the final space counts."""
    match = roll(table("3:BW 1:GYO", camera=(1, 4), desert={3: "5-"}), "B", 2)
    assert (match.scores, match.view()["camera"]) == ([3, 5, 3, 4], None)
    match = roll(table("3:BW 1:GYO", camera=(1, 4), desert={3: "5+"}), "B", 2)
    assert (match.scores, match.view()["camera"]) == ([3, 3, 3, 4], {"space": 4, "seat": 1})


def test_only_the_camels_that_arrive_are_counted() -> None:
    """CU-11.4: a camel that came onto the camera space would have been photographed before."""
    match = roll(table("3:BW 1:GYO", camera=(1, 5)), "W", 2)
    assert match.scores[1] == 4


@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_unit_that_crosses_the_line_is_never_photographed(face: int) -> None:
    """CU-15.15"""
    match = roll(table("13:GYO 16:BW", camera=(1, face)), "B", face)
    assert (match.over, match.scores[1]) == (True, 3)


def test_a_camel_at_18_is_not_photographed_on_space_2() -> None:
    """T38: CU-15.15"""
    match = roll(table("15:B 1:GYOW", camera=(1, 2)), "B", 3)
    assert track(match) == "1:GYOW 18:B"
    assert match.scores[1] == 3
    assert happened(match, "photographed") == []
    assert match.over
