"""Collecting (section 5): matches, wheat, printed resources, quarries."""

from typing import Any

import pytest

from nomarch import Match
from tests.fertility.positions import (
    PLAIN,
    Setup,
    Z,
    collected,
    happened,
    held,
    legal,
    place,
    plain,
    played,
    refused,
    square,
    table,
    wheat,
)

LAID = "A(3,7) C(3,8)"
POOR = "D08A D08C D08G D08P"
"""Districts of cost 2, so that less cannot build."""


def laid(tile: str, orientation: str, where: str, before: str = "", board: Setup = Z, **more: Any) -> Match:
    """The match after this tile was placed from slot 0."""
    others = [pair for pair in ("AC", "GP", "AG") if pair != tile]
    match = table(board, reserve=f"{tile} {others[0]} {others[1]}", laid=before, display=POOR, **more)
    return played(match, place(0, orientation, where))


def test_a_match_with_the_start_tile_brings_a_token_at_once() -> None:
    # FE-15.5, FE-15.59, FE-5.1, FE-5.3, FE-5.8, FE-13.8
    match = laid("AC", "E", "(3,7)", metropolis="M_A")
    assert collected(match) == "A" and held(match) == "A"
    assert match.view()["store"]["A"] == 19 and match.decision == "supply"


def test_each_wheat_square_beside_the_tile_brings_one_wheat() -> None:
    # FE-15.6, FE-5.4: squares (3,4) and (2,4); in slot 2 this is action 1461
    assert place(2, "N", "(3,5)") == 1461
    match = laid("AC", "N", "(3,5)")
    assert collected(match) == "A" and wheat(match) == 2


def test_a_covered_print_brings_its_kind_whatever_covers_it() -> None:
    # FE-15.7, FE-15.8, FE-5.5
    assert collected(laid("AC", "N", "(3,7)")) == "AA"
    assert collected(laid("GP", "E", "(2,6)")) == "AG"


def test_the_cases_add_up() -> None:
    # FE-15.13, FE-15.15, FE-15.57, FE-5.1, FE-5.4, FE-5.5
    over_start_symbol = laid("CG", "E", "(3,9)", LAID)
    assert collected(over_start_symbol) == "C" and wheat(over_start_symbol) == 1
    assert collected(laid("AG", "W", "(4,8)", "G(3,7) A(3,8) A(5,8) P(5,9)")) == "AAGG"
    assert collected(laid("AP", "E", "(4,7)", LAID)) == "AG"


def test_the_order_is_matches_then_wheat_then_prints_then_quarries() -> None:
    # FE-13.8 and the order of section 5
    match = laid("CG", "E", "(3,9)", LAID)
    assert [event["event"] for event in match.events()][1:3] == ["collected", "wheat_gained"]
    match = laid("AC", "N", "(3,7)")
    assert [event["reason"] for event in happened(match, "collected")] == ["match", "print"]


def test_six_matches_are_the_most() -> None:
    # FE-15.16, FE-5.1
    before = "A(1,3) C(1,4) A(2,2) A(3,3) C(3,4) C(2,5)"
    assert collected(laid("AC", "E", "(2,3)", before, PLAIN)) == "AAACCC"


def test_the_other_half_of_the_same_tile_is_no_match() -> None:
    # FE-15.17, FE-5.2
    assert collected(laid("AA", "E", "(3,7)", "", PLAIN, tile_set="with-doubles")) == "A"


def test_the_store_gives_what_it_has() -> None:
    # FE-15.27, FE-5.9, FE-13.9
    match = laid("GP", "E", "(2,6)", "P(1,7) P(2,8)", PLAIN, store="PAACC")
    assert collected(match) == "P"
    lacked = happened(match, "store_lacked")
    assert [(event["kind"], event["amount"]) for event in lacked] == [("G", 1), ("P", 1)]


# Quarries

BEFORE_15_18 = "C(1,8) G(1,9)"


def test_an_enclosed_square_is_a_quarry() -> None:
    # FE-15.18, FE-5.6, FE-5.7: edge, edge, water and tile
    match = laid("GP", "N", "(1,10)", BEFORE_15_18)
    assert collected(match) == "G" and match.decision == "quarry"
    assert match.view()["rewards"] == ["l1"] == match.view()["quarries"]


def test_the_reward_can_be_a_token_and_the_square_stays_empty() -> None:
    # FE-15.19, FE-5.7, FE-13.12
    match = played(laid("GP", "N", "(1,10)", BEFORE_15_18), "quarry:P")
    view = match.view()
    assert held(match) == "GP" and view["seats"][0]["monuments_left"] == 4 and view["rewards"] == []
    assert view["quarries"] == ["l1"]


@pytest.mark.parametrize(("inner", "outer", "corner"), [(1, 0, "a1"), (6, 7, "a8")])
def test_a_quarry_is_rewarded_once_and_nobody_can_claim_it_later(inner: int, outer: int, corner: str) -> None:
    # FE-13.12, FE-5.7
    match = laid("AC", "W", f"({outer},2)", f"A({inner},0) C({inner},1)", PLAIN)
    assert match.view()["rewards"] == [corner]
    played(match, "quarry:G")
    while match.to_move == 0:
        played(match, match.legal()[-1].id)
    while match.decision == "place":
        played(match, match.legal()[0].id)
    closed = [event["square"] for event in happened(match, "quarry_closed")]
    assert closed == [corner] and match.view()["quarries"] == [corner]


