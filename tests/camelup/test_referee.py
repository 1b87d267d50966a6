"""The referee camel: section 14, with its rulings and those on lanes."""

from typing import Any

import pytest

from nomarch import Match
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    CAMELUP,
    end_leg,
    happened,
    legal,
    new,
    order,
    position,
    random_play,
    refused,
    roll,
    track,
)


def table(camels: str, referee: int = 0, **rest: Any) -> Match:
    """A table on which the referee stands here, or has left."""
    return position(camels, options="referee", referee=referee, **rest)


@pytest.mark.parametrize(("players", "marker"), [(2, 0), (4, 0), (4, 2), (8, 7)])
def test_the_right_neighbour_of_the_marker_holder_places_the_referee(players: int, marker: int) -> None:
    """CU-14.1: at the start of each leg, on a space without camels."""
    match = end_leg("BGOYW", players=players, options="referee", to_move=(marker - 1) % players)
    assert (match.decision, match.to_move, match.view()["marker"]) == ("referee", (marker - 1) % players, marker)
    assert legal(match) == [f"ref:{space}" for space in range(1, 17) if space not in (3, 6, 8, 10, 12)]
    assert refused(match, "ref:8") == "CU-14.1"
    match.play("ref:11")
    assert match.view()["referee"] == 11
    assert happened(match, "referee_placed") == [{"seat": (marker - 1) % players, "space": 11}]


def test_with_two_players_seat_1_places_and_seat_0_begins() -> None:
    """T27: CU-3.5, CU-14.1"""
    match = new(2, "referee")
    assert (match.decision, match.to_move) == ("referee", 1)
    match.play("ref:9")
    assert (match.decision, match.to_move) == ("turn", 0)


def test_the_referee_acts_on_the_first_unit_that_ends_its_move_there() -> None:
    """CU-14.2: and only on the first."""
    match = roll(table("6:OW 7:GY 12:B", referee=9), "G", 2)
    assert track(match) == "6:OW 9:Y|G 12:B"
    match = roll(match, "O", 3)
    assert track(match) == "9:YOW|G 12:B"


def test_the_referee_splits_a_unit() -> None:
    """T48: CU-14.3, CU-14.5, CU-14.7: the top camel stands leftmost; then each runs alone."""
    match = roll(table("7:BGO 3:YW", referee=9), "B", 2)
    assert track(match) == "3:YW 9:O|G|B"
    assert order(match)[:3] == "OGB"
    assert match.view()["referee"] is None
    assert track(roll(match, "G", 2)) == "3:YW 9:O|B 11:G"


@pytest.mark.parametrize(("camels", "lanes"), [("7:BGOYW", "W|Y|O|G|B"), ("7:WYOBG", "G|B|O|Y|W")])
def test_the_top_camel_stands_leftmost_and_the_bottom_camel_rightmost(camels: str, lanes: str) -> None:
    """CU-14.3: so that the order of the camels stays."""
    before = table(camels, referee=9)
    match = roll(before, camels[2], 2)
    assert track(match) == f"9:{lanes}"
    assert order(match) == order(before)
    assert happened(match, "lined_up") == [{"space": 9, "camels": 5}]


def test_a_single_camel_simply_stays() -> None:
    """T52: CU-14.4, CU-14.5"""
    match = roll(table("8:B 3:GOYW", referee=9), "B", 1)
    assert track(match) == "3:GOYW 9:B"
    assert match.view()["referee"] is None


@pytest.mark.parametrize("camels", ["7:BGO 3:YW", "7:B 3:GOYW"])
def test_the_referee_then_leaves_for_the_rest_of_the_leg(camels: str) -> None:
    """CU-14.5"""
    match = roll(table(camels, referee=9), "B", 2)
    while match.view()["leg"] == 1:
        assert match.view()["referee"] is None
        match.play("pyramid")
    assert match.decision == "referee"


def test_a_referee_still_on_the_track_is_taken_off_and_placed_anew() -> None:
    """CU-14.6"""
    match = end_leg("BGOYW", options="referee", referee=15)
    assert (match.view()["referee"], match.decision) == (None, "referee")
    assert refused(match, "ref:15") is None
    match.play("ref:4")
    assert match.view()["referee"] == 4


@pytest.mark.parametrize(("camel", "left"), [("O", "9:G|B"), ("G", "9:O|B"), ("B", "9:O|G")])
def test_a_lined_up_camel_moves_without_its_former_companions(camel: str, left: str) -> None:
    """CU-14.7"""
    match = roll(table("9:O|G|B 3:YW"), camel, 2)
    assert track(match) == f"3:YW {left} 11:{camel}"


def test_the_referee_never_moves() -> None:
    """CU-14.8: he stands where he was placed until he leaves."""
    for seed in range(6):
        space = 0
        for match in random_play(seed, 300, players=4, options="referee"):
            placed = happened(match, "referee_placed")
            space = placed[-1]["space"] if placed else 0
            assert match.view()["referee"] in (None, space)


def test_the_referee_is_not_ranked_and_cannot_be_bet_on() -> None:
    """CU-14.8"""
    match = table("7:BGO 3:YW", referee=16)
    assert order(match) == "OGBWY"
    bets = [action for action in CAMELUP.vocabulary.actions if action.verb in ("leg", "race", "cover", "bottom")]
    assert {action.args[action.names.index("camel")] for action in bets} == set(COLOURS)


