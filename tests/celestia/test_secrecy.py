"""Who knows what (CE-12.4), and that nobody learns who is asked in secret (CE-12.5)."""

import json

import numpy as np
import pytest

from nomarch import Match
from tests.celestia.positions import asked, happened, play, position, stay
from tests.conformance.cases import Case, random_positions

FOUR = Case("celestia", 4, (("beginner", False),))
SECRET = ("ejection", "declaration", "wind_gust", "alternative_route", "spyglass", "jetpack")


def test_a_seat_sees_its_own_cards_and_treasures_and_of_the_others_the_number() -> None:
    """CE-12.4, CE-14.49"""
    match = position(("CCT", "EG", "HL"), "f-", treasures={0: [(1, 3), (4, 0)], 1: [(4, 6)]}, discards="KK")
    view = match.view(1)
    assert view["seats"][1]["hand"] == {"ejection": 1, "wind_gust": 1}
    assert view["seats"][1]["treasures"] == [{"city": 4, "value": 6, "spyglass": False}]
    assert view["seats"][1]["points"] == 6
    other = view["seats"][0]
    assert other["hand"] is None and other["hand_size"] == 3 and other["points"] is None
    assert other["treasures"] is None and other["treasure_cities"] == {"1": 1, "4": 1}
    assert view["dice"] == ["fog", "blank"] and view["discards"] == {"cannon": 2} and view["deck"] == 40
    assert view["cities"][0] == {"city": 1, "dice": 0, "treasures": 11}
    assert [seat["aboard"] for seat in view["seats"]] == [True, True, True]


def test_what_a_treasure_is_worth_is_told_to_its_owner_alone() -> None:
    """CE-12.4"""
    match = play(position(("", "", ""), "----", piles={1: [3, 1]}), "leave")
    assert happened(match, "treasure_taken", 1) == [{"seat": 1, "city": 1, "value": 3}]
    assert happened(match, "treasure_taken", 2) == happened(match, "treasure_taken") == [{"seat": 1, "city": 1}]


def test_the_end_shows_all_treasures() -> None:
    """CE-10.2"""
    match = stay(position(("", "", ""), "ff", treasures={0: [(25, 25), (25, 25)]}))
    assert match.over and match.view(2)["seats"][0]["points"] == 50 and match.view(2)["seats"][0]["hand"] is None


WINDOWS = {
    "ejection": lambda: position(("", "", "E", ""), "--" + "--"),
    "declaration": lambda: position(("T", "", "", ""), "f-" + "--"),
    "wind_gust": lambda: position(("", "", "G", ""), "--" + "--"),
    "alternative_route": lambda: position(("", "", "A", ""), "ff" + "--"),
    "spyglass": lambda: position(("", "", "", ""), "ff" + "--", treasures={2: [(1, 0)]}),
    "jetpack": lambda: position(("", "", "J", ""), "ff" + "--"),
}


@pytest.mark.parametrize("decision", SECRET)
def test_others_see_neither_who_is_asked_nor_what(decision: str) -> None:
    """CE-12.5: nor that the captain has declared, which would tell which window is open."""
    match = WINDOWS[decision]()
    play(match, "stay", "stay")
    before = match.at(2)
    play(match, "stay")
    seat, asked_what = asked(match)
    assert asked_what == decision
    for other in (None, 0, 1, 2, 3):
        if other == seat:
            assert match.view(other)["to_move"] == seat and match.view(other)["decision"] == decision
            continue
        hidden = match.view(other)
        assert hidden["to_move"] is None and hidden["decision"] is None
        shown = before.view(other)
        assert {**hidden, "to_move": 3, "decision": "passenger"} == shown
        assert match.events(other) == before.events(other)
        if other is not None:
            assert np.array_equal(match.observation(other), before.observation(other))


@pytest.mark.parametrize("decision", SECRET)
def test_a_position_that_begins_in_a_window_names_nobody(decision: str) -> None:
    """CE-12.5"""
    match = stay(WINDOWS[decision]())
    alone = Match.from_position(match.game, match.states)
    for other in (None, *range(4)):
        hidden = other != match.to_move
        assert (alone.view(other)["to_move"] is None) == hidden and (alone.view(other)["decision"] is None) == hidden
        if other is not None:
            assert (alone.observation(other)[:15].sum() == 0) == hidden


def test_a_declined_turbo_and_a_missing_one_leave_the_same_record() -> None:
    """CE-12.5, CE-14.50"""
    declined = play(stay(position(("T", "", ""), "f-" + "--", deck="CCCC")), "no_turbo")
    lacking = stay(position(("K", "", ""), "f-" + "--", deck="CCCC"))
    for seat in (None, 1, 2):
        assert declined.events(seat) == lacking.events(seat) and declined.view(seat) == lacking.view(seat)
    assert declined.view(0)["played"] == lacking.view(0)["played"] + 1, "he knows that he was asked"


