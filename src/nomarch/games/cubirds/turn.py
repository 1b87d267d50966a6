"""The decisions (section 9): which actions are legal, why another is not, and carrying one out."""

import numpy as np

from nomarch.core.bits import U0, U1, put
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING
from nomarch.core.rule import rule
from nomarch.games.cubirds.actions import DRAW, FLOCK, LAY, VOCABULARY
from nomarch.games.cubirds.components import KINDS, SMALL
from nomarch.games.cubirds.flocks import complete, flocks
from nomarch.games.cubirds.rounds import after_laying, ask_for_flock, draw_two, end_turn
from nomarch.games.cubirds.rows import lay

DO_DRAW, NO_DRAW = VOCABULARY.first("draw"), VOCABULARY.first("no_draw")
FIRST_FLOCK, NO_FLOCK = VOCABULARY.first("flock"), VOCABULARY.first("no_flock")
PLACES = np.int64(8)
ALL_PLACES = np.uint64(0xFF)

GAME_OVER = clause("CB-7.1")
NOT_NOW = clause("CB-9.7")
NOT_IN_HAND = clause("CB-4.1")
TOO_FEW = clause("CB-5.2")


@rule
def legal(s, mask):
    """Add the legal actions of the seat to move to an empty mask."""
    if s.to_move < 0:
        return
    if s.decision == LAY:
        mask[0] = open_layings(s, s.to_move)
    elif s.decision == DRAW:
        put(mask, DO_DRAW, U1)
        put(mask, NO_DRAW, U1)
    else:
        put(mask, FIRST_FLOCK, flocks(s, s.to_move))
        put(mask, NO_FLOCK, U1)


@rule
def open_layings(s, seat):
    """Every species in hand goes to both ends of every row (CB-4.1, CB-4.3, CB-9.8)."""
    found = U0
    for species in range(KINDS):
        if s.hand[seat, species] > 0:
            found |= ALL_PLACES << np.uint64(PLACES * species)
    return found


@rule
def refuse(s, action):
    """0 if the action is legal now, otherwise the number of the clause that forbids it."""
    if s.to_move < 0:
        return GAME_OVER
    if answers(action) != s.decision:
        return NOT_NOW
    if s.decision == LAY:
        return NOTHING if s.hand[s.to_move, action // PLACES] > 0 else NOT_IN_HAND
    if s.decision == DRAW or action == NO_FLOCK:
        return NOTHING
    species = action - FIRST_FLOCK
    return NOTHING if s.hand[s.to_move, species] >= SMALL[species] else TOO_FEW


@rule
def answers(action):
    """Which decision the action answers."""
    if action < DO_DRAW:
        return LAY
    return DRAW if action < FIRST_FLOCK else FLOCK


@rule
def apply(s, action, log):
    """Carry out a legal action and everything that follows without a decision."""
    seat, action = np.int64(s.to_move), np.int64(action)
    if action < DO_DRAW:
        place = action % PLACES
        surrounded = lay(s, seat, action // PLACES, place // 2, place % 2, log)
        after_laying(s, seat, surrounded, log)
    elif action < FIRST_FLOCK:
        if action == DO_DRAW:
            draw_two(s, seat, log)
        ask_for_flock(s, seat, log)
    else:
        if action != NO_FLOCK:
            complete(s, seat, action - FIRST_FLOCK, log)
        end_turn(s, seat, log)
