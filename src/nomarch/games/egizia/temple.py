"""The temple (EG-8.17 to EG-8.19): left pillar, right pillar, columns and top stones."""

import numpy as np

from nomarch.core.rule import rule
from nomarch.games.egizia.components import (
    BUILDINGS,
    COLUMN_VALUE,
    COLUMNS,
    PILLAR_VALUES,
    TOP_STONE_VALUE,
    TOP_STONES,
)

BUILDING = np.int64(BUILDINGS.index("temple"))
PARTS = ("left", "right", "column", "top")
LEFT, RIGHT, COLUMN, TOP = (np.int64(part) for part in range(len(PARTS)))
PILLAR_SPACES = np.int64(len(PILLAR_VALUES))


@rule
def pillar_complete(s, pillar):
    """Whether all spaces of a side pillar are taken."""
    return s.part_bricks[pillar] == PILLAR_SPACES


@rule
def part_value(s, part):
    """The value of the part's next space, 0 when none can be taken."""
    bricks = np.int64(s.part_bricks[part])
    if part <= RIGHT:
        return PILLAR_VALUES[bricks] if bricks < PILLAR_SPACES else np.int64(0)
    if part == COLUMN:
        ready = pillar_complete(s, LEFT) and pillar_complete(s, RIGHT) and bricks < COLUMNS
        return COLUMN_VALUE if ready else np.int64(0)
    return TOP_STONE_VALUE if s.part_bricks[COLUMN] == COLUMNS and bricks < TOP_STONES else np.int64(0)


@rule
def build_part(s, seat, part):
    """Put a brick on the part's next space."""
    bricks = np.int64(s.part_bricks[part])
    s.temple[part, bricks] = seat
    s.part_bricks[part] = bricks + 1
    s.bricks[seat, BUILDING] += 1


@rule
def pillars_complete(s):
    """How many side pillars are complete (EG-12.4, EG-12.5, EG-16.57)."""
    total = np.int64(0)
    for pillar in range(COLUMN):
        if pillar_complete(s, np.int64(pillar)):
            total += 1
    return total
