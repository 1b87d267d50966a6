"""Movement: section 6, with the rulings on the finish line and on desert tiles."""

from itertools import pairwise

import pytest

from tests.camelup.positions import (
    ALL_SIX,
    Table,
    happened,
    names,
    order,
    position,
    random_play,
    roll,
    track,
)


@pytest.mark.parametrize("camel", "BGOYW")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_die_moves_its_camel_by_its_face(camel: str, face: int) -> None:
    """CU-6.1"""
    others = "BGOYW".replace(camel, "")
    assert track(roll(position(f"5:{camel} 10:{others}"), camel, face)) == f"{5 + face}:{camel} 10:{others}"


@pytest.mark.parametrize("space", [2, 9, 13])
def test_a_camel_carries_those_above_it(space: int) -> None:
    """T2: CU-6.1, CU-6.2: those below stay."""
    assert track(roll(position(f"{space}:WGOY 1:B"), "O", 3)) == f"1:B {space}:WG {space + 3}:OY"


def test_camels_in_other_lanes_stay() -> None:
    """CU-6.2"""
    match = position("9:OW|GY|B", options="referee", referee=0)
    assert track(roll(match, "G", 1)) == "9:OW|B 10:GY"
    assert track(roll(match, "W", 1)) == "9:O|GY|B 10:W"


def test_a_unit_that_crosses_the_line_ends_the_race_at_once() -> None:
    """CU-6.3: it is put beyond the line in its own order."""
    match = roll(position("13:WB 15:YOG"), "Y", 2)
    assert track(match) == "13:WB 17:YOG"
    assert order(match) == "GOYBW"
    assert match.over


@pytest.mark.parametrize("face", [1, 2, 3])
def test_nothing_acts_on_a_unit_that_has_crossed(face: int) -> None:
    """CU-6.3: no tile, camera or referee, wherever they are."""
    table: Table = {"desert": {1: "2+", 2: "4-"}, "camera": (3, 1), "referee": 3}
    match = position("15:W 16:BYOG", options="paparazzi referee", **table)
    match = roll(match, "B", face)
    assert names(match)[:3] == ["pyramid_tile_taken", "rolled", "moved"]
    assert not {"desert_coin", "photographed", "lined_up"} & set(names(match))
    assert track(match) == f"15:W {16 + face}:BYOG"


def test_a_unit_goes_on_top_of_the_camels_where_it_stops() -> None:
    """T3: CU-6.8"""
    assert track(roll(position("5:WG 6:B 7:Y 1:O"), "W", 2)) == "1:O 6:B 7:YWG"


def test_an_oasis_pays_its_owner_and_sends_the_unit_on() -> None:
    """T4: CU-6.4, CU-6.6, CU-6.8"""
    match = roll(position("5:WG 6:B 8:OY", desert={2: "7+"}), "W", 2)
    assert track(match) == "6:B 8:OYWG"
    assert happened(match, "desert_coin") == [{"seat": 2, "space": 7, "amount": 1}]
    assert match.scores == [3, 3, 4, 3]


def test_a_mirage_pays_its_owner_and_sends_the_unit_back_beneath_others() -> None:
    """T5: CU-6.7, CU-6.9"""
    match = roll(position("5:WG 6:B 1:OY", desert={2: "7-"}), "W", 2)
    assert track(match) == "1:OY 6:WGB"
    assert match.scores == [3, 3, 4, 3]


def test_a_unit_can_be_sent_back_beneath_the_camels_it_stood_on() -> None:
    """T16: CU-6.9, CU-4.6"""
    match = roll(position("4:WGO 9:BY", desert={1: "5-"}), "G", 1)
    assert track(match) == "4:GOW 9:BY"
    assert order(match)[2:] == "WOG"
    assert match.scores[1] == 4


