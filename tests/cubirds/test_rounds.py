"""Turns, the end of a round and of the game: sections 3, 6 and 7."""

import pytest

from nomarch import Match
from tests.cubirds.positions import collection, discards, hand, happened, legal, position, row

KEPT = "PPMMRRWW"


def test_the_next_player_clockwise_plays() -> None:
    """CB-3.2, CB-10.33"""
    match = position(("DF", KEPT, KEPT))
    for seat in (0, 1, 2):
        assert match.to_move == seat
        match.play(match.legal()[0])
        match.play("no_draw")
    assert match.to_move == 0


def test_an_empty_hand_ends_the_round() -> None:
    """CB-6.1 to CB-6.5 (CB-6.1, CB-6.2, CB-6.3, CB-6.4, CB-6.5), CB-8.10, CB-8.15, CB-10.21"""
    piles = "F" * 4 + "O" * 4 + "T" * 8 + "D" * 8 + "MMMMMMMMMM"
    match = position(("RRR", "WF", "DD"), ("FOT",), to_move=2, pile=piles, collections=("O", "D", "P"))
    match.play("lay:duck:0:right")
    match.play("no_draw")
    assert match.to_move == 2 and match.decision == "lay", "who ended the round deals and plays first"
    assert hand(match, 2) == "FFFFOOOO" and hand(match, 0) == "TTTTTTTT" and hand(match, 1) == "DDDDDDDD"
    assert row(match) == "FOTDD" and collection(match, 1) == "D"
    assert discards(match) == "FRRRW" and match.view(0)["dealer"] == 2 and match.view(0)["round"] == 2
    assert happened(match, "hand_discarded")[0] == {"seat": 0, "species": "robin", "amount": 3}


def test_whoever_has_laid_the_last_card_may_draw_and_go_on() -> None:
    """CB-8.10, CB-10.22"""
    match = position(("D", KEPT), pile="WWWWWW")
    match.play("lay:duck:0:right")
    assert legal(match) == ["draw", "no_draw"]
    match.play("draw")
    assert hand(match) == "WW" and match.to_move == 1 and not happened(match, "round_ended")


def test_a_flock_that_empties_the_hand_ends_the_round() -> None:
    """CB-8.12, CB-6.4, CB-10.24"""
    match = position(("FF", "DD"), decision="flock", collections=("O", "O"))
    match.play("flock:flamingo")
    assert match.to_move == 0 and len(hand(match)) == 8 and len(hand(match, 1)) == 8
    assert match.view(0)["dealer"] == 0 and discards(match) == "FDD"


def test_victory_comes_before_the_end_of_the_round() -> None:
    """CB-8.11, CB-8.12, CB-10.23"""
    match = position(("FFF", "DD"), decision="flock", collections=("OOOF", "O"))
    match.play("flock:flamingo")
    assert match.over and match.winners == [0] and not happened(match, "round_ended") and hand(match, 1) == "DD"
    assert happened(match, "won") == [{"seat": 0, "way": "pairs"}]


def finish_turn(collections: tuple[str, ...], players: int = 2) -> Match:
    """The end of a turn of seat 0 with these collections."""
    match = position(("DF", *["PM"] * (players - 1)), collections=collections)
    match.play("lay:duck:0:right")
    match.play("no_draw")
    return match


@pytest.mark.parametrize(
    ("cards", "way"),
    [
        pytest.param("FOTDPMR", "species", id="CB-7.1 CB-10.18"),
        pytest.param("FOTDPMRW", "species", id="CB-7.1 all eight"),
        pytest.param("OOODDD", "pairs", id="CB-7.2 CB-10.19"),
        pytest.param("OOOOODDDD", "pairs", id="CB-7.2 more"),
    ],
)
def test_a_collection_wins_at_once(cards: str, way: str) -> None:
    """CB-7.1, CB-7.2, CB-10.18, CB-10.19"""
    match = finish_turn((cards, "F"))
    assert match.over and match.winners == [0] and happened(match, "won") == [{"seat": 0, "way": way}]


@pytest.mark.parametrize("cards", ["OOOOODD", "FOTDPRRR", "FOTDPM"])
def test_other_collections_do_not_win(cards: str) -> None:
    """CB-7.1, CB-7.2, CB-10.20"""
    match = finish_turn((cards, "F"))
    assert not match.over and match.winners == [] and match.to_move == 1


def test_only_the_active_player_wins_at_the_end_of_a_turn() -> None:
    """CB-7.1: whoever else could show seven species wins at the end of his own turn."""
    match = finish_turn(("F", "FOTDPMR"))
    assert not match.over
    match.play(match.legal()[0])
    match.play("no_draw")
    assert match.winners == [1]


def without_cards(collections: tuple[str, ...], spare: int) -> Match:
    """Three players; seat 0 ends the round with so many cards available."""
    match = position(("D", "OO", "TT"), pile="M" * (spare - 4 - 5), discards="RRRRR", collections=collections)
    match.play("lay:duck:0:right")
    match.play("no_draw")
    return match


def test_the_game_ends_when_no_hands_can_be_dealt() -> None:
    """CB-7.3, CB-7.4, CB-8.15, CB-10.25"""
    match = without_cards(("O", "DD", "PPF"), 20)
    assert match.over and match.winners == [2] and happened(match, "won") == [{"seat": 2, "way": "cards"}]
    assert hand(match, 1) == "", "the hands were discarded, and nobody was dealt any"
    assert without_cards(("O", "DD", "PPF"), 23).over
    enough = without_cards(("O", "DD", "PPF"), 24)
    assert not enough.over and enough.view(0)["pile"] == 0 and discards(enough) == ""


def test_a_tie_of_cards_is_a_shared_victory() -> None:
    """CB-7.5, CB-10.26"""
    match = without_cards(("OOOO", "DDFP", "PPF"), 20)
    assert match.winners == [0, 1] and match.ranking == [1, 1, 3]


def test_there_are_no_points() -> None:
    """CB-7.6, CB-10.38"""
    match = without_cards(("OOOO", "DDF", "P"), 20)
    assert match.scores == [1, 0, 0] and match.ranking == [1, 2, 2]


def test_after_1000_turns_the_most_cards_win() -> None:
    """CB-8.18, CB-10.42"""
    for turn, over in ((998, False), (999, True)):
        match = position(("DF", "OF"), collections=("O", "DD"))
        match.states["turn"] = turn
        for _ in range(2):
            match.play(match.legal()[0])
            match.play("no_draw")
        assert match.over == over and match.winners == ([1] if over else [])


def test_the_last_turn_may_still_end_a_round_or_win() -> None:
    """CB-8.18: victory, end of the round with its deal, turn cap."""
    match = position(("D", "OF"), collections=("O", "DD"))
    match.states["turn"] = 1000
    match.play("lay:duck:0:right")
    match.play("no_draw")
    assert match.over and match.winners == [1] and len(hand(match, 0)) == 8
    match = position(("FF", "OF"), decision="flock", collections=("FFOOO", "DDDDDDDDD"))
    match.states["turn"] = 1000
    match.play("flock:flamingo")
    assert match.winners == [0]
