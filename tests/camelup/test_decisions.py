"""Decisions: section 16."""

from collections.abc import Iterator
from itertools import product

import pytest

from nomarch import Match
from nomarch.core.record import unpack
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    CAMELUP,
    A,
    draws,
    end_leg,
    legal,
    letters,
    new,
    position,
    random_play,
    refused,
    roll,
    switched_on,
    track,
)

CONFIGURATIONS = [
    (2, ""),
    (8, ""),
    (3, "referee"),
    (4, "dice"),
    (5, "dice adrenaline"),
    (9, "paparazzi"),
    (4, "connoisseurs referee"),
    (6, "allies"),
    (10, ALL_SIX),
]


def vocabulary() -> Iterator[tuple[str, int]]:
    """Every action and its number by the formulas of CU-16.3."""
    for c, colour in enumerate(COLOURS):
        yield f"leg:{colour}", c
    for s, (side, name) in product(range(2, 21), enumerate(("oasis", "mirage"))):
        yield f"desert:{s}:{name}", 5 + 2 * (s - 2) + side
    yield "pyramid", 43
    for (pile, name), (c, colour) in product(enumerate(("winner", "loser")), enumerate(COLOURS)):
        yield f"race:{name}:{colour}", 44 + 5 * pile + c
    for s in range(1, 21):
        yield f"hire:{s}", 54 + (s - 1)
    for k, (c, colour), (v, value) in product(range(2, 6), enumerate(COLOURS), enumerate((5, 3, 2))):
        yield f"cover:{k}:{colour}:{value}", 74 + 15 * (k - 2) + 3 * c + v
    for k, (c, colour) in product(range(2, 6), enumerate(COLOURS)):
        yield f"bottom:{k}:{colour}", 134 + 5 * (k - 2) + c
    for seat in range(10):
        yield f"ally:{seat}", 154 + seat
    yield "adr:none", 164
    for c, colour in enumerate(COLOURS):
        yield f"adr:{colour}", 165 + c
    for s in range(1, 21):
        yield f"ref:{s}", 170 + (s - 1)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_there_are_three_kinds_of_decision_each_of_one_seat(players: int, options: str) -> None:
    """CU-16.1"""
    verbs = {"referee": {"ref"}, "adrenaline": {"adr"}}
    verbs["turn"] = {action.verb for action in CAMELUP.vocabulary.actions} - {"ref", "adr"}
    for match in random_play(3, 300, players, options):
        if not match.over:
            assert match.to_move in range(players)
            assert {action.verb for action in match.legal()} <= verbs[str(match.decision)]
            assert match.legal()


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_spaces_seats_and_modules_not_in_the_game_are_never_legal(players: int, options: str) -> None:
    """CU-16.2"""
    last = 20 if "dice" in options else 16
    modules = {"hire": "paparazzi", "cover": "connoisseurs", "bottom": "connoisseurs", "ally": "allies"}
    modules |= {"adr": "adrenaline", "ref": "referee"}
    for match in random_play(4, 300, players, options):
        for action in match.legal():
            assert modules.get(action.verb, "") in options
            if "space" in action.names:
                assert int(action.args[0]) <= last
            if action.verb == "ally":
                assert int(action.args[0]) in range(players)
                assert action.args[0] != match.to_move


@pytest.mark.parametrize(
    "action",
    ["desert:17:oasis", "desert:20:mirage", "hire:5", "cover:2:blue:5", "bottom:2:blue", "ally:1", "adr:blue", "ref:9"],
)
def test_an_action_that_is_not_in_the_game_is_refused_as_such(action: str) -> None:
    """CU-16.2"""
    match = new(6)
    assert refused(match, action) == "CU-16.2"
    assert refused(new(6, "paparazzi"), "hire:17") == "CU-16.2"
    assert refused(new(6, "allies"), "ally:6") == "CU-16.2"


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_an_action_is_refused_exactly_when_it_is_not_legal(players: int, options: str) -> None:
    """CU-16.2: listing the legal actions and asking about one agree."""
    for match in random_play(5, 60, players, options):
        legal_now = {action.id for action in match.legal()}
        for number in range(len(CAMELUP.vocabulary)):
            assert (CAMELUP.drivers.refuse(match.states, number) == 0) == (number in legal_now), number


def test_the_vocabulary_is_the_table_of_the_rules() -> None:
    """CU-16.3: 190 actions, 164 for turn, 6 for adrenaline, 20 for referee."""
    table = dict(vocabulary())
    assert {str(action): action.id for action in CAMELUP.vocabulary.actions} == table
    assert sorted(table.values()) == list(range(190))
    verbs = [action.verb for action in CAMELUP.vocabulary.actions]
    assert (verbs.count("adr"), verbs.count("ref"), len(verbs) - 26) == (6, 20, 164)


@pytest.mark.parametrize(
    ("action", "number"),
    [("desert:20:mirage", 42), ("cover:5:white:2", 133), ("ally:9", 163), ("adr:none", 164), ("ref:20", 189)],
)
def test_some_numbers(action: str, number: int) -> None:
    """T62: CU-16.3"""
    assert CAMELUP.vocabulary.parse(action) == number
    assert CAMELUP.vocabulary.text(number) == action


