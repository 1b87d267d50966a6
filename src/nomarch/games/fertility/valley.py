"""The valley as sets of squares: two words, the upper and the lower four rows of 16 squares (FE-14.3)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has
from nomarch.core.rule import rule

ROWS, COLUMNS = 8, 16
SQUARES = np.int64(ROWS * COLUMNS)
FIRST_COLUMN = np.uint64(0x0001_0001_0001_0001)
LAST_COLUMN = np.uint64(0x8000_8000_8000_8000)
ROW, OTHER_ROWS = np.uint64(16), np.uint64(48)
EAST, SOUTH, WEST, NORTH = (np.int64(orientation) for orientation in range(4))
STEPS = np.array([1, COLUMNS, -1, -COLUMNS], np.int64)
"""From the first half of a tile to the second, by orientation (FE-14.2)."""


def _neighbours(square: int) -> list[int]:
    row, column = divmod(square, COLUMNS)
    around = [(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)]
    found = [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]
    return [sum(1 << square - 64 * half for square in found if square // 64 == half) for half in range(2)]


NEIGHBOURS = np.array([_neighbours(square) for square in range(SQUARES)], np.uint64)
"""The squares that share a side with each square."""


@rule(inline=True)
def contains(squares, square):
    """Whether a square is in a set."""
    return has(squares[square >> 6], square & 63)


@rule(inline=True)
def add(squares, square):
    """Put a square into a set."""
    squares[square >> 6] |= bit(square & 63)


@rule(inline=True)
def discard(squares, square):
    """Take a square out of a set."""
    squares[square >> 6] &= ~bit(square & 63)


@rule(inline=True)
def seen_to(orientation, upper, lower):
    """The squares from which one step in a direction leads into the set."""
    if orientation == EAST:
        return (upper >> U1) & ~LAST_COLUMN, (lower >> U1) & ~LAST_COLUMN
    if orientation == SOUTH:
        return (upper >> ROW) | (lower << OTHER_ROWS), lower >> ROW
    if orientation == WEST:
        return (upper << U1) & ~FIRST_COLUMN, (lower << U1) & ~FIRST_COLUMN
    return upper << ROW, (lower << ROW) | (upper >> OTHER_ROWS)


@rule
def cover(s, square, kind):
    """Lay a picture on a square."""
    discard(s.free, square)
    add(s.picture[kind], square)
    for half in range(2):
        s.beside[kind, half] |= NEIGHBOURS[square, half]


@rule
def find_quarries(s):
    """Find the quarries: free squares without a free square around them, corners included (FE-5.6) unless the house
    rule says otherwise (FE-12.5)."""
    upper, lower = np.uint64(s.free[0]), np.uint64(s.free[1])
    west_upper, west_lower = seen_to(WEST, upper, lower)
    east_upper, east_lower = seen_to(EAST, upper, lower)
    beside_upper, beside_lower = west_upper | east_upper, west_lower | east_lower
    row_upper, row_lower = upper, lower
    if s.quarry_rule == 0:
        row_upper, row_lower = upper | beside_upper, lower | beside_lower
    north_upper, north_lower = seen_to(NORTH, row_upper, row_lower)
    south_upper, south_lower = seen_to(SOUTH, row_upper, row_lower)
    s.quarries[0] = upper & ~(beside_upper | north_upper | south_upper)
    s.quarries[1] = lower & ~(beside_lower | north_lower | south_lower)


@rule(inline=True)
def empty(squares):
    """Whether a set has no squares."""
    return squares[0] | squares[1] == U0
