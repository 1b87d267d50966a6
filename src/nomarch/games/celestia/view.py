"""What a seat may see of a position (CE-12.4), and the score sheet."""

from collections import Counter
from types import SimpleNamespace

from nomarch.core.game import Plain
from nomarch.core.record import once
from nomarch.games.celestia.actions import ANSWERS
from nomarch.games.celestia.components import (
    CARDS,
    CITY_DICE,
    CITY_NUMBERS,
    FACES,
    PILE_ROOM,
    SPYGLASS_VALUE,
    TREASURE_CITY,
    TREASURE_VALUE,
)


def view(s: SimpleNamespace, seat: int | None) -> Plain:
    """The whole table as plain data. Hidden are the other hands and what their treasures are, until the end."""
    return {**_open(s), "seats": [_seat(s, other, seat) for other in range(s.players)]}


@once
def _open(s: SimpleNamespace) -> Plain:
    """What everybody sees in the middle of the table."""
    return {
        "journey": s.journey,
        "captain": s.captain,
        "city": CITY_NUMBERS[s.city],
        "cities": [
            {"city": number, "dice": int(dice), "treasures": int(PILE_ROOM) - top}
            for number, dice, top in zip(CITY_NUMBERS, CITY_DICE, s.pile_top, strict=True)
        ],
        "dice": [FACES[face] for face in s.dice[: s.dice_count]],
        "declared": ANSWERS[s.declared] if s.declared else None,
        "deck": len(s.cards) - s.top,
        "discards": _counted(s.discards),
        "removed_spyglasses": [CITY_NUMBERS[city] for city, number in enumerate(s.removed) if number],
    }


def _counted(cards: list[int]) -> dict[str, int]:
    return {CARDS[card]: number for card, number in enumerate(cards) if number}


def _seat(s: SimpleNamespace, seat: int, viewer: int | None) -> Plain:
    """What is seen of a seat: of treasures the number and the city of origin, by their owner also the value."""
    own = s.treasures[seat][: s.treasure_count[seat]]
    cities = Counter(CITY_NUMBERS[TREASURE_CITY[treasure]] for treasure in own)
    known = seat == viewer or s.to_move < 0
    return {
        "aboard": bool(s.aboard >> seat & 1),
        "hand_size": s.hand_size[seat],
        "hand": _counted(s.hand[seat]) if seat == viewer else None,
        "treasure_cities": {str(number): cities[number] for number in sorted(cities)},
        "treasures": [_treasure(treasure) for treasure in own] if known else None,
        "points": s.points[seat] if known else None,
    }


def _treasure(treasure: int) -> Plain:
    return {
        "city": CITY_NUMBERS[TREASURE_CITY[treasure]],
        "value": int(TREASURE_VALUE[treasure] or SPYGLASS_VALUE),
        "spyglass": not TREASURE_VALUE[treasure],
    }


def score_sheet(s: SimpleNamespace) -> list[dict[str, int]]:
    """Each seat's points: treasures, and unused spyglasses."""
    spyglasses = [int(SPYGLASS_VALUE) * number for number in s.spyglasses[: s.players]]
    return [
        {"treasures": points - unused, "spyglasses": unused}
        for points, unused in zip(s.points[: s.players], spyglasses, strict=True)
    ]