def test_the_reward_can_be_a_monument_on_the_square() -> None:
    # FE-15.20, FE-5.7
    match = played(laid("GP", "N", "(1,10)", BEFORE_15_18), "quarry:monument")
    seat = match.view()["seats"][0]
    assert seat["monuments"] == ["l1"] and seat["monuments_left"] == 3 and held(match) == "G"
    assert collected(match) == "G" and match.view()["quarries"] == []


@pytest.mark.parametrize(
    ("before", "orientation", "where", "tokens", "quarries"),
    [
        ("A(1,0) C(1,1) A(1,2) C(1,3) G(0,4) P(1,4)", "W", "(0,2)", "AC", ["a1", "d1"]),
        ("A(0,0) P(2,0) G(2,1) P(0,3) G(1,2) P(1,3)", "S", "(0,1)", "A", ["c1", "a2"]),
    ],
)
def test_several_quarries_are_rewarded_row_by_row(
    before: str, orientation: str, where: str, tokens: str, quarries: list[str]
) -> None:
    # FE-15.21, FE-15.79, FE-13.10
    match = laid("AC", orientation, where, before, PLAIN)
    assert collected(match) == tokens and match.view()["rewards"] == quarries
    played(match, "quarry:monument")
    assert match.view()["seats"][0]["monuments"] == quarries[:1] and match.decision == "quarry"
    played(match, "quarry:G")
    assert match.view()["quarries"] == quarries[1:] and match.decision != "quarry"


BEFORE_15_22 = "A(0,1) C(0,2) G(3,0) P(4,0)"


def test_corners_count_unless_the_house_rule_says_otherwise() -> None:
    # FE-15.22, FE-15.23, FE-5.6, FE-5.7, FE-12.5
    diagonal = laid("AG", "S", "(1,0)", BEFORE_15_22, PLAIN)
    assert diagonal.view()["quarries"] == []
    orthogonal = laid("AG", "S", "(1,0)", BEFORE_15_22, PLAIN, quarry_rule="orthogonal")
    assert orthogonal.view()["rewards"] == ["a1"]
    later = f"{BEFORE_15_22} A(1,0) G(2,0)"
    closed = laid("AC", "E", "(1,1)", later, PLAIN)
    assert collected(closed) == "AAC" and closed.view()["rewards"] == ["a1"]
    not_again = laid("AC", "E", "(1,1)", later, PLAIN, quarry_rule="orthogonal")
    assert collected(not_again) == "AAC" and not_again.view()["rewards"] == []


def test_the_start_tile_helps_to_enclose_a_quarry() -> None:
    # FE-15.24, FE-5.6
    match = laid("AC", "W", "(4,8)", "A(2,6) A(2,7) A(2,8) A(3,8) G(4,6)", PLAIN)
    assert match.view()["rewards"] == ["h4"]


def test_a_reward_needs_a_token_in_the_store_or_a_monument_left() -> None:
    # FE-15.25, FE-13.11
    match = laid("GP", "N", "(1,10)", BEFORE_15_18, store="AACCGG", monuments=0)
    assert legal(match) == ["quarry:A", "quarry:C", "quarry:G"]
    assert refused(match, "quarry:P") == "FE-13.11" and refused(match, "quarry:monument") == "FE-13.11"
    assert refused(match, "no_build") == "FE-13.11"


def test_without_token_and_monument_there_is_no_reward_to_choose() -> None:
    # FE-15.26, FE-13.11
    match = laid("GP", "N", "(1,10)", BEFORE_15_18, store="", monuments=0)
    assert match.decision == "take" and match.view()["quarries"] == ["l1"] and match.view()["rewards"] == []


def test_a_print_on_a_quarry_is_not_gained_and_the_square_is_never_covered() -> None:
    # FE-15.69, FE-13.13, FE-13.15
    board = plain()
    first = board["components"]["valley_board"][0]["grid"]
    first[0] = "gS.p"
    match = laid("AC", "W", "(0,2)", "A(1,0) C(1,1) A(1,2) C(1,3) G(0,4) P(1,4)", board)
    assert match.view()["rewards"] == ["a1", "d1"] and collected(match) == "AC"
    played(match, "quarry:C", "quarry:C")
    assert match.view()["quarries"] == ["a1", "d1"]
    states = match.states
    states["decision"] = 0
    states["reserve"][0, 0] = states["reserve"][0, 1]
    for quarry in ("(0,0)", "(0,3)"):
        for orientation in "ESWN":
            assert refused(match, place(1, orientation, quarry)) in ("FE-4.3", "FE-14.19")


def test_an_unused_start_symbol_can_be_a_quarry() -> None:
    # FE-13.13
    board = plain()
    board["components"]["valley_board"][0]["grid"][0] = "S..."
    match = laid("AC", "W", "(0,2)", "A(1,0) C(1,1) A(1,2) C(1,3) G(0,4) P(1,4)", board)
    assert square("(0,0)") == 0 and match.view()["rewards"] == ["a1", "d1"]


def test_a_full_granary_takes_no_more_wheat() -> None:
    # FE-13.16
    match = laid("AC", "N", "(3,5)", wheat=9)
    assert wheat(match) == 10
    assert [event["amount"] for event in happened(match, "wheat_lost")] == [1]
