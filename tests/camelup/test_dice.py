"""The longer track with extra dice, and the shot of adrenaline: sections 9 and 10."""

import pytest

from nomarch import Match
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    Table,
    end_leg,
    end_race,
    happened,
    leg_sums,
    legal,
    letters,
    new,
    position,
    random_play,
    refused,
    roll,
    track,
    with_dice,
)

E = "13:WB 15:Y 16:OG"
JULIA = 0
WITH_ADRENALINE = "dice adrenaline"


def julias_table(blue: int = 6, dice: str = "BGOYW", extra: str = "O") -> Match:
    """Blue on this space, a little behind; yellow and white lead; the blue extra die lies on the platform."""
    platform = "".join(letter for letter in "BGOYW" if letter not in extra)
    camels = f"4:O 5:G 9:Y 10:W {blue}:B"
    return position(camels, options=WITH_ADRENALINE, dice=dice, extra=extra, platform=platform)


def pyramid(match: Match) -> tuple[str, str]:
    """The regular and the extra dice in the pyramid."""
    dice = match.view()["dice"]
    return letters(dice["pyramid"]), letters(dice["extra_in_pyramid"])


@pytest.mark.parametrize("order", ["BGOYW", "WYOGB", "GBWOY"])
def test_each_leg_starts_with_the_extra_die_of_the_last_camel(order: str) -> None:
    """CU-9.1, CU-15.10: leg 1 as well."""
    first_leg = new(options="dice", camels=f"1:{order[0]} 2:{order[1:4]} 3:{order[4]}")
    assert pyramid(first_leg) == ("BGOYW", order[0])
    assert happened(first_leg, "extra_die_added")[0]["camel"][0].upper() == order[0]
    later_leg = end_leg(order, options="dice")
    assert (later_leg.view()["leg"], pyramid(later_leg)) == (2, ("BGOYW", order[4]))


def test_a_leg_starts_with_six_dice_and_six_tiles() -> None:
    """T28: CU-9.1, CU-9.2"""
    view = position(E, options="dice").view()
    assert (view["dice"]["extra_in_pyramid"], view["dice"]["pyramid"]) == (["white"], list(COLOURS))
    assert view["pyramid_stack"] == 6
    assert end_leg("BGOYW", options="dice").view()["pyramid_stack"] == 6


def test_an_extra_die_moves_its_camel_and_returns_to_the_platform() -> None:
    """T29: CU-9.3, CU-9.4, CU-15.40"""
    match = roll(position(E, options="dice"), "W", 2, "extra")
    assert track(match) == "15:YWB 16:OG"
    assert letters(match.view()["dice"]["platform"]) == "BGOYW"
    assert pyramid(match) == ("BGOYW", "")
    assert match.view()["pyramid_stack"] == 5


@pytest.mark.parametrize(
    ("desert", "face", "end"),
    [({}, 2, "3:B 7:OYWG"), ({1: "6+"}, 1, "3:B 7:OYWG"), ({1: "6-"}, 1, "3:B 5:WG 7:OY")],
)
def test_an_extra_die_moves_by_the_same_rules(desert: dict[int, str], face: int, end: str) -> None:
    """CU-9.3"""
    match = position("3:B 5:WG 7:OY", options="dice", desert=desert, dice="B", extra="W")
    after = roll(match, "W", face, "extra")
    assert track(after) == end
    assert len(happened(after, "desert_coin")) == len(desert)


def test_a_rolled_extra_die_stays_on_the_platform_for_the_rest_of_the_leg() -> None:
    """CU-9.4: nothing puts it into the pyramid again before the next leg."""
    match = roll(position("1:GYO 3:BW", options="dice"), "G", 1, "extra")
    for _ in range(4):
        match.play("pyramid")
        assert "green" in match.view()["dice"]["platform"]
        assert (pyramid(match)[1], match.view()["dice"]["craters"]) == ("", [])


def test_a_camel_may_move_twice_by_its_own_dice() -> None:
    """CU-9.5"""
    match = roll(position("1:GYO 3:BW", options="dice"), "G", 2, "extra")
    match = roll(match, "G", 3)
    assert match.view()["leg"] == 1
    assert track(match) == "3:BW 6:GYO"


def test_after_any_action_a_player_with_a_pyramid_tile_may_use_the_bonus_once() -> None:
    """CU-10.1"""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, pyramid_tiles={0: 2})
    match.play("leg:blue")
    assert (match.decision, match.to_move) == ("adrenaline", 0)
    match.play("adr:blue")
    assert (match.decision, match.to_move) == ("turn", 1)
    match.play("leg:blue")
    assert (match.decision, match.to_move) == ("turn", 2)


def test_before_the_normal_action_there_is_no_bonus() -> None:
    """CU-10.1"""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, pyramid_tiles={0: 2})
    assert refused(match, "adr:blue") == "CU-10.1"
    assert legal(match, "adr") == []