@pytest.mark.parametrize("camels", ["5:W 1:GOBY", "5:WG 1:OBY", "5:WGO 1:BY", "5:WGOBY"])
@pytest.mark.parametrize("side", "+-")
def test_the_owner_gets_one_pound_whatever_the_size_of_the_unit(camels: str, side: str) -> None:
    """CU-6.4"""
    assert roll(position(camels, desert={3: f"7{side}"}), "W", 2).scores == [3, 3, 3, 4]


def test_the_owner_is_paid_also_for_his_own_roll() -> None:
    """CU-6.5"""
    assert roll(position("5:WG 6:B 1:OY", desert={0: "7+"}, to_move=0), "W", 2).scores == [4, 3, 3, 3]


def test_the_coin_is_paid_at_once() -> None:
    """CU-6.4: before the unit is put down, and before any scoring."""
    match = roll(position("5:WG 6:B 1:OY", desert={0: "7+"}, dice="W"), "W", 2)
    assert names(match)[:4] == ["pyramid_tile_taken", "rolled", "desert_coin", "moved"]


@pytest.mark.parametrize(
    ("side", "end"), [pytest.param("+", 8, id="CU-6.6 oasis"), pytest.param("-", 6, id="CU-6.7 mirage")]
)
@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_final_space_is_next_to_the_target(side: str, end: int, face: int) -> None:
    """CU-6.6, CU-6.7"""
    match = roll(position(f"{7 - face}:W 10:GOBY", desert={1: f"7{side}"}), "W", face)
    assert track(match) == f"{end}:W 10:GOBY"


@pytest.mark.parametrize(
    ("camels", "desert", "end"),
    [
        pytest.param("5:WG 7:OY 9:B", {}, "7:OYWG 9:B", id="CU-6.8 no tile"),
        pytest.param("5:WG 8:OY 9:B", {1: "7+"}, "8:OYWG 9:B", id="CU-6.8 oasis"),
        pytest.param("5:WG 6:OY 9:B", {1: "7-"}, "6:WGOY 9:B", id="CU-6.9 mirage"),
    ],
)
def test_only_a_unit_sent_back_goes_beneath(camels: str, desert: dict[int, str], end: str) -> None:
    """CU-6.8, CU-6.9"""
    assert track(roll(position(camels, desert=desert), "W", 2)) == end


@pytest.mark.parametrize("desert", [{}, {1: "9+"}, {1: "9-"}])
def test_the_order_inside_the_unit_does_not_change(desert: dict[int, str]) -> None:
    """CU-6.10"""
    end = track(roll(position("7:BWYGO", desert=desert), "W", 2)).partition(" ")[2]
    assert end.partition(":")[2] == "WYGO"


@pytest.mark.parametrize("side", "+-")
def test_the_desert_tile_stays(side: str) -> None:
    """CU-6.11"""
    before = position("5:WG 6:B 1:OY", desert={2: f"7{side}"})
    assert roll(before, "W", 2).view()["desert"] == before.view()["desert"] != []


def test_spaces_passed_over_have_no_effect() -> None:
    """CU-6.12: neither tile nor camera nor referee acts, and camels there stay."""
    tile_and_camera = position("3:BW 1:GYO", options="paparazzi", desert={1: "4+"}, camera=(2, 5))
    match = roll(tile_and_camera, "B", 3)
    assert (track(match), match.scores) == ("1:GYO 6:BW", [3, 3, 3, 3])
    assert names(match) == ["pyramid_tile_taken", "rolled", "moved"]
    match = roll(position("3:BW 4:G 1:YO", options="referee", referee=5), "B", 3)
    assert (track(match), match.view()["referee"]) == ("1:YO 4:G 6:BW", 5)


def test_a_camera_passed_over_takes_no_photo() -> None:
    """T36: CU-6.12"""
    match = roll(position("4:B 1:GYOW", options="paparazzi", camera=(1, 6)), "B", 3)
    assert match.scores[1] == 3
    assert match.view()["camera"] == {"space": 6, "seat": 1}


