"""Completing a flock: section 5."""

import pytest

from tests.conformance.cases import Case, random_positions
from tests.cubirds.positions import CUBIRDS, collection, discards, hand, happened, legal, position, row

KEPT = "PPMMRRWW"


@pytest.mark.parametrize(
    ("cards", "kept", "thrown"),
    [
        pytest.param("RRRRRR", 1, 5, id="CB-10.13"),
        pytest.param("RRRRRRRRR", 2, 7, id="CB-10.14"),
        pytest.param("FF", 1, 1, id="CB-10.15 small"),
        pytest.param("FFF", 2, 1, id="CB-10.15 big"),
        pytest.param("FFFF", 2, 2, id="CB-10.15 more"),
        pytest.param("FFFFFFF", 2, 5, id="CB-10.39"),
        pytest.param("RRRRRRRR", 1, 7, id="CB-5.3 nearly big"),
        pytest.param("WWWWWWWWWW", 2, 8, id="CB-5.4"),
    ],
)
def test_a_flock_gives_one_or_two_cards_and_the_rest_is_discarded(cards: str, kept: int, thrown: int) -> None:
    """CB-5.1, CB-5.3, CB-5.4, CB-5.5, CB-8.14"""
    species = {"R": "robin", "F": "flamingo", "W": "reed_warbler"}[cards[0]]
    match = position((cards + "D", KEPT), decision="flock")
    match.play(f"flock:{species}")
    assert collection(match) == cards[0] * kept and discards(match) == cards[0] * thrown and hand(match) == "D"
    assert happened(match, "collected") == [{"seat": 0, "species": species, "amount": kept}]


def test_with_fewer_cards_nothing_is_asked() -> None:
    """CB-5.2, CB-9.9, CB-10.16"""
    match = position(("RRRRRD", KEPT))
    match.play("lay:duck:0:right")
    match.play("no_draw")
    assert match.to_move == 1 and match.decision == "lay"
    asked = position(("RRRRRFF", KEPT), decision="flock")
    refusal = asked.why_not("flock:robin")
    assert refusal is not None and refusal.clause == "CB-5.2"


def test_one_flock_a_turn_of_ones_choice_or_none() -> None:
    """CB-5.6, CB-5.7, CB-9.7, CB-10.17"""
    match = position(("OOODDDDF", KEPT))
    match.play("lay:flamingo:1:right")
    match.play("no_draw")
    assert match.decision == "flock" and legal(match) == ["flock:owl", "flock:duck", "no_flock"]
    for answer in legal(match):
        turn = match.at(len(match.actions))
        turn.play(answer)
        assert turn.to_move == 1 and turn.decision == "lay"


def test_surrounded_cards_count_for_a_flock_in_the_same_turn() -> None:
    """CB-3.1, CB-5.1, CB-10.37"""
    match = position(("OOD", KEPT), ("DOF",))
    match.play("lay:duck:0:right")
    assert hand(match) == "FOOO" and match.decision == "flock" and legal(match) == ["flock:owl", "no_flock"]
    assert row(match)[-2:] == "DD"


def test_drawn_cards_count_too() -> None:
    """CB-3.1, CB-9.7"""
    match = position(("OOD", KEPT), pile="OFMM")
    match.play("lay:duck:0:right")
    match.play("draw")
    assert legal(match) == ["flock:owl", "no_flock"]


@pytest.mark.parametrize("players", range(2, 6))
def test_no_collection_ever_shrinks(players: int) -> None:
    """CB-5.8, CB-10.38"""
    before = [0] * players
    for match in random_positions(Case("cubirds", players, ()), players):
        now = match.states["collection"][0, :players].sum(axis=1).tolist()
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert sum(before) > players
    assert CUBIRDS.score_sheet(match.unpacked()) == [
        {"victory": int(seat in match.winners)} for seat in range(players)
    ], "winners only, no points"