def test_the_bonus_is_voluntary() -> None:
    """CU-10.1, CU-16.5: doing without leaves all as it is."""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, pyramid_tiles={0: 1})
    match.play("leg:blue")
    before = pyramid(match)
    match.play("adr:none")
    assert (pyramid(match), match.view()["seats"][0]["pyramid_tiles"], match.to_move) == (before, 1, 1)


def test_julia_puts_in_the_blue_extra_die() -> None:
    """T8: CU-10.1, CU-10.2"""
    match = roll(julias_table(), "B", 1)
    assert match.view()["order"].index("blue") == 2
    assert refused(match, "adr:blue") is None
    tiles = match.view()["seats"][JULIA]["pyramid_tiles"]
    match.play("adr:blue")
    assert match.view()["seats"][JULIA]["pyramid_tiles"] == tiles - 1
    assert pyramid(match) == ("GOYW", "BO")
    assert "blue" not in match.view()["dice"]["platform"]


def test_julia_may_not_choose_the_leaders_die() -> None:
    """T9: CU-10.5, CU-15.28: blue leads only after its move."""
    match = julias_table(blue=8)
    assert match.view()["order"][0] == "white"
    match = roll(match, "B", 3)
    assert match.view()["order"][0] == "blue"
    assert refused(match, "adr:blue") == "CU-10.5"
    assert legal(match) == ["adr:none", "adr:green", "adr:yellow", "adr:white"]


def test_julia_took_the_last_pyramid_tile() -> None:
    """T10: CU-10.6: the leg ends, and there is no bonus action."""
    match = roll(julias_table(dice="B", extra=""), "B", 1)
    assert (match.view()["leg"], match.decision, match.to_move) == (2, "turn", 1)
    assert "extra_die_bought" not in [event["event"] for event in match.events()]


@pytest.mark.parametrize("action", ["leg:blue", "desert:12:oasis", "race:loser:white"])
def test_julia_uses_a_tile_of_an_earlier_turn_after_another_action(action: str) -> None:
    """T11: CU-10.3, CU-10.4"""
    match = julias_table()
    match.states["pyramid_tiles"][0, JULIA] = 1
    match.play(action)
    assert refused(match, "adr:blue") is None
    match.play("adr:blue")
    assert match.view()["seats"][JULIA]["pyramid_tiles"] == 0


@pytest.mark.parametrize(
    "action",
    [
        "leg:blue",
        "desert:9:mirage",
        "pyramid",
        "race:winner:blue",
        "hire:9",
        "cover:2:blue:5",
        "bottom:3:blue",
        "ally:2",
    ],
)
def test_any_normal_action_may_precede_the_bonus(action: str) -> None:
    """CU-10.4"""
    table: Table = {"players": 6, "referee": 12, "pyramid_tiles": {0: 1}, "leg_tiles": {0: "B5"}}
    match = position("1:GYO 3:BW", options=ALL_SIX, **table)
    match.play(action)
    assert (match.decision, match.to_move) == ("adrenaline", 0)


def test_the_tile_just_taken_can_be_returned() -> None:
    """CU-10.3"""
    match = roll(position("1:GYO 3:BW", options=WITH_ADRENALINE), "W", 1)
    match.play("adr:blue")
    assert match.view()["seats"][0]["pyramid_tiles"] == 0


def test_an_added_die_meets_the_returned_tile() -> None:
    """T31: CU-10.2, CU-15.40: six dice and six tiles as before."""
    match = roll(position("1:GYO 3:BW", options=WITH_ADRENALINE), "W", 1)
    match.play("adr:blue")
    assert pyramid(match) == ("BGOY", "BG")
    assert (match.view()["pyramid_stack"], match.view()["seats"][0]["pyramid_tiles"]) == (6, 0)


@pytest.mark.parametrize("camel", "BGOYW")
def test_the_leaders_extra_die_may_not_be_chosen(camel: str) -> None:
    """CU-10.5"""
    others = "BGOYW".replace(camel, "")
    match = position(f"5:{others} 9:{camel}", options=WITH_ADRENALINE, pyramid_tiles={0: 1}, extra="", platform="BGOYW")
    match.play("race:winner:blue")
    assert len(legal(match, "adr")) == 5
    assert refused(match, f"adr:{COLOURS['BGOYW'.index(camel)]}") == "CU-10.5"


