"""Laying birds (section 4)."""

import numpy as np

from nomarch.core import piles
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import EVENTS
from nomarch.games.cubirds.cards import available, next_card, show_all, take_seen
from nomarch.games.cubirds.components import ROW_CARDS

LEFT, RIGHT = np.int64(0), np.int64(1)
NOT_THERE = np.int64(-1)
LAID = EVENTS.code("laid")
SURROUNDED = EVENTS.code("surrounded")
REFILLED = EVENTS.code("refilled")


@rule
def lay(s, seat, species, row, end, log):
    """Lay all cards of a species at an end of a row (CB-4.2); whether cards were surrounded. If so, they are taken
    and the row is filled up, before anything else is decided (CB-4.4 to CB-4.8, CB-9.10)."""
    amount = show_all(s, seat, species)
    emit(log, LAID, seat, species, amount, 2 * row + end)
    between = distance(s, species, row, end)
    if between > 0:
        surround(s, seat, row, end, between, log)
    add(s, row, end, species, amount)
    if between > 0:
        refill(s, row, RIGHT - end, log)
    return between > 0


@rule
def distance(s, species, row, end):
    """How many cards lie between an end of the row and the nearest card of the species (CB-4.4); -1 without one."""
    size = np.int64(s.row_size[row])
    for place in range(size):
        if s.rows[row, place if end == LEFT else size - 1 - place] == species:
            return np.int64(place)
    return NOT_THERE


@rule
def surround(s, seat, row, end, amount, log):
    """The outermost cards at an end go to the hand, all of them (CB-4.5); the others close up (CB-4.6)."""
    size = np.int64(s.row_size[row])
    first = np.int64(0) if end == LEFT else size - amount
    for place in range(first, first + amount):
        species = np.int64(s.rows[row, place])
        take_seen(s, seat, species, np.int64(1))
        emit(log, SURROUNDED, seat, species, np.int64(1), NOTHING)
    if end == LEFT:
        for place in range(amount, size):
            s.rows[row, place - amount] = s.rows[row, place]
    s.row_size[row] = size - amount


@rule
def add(s, row, end, species, amount):
    """Put cards of a species at an end of a row."""
    size = np.int64(s.row_size[row])
    first = size
    if end == LEFT:
        first = np.int64(0)
        for place in range(size - 1, -1, -1):
            s.rows[row, place + amount] = s.rows[row, place]
    for place in range(first, first + amount):
        s.rows[row, place] = species
    s.row_size[row] = size + amount


@rule
def refill(s, row, end, log):
    """A row that shows only one species gets cards until it shows two (CB-4.7), at the end opposite to the one just
    played (CB-8.5); it stays as it is when there are no more cards (CB-8.8)."""
    while one_species(s, row) and available(s) > 0:
        species = next_card(s, log)
        add(s, row, end, species, np.int64(1))
        emit(log, REFILLED, species, row, NOTHING, NOTHING)


@rule
def one_species(s, row):
    """Whether all cards of a row are equal."""
    equal = True
    for place in range(1, np.int64(s.row_size[row])):
        equal &= s.rows[row, place] == s.rows[row, 0]
    return equal


@rule
def build_row(s, row):
    """Three different species from the draw pile; later cards of a species are discarded (CB-2.4, CB-8.3)."""
    while s.row_size[row] < ROW_CARDS:
        species = piles.draw(s)
        if distance(s, species, row, LEFT) == NOT_THERE:
            add(s, row, RIGHT, species, np.int64(1))
        else:
            s.discards[species] += 1
