"""Rulings of section 15 that belong to no other file."""

from nomarch.games.camelup.components import TABLE
from tests.camelup.positions import end_leg, end_race, happened, leg_sums, legal, new, position, roll, track


def test_the_bank_is_unlimited() -> None:
    """CU-15.38: players together may own far more than the box holds."""
    match = end_leg("BGOYW", money=dict.fromkeys(range(4), 400), leg_tiles=dict.fromkeys(range(4), "B5"))
    assert match.scores == [405, 405, 405, 406]
    assert TABLE["money"]["bank_limited"]["value"] is False


def test_the_rules_set_no_turn_limit() -> None:
    """CU-15.39: desert tiles can be moved without end; a game stopped then is unfinished and not scored."""
    match = new(2)
    match.play("race:winner:blue")
    match.play("race:loser:green")
    for turn in range(1000):
        match.play(f"desert:{7 + turn // 2 % 2}:oasis" if turn % 2 == 0 else f"desert:{11 + turn // 2 % 2}:mirage")
    assert (match.over, match.winners, match.to_move) == (False, [], 0)
    assert match.scores == [3, 3]
    assert happened(match, "race_card_scored") == []


def test_the_camera_can_be_moved_without_end() -> None:
    """CU-15.39"""
    match = new(2, "paparazzi")
    match.play("hire:7")
    for turn in range(500):
        match.play(f"desert:{11 + turn % 2}:oasis")
        match.play(f"hire:{8 - turn % 2}")
    assert not match.over


def test_alliances_and_ranking_tiles_count_when_the_race_ends() -> None:
    """CU-15.55"""
    table = {"covered": {0: "2:G5", 1: "3:B5"}, "leg_tiles": {1: "B3"}, "allies": ((0, 1),)}
    match = end_race("BGOYW", players=6, options="connoisseurs allies", **table)
    assert leg_sums(match)[:2] == [3 + 3, -1 + 3 + 3]
    assert match.scores[:2] == [9, 8]


def test_what_was_placed_stays_whatever_comes_near() -> None:
    """CU-15.56: legality is judged only when a thing is placed."""
    match = position("6:GYO 3:BW", options="paparazzi referee", desert={1: "8+"}, referee=10, to_move=2)
    match.play("hire:9")
    match.play("desert:11:mirage")
    match = roll(match, "B", 1)
    match = roll(match, "G", 1)
    assert track(match) == "4:BW 7:GYO"
    view = match.view()
    assert [(tile["seat"], tile["space"]) for tile in view["desert"]] == [(1, 8), (3, 11)]
    assert (view["camera"], view["referee"]) == ({"space": 9, "seat": 2}, 10)


def test_a_desert_tile_stays_though_camels_come_to_stand_on_both_sides() -> None:
    """CU-15.56"""
    match = roll(roll(position("6:GYO 5:BW", desert={1: "8+"}), "B", 2), "G", 2)
    assert track(match) == "7:BW 9:GYO"
    assert match.view()["desert"] == [{"seat": 1, "space": 8, "side": "oasis"}]


def test_the_pyramid_tile_of_the_last_move_of_a_leg_counts() -> None:
    """CU-15.59"""
    match = end_leg("BGOYW", to_move=2, pyramid_tiles={2: 1})
    assert leg_sums(match) == [0, 0, 2, 0]


def test_the_pyramid_tile_of_the_last_move_of_the_race_counts() -> None:
    """CU-15.59"""
    match = end_race("BGOYW", to_move=1)
    assert match.scores == [3, 4, 3, 3]
    assert legal(match) == []
