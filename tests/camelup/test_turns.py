"""Turns and base actions: section 5, with the rulings on desert tiles."""

import pytest

from nomarch import IllegalAction, Match
from nomarch.games.camelup.components import COLOURS
from tests.camelup.positions import (
    ALL_SIX,
    A,
    draws,
    end_leg,
    happened,
    legal,
    letters,
    names,
    new,
    position,
    random_play,
    refused,
    roll,
    track,
)


def desert_spaces(match: Match) -> set[int]:
    """Where the seat to move may put its desert tile."""
    return {int(action.split(":")[1]) for action in legal(match, "desert")}


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_marker_holder_begins_and_turns_pass_clockwise(players: int) -> None:
    """CU-5.1"""
    match = end_leg("BGOYW", players=players, to_move=1)
    marker = 2 % players
    assert match.to_move == match.view()["marker"] == marker
    for turn in range(2 * players):
        assert match.to_move == (marker + turn) % players
        match.play(next(action for action in match.legal() if action.verb == "race"))


@pytest.mark.parametrize("action", ["leg:blue", "desert:7:oasis", "pyramid", "race:loser:white"])
def test_a_turn_is_exactly_one_normal_action(action: str) -> None:
    """CU-5.2"""
    match = new()
    match.play(action)
    assert (match.to_move, match.decision) == (1, "turn")


def test_passing_is_not_allowed() -> None:
    """CU-5.2: there is no such action, and doing without belongs to the bonus action alone."""
    match = new()
    assert {action.verb for action in match.legal()} == {"leg", "desert", "pyramid", "race"}
    with pytest.raises(IllegalAction):
        match.play("adr:none")


def test_a_normal_action_cannot_follow_another_in_one_turn() -> None:
    """CU-5.2: at the adrenaline decision no second normal action is legal."""
    match = position("1:GYO 3:BW", options="dice adrenaline", pyramid_tiles={0: 1})
    match.play("leg:blue")
    assert match.decision == "adrenaline"
    assert refused(match, "pyramid") == "CU-5.2"


def test_first_turn_of_the_base_game() -> None:
    """T58: CU-5.3, CU-5.6, CU-5.9, CU-5.14: 44 legal actions."""
    match = new(camels=A)
    counts = {verb: len(legal(match, verb)) for verb in ("leg", "desert", "pyramid", "race")}
    assert counts == {"leg": 5, "desert": 28, "pyramid": 1, "race": 10}
    assert len(match.legal()) == 44


def test_a_leg_tile_can_be_taken_while_its_stack_has_one() -> None:
    """CU-5.3"""
    match = new()
    for _ in range(3):
        assert refused(match, "leg:blue") is None
        match.play("leg:blue")
    assert refused(match, "leg:blue") == "CU-5.3"
    assert legal(match, "leg") == [f"leg:{colour}" for colour in COLOURS[1:]]


def test_the_top_tile_goes_to_the_player_for_all_to_see() -> None:
    """CU-5.4"""
    match = new()
    match.play("leg:blue")
    match.play("leg:blue")
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["seats"][0]["leg_tiles"] == [{"camel": "blue", "value": 5}]
        assert view["seats"][1]["leg_tiles"] == [{"camel": "blue", "value": 3}]
        assert view["leg_stacks"]["blue"] == [2]


def test_a_player_may_take_any_number_of_leg_tiles() -> None:
    """CU-5.5: all of one colour, and all there are."""
    match = new(players=2)
    for colour in COLOURS:
        for _ in range(3):
            match.play(f"leg:{colour}")
            match.play(next(action for action in match.legal() if action.verb in ("race", "desert")))
    assert len(match.view()["seats"][0]["leg_tiles"]) == 15


def test_a_desert_tile_goes_on_an_empty_space_away_from_other_tiles() -> None:
    """CU-5.6"""
    match = position("2:GYO 5:BW", desert={1: "8+", 2: "13-"})
    assert desert_spaces(match) == {3, 4, 6, 10, 11, 15, 16}
    assert refused(match, "desert:5:oasis") == refused(match, "desert:7:oasis") == "CU-5.6"


def test_no_desert_tile_goes_on_space_1() -> None:
    """CU-5.6: the vocabulary has no such action."""
    assert 1 not in desert_spaces(position("2:GYO 5:BW"))
    assert 2 in desert_spaces(position("3:GYO 5:BW"))


