"""Positions by ranks: who is where matters, not which colour it is, for all dice are alike.

A position is the set of ranks that stand on the sand, each beginning a lane, and the spaces of these lanes. It gets a
number: positions with the same ranks on the sand are consecutive, ordered by the combinatorial number system of their
spaces. Without lanes side by side (CU-4.3) the spaces are all different; with them they may be equal. On 16 spaces
there are 15,504 positions without and 36,464 with lanes, on 20 spaces 42,504 and 88,024.
"""

from math import comb
from typing import Any, NamedTuple

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.rule import rule
from nomarch.games.camelup.components import LAST_SPACE_DICE
from nomarch.games.camelup.track import BITS, CAMELS, SAND, SPACE, on_sand, space_at

Array = np.ndarray[Any, Any]

PATTERNS = 1 << CAMELS - 1  # which ranks above the last stand on the sand; the last always does
MOST_SPACES = int(LAST_SPACE_DICE)
CHOOSE = np.array([[comb(n, k) for k in range(CAMELS + 1)] for n in range(MOST_SPACES + CAMELS)])


class Numbering(NamedTuple):
    """How the positions of one kind of race are numbered."""

    laned: np.int64  # 1 if lanes may stand side by side
    first: Array  # the first number of each pattern, and at the end the number of all positions


def numbering(last_space: int, laned: bool) -> Numbering:
    """The numbering for a track of this length."""
    lanes = [1 + pattern.bit_count() for pattern in range(PATTERNS)]
    counts = [comb(last_space + (count - 1) * laned, count) for count in lanes]
    return Numbering(np.int64(laned), np.cumsum([0, *counts]))


@rule(inline=True)
def number_of(camels, laned, first):
    """The number of the position in which the camels stand."""
    lanes = np.int64(0)
    pattern = np.int64(0)
    number = np.int64(0)
    for rank in range(CAMELS):
        if on_sand(camels, rank):
            number += CHOOSE[space_at(camels, rank) - 1 + lanes * laned, lanes + 1]
            lanes += 1
            pattern |= np.int64(1) << rank
    return first[pattern >> 1] + number


@rule
def list_positions(last_space, laned, first, words):
    """Write every position as a word of camels, each with its rank as colour, at its number."""
    spaces = np.ones(CAMELS, np.int64)
    while spaces[0] <= last_space:
        apart = np.int64(1)
        for rank in range(1, CAMELS):
            if spaces[rank] != spaces[rank - 1]:
                apart |= np.int64(1) << rank
        for pattern in range(1, 2 * PATTERNS, 2):
            if pattern == apart or (laned == 1 and pattern & apart == apart):
                word = packed(spaces, pattern)
                words[number_of(word, laned, first)] = word
        advance(spaces, last_space)


@rule
def packed(spaces, pattern):
    """The word of camels on these spaces, by rank, with the ranks of the pattern on the sand."""
    word = U0
    for rank in range(CAMELS):
        camel = np.uint64(rank) | np.uint64(spaces[rank]) << SPACE
        if pattern >> rank & 1:
            camel |= SAND
        word |= camel << (BITS * np.uint64(rank))
    return word


@rule
def advance(spaces, last_space):
    """The next ascending row of spaces; after the last one the first space is beyond the track."""
    rank = CAMELS - 1
    while rank > 0 and spaces[rank] == last_space:
        rank -= 1
    space = spaces[rank] + 1
    for later in range(rank, CAMELS):
        spaces[later] = space
