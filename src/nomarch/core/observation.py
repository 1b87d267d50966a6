"""The numeric observation of a seat: a row of numbers in named parts.

    OBSERVATION = (
        Part("to_move", "who is asked", seats(MOST_SEATS)),
        Part("leg_tiles", "leg tiles in front of each seat / 2", seats(MOST_SEATS), COLOURS, LEG_VALUES),
    )

Seats are counted from one's own, so that a position looks the same from every chair; the last axis runs fastest.
"""

from itertools import product
from math import prod
from typing import Any

import numpy as np

from nomarch.core.rule import rule

Labels = tuple[str | int, ...]
LAST_BYTE = np.uint64(0xFF)
BITS_OF = np.array([[byte >> number & 1 for number in range(8)] for byte in range(256)], np.float32)
"""The bits of every byte as numbers: copying eight of them is the fastest way to write them."""


class Part:
    """Numbers that belong together: what they are called, what they mean, and what they run over."""

    def __init__(self, name: str, meaning: str, *axes: Labels) -> None:
        self.name = name
        self.meaning = meaning
        self.axes = axes

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(len(axis) for axis in self.axes)

    def names(self) -> list[str]:
        """Each of its numbers by name, in order: `leg_tiles[+1,blue,5]`."""
        if not self.axes:
            return [self.name]
        return [f"{self.name}[{','.join(map(str, labels))}]" for labels in product(*self.axes)]


Parts = tuple[Part, ...]


def seats(most: int) -> Labels:
    """The labels of seats counted clockwise from one's own."""
    return ("own", *(f"+{step}" for step in range(1, most)))


def numbered(count: int | np.integer[Any], first: int = 1) -> Labels:
    """The labels of things that have only numbers."""
    return tuple(range(first, first + int(count)))


def size(parts: Parts) -> int:
    """How many numbers an observation with these parts has."""
    return sum(part.size for part in parts)


def start(parts: Parts, name: str) -> np.int64:
    """Where a part begins, as a constant for the rules."""
    names = [part.name for part in parts]
    return np.int64(size(parts[: names.index(name)]))


@rule(inline=True)
def seen_from(s, seat, other):  # type: ignore[no-untyped-def]
    """Which seat the other is, counted clockwise from one's own."""
    step = np.int64(other) - seat
    return step if step >= 0 else step + s.players


@rule(inline=True)
def share(number, whole):  # type: ignore[no-untyped-def]
    """A number as a part of what it hardly ever exceeds, between -1 and 1 whatever a long or odd game may bring."""
    part = number * (1 / whole)  # a product with a constant takes a fraction of the time of a quotient
    if part > 1:
        return 1.0
    return part if part >= -1 else -1.0


@rule(inline=True)
def write_bits(bits, out):  # type: ignore[no-untyped-def]
    """Write the 64 bits of a word as numbers, the lowest first."""
    for first in range(0, 64, 8):
        byte = np.int64((bits >> np.uint64(first)) & LAST_BYTE)
        for number in range(8):
            out[first + number] = BITS_OF[byte, number]


@rule(inline=True)
def write_byte(byte, out):  # type: ignore[no-untyped-def]
    """Write the 8 bits of a byte as numbers, the lowest first."""
    for number in range(8):
        out[number] = BITS_OF[np.int64(byte), number]
