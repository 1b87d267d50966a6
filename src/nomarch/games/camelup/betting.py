"""Bets on the leg and on the race (CU-5.3 to CU-5.5, CU-5.14 to CU-5.16)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.components import LEG_STACK, LEG_STACK_CONNOISSEURS, LEG_VALUES
from nomarch.games.camelup.track import CAMELS

STACK_EMPTY = clause("CU-5.3")
CARD_NOT_IN_HAND = clause("CU-5.14")
TAKEN = EVENTS.code("leg_tile_taken")
PLACED = EVENTS.code("race_card_placed")
VALUE_INDEX = np.array([LEG_VALUES.index(value) for value in LEG_STACK_CONNOISSEURS], np.int64)
"""For each tile of a leg stack from the top, the index of its value in 5, 3, 2."""
STACK_SIZES = np.array([len(LEG_STACK), len(LEG_STACK_CONNOISSEURS)], np.int8)
"""Tiles in a leg stack without and with connoisseurs (CU-3.4); the stacks begin alike."""
VALUES = np.array(LEG_VALUES, np.int64)


@rule(inline=True)
def open_stacks(s):
    """The colours whose leg stack is not empty."""
    stacks = U0
    for colour in range(CAMELS):
        if s.stack_top[colour] < s.stack_end[colour]:
            stacks |= bit(colour)
    return stacks


@rule
def refuse_leg_tile(s, colour):
    """Why no leg tile of this colour can be taken."""
    return NOTHING if has(open_stacks(s), colour) else STACK_EMPTY


@rule
def take_leg_tile(s, seat, colour, log):
    """Take the top tile of the stack (CU-5.4)."""
    top = np.int64(s.stack_top[colour])
    s.stack_top[colour] = top + 1
    s.leg_tiles[seat, colour, VALUE_INDEX[top]] += 1
    emit(log, TAKEN, seat, colour, VALUES[VALUE_INDEX[top]], NOTHING)


@rule
def refuse_race_card(s, seat, colour):
    """Why the seat cannot bet on the race with this colour."""
    return NOTHING if has(np.uint64(s.hand[seat]), colour) else CARD_NOT_IN_HAND


@rule
def place_race_card(s, seat, pile, colour, log):
    """Put a card face down on a pile (CU-5.15)."""
    card = np.int64(s.pile_size[pile])
    s.pile_seat[pile, card] = seat
    s.pile_colour[pile, card] = colour
    s.pile_size[pile] = card + 1
    s.hand[seat] = np.uint8(np.uint64(s.hand[seat]) & ~(U1 << np.uint64(colour)))
    emit(log, PLACED, seat, pile, colour, NOTHING)
