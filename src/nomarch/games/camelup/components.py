"""The components' values, read from `components.toml`, as the constants that the rules use."""

from typing import Any

import numpy as np

from nomarch.core.components import load

TABLE = load(__package__)
"""The whole file; every value there carries its source and clause."""


def _value(section: str, name: str) -> Any:
    table = TABLE
    for part in section.split("."):
        table = table[part]
    return table[name]["value"]


def _number(section: str, name: str) -> np.int64:
    return np.int64(_value(section, name))


def _numbers(section: str, name: str) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array(_value(section, name), np.int64)


COLOURS: tuple[str, ...] = tuple(_value("camels", "colours"))
LETTERS: tuple[str, ...] = tuple(_value("camels", "letters"))
PILES: tuple[str, ...] = tuple(_value("race_cards", "piles"))
PLACES: tuple[int, ...] = tuple(_value("ranking_tiles", "places"))
SUPERCUP: tuple[str, ...] = tuple(TABLE["options"]["supercup_modules"])
SIDES = ("oasis", "mirage")
LEG_VALUES = (5, 3, 2)  # the different values of leg tiles, best first
DICE_KINDS = ("regular", "extra")

MOST_SEATS = int(_value("players", "max_supercup"))
MOST_SEATS_BASE = int(_value("players", "max_base"))
ALLIES_MIN_SEATS = int(TABLE["options"]["allies_min_players"]["value"])
STARTING_MONEY = _number("players", "starting_money")

LAST_SPACE = _number("track", "spaces_base")
LAST_SPACE_DICE = _number("track", "spaces_dice")
START_SPACES = _numbers("track", "start_spaces")

FACES = _numbers("dice.regular", "faces")
EXTRA_FACES = _numbers("dice.extra", "faces")
PYRAMID_TILES = _number("pyramid", "tiles_base")
PYRAMID_TILES_ADDED = _number("pyramid", "tiles_added_dice")
PYRAMID_TILE_REWARD = _number("pyramid", "tile_reward")

LEG_STACK = _numbers("leg_tiles", "values_top_to_bottom_base")
LEG_STACK_CONNOISSEURS = _numbers("leg_tiles", "values_top_to_bottom_connoisseurs")
SECOND_REWARD = _number("leg_tiles", "reward_second")
OTHER_REWARD = _number("leg_tiles", "reward_other")

LADDER = _numbers("race_cards", "ladder")
LADDER_REST = _number("race_cards", "ladder_rest")
WRONG_CARD = _number("race_cards", "wrong")

DESERT_COIN = _number("desert_tiles", "owner_reward")
PHOTO_COIN = _number("paparazzi", "reward_per_camel")
EXACT_PLACE = _number("ranking_tiles", "reward_exact")
WRONG_PLACE = _number("ranking_tiles", "reward_wrong")
FIRST_MARKER = _number("marker", "first_seat")
