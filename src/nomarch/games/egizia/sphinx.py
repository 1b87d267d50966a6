"""The Sphinx: its deck, drawing, keeping and putting back (EG-2.8, EG-8.1 to EG-8.7)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has, lowest, nth_bit, popcount
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS, FREE, KEEP, OPENING
from nomarch.games.egizia.components import OPENING_DRAW, SPHINX_DRAW_MAX
from nomarch.games.egizia.nile_cards import EXTRA_OF_N11, EXTRA_OF_N11B, N4, N11, N11B
from nomarch.games.egizia.phases import LAYING, ask, go_to
from nomarch.games.egizia.score_track import SPHINX_RETURNED, enter
from nomarch.games.egizia.sphinx_cards import RING_SIZE
from nomarch.games.egizia.stones import spend_stones
from nomarch.games.egizia.windows import NOT_IN_THIS_WINDOW, box, holds

NO_CARD = np.int64(-1)
AT_CHOICE = np.int64(-1)
TWO = np.int64(2)
AROUND = np.int64(RING_SIZE - 1)
SEATS = np.int64(4)
TOO_MANY_CARDS = clause("EG-8.1")
NO_MORE_FREE = clause("EG-16.44")
NOT_DRAWN = clause("EG-8.4")
TWO_ARE_KEPT = clause("EG-16.46")
DEALT, DRAWN, SEEN = EVENTS.code("sphinx_dealt"), EVENTS.code("sphinx_drawn"), EVENTS.code("sphinx_seen")
KEPT, PUT_BACK = EVENTS.code("sphinx_kept"), EVENTS.code("sphinx_put_back")


@rule
def place_in_ring(s, depth):
    """Where the card lies that is so many below the top."""
    return (np.int64(s.sphinx_top) + depth) & AROUND


@rule
def top_card(s):
    """Take the top card off the deck."""
    place = np.int64(s.sphinx_top)
    card = np.int64(s.sphinx_deck[place])
    s.sphinx_deck[place] = NO_CARD
    s.sphinx_batch[place] = 0
    s.sphinx_top = (place + 1) & AROUND
    s.sphinx_size -= 1
    return card


@rule
def look_at(s, seat, cards, log):
    """Draw cards that only this seat sees (EG-8.3)."""
    drawn = U0
    for _ in range(cards):
        drawn |= bit(top_card(s))
    s.drawn = np.uint32(drawn)
    s.kept = 0
    s.keeps = AT_CHOICE
    while drawn != U0:
        emit(log, SEEN, seat, lowest(drawn), NOTHING, NOTHING)
        drawn &= drawn - U1


@rule
def put_under(s, seat, cards, log):
    """Put cards under the deck in ascending order (EG-8.5, EG-16.47); the seat knows where they lie (EG-17.4)."""
    batch = 1 + seat + SEATS * np.int64(s.batches)
    s.batches += 1
    while cards != U0:
        card = lowest(cards)
        place = place_in_ring(s, np.int64(s.sphinx_size))
        s.sphinx_deck[place] = card
        s.sphinx_batch[place] = batch
        s.sphinx_size += 1
        emit(log, PUT_BACK, seat, card, NOTHING, NOTHING)
        cards &= cards - U1


# The opening cards


@rule
def begin_opening(s, log):
    """Each player in tile order gets an opening card (EG-2.8, EG-15.2)."""
    s.asked = -1
    next_opening(s, log)


@rule
def next_opening(s, log):
    """The next player draws: one card, which is kept, or in the Czech edition two, of which one is chosen."""
    shared_code()
    while s.asked + 1 < s.players:
        s.asked += 1
        seat = np.int64(s.order[np.int64(s.asked)])
        if OPENING_DRAW[np.int64(s.edition)] > 1:
            look_at(s, seat, OPENING_DRAW[np.int64(s.edition)], log)
            ask(s, seat, OPENING)
            return
        card = top_card(s)
        s.sphinx_held[seat] = np.uint32(bit(card))
        emit(log, DEALT, seat, card, NOTHING, NOTHING)
    go_to(s, LAYING)


# Drawing


@rule
def most_paid(s, seat):
    """How many cards the seat can pay for with its team (EG-8.1, EG-16.48)."""
    most = SPHINX_DRAW_MAX
    if s.team_strength < most:
        most = np.int64(s.team_strength)
    if s.stones[seat] < most:
        most = np.int64(s.stones[seat])
    return most if most < s.sphinx_size else np.int64(s.sphinx_size)


@rule
def most_free(s, seat):
    """How many more cards it can draw free of cost (EG-8.2, EG-16.44, EG-16.45)."""
    most = np.int64(0)
    if holds(s, seat, N11):
        most = EXTRA_OF_N11
    elif holds(s, seat, N11B):
        most = EXTRA_OF_N11B
    paid = np.int64(s.paid)
    if SPHINX_DRAW_MAX - paid < most:
        most = SPHINX_DRAW_MAX - paid
    return most if most < s.sphinx_size - paid else np.int64(s.sphinx_size) - paid


@rule
def refuse_draw(s, seat, cards):
    """Why so many cards cannot be paid for."""
    return NOTHING if cards <= most_paid(s, seat) else TOO_MANY_CARDS


@rule
def refuse_free(s, seat, cards):
    """Why so many cards cannot be drawn free of cost."""
    return NOTHING if cards <= most_free(s, seat) else NO_MORE_FREE


@rule
def pay_for_cards(s, seat, cards, log):
    """Choose the number of paid cards before seeing any (EG-8.1)."""
    s.paid = cards
    spend_stones(s, seat, cards, log)
    if most_free(s, seat) > 0:
        ask(s, seat, FREE)
    else:
        draw_cards(s, seat, np.int64(0), log)


@rule
def draw_cards(s, seat, free, log):
    """Draw the paid cards and so many free ones, and look at them."""
    emit(log, DRAWN, seat, np.int64(s.paid), free, NOTHING)
    look_at(s, seat, np.int64(s.paid) + free, log)
    ask(s, seat, KEEP)


# Keeping


@rule
def keepable(s):
    """The drawn cards that can be kept: the n-th in ascending order as bit n (EG-8.4, EG-18.4); their numbers do not
    shift when one is taken (EG-18.41)."""
    drawn, kept = np.uint64(s.drawn), np.uint64(s.kept)
    numbers = U0
    for number in range(popcount(drawn)):
        if not has(kept, nth_bit(drawn, number)):
            numbers |= bit(number)
    return numbers


@rule
def may_keep_none(s):
    """Whether all cards may go back (EG-8.4), not after N4 (EG-16.46)."""
    return s.keeps == AT_CHOICE


@rule
def can_keep_two(s, seat):
    """Whether N4 can be played now (EG-16.46)."""
    return s.keeps == AT_CHOICE and holds(s, seat, N4) and popcount(np.uint64(s.drawn)) >= TWO


@rule
def refuse_keep(s, number):
    """Why this drawn card cannot be kept."""
    return NOTHING if has(keepable(s), number) else NOT_DRAWN


@rule
def refuse_keep_two(s, seat):
    """Why N4 cannot be played now."""
    if not holds(s, seat, N4):
        return NOT_IN_THIS_WINDOW
    return NOTHING if can_keep_two(s, seat) else TWO_ARE_KEPT


@rule
def keep_two(s, seat, log):
    """N4: exactly two of the drawn cards are kept."""
    box(s, seat, N4, log)
    s.keeps = TWO


@rule
def keep(s, seat, number, log):
    """Keep a drawn card, hidden until the end (EG-8.4, EG-8.7); whether it was the last to be kept."""
    card = nth_bit(np.uint64(s.drawn), number)
    s.kept = np.uint32(np.uint64(s.kept) | bit(card))
    emit(log, KEPT, seat, card, NOTHING, NOTHING)
    if s.keeps == AT_CHOICE:
        return True
    s.keeps -= 1
    return s.keeps == 0


@rule
def put_back(s, seat, log):
    """The kept cards join the seat's, the others go under the deck; how many those are."""
    drawn, kept = np.uint64(s.drawn), np.uint64(s.kept)
    s.sphinx_held[seat] = np.uint32(np.uint64(s.sphinx_held[seat]) | kept)
    s.drawn = 0
    s.kept = 0
    s.keeps = AT_CHOICE
    put_under(s, seat, drawn & ~kept, log)
    return popcount(drawn & ~kept)


@rule
def keep_opening(s, seat, number, log):
    """Keep one of the two opening cards; the other goes under the deck (EG-15.2)."""
    keep(s, seat, number, log)
    put_back(s, seat, log)
    next_opening(s, log)


@rule
def finish_drawing(s, seat, log):
    """A point for every card put back (EG-8.6)."""
    enter(s, seat, SPHINX_RETURNED, put_back(s, seat, log), log)
