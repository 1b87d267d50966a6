"""The course of a turn (section 3), its end (section 9), the end of the game (section 10), the two-player variant."""

import random
from collections import Counter

import pytest

from nomarch import Match
from tests.fertility.positions import FERTILITY, PLAIN, happened, held, legal, place, played, refused, table, wheat

CHEAP = "D01A D04P D09A D08G"


def random_game(players: int, seed: int, **options: bool) -> Match:
    """A random game played to its end."""
    match, chooser = FERTILITY.new(players, seed, options), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.legal()))
    return match


def test_the_phases_come_in_their_order() -> None:
    # FE-3.1, FE-14.15
    match = table(reserve="AC GP AG", display=CHEAP)
    for action, clause in (
        ("build:0", "FE-3.1"),
        ("supply:0:A", "FE-3.1"),
        ("pay:A", "FE-14.15"),
        ("take:0", "FE-9.6"),
    ):
        assert refused(match, action) == clause
    asked = [match.decision]
    for answer in (place(0, "E", "(3,7)"), "build:1", "pay:A", "take:0"):
        match.play(answer)
        asked.append(match.decision)
    assert asked == ["place", "build", "pay", "take", "place"]


def test_no_phase_is_returned_to() -> None:
    # FE-15.55, FE-3.2, FE-3.3, FE-14.15
    match = table(reserve="AC GP AG", display=CHEAP, wheat=2)
    played(match, place(0, "E", "(3,7)"), "no_build")
    assert refused(match, "build:0") == "FE-3.3" and refused(match, place(1, "E", "(3,7)")) == "FE-3.3"
    played(match, "supply:0:A")
    assert match.decision == "take"
    for action in ("build:0", "supply:1:A", place(1, "E", "(3,7)")):
        assert refused(match, action) == "FE-3.3"


def test_building_and_supplying_are_optional() -> None:
    # FE-3.2
    match = table(reserve="AC GP AG", display=CHEAP)
    played(match, place(0, "E", "(3,7)"), "no_build", "supply_done")
    assert match.decision == "take" and match.view()["seats"][0]["districts"] == []


def test_there_is_no_reward_without_a_quarry() -> None:
    # FE-5.7, FE-14.15
    assert refused(table(), "quarry:A") == "FE-5.7"


def test_held_tokens_go_back_before_a_tile_is_taken_and_wheat_stays() -> None:
    # FE-15.33, FE-9.1, FE-9.6
    match = played(table(decision="supply", held="AC", wheat=3), "supply_done")
    assert match.decision == "take" and held(match) == ""
    assert match.view()["store"] == dict.fromkeys("ACGP", 20) and wheat(match) == 3
    assert [event["event"] for event in match.events()] == ["returned", "returned"]


def test_the_taken_tile_fills_the_empty_slot_and_the_stack_the_pool() -> None:
    # FE-15.67, FE-9.2, FE-9.3, FE-13.21
    match = table(reserve="AC GP AG", pool="AP CG CP", display="D08A D08C D08G D08P", store="")
    top = match.unpacked().stack[match.unpacked().stack_top]
    played(match, place(2, "E", "(3,7)"), "take:0")
    state, view = match.unpacked(), match.view()
    assert view["seats"][0]["reserve"] == ["AC", "GP", "AP"]
    assert state.pool[0] == top and view["pool"][1:] == ["CG", "CP"]
    assert [event["event"] for event in match.events()][-3:] == ["tile_taken", "tile_revealed", "turn_begun"]


def test_a_new_district_is_revealed_after_the_pool_is_refilled() -> None:
    # FE-9.4, FE-9.6
    match = played(table(decision="build", display=CHEAP), "build:0", "take:1")
    revealed = [event["event"] for event in match.events() if event["event"].endswith("_revealed")]
    assert revealed == ["tile_revealed", "district_revealed"]
    assert None not in match.view()["display"]


def test_of_equal_tiles_in_the_pool_only_the_lowest_slot_is_offered() -> None:
    # FE-15.38, FE-14.19
    match = table(decision="take", pool="AC AC GP")
    assert legal(match) == ["take:0", "take:2"] and refused(match, "take:1") == "FE-14.19"


