"""Cards in hand: drawing them, what the captain lacks (section 6) and what he pays (section 8)."""

import numpy as np

from nomarch.core import piles
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import EVENTS
from nomarch.games.celestia.components import HAZARDS, TURBO

DRAWN_EVENT = EVENTS.code("drawn")
DEALT = EVENTS.code("dealt")
RESHUFFLED = EVENTS.code("reshuffled")
PAID = EVENTS.code("paid")


@rule
def draw(s, seat, log):
    """Draw a card; when the deck is empty, and not earlier, the discard pile is shuffled into it (CE-9.6). Without any
    card nothing is drawn (CE-12.21)."""
    if piles.pile_size(s) == 0:
        amount = piles.discarded(s)
        if amount == 0:
            return
        emit(log, RESHUFFLED, amount, NOTHING, NOTHING, NOTHING)
        piles.restack(s)
    emit(log, DRAWN_EVENT, seat, take_top(s, seat), NOTHING, NOTHING)


@rule
def take_top(s, seat):
    """The top card of the deck goes into a hand; which it is."""
    card = piles.draw(s)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    s.since[seat] += 1
    return card


@rule
def deal_hand(s, seat, amount, log):
    """Deal a whole hand."""
    for _ in range(amount):
        take_top(s, seat)
    emit(log, DEALT, seat, amount, NOTHING, NOTHING)


@rule
def discard(s, seat, card, amount):
    """Cards go from a hand face up to the discard pile (CE-5.5, CE-12.24)."""
    s.hand[seat, card] -= amount
    s.hand_size[seat] -= amount
    s.discards[card] += amount


@rule(inline=True)
def showing(s, face):
    """How many dice show a face."""
    count = np.int64(0)
    for die in range(np.int64(s.dice_count)):
        count += s.dice[die] == face
    return count


@rule
def deficit(s, seat):
    """How many hazards the seat's own hand cannot meet; blank dice need nothing (CE-6.1, CE-6.2, CE-6.7)."""
    total = np.int64(0)
    for hazard in range(HAZARDS):
        lacking = showing(s, hazard) - np.int64(s.hand[seat, hazard])
        if lacking > 0:
            total += lacking
    return total


@rule
def pay(s, seat, log):
    """The captain discards a matching card for each hazard as far as held, and a turbo for each one lacking (CE-8.1,
    CE-8.2)."""
    turbos = deficit(s, seat)
    for hazard in range(HAZARDS):
        amount = showing(s, hazard)
        if amount > s.hand[seat, hazard]:
            amount = np.int64(s.hand[seat, hazard])
        pay_cards(s, seat, np.int64(hazard), amount, log)
    pay_cards(s, seat, TURBO, turbos, log)


@rule
def pay_cards(s, seat, card, amount, log):
    """Pay so many cards of a kind; what the seat was seen to lack before is no longer sure."""
    if amount > 0:
        discard(s, seat, card, amount)
        s.failed[seat, :] = 0
        emit(log, PAID, seat, card, amount, NOTHING)


@rule
def remember_failure(s, seat):
    """Everybody has seen that the seat's hand could not meet these dice."""
    for hazard in range(HAZARDS):
        s.failed[seat, hazard] = showing(s, hazard)
    s.since[seat] = 0
