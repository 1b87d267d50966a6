"""Judgement that was learned: the weights of a game's features, kept in the game's folder as `weights.toml`.

A game's judgement writes numbers that say something about a seat's prospects (its features); weighed and added they
are the score that the seat can expect. `nomarch learn` finds the weights by self-play (see `nomarch.bots.learning`).
"""

import tomllib
from collections.abc import Sequence
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from nomarch.core.rule import rule

FILE = "weights.toml"
Floats = npt.NDArray[np.float64]


def learned(package: str, features: Sequence[str]) -> tuple[Floats, Floats]:
    """The weight of each feature; and what a point of lead adds to the logarithm of the odds to win, at the end of a
    game, and how much more at its start."""
    data = tomllib.loads((files(package) / FILE).read_text())
    return np.array([data["weights"].get(name, 0.0) for name in features]), np.array(data["lead"])


@rule
def win_chances(expected, players, lead, chances):
    """Turn the scores that the seats can expect into their chances to win, which add up to 1; `lead` as above, for this
    moment."""
    best = -1e9
    for seat in range(players):
        best = max(best, expected[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp((expected[seat] - best) * lead)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
