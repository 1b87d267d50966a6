"""Ejections and reactions (sections 5 and 7), and the rulings on windows (section 12)."""

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


def test_an_ejected_player_leaves_with_a_treasure_and_the_window_starts_again() -> None:
    """CE-5.1, CE-5.3, CE-5.5, CE-12.7, CE-12.8, CE-12.24, CE-13.4, CE-13.14, CE-14.22, CE-14.44"""
    match = stay(position(("E", "E", "", ""), "--" + "--", piles={1: [3, 2, 1]}))
    assert asked(match) == (0, "ejection") and legal(match) == ["eject:1", "eject:2", "eject:3", "pass"]
    play(match, "pass")
    assert asked(match) == (1, "ejection") and legal(match) == ["eject:2", "eject:3", "pass"]
    assert match.game.vocabulary.parse("eject:3") == 7
    play(match, "eject:3")
    assert treasures(match, 3) == [3] and aboard(match) == [0, 1, 2] and hand(match, 1) == ""
    assert discards(match) == "E" and asked(match) == (0, "ejection"), "from the captain again"
    play(match, "pass")
    assert city(match) == 2


def test_used_cards_lie_face_up_in_the_discard_pile() -> None:
    """CE-5.5, CE-12.24, CE-14.44"""
    match = stay(position(("ECT", "", ""), "fl" + "--"))
    play(match, "eject:1")
    play(match, "use_turbo")
    assert discards(match) == "CTE" and match.view(None)["discards"] == {"compass": 1, "turbo": 1, "ejection": 1}


def test_the_captain_oneself_and_players_off_the_ship_cannot_be_ejected() -> None:
    """CE-5.2, CE-12.16, CE-14.21"""
    match = stay(position(("", "E", "", ""), "--", off=(3,)))
    assert asked(match) == (1, "ejection")
    assert [why(match, f"eject:{seat}") for seat in (0, 1, 3, 5)] == ["CE-5.2", "CE-12.16", "CE-5.2", "CE-5.2"]
    assert why(match, "eject:2") is None


def test_ejections_come_after_the_decisions_and_before_the_declaration() -> None:
    """CE-3.1, CE-5.1, CE-12.6, CE-14.43"""
    match = position(("", "E", "", "G"), "--" + "--")
    assert asked(match) == (1, "passenger") and why(match, "eject:2") == "CE-5.1"
    stay(match)
    play(match, "pass")
    assert asked(match) == (3, "wind_gust") and why(match, "eject:2") == "CE-5.1"


def test_who_has_no_target_is_not_asked() -> None:
    """CE-13.14, CE-13.21: the only passenger cannot eject the captain nor himself."""
    assert city(stay(position(("", "E"), "--" + "--"))) == 2
    assert asked(stay(position(("E", ""), "--" + "--"))) == (0, "ejection")


def test_when_all_passengers_are_ejected_the_captain_flies_alone() -> None:
    """CE-12.17"""
    match = play(stay(position(("E", ""), "--" + "--")), "eject:1")
    assert city(match) == 2 and asked(match) == (0, "lone_captain")


def test_a_wind_gust_may_come_from_off_the_ship_and_the_captain_declares_anew() -> None:
    """CE-7.1, CE-7.2, CE-13.6, CE-13.16, CE-14.10"""
    match = stay(position(("K", "", "G"), "p-" + "b" + "--", off=(2,)))
    assert asked(match) == (2, "wind_gust") and legal(match) == ["wind_gust", "pass"]
    play(match, "wind_gust")
    assert happened(match, "rolled")[0] == {"seat": 0, "die": 1, "face": "birds"}
    assert [event["answer"] for event in happened(match, "declared")] == ["able", "unable"]
    assert "K" in hand(match), "nothing is spent in a crash"


def test_all_blank_dice_are_rolled_again_and_no_other() -> None:
    """CE-7.2, CE-12.3"""
    match = stay(position(("CCLHK", "G", ""), "-f-" + "lb" + "---", city=6))
    play(match, "wind_gust")
    assert [(event["die"], event["face"]) for event in happened(match, "rolled")[:2]] == [
        (0, "lightning"),
        (2, "birds"),
    ]
    assert city(match) == 9 and hand(match) == "CK"


