"""The numeric observation of a seat: a row of numbers in named parts."""

import numpy as np

Parts = tuple[tuple[str, int], ...]
"""Name and how many numbers, in order."""


def size(parts: Parts) -> int:
    """How many numbers an observation with these parts has."""
    return sum(count for _, count in parts)


def start(parts: Parts, name: str) -> np.int64:
    """Where a part begins, as a constant for the rules."""
    names = [part for part, _ in parts]
    return np.int64(size(parts[: names.index(name)]))
