"""The obelisk (EG-8.9)."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.egizia.components import BUILDINGS, LEVEL_SPACES, OBELISK_VALUES

BUILDING = np.int64(BUILDINGS.index("obelisk"))
SPACES = np.int64(len(OBELISK_VALUES))
UP_TO_LEVEL = np.cumsum(np.concatenate(([0], LEVEL_SPACES))).astype(np.int64)
"""How many bricks complete each level."""


@rule
def obelisk_value(s):
    """The value of the next space, 0 when the obelisk is complete: all lower levels come first (EG-8.9)."""
    bricks = np.int64(s.obelisk_bricks)
    return OBELISK_VALUES[bricks] if bricks < SPACES else np.int64(0)


@rule
def build_obelisk(s, seat):
    """Put a brick on the next space."""
    bricks = np.int64(s.obelisk_bricks)
    s.obelisk[bricks] = seat
    s.obelisk_bricks = bricks + 1
    s.bricks[seat, BUILDING] += 1


@rule
def level_built(s, level):
    """Whether all spaces of a level are taken (EG-12.3)."""
    return s.obelisk_bricks >= UP_TO_LEVEL[level]
