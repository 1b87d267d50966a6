"""Means and shares with 95 % intervals, from games that depend on each other where they share a seed.

The seeds are the independent observations: what differs between them, not between games, says how sure a mean is.
"""

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist

import numpy as np

LEVEL = 0.95
NORMAL = NormalDist().inv_cdf((1 + LEVEL) / 2)

Interval = tuple[float, float]


def clustered_mean(totals: Sequence[float], counts: Sequence[int]) -> tuple[float, float]:
    """The mean of values in clusters, given each cluster's total and count, and its variance (of the ratio)."""
    total, count = np.asarray(totals, float), np.asarray(counts, float)
    clusters = len(total)
    mean = float(total.sum() / count.sum())
    if clusters < 2:
        return mean, inf
    rest = total - mean * count
    return mean, float(clusters / (clusters - 1) * (rest @ rest) / count.sum() ** 2)


def mean_interval(totals: Sequence[float], counts: Sequence[int]) -> tuple[float, Interval | None]:
    """A mean with its interval; a single cluster has none."""
    mean, variance = clustered_mean(totals, counts)
    if variance == inf:
        return mean, None
    reach = student(len(totals) - 1) * sqrt(variance)
    return mean, (mean - reach, mean + reach)


def share_interval(totals: Sequence[float], counts: Sequence[int]) -> tuple[float, Interval]:
    """A share between 0 and 1 with Wilson's interval for as many independent games as these are worth.

    That number comes from the spread between the clusters (Korn and Graubard), never more than there are games; where
    nothing differs it is the number of clusters, so that 0 or all of them still leave doubt.
    """
    share, variance = clustered_mean(totals, counts)
    games, clusters = sum(counts), len(counts)
    worth = float(clusters)
    if clusters > 1:
        spread = share * (1 - share)
        if spread > 1e-12:
            worth = spread / variance if variance > 0 else inf
            worth = min(float(games), worth * (NORMAL / student(clusters - 1)) ** 2)
    return share, wilson(share, worth)


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share seen in so many independent games."""
    square = NORMAL**2 / games
    centre = (share + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def student(freedom: int) -> float:
    """How many standard errors Student's t reaches; for 3 and more degrees of freedom by expansion."""
    if freedom == 1:
        return tan(pi * LEVEL / 2)
    if freedom == 2:
        return sqrt(2 / (1 / LEVEL**2 - 1))
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