def test_without_a_blank_die_or_an_able_captain_no_wind_gust_is_asked() -> None:
    """CE-7.1, CE-12.6, CE-14.11, CE-14.12"""
    match = stay(position(("CL", "G", ""), "fl" + "--"))
    assert city(match) == 2
    match = stay(position(("", "G", ""), "f-" + "--"))
    assert happened(match, "crashed") and "G" in hand(match, 1)


def test_the_wind_gust_window_opens_again_for_the_new_declaration() -> None:
    """CE-12.7, CE-12.9, CE-14.51"""
    match = stay(position(("GCCC", "", "G"), "--" + "f-" + "--"))
    assert asked(match) == (0, "wind_gust")
    play(match, "pass")
    assert asked(match) == (2, "wind_gust")
    play(match, "wind_gust")
    assert asked(match) == (0, "wind_gust"), "able again with a blank die"
    play(match, "pass")
    assert city(match) == 2 and hand(match) == "CCG"


def test_an_alternative_route_lets_the_captain_roll_dice_again() -> None:
    """CE-7.3, CE-7.4, CE-12.3, CE-13.7, CE-13.8, CE-13.17, CE-14.13"""
    match = stay(position(("C", "A", ""), "lfb" + "-f" + "---", city=6))
    assert asked(match) == (1, "alternative_route")
    play(match, "alternative_route")
    assert asked(match) == (0, "reroll") and match.game.vocabulary.parse("reroll:0+2") == 19
    play(match, "reroll:0+2")
    assert happened(match, "rerolled") == [{"seat": 0, "dice": "0+2"}]
    assert [(event["die"], event["face"]) for event in happened(match, "rolled")[:2]] == [(0, "blank"), (2, "fog")]
    assert happened(match, "declared")[-1]["answer"] == "unable", "two fogs and one compass"


def test_the_captain_may_roll_no_die_again() -> None:
    """CE-7.4, CE-12.14, CE-14.14"""
    match = stay(position(("T", "AA", ""), "l-" + "--"))
    play(match, "no_turbo", "alternative_route")
    assert match.game.vocabulary.parse("reroll:none") == 14
    play(match, "reroll:none")
    assert dice(match) == "l-" and asked(match) == (0, "declaration"), "he declares afresh"
    unable = play(match.at(len(match.actions)), "no_turbo")
    assert asked(unable) == (1, "alternative_route"), "a new declaration opens the window again"
    play(match, "use_turbo")
    assert city(match) == 2, "and may decide differently"


def test_only_dice_that_were_rolled_can_be_chosen() -> None:
    """CE-13.18, CE-14.15"""
    match = play(stay(position(("", "A", ""), "lll", city=6)), "alternative_route")
    assert [match.game.vocabulary.parse(action) - 14 for action in legal(match)] == list(range(8))
    assert why(match, "reroll:3") == "CE-13.18"


def test_an_alternative_route_off_the_ship_is_not_offered() -> None:
    """CE-7.3, CE-14.16"""
    match = stay(position(("", "", "A"), "ff" + "--", off=(2,)))
    assert happened(match, "crashed") and "A" in hand(match, 2)


def test_a_spyglass_saves_the_leg() -> None:
    """CE-7.5, CE-7.6, CE-7.7, CE-12.12, CE-13.9, CE-13.19, CE-14.17"""
    match = stay(position(("C", "", ""), "ff" + "--", treasures={2: [(1, 3), (4, 0), (1, 0)]}))
    assert asked(match) == (2, "spyglass") and legal(match) == ["spyglass", "pass"]
    play(match, "spyglass")
    assert city(match) == 2 and captain(match) == 1 and hand(match) == "C" and discards(match) == ""
    assert treasures(match, 2) == [3, 0], "the one taken first is gone"
    assert match.view(None)["removed_spyglasses"] == [4] and match.scores[2] == 5
    assert happened(match, "spyglass_played") == [{"seat": 2, "city": 4}]