def test_the_referee_may_stand_on_any_space_without_camels() -> None:
    """CU-15.23: space 1 included."""
    assert legal(position("2:GYO 3:BW", options="referee")) == [f"ref:{s}" for s in (1, *range(4, 17))]
    assert legal(new(4, "referee dice")) == [f"ref:{s}" for s in (2, *range(4, 21))]


def test_nothing_else_is_placed_on_the_referees_space() -> None:
    """T53: CU-15.24"""
    match = position("1:GYO 3:BW", options="referee paparazzi", referee=12)
    assert refused(match, "desert:12:oasis") == refused(match, "desert:12:mirage") == "CU-15.24"
    assert refused(match, "hire:12") == "CU-15.24"
    gone = position("1:GYO 3:BW", options="referee paparazzi", referee=0)
    assert refused(gone, "desert:12:oasis") is refused(gone, "hire:12") is None


def test_a_unit_that_arrives_goes_on_top_of_the_leftmost_lane() -> None:
    """T49: CU-15.25, CU-15.47"""
    match = roll(table("8:W 9:O|G|B 3:Y"), "W", 1)
    assert track(match) == "3:Y 9:OW|G|B"
    assert order(match) == "WOGBY"
    assert track(roll(match, "O", 1)) == "3:Y 9:G|B 10:OW"


def test_a_unit_sent_on_by_an_oasis_goes_on_top_of_the_leftmost_lane() -> None:
    """CU-15.25"""
    assert track(roll(table("6:YW 9:O|G|B", desert={1: "8+"}), "Y", 2)) == "9:OYW|G|B"


def test_a_unit_sent_back_goes_beneath_the_rightmost_lane() -> None:
    """T50: CU-15.26"""
    match = roll(table("8:Y 9:O|G|B 3:W", desert={1: "10-"}), "Y", 2)
    assert match.scores[1] == 4
    assert track(match) == "3:W 9:O|G|YB"
    assert order(match)[:4] == "OGBY"


@pytest.mark.parametrize(
    ("camel", "end", "expected"),
    [pytest.param("B", "9:O|BG", "OGB", id="T51 blue"), pytest.param("O", "9:G|OB", "GBO", id="T51 orange")],
)
def test_a_unit_sent_back_to_where_it_stood_goes_beneath_the_lanes_that_remain(
    camel: str, end: str, expected: str
) -> None:
    """T51: CU-15.45"""
    match = roll(table("9:O|G|B 3:YW", desert={1: "10-"}), camel, 1)
    assert track(match) == f"3:YW {end}"
    assert order(match)[:3] == expected


def test_lanes_last_across_legs() -> None:
    """CU-15.46"""
    match = roll(table("9:O|G|B 2:Y 5:W", dice="Y"), "Y", 1)
    assert match.view()["leg"] == 2
    assert track(match) == "3:Y 5:W 9:O|G|B"
    match.play("ref:16")
    assert track(roll(match, "B", 2)) == "3:Y 5:W 9:O|G 11:B"


def test_a_lane_without_camels_vanishes_and_a_single_lane_is_an_ordinary_stack() -> None:
    """CU-15.47"""
    match = roll(table("9:O|G|B 2:Y 5:W"), "G", 3)
    assert track(match) == "2:Y 5:W 9:O|B 12:G"
    match = roll(match, "O", 1)
    assert track(match) == "2:Y 5:W 9:B 10:O 12:G"
    assert match.view()["track"][2] == {"space": 9, "lanes": [["blue"]]}
    riding = roll(position("9:B 8:W 10:O 12:G 2:Y"), "W", 1)
    assert track(riding) == "2:Y 9:BW 10:O 12:G"


def test_placing_the_referee_is_compulsory() -> None:
    """CU-15.48: nothing else can be done before."""
    match = new(4, "referee")
    assert {action.verb for action in match.legal()} == {"ref"}
    assert refused(match, "pyramid") == refused(match, "adr:none") == "CU-15.48"


def test_the_referee_is_placed_only_at_the_start_of_a_leg() -> None:
    """CU-14.1"""
    match = new(4, "referee")
    match.play("ref:9")
    assert refused(match, "ref:10") == "CU-14.1"


def test_tiles_camera_and_referee_never_share_a_space() -> None:
    """CU-15.49: so no move causes both a photo and a line-up."""
    photos = line_ups = 0
    for seed in range(25):
        for match in random_play(seed, 250, players=6, options=ALL_SIX):
            view = match.view()
            spaces = [tile["space"] for tile in view["desert"]]
            spaces += [view["camera"]["space"]] if view["camera"] else []
            spaces += [view["referee"]] if view["referee"] else []
            assert len(set(spaces)) == len(spaces)
        moves: dict[int, set[str]] = {}
        for event in match.events():
            moves.setdefault(event["after"], set()).add(event["event"])
        assert not any({"photographed", "lined_up"} <= move for move in moves.values())
        photos += len(happened(match, "photographed"))
        line_ups += len(happened(match, "lined_up"))
    assert photos > 10
    assert line_ups > 10
