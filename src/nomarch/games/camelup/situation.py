"""A situation: all that the odds depend on (CU-17.2), taken from a game or read from the command line's text.

>>> Situation.parse(track=16, position="1:GYO 3:BW", tiles="5+ 7-").texts()["position"]
'1:GYO 3:BW'
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from nomarch.core.errors import NomarchError
from nomarch.core.record import Records, unpack
from nomarch.games.camelup.components import LAST_SPACE, LAST_SPACE_DICE, LETTERS
from nomarch.games.camelup.track import BITS, CAMELS, COLOUR, SAND, SPACE, SPACES

TRACKS = (int(LAST_SPACE), int(LAST_SPACE_DICE))
ALL_DICE = (1 << CAMELS) - 1
ALPHABET = ", ".join(sorted(LETTERS))
STACKS = (
    "spaces with their camels bottom to top, such as 1:GYO 3:BW; lanes side by side, left to right, such as 9:Y|O|G"
)
TILES = "spaces with + for an oasis or - for a mirage, such as 5+ 7-"


class BadPosition(NomarchError, ValueError):
    """A situation written wrongly: the text, where in it the mistake is, and what is allowed."""

    def __init__(self, name: str, text: str, index: int, allowed: str) -> None:
        super().__init__(name, text, index, allowed)
        self.name, self.text, self.index, self.allowed = name, text, index, allowed

    def __str__(self) -> str:
        shown = "".join(letter if letter.isprintable() else "?" for letter in self.text)
        return f"{self.name}: {self.allowed}\n    {shown}\n    {' ' * self.index}^"


@dataclass(frozen=True)
class Situation:
    """Camels with their lanes, dice in the pyramid, what lies on the track; colour c or space s is bit c or s."""

    camels: int
    last_space: int = TRACKS[0]
    regular: int = ALL_DICE
    extra: int = 0
    oases: int = 0
    mirages: int = 0
    camera: int = 0
    referee: int = 0
    module_dice: bool = False
    """Whether later legs get the extra die of the camel in place 5 (CU-17.28)."""

    @classmethod
    def of(cls, state: Records | SimpleNamespace) -> "Situation":
        """The situation in a game: its record, or the record unpacked."""
        s = state if isinstance(state, SimpleNamespace) else unpack(state)
        return cls(
            camels=s.camels,
            last_space=s.last_space,
            regular=s.regular_dice,
            extra=s.extra_dice,
            oases=s.oases,
            mirages=s.mirages,
            camera=s.camera,
            referee=s.referee_space,
            module_dice=bool(s.dice),
        )

    @classmethod
    def parse(
        cls,
        position: str,
        tiles: str = "",
        rolled: str = "",
        extra: str = "",
        camera: str = "",
        referee: str = "",
        track: int = TRACKS[0],
    ) -> "Situation":
        """Read the text forms of the command line; anything wrong raises `BadPosition`."""
        if track not in TRACKS:
            raise BadPosition("track", str(track), 0, f"The track has {TRACKS[0]} or {TRACKS[1]} spaces.")
        taken: dict[int, str] = {}
        camels = _camels(position, track, taken)
        oases, mirages = _tiles(tiles, track, taken)
        return cls(
            camels=camels,
            last_space=track,
            regular=ALL_DICE & ~_dice("rolled", rolled),
            extra=_dice("extra", extra),
            oases=oases,
            mirages=mirages,
            camera=_figure("camera", camera, track, taken),
            referee=_figure("referee", referee, track, taken),
            module_dice=track == TRACKS[1] or bool(extra.strip()),
        )

    def texts(self) -> dict[str, Any]:
        """The arguments that `parse` takes for this situation."""
        stacks = (f"{space}:{'|'.join(lanes)}" for space, lanes in self.lanes().items())
        tiles = ((space, "+" if self.oases >> space & 1 else "-") for space in self.tiles())
        return {
            "position": " ".join(stacks),
            "tiles": " ".join(f"{space}{side}" for space, side in tiles),
            "rolled": _letters(ALL_DICE & ~self.regular),
            "extra": _letters(self.extra),
            "camera": str(self.camera or ""),
            "referee": str(self.referee or ""),
            "track": self.last_space,
        }

    def lanes(self) -> dict[int, list[str]]:
        """The lanes on each space with camels, left to right, each with its camels bottom to top."""
        spaces: dict[int, list[str]] = {}
        for colour, on_sand, space in self.ranks():
            lanes = spaces.setdefault(space, [])
            if on_sand:
                lanes.insert(0, "")
            lanes[0] += LETTERS[colour]
        return spaces

    def ranks(self) -> Iterator[tuple[int, bool, int]]:
        """Colour, whether it is the lowest of its lane, and space of each camel, the last camel first."""
        for rank in range(CAMELS):
            camel = self.camels >> int(BITS) * rank
            yield camel & int(COLOUR), bool(camel & int(SAND)), (camel & int(SPACES)) >> int(SPACE)

    def tiles(self) -> list[int]:
        """The spaces with a desert tile."""
        both = self.oases | self.mirages
        return [space for space in range(both.bit_length()) if both >> space & 1]

    def has_lanes(self) -> bool:
        """Whether several lanes stand on one space, or the referee may yet cause it."""
        return bool(self.referee) or any(len(lanes) > 1 for lanes in self.lanes().values())


def _letters(mask: int) -> str:
    return "".join(letter for colour, letter in enumerate(LETTERS) if mask >> colour & 1)


def _camels(text: str, track: int, taken: dict[int, str]) -> int:
    """The packed word of the camels; their spaces are noted as taken."""
    seen: set[str] = set()
    stacks: dict[int, list[int]] = {}
    for stack in re.finditer(r"\S+", text):
        number, colon, letters = stack[0].partition(":")
        space = _space("position", text, stack.start(), number, range(1, track + 1), taken)
        index = stack.start() + len(number)
        if not colon:
            raise BadPosition("position", text, index, f"A colon is missing here. Allowed: {STACKS}.")
        taken[space] = "camels stand"
        stacks[space] = _stack(text, index + 1, letters, seen)
    if missing := sorted(set(LETTERS) - seen):
        allowed = f"Missing: {', '.join(missing)}. Each of the camels {ALPHABET} stands on the track once."
        raise BadPosition("position", text, len(text), allowed)
    camels = [camel | space << int(SPACE) for space in sorted(stacks) for camel in stacks[space]]
    return sum(camel << int(BITS) * rank for rank, camel in enumerate(camels))


def _stack(text: str, index: int, letters: str, seen: set[str]) -> list[int]:
    """The camels of one space, the last first: those of a lane further left are ahead (CU-4.6)."""
    camels: list[int] = []
    for lane in letters.split("|"):
        if not lane:
            raise BadPosition("position", text, index, f"A camel is missing here. Allowed: {STACKS}.")
        for height, letter in enumerate(lane):
            _check_letter("position", text, index + height, letter, seen)
        colours = [LETTERS.index(letter) for letter in lane]
        camels = [colours[0] | int(SAND), *colours[1:], *camels]
        index += len(lane) + 1
    return camels


def _check_letter(name: str, text: str, index: int, letter: str, seen: set[str]) -> None:
    """That this is the letter of a camel not seen before."""
    if letter not in LETTERS:
        raise BadPosition(name, text, index, f"The camels are {ALPHABET}.")
    if letter in seen:
        raise BadPosition(name, text, index, f"{letter} is here a second time; each of {ALPHABET} may be named once.")
    seen.add(letter)


def _space(name: str, text: str, index: int, number: str, spaces: range, taken: dict[int, str]) -> int:
    """The number of a space that is on the track and free."""
    allowed = f"A space is a number from {spaces[0]} to {spaces[-1]} here."
    if not re.fullmatch(r"[0-9]{1,2}", number) or int(number) not in spaces:
        raise BadPosition(name, text, index, allowed)
    if int(number) in taken:
        raise BadPosition(name, text, index, f"On space {int(number)} {taken[int(number)]} already.")
    return int(number)


def _tiles(text: str, track: int, taken: dict[int, str]) -> tuple[int, int]:
    """The masks of oases and mirages; their spaces are noted as taken."""
    sides = {"+": 0, "-": 0}
    for tile in re.finditer(r"\S+", text):
        side = tile[0][-1]
        if side not in sides:
            raise BadPosition("tiles", text, tile.end() - 1, f"A tile ends with + or -. Allowed: {TILES}.")
        space = _space("tiles", text, tile.start(), tile[0][:-1], range(2, track + 1), taken)
        if (sides["+"] | sides["-"]) & (1 << space - 1 | 1 << space + 1):
            raise BadPosition("tiles", text, tile.start(), "Desert tiles never lie on neighbouring spaces.")
        sides[side] |= 1 << space
        taken[space] = "a desert tile lies"
    return sides["+"], sides["-"]


def _dice(name: str, text: str) -> int:
    """The mask of the dice named by letters; blanks between them do not matter."""
    seen: set[str] = set()
    for index, letter in enumerate(text):
        if not letter.isspace():
            _check_letter(name, text, index, letter, seen)
    return sum(1 << LETTERS.index(letter) for letter in seen)


def _figure(name: str, text: str, track: int, taken: dict[int, str]) -> int:
    """The space of the camera or the referee, 0 for none."""
    if not text.strip():
        return 0
    index = len(text) - len(text.lstrip())
    space = _space(name, text, index, text.strip(), range(1, track + 1), taken)
    taken[space] = f"the {name} is"
    return space
