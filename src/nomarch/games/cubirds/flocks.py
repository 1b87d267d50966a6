"""Completing a flock (section 5), and what a collection must show to win (CB-7.1, CB-7.2)."""

import numpy as np

from nomarch.core.bits import U0, bit
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import EVENTS
from nomarch.games.cubirds.cards import show_all
from nomarch.games.cubirds.components import BIG, KINDS, SMALL, WIN_PAIR_COUNT, WIN_PAIR_SIZE, WIN_SPECIES

FLOCKED = EVENTS.code("flocked")
COLLECTED = EVENTS.code("collected")
ONE, TWO = np.int64(1), np.int64(2)
MANY_SPECIES, PAIRS, MOST_CARDS = np.int64(0), np.int64(1), np.int64(2)
NO_WAY = np.int64(-1)


@rule
def flocks(s, seat):
    """The species of which the hand has enough for a flock (CB-5.1, CB-5.2), as bits."""
    found = U0
    for species in range(KINDS):
        if s.hand[seat, species] >= SMALL[species]:
            found |= bit(species)
    return found


@rule
def complete(s, seat, species, log):
    """Reveal all cards of a species: one or two go to the collection (CB-5.3, CB-5.4, CB-8.14), the others to the
    discard pile (CB-5.5)."""
    amount = show_all(s, seat, species)
    kept = TWO if amount >= BIG[species] else ONE
    s.discards[species] += amount - kept
    emit(log, FLOCKED, seat, species, amount, NOTHING)
    collect(s, seat, species, kept, log)


@rule
def collect(s, seat, species, amount, log):
    """Cards go to the collection for good (CB-5.8)."""
    s.collection[seat, species] += amount
    emit(log, COLLECTED, seat, species, amount, NOTHING)


@rule
def way_to_win(s, seat):
    """How the seat's collection wins, -1 if it does not."""
    species, threes = np.int64(0), np.int64(0)
    for kind in range(KINDS):
        species += s.collection[seat, kind] > 0
        threes += s.collection[seat, kind] >= WIN_PAIR_SIZE
    if species >= WIN_SPECIES:
        return MANY_SPECIES
    return PAIRS if threes >= WIN_PAIR_COUNT else NO_WAY


@rule
def collected(s, seat):
    """How many cards the seat's collection has."""
    total = np.int64(0)
    for kind in range(KINDS):
        total += np.int64(s.collection[seat, kind])
    return total