def test_another_players_tile_forbids_its_space_and_both_neighbours() -> None:
    """T20: CU-5.6"""
    match = position("11:GYO 12:BW", desert={1: "7+"})
    assert {space for space in range(4, 11) if space in desert_spaces(match)} == {4, 5, 9, 10}
    assert 1 not in desert_spaces(match)


@pytest.mark.parametrize("side", ["oasis", "mirage"])
def test_the_player_chooses_the_side(side: str) -> None:
    """CU-5.7"""
    match = new()
    match.play(f"desert:7:{side}")
    assert match.view()["desert"] == [{"seat": 0, "space": 7, "side": side}]


@pytest.mark.parametrize("side", ["oasis", "mirage"])
def test_a_tile_on_the_track_is_moved_and_may_be_turned(side: str) -> None:
    """CU-5.8"""
    match = position(desert={0: "7+"})
    match.play(f"desert:10:{side}")
    assert match.view()["desert"] == [{"seat": 0, "space": 10, "side": side}]
    assert desert_spaces(match) == set(range(2, 17)) - {3, 9, 10, 11}


def test_turning_ones_tile_over_in_place_is_not_legal() -> None:
    """CU-15.3, CU-5.6"""
    match = position(desert={0: "7+"})
    for side in ("oasis", "mirage"):
        assert refused(match, f"desert:7:{side}") == "CU-15.3"


def test_a_player_lifts_his_tile_before_he_moves_it() -> None:
    """T21: CU-15.3, CU-15.4: its neighbours are open to him, its own space is not."""
    match = position("1:GYO 3:BW", desert={0: "7+"})
    assert {6, 8} <= desert_spaces(match)
    assert refused(match, "desert:7:mirage") == "CU-15.3"
    match.play("desert:8:mirage")
    assert match.view()["desert"] == [{"seat": 0, "space": 8, "side": "mirage"}]


def test_others_may_not_use_the_neighbours_of_a_tile_that_could_be_lifted() -> None:
    """CU-15.4: only its owner lifts it."""
    match = position("1:GYO 3:BW", desert={0: "7+"}, to_move=1)
    assert not {6, 7, 8} & desert_spaces(match)


@pytest.mark.parametrize(("options", "last"), [("", 16), ("dice", 20)])
def test_the_last_space_and_space_1_are_not_adjacent(options: str, last: int) -> None:
    """CU-15.5: a tile on space L leaves the beginning of the track open."""
    match = position("5:GYO 6:BW", options=options, desert={1: f"{last}+"})
    assert {2, 3} <= desert_spaces(match)
    assert last - 1 not in desert_spaces(match)
    match = position("5:GYO 6:BW", options=options, desert={1: "2+"})
    assert last in desert_spaces(match)


def test_spaces_behind_the_last_camel_are_allowed() -> None:
    """CU-15.6: for desert tile, camera and referee."""
    match = position("12:GYO 13:BW", options="paparazzi referee")
    assert {f"ref:{space}" for space in range(1, 12)} <= set(legal(match))
    match.play("ref:4")
    assert {2, 3, 5, 11} <= desert_spaces(match)
    assert {"hire:1", "hire:2", "hire:11"} <= set(legal(match))


def test_pyramid_is_legal_whenever_the_pyramid_holds_a_die() -> None:
    """CU-5.9, CU-15.9: at every turn of a leg, so that a player always has a legal action."""
    turns = 0
    for seed in range(4):
        for match in random_play(seed, 400, players=6, options=ALL_SIX):
            if match.decision == "turn":
                dice = match.view()["dice"]
                assert dice["pyramid"] or dice["extra_in_pyramid"]
                assert "pyramid" in legal(match)
                turns += 1
    assert turns > 200


def test_a_player_whose_other_actions_are_used_up_can_still_roll() -> None:
    """CU-15.9"""
    match = position("1:BGOYW", players=6, desert={1: "3+", 2: "6+", 3: "9+", 4: "12+", 5: "15+"})
    match.states["stack_top"][:] = 3
    match.states["hand"][:] = 0
    assert legal(match) == ["pyramid"]


