"""Laying birds: section 4."""

import pytest

from tests.cubirds.positions import CUBIRDS, discards, hand, happened, legal, position, row

KEPT = "PPMMRRWW"
"""The other seat's hand, which does not matter."""


def test_surrounded_cards_go_to_the_hand_and_the_row_is_refilled() -> None:
    """CB-4.2, CB-4.4, CB-4.5, CB-4.7, CB-4.8, CB-4.11, CB-8.5, CB-9.10, CB-10.3, CB-10.4, CB-10.35"""
    match = position(("PPDR", KEPT), ("FOP",), pile="PMFFFF")
    match.play("lay:parrot:0:left")
    assert hand(match) == "FODR"
    assert row(match) == "PPPPM", "new cards at the end opposite to the one played"
    assert match.to_move == 1 and match.decision == "lay", "no draw is offered, and there is no flock"
    assert [event["species"] for event in happened(match, "surrounded")] == ["flamingo", "owl"]
    assert happened(match, "refilled") == [{"species": "parrot", "row": 0}, {"species": "magpie", "row": 0}]


def test_any_row_is_allowed_and_whoever_surrounds_nothing_may_draw() -> None:
    """CB-4.3, CB-4.9, CB-10.5"""
    match = position(("DR", KEPT), ("FOP",))
    match.play("lay:duck:0:right")
    assert row(match) == "FOPD" and hand(match) == "R"
    assert legal(match) == ["draw", "no_draw"]


def test_nothing_lies_between_equal_birds_at_the_end() -> None:
    """CB-4.10, CB-10.6"""
    match = position(("RRD", KEPT), ("ROT",))
    match.play("lay:robin:0:left")
    assert row(match) == "RRROT" and legal(match) == ["draw", "no_draw"]


def test_a_row_played_at_the_right_is_refilled_at_the_left() -> None:
    """CB-4.4, CB-4.7, CB-8.5, CB-10.7"""
    match = position(("RD", KEPT), ("ROT",), pile="RWFF")
    match.play("lay:robin:0:right")
    assert hand(match) == "OTD" and row(match) == "WRRR"


def test_a_row_of_two_species_is_not_refilled() -> None:
    """CB-4.4, CB-4.7, CB-10.8"""
    match = position(("OD", KEPT), ("RROTM",))
    match.play("lay:owl:0:right")
    assert hand(match) == "TDM" and row(match) == "RROO" and not happened(match, "refilled")


def test_only_cards_up_to_the_nearest_equal_bird_are_surrounded() -> None:
    """CB-4.4, CB-8.6, CB-10.9: this row cannot come about."""
    match = position(("RD", KEPT), ("RORT",))
    match.play("lay:robin:0:right")
    assert hand(match) == "TD" and row(match) == "RORR"
    match = position(("RD", KEPT), ("TRORO",))
    match.play("lay:robin:0:left")
    assert hand(match) == "TD" and row(match) == "RRORO"


def test_all_cards_of_the_species_are_laid() -> None:
    """CB-4.2, CB-10.10"""
    match = position(("RRRD", KEPT), ("FOT",))
    match.play("lay:robin:0:right")
    assert row(match) == "FOTRRR" and hand(match) == "D"


def test_the_remaining_cards_close_up_and_keep_their_order() -> None:
    """CB-4.6, CB-10.36"""
    match = position(("OF", KEPT), ("ROTMD",))
    match.play("lay:owl:0:left")
    assert row(match) == "OOTMD" and hand(match) == "FR"
    match = position(("OF", KEPT), ("DMTOR",))
    match.play("lay:owl:0:right")
    assert row(match) == "DMTOO" and hand(match) == "FR"


def test_many_cards_are_taken_and_few_are_laid() -> None:
    """CB-4.4, CB-4.6: more cards leave the row at the left than come."""
    match = position(("DF", KEPT), ("FOTMDR",))
    match.play("lay:duck:0:left")
    assert row(match) == "DDR" and hand(match) == "FFOTM"


