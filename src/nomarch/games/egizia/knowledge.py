"""What a seat cannot know (section 17), drawn anew.

Hidden are the Sphinx cards of the others, the decks and the tomb tiles that lie face down. Of the Sphinx deck a seat
knows the cards that it put back itself, and where they lie.
"""

import numpy as np

from nomarch.core.bits import U0, bit, has, nth_bit, popcount
from nomarch.core.rng import below, mix
from nomarch.core.rule import rule
from nomarch.games.egizia import sphinx_cards
from nomarch.games.egizia.choices import find_choices
from nomarch.games.egizia.components import CARD_SPACES, DECK_OF_ROUND, TOMB_TILES
from nomarch.games.egizia.nile_cards import DECK_SIZES, IDS
from nomarch.games.egizia.sphinx import SEATS, place_in_ring
from nomarch.games.egizia.sphinx_cards import DECK_SIZE
from nomarch.games.egizia.tombs import tombs_seen

TOMB_KINDS = np.int64(max(TOMB_TILES)) + 1


@rule
def redeal(s, seat):
    """Draw anew everything that the seat (-1: a spectator) does not know, each possibility equally likely."""
    redeal_nile(s)
    mix(s, s.tombs[tombs_seen(s) :], TOMB_KINDS)
    redeal_sphinx(s, seat)
    if s.to_move >= 0:
        find_choices(s)


@rule
def reshuffle(s):
    """Draw anew what no seat knows: the decks and tombs face down, of the Sphinx deck what nobody put back."""
    redeal_nile(s)
    mix(s, s.tombs[tombs_seen(s) :], TOMB_KINDS)
    unknown = U0
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if s.sphinx_batch[place] == 0:
            unknown |= bit(np.int64(s.sphinx_deck[place]))
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if s.sphinx_batch[place] == 0:
            card = nth_bit(unknown, below(s, popcount(unknown)))
            unknown &= ~bit(card)
            s.sphinx_deck[place] = card


@rule
def redeal_nile(s):
    """The cards of each deck that were not laid yet (EG-17.5)."""
    for deck in range(len(DECK_SIZES)):
        laid = np.int64(0)
        for earlier in range(s.this_round):
            if DECK_OF_ROUND[earlier] == deck:
                laid += CARD_SPACES
        mix(s, s.nile_deck[deck, laid : DECK_SIZES[deck]], len(IDS))


@rule
def knows_hand(s, seat, owner):
    """Whether the seat knows the owner's Sphinx cards: its own, and those already scored (EG-17.3, EG-17.7)."""
    return owner == seat or has(np.uint64(s.sphinx_shown), owner)


@rule
def knows_place(s, seat, place):
    """Whether the seat put the card at this place of the deck there itself (EG-17.4)."""
    batch = np.int64(s.sphinx_batch[place])
    return batch > 0 and (batch - 1) % SEATS == seat


@rule
def redeal_sphinx(s, seat):
    """Draw the Sphinx cards that the seat does not know for every place where one lies."""
    unknown = unknown_sphinx(s, seat)
    for owner in range(s.players):
        if not knows_hand(s, seat, np.int64(owner)):
            hand = some_of(s, unknown, popcount(np.uint64(s.sphinx_held[owner])))
            s.sphinx_held[owner] = np.uint32(hand)
            unknown &= ~hand
    if s.drawn != 0 and s.to_move != seat:
        kept = some_of(s, unknown, popcount(np.uint64(s.kept)))
        others = some_of(s, unknown & ~kept, popcount(np.uint64(s.drawn)) - popcount(kept))
        s.kept = np.uint32(kept)
        s.drawn = np.uint32(kept | others)
        unknown &= ~(kept | others)
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if not knows_place(s, seat, place):
            card = nth_bit(unknown, below(s, popcount(unknown)))
            unknown &= ~bit(card)
            s.sphinx_deck[place] = card
            rise(s, depth)


@rule
def unknown_sphinx(s, seat):
    """The Sphinx cards of which the seat does not know where they are."""
    known = bit(sphinx_cards.SWAPPED_OUT if s.optional_cards != 0 else sphinx_cards.SWAPPED_IN)
    for owner in range(s.players):
        if knows_hand(s, seat, np.int64(owner)):
            known |= np.uint64(s.sphinx_held[owner])
    if s.to_move == seat:
        known |= np.uint64(s.drawn)
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if knows_place(s, seat, place):
            known |= bit(np.int64(s.sphinx_deck[place]))
    return ~known & (bit(DECK_SIZE + 1) - bit(np.int64(0)))


@rule
def some_of(s, cards, number):
    """So many of the cards, drawn at random."""
    chosen = U0
    for _ in range(number):
        left = cards & ~chosen
        chosen |= bit(nth_bit(left, below(s, popcount(left))))
    return chosen


@rule
def rise(s, depth):
    """Cards put back together lie in ascending order (EG-16.47): let the card rise among those put back with it."""
    while depth > 0:
        place, above = place_in_ring(s, depth), place_in_ring(s, depth - 1)
        together = s.sphinx_batch[place] > 0 and s.sphinx_batch[place] == s.sphinx_batch[above]
        if not together or s.sphinx_deck[above] < s.sphinx_deck[place]:
            return
        card = s.sphinx_deck[place]
        s.sphinx_deck[place] = s.sphinx_deck[above]
        s.sphinx_deck[above] = card
        depth -= 1
