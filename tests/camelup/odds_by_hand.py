"""The model of section 17 once more, slowly, in plain Python from the text of the rules: what the odds are held to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations, product
from random import Random
from typing import Any

CAMELS = "BGOWY"
FACES = {"regular": (1, 2, 3), "extra": (1, 2)}

Lanes = tuple[str, ...]
"""The lanes of one space, left to right, each with its camels bottom to top."""
Die = tuple[str, str]
"""Kind and camel."""


@dataclass(frozen=True)
class Track:
    """The camels and all that lies between them."""

    spaces: tuple[tuple[int, Lanes], ...]
    last_space: int = 16
    oases: frozenset[int] = frozenset()
    mirages: frozenset[int] = frozenset()
    camera: int = 0
    referee: int = 0

    def order(self) -> str:
        """The camels from place 1 to place 5: the higher space, the lane further left, the higher camel (CU-4.6)."""
        return "".join(lane[::-1] for _, lanes in sorted(self.spaces, reverse=True) for lane in lanes)

    def over(self) -> bool:
        """Whether a unit has crossed the finish line (CU-4.2)."""
        return any(space > self.last_space for space, _ in self.spaces)

    def texts(self) -> dict[str, Any]:
        """Position, tiles, camera and referee as the command line takes them."""
        tiles = [f"{space}+" for space in self.oases] + [f"{space}-" for space in self.mirages]
        return {
            "position": " ".join(f"{space}:{'|'.join(lanes)}" for space, lanes in self.spaces),
            "tiles": " ".join(tiles),
            "camera": str(self.camera or ""),
            "referee": str(self.referee or ""),
        }


@dataclass(frozen=True)
class Moved:
    """A track after a move, and what happened on the way."""

    track: Track
    landed: int = 0  # the space of the desert tile, 0 without one
    photographed: int = 0  # camels in the photo
    lined_up: bool = False


def read(position: str, last_space: int = 16) -> Track:
    """A track from text such as "7:BW 9:Y|O|G"."""
    stacks = (stack.split(":") for stack in position.split())
    return Track(tuple((int(space), tuple(lanes.split("|"))) for space, lanes in stacks), last_space)


def move(track: Track, camel: str, face: int) -> Moved:
    """Move the camel's unit (section 6)."""
    start, unit, rest = _lift(dict(track.spaces), camel)
    target = start + face
    if target > track.last_space:
        return Moved(_with(track, rest, target, (unit,)))
    landed = target if target in track.oases | track.mirages else 0
    if target in track.mirages:
        space = target - 1
        there = rest.get(space, ())
        lanes = (*there[:-1], unit + there[-1]) if there else (unit,)
    else:
        space = target + 1 if target in track.oases else target
        there = rest.get(space, ())
        lanes = (there[0] + unit, *there[1:]) if there else (unit,)
    if space == track.camera:
        return Moved(replace(_with(track, rest, space, lanes), camera=0), landed, photographed=len(unit))
    if space == track.referee:
        return Moved(replace(_with(track, rest, space, tuple(reversed(unit))), referee=0), landed, lined_up=True)
    return Moved(_with(track, rest, space, lanes), landed)


def _lift(spaces: dict[int, Lanes], camel: str) -> tuple[int, str, dict[int, Lanes]]:
    """The space of a camel's unit, the unit, and the camels that stay (CU-4.5, CU-6.2, CU-15.47)."""
    for space, lanes in spaces.items():
        for number, lane in enumerate(lanes):
            if camel in lane:
                height = lane.index(camel)
                left = (*lanes[:number], lane[:height], *lanes[number + 1 :])
                staying = {**spaces, space: tuple(lane for lane in left if lane)}
                return space, lane[height:], {space: lanes for space, lanes in staying.items() if lanes}
    raise AssertionError(camel)


def _with(track: Track, rest: dict[int, Lanes], space: int, lanes: Lanes) -> Track:
    return replace(track, spaces=tuple(sorted({**rest, space: lanes}.items())))


def sequences(dice: list[Die]) -> Iterator[list[tuple[Die, int]]]:
    """Every sequence of draws and rolls, all equally likely (CU-17.11)."""
    for drawn in permutations(dice):
        for faces in product(*(FACES[kind] for kind, _ in drawn)):
            yield list(zip(drawn, faces, strict=True))


