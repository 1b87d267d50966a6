"""Building a district (section 6)."""

import numpy as np

from nomarch.core.bits import U0, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS
from nomarch.games.fertility.components import DISPLAY_SIZE, SPACES
from nomarch.games.fertility.granary import pay_wheat
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.supplying import PRINTED_SHOPS, SHOPS_PER_DISTRICT, open_shop

CANNOT_AFFORD = clause("FE-13.18")
NOT_HELD = clause("FE-14.18")
BUILT = EVENTS.code("district_built")
PAID = EVENTS.code("paid")
WHEAT_UNIT = KIND_COUNT


@rule(inline=True)
def has_space(s, seat):
    """Whether there is an empty district space (FE-6.2)."""
    return s.built_count[seat] < SPACES


@rule(inline=True)
def means(s, seat):
    """Units with which a cost can be paid: held tokens and wheat, never tokens in shops (FE-6.3, FE-6.5)."""
    total = np.int64(s.wheat[seat])
    for kind in range(KIND_COUNT):
        total += np.int64(s.held[kind])
    return total


@rule(inline=True)
def open_districts(s, seat):
    """The display slots whose district the seat can build (FE-6.7, FE-13.18)."""
    slots = U0
    if has_space(s, seat):
        units = means(s, seat)
        for slot in range(DISPLAY_SIZE):
            if s.district_cost[np.int64(s.display[slot])] <= units:
                slots |= bit(slot)
    return slots


@rule
def refuse_build(s, seat, slot):
    """Why the district cannot be built; the decision is only asked with an empty space."""
    return NOTHING if has(open_districts(s, seat), slot) else CANNOT_AFFORD


@rule
def build(s, seat, slot, log):
    """Put a district on the lowest empty space; its cost is then to be paid (FE-13.18 to FE-13.20)."""
    district, space = np.int64(s.display[slot]), np.int64(s.built_count[seat])
    s.display[slot] = -1
    s.display_slot = slot
    s.built[seat, space] = district
    s.built_count[seat] = space + 1
    s.to_pay = s.district_cost[district]
    emit(log, BUILT, seat, district, slot, space)
    for position in range(SHOPS_PER_DISTRICT):
        open_shop(s, seat, PRINTED_SHOPS + SHOPS_PER_DISTRICT * space + position)


@rule(inline=True)
def open_units(s, seat):
    """What a unit of cost can be paid with: kinds held, and wheat (FE-14.18)."""
    units = np.int64(s.wheat[seat] > 0) << WHEAT_UNIT
    for kind in range(KIND_COUNT):
        units |= np.int64(s.held[kind] > 0) << kind
    return np.uint64(units)


@rule
def refuse_unit(s, seat, unit):
    """Why the unit cannot be paid with."""
    return NOTHING if has(open_units(s, seat), unit) else NOT_HELD


@rule
def pay(s, seat, unit, log):
    """Pay a unit: a token goes to the Store, wheat moves the marker back (FE-6.4)."""
    if unit == WHEAT_UNIT:
        pay_wheat(s, seat)
    else:
        s.held[unit] -= 1
        s.store[unit] += 1
    s.to_pay -= 1
    emit(log, PAID, seat, unit, NOTHING, NOTHING)
