"""What the bots of Celestia believe about captains and journeys."""

from itertools import product

import pytest

from nomarch import Match
from nomarch.core.rule import rule
from nomarch.games.celestia import prospects
from nomarch.games.celestia.components import DIE, HAZARDS
from tests.celestia.positions import LETTERS, position


@rule
def alone(states, seat, dice):
    """Call `chance_alone` from Python."""
    return prospects.chance_alone(states[0], seat, dice)


@rule
def trust(states, seat):
    """Call `chance_of_captain` from Python."""
    return prospects.chance_of_captain(states[0], seat)


@rule
def promised(states, seat):
    """Call `promise` from Python."""
    return prospects.promise(states[0], seat)


def counted(hand: str, dice: int) -> float:
    """How many of all rolls a hand meets."""
    met = 0
    for roll in product(DIE.tolist(), repeat=dice):
        lacking = sum(max(0, roll.count(hazard) - hand.count(LETTERS[hazard])) for hazard in range(int(HAZARDS)))
        met += lacking <= hand.count("T")
    return met / len(DIE) ** dice


@pytest.mark.parametrize("dice", [2, 3, 4])
@pytest.mark.parametrize("hand", ["", "C", "CLHK", "CCLT", "TT", "CCCCLLLLHHHHKKKK", "HKJG"])
def test_the_chance_of_the_own_hand_is_exact(hand: str, dice: int) -> None:
    match = position((hand, "C"), "ff")
    assert alone(match.states, 0, dice) == pytest.approx(counted(hand, dice))


def captain_with(cards: str, dice: str, own: str = "", discards: str = "") -> Match:
    """Seat 1 is asked whether it trusts a captain with so many cards."""
    return position((cards, own), dice, discards=discards)


def test_a_captain_is_trusted_the_more_the_more_cards_he_has_whatever_they_are() -> None:
    few, many = (trust(captain_with("E" * cards, "fl").states, 1) for cards in (2, 8))
    assert 0 < few < many < 1
    assert trust(captain_with("CL" * 4, "fl").states, 1) == many


def test_cards_seen_elsewhere_are_not_in_the_captains_hand() -> None:
    neutral = trust(captain_with("CCCC", "f-").states, 1)
    assert trust(captain_with("CCCC", "f-", own="CCCC").states, 1) < neutral
    assert trust(captain_with("CCCC", "f-", discards="C" * 10).states, 1) < neutral
    assert trust(captain_with("CCCC", "f-", discards="K" * 10).states, 1) > neutral


def test_a_captain_who_was_seen_to_lack_a_card_is_trusted_less() -> None:
    match = captain_with("LLLL", "f-")
    before = trust(match.states, 1)
    match.states["failed"][0, 0, 0] = 1
    match.states["since"][0, 0] = 1
    assert 0 < trust(match.states, 1) < before


def test_who_must_be_captain_next_hopes_for_more_with_better_cards() -> None:
    weak, strong = (promised(position(("CCCC", hand), "f-").states, 1) for hand in ("E", "CCLLHHKKTT"))
    assert weak < strong
