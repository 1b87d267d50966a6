"""What round spaces (section 5) and Nile cards do at once.

Each has a program, a run of rows of `nile_cards.PROGRAM`; where one asks for a decision, the rest waits for it.
"""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import RAISE, RING
from nomarch.games.egizia.components import BUILDINGS
from nomarch.games.egizia.crews import raisable, raise_crew
from nomarch.games.egizia.nile_cards import EFFECTS, PROGRAM
from nomarch.games.egizia.phases import ask
from nomarch.games.egizia.score_track import BRICK_CARDS, FIELDS, enter
from nomarch.games.egizia.stones import gain_stones
from nomarch.games.egizia.tracks import step_marker

DO_RAISE, DO_RAISE_CHOICE, DO_TRACK, DO_RING, DO_STONES, DO_POINTS, DO_POINTS_PER_BRICK = (
    np.int64(number) for number in range(len(EFFECTS))
)


@rule
def start_effects(s, seat, first, end, resume, log):
    """Carry out a program as far as it goes without a decision; whether it is done. Then comes `resume`."""
    s.effect = first
    s.effect_end = end
    s.resume = resume
    return go_on(s, seat, log)


@rule
def go_on(s, seat, log):
    """Carry out the rest of the program as far as it goes without a decision; whether it is done."""
    shared_code()
    if s.raises > 0:
        if raisable(s, seat) != U0:
            ask(s, seat, RAISE)
            return False
        s.raises = 0  # the step is lost (EG-5.10)
    while s.effect < s.effect_end:
        row = np.int64(s.effect)
        s.effect = row + 1
        do, what, amount = PROGRAM[row, 0], PROGRAM[row, 1], PROGRAM[row, 2]
        if do == DO_RING:
            ask(s, seat, RING)
            return False
        if do == DO_RAISE_CHOICE:
            if raisable(s, seat) != U0:
                s.raises = amount
                ask(s, seat, RAISE)
                return False
        else:
            carry_out_effect(s, seat, do, what, amount, log)
    return True


@rule
def carry_out_effect(s, seat, do, what, amount, log):
    """One effect that needs no decision."""
    if do == DO_RAISE:
        crews = np.uint64(what)
        while crews != U0:
            for _ in range(amount):
                raise_crew(s, seat, lowest(crews), log)
            crews &= crews - U1
    elif do == DO_TRACK:
        for _ in range(amount):  # each step with its own bonus (EG-10.6)
            step_marker(s, seat, what, log)
    elif do == DO_STONES:
        gain_stones(s, seat, amount, log)
    elif do == DO_POINTS:
        enter(s, seat, FIELDS, amount, log)
    else:
        enter(s, seat, BRICK_CARDS, bricks_in(s, seat, np.uint64(what)) * amount, log)


@rule
def bricks_in(s, seat, buildings):
    """The seat's bricks in these buildings."""
    total = np.int64(0)
    for building in range(len(BUILDINGS)):
        if has(buildings, building):
            total += np.int64(s.bricks[seat, building])
    return total
