"""Options and seats: section 1."""

from itertools import product

import numpy as np
import pytest

from nomarch import BadOptions
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    CAMELUP,
    end_leg,
    legal,
    new,
    order,
    position,
    random_play,
    roll,
    switched_on,
    track,
)

SWITCHES = ("dice", "adrenaline", "paparazzi", "connoisseurs", "allies", "referee")
SUPERCUP = {"dice", "paparazzi", "connoisseurs", "allies"}


def is_valid(players: int, options: str) -> bool:
    """Whether a match can begin with these options."""
    try:
        CAMELUP.blank(players, switched_on(options))
    except BadOptions:
        return False
    return True


def test_there_are_six_switches_all_off_by_default() -> None:
    """CU-1.1"""
    assert tuple(option.name for option in CAMELUP.options) == SWITCHES
    assert CAMELUP.new(players=2, seed=0).options == dict.fromkeys(SWITCHES, False)


def test_adrenaline_needs_dice() -> None:
    """CU-1.2"""
    with pytest.raises(BadOptions, match=r"CU-1\.2"):
        CAMELUP.new(players=4, seed=0, options={"adrenaline": True})
    assert is_valid(4, "adrenaline dice")


@pytest.mark.parametrize("players", range(2, 6))
def test_allies_needs_six_players(players: int) -> None:
    """CU-1.3"""
    with pytest.raises(BadOptions, match=r"CU-1\.3"):
        CAMELUP.new(players, seed=0, options={"allies": True})
    assert is_valid(6, "allies")


def test_without_supercup_two_to_eight_play() -> None:
    """CU-1.4"""
    assert [players for players in range(13) if is_valid(players, "")] == list(range(2, 9))


@pytest.mark.parametrize("module", sorted(SUPERCUP))
def test_with_any_supercup_module_up_to_ten_play(module: str) -> None:
    """CU-1.5, CU-15.30: only allies asks for more than two."""
    fewest = 6 if module == "allies" else 2
    assert [players for players in range(13) if is_valid(players, module)] == list(range(fewest, 11))


def test_adrenaline_has_no_minimum_of_its_own() -> None:
    """CU-15.30"""
    assert [players for players in range(13) if is_valid(players, "dice adrenaline")] == list(range(2, 11))


def test_the_referee_does_not_raise_the_limit() -> None:
    """CU-1.6"""
    assert [players for players in range(13) if is_valid(players, "referee")] == list(range(2, 9))


@pytest.mark.parametrize("players", [9, 10])
@pytest.mark.parametrize("options", ["", "referee"])
def test_nine_or_ten_players_without_supercup_are_rejected(players: int, options: str) -> None:
    """CU-15.29"""
    with pytest.raises(BadOptions, match="Camel Up is for 2 to 8"):
        CAMELUP.new(players, seed=0, options=switched_on(options))


def test_every_other_configuration_is_valid() -> None:
    """CU-1.7: whatever the combination of modules."""
    for switches in product((False, True), repeat=6):
        on = {name for name, is_on in zip(SWITCHES, switches, strict=True) if is_on}
        for players in range(13):
            excluded = (
                ("adrenaline" in on and "dice" not in on)
                or ("allies" in on and players < 6)
                or not 2 <= players <= (10 if on & SUPERCUP else 8)
            )
            assert is_valid(players, " ".join(on)) is not excluded, (players, on)


@pytest.mark.parametrize(
    ("options", "players", "valid"),
    [
        pytest.param("adrenaline", 4, False, id="T15 CU-1.2"),
        pytest.param("allies dice", 5, False, id="T15 CU-1.3"),
        pytest.param("", 9, False, id="T15 CU-1.4 nine"),
        pytest.param("referee", 9, False, id="T15 CU-1.6"),
        pytest.param("paparazzi", 9, True, id="T15 CU-1.5 nine"),
        pytest.param(ALL_SIX, 10, True, id="T15 CU-1.7"),
        pytest.param(ALL_SIX, 11, False, id="T15 CU-1.5 eleven"),
        pytest.param("", 1, False, id="T15 CU-1.4 one"),
    ],
)
def test_configurations_of_the_rules(options: str, players: int, valid: bool) -> None:
    """T15"""
    assert is_valid(players, options) is valid


@pytest.mark.parametrize("players", [2, 3, 8])
def test_seats_are_numbered_clockwise_from_zero(players: int) -> None:
    """CU-1.8: the left neighbour of p is p + 1, the right neighbour p - 1, modulo the number of players."""
    match = new(players)
    turns = []
    for _ in range(2 * players):
        turns.append(match.to_move)
        match.play(next(action for action in match.legal() if action.verb in ("leg", "race")))
    assert turns == 2 * list(range(players))

    for last in range(players):
        next_leg = end_leg("BGOYW", players=players, options="referee", to_move=last)
        marker = next_leg.view()["marker"]
        assert marker == (last + 1) % players
        assert next_leg.to_move == (marker - 1) % players == last


def test_colours_are_numbered_blue_green_orange_yellow_white() -> None:
    """CU-1.9"""
    assert COLOURS == ("blue", "green", "orange", "yellow", "white")
    assert [CAMELUP.vocabulary.parse(f"leg:{colour}") for colour in COLOURS] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("names", ["GOYWB", "WYOGB", "OBWGY"])
def test_the_order_of_colours_has_no_effect_on_play(names: str) -> None:
    """CU-1.9: a game with the colours exchanged is the same game with the colours exchanged."""
    exchange = str.maketrans("BGOYW", names)
    camels = "4:WGO 5:B 7:Y"
    for camel in "BGOYW":
        for face in (1, 2, 3):
            after = roll(position(camels, desert={0: "6-", 1: "8+"}), camel, face)
            exchanged = position(camels.translate(exchange), desert={0: "6-", 1: "8+"})
            exchanged = roll(exchanged, camel.translate(exchange), face)
            assert track(exchanged) == track(after).translate(exchange)
            assert order(exchanged) == order(after).translate(exchange)
            assert exchanged.scores == after.scores
            assert legal(exchanged, "desert") == legal(after, "desert")


@pytest.mark.parametrize("options", ["", "connoisseurs paparazzi", ALL_SIX])
def test_money_is_whole_and_never_negative(options: str) -> None:
    """CU-1.10"""
    for seed in range(8):
        for match in random_play(seed, 400, players=6, options=options):
            money = match.states["money"]
            assert np.issubdtype(money.dtype, np.integer)
            assert (money >= 0).all()


def test_nobody_pays_what_he_does_not_have() -> None:
    """CU-1.10"""
    assert end_leg("BGOYW", money={0: 1}, leg_tiles={0: "W5 W3 W2"}).scores[0] == 0
