"""Laying bricks at the obelisk and tombs and at the pyramid and temple (EG-8.8 to EG-8.25)."""

import numpy as np

from nomarch.core.bits import U0, bit
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import BRICK_NAMES, EVENTS
from nomarch.games.egizia.components import SITES
from nomarch.games.egizia.obelisk import build_obelisk, obelisk_value
from nomarch.games.egizia.pyramid import build_row, row_full, row_value, score_rows
from nomarch.games.egizia.score_track import OBELISK, PYRAMID, enter
from nomarch.games.egizia.stones import spend_stones
from nomarch.games.egizia.temple import COLUMN, TOP, build_part, part_value
from nomarch.games.egizia.tombs import take_tomb, tomb_value

SPHINX_SITE, OBELISK_SITE, PYRAMID_SITE = (np.int64(site) for site in range(len(SITES)))
FIRST_OBELISK, FIRST_TOMB = np.int64(BRICK_NAMES.index("obelisk")), np.int64(BRICK_NAMES.index("tomb"))
FIRST_ROW, FIRST_PART = np.int64(BRICK_NAMES.index("row1")), np.int64(BRICK_NAMES.index("left"))
FIRST_BRICK = np.array([0, FIRST_OBELISK, FIRST_ROW], np.int64)
END_OF_BRICKS = np.array([0, FIRST_ROW, len(BRICK_NAMES)], np.int64)
"""The bricks of each site, as a range."""
ONE_CARD = np.int64(1)
LEAST_OF_ALL = np.int64(1)

BUILDING_COMPLETE = clause("EG-16.53")
NO_TOMB_LEFT = clause("EG-8.10")
ROW_FULL = clause("EG-8.20")
NOT_SUPPORTED = clause("EG-8.21")
PILLAR_COMPLETE = clause("EG-8.17")
PILLARS_FIRST = clause("EG-8.18")
COLUMNS_FIRST = clause("EG-8.19")
NOT_AFFORDABLE = clause("EG-18.49")
OTHER_SITE = clause("EG-18.42")
LAID = EVENTS.code("brick_laid")


@rule
def brick_value(s, brick):
    """What the next space or tile there costs, 0 when there is none to be taken."""
    if brick == FIRST_OBELISK:
        return obelisk_value(s)
    if brick == FIRST_TOMB:
        return tomb_value(s)
    if brick < FIRST_PART:
        return row_value(s, brick - FIRST_ROW)
    return part_value(s, brick - FIRST_PART)


@rule
def cheapest(s):
    """The least that can be built at the present site, 0 when nothing is left to build (EG-18.46)."""
    shared_code()
    site = np.int64(s.site)
    if site == SPHINX_SITE:
        return ONE_CARD if s.sphinx_size > 0 else np.int64(0)
    least = np.int64(0)
    for brick in range(FIRST_BRICK[site], END_OF_BRICKS[site]):
        value = brick_value(s, np.int64(brick))
        if value > 0 and (least == 0 or value < least):
            least = value
            if least == LEAST_OF_ALL:
                break
    return least


@rule
def cost(s):
    """What the present build cost so far."""
    return np.int64(s.cost[0]) + np.int64(s.cost[1])


@rule
def budget(s, seat):
    """What can still be built with the team's strength and the stones left (EG-7.11, EG-18.49)."""
    strength = np.int64(s.team_strength) - cost(s)
    return strength if strength < s.stones[seat] else np.int64(s.stones[seat])


@rule
def open_bricks(s, seat):
    """Every space or tile that is next and affordable (EG-18.42)."""
    bricks = U0
    most, site = budget(s, seat), np.int64(s.site)
    if most > 0:
        for brick in range(FIRST_BRICK[site], END_OF_BRICKS[site]):
            value = brick_value(s, np.int64(brick))
            if 0 < value <= most:
                bricks |= bit(brick)
    return bricks


@rule
def refuse_brick(s, seat, brick):
    """Why this brick cannot be laid."""
    site = np.int64(s.site)
    if brick < FIRST_BRICK[site] or brick >= END_OF_BRICKS[site]:
        return OTHER_SITE
    value = brick_value(s, brick)
    if value > 0:
        return NOTHING if value <= budget(s, seat) else NOT_AFFORDABLE
    if brick == FIRST_OBELISK:
        return BUILDING_COMPLETE
    if brick == FIRST_TOMB:
        return NO_TOMB_LEFT
    if brick < FIRST_PART:
        return ROW_FULL if row_full(s, brick - FIRST_ROW) else NOT_SUPPORTED
    if brick - FIRST_PART == COLUMN:
        return PILLARS_FIRST
    return COLUMNS_FIRST if brick - FIRST_PART == TOP else PILLAR_COMPLETE


@rule
def lay_brick(s, seat, brick, log):
    """Pay for a space or tile and take it (EG-7.11, EG-18.51)."""
    value = brick_value(s, brick)
    emit(log, LAID, seat, brick, value, NOTHING)
    spend_stones(s, seat, value, log)
    second = brick == FIRST_TOMB or brick >= FIRST_PART
    s.cost[np.int64(second)] = np.int64(s.cost[np.int64(second)]) + value
    if brick == FIRST_OBELISK:
        build_obelisk(s, seat)
    elif brick == FIRST_TOMB:
        take_tomb(s, seat, log)
    elif brick < FIRST_PART:
        build_row(s, seat, brick - FIRST_ROW)
    else:
        build_part(s, seat, brick - FIRST_PART)


@rule
def score_build(s, seat, log):
    """The cost in points, building by building (EG-8.13, EG-8.16, EG-18.51), then the rows that became full."""
    first = OBELISK if s.site == OBELISK_SITE else PYRAMID
    enter(s, seat, first, np.int64(s.cost[0]), log)
    enter(s, seat, first + 1, np.int64(s.cost[1]), log)
    score_rows(s, log)
