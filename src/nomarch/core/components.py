"""A game's `components.toml`: boards, cards and values, each with the code of its source.

Every entry says where it comes from (`source` or `src`), and a value in it can say so for itself (`count_src`). The
code R marks what we reconstructed or decided because no source gives it; people are shown which values those are.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

RECONSTRUCTED = "R"
SOURCE_KEYS = ("source", "src")
REMARK_KEYS = ("note", "why")
ABOUT_KEYS = (*SOURCE_KEYS, *REMARK_KEYS, "clause", "ref")


@dataclass(frozen=True)
class Ours:
    """A value that is ours and no statement about the printed game."""

    path: str
    value: str
    clause: str
    remark: str


def load(package: str) -> dict[str, Any]:
    """The components file of the game in this package."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))


def ours(table: Any, path: str = "") -> Iterator[Ours]:
    """The values in a components file that we reconstructed, in the order of the file."""
    if isinstance(table, list):
        for number, entry in enumerate(table, 1):
            name = entry.get("id", number) if isinstance(entry, dict) else number
            yield from ours(entry, f"{path} {name}")
    elif isinstance(table, dict):
        if any(RECONSTRUCTED in table.get(key, "") for key in SOURCE_KEYS):
            yield _ours(table, path)
        for key, code in table.items():
            if key.endswith("_src") and RECONSTRUCTED in code:
                yield _part(table, path, key.removesuffix("_src"))
        for key, entry in table.items():
            if key not in ABOUT_KEYS:
                yield from ours(entry, f"{path} {key}".strip().replace("_", " "))


def _part(table: dict[str, Any], path: str, name: str) -> Ours:
    """One value of an entry that has a source of its own, such as `count` with `count_src`."""
    remark = table.get(f"{name}_why", "")
    return Ours(f"{path} {name}", str(table.get(name, table.get("effect", ""))), table.get("clause", ""), remark)


def _ours(table: dict[str, Any], path: str) -> Ours:
    values = {key: value for key, value in table.items() if key not in ABOUT_KEYS and key != "id"}
    value = values.popitem()[1] if len(values) == 1 else ", ".join(f"{key} {value}" for key, value in values.items())
    remark = next((table[key] for key in REMARK_KEYS if key in table), "")
    return Ours(path, str(value), table.get("clause", ""), remark)
