"""Building a district (section 6)."""

import pytest

from tests.fertility.positions import Z4, held, legal, place, played, refused, table, wheat

CHEAP = "D01A D04P D09A D08G"
"""Costs 0, 1, 2, 2."""


def test_the_cost_is_paid_with_any_mix_of_tokens_and_wheat() -> None:
    # FE-15.29, FE-6.3, FE-6.4, FE-13.19; the rulebook's example: one grape and one wheat
    match = table(decision="build", display=CHEAP, held="G", wheat=1)
    played(match, "build:2", "pay:G", "pay:wheat")
    view = match.view()
    assert view["store"]["G"] == 20 and wheat(match) == 0 and held(match) == ""
    assert [(built["space"], built["cost"]) for built in view["seats"][0]["districts"]] == [(0, 2)]


def test_paying_offers_what_is_held_in_any_order() -> None:
    # FE-15.70, FE-14.9, FE-14.18
    match = played(table(decision="build", display=CHEAP, held="AC", wheat=1), "build:2")
    assert [action.id for action in match.legal()] == [1549, 1550, 1553]
    assert refused(match, "pay:G") == "FE-14.18"
    played(match, "pay:wheat")
    assert legal(match) == ["pay:A", "pay:C"] and refused(match, "pay:wheat") == "FE-14.18"


def test_a_district_of_cost_0_needs_no_payment() -> None:
    # FE-15.30, FE-6.7, FE-13.18
    match = table(decision="build", display=CHEAP)
    assert legal(match) == ["build:0", "no_build"]
    assert refused(match, "build:1") == "FE-13.18"
    played(match, "build:0")
    assert match.decision == "take"


def test_a_chosen_district_must_be_paid() -> None:
    # FE-13.18
    match = played(table(decision="build", display=CHEAP, held="AC"), "build:2")
    for action in ("no_build", "build:0", "supply_done", "take:0"):
        assert refused(match, action) == "FE-13.18"


def test_only_one_district_is_built_in_a_turn() -> None:
    # FE-15.60, FE-6.1
    match = played(table(decision="build", display=CHEAP, held="A"), "build:0")
    assert match.decision == "supply" and refused(match, "build:1") == "FE-6.1"


def test_without_an_empty_space_nobody_builds() -> None:
    # FE-15.31, FE-6.2, FE-13.1, FE-14.17
    built = "D01A D01C D01G D01P D02A D02C D02G"
    match = table(reserve="AC GP AG", display="D03A D03C D03G D03P", built=built)
    played(match, place(0, "E", "(3,7)"))
    assert match.decision == "supply" and refused(match, "build:0") == "FE-6.2"


def test_tokens_in_shops_never_pay() -> None:
    # FE-15.61, FE-6.5, FE-14.17
    match = table(reserve="AC GP AG", display="D04A D04C D08G D08P", shops="0G 1A", store="")
    played(match, place(0, "E", "(3,7)"))
    assert match.decision == "take" and refused(match, "build:0") == "FE-3.3"


def test_districts_go_to_the_lowest_empty_space() -> None:
    # FE-15.62, FE-6.6, FE-13.19, FE-14.21
    match = table(decision="build", display="D01A D02A D03A D03C", built="D01C", held="A")
    played(match, "build:1")
    districts = match.view()["seats"][0]["districts"]
    assert [built["space"] for built in districts] == [0, 1]
    assert [[shop["shop"] for shop in built["shops"]] for built in districts] == [[4, 5], [7, 8]]


def test_the_district_lies_on_its_space_before_it_is_paid() -> None:
    # FE-13.19
    match = played(table(decision="build", display=CHEAP, held="AC"), "build:2")
    assert match.decision == "pay" and match.view()["seats"][0]["districts"][0]["space"] == 0


def test_the_slot_of_a_built_district_stays_empty_until_the_end_of_the_turn() -> None:
    # FE-15.66, FE-9.4, FE-13.20
    match = table(decision="build", display=CHEAP, held="A")
    others = [match.view()["display"][slot] for slot in (0, 2, 3)]
    top = match.unpacked().districts[4]
    played(match, "build:1", "pay:A")
    assert match.view()["display"][1] is None
    played(match, "take:0")
    after = match.view()["display"]
    assert after[1]["district"] == top and [after[slot] for slot in (0, 2, 3)] == others


def test_wheat_of_the_placement_pays_in_the_same_turn_and_wheat_of_shops_in_the_next() -> None:
    # FE-15.68, FE-13.17
    match = table(reserve="AC GP AG", display="D04A D04C D04G D04P", store="")
    played(match, place(0, "N", "(3,5)"))
    assert wheat(match) == 2 and match.decision == "build"
    shop = table(decision="build", display="D01A D08C D08G D08P", held="C")
    played(shop, "no_build", "supply:2:C")
    assert wheat(shop) == 1 and refused(shop, "build:0") == "FE-3.3"


@pytest.mark.parametrize("seed", range(3))
def test_whoever_builds_whenever_possible_has_seven_districts_and_eight_are_left(seed: int) -> None:
    # FE-15.71, FE-13.1, FE-13.33
    match = table(Z4, players=4)
    while not match.over:
        actions = match.legal()
        builds = [action for action in actions if action.verb == "build"]
        costs = [district["cost"] if district else 9 for district in match.view()["display"]]
        match.play(
            min(builds, key=lambda action: costs[int(action.args[0])]) if builds else actions[seed % len(actions)]
        )
    assert max(match.unpacked().built_count[:4]) == 7
    assert match.view()["district_stack"] == 36 - sum(match.unpacked().built_count) >= 8
