"""What holds at every moment of a game of CuBirds, checked by compiled code because a soak looks at millions."""

import numpy as np

from nomarch.core.piles import pile_size
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DRAW, EVENTS, FLOCK, LAY
from nomarch.games.cubirds.cards import available
from nomarch.games.cubirds.components import CARDS, COPIES, KINDS, ROWS, TURN_CAP
from nomarch.games.cubirds.flocks import NO_WAY, flocks, way_to_win
from nomarch.games.cubirds.rows import one_species

SOAK_GAMES = 100_000
"""How many random games a whole soak plays."""

INVARIANTS = (
    "all holds",
    "the cards of each species are conserved",
    "hands have the sizes that everybody sees",
    "the cards of a species in a row are contiguous",
    "each row shows two species, unless there was no card to add",
    "what everybody knows of a hand holds",
    "whoever is asked to lay has a card, to draw finds one, to complete a flock has one",
    "no collection shrinks, and only that of the seat that acted grows, by two cards at most",
    "the game is over exactly when it has winners",
    "a collection that wins has ended the game",
    "turns and rounds only go on, and the turns are at most 1000",
    "every card drawn is told",
)
DRAWN = EVENTS.code("drawn")
DEALT = EVENTS.code("dealt")
REFILLED = EVENTS.code("refilled")
RESHUFFLED = EVENTS.code("reshuffled")


@rule
def broken(states, before, log):
    """The number of the first invariant that the position breaks, 0 if none; `before` is the position one action ago
    and `log` what happened since."""
    s = states[0]
    holds = (
        cards_are_conserved(s),
        hands_have_their_sizes(s),
        species_are_contiguous(s),
        rows_show_two_species(s, before[0]),
        knowledge_holds(s),
        whoever_is_asked_can_answer(s),
        collections_grow(s, before[0]),
        (s.to_move < 0) == (s.winners != 0),
        winners_have_won(s),
        0 <= s.turn - before[0].turn <= 1 and 0 <= s.round_number - before[0].round_number <= 1 and s.turn <= TURN_CAP,
        draws_are_told(s, before[0], log),
    )
    for number in range(len(holds)):
        if not holds[number]:
            return number + 1
    return 0


@rule
def cards_are_conserved(s):
    for species in range(KINDS):
        total = np.int64(s.discards[species])
        for seat in range(s.players):
            total += np.int64(s.hand[seat, species]) + np.int64(s.collection[seat, species])
        for row in range(ROWS):
            for place in range(s.row_size[row]):
                total += s.rows[row, place] == species
        for card in range(s.top, CARDS):
            total += s.cards[card] == species
        if total != COPIES[species]:
            return False
    return True


@rule
def hands_have_their_sizes(s):
    for seat in range(s.players):
        total = np.int64(0)
        for species in range(KINDS):
            total += np.int64(s.hand[seat, species])
            if s.hand[seat, species] < 0:
                return False
        if total != s.hand_size[seat]:
            return False
    return True


@rule
def species_are_contiguous(s):
    for row in range(ROWS):
        for place in range(2, s.row_size[row]):
            if s.rows[row, place] != s.rows[row, place - 1]:
                for earlier in range(place - 1):
                    if s.rows[row, earlier] == s.rows[row, place]:
                        return False
    return True


@rule
def rows_show_two_species(s, before):
    """A row that shows one species showed one before, or there is no card left."""
    for row in range(ROWS):
        if one_species(s, np.int64(row)) and not one_species(before, np.int64(row)) and available(s) > 0:
            return False
    return True


@rule
def knowledge_holds(s):
    for seat in range(s.players):
        for species in range(KINDS):
            unseen = np.int64(s.hand[seat, species]) - np.int64(s.known[seat, species])
            if s.known[seat, species] < 0 or unseen < 0 or unseen > s.room[seat, species]:
                return False
    return True


@rule
def whoever_is_asked_can_answer(s):
    if s.to_move < 0:
        return True
    seat = np.int64(s.to_move)
    if s.decision == LAY:
        return s.hand_size[seat] > 0
    if s.decision == DRAW:
        return available(s) > 0
    return s.decision == FLOCK and flocks(s, seat) != np.uint64(0)


@rule
def collections_grow(s, before):
    for seat in range(s.players):
        grown = np.int64(0)
        for species in range(KINDS):
            more = np.int64(s.collection[seat, species]) - np.int64(before.collection[seat, species])
            if more < 0:
                return False
            grown += more
        if grown > 2 or (grown > 0 and seat != before.to_move):
            return False
    return True


@rule
def winners_have_won(s):
    if s.to_move < 0:
        return True
    for seat in range(s.players):
        if way_to_win(s, np.int64(seat)) != NO_WAY:
            return False
    return True


@rule
def draws_are_told(s, before, log):
    """As many cards left the draw pile as were drawn or went to a row."""
    left = pile_size(before) - pile_size(s)
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == DRAWN or log[row, 0] == REFILLED:
            left -= 1
        if log[row, 0] == DEALT:
            left -= np.int64(log[row, 2])
        if log[row, 0] == RESHUFFLED:
            left += np.int64(log[row, 1])
    return left == 0
