"""Track, units and order: section 4."""

import pytest

from tests.camelup.positions import (
    ALL_SIX,
    Table,
    end_leg,
    happened,
    legal,
    new,
    order,
    position,
    random_play,
    roll,
    track,
)


@pytest.mark.parametrize(("options", "last"), [("", 16), ("referee", 16), ("paparazzi", 16), ("dice", 20)])
def test_the_track_is_a_line_of_spaces(options: str, last: int) -> None:
    """CU-4.1"""
    match = position("1:GYO 3:BW", options=options, referee=0)
    assert match.view()["last_space"] == last
    spaces = {int(action.split(":")[1]) for action in legal(match, "desert")}
    assert spaces == set(range(1, last + 1)) - {1, 3}


@pytest.mark.parametrize("last", [16, 20])
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_unit_that_crosses_the_line_stands_beyond_it(last: int, face: int) -> None:
    """CU-4.2: at L + 1, L + 2 or L + 3, and is ranked there."""
    match = position(f"{last - 1}:OG {last}:WYB", options="dice" if last == 20 else "")
    assert track(roll(match, "W", face)) == f"{last - 1}:OG {last + face}:WYB"
    assert order(roll(match, "W", face)) == "BYWGO"
    if face > 1:
        ahead = roll(match, "O", face)
        assert ahead.over
        assert order(ahead) == "GOBYW"


@pytest.mark.parametrize("last", [16, 20])
def test_reaching_the_last_space_is_not_crossing(last: int) -> None:
    """CU-4.2"""
    match = roll(position(f"1:OGWY {last - 2}:B", options="dice" if last == 20 else ""), "B", 2)
    assert track(match) == f"1:OGWY {last}:B"
    assert not match.over


def test_the_race_goes_on_until_a_unit_is_beyond_the_last_space() -> None:
    """T19: CU-4.2, CU-6.3: two steps take blue from 14 to 16, one more in a later leg to 17."""
    match = roll(position("1:OGWY 14:B"), "B", 2)
    assert (track(match), match.over) == ("1:OGWY 16:B", False)
    match = roll(position(track(match)), "B", 1)
    assert (track(match), match.over) == ("1:OGWY 17:B", True)


def test_without_referee_a_space_holds_one_stack() -> None:
    """CU-4.3"""
    for seed in range(6):
        for match in random_play(seed, 300, players=6, options="dice adrenaline paparazzi connoisseurs allies"):
            assert all(len(stack["lanes"]) == 1 for stack in match.view()["track"])


def test_with_referee_lanes_stand_side_by_side_from_left_to_right() -> None:
    """CU-4.4"""
    match = position("7:W 9:O|GY|B", options="referee", referee=0)
    assert match.view()["track"][-1] == {"space": 9, "lanes": [["orange"], ["green", "yellow"], ["blue"]]}


@pytest.mark.parametrize(("camel", "size"), [("W", 3), ("G", 2), ("O", 1), ("B", 2), ("Y", 1)])
def test_a_unit_is_a_camel_and_all_above_it_in_its_lane(camel: str, size: int) -> None:
    """CU-4.5"""
    stacked = roll(position("5:WGO 9:BY"), camel, 1)
    assert happened(stacked, "moved")[0]["camels"] == size
    lanes = roll(position("9:WGO|BY", options="referee", referee=0), camel, 1)
    assert happened(lanes, "moved")[0]["camels"] == size


@pytest.mark.parametrize(
    ("camels", "expected"),
    [
        ("1:GYO 3:BW", "WBOYG"),
        ("5:B 6:G 7:O 8:Y 9:W", "WYOGB"),
        ("7:BGOWY", "YWOGB"),
        ("9:O|G|B 10:W 11:Y", "YWOGB"),
        ("8:W 9:O|GY|B", "OYGBW"),
        ("9:YW|B|GO", "WYBOG"),
    ],
)
def test_ahead_is_the_higher_space_then_the_lane_further_left_then_the_higher_camel(camels: str, expected: str) -> None:
    """CU-4.6"""
    assert order(position(camels)) == expected


def test_places_one_to_five_are_always_distinct() -> None:
    """CU-4.7: first to last is an order of the five camels; bets are judged by it."""
    for seed in range(4):
        for match in random_play(seed, 300, players=8, options=ALL_SIX):
            assert sorted(order(match)) == sorted("BGOYW")


def test_place_1_is_the_leader_and_place_5_the_last() -> None:
    """CU-4.7"""
    match = end_leg("YOWBG", options="connoisseurs dice", leg_tiles={0: "Y5"}, covered={1: "5:G5"})
    assert happened(match, "leg_scored")[0]["amount"] == 5
    assert happened(match, "leg_scored")[1]["amount"] == 3
    assert match.view()["dice"]["extra_in_pyramid"] == ["green"]


@pytest.mark.parametrize(
    "space",
    [
        pytest.param(3, id="camel"),
        pytest.param(6, id="own desert tile"),
        pytest.param(8, id="desert tile"),
        pytest.param(10, id="camera"),
        pytest.param(12, id="referee"),
    ],
)
def test_an_empty_space_has_neither_camel_nor_tile_nor_camera_nor_referee(space: int) -> None:
    """CU-4.8: neither a desert tile nor the camera can go there."""
    table: Table = {"camera": (0, 10), "referee": 12, "desert": {0: "6+", 1: "8-"}}
    match = position("1:GYO 3:BW", options="paparazzi referee", **table)
    assert not {f"hire:{space}", f"desert:{space}:oasis", f"desert:{space}:mirage"} & set(legal(match))


def test_every_other_space_of_the_track_is_empty() -> None:
    """CU-4.8"""
    match = position("1:GYO 3:BW", options="paparazzi referee", camera=(0, 10), referee=12, desert={1: "8-"})
    assert legal(match, "hire") == [f"hire:{space}" for space in (2, 4, 5, 6, 7, 9, 11, 13, 14, 15, 16)]


def test_no_space_beyond_the_last_is_empty() -> None:
    """CU-4.8: only spaces 1 to L are."""
    assert not {f"hire:{space}" for space in range(17, 21)} & set(legal(new(options="paparazzi")))
