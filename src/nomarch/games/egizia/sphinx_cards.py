"""The Sphinx cards (section 12) as tables; X1 to X29 are numbered 0 to 28, X28b, the optional one, 29 (EG-18.4)."""

import re
from typing import Any

import numpy as np

from nomarch.games.egizia.components import BUILDINGS, COLOURS, CREWS, TABLE, TRACKS


def _rank(card: dict[str, Any]) -> tuple[bool, int]:
    number = re.search(r"\d+", card["id"])
    assert number is not None
    return bool(card.get("optional")), int(number.group())


CARDS: tuple[dict[str, Any], ...] = tuple(sorted(TABLE["sphinx_card"], key=_rank))
IDS: tuple[str, ...] = tuple(card["id"] for card in CARDS)
DECK_SIZE = np.int64(sum(not card.get("optional") for card in CARDS))
RING_SIZE = 32
"""Room for the deck, which runs round in a ring."""
SWAPPED_OUT = np.int64(IDS.index("X28"))
SWAPPED_IN = np.int64(IDS.index("X28b"))

CONDITIONS = (
    "obelisk_level_built",
    "pillars_complete",
    "all_tombs_taken",
    "pyramid_complete",
    "players_on_last_space",
    "own_bricks",
    "own_bricks_everywhere",
    "per_own_brick",
    "per_strength",
    "most_productive",
    "own_marker_on_last_space",
    "own_markers_on_last_space_of_both",
    "per_permanent",
    "per_points",
)
PRODUCTIVE = (*COLOURS, "quarry")
MOST_PLAYERS = 4
_WHAT: dict[str, tuple[str, ...]] = {"track": TRACKS, "in": BUILDINGS, "crew": CREWS, "of": PRODUCTIVE}


def _row(card: dict[str, Any]) -> tuple[int, int, int]:
    """A card's condition as numbers: which, of what, how much."""
    params = card["params"]
    what = next((names.index(params[key]) for key, names in _WHAT.items() if key in params), 0)
    amount = next((params[key] for key in ("level", "at_least", "each") if key in params), 0)
    return CONDITIONS.index(card["condition"]), what, amount


def _points(card: dict[str, Any]) -> list[int]:
    """A card's points; by the number of players where they depend on it."""
    points = card["points"]
    return points if isinstance(points, list) else [points] * (MOST_PLAYERS + 1)


CONDITION = np.array([_row(card) for card in CARDS], np.int64)
POINTS = np.array([_points(card) for card in CARDS], np.int64)
LAST_SCORED = np.array([bool(card["params"].get("last")) for card in CARDS])
"""Cards that are scored after all others (EG-13.8)."""