@pytest.mark.parametrize("hands", [("", "E", "", ""), ("", "E", "E", ""), ("G", "G", "", ""), ("", "EG", "G", "")])
def test_a_pass_leaves_no_record(hands: tuple[str, ...]) -> None:
    """CE-12.5, CE-14.50: whoever did not pass sees what he would have seen had nobody been asked; also every number."""
    match = stay(position(hands, "--" + "--", deck="CCCC"))
    nobody = stay(position(tuple("K" * len(hand) for hand in hands), "--" + "--", deck="CCCC"))
    passed = set()
    while match.decision in SECRET:
        passed.add(match.to_move)
        play(match, "pass")
    assert passed and asked(match) == asked(nobody)
    for seat in {None, 0, 1, 2, 3} - passed:
        if seat is None or not hands[seat]:
            assert json.dumps(match.view(seat)) == json.dumps(nobody.view(seat))
            assert match.events(seat) == nobody.events(seat)


def test_whoever_has_passed_does_not_see_who_is_asked_next() -> None:
    """CE-12.5"""
    match = stay(position(("", "E", "E", ""), "--" + "--"))
    assert asked(match) == (1, "ejection")
    seen = match.view(1)
    play(match, "pass")
    assert asked(match) == (2, "ejection") and match.view(1)["to_move"] is None
    assert match.view(1)["played"] == seen["played"]


def test_the_choice_of_dice_is_open() -> None:
    """CE-12.5: it is not among the secret decisions."""
    match = play(stay(position(("", "A", ""), "ff" + "--")), "alternative_route")
    assert asked(match) == (0, "reroll")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["to_move"] == 0 and match.view(seat)["decision"] == "reroll"
    assert happened(match, "route_played", 2) == [{"seat": 1}]


def test_in_random_games_nobody_is_shown_who_is_asked_in_secret() -> None:
    """CE-12.5"""
    windows = 0
    for seed in range(6):
        for match in random_positions(FOUR, seed):
            if match.decision in SECRET:
                windows += 1
                for seat in (None, *range(4)):
                    if seat != match.to_move:
                        assert match.view(seat)["to_move"] is None and match.view(seat)["decision"] is None
    assert windows > 50


def hands(match: Match, seat: int, other: int, count: int = 80) -> list[list[int]]:
    """Another seat's hands in many samples."""
    return [match.sample(seat, number).states["hand"][0, other].tolist() for number in range(count)]


def test_a_bot_deals_a_captain_who_is_able_a_hand_that_is() -> None:
    """CE-12.4, CE-6.6"""
    match = stay(position(("KKCC", "", "G"), "pp-" + "---", city=6, off=(1,)))
    assert asked(match) == (2, "wind_gust")
    dealt = hands(match, 2, 0)
    able = sum(hand[3] + hand[4] >= 2 for hand in dealt)
    assert able > 70, "a sample that never fits is dealt all the same"
    assert len({tuple(hand) for hand in dealt}) > 10


def test_a_bot_deals_a_captain_who_is_unable_a_hand_that_lacks_something() -> None:
    """CE-12.4, CE-6.3: and remembers it until he pays, except for cards drawn since."""
    match = stay(position(("CCLHK", "CC", "A"), "bbp" + "---", city=6))
    assert asked(match) == (2, "alternative_route")
    assert all(hand[2] < 2 or hand[3] < 1 for hand in hands(match, 2, 0))
    play(match, "pass")
    assert match.decision == "passenger" and int(match.states["journey"][0]) == 2
    assert all(hand[2] < 3 or hand[3] < 2 for hand in hands(match, 2, 0)), "one card was drawn since"


def test_samples_keep_every_card_and_treasure() -> None:
    """CE-12.27"""
    for match in random_positions(FOUR, 3):
        for seat in (None, *range(4)):
            sample, known = match.sample(seat, 1).states[0], match.known(seat).states[0]
            for name in ("hand_size", "treasure_count", "discards", "top", "pile_top", "aboard", "dice", "failed"):
                assert np.array_equal(sample[name], known[name])
            assert np.array_equal(sample["hand"].sum(axis=1), sample["hand_size"])
            cards = (
                sample["hand"].sum(axis=0)
                + sample["discards"]
                + np.bincount(sample["cards"][sample["top"] :], minlength=9)
            )
            assert cards.tolist() == [20, 18, 16, 14, 8, 2, 2, 2, 2]
            piles = [sample["piles"][city][sample["pile_top"][city] :] for city in range(9)]
            owned = [sample["treasures"][other][: sample["treasure_count"][other]] for other in range(4)]
            kinds = np.bincount(np.concatenate([*piles, *owned]), minlength=23)
            kinds[19:] += sample["removed"][:4]
            assert kinds.tolist() == [5, 3, 2, 5, 3, 2, 5, 3, 1, 5, 3, 1, 6, 3, 6, 3, 6, 6, 6, 1, 1, 1, 1]


def test_a_sample_does_not_keep_dice_given_beforehand() -> None:
    """CE-12.2: they are coming chance."""
    match = position(("", "", ""), "--" + "ffff")
    assert match.states["given_end"][0] == 6 and match.sample(1, 1).states["given_end"][0] == 0
