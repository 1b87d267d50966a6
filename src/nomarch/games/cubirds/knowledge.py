"""What a seat cannot know, and what it knows as numbers.

Hidden are the cards that came into the other hands unseen, and the order of the draw pile. Whoever watches knows more
of a hand than its size: cards that were surrounded, and that nothing is left of a species just after it was laid.
"""

import numpy as np

from nomarch.core.observation import Part, numbered, seats, seen_from, share, start
from nomarch.core.piles import forget_orders, pile_size, reorder
from nomarch.core.rng import mix
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DECISIONS, FLOCK
from nomarch.games.cubirds.components import CARDS, KINDS, MOST_SEATS, ROWS, SPECIES

SEATS = np.int64(MOST_SEATS)
SHOWN = 12
"""How many cards from each end of a row an observation shows."""

SEAT_LABELS = seats(MOST_SEATS)
ROW_LABELS = numbered(ROWS, 0)
SHOWN_LABELS = (*(f"left{place}" for place in numbered(SHOWN)), *(f"right{place}" for place in numbered(SHOWN)))
OBSERVATION = (
    Part("to_move", "1 for the seat that is asked; nobody when it is asked in secret or the game is over", SEAT_LABELS),
    Part("decision", "1 for what it is asked", DECISIONS),
    Part("seats", "1 for every seat taken", SEAT_LABELS),
    Part("turn", "number of the turn / 200"),
    Part("pile", "cards in the draw pile / 110"),
    Part("discards", "cards of each species on the discard pile / 20", SPECIES),
    Part("rows", "of each row 1 for the species of each card, from either end", ROW_LABELS, SHOWN_LABELS, SPECIES),
    Part("row_size", "cards in each row / 30", ROW_LABELS),
    Part("row_species", "cards of each species in each row / 20", ROW_LABELS, SPECIES),
    Part("hand", "cards of each species in one's own hand / 20", SPECIES),
    Part("hand_size", "cards in each seat's hand / 50", SEAT_LABELS),
    Part("known", "cards / 20 in each hand that everybody has seen going there", SEAT_LABELS, SPECIES),
    Part("room", "cards / 50 that came there unseen since the species was last shown", SEAT_LABELS, SPECIES),
    Part("collection", "cards of each species in each seat's collection / 7", SEAT_LABELS, SPECIES),
)
TO_MOVE, DECISION, TAKEN = (start(OBSERVATION, name) for name in ("to_move", "decision", "seats"))
TURN, PILE, DISCARDS = (start(OBSERVATION, name) for name in ("turn", "pile", "discards"))
ROW, ROW_SIZE, ROW_SPECIES = (start(OBSERVATION, name) for name in ("rows", "row_size", "row_species"))
HAND, HAND_SIZE, KNOWN = (start(OBSERVATION, name) for name in ("hand", "hand_size", "known"))
ROOM, COLLECTION = start(OBSERVATION, "room"), start(OBSERVATION, "collection")
SEEN = np.int64(SHOWN)


@rule
def redeal(s, seat):
    """Deal the unseen cards of the other hands anew from all cards that the seat (-1: a spectator) cannot see, and put
    the draw pile into another order. After the game nothing in the hands matters, but it stays hidden."""
    first = np.int64(s.top)
    for other in range(s.players):
        if other != seat:
            first = put_back(s, other, first)
    mix(s, s.cards[first:], KINDS)
    for other in range(s.players):
        if other != seat:
            first = deal_unseen(s, other, first)
    forget_orders(s)


@rule
def put_back(s, seat, first):
    """Put the unseen cards of a hand on top of the cards from `first` on; where they begin then. There is room:
    whatever is not in the pile once lay there."""
    for species in range(KINDS):
        for _ in range(np.int64(s.hand[seat, species]) - np.int64(s.known[seat, species])):
            first -= 1
            s.cards[first] = species
        s.hand[seat, species] = s.known[seat, species]
    return first


@rule
def deal_unseen(s, seat, first):
    """Deal a hand's unseen cards from those from `first` on; where the rest begins. A card that the hand cannot hold,
    because too few came unseen since it was shown to have none of the species, is passed over."""
    missing = np.int64(s.hand_size[seat])
    for kind in range(KINDS):
        missing -= np.int64(s.known[seat, kind])
    for _ in range(missing):
        chosen = first
        while chosen < CARDS - 1 and not fits(s, seat, np.int64(s.cards[chosen])):
            chosen += 1
        if not fits(s, seat, np.int64(s.cards[chosen])):
            chosen = first
        species = np.int64(s.cards[chosen])
        s.cards[chosen] = s.cards[first]
        s.hand[seat, species] += 1
        first += 1
    return first


@rule(inline=True)
def fits(s, seat, species):
    """Whether one more unseen card of the species can be in the hand."""
    return np.int64(s.hand[seat, species]) - np.int64(s.known[seat, species]) < s.room[seat, species]


@rule
def reshuffle(s):
    """Draw anew what no seat knows: the order of the draw pile, and coming reshuffles."""
    reorder(s)


@rule
def observe(s, seat, out):
    """Write what the seat knows, seats counted from its own; every number lies between -1 and 1."""
    out[:] = 0
    observe_table(s, seat, out)
    for row in range(ROWS):
        observe_row(s, row, out)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)
    for species in range(KINDS):
        out[HAND + species] = share(s.hand[seat, species], 20)


@rule
def observe_table(s, seat, out):
    """Whose turn it is, and the piles; a flock decision only for the seat that is asked (CB-8.16)."""
    if s.to_move == seat or (s.to_move >= 0 and s.decision != FLOCK):
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + np.int64(s.decision)] = 1
    out[TURN] = share(s.turn, 200)
    out[PILE] = pile_size(s) / CARDS
    for species in range(KINDS):
        out[DISCARDS + species] = share(s.discards[species], 20)


@rule
def observe_row(s, row, out):
    """A row from both ends."""
    size = np.int64(s.row_size[row])
    out[ROW_SIZE + row] = share(size, 30)
    for place in range(size):
        species = np.int64(s.rows[row, place])
        out[ROW_SPECIES + row * KINDS + species] += 1
        if place < SEEN:
            out[ROW + (row * 2 * SEEN + place) * KINDS + species] = 1
        if size - 1 - place < SEEN:
            out[ROW + (row * 2 * SEEN + SEEN + size - 1 - place) * KINDS + species] = 1
    for kind in range(KINDS):
        out[ROW_SPECIES + row * KINDS + kind] /= 20


@rule
def observe_seat(s, seat, other, out):
    """What everybody knows of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[HAND_SIZE + place] = share(s.hand_size[other], 50)
    for species in range(KINDS):
        out[KNOWN + place * KINDS + species] = share(s.known[other, species], 20)
        out[ROOM + place * KINDS + species] = share(s.room[other, species], 50)
        out[COLLECTION + place * KINDS + species] = share(s.collection[other, species], 7)
