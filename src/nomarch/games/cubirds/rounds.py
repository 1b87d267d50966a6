"""The course of a turn (section 3), the end of a round (section 6) and of the game (section 7)."""

import numpy as np

from nomarch.core.bits import U0, has
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DRAW, EVENTS, FLOCK, LAY
from nomarch.games.cubirds.cards import available, deal_hand, discard_hand, draw_unseen
from nomarch.games.cubirds.components import HAND, OPTIONAL_DRAW, TURN_CAP
from nomarch.games.cubirds.flocks import MOST_CARDS, NO_WAY, collected, flocks, way_to_win

ROUND_BEGUN = EVENTS.code("round_begun")
ROUND_ENDED = EVENTS.code("round_ended")
WON = EVENTS.code("won")
ENDED = EVENTS.code("game_ended")
NOBODY = np.int64(-1)


@rule
def begin_turn(s, seat):
    """Laying birds comes first (CB-3.1); there is always a card to lay (CB-8.13)."""
    s.to_move = seat
    s.decision = LAY


@rule
def after_laying(s, seat, surrounded, log):
    """Whoever surrounded nothing may draw (CB-4.9, CB-4.10), if there is a card (CB-8.9), also with an empty hand
    (CB-8.10); the others may not (CB-4.11)."""
    if not surrounded and available(s) > 0:
        s.decision = DRAW
    else:
        ask_for_flock(s, seat, log)


@rule
def draw_two(s, seat, log):
    """Draw two cards, or one if there is only one (CB-8.9)."""
    amount = available(s)
    draw_unseen(s, seat, amount if amount < OPTIONAL_DRAW else OPTIONAL_DRAW, log)


@rule
def ask_for_flock(s, seat, log):
    """Asked only if there is a flock to complete (CB-9.9)."""
    if flocks(s, seat) != U0:
        s.decision = FLOCK
    else:
        end_turn(s, seat, log)


@rule
def end_turn(s, seat, log):
    """Victory first, then the end of the round, then the cap, then the next player (CB-3.2, CB-8.11, CB-8.18)."""
    way = way_to_win(s, seat)
    if way != NO_WAY:
        s.winners = 1 << seat
        announce(s, way, log)
        return
    follower = (seat + 1) % s.players
    if s.hand_size[seat] == 0:
        end_round(s, seat, log)
        if s.to_move == NOBODY:
            return
        follower = seat
    if s.turn >= TURN_CAP:
        end_game(s, log)
    else:
        s.turn += 1
        begin_turn(s, follower)


@rule
def end_round(s, seat, log):
    """An empty hand ends the round (CB-6.1, CB-8.12): the other hands are discarded (CB-6.2), and who ended it deals
    eight new cards to everybody (CB-6.4, CB-6.5), or the game is over when there are too few (CB-7.3, CB-8.15)."""
    emit(log, ROUND_ENDED, seat, NOTHING, NOTHING, NOTHING)
    for step in range(1, s.players):
        discard_hand(s, (seat + step) % s.players, log)
    if available(s) < HAND * s.players:
        end_game(s, log)
    else:
        deal_round(s, seat, log)


@rule
def deal_round(s, dealer, log):
    """Eight cards for each seat, all cards of a seat before those of the next, from the dealer on (CB-2.6, CB-8.2)."""
    s.dealer = dealer
    s.round_number += 1
    emit(log, ROUND_BEGUN, dealer, np.int64(s.round_number), NOTHING, NOTHING)
    for step in range(s.players):
        deal_hand(s, (dealer + step) % s.players, HAND, log)


@rule
def end_game(s, log):
    """Without a victory the most cards win (CB-7.4), and a tie is shared (CB-7.5)."""
    most = np.int64(0)
    for seat in range(s.players):
        if collected(s, seat) > most:
            most = collected(s, seat)
    for seat in range(s.players):
        if collected(s, seat) == most:
            s.winners |= 1 << seat
    announce(s, MOST_CARDS, log)


@rule
def announce(s, way, log):
    """The game is over, and nobody is asked any more."""
    for seat in range(s.players):
        if has(s.winners, seat):
            emit(log, WON, seat, way, NOTHING, NOTHING)
    emit(log, ENDED, NOTHING, NOTHING, NOTHING, NOTHING)
    s.to_move = NOBODY


@rule
def score(s, seat):
    """1 for a winner: there are no points (CB-7.6)."""
    return np.int64(has(s.winners, seat))


@rule
def ahead(s, seat, other):
    """Winners are before the others, and nobody else is before anybody (CB-7.6)."""
    return score(s, seat) > score(s, other)
