"""Section 3: rounds and phases, and phase 7."""

import random

from nomarch import Match
from tests.egizia.table import GAME, Table, happened, play, seat, setup, strengths, texts


def finished(players: int = 4, seed: int = 1) -> Match:
    """A random game to its end, with the set-up that has no surprises."""
    match, chooser = GAME.new(players, seed, None, setup(players)), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.legal()))
    return match


def everybody_passes(match: Match) -> Match:
    """Until the next round begins, everybody does as little as possible."""
    now = match.view()["round"]
    while not match.over and match.view()["round"] == now:
        legal = texts(match)
        match.play(next(action for action in ("pass", "done", "withdraw", "take_none") if action in legal))
    return match


def test_a_game_has_five_rounds() -> None:
    """EG-3.1, EG-13.1"""
    match = finished()
    assert [event["round"] for event in happened(match, "round_begun")] == [1, 2, 3, 4, 5]
    assert match.over and match.why_not("pass") is not None


def test_the_phases_follow_each_other() -> None:
    """EG-3.2"""
    match = GAME.new(4, 1, None, setup())
    play(match, "loc:12", "slot:1", "pass", "pass", "pass", "pass")
    assert match.decision == "build" and match.to_move == 0
    play(match, "crew:blue", "crew_done", "track:stone_sale")
    kinds = ["card_laid", "ship_placed", "fed", "stones_gained", "brick_laid", "scored", "order_tile"]
    first = [next(n for n, event in enumerate(match.events()) if event["event"] == kind) for kind in kinds]
    assert first == sorted(first)


def test_crews_and_permissions_are_renewed_each_round() -> None:
    """EG-3.3"""
    table = Table().held(0, "N17").used(0, "blue", "joker").put(spent=[8, 0, 0, 0])
    match = table.begin("ordering")
    assert not any(crew["used"] for crew in seat(match, 0)["crews"].values()) and seat(match, 0)["spent"] == []
    assert strengths(match, 0) == [1, 1, 1, 2]
    while match.to_move != 0:
        match.play("pass")
    assert "play:N17" in texts(match)


def test_ten_cards_are_laid_in_the_order_drawn() -> None:
    """EG-3.4"""
    match = GAME.new(4, 1, None, setup())
    river = match.view()["river"]
    assert [place["card"] for place in river if place["kind"] == "card"] == setup()["nile"]["1/2"][:10]


def test_each_round_uses_its_deck_and_the_rest_is_boxed_unseen() -> None:
    """EG-3.5, EG-3.7"""
    match, decks = GAME.new(2, 1, None, setup(2)), setup(2)["nile"]
    for expected in (decks["1/2"][:10], decks["1/2"][10:20], decks["3/4"][:10], decks["3/4"][10:20], decks["5"][:10]):
        cards = [place["card"] for place in match.view()["river"] if place["kind"] == "card"]
        assert cards == expected
        everybody_passes(match)
    unseen = decks["1/2"][20:] + decks["3/4"][20:] + decks["5"][10:]
    everything = [card for deck in decks.values() for card in deck]
    assert sorted(match.view()["boxed"] + unseen) == sorted(everything) and len(unseen) == 6


def test_cards_left_on_the_nile_are_discarded_at_the_end_of_the_round() -> None:
    """EG-3.6, EG-15.7"""
    match = GAME.new(2, 1, None, setup(2))
    assert match.view()["boxed"] == []
    play(match, "loc:1", "pass", "pass")
    assert sorted(match.view()["boxed"]) == sorted(setup()["nile"]["1/2"][1:10])
    assert seat(match, 0)["fields"][1]["id"] == "G2"
