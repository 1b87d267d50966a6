"""The components' values, read from `components.toml`, as the constants that the rules use."""

import numpy as np

from nomarch.core.components import load

TABLE = load(__package__)
"""The whole file; every value there carries its source."""


def _number(name: str) -> np.int64:
    return np.int64(TABLE["setup"][name]["value"])


_SPECIES = sorted(TABLE["species"], key=lambda entry: int(entry["index"]))
SPECIES: tuple[str, ...] = tuple(entry["id"] for entry in _SPECIES)
COPIES = np.array([entry["cards"] for entry in _SPECIES], np.int64)
SMALL = np.array([entry["small"] for entry in _SPECIES], np.int64)
BIG = np.array([entry["big"] for entry in _SPECIES], np.int64)
KINDS = np.int64(len(SPECIES))

FEWEST_SEATS = int(TABLE["meta"]["players_min"]["value"])
MOST_SEATS = int(TABLE["meta"]["players_max"]["value"])
CARDS = _number("cards_total")
ROWS = _number("rows")
ROW_CARDS = _number("cards_per_row")
HAND = _number("hand_size")
FIRST_COLLECTION = _number("first_collection")
OPTIONAL_DRAW = _number("optional_draw")
WIN_SPECIES = _number("win_species")
WIN_PAIR_COUNT = _number("win_pair_count")
WIN_PAIR_SIZE = _number("win_pair_size")
TURN_CAP = _number("turn_cap")