def test_turns_pass_clockwise() -> None:
    # FE-15.54, FE-2.15, FE-9.5
    for players in (2, 3, 4):
        match = random_game(players, 1)
        seats = [event["seat"] for event in happened(match, "turn_begun")]
        assert seats == [turn % players for turn in range(9 * players)]


@pytest.mark.parametrize(
    ("players", "variant", "tiles", "stack", "trigger"),
    [(4, False, 46, 31, 32), (3, False, 35, 23, 24), (2, False, 24, 15, 16), (2, True, 39, 30, 16)],
)
def test_everybody_has_nine_turns(players: int, variant: bool, tiles: int, stack: int, trigger: int) -> None:
    # FE-15.40, FE-2.7, FE-10.1, FE-10.2, FE-10.3, FE-12.2
    match = FERTILITY.new(players, 3, {"two_player_variant": variant})
    state = match.unpacked()
    assert state.stack_end == tiles and match.view()["stack"] == stack
    end = random_game(players, 3, two_player_variant=variant)
    begun = [event for event in end.events() if event["event"] in ("turn_begun", "end_triggered")]
    place = [event["event"] for event in begun].index("end_triggered")
    assert begun[place - 1]["turn"] == trigger and trigger % players == 0
    assert begun[place]["seat"] == players - 1
    turns = Counter(event["seat"] for event in happened(end, "turn_begun"))
    assert turns == dict.fromkeys(range(players), 9)


def test_after_the_last_turn_the_game_is_over() -> None:
    # FE-10.2
    match = random_game(3, 4)
    assert match.over and refused(match, "take:0") == "FE-10.2"
    scored = happened(match, "scored")
    assert [event["category"] for event in scored[::3]] == ["general", "specialists", "statues", "monuments", "granary"]
    totals = [sum(event["amount"] for event in scored if event["seat"] == seat) for seat in range(3)]
    assert totals == match.scores


@pytest.mark.parametrize("variant", [False, True])
def test_in_a_final_turn_no_tile_is_taken_but_a_built_district_is_replaced(variant: bool) -> None:
    # FE-15.41, FE-13.32, FE-10.2
    match = table(PLAIN, players=2, decision="build", display=CHEAP, final=True, held="G", two_player_variant=variant)
    pool, stack = match.view()["pool"], match.view()["stack"]
    played(match, "build:0", "supply_done")
    view = match.view()
    assert match.to_move == 1 and match.decision == "place"
    assert (view["pool"], view["stack"], view["turns_left"]) == (pool, stack, 1)
    assert None not in view["display"] and view["store"]["G"] == 20
    assert None not in view["seats"][1]["reserve"]


def test_in_the_variant_a_second_tile_leaves_the_pool_before_it_is_refilled() -> None:
    # FE-15.39, FE-12.3, FE-12.4
    match = table(PLAIN, players=2, decision="take", pool="AP CG CP", two_player_variant=True)
    assert refused(match, "remove:0") == "FE-12.3"
    played(match, "take:1")
    assert match.decision == "remove" and match.to_move == 0 and legal(match) == ["remove:0", "remove:2"]
    assert refused(match, "remove:1") == "FE-12.3" and match.view()["pool"] == ["AP", None, "CP"]
    played(match, "remove:2")
    view = match.view()
    assert view["pool"][0] == "AP" and None not in view["pool"] and view["removed"] == {"CP": 1}
    assert len(happened(match, "tile_revealed")) == 2 and match.to_move == 1


def test_without_the_variant_nothing_is_removed() -> None:
    # FE-12.3
    match = played(table(decision="take", pool="AP CG CP"), "take:1")
    assert match.decision == "place" and match.view()["removed"] == {}


def test_a_decision_with_nothing_to_choose_is_not_asked_unless_it_is_about_tiles_or_units() -> None:
    # FE-14.17
    one_unit = played(table(decision="build", display=CHEAP, held="A"), "build:1")
    assert one_unit.decision == "pay" and legal(one_unit) == ["pay:A"]
    one_tile = table(decision="take", pool="AC AC AC")
    assert legal(one_tile) == ["take:0"]
    for seed in range(5):
        match, chooser = FERTILITY.new(3, seed), random.Random(seed)
        while not match.over:
            assert legal(match) not in (["no_build"], ["supply_done"])
            match.play(chooser.choice(match.legal()))
