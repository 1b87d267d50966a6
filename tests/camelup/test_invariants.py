"""The invariants of the soak can fail: each is broken on purpose, and told by its own name."""

from collections.abc import Callable

import pytest

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.record import Records
from tests.camelup.invariants import INVARIANTS, broken
from tests.camelup.positions import position

Damage = Callable[[Records], None]


def set_field(name: str, place: tuple[int, ...], value: int) -> Damage:
    """Write another value into a field."""

    def damage(states: Records) -> None:
        states[name][(0, *place)] = value

    return damage


def earn_in_secret(states: Records) -> None:
    """Give a seat money that is on its score sheet but in no event."""
    states["money"][0, 2] += 1
    states["income"][0, 2, 0] += 1


def stack_side_by_side(states: Records) -> None:
    """Let the top camel stand on the sand beside the others of its space."""
    states["camels"][0] |= 8 << 48


def cover_the_bottom(states: Records) -> None:
    """Lay a ranking tile over the lowest blue leg tile, as if connoisseurs were on."""
    states["stack_end"][0, 0] -= 1
    states["ranking_seat"][0, 3], states["ranking_value"][0, 3] = 2, 2


DAMAGES: list[tuple[int, Damage]] = [
    (1, set_field("money", (1,), -1)),
    (1, set_field("income", (1, 3), 5)),
    (2, earn_in_secret),
    (3, set_field("regular_faces", (0,), 2)),
    (4, set_field("platform", (), 0)),
    (5, set_field("pyramid_stack", (), 4)),
    (5, set_field("pyramid_tiles", (3,), 2)),
    (6, set_field("camels", (), 0x03B_00C_031_009_012)),
    (7, stack_side_by_side),
    (8, set_field("desert_space", (1,), 6)),
    (8, set_field("mirages", (), 1 << 9)),
    (9, set_field("leg_tiles", (0, 1, 0), 1)),
    (9, set_field("stack_top", (4,), 1)),
    (10, cover_the_bottom),
    (11, set_field("hand", (2,), 0b11011)),
    (11, set_field("pile_size", (0,), 1)),
    (12, set_field("ally", (0,), 1)),
    (13, set_field("camera", (), 7)),
    (14, set_field("crossed", (), 1)),
    (14, set_field("to_move", (), -1)),
]


@pytest.mark.parametrize(("number", "damage"), DAMAGES, ids=[INVARIANTS[number] for number, _ in DAMAGES])
def test_what_is_broken_is_told(number: int, damage: Damage) -> None:
    """The position has a desert tile on 5, extra dice, and nothing out of order."""
    match = position(options="dice", desert={0: "5+"})
    before, states = record.copy(match.states), record.copy(match.states)
    assert broken(states, before, new_log()) == 0
    damage(states)
    assert broken(states, before, new_log()) == number


def test_every_invariant_is_broken_once() -> None:
    assert {number for number, _ in DAMAGES} == set(range(1, len(INVARIANTS)))
