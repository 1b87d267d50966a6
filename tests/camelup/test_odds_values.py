"""The value of actions: the vectors V3 to V5 of the rules, and every action carried out to see what it changes."""

from fractions import Fraction
from typing import Any

import pytest

from nomarch import Match
from nomarch.games.camelup.odds import Situation, action_values, race_bet_value, race_bet_values, race_odds
from nomarch.games.camelup.odds.values import Prospects
from tests.camelup.positions import ALL_SIX, draw, position, random_play, with_seed

N5 = 29160
MODULES = "paparazzi connoisseurs allies"


def values(match: Match, seat: int = 0) -> dict[str, Fraction]:
    """The value of each legal action, by its text."""
    legal = {action.id: str(action) for action in match.legal()}
    return {legal[number]: value for number, value in action_values(match.states, seat, legal).items()}


def race_values(match: Match, seat: int = 0) -> dict[str, tuple[float, float]]:
    """The race value of each race bet, by its text."""
    legal = {action.id: str(action) for action in match.legal()}
    return {legal[number]: value for number, value in race_bet_values(match.states, seat, legal).items()}


V3 = {
    "leg:blue": 14414,
    "leg:green": -10322,
    "leg:orange": 29266,
    "leg:yellow": 10392,
    "leg:white": 43730,
    "bottom:5:green": 24736,
    "bottom:2:blue": 4228,
    "pyramid": 29160,
    "ally:3": 95185,
}


@pytest.mark.parametrize("action", V3)
def test_values_without_holdings_are_those_of_v3(action: str) -> None:
    """CU-17.16, CU-17.17, CU-17.21, CU-17.23"""
    match = position(players=6, options=MODULES, leg_tiles={3: "W5 O5"})
    assert values(match)[action] == Fraction(V3[action], N5)


@pytest.mark.parametrize(
    ("action", "value"), [("desert:4:oasis", 27763), ("desert:5:mirage", 15537), ("cover:2:white:5", -42874)]
)
def test_values_with_a_leg_tile_are_those_of_v4(action: str, value: int) -> None:
    """CU-17.19, CU-17.22"""
    match = position(players=6, options=MODULES, leg_tiles={0: "W5"})
    assert values(match)[action] == Fraction(value, N5)


def adrenaline_of_v5() -> Match:
    """The adrenaline decision of V5, reached by a leg bet on a stack that does not matter."""
    match = position(
        "1:GYO 3:B 4:W",
        options="dice adrenaline",
        dice="BGOY",
        extra="G",
        platform="BOWY",
        leg_tiles={0: "B5"},
        pyramid_tiles={0: 1},
    )
    match.play("race:winner:green")
    return match


def test_values_of_extra_dice_are_those_of_v5() -> None:
    """CU-17.13, CU-17.24: V_p and the three dice that can be bought."""
    match = adrenaline_of_v5()
    assert Prospects(match.states, 0).value == Fraction(3025, 1944)
    assert values(match) == {
        "adr:none": 0,
        "adr:blue": Fraction(811, 3645),
        "adr:orange": Fraction(-72287, 58320),
        "adr:yellow": Fraction(-38327, 29160),
    }


def test_a_race_bet_is_worth_nothing_in_the_leg() -> None:
    """CU-17.18"""
    found = values(position(leg_tiles={0: "W5"}))
    assert {found[action] for action in found if action.startswith("race:")} == {0}


def test_hiring_is_worth_the_photo_less_the_present_one() -> None:
    """CU-17.12, CU-17.20"""
    free, hired = position(options="paparazzi"), position(options="paparazzi", camera=(0, 6))
    assert values(free)["hire:5"] == Fraction(30857, N5)
    assert values(hired)["hire:5"] == Fraction(30857 - 31639, N5)


def test_the_copy_is_of_the_allys_best_tile_under_each_order() -> None:
    """CU-17.14: with an ally who holds W5 and O5 the seat can expect what V3 says of allying."""
    match = position(players=6, options=MODULES, leg_tiles={3: "W5 O5"}, allies=((0, 3),))
    assert Prospects(match.states, 0).value == Fraction(95185, N5)
    assert Prospects(match.states, 1).value == 0


