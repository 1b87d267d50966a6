"""What a seat can hope for in CuBirds, as the logarithm of its odds to win: by its collection, and by what the flocks
would add to it that its hand is near."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DRAW
from nomarch.games.cubirds.components import BIG, KINDS, SMALL, WIN_PAIR_SIZE

BY_SPECIES = np.array([-0.2, 0.0, 0.25, 0.6, 1.1, 1.95, 3.3, 5.0, 5.0])
"""What so many species in the collection are worth, about as counted in games of the bots."""
BY_PAIR = np.array([0.0, 0.0, 0.05, 0.1, 0.2, 0.9, 5.0])
"""And so many cards towards two species of three."""
NEXT_FLOCK = 0.75  # what a flock complete in the hand is worth of one in the collection
LATER_FLOCK = 0.35  # the same of the second best; a turn completes only one
REST = 0.1  # and of all others
A_DRAW = 0.04  # two cards that may still be drawn
HASTE = 0.45  # how much of a hand is in danger when another hand is about to be empty
SAFE = 2.5  # cards in the smallest other hand that make the danger e times smaller


@rule
def outlook(s, seat):
    """The more, the nearer the seat is to winning."""
    species, most, second = progress(s, seat)
    hope = hand_hope(s, seat, species, most, second) * (1.0 - danger(s, seat))
    if s.decision == DRAW and s.to_move == seat:
        hope += A_DRAW
    return hope + BY_SPECIES[species] + BY_PAIR[most + second]


@rule
def progress(s, seat):
    """How many species the collection has, and how many cards of the two with most, as far as they count."""
    species, most, second = np.int64(0), np.int64(0), np.int64(0)
    for kind in range(KINDS):
        cards = min(np.int64(s.collection[seat, kind]), WIN_PAIR_SIZE)
        species += cards > 0
        if cards > most:
            most, second = cards, most
        elif cards > second:
            second = cards
    return species, most, second


@rule
def hand_hope(s, seat, species, most, second):
    """What the hand promises: most for the best flock, because a turn completes one at most."""
    best, later, total = 0.0, 0.0, 0.0
    for kind in range(KINDS):
        cards = np.int64(s.hand[seat, kind])
        if cards > 0:
            hope = flock_hope(np.int64(s.collection[seat, kind]), kind, cards, species, most, second)
            total += hope
            if hope > best:
                best, later = hope, best
            elif hope > later:
                later = hope
    return (NEXT_FLOCK - REST) * best + (LATER_FLOCK - REST) * later + REST * total


@rule
def flock_hope(owned, kind, cards, species, most, second):
    """How near so many cards are to a flock, and what it would add to a collection."""
    near = min(cards / SMALL[kind], 1.0)
    owned = min(owned, WIN_PAIR_SIZE)
    then = min(owned + (2 if cards >= BIG[kind] else 1), WIN_PAIR_SIZE)
    pair = most + max(second, then)
    if owned == most:
        pair = then + second
    gain = BY_PAIR[pair] - BY_PAIR[most + second]
    if owned == 0:
        gain += BY_SPECIES[species + 1] - BY_SPECIES[species]
    return near * near * gain


@rule
def danger(s, seat):
    """How much of the hand may be lost because another player is about to end the round."""
    smallest = np.int64(1000)
    for other in range(s.players):
        if other != seat and s.hand_size[other] < smallest:
            smallest = np.int64(s.hand_size[other])
    return HASTE * np.exp((1.0 - smallest) / SAFE)
