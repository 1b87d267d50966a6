"""Cards that may be played beside a decision, and the windows for them (EG-16.1 to EG-16.5)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has, lowest
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import (
    A_CONVERT,
    A_SELL,
    A_UPGRADE,
    EVENTS,
    PLAY_N3,
    PLAY_N13,
    PLAY_N17,
    RAISE,
)
from nomarch.games.egizia.crews import raisable
from nomarch.games.egizia.irrigation import NO_SUCH_FIELD, attach_upgrade, open_upgrades
from nomarch.games.egizia.nile_cards import (
    COST_OF_N13,
    IN_WINDOW,
    MOST_SOLD,
    N3,
    N10,
    N13,
    N15,
    N17,
    POINTS_PER_STONE,
    STONES_OF_N3,
    WINDOWS,
)
from nomarch.games.egizia.phases import ask
from nomarch.games.egizia.score_track import SALES, enter
from nomarch.games.egizia.stones import gain_stones, spend_stones

IN_SAIL, IN_FEED, IN_BUILD, IN_BONUS, IN_FINAL = (np.int64(WINDOWS.index(window)) for window in WINDOWS)
ONCE_N13, ONCE_N14, ONCE_N16, ONCE_N17 = (np.int64(number) for number in range(4))
"""Permissions once per round, as bits of `spent` (EG-3.3)."""

NOT_IN_THIS_WINDOW = clause("EG-16.1")
TOO_MANY_STONES = clause("EG-16.30")
NOT_POSSIBLE = clause("EG-16.31")
N13_SPENT = clause("EG-11.18")
N17_SPENT = clause("EG-11.22")
CARD_PLAYED = EVENTS.code("card_played")


@rule
def holds(s, seat, cards):
    """Whether the seat has one of these cards."""
    return np.uint64(s.held[seat]) & cards != U0


@rule
def permitted(s, seat, card, permission):
    """Whether the seat has the card and has not used it this round."""
    return holds(s, seat, card) and not has(np.uint64(s.spent[seat]), permission)


@rule
def spend(s, seat, permission):
    """The permission is used up for this round."""
    s.spent[seat] = np.uint8(np.uint64(s.spent[seat]) | bit(permission))


@rule
def box(s, seat, copies, log):
    """Play a card: it goes to the box before its effect (EG-11.1, EG-18.53)."""
    shared_code()
    card = lowest(np.uint64(s.held[seat]) & copies)
    s.held[seat] = np.uint64(s.held[seat]) & ~bit(card)
    s.boxed = np.uint64(s.boxed) | bit(card)
    emit(log, CARD_PLAYED, seat, card, NOTHING, NOTHING)


@rule
def can_buy_strength(s, seat):
    """Whether N13 can be used now (EG-16.31)."""
    return permitted(s, seat, N13, ONCE_N13) and s.stones[seat] >= COST_OF_N13 and raisable(s, seat) != U0


@rule
def can_improve(s, seat):
    """Whether N17 can be used now (EG-16.31)."""
    return permitted(s, seat, N17, ONCE_N17) and raisable(s, seat) != U0


@rule
def sellable(s, seat):
    """How many stones the seat can sell with N10 (EG-16.30)."""
    stones = np.int64(s.stones[seat])
    return stones if stones < MOST_SOLD else MOST_SOLD


@rule
def window_choices(s, seat, window):
    """The plays of N3, N10, N13, N15 and N17 that this window allows, as bits of the first word of actions."""
    shared_code()
    cards = np.uint64(s.held[seat]) & IN_WINDOW[window]
    choices = U0
    if cards == U0:
        return choices
    if cards & N3 != U0:
        choices |= bit(PLAY_N3)
    if cards & N10 != U0:
        choices |= ((U1 << np.uint64(sellable(s, seat))) - U1) << np.uint64(A_SELL)
    if cards & N13 != U0 and can_buy_strength(s, seat):
        choices |= bit(PLAY_N13)
    if cards & N17 != U0 and can_improve(s, seat):
        choices |= bit(PLAY_N17)
    if cards & N15 != U0:
        choices |= open_upgrades(s, seat) << np.uint64(A_UPGRADE)
    return choices


@rule
def refuse_in_window(s, seat, window, action):
    """Why one of these cards cannot be played so in this window."""
    cards = np.uint64(s.held[seat]) & IN_WINDOW[window]
    if A_UPGRADE <= action < A_CONVERT:
        if cards & N15 == U0 or s.unattached[seat] == 0:
            return NOT_IN_THIS_WINDOW
        return NOTHING if has(open_upgrades(s, seat), action - A_UPGRADE) else NO_SUCH_FIELD
    if A_SELL <= action < A_UPGRADE:
        if cards & N10 == U0:
            return NOT_IN_THIS_WINDOW
        return NOTHING if action - A_SELL < sellable(s, seat) else TOO_MANY_STONES
    if action == PLAY_N3 and cards & N3 != U0:
        return NOTHING
    if action == PLAY_N13 and cards & N13 != U0:
        return refuse_raising_card(can_buy_strength(s, seat), permitted(s, seat, N13, ONCE_N13), N13_SPENT)
    if action == PLAY_N17 and cards & N17 != U0:
        return refuse_raising_card(can_improve(s, seat), permitted(s, seat, N17, ONCE_N17), N17_SPENT)
    return NOT_IN_THIS_WINDOW


@rule
def refuse_raising_card(possible, unspent, spent_clause):
    """Why N13 or N17 cannot be used."""
    if possible:
        return NOTHING
    return NOT_POSSIBLE if unspent else spent_clause


@rule
def play_in_window(s, seat, action, log):
    """Carry out such a play; the same decision follows, after N13 and N17 when the crew is chosen."""
    if action >= A_UPGRADE:
        attach_upgrade(s, seat, action - A_UPGRADE, log)
    elif action >= A_SELL:
        stones = action - A_SELL + 1
        box(s, seat, N10, log)
        spend_stones(s, seat, stones, log)
        enter(s, seat, SALES, stones * POINTS_PER_STONE, log)
    elif action == PLAY_N3:
        box(s, seat, N3, log)
        gain_stones(s, seat, STONES_OF_N3, log)
    elif action == PLAY_N13:
        spend(s, seat, ONCE_N13)
        emit(log, CARD_PLAYED, seat, lowest(N13), NOTHING, NOTHING)
        spend_stones(s, seat, COST_OF_N13, log)
        ask_for_a_crew(s, seat)
    else:
        spend(s, seat, ONCE_N17)
        emit(log, CARD_PLAYED, seat, lowest(N17), NOTHING, NOTHING)
        ask_for_a_crew(s, seat)


@rule
def ask_for_a_crew(s, seat):
    """One step of choice, then back to the decision that was being made."""
    s.resume = s.decision
    s.raises = 1
    s.effect = 0
    s.effect_end = 0
    ask(s, seat, RAISE)
