"""The components' values, read from `components.toml`, as the constants that the rules use."""

from typing import Any

import numpy as np

from nomarch.core.components import load

TABLE = load(__package__)
"""The whole file; every value there carries its source."""
Numbers = np.ndarray[Any, np.dtype[np.int64]]


def _number(name: str) -> np.int64:
    return np.int64(TABLE["setup"][name]["value"])


FEWEST_SEATS = int(TABLE["meta"]["players_min"]["value"])
MOST_SEATS = int(TABLE["meta"]["players_max"]["value"])

_FACES = TABLE["die"]["faces"]
FACES: tuple[str, ...] = tuple(dict.fromkeys(_FACES))
"""What a die can show; the hazards first, numbered like the equipment against them."""
DIE = np.array([FACES.index(face) for face in _FACES], np.int64)
BLANK = np.int64(FACES.index("blank"))
HAZARDS = BLANK
DICE = np.int64(TABLE["inventory"]["dice"]["count"])

CARDS: tuple[str, ...] = tuple(card["id"] for card in TABLE["card"])
COPIES = np.array([card["copies"] for card in TABLE["card"]], np.int64)
DECK = np.int64(COPIES.sum())
KINDS = np.int64(len(CARDS))
TURBO, EJECTION, JETPACK, ROUTE, GUST = (
    np.int64(CARDS.index(name)) for name in ("turbo", "ejection", "jetpack", "alternative_route", "wind_gust")
)
POWERS = np.array([card["kind"] == "power" for card in TABLE["card"]])
assert [card["against"] for card in TABLE["card"] if card["kind"] == "equipment"] == list(FACES[:BLANK])

_CITIES = sorted(TABLE["city"], key=lambda city: int(city["index"]))
CITY_NUMBERS: tuple[int, ...] = tuple(city["number"] for city in _CITIES)
NUMBERS = np.array(CITY_NUMBERS, np.int64)
CITY_DICE = np.array([city["dice"] for city in _CITIES], np.int64)
CITIES = np.int64(len(CITY_NUMBERS))

SPYGLASS_VALUE = np.int64(TABLE["spyglass"]["unused_value"]["value"])
_KINDS = [
    (city["index"], treasure["value"], treasure["copies"]) for city in _CITIES for treasure in city["treasures"]
] + [(city["index"], 0, city["spyglasses"]) for city in _CITIES if city["spyglasses"]]
TREASURE_CITY = np.array([city for city, _, _ in _KINDS], np.int64)
"""Treasures of a city with one value are one kind; a magic spyglass has value 0 here."""
TREASURE_VALUE = np.array([value for _, value, _ in _KINDS], np.int64)
TREASURE_COPIES = np.array([copies for _, _, copies in _KINDS], np.int64)
TREASURE_POINTS = np.where(TREASURE_VALUE == 0, SPYGLASS_VALUE, TREASURE_VALUE)
TREASURES = np.int64(len(_KINDS))
PILE_ROOM = np.int64(np.bincount(TREASURE_CITY, TREASURE_COPIES).max())

FEW_PLAYERS = np.int64(3)
HAND_FEW = _number("hand_2_3_players")
HAND_MANY = _number("hand_4_6_players")
DRAWN = _number("draw_per_journey")
END_POINTS = _number("end_points")
END_TYPES = _number("beginner_end_types")
JOURNEY_CAP = _number("journey_cap")
