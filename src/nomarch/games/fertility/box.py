"""A box of components as data: what can be typed in from a real one, checked, and as the numbers the rules use.

`components.toml` is such a box, and so is a file of one's own (docs/fertility-components.md). Whatever a file leaves
out is taken from `components.toml`.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from nomarch.core.components import ABOUT_KEYS
from nomarch.core.errors import BadOptions
from nomarch.games.fertility.shops import KINDS, decode_shop, encode_shop

Array = np.ndarray[Any, Any]
Entry = dict[str, Any]

ROWS, COLUMNS = 8, 4
BOARDS, METROPOLISES, DISTRICTS, TILES = 4, 4, 40, 50
PRINTED_SHOPS, MOST_SHOPS, MOST_COST = 4, 3, 2
LONGEST_GRANARY, MOST_GODS, MOST_DEBENS = 40, 8, 999
SQUARES = ".H~acgpS"
"""The kinds of squares of a valley board (FE-1.16); the rules know them by their index."""
PAIRS = tuple(a + b for a in KINDS for b in KINDS)
"""Every tile by its number, first half · 4 + second half; the first half is never after the second (FE-14.2)."""
TILE_NAMES = tuple(pair for pair in PAIRS if pair[0] <= pair[1])
NOTES = set(ABOUT_KEYS)
"""What any entry may carry besides: where its values come from."""


@dataclass(frozen=True)
class Box:
    """The components of a box as numbers. Ids are for people and for set-ups; the rules count from 0."""

    board_ids: tuple[str, ...]
    board_squares: Array  # kind of each square of each board, row by row
    tile_counts: Array  # how many tiles of each pair
    metropolis_ids: tuple[str, ...]
    printed_shops: Array  # the shops of each metropolis board
    district_ids: tuple[str, ...]
    district_cost: Array
    district_shops: Array
    granary: Array  # debens by wheat
    statues: Array  # debens by number of different gods
    god_ids: tuple[str, ...]

    def tables(self) -> dict[str, Any]:
        """The values of the record's fields that hold the components."""
        return {
            "board_squares": self.board_squares,
            "tile_counts": self.tile_counts,
            "printed_shops": self.printed_shops,
            "district_cost": self.district_cost,
            "district_shops": self.district_shops,
            "granary": np.pad(self.granary, (0, LONGEST_GRANARY + 1 - len(self.granary))),
            "last_wheat": np.int8(len(self.granary) - 1),
            "statues": np.pad(self.statues, (0, MOST_GODS + 1 - len(self.statues))),
            "gods": np.int8(len(self.god_ids)),
        }


def load_components(path: str | PathLike[str]) -> Entry:
    """The contents of a component file, checked; give them to a new match as `setup={"components": contents}`."""
    from nomarch.games.fertility.components import BOX

    try:
        contents = tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOptions(f"the component file {path} cannot be read: {error}") from None
    change(BOX, contents)
    return contents


def change(box: Box, contents: Any) -> Box:
    """The box with everything replaced that the contents of a component file give; BadOptions names what is wrong."""
    if not isinstance(contents, dict):
        raise BadOptions("components are a table, as a component file has it")
    for section in contents:
        if section not in SECTIONS:
            raise BadOptions(f"components: there is no section {section!r}; there are {', '.join(SECTIONS)}")
    for section, read in SECTIONS.items():
        if section in contents:
            box = read(box, contents[section])
    if "god" in contents and not {"metropolis", "district"} <= set(contents):
        raise BadOptions("components: with gods of its own a box needs its own metropolis and district sections")
    if len(box.statues) != len(box.god_ids) + 1:
        raise BadOptions(f"statues: there are {len(box.god_ids)} gods, so there must be {len(box.god_ids) + 1} entries")
    return box


