"""What nobody can know: the order of the two stacks, and which tiles went back into the box (FE-13.7)."""

import numpy as np

from nomarch.core.rng import mix
from nomarch.core.rule import rule
from nomarch.games.fertility.components import DISTRICT_COUNT


@rule
def redeal(s, seat):  # noqa: ARG001  nobody knows more than a spectator
    """Put everything that was not yet drawn into a new order, the tiles in the box included."""
    mix(s, s.stack[np.int64(s.stack_top) :], len(s.tile_counts))
    mix(s, s.districts[np.int64(s.districts_top) :], DISTRICT_COUNT)


@rule
def reshuffle(s):
    """Draw anew what no seat knows: the same."""
    redeal(s, np.int64(-1))
