"""The course of a game (section 3): rounds of seven phases, laying cards (phase 1) and the order of turns (phase 7)."""

import numpy as np

from nomarch.core.bits import U0, bit, has, popcount
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.building import build_at_next_site
from nomarch.games.egizia.components import CARD_SPACES, DECK_OF_ROUND, ROUNDS
from nomarch.games.egizia.feeding import begin_feeding
from nomarch.games.egizia.final import go_to_final_scoring, score_next
from nomarch.games.egizia.participation import begin_participation
from nomarch.games.egizia.phases import (
    BUILDING,
    FEEDING,
    LAYING,
    NOBODY,
    OPENING_CARDS,
    ORDERING,
    PARTICIPATING,
    QUARRYING,
    SAILING,
    go_to,
)
from nomarch.games.egizia.quarries import quarry
from nomarch.games.egizia.sailing import CARD_PLACES, begin_sailing
from nomarch.games.egizia.score_track import queue_from_the_front
from nomarch.games.egizia.sphinx import begin_opening

FIRST_OF_ROUND = CARD_SPACES * np.array([np.sum(DECK_OF_ROUND[:n] == deck) for n, deck in enumerate(DECK_OF_ROUND)])
"""Where in its deck the cards of each round begin (EG-3.5)."""
ROUND_BEGUN, CARD_LAID = EVENTS.code("round_begun"), EVENTS.code("card_laid")
DISCARDED, ORDER_TILE = EVENTS.code("cards_discarded"), EVENTS.code("order_tile")


@rule
def begin_phase(s, log):
    """Begin the phase that is next (EG-3.2)."""
    phase = np.int64(s.phase)
    if phase == OPENING_CARDS:
        begin_opening(s, log)
    elif phase == LAYING:
        begin_round(s, log)
    elif phase == SAILING:
        begin_sailing(s, log)
    elif phase == FEEDING:
        begin_feeding(s)
    elif phase == QUARRYING:
        quarry(s, log)
    elif phase == BUILDING:
        build_at_next_site(s)
    elif phase == PARTICIPATING:
        begin_participation(s, log)
    elif phase == ORDERING:
        end_round(s, log)
    else:
        score_next(s, log)


@rule
def begin_round(s, log):
    """Crews and permissions are renewed (EG-3.3), and ten cards are laid (EG-3.4)."""
    s.this_round += 1
    emit(log, ROUND_BEGUN, np.int64(s.this_round), NOTHING, NOTHING, NOTHING)
    for seat in range(s.players):
        s.used[seat] = 0
        s.spent[seat] = 0
        s.built[seat] = 0
    s.first_place = NOBODY
    lay_cards(s, log)
    go_to(s, SAILING)


@rule
def lay_cards(s, log):
    """Ten cards from the deck of the round, in the order drawn (EG-3.4, EG-3.5)."""
    deck, first = DECK_OF_ROUND[np.int64(s.this_round) - 1], FIRST_OF_ROUND[np.int64(s.this_round) - 1]
    for space in range(CARD_SPACES):
        s.nile[space] = s.nile_deck[deck, first + space]
        emit(log, CARD_LAID, np.int64(s.nile[space]), space, NOTHING, NOTHING)
    s.lying = np.uint32(CARD_PLACES)


@rule
def end_round(s, log):
    """Cards still on the Nile are discarded (EG-3.6) and the tiles given out anew, also in the last round (EG-9.9,
    EG-9.10)."""
    discard(s, log)
    queue_from_the_front(s)
    for place in range(s.players):
        seat = np.int64(s.queue[place])
        s.order[np.int64(s.players) - 1 - place] = seat
        emit(log, ORDER_TILE, seat, np.int64(s.players) - place, NOTHING, NOTHING)
    if s.this_round < ROUNDS:
        go_to(s, LAYING)
    else:
        go_to_final_scoring(s)


@rule
def discard(s, log):
    """The cards that nobody took go to the box."""
    lying = np.uint64(s.lying)
    for space in range(CARD_SPACES):
        if has(lying, 2 * space + 1):
            s.boxed = np.uint64(s.boxed) | bit(np.int64(s.nile[space]))
    if lying != U0:
        emit(log, DISCARDED, popcount(lying), NOTHING, NOTHING, NOTHING)
    s.lying = 0
