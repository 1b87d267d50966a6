"""Who knows what (CB-8.16), and what bots are dealt."""

import numpy as np

from nomarch import Match
from tests.conformance.cases import Case, random_positions
from tests.cubirds.positions import CUBIRDS, LETTERS, hand, happened, position

THREE = Case("cubirds", 3, ())


def test_a_seat_sees_its_own_hand_and_of_the_others_the_size() -> None:
    """CB-8.16, CB-10.41"""
    match = position(("RROO", "DDD", "FF"), discards="WW", collections=("M", "P", "T"))
    view = match.view(1)
    assert view["seats"][1]["hand"] == {"duck": 3}
    assert [seat["hand"] for number, seat in enumerate(view["seats"]) if number != 1] == [None, None]
    assert [seat["hand_size"] for seat in view["seats"]] == [4, 3, 2]
    assert view["rows"][0] == ["flamingo", "owl", "toucan"] and view["discards"] == {"reed_warbler": 2}
    assert [seat["collection"] for seat in view["seats"]] == [{"magpie": 1}, {"parrot": 1}, {"toucan": 1}]
    assert view["pile"] == 48 and "cards" not in view


def test_cards_drawn_face_down_are_told_to_their_owner_alone() -> None:
    """CB-8.16"""
    match = position(("DF", "OO"), pile="WROO")
    match.play("lay:duck:0:right")
    match.play("draw")
    assert happened(match, "drawn", 0) == [{"seat": 0, "species": "reed_warbler"}, {"seat": 0, "species": "robin"}]
    assert happened(match, "drawn", 1) == happened(match, "drawn") == [{"seat": 0}, {"seat": 0}]


def test_others_do_not_know_that_a_flock_decision_was_asked() -> None:
    """CB-8.16, CB-9.9: while it is open they see the decision before, as if the player still thought about that; and
    afterwards nothing tells whether it was asked."""
    asked = position(("FFFO", "DDD", "DDD"))
    unasked = position(("FPMO", "DDD", "DDD"))
    before = asked.view(1)
    for match in (asked, unasked):
        match.play("lay:owl:1:right")
        match.play("no_draw")
    assert asked.decision == "flock" and unasked.decision == "lay"
    at_draw = asked.at(1)
    for seat in (None, 1, 2):
        assert asked.view(seat) == at_draw.view(seat) and asked.events(seat) == at_draw.events(seat)
        assert np.array_equal(asked.observation(1), at_draw.observation(1))
    assert asked.view(1)["decision"] == "draw" and asked.view(1)["to_move"] == 0 and asked.view(1) != before
    assert asked.view(0)["decision"] == "flock"
    asked.play("no_flock")
    for seat in (None, 1, 2):
        assert asked.view(seat) == unasked.view(seat) and asked.events(seat) == unasked.events(seat)
    assert asked.view(0)["played"] == 3 and asked.view(1)["played"] == 2


def test_a_position_that_begins_with_a_flock_decision_does_not_name_it_to_others() -> None:
    """CB-8.16"""
    match = position(("FFF", "DDD"), decision="flock")
    assert match.view(1)["to_move"] is None and match.view(1)["decision"] is None
    assert match.observation(1)[:5].sum() == 0 and match.observation(0)[0] == 1


def samples(match: Match, seat: int | None, other: int) -> set[str]:
    """The hands of another seat in many samples."""
    found = set()
    for number in range(60):
        cards = match.sample(seat, number).states["hand"][0, other]
        found.add("".join(letter * int(count) for letter, count in zip(LETTERS, cards, strict=True)))
    return found


def test_a_bot_knows_that_nothing_is_left_of_a_species_just_laid() -> None:
    """CB-8.16: whoever watches knows it."""
    match = position(("OOODDMMM", "RR", "WW"), pile="OOOOOOOOOODDMM")
    match.play("lay:owl:1:right")
    match.play("no_draw")
    hands = samples(match, 1, 0)
    assert len(hands) > 5 and all("O" not in cards and len(cards) == 5 for cards in hands)
    match = position(("OOODDMMM", "RR", "WW"), pile="OOOOOOOOOODDMM")
    match.play("lay:owl:1:right")
    match.play("draw")
    hands = samples(match, 1, 0)
    assert max(cards.count("O") for cards in hands) == 2, "two cards have come unseen since"


def test_a_bot_knows_the_cards_that_were_surrounded() -> None:
    """CB-8.16"""
    match = position(("PPDR", "RR", "WW"), ("FOP",))
    match.play("lay:parrot:0:left")
    assert all("FO" in cards and len(cards) == 4 for cards in samples(match, 1, 0))
    assert samples(match, 0, 0) == {"FODR"}


def test_samples_keep_every_card() -> None:
    """CB-8.19, and every hand the size that everybody sees."""
    for match in random_positions(THREE, 5):
        for seat in (None, 0, 1, 2):
            known = match.known(seat)
            sample = match.sample(seat, len(match.actions))
            for name in ("hand_size", "known", "room", "rows", "collection", "discards", "top"):
                assert np.array_equal(sample.states[name], known.states[name])
            s = sample.states[0]
            assert np.array_equal(s["hand"].sum(axis=1), s["hand_size"])
            total = s["hand"].sum(axis=0) + s["collection"].sum(axis=0) + s["discards"]
            total += np.bincount(s["cards"][s["top"] :], minlength=8)
            for row, size in zip(s["rows"], s["row_size"], strict=True):
                total += np.bincount(row[:size], minlength=8)
            assert total.tolist() == [7, 10, 10, 13, 13, 17, 20, 20]


def test_the_true_hands_are_among_the_possible_ones() -> None:
    """CB-8.16: what everybody knows of a hand holds."""
    for seed in range(10):
        for match in random_positions(THREE, seed):
            s = match.states[0]
            assert np.all(s["known"] <= s["hand"])
            assert np.all(s["hand"] - s["known"] <= s["room"])


def test_a_sample_does_not_keep_the_orders_given_for_reshuffles() -> None:
    """CB-8.2: they are coming chance."""
    match = CUBIRDS.new(2, 1, setup={"reshuffles": [["owl", "duck"]]})
    assert match.sample(0, 1).states["orders_end"][0] == 0
    assert match.states["orders_end"][0] == 3
    assert hand(match.sample(0, 1)) == hand(match)
