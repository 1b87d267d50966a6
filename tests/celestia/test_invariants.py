"""The invariants of the soak can fail: each is broken on purpose, and told by its own name. CE-12.27, CE-14.40"""

from collections.abc import Callable

import pytest

from nomarch import Match
from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.record import Records
from nomarch.games.celestia.actions import DECISIONS
from nomarch.games.celestia.components import CARDS
from tests.celestia.invariants import INVARIANTS, broken
from tests.celestia.positions import CELESTIA

Damage = Callable[[Records], None]


def beginning() -> Match:
    """A game that has just begun, the captain having only compasses and the others no power; seat 1 is asked."""
    setup = CELESTIA.new(4, 1).setup
    assert setup is not None
    deck = [card for card in CARDS for card_again in setup["deck"] if card_again == card]
    return CELESTIA.new(4, 1, setup={"deck": deck, "dice": ["fog", "blank"]})


def set_field(name: str, place: tuple[int, ...], value: int) -> Damage:
    """Write another value into a field."""

    def damage(states: Records) -> None:
        states[name][(0, *place)] = value

    return damage


def ask(decision: str, seat: int) -> Damage:
    """Ask a seat something."""

    def damage(states: Records) -> None:
        states["to_move"], states["decision"] = seat, DECISIONS.index(decision)

    return damage


def own_in_secret(states: Records) -> None:
    """Seat 2 gets the top treasure of city 25 without a word."""
    states["treasures"][0, 2, 0] = states["piles"][0, 8, states["pile_top"][0, 8]]
    states["treasure_count"][0, 2], states["points"][0, 2] = 1, 25
    states["pile_top"][0, 8] += 1


def empty_all_piles(states: Records) -> None:
    """Seat 0 has all treasures of the cities beyond the first."""
    for city in range(1, 9):
        top = int(states["pile_top"][0, city])
        taken = states["piles"][0, city, top:]
        count = int(states["treasure_count"][0, 0])
        states["treasures"][0, 0, count : count + len(taken)] = taken
        states["treasure_count"][0, 0] += len(taken)
        states["pile_top"][0, city] = 11
    states["points"][0, 0], states["spyglasses"][0, 0] = 707 - 19, 3


def become_rich(states: Records) -> None:
    """Seat 2 has two treasures of city 25; told, because both positions have them."""
    own_in_secret(states)
    own_again = states["pile_top"][0, 8]
    states["treasures"][0, 2, 1] = states["piles"][0, 8, own_again]
    states["treasure_count"][0, 2], states["points"][0, 2] = 2, 50
    states["pile_top"][0, 8] += 1


def declare_in_vain(states: Records) -> None:
    """The captain, who has only compasses, is said to meet pirates."""
    states["dice"][0, 1], states["declared"] = 3, 1


DAMAGES: list[tuple[int, Damage]] = [
    (1, set_field("discards", (3,), 1)),
    (2, set_field("hand_size", (0,), 5)),
    (3, set_field("removed", (2,), 1)),
    (3, set_field("pile_top", (4,), 5)),
    (4, set_field("points", (1,), 3)),
    (4, set_field("spyglasses", (1,), 1)),
    (5, set_field("aboard", (), 0b1110)),
    (5, ask("lone_captain", 0)),
    (5, ask("passenger", 0)),
    (5, ask("reroll", 1)),
    (6, ask("ejection", 1)),
    (6, ask("spyglass", 2)),
    (6, ask("jetpack", 3)),
    (7, ask("declaration", 0)),
    (8, set_field("dice", (0,), 5)),
    (8, set_field("dice_count", (), 3)),
    (9, empty_all_piles),
    (10, declare_in_vain),
    (10, set_field("declared", (), 2)),
    (11, set_field("journey", (), 3)),
    (12, become_rich),
    (13, own_in_secret),
]
BOTH = (9, 12)
"""Broken in the position before too, so that nothing else is."""


@pytest.mark.parametrize(("number", "damage"), DAMAGES, ids=[INVARIANTS[number] for number, _ in DAMAGES])
def test_what_is_broken_is_told(number: int, damage: Damage) -> None:
    """CE-12.27"""
    match = beginning()
    before, states = record.copy(match.states), record.copy(match.states)
    assert broken(states, before, new_log()) == 0
    damage(states)
    if number in BOTH:
        damage(before)
    assert broken(states, before, new_log()) == number


def test_a_card_paid_by_another_than_the_captain_is_told() -> None:
    """CE-8.1"""
    match = beginning()
    log = new_log()
    log[0, 0] = 1
    log[1] = CELESTIA.events.code("paid"), 2, 0, 1, 0
    assert broken(match.states, match.states, log) == 11


def test_every_invariant_is_broken_once() -> None:
    assert {number for number, _ in DAMAGES} == set(range(1, len(INVARIANTS)))