def test_the_expectation_of_a_seat_has_all_its_parts() -> None:
    """CU-17.13: leg tile, covered tile, pyramid tiles, desert tile and photo."""
    table: dict[str, Any] = {"players": 6, "options": MODULES, "desert": {0: "5+", 1: "8-"}, "camera": (0, 7)}
    bare, rich = position(**table), position(**table, pyramid_tiles={0: 2}, leg_tiles={0: "W5"}, covered={0: "5:G3"})
    odds = Prospects(bare.states, 0).odds
    places = {colour: row for colour, row in zip("BGOYW", odds.places, strict=True)}
    photo_and_coins = Fraction(odds.landings[5] + odds.photo_camels, odds.total)
    leg_tile = Fraction(6 * places["W"][0] + 2 * places["W"][1], odds.total) - 1
    covered = Fraction(4 * places["G"][4], odds.total) - 1
    assert Prospects(bare.states, 0).value == photo_and_coins
    assert Prospects(rich.states, 0).value == photo_and_coins + leg_tile + covered + 2
    assert Prospects(rich.states, 1).value == Fraction(odds.landings[8], odds.total)


@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_worth_what_it_changes(seed: int) -> None:
    """CU-17.15, CU-17.16, CU-17.18 to CU-17.25 (CU-17.19, CU-17.20, CU-17.21, CU-17.22, CU-17.23, CU-17.24, CU-17.25):
    carry every action out and compare what the seat can expect before and after."""
    for number, match in enumerate(random_play(seed, actions=120, players=6, options=ALL_SIX)):
        if match.over or number % 7:
            continue
        seat = match.to_move
        assert seat is not None
        before = Prospects(match.states, seat).value
        for action, value in values(match, seat).items():
            if action != "pyramid":
                after = Match.from_position(match.game, match.states)
                after.play(action)
                assert Prospects(after.states, seat).value - before == value, action


def test_rolling_is_worth_the_pyramid_tile_alone() -> None:
    """CU-17.15, CU-17.17: averaged over all rolls, money and expectations come to exactly one pound more."""
    table: dict[str, Any] = {"leg_tiles": {0: "W5 B3"}, "desert": {0: "4+", 2: "7-"}, "camera": (0, 6), "dice": "GW"}
    match = position(options="paparazzi", **table)
    before = Prospects(match.states, 0).value
    outcomes: dict[tuple[str, str, int], Fraction] = {}
    for seed in range(200):
        after = with_seed(match, seed)
        after.play("pyramid")
        gained = after.unpacked().money[0] - match.unpacked().money[0]
        outcomes[draw(after)] = gained + Prospects(after.states, 0).value - before
    assert len(outcomes) == 6
    assert sum(outcomes.values()) / 6 == values(match)["pyramid"] == 1


def test_placing_the_referee_changes_what_a_seat_expects_of_its_tiles() -> None:
    """CU-17.25"""
    match = position(options="referee", to_move=3, leg_tiles={3: "W5"})
    with_referee = position(options="referee", referee=4, leg_tiles={3: "W5"})
    before, after = Prospects(match.states, 3).value, Prospects(with_referee.states, 3).value
    assert values(match, 3)["ref:4"] == after - before != 0


@pytest.mark.parametrize(("earlier", "reward"), list(enumerate([8, 5, 3, 2, 1, 1])))
def test_a_race_bet_is_worth_its_step_of_the_ladder(earlier: int, reward: int) -> None:
    """CU-17.32"""
    assert race_bet_value(0.25, earlier) == pytest.approx(0.25 * reward - 0.75)


def test_race_bets_are_given_as_a_range_from_no_other_card_to_one_of_each_other_player() -> None:
    """CU-17.33: the colours of the cards are secret; two cards of one player cannot name the same camel."""
    match = position(winner="1B 1G 2B 0Y", loser="3W")
    odds = race_odds(Situation.of(match.states))
    found = race_values(match)
    assert "race:winner:yellow" not in found
    assert found["race:winner:blue"] == (race_bet_value(odds.win[0], 0), race_bet_value(odds.win[0], 2))
    assert found["race:loser:blue"] == (race_bet_value(odds.lose[0], 0), race_bet_value(odds.lose[0], 1))
    assert found["race:winner:blue"][1] < found["race:winner:blue"][0]


def test_values_are_told_without_a_look_at_secret_cards() -> None:
    """CU-17.33, CU-15.35: other colours on the piles do not change what a seat is told."""
    one, other = position(winner="1B 2G", loser="3W"), position(winner="1O 2Y", loser="3B")
    assert race_values(one) == race_values(other)
    assert values(one) == values(other)


def test_the_position_asked_about_is_left_as_it_was() -> None:
    match = position(leg_tiles={0: "W5"})
    before = match.states.tobytes()
    values(match)
    assert match.states.tobytes() == before
