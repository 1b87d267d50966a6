"""Positions for the tests: a table laid out from a few words, and the table read back."""

from typing import Any

import nomarch
from nomarch import Match
from nomarch.core.log import new_log
from nomarch.core.record import Records
from nomarch.core.rng import set_key
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import DECISIONS
from nomarch.games.fertility.box import PAIRS
from nomarch.games.fertility.components import BOX
from nomarch.games.fertility.scoring import count_granary, count_monuments
from nomarch.games.fertility.shops import KINDS
from nomarch.games.fertility.supplying import open_shop, put_token
from nomarch.games.fertility.valley import cover, find_quarries

FERTILITY = nomarch.game("fertility")
Setup = dict[str, Any]
Event = dict[str, Any]

Z: Setup = {"boards": [{"board": board, "turned": False} for board in ("V1", "V2", "V3")], "start": "g4"}
"""Board Z of the rules."""
Z4: Setup = {"boards": [{"board": board, "turned": False} for board in ("V1", "V2", "V3", "V4")]}


def plain_board(start: int, squares: str = "." * 32) -> dict[str, list[str]]:
    """A board of plain desert with a start symbol, or of the squares given."""
    squares = squares[:start] + "S" + squares[start + 1 :]
    return {"grid": [squares[row * 4 : row * 4 + 4] for row in range(8)]}


def plain(middle: str = "." * 32) -> Setup:
    """Board PLAIN of the rules: desert all over, the start tile on (3,6); the middle board may show something else."""
    boards = [plain_board(0), plain_board(3 * 4 + 2, middle), plain_board(0), plain_board(0)]
    chosen = [{"board": str(number), "turned": False} for number in (1, 2, 3)]
    return {"components": {"valley_board": boards}, "boards": chosen, "start": "g4"}


PLAIN = plain()


def table(
    board: Setup = Z,
    *,
    players: int = 3,
    seat: int = 0,
    decision: str = "place",
    laid: str = "",
    reserve: str = "",
    pool: str = "",
    display: str = "",
    held: str = "",
    wheat: int = 0,
    store: str | None = None,
    monuments: int = 4,
    metropolis: str = "M_A",
    built: str = "",
    shops: str = "",
    final: bool = False,
    **options: Any,
) -> Match:
    """A match in which a seat is asked something; where nothing is said, all is as at the beginning.

    `laid` are pictures on squares such as "A(1,3) C(1,4)", `store` the tokens in the Store such as "PPC", `built`
    districts by id, `shops` tokens by shop such as "0G 3AC"; `final` makes this the seat's final turn.
    """
    states = FERTILITY.blank(players, options)
    set_key(states, 0)
    FERTILITY.write_setup(states, board)
    boards = [list(BOX.metropolis_ids).index(metropolis), *range(len(BOX.metropolis_ids))]
    states["metropolis"][0, :players] = list(dict.fromkeys(boards))[:players]
    _swap(states["metropolis"][0], 0, seat)
    FERTILITY.drivers.begin(states, new_log())
    states["to_move"] = states["turn"] = seat
    states["decision"] = DECISIONS.index(decision)
    for picture in laid.split():
        lay(states, square(picture[1:]), KINDS.index(picture[0]))
    note_quarries(states)
    _put_tiles(states["reserve"][0, seat], reserve)
    _put_tiles(states["pool"][0], pool)
    for slot, name in enumerate(display.split()):
        states["display"][0, slot] = district(name)
    build(states, seat, built)
    supply(states, seat, shops)
    set_wheat(states, seat, wheat)
    for kind in held:
        _move(states["store"][0], states["held"][0], KINDS.index(kind))
    if store is not None:
        states["store"][0] = [store.count(kind) for kind in KINDS]
    states["monuments_left"][0, seat] = monuments
    rank_monuments(states)
    states["turns_left"] = players - seat if final else -1
    states["reserve_slot"] = 0
    return Match.from_position(FERTILITY, states)


def _swap(items: Any, one: int, other: int) -> None:
    items[[one, other]] = items[[other, one]]