def contents(box: Box) -> Entry:
    """The box as the contents of a component file, its entries in order and called by number."""
    return {
        "valley_board": [{"grid": _grid(squares)} for squares in box.board_squares.tolist()],
        "tiles": {name: n for name, n in zip(PAIRS, box.tile_counts.tolist(), strict=True) if n},
        "god": [{"id": god} for god in box.god_ids],
        "statues": [{"different": n, "debens": d} for n, d in enumerate(box.statues.tolist())],
        "granary": [{"wheat": n, "debens": d} for n, d in enumerate(box.granary.tolist())],
        "metropolis": [{"shops": _shop_list(shops, box)} for shops in box.printed_shops.tolist()],
        "district": [
            {"cost": cost, "shops": _shop_list(shops, box)}
            for cost, shops in zip(box.district_cost.tolist(), box.district_shops.tolist(), strict=True)
        ],
    }


def _grid(squares: list[int]) -> list[str]:
    rows = [squares[start : start + COLUMNS] for start in range(0, ROWS * COLUMNS, COLUMNS)]
    return ["".join(SQUARES[square] for square in row) for row in rows]


def _shop_list(shops: list[int], box: Box) -> list[Entry]:
    return [decode_shop(word, box.god_ids) for word in shops if word]


# Reading: each function takes the contents of one section


def read_boards(box: Box, given: Any) -> Box:
    """Four boards of 8 rows and 4 columns, each with a start symbol at least (FE-1.12, FE-1.16)."""
    entries = _entries(given, "valley_board", BOARDS, {"grid"})
    squares = [_board(name, entry["grid"]) for name, entry in entries.items()]
    return replace(box, board_ids=tuple(entries), board_squares=np.array(squares, np.int8))


def _board(name: str, grid: Any) -> list[int]:
    if not isinstance(grid, list) or len(grid) != ROWS or not all(isinstance(row, str) for row in grid):
        raise BadOptions(f"valley_board {name}: grid must be {ROWS} texts, one for each row")
    for number, row in enumerate(grid, 1):
        if len(row) != COLUMNS or any(square not in SQUARES for square in row):
            raise BadOptions(f"valley_board {name}: row {number}, {row!r}, must be {COLUMNS} squares out of {SQUARES}")
    if "S" not in "".join(grid):
        raise BadOptions(f"valley_board {name}: there must be a start symbol, S")
    return [SQUARES.index(square) for square in "".join(grid)]


def read_tiles(box: Box, given: Any) -> Box:
    """How many tiles there are of each pair of halves, 50 in all (FE-1.4, FE-1.18)."""
    if not isinstance(given, dict):
        raise BadOptions("tiles: must be a table from pairs of halves to numbers, such as AC = 9")
    counts = np.zeros(len(PAIRS), np.int8)
    for pair, number in given.items():
        if pair not in TILE_NAMES:
            raise BadOptions(f"tiles: there is no pair {pair!r}; there are {', '.join(TILE_NAMES)}")
        counts[PAIRS.index(pair)] = _number(f"tiles: {pair}", number, 0, TILES)
    if counts.sum() != TILES:
        raise BadOptions(f"tiles: there must be {TILES} of them, not {counts.sum()}")
    return replace(box, tile_counts=counts)


def read_gods(box: Box, given: Any) -> Box:
    """The gods whose statues there are (FE-1.22)."""
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_GODS:
        raise BadOptions(f"god: there must be 1 to {MOST_GODS} of them")
    return replace(box, god_ids=tuple(_entries(given, "god", len(given), {"name"}, needed=set())))


def read_statues(box: Box, given: Any) -> Box:
    """Debens by number of different gods (FE-1.21)."""
    return replace(box, statues=np.array(_ladder("statues", "different", given, MOST_GODS), np.int16))


def read_granary(box: Box, given: Any) -> Box:
    """Debens by wheat (FE-1.20); the track is as long as the table."""
    return replace(box, granary=np.array(_ladder("granary", "wheat", given, LONGEST_GRANARY), np.int16))