def test_in_the_base_game_46_actions_can_ever_be_legal() -> None:
    """CU-16.4: 5 + 30 + 1 + 10."""
    ever: set[str] = set()
    for seed in range(30):
        for match in random_play(seed, 150, players=3):
            ever |= set(legal(match))
    spaces = range(2, 17)
    expected = {f"leg:{colour}" for colour in COLOURS} | {"pyramid"}
    expected |= {f"desert:{space}:{side}" for space in spaces for side in ("oasis", "mirage")}
    expected |= {f"race:{pile}:{colour}" for pile in ("winner", "loser") for colour in COLOURS}
    assert ever == expected
    assert len(ever) == 46


def test_the_adrenaline_decision_always_contains_none() -> None:
    """CU-16.5"""
    asked = 0
    for seed in range(8):
        for match in random_play(seed, 300, players=4, options="dice adrenaline"):
            if match.decision == "adrenaline":
                asked += 1
                assert "adr:none" in legal(match)
    assert asked > 20


def test_copying_returning_and_taking_money_are_not_decisions() -> None:
    """CU-16.6: a leg's end goes straight on to the next leg's first decision, all done."""
    table = {"leg_tiles": {0: "B5"}, "covered": {1: "2:G3"}, "allies": ((0, 1),), "desert": {0: "14+"}}
    match = end_leg("BGOYW", players=6, options="connoisseurs allies", **table)
    assert (match.view()["leg"], match.decision, len(match.actions)) == (2, "turn", 1)
    assert match.scores[:2] == [3 + 5 + 3, 3 + 3 + 5]
    assert match.view()["desert"] == []


def test_a_pyramid_draw_has_25_outcomes() -> None:
    """CU-16.7: 3c + face - 1 for a regular die, 15 + 2c + face - 1 for an extra die."""
    found = draws(position(options="dice", dice="BGOYW", extra="BGOYW", platform=""), 3000)
    colours = "BGOYW"
    numbers = sorted(
        3 * colours.index(camel) + face - 1 if die == "regular" else 15 + 2 * colours.index(camel) + face - 1
        for die, camel, face in found
    )
    assert numbers == list(range(25))


@pytest.mark.parametrize(("options", "least", "most"), [("dice referee", 15, 19), ("referee", 11, 15)])
def test_the_number_of_referee_spaces(options: str, least: int, most: int) -> None:
    """CU-16.9: the camels occupy one to five spaces."""
    assert len(legal(position("5:BGOYW", options=options))) == most
    assert len(legal(position("1:B 3:G 5:O 7:Y 9:W", options=options))) == least
    for seed in range(6):
        for match in random_play(seed, 400, players=4, options=options):
            if match.decision == "referee":
                assert least <= len(match.legal()) <= most


def test_the_number_of_adrenaline_choices() -> None:
    """CU-16.9: two to five."""
    seen = set()
    for seed in range(40):
        for match in random_play(seed, 400, players=4, options="dice adrenaline"):
            if match.decision == "adrenaline":
                seen.add(len(match.legal()))
    assert seen == {2, 3, 4, 5}


def test_configuration_chance_and_actions_determine_the_game() -> None:
    """CU-16.10: the same seed and actions give the same bytes."""
    for seed in range(3):
        *_, match = random_play(seed, 1000, players=6, options=ALL_SIX)
        again = CAMELUP.new(6, seed, switched_on(ALL_SIX))
        for action in match.actions:
            again.play(str(action))
        assert again.states.tobytes() == match.states.tobytes()
        assert again.events() == match.events()


def test_nothing_but_the_outcome_of_chance_matters() -> None:
    """CU-16.10: different random numbers with the same outcome give the same position."""

    def without_generator(match: Match) -> dict[str, object]:
        return {name: value for name, value in vars(unpack(match.states)).items() if not name.startswith("rng_")}

    match = new(options="dice")
    one, other = roll(match, "G", 2, first_seed=0), roll(match, "G", 2, first_seed=500)
    assert one.states["rng_key"].tolist() != other.states["rng_key"].tolist()
    assert without_generator(one) == without_generator(other)


def test_the_largest_game_at_its_beginning() -> None:
    """T59: CU-14.1, CU-16.3: 18 referee spaces, then 96 actions."""
    match = new(10, ALL_SIX, camels=A)
    assert (match.decision, match.to_move) == ("referee", 9)
    assert len(legal(match, "ref")) == len(match.legal()) == 18
    match.play("ref:12")
    verbs = ("leg", "desert", "pyramid", "race", "hire", "cover", "bottom", "ally")
    assert [len(legal(match, verb)) for verb in verbs] == [5, 34, 1, 10, 17, 0, 20, 9]
    assert len(match.legal()) == 96


def test_the_largest_game_after_a_roll() -> None:
    """T60: CU-10.5, CU-15.44: neither white, who leads, nor green, whose die is in the pyramid."""
    match = new(10, ALL_SIX, camels=A)
    match.play("ref:12")
    assert letters(match.view()["dice"]["extra_in_pyramid"]) == "G"
    match = roll(match, "W", 1)
    assert track(match) == "1:GYO 3:B 4:W"
    assert match.decision == "adrenaline"
    assert legal(match) == ["adr:none", "adr:blue", "adr:orange", "adr:yellow"]