def _move(start: Any, end: Any, kind: int) -> None:
    start[kind] -= 1
    end[kind] += 1


def _put_tiles(slots: Any, tiles: str) -> None:
    for slot, tile in enumerate(tiles.split()):
        slots[slot] = PAIRS.index(tile)


def district(name: str) -> int:
    """The number of a district."""
    return BOX.district_ids.index(name)


def square(text: str) -> int:
    """The number of a square written as in the rules, (row,column)."""
    row, column = text.strip("()").split(",")
    return 16 * int(row) + int(column)


def place(slot: int, orientation: str, where: str) -> int:
    """The number of a placement written as in the rules."""
    return (slot * 4 + "ESWN".index(orientation)) * 128 + square(where)


@rule
def lay(states: Records, where: int, kind: int) -> None:
    """Put a picture on a square."""
    cover(states[0], where, kind)


@rule
def note_quarries(states: Records) -> None:
    """Squares that are quarries already give no reward."""
    find_quarries(states[0])


@rule
def open_shops(states: Records, seat: int, first: int) -> None:
    """Open the shops of a district."""
    for shop in range(first, first + 3):
        open_shop(states[0], seat, shop)


@rule
def put(states: Records, seat: int, shop: int, kind: int, log: Any) -> None:
    """Put a token of the Store into a shop."""
    states[0].store[kind] -= 1
    put_token(states[0], seat, shop, kind, log)
    states[0].exchange_shop = -1


@rule
def count_wheat(states: Records, seat: int) -> None:
    """Count the debens of the granary."""
    count_granary(states[0], seat)


@rule
def rank_monuments(states: Records) -> None:
    """Count the debens of the monuments."""
    count_monuments(states[0])


def build(states: Records, seat: int, names: str) -> None:
    """Put districts on a seat's spaces."""
    for name in names.split():
        space = int(states["built_count"][0, seat])
        states["built"][0, seat, space] = district(name)
        states["built_count"][0, seat] += 1
        open_shops(states, seat, 4 + 3 * space)


def supply(states: Records, seat: int, shops: str) -> None:
    """Put tokens into a seat's shops."""
    for entry in shops.split():
        shop = entry.rstrip("ACGP")
        for kind in entry[len(shop) :]:
            put(states, seat, int(shop), KINDS.index(kind), new_log())


def set_wheat(states: Records, seat: int, wheat: int) -> None:
    """Put a seat's marker on a space."""
    states["wheat"][0, seat] = wheat
    count_wheat(states, seat)


def with_seat(match: Match, seat: int, **table: Any) -> Match:
    """The match with another seat's districts, shops, wheat and monuments laid out too."""
    states = match.states
    build(states, seat, table.get("built", ""))
    supply(states, seat, table.get("shops", ""))
    set_wheat(states, seat, table.get("wheat", 0))
    states["monuments_left"][0, seat] = table.get("monuments", 4)
    rank_monuments(states)
    return Match.from_position(FERTILITY, states)


# Reading the table


def held(match: Match, seat: int = 0) -> str:
    """The tokens that a seat holds, such as "AAC"."""
    return "".join(kind * number for kind, number in match.view()["seats"][seat]["held"].items())


def collected(match: Match) -> str:
    """All tokens collected since the match began, such as "AAC"."""
    gains = [event for event in match.events() if event["event"] == "collected"]
    return "".join(sorted(event["kind"] * event["amount"] for event in gains))


def wheat(match: Match, seat: int = 0) -> int:
    """A seat's wheat."""
    return int(match.view()["seats"][seat]["wheat"])


def happened(match: Match, name: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in match.events() if event["event"] == name]


def legal(match: Match) -> list[str]:
    """The legal actions as text."""
    return [str(action) for action in match.legal()]


def refused(match: Match, action: int | str) -> str | None:
    """The clause that forbids an action, None if it is legal."""
    reason = match.why_not(action)
    return None if reason is None else reason.clause


def played(match: Match, *actions: int | str) -> Match:
    """The match after these actions."""
    for action in actions:
        match.play(action)
    return match
