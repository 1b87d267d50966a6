"""The components' values, read from `components.toml`, as the constants that the rules use."""

from typing import Any

import numpy as np

from nomarch.core.components import load
from nomarch.games.fertility.box import SECTIONS, Box, change, read_tiles
from nomarch.games.fertility.shops import KINDS

TABLE = load(__package__)
"""The whole file; every value there carries its source."""


def _number(section: str, name: str) -> np.int64:
    return np.int64(TABLE[section][name]["value"])


def _set_up(name: str) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A number of the set-up by number of players."""
    numbers = {entry["players"]: entry[name] for entry in TABLE["setup"]}
    return np.array([numbers.get(players, 0) for players in range(MOST_SEATS + 1)], np.int64)


FEWEST_SEATS, MOST_SEATS = int(TABLE["meta"]["players_min"]), int(TABLE["meta"]["players_max"])
SEATS = np.int64(MOST_SEATS)
TILE_SETS: dict[str, dict[str, int]] = {entry["name"]: entry["counts"] for entry in TABLE["tile_set"]}

_NOTHING = np.zeros(0, np.int16)
BOX: Box = change(
    Box((), _NOTHING, _NOTHING, (), _NOTHING, (), _NOTHING, _NOTHING, _NOTHING, _NOTHING, ()),
    {section: TABLE[section] for section in SECTIONS if section != "tiles"} | {"tiles": next(iter(TILE_SETS.values()))},
)
"""The project's own box."""
TILE_SET_COUNTS = np.array([read_tiles(BOX, counts).tile_counts for counts in TILE_SETS.values()])
"""For each tile set the number of tiles of each pair."""

MONUMENTS: tuple[str, ...] = tuple(TABLE["inventory"]["monuments"]["kinds"])
MONUMENTS_EACH = np.int64(TABLE["inventory"]["monuments"]["each"])
TOKENS_EACH = np.int64(TABLE["inventory"]["resource_tokens"]["each"])
TILE_COUNT = np.int64(TABLE["inventory"]["valley_tiles"]["count"])
DISTRICT_COUNT = np.int64(TABLE["inventory"]["districts"]["count"])
BOARDS_IN_PLAY = _set_up("boards")
TILES_DRAWN = _set_up("tiles_drawn")
TILES_DRAWN_VARIANT = np.int64(next(e["tiles_drawn_variant"] for e in TABLE["setup"] if "tiles_drawn_variant" in e))

RESERVE_SIZE = _number("limits", "reserve_size")
POOL_SIZE = _number("limits", "pool_size")
DISPLAY_SIZE = _number("limits", "district_display")
TURNS_EACH = int(_number("limits", "turns_per_player"))
MOST_MONUMENTS = _number("limits", "monument_first")
SECOND_MONUMENTS = _number("limits", "monument_second")
SPACES = _number("metropolis_geometry", "district_spaces")

assert tuple(TABLE["meta"]["resources"]) == KINDS
