"""`.nomarch` files: JSON Lines, a header and then one action a line.

    {"nomarch": 1, "game": "camelup", "options": {}, "players": 4, "seed": 7, "check": "5c0e..."}
    "pyramid"
    "leg:blue"

Options left out have their defaults; `setup` may be given instead of being drawn. `renewals` says after how many
actions chance began anew, because actions had been taken back, and under which number: `[[12, 1]]`. `check` is a hash
of the rest: it finds any damage. A file written by hand may leave it out.
"""

import hashlib
import json
from dataclasses import dataclass
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any

from nomarch.core.errors import BadRecord

VERSION = 1
REQUIRED = ("nomarch", "game", "players", "seed")
KINDS: dict[str, type] = {
    "nomarch": int,
    "game": str,
    "players": int,
    "seed": int,
    "options": dict,
    "setup": dict,
    "renewals": list,
    "check": str,
}
KIND_NAMES: dict[type, str] = {str: "a text", dict: "an object", int: "a whole number", list: "a list"}


@dataclass(frozen=True)
class Header:
    """What a match needs besides its actions."""

    game: str
    options: dict[str, Any]
    players: int
    seed: int
    setup: dict[str, Any] | None = None
    renewals: tuple[tuple[int, int], ...] = ()

    def data(self) -> dict[str, Any]:
        """The header as it is written, without the check."""
        data: dict[str, Any] = {
            "nomarch": VERSION,
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
        }
        if self.setup is not None:
            data["setup"] = self.setup
        if self.renewals:
            data["renewals"] = [list(each) for each in self.renewals]
        return data


def write(path: str | PathLike[str], header: Header, actions: list[str]) -> None:
    """Write a record; the file is there whole or not at all."""
    text = dumps(header, actions)
    target = Path(path)
    partial = target.with_name(target.name + ".part")
    partial.write_text(text, "utf-8")
    partial.replace(target)


def dumps(header: Header, actions: list[str]) -> str:
    """A record as text."""
    data = header.data()
    lines = [{**data, "check": checksum(data, actions)}, *actions]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def read(path: str | PathLike[str]) -> tuple[Header, list[str], str | None]:
    """The header, the actions and the check of a record; the actions' legality is not looked at."""
    return loads(Path(path).read_bytes())


def loads(whole: bytes) -> tuple[Header, list[str], str | None]:
    """The header, the actions and the check of the bytes of a record."""
    try:
        text = whole.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "these bytes are no UTF-8 text") from None
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadRecord(1, "the file is empty; it must begin with a header")
    header, check = _header(_json(1, lines[0]), len(lines) - 1)
    return header, [_action(number, line) for number, line in enumerate(lines[1:], 2)], check


def verify(header: Header, actions: list[str], check: str | None) -> None:
    """Raise BadRecord if there is a check that does not fit."""
    if check is not None and check != checksum(header.data(), actions):
        raise BadRecord(1, "the check does not fit: the file was changed after it was saved")


def checksum(header: dict[str, Any], actions: list[str]) -> str:
    """A hash of everything in a record."""
    text = json.dumps([header, actions], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _json(number: int, line: str) -> Any:
    try:
        return json.loads(line, parse_constant=_refuse_constant, object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, f"this is no JSON: {error}") from None


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not allowed")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a key appears twice")
    return data


def _header(data: Any, actions: int) -> tuple[Header, str | None]:
    if not isinstance(data, dict):
        raise BadRecord(1, "the header must be an object")
    for key in REQUIRED:
        if key not in data:
            raise BadRecord(1, f"the header lacks {key!r}")
    for key in data:
        if key not in KINDS:
            raise BadRecord(1, f"the header must not have {key!r}")
    for key, value in data.items():
        if not isinstance(value, KINDS[key]) or isinstance(value, bool):
            raise BadRecord(1, f"{key!r} must be {KIND_NAMES[KINDS[key]]}")
    if data["nomarch"] != VERSION:
        raise BadRecord(1, f'this program reads "nomarch": {VERSION}, the file is of version {data["nomarch"]}')
    renewals = _renewals(data.get("renewals", []), actions)
    header = Header(data["game"], data.get("options", {}), data["players"], data["seed"], data.get("setup"), renewals)
    return header, data.get("check")


def _renewals(given: list[Any], actions: int) -> tuple[tuple[int, int], ...]:
    """The pairs of a header, if they are in order and within the match."""
    pairs = [tuple(each) if isinstance(each, list) else () for each in given]
    whole = all(len(pair) == 2 and all(type(each) is int for each in pair) for pair in pairs)
    if not whole or any(not 0 <= pair[0] <= actions for pair in pairs):
        raise BadRecord(1, "'renewals' must be pairs of numbers: after how many of the actions, and which renewal")
    if any(before[0] > after[0] or before[1] >= after[1] for before, after in pairwise(pairs)):
        raise BadRecord(1, "'renewals' must be in order")
    return tuple((pair[0], pair[1]) for pair in pairs)


def _action(number: int, line: str) -> str:
    action = _json(number, line)
    if not isinstance(action, str):
        raise BadRecord(number, "an action must be a text")
    return action
