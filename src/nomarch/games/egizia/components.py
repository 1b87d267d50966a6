"""The components' values, read from `components.toml`, as the constants that the rules use.

The cards have modules of their own: `nile_cards` and `sphinx_cards`.
"""

from typing import Any

import numpy as np

from nomarch.core.components import load

TABLE = load(__package__)
"""The whole file; every value there carries its source."""


def _number(section: str, name: str, key: str = "value") -> np.int64:
    return np.int64(TABLE[section][name][key])


def _numbers(section: str, name: str, key: str = "value") -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array(TABLE[section][name][key], np.int64)


FEWEST_SEATS = int(TABLE["meta"]["players_min"])
MOST_SEATS = int(TABLE["meta"]["players_max"])
ROUNDS = np.int64(TABLE["meta"]["rounds"])
CREWS: tuple[str, ...] = tuple(TABLE["meta"]["crews"])
PLAIN_CREWS = CREWS[:-1]
BUILDINGS: tuple[str, ...] = tuple(TABLE["meta"]["buildings"])
TRACKS = ("stone_sale", "grain_market")
SITES = ("sphinx", "obelisk_and_tombs", "pyramid_and_temple")
SLOTS = ("1", "2", "3", "reserve", "extra")
EDITIONS = ("german", "czech", "polish")
DECKS: tuple[str, ...] = tuple(TABLE["inventory"]["nile_cards"]["decks"])

SHIPS = _number("inventory", "ships_per_player", "count")
START_STONES = _numbers("setup", "start_stones_by_tile")
START_STRENGTH = np.array([TABLE["setup"]["start_strength"][crew] for crew in CREWS], np.int64)
MOST_STRENGTH = _number("setup", "max_strength")
START_QUARRY = _number("setup", "start_quarry")
START_FIELD = _number("setup", "start_field")
RINGS: tuple[str, ...] = tuple(TABLE["setup"]["ring_spaces"]["value"])
START_RING = np.int64(RINGS.index(TABLE["setup"]["ring_spaces"]["start"]))
COLOURS: tuple[str, ...] = tuple(TABLE["setup"]["irrigated"]["right"])
"""Colours of fields: those up to the number of the ring's space are irrigated (EG-6.4)."""
TOMBS_IN_ROW = _number("setup", "tombs_in_row")
TOMBS_OPEN = _number("setup", "tombs_open")
OPEN_SLOTS = np.array([TABLE["setup"]["slots_by_players"].get(str(n), 0) for n in range(MOST_SEATS + 1)], np.int64)
STONE_CAP = _number("setup", "stone_cap")
SPHINX_DRAW_MAX = _number("setup", "sphinx_draw_max")
CARD_SPACES = _number("setup", "cards_per_round")
DECK_OF_ROUND = np.array([DECKS.index(deck) for deck in TABLE["setup"]["deck_by_round"]["value"]], np.int64)

OPENING_DRAW = np.array([TABLE["editions"][edition]["opening_draw"] for edition in EDITIONS], np.int64)
SCORE_FLOOR = np.array([TABLE["editions"][edition]["score_floor"] == "zero" for edition in EDITIONS])
UPGRADES_COUNT = np.array([TABLE["editions"][edition]["upgrades_count_for_most"] for edition in EDITIONS])
OPTIONAL_EDITIONS: tuple[str, ...] = tuple(TABLE["options"]["optional_cards"]["editions"])
OPTIONAL_PLAYERS: tuple[int, ...] = tuple(TABLE["options"]["optional_cards"]["players"])

LAST_SPACE = _number("stone_sale", "spaces")
"""The lowest space of both tracks (EG-1.15, EG-1.16)."""
SALE_BONUS = _number("stone_sale", "bottom_bonus", "stones")
FINAL_SALE_FROM = np.int64(min(TABLE["stone_sale"]["final_sale"]["spaces"]))
FINAL_SALE_STONES = _number("stone_sale", "final_sale", "stones")
FINAL_SALE_POINTS = _number("stone_sale", "final_sale", "points")
MARKET_BONUS = _number("grain_market", "bottom_bonus", "points")
PENALTY = _numbers("grain_market", "penalty")
"""Points lost per missing grain, from the top space to the bottom (EG-1.17)."""

LEVEL_SPACES = _numbers("obelisk", "level_spaces")
OBELISK_VALUES = np.repeat(_numbers("obelisk", "level_values"), LEVEL_SPACES)
"""The value of each space in the order of building (EG-1.24)."""
TOMB_TILES: tuple[int, ...] = tuple(
    int(value) for value, count in TABLE["tombs"]["values"]["value"].items() for _ in range(count)
)
TOMB_TABLE = np.array([(step["min"], step["points"]) for step in TABLE["tombs"]["final"]["table"]], np.int64)
PILLAR_VALUES = np.array(TABLE["temple"]["pillars"]["values"], np.int64)
COLUMNS = _number("temple", "columns", "count")
COLUMN_VALUE = _number("temple", "columns")
TOP_STONES = _number("temple", "top_stones", "count")
TOP_STONE_VALUE = _number("temple", "top_stones")
ROW_SPACES = _numbers("pyramid", "row_spaces")
ROW_VALUES = _numbers("pyramid", "row_values")
ROW_BONUS = _number("pyramid", "row_bonus_per_own_brick", "points")
PARTICIPATION = _numbers("participation", "points_by_sites")

LOCATIONS: tuple[dict[str, Any], ...] = tuple(TABLE["location"])
"""The places along the Nile, upstream to downstream (EG-1.23)."""
PLACES: tuple[str, ...] = tuple(location["id"] for location in LOCATIONS)
LAST_POSITION = np.int64(len(LOCATIONS))
