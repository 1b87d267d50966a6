"""The water ring and the fields it waters (EG-5.8, EG-6.4, EG-11.3), and the upgrades of fields (N15)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has, lowest
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import RINGS, START_FIELD
from nomarch.games.egizia.nile_cards import COLOUR, FIELDS, UPGRADE_FIELD, UPGRADE_SLOT, UPGRADEABLE, VALUE

LEFT, STAY, RIGHT = np.uint64(1), np.uint64(2), np.uint64(4)
RIGHTMOST = np.int64(len(RINGS) - 1)
FIELD_COUNT = np.int64(len(UPGRADEABLE))
GREEN = np.int64(0)
OFF_THE_RING_SPACES = clause("EG-5.8")
NO_SUCH_FIELD = clause("EG-16.32")
RING_MOVED = EVENTS.code("ring_moved")
RING_STAYED = EVENTS.code("ring_stayed")
UPGRADED = EVENTS.code("field_upgraded")


@rule
def ring_choices(s):
    """Left, stay, right as bits 0 to 2: the ring never leaves its spaces (EG-5.8)."""
    choices = STAY
    if s.ring > 0:
        choices |= LEFT
    if s.ring < RIGHTMOST:
        choices |= RIGHT
    return choices


@rule
def refuse_ring(s, direction):
    """Why the ring cannot move so."""
    return NOTHING if has(ring_choices(s), direction) else OFF_THE_RING_SPACES


@rule
def move_ring(s, seat, direction, log):
    """Move the ring to the left (0) or to the right (2), or leave it (1)."""
    ring = np.int64(s.ring) + direction - 1
    s.ring = ring
    emit(log, RING_STAYED if direction == 1 else RING_MOVED, seat, ring, NOTHING, NOTHING)


@rule
def colour_now(s, field):
    """The colour of a field card, upgrades included."""
    slot = UPGRADE_SLOT[field]
    return COLOUR[field] if slot < 0 else COLOUR[field] - np.int64(s.upgrades[slot])


@rule
def harvest(s, seat):
    """The grain of the seat's irrigated fields (EG-6.3, EG-6.4); the start field is green."""
    grain = START_FIELD
    fields = np.uint64(s.held[seat]) & FIELDS
    while fields != U0:
        field = lowest(fields)
        if colour_now(s, field) <= s.ring:
            grain += VALUE[field]
        fields &= fields - U1
    return grain


@rule
def field_sum(s, seat, colour, upgraded):
    """The values of the seat's fields of a colour, whatever the ring; by the printed colour if not `upgraded`."""
    total = START_FIELD if colour == GREEN else np.int64(0)
    fields = np.uint64(s.held[seat]) & FIELDS
    while fields != U0:
        field = lowest(fields)
        if (colour_now(s, field) if upgraded else COLOUR[field]) == colour:
            total += VALUE[field]
        fields &= fields - U1
    return total


@rule
def open_upgrades(s, seat):
    """The fields to which the seat can attach an upgrade: own ones that are not green (EG-16.32, EG-16.33)."""
    shared_code()
    fields = U0
    if s.unattached[seat] > 0:
        held = np.uint64(s.held[seat])
        for slot in range(FIELD_COUNT):
            if has(held, UPGRADE_FIELD[slot]) and colour_now(s, UPGRADE_FIELD[slot]) > GREEN:
                fields |= bit(slot)
    return fields


@rule
def attach_upgrade(s, seat, slot, log):
    """The field is one colour better for good; nothing else about it changes (EG-16.33, EG-16.35)."""
    s.unattached[seat] -= 1
    s.upgrades[slot] += 1
    field = UPGRADE_FIELD[slot]
    emit(log, UPGRADED, seat, field, colour_now(s, field), NOTHING)
