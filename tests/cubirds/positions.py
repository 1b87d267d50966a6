"""Positions for the tests: a table laid out from a few letters, and the table read back."""

import nomarch
from nomarch import Match
from nomarch.core.record import Records
from nomarch.core.rng import set_key
from nomarch.games.cubirds.actions import DECISIONS
from nomarch.games.cubirds.components import SPECIES

CUBIRDS = nomarch.game("cubirds")
LETTERS = "FOTDPMRW"
ROWS = ("FOT", "DPM", "RWF", "OTD")


def position(
    hands: tuple[str, ...] = ("FFOOTTDD", "PPMMRRWW"),
    rows: tuple[str, ...] = ROWS,
    *,
    to_move: int = 0,
    decision: str = "lay",
    pile: str = "FOTDPMRWFOTDPMRW" * 3,
    discards: str = "",
    collections: tuple[str, ...] = (),
    reshuffle: str = "",
) -> Match:
    """A match in the midst of its first round: hands and collections by seat, rows from left to right, the draw pile
    from the top, all as letters; `reshuffle` is the order in which the discards come back."""
    states = CUBIRDS.blank(len(hands))
    set_key(states, 0)
    states["to_move"], states["decision"] = to_move, DECISIONS.index(decision)
    states["round_number"] = states["turn"] = 1
    states["top"] = states["cards"].shape[1] - len(pile)
    if pile:
        states["cards"][0, -len(pile) :] = _numbers(pile)
    for row, cards in enumerate((*rows, *ROWS[len(rows) :])):
        states["rows"][0, row, : len(cards)] = _numbers(cards)
        states["row_size"][0, row] = len(cards)
    _count(states, "discards", (discards,))
    for seat, hand in enumerate(hands):
        states["hand_size"][0, seat] = states["room"][0, seat] = len(hand)
    _count(states, "hand", hands)
    _count(states, "collection", collections)
    states["orders"][0, : len(reshuffle)] = _numbers(reshuffle)
    states["orders_end"] = len(reshuffle)
    return Match.from_position(CUBIRDS, states)


def _numbers(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def _count(states: Records, field: str, groups: tuple[str, ...]) -> None:
    """Write how many cards of each species each group has; a field without seats has one group."""
    target = states[field].reshape(-1, len(SPECIES))
    for number, letters in enumerate(groups):
        target[number] = [letters.count(letter) for letter in LETTERS]


def letters(cards: dict[str, int]) -> str:
    """Cards of a view as letters, in the order of the species."""
    return "".join(LETTERS[SPECIES.index(name)] * number for name, number in cards.items())


def hand(match: Match, seat: int = 0) -> str:
    """A seat's hand."""
    return letters(match.view(seat)["seats"][seat]["hand"])


def collection(match: Match, seat: int = 0) -> str:
    """A seat's collection."""
    return letters(match.view(None)["seats"][seat]["collection"])


def row(match: Match, number: int = 0) -> str:
    """A row from left to right, as the seat to move sees it."""
    return "".join(LETTERS[SPECIES.index(name)] for name in match.view(match.to_move)["rows"][number])


def discards(match: Match) -> str:
    """The discard pile, as the seat to move sees it."""
    return letters(match.view(match.to_move)["discards"])


def legal(match: Match) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in match.legal()]


def happened(match: Match, name: str, seat: int | None = None) -> list[dict[str, object]]:
    """The events of a kind, without what a test does not care about."""
    found = [event for event in match.events(seat) if event["event"] == name]
    return [{key: value for key, value in event.items() if key not in ("event", "after")} for event in found]


def deck(first: str = "") -> list[str]:
    """All cards, those of these letters first, as a set-up has them."""
    left = dict(zip(LETTERS, (7, 10, 10, 13, 13, 17, 20, 20), strict=True))
    for letter in first:
        left[letter] -= 1
    rest: list[str] = []
    while any(left.values()):
        for letter in LETTERS:
            if left[letter]:
                left[letter] -= 1
                rest.append(letter)
    return [SPECIES[LETTERS.index(letter)] for letter in [*first, *rest]]