def test_a_displacement_never_leads_onto_a_second_desert_tile() -> None:
    """CU-6.13: tiles are never neighbours, so no unit ends on one."""
    landings = 0
    for seed in range(12):
        for match in random_play(seed, 200, players=8):
            tiles = sorted(tile["space"] for tile in match.view()["desert"])
            assert all(b - a > 1 for a, b in pairwise(tiles))
            assert not {stack["space"] for stack in match.view()["track"]} & set(tiles)
        landings += len(happened(match, "desert_coin"))
    assert landings > 20


def test_the_events_of_a_roll_come_in_order() -> None:
    """CU-6.14: tile, draw, coin, placement, photo, then the tests for the end of race and leg."""
    match = position("3:BW 1:GYO", options="paparazzi", desert={3: "5+"}, camera=(1, 6), dice="B")
    ended = ["leg_ended", "leg_scored", "leg_scored", "leg_scored", "leg_scored", "leg_begun"]
    roll_with_photo = ["pyramid_tile_taken", "rolled", "desert_coin", "moved", "photographed"]
    assert names(roll(match, "B", 2)) == roll_with_photo + ended


def test_the_line_up_comes_after_placement_and_before_the_end_of_the_leg() -> None:
    """CU-6.14"""
    match = roll(position("3:BW 1:GYO", options="referee", desert={3: "5+"}, referee=6, dice="B"), "B", 2)
    assert names(match)[2:6] == ["desert_coin", "moved", "lined_up", "leg_ended"]
    assert happened(match, "leg_ended") == [{"winner": "white", "second": "blue"}]


def test_the_adrenaline_decision_comes_last() -> None:
    """CU-6.14: after coin, photo and the die put away."""
    table: Table = {"desert": {3: "5+"}, "camera": (1, 6), "pyramid_tiles": {0: 1}}
    match = position("3:BW 1:GYO", options="dice adrenaline paparazzi", **table)
    match = roll(match, "B", 2)
    assert match.decision == "adrenaline"
    assert match.scores == [3, 5, 3, 4]
    assert match.view()["dice"]["rolled"] == {"blue": 2}


@pytest.mark.parametrize("space", [2, 3])
@pytest.mark.parametrize("side", "+-")
def test_a_desert_tile_near_the_start_does_not_touch_a_unit_that_has_crossed(space: int, side: str) -> None:
    """CU-15.1"""
    match = roll(position("15:OB 14:GYW", desert={1: f"{space}{side}"}), "O", 3)
    assert (track(match), match.over) == ("14:GYW 18:OB", True)
    assert happened(match, "desert_coin") == []


def test_a_tile_on_space_2_does_not_act_on_a_camel_at_18() -> None:
    """T18: CU-15.1"""
    match = roll(position("15:B 1:GYOW", desert={1: "2+"}), "B", 3)
    assert (track(match), match.over, match.scores[1]) == ("1:GYOW 18:B", True, 3)


def test_an_oasis_on_the_last_space_sends_the_unit_over_the_line() -> None:
    """T17: CU-15.2, CU-4.2"""
    match = roll(position("14:BY 1:GOW", desert={1: "16+"}), "B", 2)
    assert (track(match), match.over) == ("1:GOW 17:BY", True)
    assert match.scores[1] == 4
    assert happened(match, "race_ended")[0]["winner"] == "yellow"


def test_a_mirage_on_the_last_space_keeps_the_race_going() -> None:
    """CU-6.7"""
    match = roll(position("14:BY 1:GOW", desert={1: "16-"}), "B", 2)
    assert (track(match), match.over, match.scores[1]) == ("1:GOW 15:BY", False, 4)


def test_no_mirage_sends_a_unit_below_space_1() -> None:
    """CU-15.57: the lowest mirage, on space 2, sends it to space 1."""
    assert track(roll(position("1:BY 3:GOW", desert={1: "2-"}), "Y", 1)) == "1:YB 3:GOW"
    for seed in range(6):
        for match in random_play(seed, 200, players=8, options=ALL_SIX):
            assert min(stack["space"] for stack in match.view()["track"]) >= 1
