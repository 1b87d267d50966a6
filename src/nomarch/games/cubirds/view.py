"""What a seat may see of a position (CB-8.16), and the score sheet."""

from types import SimpleNamespace

from nomarch.core.game import Plain
from nomarch.core.record import once
from nomarch.games.cubirds.components import BIG, SMALL, SPECIES


def view(s: SimpleNamespace, seat: int | None) -> Plain:
    """The whole table as plain data; hidden are the other hands and the order of the draw pile."""
    return {
        **_open(s),
        "seats": [
            {**lying, "hand": _counted(s.hand[other]) if other == seat else None}
            for other, lying in enumerate(_seats(s))
        ],
    }


@once
def _open(s: SimpleNamespace) -> Plain:
    """What everybody sees in the middle of the table."""
    return {
        "round": s.round_number,
        "turn": s.turn,
        "dealer": s.dealer,
        "rows": [[SPECIES[card] for card in row[:size]] for row, size in zip(s.rows, s.row_size, strict=True)],
        "pile": len(s.cards) - s.top,
        "discards": _counted(s.discards),
        "flocks": {
            name: {"small": int(small), "big": int(big)} for name, small, big in zip(SPECIES, SMALL, BIG, strict=True)
        },
        "winners": [seat for seat in range(s.players) if s.winners >> seat & 1],
    }


@once
def _seats(s: SimpleNamespace) -> list[Plain]:
    """What everybody sees in front of each seat."""
    return [{"hand_size": s.hand_size[seat], "collection": _counted(s.collection[seat])} for seat in range(s.players)]


def _counted(cards: list[int]) -> dict[str, int]:
    return {SPECIES[species]: number for species, number in enumerate(cards) if number}


def score_sheet(s: SimpleNamespace) -> list[dict[str, int]]:
    """Whether each seat has won: there are no points (CB-7.6)."""
    return [{"victory": s.winners >> seat & 1} for seat in range(s.players)]