def test_a_rolled_extra_die_goes_to_its_crater() -> None:
    """T30: CU-10.7, CU-10.8: and is on the platform again when the next leg starts."""
    match = roll(position(E, options=WITH_ADRENALINE), "W", 2, "extra")
    assert track(match) == "15:YWB 16:OG"
    dice = match.view()["dice"]
    assert (dice["craters"], letters(dice["platform"])) == (["white"], "BGOY")
    assert match.decision == "adrenaline"
    assert refused(match, "adr:white") == "CU-10.2"
    match.play("adr:none")
    match = roll(with_dice(match, "B"), "B", 1)
    assert match.view()["leg"] == 2
    assert (pyramid(match)[1], match.view()["dice"]["craters"]) == ("Y", [])
    assert letters(match.view()["dice"]["platform"]) == "BGOW"


def test_a_die_from_a_crater_cannot_be_chosen_again_in_this_leg() -> None:
    """CU-10.7: bought and rolled, it is gone until the next leg."""
    match = position(
        "1:GYO 3:BW", options=WITH_ADRENALINE, dice="BGOYW", extra="GO", platform="BYW", pyramid_tiles={1: 3}
    )
    match = roll(match, "O", 1, "extra")
    match.play("adr:none")
    while match.view()["leg"] == 1 and not match.over:
        assert "orange" in match.view()["dice"]["craters"]
        if match.decision == "adrenaline":
            assert refused(match, "adr:orange") is not None
            match.play("adr:none")
        else:
            match.play("pyramid")


def test_all_extra_dice_are_on_the_platform_before_the_next_is_added() -> None:
    """CU-10.8: also the last camel's, though it had been rolled."""
    match = end_leg("BGOYW", options=WITH_ADRENALINE, extra="", platform="")
    assert pyramid(match)[1] == "W"
    assert letters(match.view()["dice"]["platform"]) == "BGOY"


def test_a_returned_tile_earns_nothing() -> None:
    """CU-10.9"""
    match = position("2:W 6:G 8:O 10:Y 12:B", options=WITH_ADRENALINE, dice="W", extra="", pyramid_tiles={0: 1})
    match.play("race:winner:blue")
    match.play("adr:green")
    match = roll(match, "W", 1)
    match.play("adr:none")
    match = roll(match, "G", 1, "extra")
    assert leg_sums(match) == [0, 1, 1, 0]


def test_each_extra_die_is_rolled_at_most_once_a_leg() -> None:
    """CU-10.10: so that a leg has at most ten rolls."""
    most = 0
    for seed in range(40):
        in_leg: dict[int, list[str]] = {}
        leg = 1
        *_, match = random_play(seed, 600, players=3, options=WITH_ADRENALINE)
        for event in match.events():
            leg = event["leg"] if event["event"] == "leg_begun" else leg
            if event["event"] == "rolled":
                in_leg.setdefault(leg, []).append(f"{event['die']} {event['camel']}")
        for rolled in in_leg.values():
            assert len(set(rolled)) == len(rolled) <= 10
            most = max(most, len(rolled))
    assert most > 6


def test_the_race_ending_move_leaves_no_bonus_action() -> None:
    """T33: CU-15.12"""
    match = end_race("BGOYW", options=WITH_ADRENALINE, pyramid_tiles={3: 2})
    assert (match.over, match.decision) == (True, None)
    assert match.states["pyramid_tiles"][0, 3] == 3


def test_without_a_pyramid_tile_there_is_no_adrenaline_decision() -> None:
    """T32: CU-10.1"""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, pyramid_tiles={1: 3})
    match.play("leg:blue")
    assert (match.decision, match.to_move) == ("turn", 1)


@pytest.mark.parametrize("platform", ["W", ""])
def test_without_a_die_to_choose_there_is_no_adrenaline_decision(platform: str) -> None:
    """T32: CU-15.43: white leads, and its die is the only one on the platform."""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, platform=platform, pyramid_tiles={0: 1})
    match.play("leg:blue")
    assert (match.decision, match.to_move) == ("turn", 1)


def test_without_the_option_there_is_no_bonus_action() -> None:
    """CU-10.1"""
    match = position("1:GYO 3:BW", options="dice", pyramid_tiles={0: 1})
    match.play("leg:blue")
    assert (match.decision, match.to_move) == ("turn", 1)


def test_there_are_always_as_many_tiles_as_dice() -> None:
    """CU-15.40"""
    for seed in range(6):
        for match in random_play(seed, 300, players=6, options=ALL_SIX):
            regular, extra = pyramid(match)
            assert match.over or match.view()["pyramid_stack"] == len(regular + extra) > 0


def test_the_die_added_at_the_start_cannot_be_chosen() -> None:
    """CU-15.44: neither while it is in the pyramid nor after it was rolled."""
    match = position("1:GYO 3:BW", options=WITH_ADRENALINE, pyramid_tiles={0: 1, 1: 1})
    match.play("leg:blue")
    assert refused(match, "adr:green") == "CU-10.2"
    match.play("adr:none")
    match = roll(match, "G", 1, "extra")
    assert refused(match, "adr:green") == "CU-10.2"
