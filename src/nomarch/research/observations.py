"""The observation of a game described field by field; `python -m nomarch.research.observations docs/observations`
writes a file for each game."""

import sys
from pathlib import Path

import nomarch
from nomarch.core.game import Game
from nomarch.core.observation import Labels, Part

FEW = 12


def describe(game: Game) -> str:
    """A table of the parts of an observation, in Markdown."""
    lines = [
        f"# What a seat observes in {game.words().say('title')}",
        "",
        f"{game.observation_size} numbers from -1 to 1; what is beyond the scale given is cut. Seats are counted",
        "clockwise from one's own: `own`, `+1`, `+2` and so on; those that are not taken hold 0.",
        f'`nomarch.game("{game.name}").observation_names()` names every number, in this order: '
        f"`{game.observation_names()[0]}` is the first.",
        "",
        "| from | how many | part | over | a number is |",
        "|---:|---:|---|---|---|",
    ]
    first = 0
    for part in game.observation:
        over = " × ".join(_labels(axis) for axis in part.axes)
        lines.append(f"| {first} | {part.size} | `{part.name}` | {over} | {part.meaning} |")
        first += part.size
    return "\n".join([*lines, *_long_axes(game), ""])


def _labels(axis: Labels) -> str:
    if axis[0] == "own":
        return f"seats ({len(axis)})"
    if len(axis) <= FEW and sum(len(str(label)) for label in axis) < 60 and not isinstance(axis[0], int):
        return ", ".join(f"`{label}`" for label in axis)
    return f"`{axis[0]}` to `{axis[-1]}` ({len(axis)})"


def _long_axes(game: Game) -> list[str]:
    """The labels that the table leaves out, once for each row of them."""
    found: dict[Labels, list[Part]] = {}
    for part in game.observation:
        for axis in part.axes:
            if " to " in _labels(axis) and not isinstance(axis[0], int):
                found.setdefault(axis, []).append(part)
    lines = []
    for axis, parts in found.items():
        names = ", ".join(dict.fromkeys(f"`{part.name}`" for part in parts))
        lines += ["", f"{names}: {', '.join(f'`{label}`' for label in axis)}"]
    return lines


def main(folder: Path) -> None:
    """Write the description of every game."""
    for name in nomarch.games():
        (folder / f"{name}.md").write_text(describe(nomarch.game(name)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
