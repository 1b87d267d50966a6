"""Who is asked what, and where in the game we are."""

import numpy as np

from nomarch.core.rule import rule

OPENING_CARDS = np.int64(0)
LAYING, SAILING, FEEDING, QUARRYING, BUILDING, PARTICIPATING, ORDERING = (np.int64(phase) for phase in range(1, 8))
FINAL_SCORING = np.int64(8)
OVER = np.int64(9)
NOBODY = np.int64(-1)


@rule
def ask(s, seat, decision):
    """The seat is to decide this."""
    s.to_move = seat
    s.decision = decision


@rule
def go_to(s, phase):
    """This phase is next; it begins as soon as the present action has been carried out."""
    s.to_move = NOBODY
    s.phase = phase
