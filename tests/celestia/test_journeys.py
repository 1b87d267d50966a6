"""Between journeys and the end of the game: sections 9 to 11, and the rulings on them."""

import pytest

from nomarch import Match
from nomarch.games.celestia.components import TREASURE_COPIES, TREASURE_POINTS
from tests.celestia.positions import (
    aboard,
    asked,
    captain,
    city,
    discards,
    hand,
    happened,
    play,
    position,
    stay,
    treasures,
)

RICH = [(25, 25), (20, 20)]


def crash(**more: object) -> Match:
    """Three players; the captain, seat 0, crashes at once."""
    return stay(position(("", "", ""), "ff" + "--", **more))  # type: ignore[arg-type]


def test_after_a_journey_everything_begins_again() -> None:
    """CE-9.1, CE-9.2, CE-9.3, CE-9.4, CE-9.5, CE-14.47"""
    match = crash(deck="KHL")
    assert city(match) == 1 and aboard(match) == [0, 1, 2] and captain(match) == 1
    assert [hand(match, seat) for seat in range(3)] == ["L", "K", "H"], "drawn from the new captain on"
    assert int(match.states["journey"][0]) == 2 and asked(match) == (2, "passenger")
    assert [event["seat"] for event in happened(match, "drawn")] == [1, 2, 0]


def test_the_discards_are_shuffled_when_a_card_must_be_drawn() -> None:
    """CE-9.4, CE-9.6, CE-14.37"""
    match = stay(position(("", "", "", ""), "ff" + "--", deck="K", discards="CCCCCCCCCC"))
    assert hand(match, 1) == "K" and [hand(match, seat) for seat in (2, 3, 0)] == ["C", "C", "C"]
    assert discards(match) == "" and match.view(None)["deck"] == 7
    assert happened(match, "reshuffled") == [{"amount": 10}]
    match = stay(position(("", "", "", ""), "ff" + "--", deck="KKKK", discards="CCCC"))
    assert discards(match) == "CCCC" and match.view(None)["deck"] == 0, "empty, but no card is needed"


def test_an_order_given_for_a_reshuffle_comes_first() -> None:
    """CE-12.2"""
    match = crash(deck="", discards="CCCCTJ", reshuffle="EJTT")
    assert [hand(match, seat) for seat in (1, 2, 0)] == ["J", "T", "C"]


def test_without_any_card_nobody_draws_and_play_goes_on() -> None:
    """CE-12.21, CE-14.53"""
    match = crash(deck="")
    assert [hand(match, seat) for seat in range(3)] == ["", "", ""] and asked(match) == (2, "passenger")
    match = crash(deck="K")
    assert [hand(match, seat) for seat in range(3)] == ["", "K", ""], "the rest draw nothing"


def test_there_is_no_hand_limit() -> None:
    """CE-12.21"""
    match = stay(position(("", "C" * 20, ""), "ff" + "--"))
    assert len(hand(match, 1)) == 21


def test_journeys_start_at_the_lowest_stop() -> None:
    """CE-9.7, CE-12.19, CE-14.32"""
    assert city(crash(piles={1: [1]})) == 1
    assert city(position(("", "", ""), "ff" + "--", piles={1: []})) == 2, "crashed without being asked, and begun anew"


def test_the_game_ends_after_the_journey_in_which_somebody_reaches_50() -> None:
    """CE-10.1, CE-12.23, CE-14.33"""
    match = position(("", "", ""), "----" + "ff", city=4, treasures={1: [*RICH, (2, 2)]}, piles={4: [5, 5]})
    play(match, "leave")
    assert not match.over and match.scores[1] == 52
    play(match, "stay")
    assert city(match) == 6 and not match.over
    while not match.over and int(match.states["journey"][0]) == 1:
        match.play(match.legal()[0])
    assert match.over and match.winners == [1]


def test_nothing_is_drawn_when_the_game_ends() -> None:
    """CE-9.2, CE-10.1, CE-12.22, CE-14.48"""
    match = crash(treasures={2: [*RICH, (4, 5)]})
    assert match.over and not happened(match, "drawn") and not happened(match, "journey_begun")
    assert match.to_move is None and match.scores == [0, 0, 50]
    assert not crash(treasures={2: [*RICH, (4, 4)]}).over, "49 are not enough"


def test_the_most_points_win_and_not_who_came_first_to_50() -> None:
    """CE-10.3, CE-14.34"""
    match = crash(treasures={0: [*RICH, (6, 6)], 1: [*RICH, (6, 8)]})
    assert match.over and match.scores[:2] == [51, 53] and match.winners == [1] and match.ranking == [2, 1, 3]
    assert happened(match, "scored")[1] == {"seat": 1, "treasures": 53, "spyglasses": 0}


def test_an_unused_spyglass_counts_for_the_end() -> None:
    """CE-10.1, CE-10.2, CE-14.35"""
    match = play(crash(treasures={0: [*RICH, (1, 3), (2, 0)]}), "pass")
    assert match.over and match.scores[0] == 50


def test_a_tie_is_a_shared_victory() -> None:
    """CE-10.4, CE-14.36"""
    match = crash(treasures={0: [*RICH, (6, 7)], 2: [*RICH, (6, 7)]})
    assert match.winners == [0, 2] and match.ranking == [1, 3, 1]


def test_beginners_play_for_five_types() -> None:
    """CE-11.2, CE-11.3, CE-11.4, CE-14.39"""
    four = [(1, 1), (2, 2), (4, 4), (6, 6), (6, 7), (6, 8)]
    assert not crash(treasures={0: four, 1: [(25, 25)] * 3}, beginner=True).over, "75 points, but four types"
    match = crash(treasures={0: [*four, (9, 9)], 1: [(25, 25)] * 3}, beginner=True)
    assert match.over and match.winners == [1], "five types end it, points decide"
    assert not crash(treasures={0: [*four, (9, 9)]}).over


def test_with_one_stop_left_or_after_1000_journeys_the_game_ends() -> None:
    """CE-12.20, CE-12.26, CE-14.54"""
    empty: dict[int, list[int]] = {number: [] for number in (2, 4, 6, 9, 12, 15, 20)}
    match = stay(position(("", "", ""), "----" + "--", city=1, piles={**empty, 25: [25, 25, 25]}))
    assert match.over and match.winners == [0, 1, 2], "only city 1 is left"
    assert crash(journey=1000).over and not crash(journey=999).over


def test_six_players_below_50_never_empty_the_piles() -> None:
    """CE-12.20"""
    assert 6 * 49 == 294 and int((TREASURE_COPIES * TREASURE_POINTS).sum()) == 707


@pytest.mark.parametrize("end", ["crash", "land", "last stop"])
def test_the_next_captain_sits_left_of_the_last_however_the_journey_ended(end: str) -> None:
    """CE-9.1, CE-9.5"""
    if end == "crash":
        match = crash()
    elif end == "land":
        match = play(position(("", "", ""), "--", off=(1, 2)), "land")
    else:
        match = stay(position(("", "", ""), "----" + "--", city=20))
        assert treasures(match, 0) == [25]
    assert captain(match) == 1 and aboard(match) == [0, 1, 2]