def test_every_species_in_hand_goes_to_both_ends_of_every_row() -> None:
    """CB-4.1, CB-9.8, CB-10.34"""
    match = position(("RRO", KEPT))
    assert legal(match) == [f"lay:{s}:{r}:{e}" for s in ("owl", "robin") for r in range(4) for e in ("left", "right")]
    refusal = match.why_not("lay:duck:0:left")
    assert refusal is not None and refusal.clause == "CB-4.1"


def test_two_cards_are_drawn_or_none() -> None:
    """CB-4.9, CB-9.7"""
    match = position(("FD", KEPT), pile="WWOO")
    match.play("lay:duck:0:right")
    drawn = match.at(1)
    drawn.play("draw")
    assert hand(drawn) == "FWW" and drawn.view(0)["pile"] == 2 and drawn.to_move == 1
    match.play("no_draw")
    assert hand(match) == "F" and match.view(0)["pile"] == 4 and match.to_move == 1


def test_the_discards_are_shuffled_when_a_card_is_needed_and_not_earlier() -> None:
    """CB-6.6, CB-8.7, CB-10.27"""
    match = position(("FD", KEPT), pile="O", discards="MMMMMMMMMM")
    match.play("lay:duck:0:right")
    assert discards(match) == "MMMMMMMMMM"
    match.play("draw")
    assert hand(match) == "FOM" and match.view(0)["pile"] == 9 and discards(match) == ""
    assert happened(match, "reshuffled") == [{"amount": 10}]
    match = position(("FD", KEPT), pile="OW", discards="MMMM")
    match.play("lay:duck:0:right")
    match.play("draw")
    assert match.view(0)["pile"] == 0 and discards(match) == "MMMM", "the pile is empty, but no card is needed"


def test_a_row_too_is_refilled_from_the_shuffled_discards() -> None:
    """CB-4.7, CB-8.7"""
    match = position(("PD", KEPT), ("PFO",), pile="", discards="WP", reshuffle="PW")
    match.play("lay:parrot:0:right")
    assert row(match) == "WPPP" and hand(match) == "FOD"


def test_an_order_given_for_a_reshuffle_comes_first() -> None:
    """CB-8.2: what it names and is not there is passed over, what it does not name comes after it."""
    match = position(("FD", KEPT), pile="", discards="RMTTTTTT", reshuffle="ORRM")
    match.play("lay:duck:0:right")
    match.play("draw")
    assert hand(match) == "FMR" and match.view(0)["pile"] == 6
    given = {"reshuffles": [["owl", "duck"], ["robin"]]}
    setup = CUBIRDS.new(2, 1, setup=given).setup
    assert setup is not None and setup["reshuffles"] == given["reshuffles"]


def test_without_any_card_no_draw_is_offered() -> None:
    """CB-8.9, CB-10.28"""
    match = position(("FD", KEPT), pile="")
    match.play("lay:duck:0:right")
    assert match.to_move == 1 and match.decision == "lay"


def test_of_a_single_card_one_is_drawn() -> None:
    """CB-8.9"""
    match = position(("FD", KEPT), pile="W")
    match.play("lay:duck:0:right")
    match.play("draw")
    assert hand(match) == "FW" and match.view(0)["pile"] == 0


def test_without_any_card_a_row_stays_of_one_species() -> None:
    """CB-8.8, CB-10.29: and nothing is added later, because that is looked at only after cards were taken."""
    match = position(("PD", "PF"), ("PFO",), pile="")
    match.play("lay:parrot:0:right")
    assert row(match) == "PP"
    match = position(("PD", "PF"), ("PP",), pile="WWWW")
    match.play("lay:parrot:0:right")
    assert row(match) == "PPP" and match.decision == "draw"


def test_a_row_is_refilled_as_far_as_there_are_cards() -> None:
    """CB-8.8"""
    match = position(("PD", KEPT), ("PFO",), pile="PP")
    match.play("lay:parrot:0:right")
    assert row(match) == "PPPP" and match.view(0)["pile"] == 0


@pytest.mark.parametrize("end", ["left", "right"])
def test_nothing_is_drawn_for_a_row_from_which_nothing_was_taken(end: str) -> None:
    """CB-4.7"""
    match = position(("PPD", KEPT), ("PP",))
    match.play(f"lay:parrot:0:{end}")
    assert row(match) == "PPPP"
