"""What a seat may see of a position (CU-15.34 to CU-15.37), and the score sheet."""

from types import SimpleNamespace
from typing import Any

from nomarch.core.game import Plain
from nomarch.core.record import once
from nomarch.games.camelup.components import COLOURS, LEG_STACK_CONNOISSEURS, LEG_VALUES, PILES, PLACES, SIDES
from nomarch.games.camelup.situation import Situation
from nomarch.games.camelup.state import CATEGORIES


def view(s: SimpleNamespace, seat: int | None) -> Plain:
    """The whole table as plain data; only race cards can be hidden."""
    return {
        **_open(s),
        "seats": [
            {**lying, "hand": _names(s.hand[other]) if other == seat else None} for other, lying in enumerate(_seats(s))
        ],
        "piles": {pile: _pile(s, number, seat) for number, pile in enumerate(PILES)},
    }


@once
def _open(s: SimpleNamespace) -> Plain:
    """What everybody sees in the middle of the table."""
    return {
        "leg": s.leg,
        "marker": s.marker,
        "last_space": s.last_space,
        "track": _track(s),
        "order": [COLOURS[colour] for colour, _, _ in Situation(camels=s.camels).ranks()][::-1],
        "desert": _desert_tiles(s),
        "camera": {"space": s.camera, "seat": s.photographer} if s.camera else None,
        "referee": s.referee_space or None,
        "dice": _dice(s),
        "pyramid_stack": s.pyramid_stack,
        "leg_stacks": {colour: _stack(s, c) for c, colour in enumerate(COLOURS)},
        "ranking_tiles": [place for tile, place in enumerate(PLACES) if s.connoisseurs and s.ranking_seat[tile] < 0],
    }


@once
def _seats(s: SimpleNamespace) -> list[Plain]:
    """What everybody sees in front of each seat."""
    return [_seat(s, seat) for seat in range(s.players)]


NAMES = [[colour for number, colour in enumerate(COLOURS) if mask >> number & 1] for mask in range(1 << len(COLOURS))]
STACK = [int(value) for value in LEG_STACK_CONNOISSEURS]


def _names(mask: int) -> list[str]:
    return NAMES[mask].copy()


def _track(s: SimpleNamespace) -> list[Plain]:
    """The spaces with camels: lanes from left to right, each from bottom to top."""
    spaces: dict[int, list[list[str]]] = {}
    for colour, on_sand, space in Situation(camels=s.camels).ranks():
        lanes = spaces.setdefault(space, [])
        if on_sand:
            lanes.insert(0, [])
        lanes[0].append(COLOURS[colour])
    return [{"space": space, "lanes": lanes} for space, lanes in spaces.items()]


def _desert_tiles(s: SimpleNamespace) -> list[Plain]:
    return [
        {"seat": seat, "space": space, "side": SIDES[s.mirages >> space & 1]}
        for seat, space in enumerate(s.desert_space[: s.players])
        if space
    ]


def _dice(s: SimpleNamespace) -> Plain:
    """Where each die lies; rolled ones with the face that they show."""
    regular = {COLOURS[c]: face for c, face in enumerate(s.regular_faces) if face}
    extra = {COLOURS[c]: face for c, face in enumerate(s.extra_faces) if face}
    return {
        "pyramid": _names(s.regular_dice),
        "extra_in_pyramid": _names(s.extra_dice),
        "rolled": regular,
        "extra_rolled": extra,
        "platform": _names(s.platform),
        "craters": [colour for colour in extra if colour not in NAMES[s.platform]],
    }


def _stack(s: SimpleNamespace, colour: int) -> list[int]:
    return STACK[s.stack_top[colour] : s.stack_end[colour]]


def _seat(s: SimpleNamespace, seat: int) -> Plain:
    """What lies in front of a seat; of its hand only the number of cards (CU-15.36)."""
    return {
        "money": s.money[seat],
        "leg_tiles": [
            {"camel": COLOURS[colour], "value": LEG_VALUES[value]}
            for colour, tiles in enumerate(s.leg_tiles[seat])
            for value, count in enumerate(tiles)
            for _ in range(count)
        ],
        "covered_tiles": [
            {"place": place, "camel": COLOURS[s.ranking_colour[tile]], "value": LEG_VALUES[s.ranking_value[tile]]}
            for tile, place in enumerate(PLACES)
            if s.ranking_seat[tile] == seat
        ],
        "pyramid_tiles": s.pyramid_tiles[seat],
        "ally": s.ally[seat] if s.allies and s.ally[seat] >= 0 else None,
        "cards": int(s.hand[seat]).bit_count(),
    }


def _pile(s: SimpleNamespace, pile: int, viewer: int | None) -> list[Plain]:
    """The cards in the order of placing; colours are shown to their owner, and to all after the race (CU-15.35)."""
    cards: list[dict[str, Any]] = []
    for card in range(s.pile_size[pile]):
        owner = s.pile_seat[pile][card]
        known = owner == viewer or s.to_move < 0
        cards.append({"seat": owner, "camel": COLOURS[s.pile_colour[pile][card]] if known else None})
    return cards


def score_sheet(s: SimpleNamespace) -> list[dict[str, int]]:
    """Each seat's money by where it came from."""
    return [dict(zip(CATEGORIES, s.income[seat], strict=True)) for seat in range(s.players)]
