"""What can be seen of a position (FE-13.7: everybody sees the same), and the score sheet."""

from types import SimpleNamespace

from nomarch.core.game import Plain
from nomarch.games.fertility.actions import ORIENTATIONS, SQUARES
from nomarch.games.fertility.box import PAIRS, PRINTED_SHOPS
from nomarch.games.fertility.components import BOX, MONUMENTS
from nomarch.games.fertility.shops import KINDS, decode_shop
from nomarch.games.fertility.state import CATEGORIES
from nomarch.games.fertility.valley import COLUMNS, ROWS

GODS = (*BOX.god_ids, "god_6", "god_7", "god_8")
"""What gods are called; those of a box of one's own by number."""


def view(s: SimpleNamespace, seat: int | None) -> Plain:  # noqa: ARG001  there is no private information
    """The whole table as plain data; only the stacks are hidden, and nobody sees more than others."""
    return {
        "turn": s.turn,
        "turns_left": s.turns_left if s.turns_left >= 0 else None,
        "columns": 4 * sum(board >= 0 for board in s.boards),
        "valley": _valley(s),
        "start": SQUARES[s.start],
        "tiles": [_laid(number) for number in s.laid[: s.laid_count]],
        "quarries": [SQUARES[square] for square in _squares(s.quarries)],
        "rewards": [SQUARES[square] for square in _squares(s.rewards)],
        "stack": s.stack_end - s.stack_top,
        "pool": [_tile(tile) for tile in s.pool],
        "discarded": _counted(s.discarded),
        "removed": _counted(s.removed),
        "district_stack": len(s.districts) - s.districts_top,
        "display": [_district(s, district) for district in s.display],
        "store": dict(zip(KINDS, s.store, strict=True)),
        "to_pay": s.to_pay,
        "granary": s.granary[: s.last_wheat + 1],
        "statues": s.statues[: s.gods + 1],
        "seats": [_seat(s, other) for other in range(s.players)],
    }


def _squares(words: list[int]) -> list[int]:
    """The squares of a set, row by row."""
    return [square for square in range(ROWS * COLUMNS) if words[square // 64] >> square % 64 & 1]


def _valley(s: SimpleNamespace) -> list[str]:
    """What the boards show, a text for each row: desert, wheat, water and printed resources (FE-1.16)."""
    grid = ["."] * (ROWS * COLUMNS)
    for square in _squares(s.wheat_squares):
        grid[square] = "H"
    for square in _squares(s.water_squares):
        grid[square] = "~"
    for kind, printed in zip(KINDS, s.printed, strict=True):
        for square in _squares(printed):
            grid[square] = kind.lower()
    width = 4 * sum(board >= 0 for board in s.boards)
    return ["".join(grid[row * COLUMNS : row * COLUMNS + width]) for row in range(ROWS)]


def _tile(tile: int) -> str | None:
    return PAIRS[tile] if tile >= 0 else None


def _laid(number: int) -> Plain:
    """A tile on the grid: the first letter is the half on `square`, the other lies in the direction of orientation."""
    way, anchor = divmod(number, ROWS * COLUMNS)
    return {"tile": PAIRS[way // 4], "orientation": ORIENTATIONS[way % 4], "square": SQUARES[anchor]}


def _counted(tiles: list[int]) -> dict[str, int]:
    return {PAIRS[tile]: number for tile, number in enumerate(tiles) if number}


def _district(s: SimpleNamespace, district: int) -> Plain | None:
    if district < 0:
        return None
    shops = [decode_shop(shop, GODS) for shop in s.district_shops[district] if shop]
    return {"district": district, "cost": s.district_cost[district], "shops": shops}


def _shop(s: SimpleNamespace, seat: int, index: int, word: int) -> Plain:
    """A seat's shop: what it needs and gives, what lies in it, and whether that is all."""
    tokens = s.tokens[seat][index]
    return {
        "shop": index,
        **decode_shop(word, GODS),
        "tokens": [kind for number, kind in enumerate(KINDS) for _ in range(tokens >> 2 * number & 3)],
        "full": not s.open[seat][index // 16] >> 4 * (index % 16) & 0xF,
    }


def _seat(s: SimpleNamespace, seat: int) -> Plain:
    """What lies in front of a seat."""
    printed = enumerate(s.printed_shops[s.metropolis[seat]])
    return {
        "monument": MONUMENTS[seat],
        "monuments": [SQUARES[square] for square in _squares(s.monuments[seat])],
        "monuments_left": s.monuments_left[seat],
        "reserve": [_tile(tile) for tile in s.reserve[seat]],
        "held": dict(zip(KINDS, s.held if seat == s.to_move else [0] * len(KINDS), strict=True)),
        "wheat": s.wheat[seat],
        "metropolis": s.metropolis[seat],
        "shops": [_shop(s, seat, index, word) for index, word in printed],
        "districts": [_built(s, seat, space) for space in range(s.built_count[seat])],
        "points": dict(zip(CATEGORIES, s.points[seat], strict=True)),
        "tokens": sum(s.shop_tokens[seat]),
    }


def _built(s: SimpleNamespace, seat: int, space: int) -> Plain:
    district = s.built[seat][space]
    first = PRINTED_SHOPS + 3 * space
    words = [(first + position, word) for position, word in enumerate(s.district_shops[district]) if word]
    return {
        "space": space,
        "district": district,
        "cost": s.district_cost[district],
        "shops": [_shop(s, seat, index, word) for index, word in words],
    }


def score_sheet(s: SimpleNamespace) -> list[dict[str, int]]:
    """Each seat's debens by the five steps of scoring."""
    return [dict(zip(CATEGORIES, s.points[seat], strict=True)) for seat in range(s.players)]