def enumerate_leg(track: Track, dice: list[Die]) -> Counter[str]:
    """What happens in how many sequences: `total`, `ends`, `photos`, `photo camels`, `line-ups`, `land:` and a space,
    and each final order by its five letters."""
    counts: Counter[str] = Counter()
    for sequence in sequences(dice):
        now = track
        for (_, camel), face in sequence:
            if now.over():
                break
            moved = move(now, camel, face)
            now = moved.track
            counts[f"land:{moved.landed}"] += moved.landed > 0
            counts["photos"] += moved.photographed > 0
            counts["photo camels"] += moved.photographed
            counts["line-ups"] += moved.lined_up
        counts["total"] += 1
        counts["ends"] += now.over()
        counts[now.order()] += 1
    return +counts


Chances = dict[str, tuple[float, float]]
"""Of each camel: to win the race and to come last."""


class Race:
    """The whole race (CU-17.26 to CU-17.29), every position that can come up solved by going through its draws."""

    def __init__(self, module_dice: bool = False) -> None:
        self.module_dice = module_dice
        self.known: dict[tuple[Track, frozenset[Die]], Chances] = {}

    def chances(self, track: Track, dice: frozenset[Die]) -> Chances:
        """The chances with these dice in the pyramid."""
        order = track.order()
        if track.over():
            return {camel: (float(camel == order[0]), float(camel == order[-1])) for camel in CAMELS}
        if not dice:
            track = replace(track, oases=frozenset(), mirages=frozenset(), camera=0, referee=0)
            dice = frozenset(leg_dice(order, self.module_dice))
        key = track, dice
        if key not in self.known:
            self.known[key] = self._average(track, dice)
        return self.known[key]

    def _average(self, track: Track, dice: frozenset[Die]) -> Chances:
        sums = {camel: [0.0, 0.0] for camel in CAMELS}
        for kind, drawn in dice:
            for face in FACES[kind]:
                after = self.chances(move(track, drawn, face).track, dice - {(kind, drawn)})
                for camel, chances in after.items():
                    for end, chance in enumerate(chances):
                        sums[camel][end] += chance / len(FACES[kind]) / len(dice)
        return {camel: (win, lose) for camel, (win, lose) in sums.items()}


def leg_dice(order: str, module_dice: bool) -> list[Die]:
    """The dice in the pyramid at the start of a leg (CU-7.11, CU-9.1)."""
    return [("regular", camel) for camel in CAMELS] + ([("extra", order[-1])] if module_dice else [])


def play_out(track: Track, dice: list[Die], module_dice: bool, chance: Random) -> str:
    """The order at the end of one race, played by chance."""
    while not track.over():
        if not dice:
            track = replace(track, oases=frozenset(), mirages=frozenset(), camera=0, referee=0)
            dice = leg_dice(track.order(), module_dice)
        kind, camel = chance.choice(dice)
        dice = [die for die in dice if die != (kind, camel)]
        track = move(track, camel, chance.choice(FACES[kind])).track
    return track.order()


def random_track(chance: Random, last_space: int) -> Track:
    """Some track: camels close together, often with lanes, tiles, camera and referee."""
    first = chance.randint(1, last_space - 1)
    stacks: dict[int, list[str]] = {}
    for camel in chance.sample(CAMELS, len(CAMELS)):
        lanes = stacks.setdefault(min(last_space, first + chance.randint(0, 3)), [""])
        if lanes[-1] and chance.random() < 0.2:
            lanes.append("")
        lanes[-1] += camel
    free = [space for space in range(max(2, first - 1), min(last_space, first + 8) + 1) if space not in stacks]
    oases: set[int] = set()
    mirages: set[int] = set()
    for space in chance.sample(free, min(len(free), chance.randint(0, 4))):
        if not {space - 1, space + 1} & (oases | mirages):
            chance.choice((oases, mirages)).add(space)
    free = [space for space in free if space not in oases | mirages]
    camera, referee = (*chance.sample(free, min(len(free), 2)), 0, 0)[:2]
    spaces = tuple((space, tuple(lanes)) for space, lanes in sorted(stacks.items()))
    camera, referee = camera * chance.randint(0, 1), referee * chance.randint(0, 1)
    return Track(spaces, last_space, frozenset(oases), frozenset(mirages), camera, referee)


def random_dice(chance: Random, last_space: int, count: int) -> list[Die]:
    """So many dice, with extra dice among them on the longer track."""
    kinds = ("regular", "extra") if last_space == 20 else ("regular",)
    return chance.sample([(kind, camel) for kind in kinds for camel in CAMELS], count)


def dice_texts(dice: list[Die]) -> dict[str, Any]:
    """`rolled` and `extra` as the command line takes them."""
    rolled = (camel for camel in CAMELS if ("regular", camel) not in dice)
    return {"rolled": "".join(rolled), "extra": "".join(camel for kind, camel in dice if kind == "extra")}
