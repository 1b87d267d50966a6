"""Cards on their way: from the draw pile to hands and rows, from hands to the discard pile, and what everybody sees of
it (CB-8.16)."""

import numpy as np

from nomarch.core import piles
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import EVENTS
from nomarch.games.cubirds.components import KINDS

RESHUFFLED = EVENTS.code("reshuffled")
DRAWN = EVENTS.code("drawn")
DEALT = EVENTS.code("dealt")
HAND_DISCARDED = EVENTS.code("hand_discarded")


@rule
def available(s):
    """Available cards: draw pile and discard pile."""
    return piles.pile_size(s) + piles.discarded(s)


@rule
def next_card(s, log):
    """Take the next card of the draw pile; if it is empty, the discard pile is shuffled into it now and not earlier
    (CB-6.6, CB-8.7). There must be a card available."""
    if piles.pile_size(s) == 0:
        emit(log, RESHUFFLED, piles.discarded(s), NOTHING, NOTHING, NOTHING)
        piles.restack(s)
    return piles.draw(s)


@rule
def take_unseen(s, seat, log):
    """The next card goes into a hand; only the seat knows which it is."""
    taken = next_card(s, log)
    s.hand[seat, taken] += 1
    s.hand_size[seat] += 1
    for species in range(KINDS):
        s.room[seat, species] += 1
    return taken


@rule
def draw_unseen(s, seat, amount, log):
    """Draw cards into a hand."""
    for _ in range(amount):
        species = take_unseen(s, seat, log)
        emit(log, DRAWN, seat, species, NOTHING, NOTHING)


@rule
def deal_hand(s, seat, amount, log):
    """Deal a whole hand."""
    for _ in range(amount):
        take_unseen(s, seat, log)
    emit(log, DEALT, seat, amount, NOTHING, NOTHING)


@rule
def take_seen(s, seat, species, amount):
    """Put cards into a hand that everybody has seen."""
    s.hand[seat, species] += amount
    s.known[seat, species] += amount
    s.hand_size[seat] += amount


@rule
def show_all(s, seat, species):
    """All cards of a species leave the hand, and everybody sees that there are no more; how many they were."""
    amount = np.int64(s.hand[seat, species])
    s.hand[seat, species] = 0
    s.known[seat, species] = 0
    s.room[seat, species] = 0
    s.hand_size[seat] -= amount
    return amount


@rule
def discard_hand(s, seat, log):
    """The whole hand goes to the discard pile (CB-6.2)."""
    for species in range(KINDS):
        amount = show_all(s, seat, species)
        s.discards[species] += amount
        if amount > 0:
            emit(log, HAND_DISCARDED, seat, species, amount, NOTHING)
