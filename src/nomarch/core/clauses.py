"""Clause ids such as `CU-5.6` as numbers that compiled rules can return, and back."""

import numpy as np

SECTION = 1000


def clause(name: str) -> np.int64:
    """The number of a clause: `CU-5.6` is 5006."""
    section, _, number = name.partition("-")[2].partition(".")
    return np.int64(int(section) * SECTION + int(number))


def clause_name(prefix: str, number: int) -> str:
    """The clause of this number in the rules with this prefix."""
    return f"{prefix}-{number // SECTION}.{number % SECTION}"
