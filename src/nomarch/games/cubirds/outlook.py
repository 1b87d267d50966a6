"""What a seat can hope for in CuBirds: how far it is from winning, and how near its hand is to the next flocks."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DRAW
from nomarch.games.cubirds.components import BIG, KINDS, SMALL, WIN_PAIR_COUNT, WIN_PAIR_SIZE, WIN_SPECIES

OTHER_WAY = 0.12  # how much the longer of the two ways to win counts
NEXT_FLOCK = 0.75  # what a flock complete in the hand is worth of one in the collection
LATER_FLOCK = 0.35  # the same of the second best; a turn completes only one
REST = 0.1  # and of all others
USELESS = 0.25  # of a flock that brings neither way nearer
SECOND_CARD = 0.6  # what the second card of a big flock adds
A_DRAW = 0.06  # two cards that may still be drawn
HASTE = 0.45  # how much of a hand is in danger when another hand is about to be empty
SAFE = 2.5  # cards in the smallest other hand that make the danger e times smaller


@rule
def outlook(s, seat):
    """Flocks that the seat has or may soon have, the more the nearer it is to winning."""
    species, pairs = progress(s, seat)
    left = np.float64(WIN_SPECIES - species)
    other = np.float64(WIN_PAIR_COUNT * WIN_PAIR_SIZE - pairs)
    if other < left:
        left, other = other, left
    hope = hand_hope(s, seat) * (1.0 - danger(s, seat))
    if s.decision == DRAW and s.to_move == seat:
        hope += A_DRAW
    return hope - left - OTHER_WAY * other


@rule
def progress(s, seat):
    """How many species the collection has, and how many cards towards two species of three."""
    species, most, second = np.int64(0), np.int64(0), np.int64(0)
    for kind in range(KINDS):
        cards = np.int64(s.collection[seat, kind])
        if cards > 0:
            species += 1
        if cards > WIN_PAIR_SIZE:
            cards = WIN_PAIR_SIZE
        if cards > most:
            most, second = cards, most
        elif cards > second:
            second = cards
    return species, most + second


@rule
def hand_hope(s, seat):
    """What the hand promises: most for the best species, because a turn completes one flock at most."""
    best, second, total = 0.0, 0.0, 0.0
    for kind in range(KINDS):
        cards = np.int64(s.hand[seat, kind])
        if cards > 0:
            hope = flock_hope(s, seat, kind, cards)
            total += hope
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    return (NEXT_FLOCK - REST) * best + (LATER_FLOCK - REST) * second + REST * total


@rule
def flock_hope(s, seat, kind, cards):
    """How near so many cards are to a flock, and what it would bring."""
    near = cards / SMALL[kind]
    near = near * near if near < 1.0 else 1.0
    owned = np.int64(s.collection[seat, kind])
    if owned == 0:
        useful = 1.0
    elif owned < WIN_PAIR_SIZE:
        useful = USELESS + 0.2 * owned
    else:
        useful = 0.05
    if cards >= BIG[kind]:
        useful += SECOND_CARD if owned < WIN_PAIR_SIZE - 1 else 0.0
    return near * useful


@rule
def danger(s, seat):
    """How much of the hand may be lost because another player is about to end the round."""
    smallest = np.int64(1000)
    for other in range(s.players):
        if other != seat and s.hand_size[other] < smallest:
            smallest = np.int64(s.hand_size[other])
    return HASTE * np.exp((1.0 - smallest) / SAFE)