def test_a_saved_leg_to_the_last_stop_shares_out_the_treasures() -> None:
    """CE-12.12, CE-8.5"""
    match = stay(position(("", "", ""), "ffff" + "--", city=20, treasures={0: [(1, 0)]}))
    play(match, "spyglass")
    assert [treasures(match, seat) for seat in range(3)] == [[25], [25], [25]]


def test_a_spyglass_closes_all_windows() -> None:
    """CE-12.10, CE-12.11, CE-14.18"""
    match = stay(position(("", "J", ""), "ff" + "--", treasures={1: [(2, 0)], 2: [(1, 0)]}))
    assert asked(match) == (1, "spyglass")
    play(match, "spyglass")
    assert city(match) == 2 and hand(match, 1) == "J" and treasures(match, 2) == [0]


def test_a_jetpack_takes_its_user_off_with_a_treasure() -> None:
    """CE-7.8, CE-7.9, CE-7.10, CE-13.10, CE-13.20, CE-14.19"""
    match = stay(position(("", "J", ""), "ff" + "--", piles={1: [3, 1]}))
    assert asked(match) == (1, "jetpack") and legal(match) == ["jetpack", "pass"]
    play(match, "jetpack")
    assert [treasures(match, seat) for seat in range(3)] == [[], [3], []] and discards(match) == "J"
    assert int(match.states["journey"][0]) == 2


def test_jetpacks_are_asked_while_the_pile_lasts() -> None:
    """CE-12.11, CE-14.20"""
    match = stay(position(("", "J", "J"), "ff" + "--", piles={1: [3]}))
    play(match, "jetpack")
    assert treasures(match, 1) == [3] and "J" in hand(match, 2) and captain(match) == 1
    match = stay(position(("", "J", "J"), "ff" + "--", piles={1: [3]}))
    play(match, "pass")
    assert asked(match) == (2, "jetpack"), "every holder is asked once"
    match = position(("", "J", "J"), "ff" + "--", piles={1: []})
    assert int(match.states["journey"][0]) == 2 and left(match, 1) == 0


def test_the_windows_of_a_captain_who_is_unable_come_in_order_and_then_the_crash() -> None:
    """CE-7.5, CE-7.8, CE-7.12, CE-12.10, CE-13.11, CE-13.17, CE-13.19, CE-14.46"""
    match = stay(position(("", "A", ""), "ff" + "--", treasures={2: [(1, 0)]}))
    assert asked(match) == (1, "alternative_route")
    play(match, "pass")
    assert asked(match) == (2, "spyglass")
    play(match, "pass")
    assert happened(match, "crashed") == [{"seat": 0}] and int(match.states["journey"][0]) == 2
    assert match.scores[2] == 2


def test_the_captain_may_play_every_power_in_its_window() -> None:
    """CE-12.15, CE-13.14, CE-13.20, CE-14.52"""
    hands = ("EGAJC", "", "")
    match = stay(position(hands, "f-" + "l" + "l" + "--", treasures={0: [(1, 0)]}))
    assert asked(match) == (0, "ejection")
    play(match, "eject:1")
    assert asked(match) == (0, "wind_gust")
    play(match, "wind_gust")
    assert asked(match) == (0, "alternative_route")
    play(match, "alternative_route", "reroll:1")
    assert asked(match) == (0, "spyglass")
    crashed = play(match.at(len(match.actions)), "pass")
    assert asked(crashed) == (0, "jetpack")
    play(crashed, "jetpack")
    assert len(treasures(crashed, 0)) == 2 and not treasures(crashed, 2)
    play(match, "spyglass")
    assert city(match) == 2 and hand(match) == "CJ"


@pytest.mark.parametrize("pile", [[], [1]])
def test_no_ejection_without_a_treasure(pile: list[int]) -> None:
    """CE-5.4"""
    match = stay(position(("E", "", ""), "--" + "--", piles={1: pile}))
    assert city(match) == (1 if pile else 2), "with an empty pile the ship has flown on"


def test_a_passenger_who_ejected_another_is_still_aboard() -> None:
    """CE-5.3, CE-12.8: and with no target left the window is closed."""
    match = play(stay(position(("", "EE", ""), "--" + "--")), "eject:2")
    assert city(match) == 2 and aboard(match) == [0, 1] and hand(match, 1) == "E"