def _ladder(section: str, step: str, given: Any, most: int) -> list[int]:
    """A table of debens for 0, 1, 2 and so on."""
    if not isinstance(given, list) or not 2 <= len(given) <= most + 1:
        raise BadOptions(f"{section}: there must be 2 to {most + 1} entries")
    values = []
    for number, entry in enumerate(given):
        where = f"{section} {number}"
        _check_keys(where, entry, {step, "debens"}, {step, "debens"})
        if isinstance(entry[step], bool) or entry[step] != number:
            raise BadOptions(f"{where}: {step} must be {number}, the entries going up from 0 one by one")
        values.append(_number(f"{where}: debens", entry["debens"], 0, MOST_DEBENS))
    return values


def read_metropolises(box: Box, given: Any) -> Box:
    """Four metropolis boards with four printed shops each (FE-1.5, FE-1.10)."""
    entries = _entries(given, "metropolis", METROPOLISES, {"shops"})
    shops = [_shops(f"metropolis {name}", entry["shops"], box) for name, entry in entries.items()]
    for name, words in zip(entries, shops, strict=True):
        if len(words) != PRINTED_SHOPS:
            raise BadOptions(f"metropolis {name}: there must be {PRINTED_SHOPS} shops, not {len(words)}")
    return replace(box, metropolis_ids=tuple(entries), printed_shops=np.array(shops, np.uint32))


def read_districts(box: Box, given: Any) -> Box:
    """Forty districts, each with a cost and one to three shops (FE-1.7, FE-1.15)."""
    entries = _entries(given, "district", DISTRICTS, {"cost", "shops"})
    costs = [_number(f"district {name}: cost", entry["cost"], 0, MOST_COST) for name, entry in entries.items()]
    words = np.zeros((DISTRICTS, MOST_SHOPS), np.uint32)
    for number, (name, entry) in enumerate(entries.items()):
        shops = _shops(f"district {name}", entry["shops"], box)
        if not 1 <= len(shops) <= MOST_SHOPS:
            raise BadOptions(f"district {name}: there must be 1 to {MOST_SHOPS} shops, not {len(shops)}")
        words[number, : len(shops)] = shops
    return replace(box, district_ids=tuple(entries), district_cost=np.array(costs, np.int8), district_shops=words)


def _shops(where: str, given: Any, box: Box) -> list[int]:
    if not isinstance(given, list):
        raise BadOptions(f"{where}: shops must be a list")
    return [encode_shop(f"{where}, shop {number}", shop, box.god_ids) for number, shop in enumerate(given)]


def _entries(given: Any, section: str, count: int, keys: set[str], needed: set[str] | None = None) -> dict[str, Entry]:
    """The entries of a section by id; one without an id is called by its number, counted from 1."""
    if not isinstance(given, list) or len(given) != count:
        raise BadOptions(
            f"{section}: there must be {count} of them" + (f", not {len(given)}" if isinstance(given, list) else "")
        )
    found: dict[str, Entry] = {}
    for number, entry in enumerate(given, 1):
        name = entry.get("id", str(number)) if isinstance(entry, dict) else str(number)
        _check_keys(f"{section} {name}", entry, keys | {"id"}, keys if needed is None else needed)
        if not isinstance(name, str) or name in found:
            raise BadOptions(f"{section} {name}: an id must be a text that no other entry has")
        found[name] = entry
    return found


def _check_keys(where: str, entry: Any, allowed: set[str], needed: set[str]) -> None:
    if not isinstance(entry, dict):
        raise BadOptions(f"{where}: must be a table with {', '.join(sorted(needed))}")
    for key in entry:
        if key not in allowed | NOTES:
            raise BadOptions(f"{where}: {key!r} has no meaning here; known are {', '.join(sorted(allowed))}")
    for key in sorted(needed):
        if key not in entry:
            raise BadOptions(f"{where}: {key} is missing")


def _number(where: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOptions(f"{where} must be a whole number from {least} to {most}, not {value!r}")
    return value


SECTIONS: dict[str, Callable[[Box, Any], Box]] = {
    "valley_board": read_boards,
    "tiles": read_tiles,
    "god": read_gods,
    "statues": read_statues,
    "granary": read_granary,
    "metropolis": read_metropolises,
    "district": read_districts,
}
"""The sections of a component file, in the order in which they are read: shops name gods."""
