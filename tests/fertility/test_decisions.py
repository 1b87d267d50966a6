"""Decisions (section 14), what is open and what is hidden, and what holds after every action."""

import random

import numpy as np
import pytest

from nomarch import BadAction, IllegalAction
from nomarch.core import record
from nomarch.core.log import new_log
from tests.fertility import invariants
from tests.fertility.positions import FERTILITY, place, table

VOCABULARY = FERTILITY.vocabulary


def test_there_are_1761_actions_and_one_player_is_asked_for_one() -> None:
    # FE-14.1
    assert len(VOCABULARY) == 1761
    match = FERTILITY.new(4, 1)
    assert match.to_move == 0 and match.decision == "place"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("place:0:E:a1", 0),
        ("place:2:N:p8", 1535),
        ("discard:0", 1536),
        ("discard:2", 1538),
        ("quarry:A", 1539),
        ("quarry:monument", 1543),
        ("build:0", 1544),
        ("build:3", 1547),
        ("no_build", 1548),
        ("pay:A", 1549),
        ("pay:wheat", 1553),
        ("supply:0:A", 1554),
        ("supply:24:P", 1653),
        ("supply_done", 1654),
        ("exchange:0:A", 1655),
        ("exchange:24:P", 1754),
        ("take:0", 1755),
        ("take:2", 1757),
        ("remove:0", 1758),
        ("remove:2", 1760),
    ],
)
def test_actions_have_their_numbers(text: str, number: int) -> None:
    # FE-15.78, FE-14.4 to FE-14.14: FE-14.5 DISCARD, FE-14.6 QUARRY, FE-14.7 BUILD, FE-14.8 NO_BUILD, FE-14.9 PAY,
    # FE-14.10 SUPPLY, FE-14.11 SUPPLY_DONE, FE-14.12 EXCHANGE, FE-14.13 TAKE, FE-14.14 REMOVE
    assert VOCABULARY.parse(text) == number and VOCABULARY.text(number) == text


def test_a_placement_is_slot_orientation_and_the_square_of_the_first_half() -> None:
    # FE-14.2, FE-14.3, FE-14.4: squares are r·16 + c; e4 is row 3, column 4
    assert VOCABULARY.parse("place:1:S:e4") == (1 * 4 + 1) * 128 + 3 * 16 + 4
    match = table(reserve="AC GP AG")
    match.play(place(0, "W", "(3,8)"))
    state = match.unpacked()
    assert state.picture[1][0] >> 3 * 16 + 7 & 1 and state.picture[0][0] >> 3 * 16 + 8 & 1


def test_shops_are_numbered_printed_first_then_three_for_each_space() -> None:
    # FE-14.21
    shops = {action.args[0] for action in VOCABULARY.actions if action.verb == "supply"}
    assert shops == set(range(4 + 7 * 3))
    match = table(decision="supply", held="A", built="D01A D01C D01G D01P D02A D02C D07A")
    assert "supply:24:A" in [str(action) for action in match.legal()]


def test_an_unknown_or_illegal_action_is_rejected_and_changes_nothing() -> None:
    # FE-15.76, FE-14.1, FE-14.20
    match = FERTILITY.new(3, 1)
    before = match.states.tobytes()
    for index in (-1, 1761):
        with pytest.raises(BadAction):
            match.play(index)
    legal = {action.id for action in match.legal()}
    for index in set(range(1761)) - legal:
        with pytest.raises(IllegalAction):
            match.play(index)
    assert match.states.tobytes() == before and match.actions == []


def test_everybody_sees_the_same_and_nobody_the_stacks() -> None:
    # FE-15.75, FE-13.7, FE-2.8
    match, chooser = FERTILITY.new(3, 1), random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.legal()))
        views = [{**match.view(seat), "seat": None} for seat in (None, 0, 1, 2)]
        assert views[0] == views[1] == views[2] == views[3]
        shuffled = match.sample(0, len(match.actions)).view()
        assert {**shuffled, "played": 0} == {**match.view(), "played": 0}


def test_a_sample_shuffles_the_stacks_and_the_tiles_in_the_box_together() -> None:
    # FE-13.7, FE-2.8: what a seat cannot know is every order of what was not drawn
    match = FERTILITY.new(2, 1)
    top = match.unpacked().stack_top
    known = match.unpacked().stack[:top]
    seen = np.zeros((50, 16))
    for seed in range(300):
        sample = match.sample(0, seed).unpacked()
        assert sample.stack[:top] == known and sorted(sample.stack) == sorted(match.unpacked().stack)
        assert sorted(sample.districts) == list(range(40)) and sample.districts[:4] == match.unpacked().districts[:4]
        seen[range(50), sample.stack] += 1
    kinds = len(set(match.unpacked().stack[top:]))
    assert np.all((seen[top:] > 0).sum(axis=1) == kinds)


@pytest.mark.parametrize(("players", "options"), [(2, {"two_player_variant": True}), (3, {}), (4, {})])
def test_the_invariants_hold_after_every_action(players: int, options: dict[str, bool]) -> None:
    # FE-15.52, FE-13.34
    match, chooser = FERTILITY.new(players, 6, options), random.Random(6)
    log = new_log()
    while not match.over:
        before = record.copy(match.states)
        action = chooser.choice(match.legal())
        match.play(action)
        again = record.copy(before)
        log[0, 0] = 0
        FERTILITY.drivers.apply(again, action.id, log)
        assert again.tobytes() == match.states.tobytes()
        assert invariants.broken(match.states, before, log) == 0


@pytest.mark.parametrize(
    ("field", "place", "amount", "number"),
    [
        ("store", (0, 0), 1, 1),
        ("wheat", (0, 0), 1, 3),
        ("open", (0, 0, 0), 1, 4),
        ("free", (0, 0), 1, 6),
        ("monuments_left", (0, 0), -1, 5),
        ("discarded", (0, 1), 1, 8),
        ("built_count", (0, 0), 1, 9),
        ("points", (0, 0, 0), 1, 10),
        ("turn", (0,), 1, 11),
        ("rewards", (0, 0), 1, 12),
    ],
)
def test_the_invariants_notice_a_wrong_position(field: str, place: tuple[int, ...], amount: int, number: int) -> None:
    # FE-13.34
    match = FERTILITY.new(3, 6)
    match.play(match.legal()[0])
    wrong = record.copy(match.states)
    wrong[field][place] += np.array(amount, wrong[field].dtype)
    assert invariants.broken(wrong, match.states, new_log()) == number
