"""A leg: rolling and deciding, the declaration, success and hand-over (sections 3, 4, 6 and 8)."""

import pytest

from tests.celestia.positions import (
    aboard,
    asked,
    captain,
    city,
    dice,
    discards,
    hand,
    happened,
    left,
    legal,
    play,
    position,
    stay,
    treasures,
    why,
)


def test_passengers_decide_before_the_captain_pays_and_flies() -> None:
    """CE-3.1, CE-4.4, CE-6.1, CE-6.3, CE-8.1, CE-8.3, CE-13.22, CE-14.3, CE-14.58"""
    match = position(("LCHT", "", ""), "lf--")
    assert asked(match) == (1, "passenger") and hand(match) == "CLHT"
    play(match, "stay")
    assert asked(match) == (2, "passenger")
    play(match, "stay")
    assert hand(match) == "HT" and discards(match) == "CL" and city(match) == 2
    assert captain(match) == 1 and asked(match) == (2, "passenger"), "the next leg was rolled without a decision"


@pytest.mark.parametrize(("at", "count"), [(1, 2), (6, 3), (9, 3), (12, 3), (15, 4), (20, 4)])
def test_as_many_dice_as_the_next_city_shows(at: int, count: int) -> None:
    """CE-4.3, CE-14.4"""
    assert dice(position(city=at, dice="----")) == "-" * count


def test_whoever_leaves_takes_the_top_treasure_and_is_out() -> None:
    """CE-4.5, CE-4.7, CE-13.13, CE-14.5"""
    match = position(dice="----", piles={1: [3, 1]})
    play(match, "leave")
    assert treasures(match, 1) == [3] and left(match, 1) == 1 and aboard(match) == [0, 2]
    play(match, "stay")
    assert captain(match) == 2 and asked(match) == (0, "passenger"), "seat 1 is out until the next journey"
    assert happened(match, "treasure_taken", 1) == [{"seat": 1, "city": 1, "value": 3}]
    assert happened(match, "treasure_taken", 0) == [{"seat": 1, "city": 1}]


def test_nobody_leaves_where_no_treasure_is_left() -> None:
    """CE-4.6, CE-5.4, CE-13.21, CE-14.23"""
    match = position(("", "E", ""), "------", piles={1: [2]})
    play(match, "leave")
    assert city(match) == 2, "the second passenger is not asked, and nobody can be ejected"
    assert aboard(match) == [0, 2] and not happened(match, "ejected")
    match = position(("", "", "E", ""), "------", piles={1: []})
    assert city(match) == 2 and aboard(match) == [0, 1, 2, 3]


def test_a_captain_with_passengers_cannot_land() -> None:
    """CE-4.2, CE-14.26"""
    match = position(("", ""), "--")
    assert asked(match) == (1, "passenger") and why(match, "land") == "CE-4.2" and why(match, "fly_on") == "CE-4.1"


def test_a_lone_captain_may_land_at_the_start_of_a_leg() -> None:
    """CE-4.1, CE-4.2, CE-9.1, CE-9.5, CE-12.17, CE-13.2, CE-13.12, CE-14.24, CE-14.25"""
    match = position(("", "", ""), "------", off=(1,))
    play(match, "leave")
    assert city(match) == 2 and aboard(match) == [0], "the captain completed the leg alone"
    assert asked(match) == (0, "lone_captain") and legal(match) == ["fly_on", "land"] and dice(match) == ""
    flown = play(match.at(1), "fly_on")
    assert city(flown) == 4 and captain(flown) == 0 and asked(flown) == (0, "lone_captain")
    landed = position(("", "", ""), "--", city=9, captain=1, off=(0, 2), piles={9: [10, 9]})
    play(landed, "land")
    assert treasures(landed, 1) == [10] and captain(landed) == 2 and city(landed) == 1
    assert int(landed.states["journey"][0]) == 2 and aboard(landed) == [0, 1, 2]


def test_a_captain_with_the_exact_equipment_must_fly_and_keeps_his_turbo() -> None:
    """CE-6.3, CE-8.2, CE-12.13, CE-14.7"""
    match = stay(position(("CT", "", ""), "f---"))
    assert discards(match) == "C" and hand(match) == "T" and city(match) == 2


