"""The invariants of the soak can fail: each is broken on purpose, and told by its name. CB-8.19, CB-8.6, CB-10.30"""

from collections.abc import Callable

import pytest

from nomarch import Match
from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.record import Records
from tests.cubirds.invariants import INVARIANTS, broken
from tests.cubirds.positions import CUBIRDS, deck

Damage = Callable[[Records], None]


def beginning() -> Match:
    """A game that has just begun: rows ROT, DPM, WFO, TDP, hands FFFFFFOO and RRRRRRRR."""
    return CUBIRDS.new(2, 1, setup={"cards": deck("ROTDPMWFOTDP" + "FFFFFFOO" + "RRRRRRRR" + "MW")})


def set_field(name: str, place: tuple[int, ...], value: int) -> Damage:
    """Write another value into a field."""

    def damage(states: Records) -> None:
        states[name][(0, *place)] = value

    return damage


def lay_apart(states: Records) -> None:
    """Row R O T becomes R O R, a toucan lying in another row instead of its robin."""
    states["rows"][0, 0, 2] = 6
    _swap_in_pile(states, 6, 2)


def lay_equal(states: Records) -> None:
    """Row R O T becomes R R R; the owl and the toucan go into the pile for two robins."""
    states["rows"][0, 0, :3] = 6
    _swap_in_pile(states, 6, 1)
    _swap_in_pile(states, 6, 2)


def _swap_in_pile(states: Records, taken: int, given: int) -> None:
    pile = states["cards"][0, states["top"][0] :]
    pile[list(pile).index(taken)] = given


def fly_from_the_hand(states: Records) -> None:
    """A robin of seat 1 goes into its collection outside its turn."""
    states["hand"][0, 1, 6] -= 1
    states["hand_size"][0, 1] -= 1
    states["collection"][0, 1, 6] += 1


def win_in_secret(states: Records) -> None:
    """Both positions, so that no collection grows: six robins of seat 1 and flamingos complete two threes."""
    states["hand"][0, 1, 6] -= 3
    states["hand_size"][0, 1] -= 3
    states["collection"][0, 1, 6] += 3
    states["hand"][0, 0, 0] -= 3
    states["hand_size"][0, 0] -= 3
    states["collection"][0, 1, 0] += 3


def draw_in_secret(states: Records) -> None:
    """The top card goes to the discards."""
    states["discards"][0, states["cards"][0, states["top"][0]]] += 1
    states["top"] += 1


DAMAGES: list[tuple[int, Damage]] = [
    (1, set_field("discards", (3,), 1)),
    (1, set_field("rows", (0, 0), 1)),
    (2, set_field("hand_size", (0,), 7)),
    (3, lay_apart),
    (4, lay_equal),
    (5, set_field("known", (0, 0), 7)),
    (5, set_field("room", (1, 6), 7)),
    (6, set_field("decision", (), 3)),
    (7, fly_from_the_hand),
    (8, set_field("to_move", (), -1)),
    (8, set_field("winners", (), 1)),
    (9, win_in_secret),
    (10, set_field("turn", (), 3)),
    (10, set_field("round_number", (), 0)),
    (11, draw_in_secret),
]


@pytest.mark.parametrize(("number", "damage"), DAMAGES, ids=[INVARIANTS[number] for number, _ in DAMAGES])
def test_what_is_broken_is_told(number: int, damage: Damage) -> None:
    """CB-8.19"""
    match = beginning()
    before, states = record.copy(match.states), record.copy(match.states)
    assert broken(states, before, new_log()) == 0
    damage(states)
    if number == 9:
        damage(before)
    assert broken(states, before, new_log()) == number


def test_every_invariant_is_broken_once() -> None:
    assert {number for number, _ in DAMAGES} == set(range(1, len(INVARIANTS)))
