"""The pyramid (EG-8.20 to EG-8.25)."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import BUILDINGS, ROW_BONUS, ROW_SPACES, ROW_VALUES
from nomarch.games.egizia.score_track import ROWS, enter

BUILDING = np.int64(BUILDINGS.index("pyramid"))
ROW_COUNT = np.int64(len(ROW_SPACES))
COMPLETED = EVENTS.code("row_completed")


@rule
def row_full(s, row):
    """Whether every space of the row is taken."""
    return s.row_bricks[row] == ROW_SPACES[row]


@rule
def supported(s, row):
    """Whether the two spaces below the row's next space are taken (EG-8.21)."""
    return row == 0 or np.int64(s.row_bricks[row - 1]) >= np.int64(s.row_bricks[row]) + 2


@rule
def row_value(s, row):
    """The value of the row's next space from the left, 0 when none can be taken (EG-8.20 to EG-8.22)."""
    return np.int64(0) if row_full(s, row) or not supported(s, row) else ROW_VALUES[row]


@rule
def build_row(s, seat, row):
    """Put a brick on the row's next space; a row that becomes full is remembered (EG-8.25)."""
    bricks = np.int64(s.row_bricks[row])
    s.pyramid[row, bricks] = seat
    s.row_bricks[row] = bricks + 1
    s.bricks[seat, BUILDING] += 1
    if row_full(s, row):
        s.full_rows[np.int64(s.full_row_count)] = row
        s.full_row_count += 1


@rule
def majority(s, row):
    """Who has most bricks in a full row; of equals, whose leftmost brick is furthest left (EG-8.23, EG-8.24)."""
    shared_code()
    leader, most = np.int64(-1), np.int64(0)
    for space in range(ROW_SPACES[row]):
        seat = np.int64(s.pyramid[row, space])
        if seat != leader and bricks_in_row(s, seat, row) > most:
            leader, most = seat, bricks_in_row(s, seat, row)
    return leader


@rule
def bricks_in_row(s, seat, row):
    """The seat's bricks in a row."""
    shared_code()
    total = np.int64(0)
    for space in range(np.int64(s.row_bricks[row])):
        if s.pyramid[row, space] == seat:
            total += 1
    return total


@rule
def score_rows(s, log):
    """The bonuses of the rows completed in this build, in the order of completion (EG-8.23, EG-8.25, EG-16.51)."""
    for number in range(np.int64(s.full_row_count)):
        row = np.int64(s.full_rows[number])
        seat = majority(s, row)
        bricks = bricks_in_row(s, seat, row)
        emit(log, COMPLETED, row + 1, seat, bricks, NOTHING)
        enter(s, seat, ROWS, bricks * ROW_BONUS, log)


@rule
def pyramid_complete(s):
    """Whether every row is full (EG-12.7)."""
    full = 0
    for row in range(ROW_COUNT):
        full += row_full(s, row)
    return full == ROW_COUNT