def test_turbos_stand_for_missing_equipment_if_the_captain_likes() -> None:
    """CE-6.5, CE-7.11, CE-8.1, CE-13.5, CE-13.15, CE-14.6"""
    match = stay(position(("HT", "", ""), "bb-" + "---", city=6))
    assert asked(match) == (0, "declaration") and legal(match) == ["use_turbo", "no_turbo"]
    used = play(match.at(2), "use_turbo")
    assert discards(used) == "HT" and hand(used) == "" and city(used) == 9
    play(match, "no_turbo")
    assert hand(match)[:1] == "H" and "T" in hand(match) and discards(match) == "" and city(match) == 1
    assert happened(match, "crashed") == [{"seat": 0}]


def test_the_deficit_counts_each_hazard_by_itself() -> None:
    """CE-6.2, CE-6.4, CE-8.1, CE-8.2, CE-13.15, CE-14.45"""
    match = stay(position(("CLLT", "", ""), "ffl" + "---", city=6))
    assert asked(match) == (0, "declaration")
    play(match, "use_turbo")
    assert discards(match) == "CLT" and hand(match) == "L"


def test_more_missing_than_turbos_is_unable() -> None:
    """CE-6.6, CE-6.7, CE-14.8"""
    match = stay(position(("C", "CCCC", ""), "ff" + "--"))
    assert happened(match, "declared") == [{"seat": 0, "answer": "unable"}]
    match = stay(position(("T", "CCCC", ""), "ff" + "--"))
    assert happened(match, "declared") == [{"seat": 0, "answer": "unable"}], "one turbo for two hazards"
    match = stay(position(("TT", "", ""), "ff" + "--"))
    assert asked(match) == (0, "declaration")


def test_blank_dice_need_nothing() -> None:
    """CE-6.1, CE-14.9"""
    match = stay(position(("CLHKT", "G", ""), "--" + "--"))
    assert asked(match) == (1, "wind_gust"), "able, and a wind gust may come"
    play(match, "pass")
    assert hand(match) == "CLHKT" and city(match) == 2


def test_the_next_player_aboard_becomes_captain() -> None:
    """CE-8.4, CE-14.27"""
    match = stay(position(("", "", "", ""), "----", captain=1, off=(2,)))
    assert captain(match) == 3 and city(match) == 2


def test_at_the_last_stop_everybody_aboard_takes_a_treasure_while_the_pile_lasts() -> None:
    """CE-8.5, CE-9.1, CE-14.29"""
    match = position(("", "", ""), "----" + "--", city=20, captain=1, piles={25: [25, 25]}, journey=3)
    stay(match)
    assert [treasures(match, seat) for seat in range(3)] == [[], [25], [25]]
    assert int(match.states["journey"][0]) == 4 and city(match) == 1 and captain(match) == 2


def test_the_highest_remaining_stop_is_the_last() -> None:
    """CE-9.7, CE-12.19, CE-14.30"""
    match = stay(position(("", "", ""), "----" + "--", city=15, piles={25: [], 20: [20, 20, 20]}))
    assert [treasures(match, seat) for seat in range(3)] == [[20], [20], [20]] and city(match) == 1


def test_cities_without_treasures_are_passed_by() -> None:
    """CE-9.7, CE-12.18, CE-14.31"""
    match = position(dice="----", piles={2: [], 4: []})
    assert dice(match) == "--"
    assert city(stay(match)) == 6
    match = position(dice="---" + "---", piles={2: [], 4: [], 6: []})
    assert dice(match) == "---" and city(stay(match)) == 9


def test_what_passengers_decided_stands_after_a_reroll() -> None:
    """CE-4.8, CE-14.42"""
    match = stay(position(("", "G", ""), "--" + "ff" + "--"))
    assert asked(match) == (1, "wind_gust")
    play(match, "wind_gust")
    assert happened(match, "crashed") and len(happened(match, "stayed")) == 2, "nobody was asked again"


def test_a_crash_leaves_the_hands_as_they_were() -> None:
    """CE-7.10, CE-7.11, CE-7.12, CE-9.4, CE-9.5, CE-14.28, CE-14.38"""
    match = position(("KKT", "CC", "HL"), "ff" + "--", captain=1, off=(2,), deck="EJA")
    stay(match)
    match = position(("KKT", "C", "HL"), "ff" + "--", captain=1, off=(2,), deck="EJA")
    stay(match)
    assert captain(match) == 2 and aboard(match) == [0, 1, 2], "left of the last captain, though he was off"
    assert [hand(match, seat) for seat in range(3)] == ["KKTJ", "CA", "LHE"], "one card each from the new captain on"
    assert discards(match) == ""