def test_pyramid_first_gives_a_pyramid_tile() -> None:
    """CU-5.10"""
    match = new()
    match.play("pyramid")
    assert names(match)[1:3] == ["pyramid_tile_taken", "rolled"]
    assert match.view()["pyramid_stack"] == 4
    assert [seat["pyramid_tiles"] for seat in match.view()["seats"]] == [1, 0, 0, 0]


def test_then_a_die_is_drawn_and_its_camel_moves() -> None:
    """CU-5.11"""
    match = roll(position("1:GYO 3:BW"), "Y", 3)
    assert track(match) == "1:G 3:BW 4:YO"
    assert names(match) == ["pyramid_tile_taken", "rolled", "moved"]
    assert happened(match, "rolled") == [{"seat": 0, "die": "regular", "camel": "yellow", "face": 3}]


def test_each_die_and_each_face_is_equally_likely() -> None:
    """CU-5.12, CU-15.11: regular and extra dice alike."""
    count = 9000
    found = draws(position("1:GYO 3:BW", options="dice", dice="BOW", extra="GY", platform=""), count)
    expected = {("regular", camel, face): count / 15 for camel in "BOW" for face in (1, 2, 3)}
    expected |= {("extra", camel, face): count / 10 for camel in "GY" for face in (1, 2)}
    assert set(found) == set(expected)
    for outcome, number in expected.items():
        assert abs(found[outcome] - number) < 5 * number**0.5, outcome


def test_a_rolled_die_stays_out_until_the_next_leg() -> None:
    """CU-5.13"""
    match = new()
    for rolled in range(1, 5):
        match.play("pyramid")
        dice = match.view()["dice"]
        assert len(dice["rolled"]) == rolled
        assert sorted([*dice["rolled"], *dice["pyramid"]]) == sorted(COLOURS)
    camels = [rolled["camel"] for rolled in happened(match, "rolled")]
    assert len(set(camels)) == 4
    match.play("pyramid")
    assert match.view()["leg"] == 2
    assert match.view()["dice"] == {**dice, "pyramid": list(COLOURS), "rolled": {}}
    assert sorted(letters([rolled["camel"] for rolled in happened(match, "rolled")])) == sorted("BGOYW")


def test_a_race_card_must_be_in_hand() -> None:
    """CU-5.14"""
    match = position(winner="0G", loser="0W")
    left = ("blue", "orange", "yellow")
    assert legal(match, "race") == [f"race:{pile}:{colour}" for pile in ("winner", "loser") for colour in left]
    for pile in ("winner", "loser"):
        assert refused(match, f"race:{pile}:green") == refused(match, f"race:{pile}:white") == "CU-5.14"


def test_a_race_card_goes_face_down_on_top_of_its_pile() -> None:
    """CU-5.15: and stays there for the rest of the race."""
    match = position(winner="2B", dice="BG")
    match.play("race:winner:green")
    assert match.view(3)["piles"]["winner"] == [{"seat": 2, "camel": None}, {"seat": 0, "camel": None}]
    assert match.view(3)["piles"]["loser"] == []
    match.play("pyramid")
    match.play("pyramid")
    assert match.view()["leg"] == 2
    assert match.view(0)["piles"]["winner"] == [{"seat": 2, "camel": None}, {"seat": 0, "camel": "green"}]
    assert refused(roll(match, "G", 1), "race:winner:green") == "CU-5.14"


def test_a_player_may_bet_on_the_race_any_number_of_times_on_either_pile() -> None:
    """CU-5.16: with all his cards."""
    match = new(players=2)
    for number, colour in enumerate(COLOURS):
        for _ in range(2):
            match.play(f"race:{'winner' if number % 2 else 'loser'}:{colour}")
    assert [card["seat"] for card in match.view()["piles"]["winner"]] == [0, 1] * 2
    assert [card["seat"] for card in match.view()["piles"]["loser"]] == [0, 1] * 3
    assert legal(match, "race") == []


@pytest.mark.parametrize("action", ["hire:9", "cover:2:blue:5", "bottom:3:green", "ally:4"])
def test_the_modules_actions_take_the_whole_turn(action: str) -> None:
    """CU-5.17"""
    options = "paparazzi connoisseurs allies"
    match = position(players=6, options=options, leg_tiles={0: "B5"})
    match.play(action)
    assert (match.to_move, match.decision) == (1, "turn")
