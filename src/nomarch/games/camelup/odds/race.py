"""The odds of the whole race, exactly (CU-17.26 to CU-17.30): the leg's sequences, then a look-up in the table.

Desert tiles and bonus actions of legs to come are not part of the model. The tables are computed when they are first
needed, in a few seconds at most, and kept in the cache folder.
"""

import hashlib
import os
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np

from nomarch.core.progress import progress_line
from nomarch.core.rule import cache_folder
from nomarch.games.camelup.odds.leg import LegOdds, count_sequences
from nomarch.games.camelup.odds.positions import numbering
from nomarch.games.camelup.odds.sequences import Array, Table
from nomarch.games.camelup.odds.table import CHANCES, STEPS, solved
from nomarch.games.camelup.situation import Situation

DIGEST = hashlib.sha256().digest_size


@dataclass(frozen=True, eq=False)
class RaceOdds:
    """The odds of the whole race by colour, and those of the leg on the way."""

    leg: LegOdds
    win: list[float]
    lose: list[float]


def race_odds(situation: Situation) -> RaceOdds:
    """The exact odds of the whole race (CU-17.29), as precise as floats are."""
    table = race_table(situation.last_space, situation.module_dice, situation.has_lanes())
    leg, race = count_sequences(situation, table)
    win, lose = (race / leg.total).tolist()
    return RaceOdds(leg, win, lose)


_lock = Lock()


def race_table(last_space: int, module_dice: bool, laned: bool) -> Table:
    """The table of one kind of race: from memory, from the disk or computed."""
    with _lock:
        return _race_table(last_space, module_dice, laned)


@cache
def _race_table(last_space: int, module_dice: bool, laned: bool) -> Table:
    name = f"race-{last_space}{'-dice' if module_dice else ''}{'-lanes' if laned else ''}.table"
    file = cache_folder(__name__) / name
    numbers = numbering(last_space, laned)
    chances = _read(file, int(numbers.first[-1]))
    if chances is None:
        with progress_line("Solving the whole race, only this once", STEPS) as report:
            table = solved(last_space, module_dice, laned, lambda step: report(step, f"{step / STEPS:.0%}"))
        _write(file, table.chances)
        return table
    return Table(chances, *numbers)


def _read(file: Path, positions: int) -> Array | None:
    """The chances in a file, or None if there is no such file or it is damaged."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, data = content[:DIGEST], content[DIGEST:]
    if hashlib.sha256(data).digest() != digest or len(data) != positions * CHANCES * 8:
        return None
    return np.frombuffer(data).reshape(positions, CHANCES).copy()


def _write(file: Path, chances: Array) -> None:
    """Keep the chances; where nothing can be written they are computed again next time."""
    data = chances.tobytes()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as temporary:
            temporary.write(hashlib.sha256(data).digest() + data)
        os.replace(temporary.name, file)
    except OSError:
        pass
