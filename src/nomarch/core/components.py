"""A game's `components.toml`: boards, cards and values, each with the code of its source.

Every entry says where it comes from (`source` or `src`), and a value in it can say so for itself (`count_src`). The
code R marks what we reconstructed or decided because no source gives it; people are shown which values those are.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from nomarch.core.words import Words

RECONSTRUCTED = "R"
SOURCE_KEYS = ("source", "src")
ABOUT_KEYS = (*SOURCE_KEYS, "note", "why", "clause", "ref")


@dataclass(frozen=True)
class Ours:
    """Something that is ours and no statement about the printed game."""

    subject: str
    """What it is, such as `dice-extra-faces`; the game's message `ours-<subject>` says it in words."""
    things: tuple[str, ...]
    """The ids of the things concerned, if they have any."""
    values: tuple[str, ...]
    """Numbers; whatever is no number is in the message or on the board."""
    clause: str

    def told(self, words: Words) -> str:
        """As a sentence."""
        kind = self.subject.partition("-")[0]
        things = ", ".join(words.called(kind, thing) for thing in self.things)
        return words.say(f"ours-{self.subject}", things=things, value=", ".join(self.values))


def load(package: str) -> dict[str, Any]:
    """The components file of the game in this package."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))


def ours(table: dict[str, Any]) -> list[Ours]:
    """What we reconstructed in a components file, in its order, one for each subject."""
    found: dict[str, Ours] = {}
    for part in _parts(table, "", ()):
        before = found.get(part.subject, replace(part, things=(), values=()))
        things = tuple(dict.fromkeys((*before.things, *part.things)))
        found[part.subject] = replace(before, things=things, values=(*before.values, *part.values))
    return list(found.values())


def _parts(entry: Any, subject: str, thing: tuple[str, ...]) -> Iterator[Ours]:
    """Each reconstructed value by itself; `thing` is the id of the nearest entry that has one."""
    if isinstance(entry, list):
        for each in entry:
            yield from _parts(each, subject, thing)
    elif isinstance(entry, dict):
        thing = (str(entry["id"]),) if "id" in entry else thing
        clause = entry.get("clause", "")
        if any(RECONSTRUCTED in entry.get(key, "") for key in SOURCE_KEYS):
            values = [value for key, value in entry.items() if key not in ABOUT_KEYS and key != "id"]
            yield Ours(subject, thing, _numbers(values), clause)
        for key, code in entry.items():
            if key.endswith("_src") and RECONSTRUCTED in code:
                name = key.removesuffix("_src")
                yield Ours(f"{subject}-{name}", thing, _numbers([entry.get(name)]), clause)
        for key, value in entry.items():
            if key not in ABOUT_KEYS:
                yield from _parts(value, f"{subject}-{key}".removeprefix("-"), thing)


def _numbers(values: list[Any]) -> tuple[str, ...]:
    """A number, a list of numbers, or two numbers of which the first leads to the second."""
    if len(values) == 1:
        values = values[0] if isinstance(values[0], list) else values
        return tuple(map(str, values)) if all(type(each) is int for each in values) else ()
    return (" → ".join(map(str, values)),) if all(type(each) is int for each in values) else ()
