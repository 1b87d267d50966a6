"""A set-up given instead of drawn (FE-13.35), and a drawn one as data."""

from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np

from nomarch.core.errors import BadOptions
from nomarch.core.game import Plain
from nomarch.core.record import Records
from nomarch.games.fertility.actions import SQUARES as SQUARE_NAMES
from nomarch.games.fertility.box import COLUMNS, PAIRS, SQUARES, Box, change, contents
from nomarch.games.fertility.components import BOARDS_IN_PLAY, BOX, TILE_SET_COUNTS, TILE_SETS
from nomarch.games.fertility.valley import COLUMNS as VALLEY_COLUMNS
from nomarch.games.fertility.valley import ROWS

PARTS = ("components", "boards", "start", "tiles", "districts", "metropolises")


def read_setup(s: SimpleNamespace) -> Plain:
    """What chance decided: boards from left to right, the start square, stacks top first, metropolises by seat.

    Components of one's own come first; without ids their entries are called by number.
    """
    box = _box(s)
    drawn = {
        "boards": [
            {"board": box.board_ids[board], "turned": bool(turned)}
            for board, turned in zip(s.boards, s.turned, strict=True)
            if board >= 0
        ],
        "start": SQUARE_NAMES[s.start],
        "tiles": [PAIRS[tile] for tile in s.stack],
        "districts": [box.district_ids[district] for district in s.districts],
        "metropolises": [box.metropolis_ids[metropolis] for metropolis in s.metropolis[: s.players]],
    }
    return {"components": contents(box), **drawn} if s.own_box else drawn


def _box(s: SimpleNamespace) -> Box:
    """The components in the record."""
    if not s.own_box:
        return BOX
    numbers = [tuple(str(number) for number in range(1, count + 1)) for count in (4, 4, 40, s.gods)]
    return Box(
        board_ids=numbers[0],
        board_squares=np.array(s.board_squares, np.int8),
        tile_counts=np.array(s.tile_counts, np.int8),
        metropolis_ids=numbers[1],
        printed_shops=np.array(s.printed_shops, np.uint32),
        district_ids=numbers[2],
        district_cost=np.array(s.district_cost, np.int8),
        district_shops=np.array(s.district_shops, np.uint32),
        granary=np.array(s.granary[: s.last_wheat + 1], np.int16),
        statues=np.array(s.statues[: s.gods + 1], np.int16),
        god_ids=numbers[3],
    )


def write_setup(states: Records, setup: Plain) -> None:
    """Write the parts given into a position; those left out are drawn from the seed, the start square being the
    nearest symbol (at equal distance the leftmost) when boards are given without it."""
    from nomarch.games.fertility import GAME

    if not isinstance(setup, dict):
        raise BadOptions(f"a set-up is a table with any of {', '.join(PARTS)}, not {type(setup).__name__}")
    for part in setup:
        if part not in PARTS:
            raise BadOptions(f"set-up: there is no part {part!r}; there are {', '.join(PARTS)}")
    box = _write_components(states, setup["components"]) if "components" in setup else BOX
    GAME.drivers.deal(states)
    if "boards" in setup:
        _write_boards(states, setup["boards"], box)
    if "boards" in setup or "start" in setup:
        _write_start(states, setup.get("start"))
    if "tiles" in setup:
        names = [PAIRS[tile] for tile in states["stack"][0].tolist()]
        states["stack"] = [PAIRS.index(name) for name in _rearranged("tiles", setup["tiles"], names)]
    if "districts" in setup:
        names = list(box.district_ids)
        states["districts"] = [names.index(name) for name in _rearranged("districts", setup["districts"], names)]
    if "metropolises" in setup:
        players = int(states["players"][0])
        chosen = _distinct("metropolises", setup["metropolises"], players, box.metropolis_ids)
        states["metropolis"][0, :players] = [box.metropolis_ids.index(name) for name in chosen]


def _write_components(states: Records, given: Any) -> Box:
    tile_set = int(states["tile_set"][0])
    if tile_set and isinstance(given, dict) and "tiles" in given:
        raise BadOptions(f"components: a box with tiles of its own goes with tile_set {next(iter(TILE_SETS))} only")
    box = change(replace(BOX, tile_counts=TILE_SET_COUNTS[tile_set]), given)
    for field, value in box.tables().items():
        states[field] = value
    states["own_box"] = 1
    return box


def _write_boards(states: Records, given: Any, box: Box) -> None:
    count = int(BOARDS_IN_PLAY[states["players"][0]])
    if not isinstance(given, list) or not all(isinstance(e, dict) and set(e) == {"board", "turned"} for e in given):
        raise BadOptions('set-up: boards must be a list of {"board": id, "turned": true or false}')
    if not all(isinstance(entry["turned"], bool) for entry in given):
        raise BadOptions("set-up: turned must be true or false")
    chosen = _distinct("boards", [entry["board"] for entry in given], count, box.board_ids)
    states["boards"] = -1
    states["turned"] = 0
    states["boards"][0, :count] = [box.board_ids.index(name) for name in chosen]
    states["turned"][0, :count] = [entry["turned"] for entry in given]


def _write_start(states: Records, given: Any) -> None:
    nearest = nearest_starts(states)
    names = [SQUARE_NAMES[square] for square in nearest]
    if given is not None and given not in names:
        raise BadOptions(
            f"set-up: start must be the start symbol nearest the centre, {' or '.join(names)}, not {given!r} (FE-2.4)"
        )
    states["start"] = nearest[0] if given is None else SQUARE_NAMES.index(given)


def nearest_starts(states: Records) -> list[int]:
    """The squares of the start symbols nearest to the centre, from the left (FE-2.4, FE-13.6)."""
    squares, boards = states["board_squares"][0], states["boards"][0]
    width = COLUMNS * int(sum(boards >= 0))
    measures: dict[int, int] = {}
    for place, board in enumerate(boards[boards >= 0]):
        shown = squares[board][::-1] if states["turned"][0, place] else squares[board]
        for number in np.flatnonzero(shown == SQUARES.index("S")).tolist():
            row, column = number // COLUMNS, COLUMNS * place + number % COLUMNS
            measures[row * VALLEY_COLUMNS + column] = (2 * row + 1 - ROWS) ** 2 + (2 * column + 1 - width) ** 2
    return [square for square, measure in measures.items() if measure == min(measures.values())]


def _distinct(part: str, given: Any, count: int, names: tuple[str, ...]) -> list[str]:
    if not isinstance(given, list) or len(given) != count or any(name not in names for name in given):
        raise BadOptions(f"set-up: {part} must be {count} out of {', '.join(names)}")
    if len(set(given)) < count:
        raise BadOptions(f"set-up: {part} must be different from each other")
    return given


def _rearranged(part: str, given: Any, names: list[str]) -> list[str]:
    """The given names, which must be all these in any order."""
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise BadOptions(f"set-up: {part} must be a list of texts")
    wanted, found = Counter(names), Counter(given)
    for name in [*found, *wanted]:
        if found[name] != wanted[name]:
            raise BadOptions(f"set-up: {part} must have {name} {wanted[name]} times, not {found[name]}")
    return given
