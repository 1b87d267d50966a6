"""What everybody knows, as numbers.

Left out is what can no longer change anything: which tile lies where, whose monument stands where, and full shops,
whose gain is counted for their seat. Of the others' open shops there is only which kinds they take; all of it, at every
step, would make an observation twice as long.
"""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest, popcount
from nomarch.core.observation import LAST_BYTE, Part, numbered, seats, seen_from, share, start, write_bits, write_byte
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import DECISIONS
from nomarch.games.fertility.actions import SQUARES as SQUARE_LABELS
from nomarch.games.fertility.box import PAIRS
from nomarch.games.fertility.components import (
    DISPLAY_SIZE,
    DISTRICT_COUNT,
    MONUMENTS_EACH,
    MOST_SEATS,
    POOL_SIZE,
    RESERVE_SIZE,
    SEATS,
    SPACES,
    TILE_COUNT,
    TOKENS_EACH,
)
from nomarch.games.fertility.placing import columns
from nomarch.games.fertility.scoring import CATEGORY_COUNT
from nomarch.games.fertility.shops import (
    ALL_KINDS,
    ANY,
    ANY_SHIFT,
    GAINS,
    KIND_COUNT,
    KINDS,
    MOST_SYMBOLS,
    U3,
    gain_of,
    pictures_of,
    value_of,
)
from nomarch.games.fertility.state import CATEGORIES
from nomarch.games.fertility.supplying import EVERY_SHOP, SHOPS_PER_DISTRICT, SHOPS_PER_WORD, shop_at
from nomarch.games.fertility.valley import COLUMNS, SQUARES

PICTURES = numbered(8)
SHOP_LABELS = (
    *(f"lacks_{kind}" for kind in (*KINDS, ANY)),
    *(f"gives_{gain}" for gain in GAINS[1:]),
    *(f"of_{picture}" for picture in PICTURES),
)
GAIN_UNIT = 1 / np.array([1, 10, 3, 1, 1, 3, 1])  # by gain: what a deben, a token or a unit of wheat counts
SHOP_MEANING = (
    "lacks_*: open symbols / 3; gives_*: of its gain the debens / 10, the debens for a token / 3, the wheat / 3, or 1; "
    "of_*: 1 for every kind or god of the gain"
)
SEAT_LABELS = seats(MOST_SEATS)
OBSERVATION = (
    Part("to_move", "1 for the seat that is asked; nobody when the game is over", SEAT_LABELS),
    Part("decision", "1 for what it is asked", DECISIONS),
    Part(
        "options",
        "1 for the two-player variant, the second tile set, the other quarry rule",
        ("two_player_variant", "tile_set", "quarry_rule"),
    ),
    Part("seats", "1 for every seat taken", SEAT_LABELS),
    Part("turn", "number of the turn / 36"),
    Part("turns_left", "turns left after the end is triggered / 4"),
    Part("columns", "columns of the grid / 16"),
    Part("reserve", "halves of each kind / 2 on each tile of each seat", SEAT_LABELS, numbered(RESERVE_SIZE), KINDS),
    Part("pool", "halves of each kind / 2 on each tile of the pool", numbered(POOL_SIZE), KINDS),
    Part("stack", "tiles in the stack / 36"),
    Part("unseen_tiles", "tiles in the stack or the box / 9", PAIRS),
    Part("unseen_districts", "1 for every district not yet drawn", numbered(DISTRICT_COUNT)),
    Part("to_pay", "units still to be paid / 2"),
    Part("exchange", "1 for every kind that the exchange shop just filled offers", KINDS),
    Part("store", "tokens of each kind in the store / 20", KINDS),
    Part("held", "tokens of each kind that the seat to move holds / 10", KINDS),
    Part("wheat", "each seat's wheat / 10", SEAT_LABELS),
    Part("monuments_left", "each seat's monuments not yet placed / 4", SEAT_LABELS),
    Part("spaces", "each seat's districts / 7", SEAT_LABELS),
    Part("points", "each seat's debens by category / 100, as they stand", SEAT_LABELS, CATEGORIES),
    Part("tokens", "tokens of each kind in each seat's shops / 20", SEAT_LABELS, KINDS),
    Part("rates", "debens / 6 that each seat's full specialists pay for a token of each kind", SEAT_LABELS, KINDS),
    Part("gods", "1 for every god of each seat's full shops", SEAT_LABELS, PICTURES),
    Part("statues_any", "each seat's statues of gods of its choice / 3", SEAT_LABELS),
    Part("taking", "each seat's shops that take a token of each kind / 10", SEAT_LABELS, KINDS),
    Part(
        "display",
        f"of each district on display its cost / 2, and its three shops: {SHOP_MEANING}",
        numbered(DISPLAY_SIZE),
        ("cost", *(f"{shop}:{label}" for shop in numbered(SHOPS_PER_DISTRICT) for label in SHOP_LABELS)),
    ),
    Part("shops", f"of one's own shops that are not full: {SHOP_MEANING}", numbered(25, 0), SHOP_LABELS),
    Part("free", "1 for every square that nothing covers", SQUARE_LABELS),
    Part("wheat_squares", "1 for every square with wheat", SQUARE_LABELS),
    Part("rewards", "1 for every new quarry whose reward is still to be chosen", SQUARE_LABELS),
    Part("kinds", "1 where a tile shows the kind or, on a free square, where it is printed", KINDS, SQUARE_LABELS),
)
(
    TO_MOVE,
    DECISION,
    OPTION,
    TAKEN,
    TURN,
    TURNS_LEFT,
    WIDTH,
    RESERVE,
    POOL,
    STACK,
    UNSEEN_TILES,
    UNSEEN_DISTRICTS,
    TO_PAY,
    EXCHANGE,
    STORE,
    HELD,
    WHEAT,
    MONUMENTS_LEFT,
    BUILT,
    POINTS,
    TOKENS,
    RATES,
    GODS,
    STATUES_ANY,
    TAKING,
    DISPLAY,
    SHOPS,
    FREE,
    WHEAT_SQUARES,
    REWARDS,
    KIND,
) = (start(OBSERVATION, part.name) for part in OBSERVATION)
SHOP_SIZE = np.int64(len(SHOP_LABELS))
GAIN = KIND_COUNT + 1  # where they begin in what is told of a shop; gains count from 1
PICTURED = GAIN + len(GAINS) - 1
HALF = SQUARES // 2
HALVES = np.array([[pair.count(kind) / 2 for kind in KINDS] for pair in PAIRS], np.float32)
"""By tile."""
ALL_SYMBOLS = np.uint64(0x3FF)
LACKING = np.array([[byte >> 2 * kind & 3 for kind in range(4)] for byte in range(256)], np.float32) / MOST_SYMBOLS
"""By the symbols of a shop for certain kinds, as it has them."""
PICTURE_COUNT, TILE_KINDS = np.int64(len(PICTURES)), np.int64(len(PAIRS))


@rule
def observe(s, seat, out):
    """Write what everybody knows, seats counted from the observer's; every number lies between -1 and 1."""
    out[:FREE] = 0
    observe_turn(s, seat, out)
    observe_stacks(s, out)
    for other in range(s.players):
        observe_seat(s, np.int64(other), seen_from(s, seat, other), out)
    observe_open_shops(s, seat, out)
    observe_valley(s, out)


@rule
def observe_turn(s, seat, out):
    """Options, whose turn it is, and what is pending in it."""
    if s.to_move >= 0:
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + np.int64(s.decision)] = 1
        if s.exchange_shop >= 0:
            offered = pictures_of(shop_at(s, np.int64(s.to_move), np.int64(s.exchange_shop)))
            for kind in range(KIND_COUNT):
                out[EXCHANGE + kind] = has(offered, kind)
    out[OPTION] = s.two_player_variant
    out[OPTION + 1] = s.tile_set
    out[OPTION + 2] = s.quarry_rule
    out[TURN] = share(s.turn, 36)
    if s.turns_left > 0:
        out[TURNS_LEFT] = share(s.turns_left, SEATS)
    out[WIDTH] = share(columns(s), COLUMNS)
    out[TO_PAY] = share(s.to_pay, 2)
    for kind in range(KIND_COUNT):
        out[STORE + kind] = share(s.store[kind], TOKENS_EACH)
        out[HELD + kind] = share(s.held[kind], 10)


@rule
def observe_stacks(s, out):
    """Pool, display, and what has not been seen yet."""
    for slot in range(POOL_SIZE):
        observe_tile(s.pool[slot], out[POOL + slot * KIND_COUNT :][:KIND_COUNT])
    out[STACK] = share(np.int64(s.stack_end) - np.int64(s.stack_top), 36)
    for i in range(np.int64(s.stack_top), TILE_COUNT):
        out[UNSEEN_TILES + np.int64(s.stack[i])] += 1
    for tile in range(TILE_KINDS):
        out[UNSEEN_TILES + tile] = share(out[UNSEEN_TILES + tile], 9)
    for i in range(np.int64(s.districts_top), DISTRICT_COUNT):
        out[UNSEEN_DISTRICTS + np.int64(s.districts[i])] = 1
    for slot in range(DISPLAY_SIZE):
        district = np.int64(s.display[slot])
        if district >= 0:
            place = DISPLAY + slot * (1 + SHOPS_PER_DISTRICT * SHOP_SIZE)
            out[place] = share(s.district_cost[district], 2)
            for position in range(SHOPS_PER_DISTRICT):
                shop = np.uint64(s.district_shops[district, position])
                if shop != U0:
                    observe_shop(shop, shop & ALL_SYMBOLS, out[place + 1 + position * SHOP_SIZE :][:SHOP_SIZE])


@rule(inline=True)
def observe_tile(tile, out):
    """How often each kind is on a tile; nothing for an empty slot."""
    if tile >= 0:
        for kind in range(KIND_COUNT):
            out[kind] = HALVES[np.int64(tile), kind]


@rule(inline=True)
def observe_shop(shop, symbols, out):
    """What a shop gives, and the symbols that it lacks."""
    for kind in range(KIND_COUNT):
        out[kind] = LACKING[np.int64(symbols & LAST_BYTE), kind]
    out[KIND_COUNT] = share(np.int64(symbols >> ANY_SHIFT), MOST_SYMBOLS)
    gain = gain_of(shop)
    out[GAIN + gain - 1] = min(max(value_of(shop), 1) * GAIN_UNIT[gain], 1.0)
    write_byte(pictures_of(shop), out[PICTURED:])


@rule(inline=True)
def lacking(shop, tokens):
    """The open symbols of a shop, laid out like all of them; a token that no symbol of its kind needs fills one for any
    (FE-13.22)."""
    symbols = shop & ALL_SYMBOLS
    while tokens != U0:
        shift = np.uint64(lowest(tokens)) & ~U1
        tokens_of_kind, needed = (tokens >> shift) & U3, (symbols >> shift) & U3
        filled = min(tokens_of_kind, needed)
        symbols -= (filled << shift) + ((tokens_of_kind - filled) << ANY_SHIFT)
        tokens &= ~(U3 << shift)
    return symbols


@rule
def observe_seat(s, other, place, out):
    """What lies in front of a seat."""
    out[TAKEN + place] = 1
    out[WHEAT + place] = share(s.wheat[other], 10)
    out[MONUMENTS_LEFT + place] = share(s.monuments_left[other], MONUMENTS_EACH)
    out[BUILT + place] = share(s.built_count[other], SPACES)
    for category in range(CATEGORY_COUNT):
        out[POINTS + place * CATEGORY_COUNT + category] = share(s.points[other, category], 100)
    for slot in range(RESERVE_SIZE):
        observe_tile(s.reserve[other, slot], out[RESERVE + (place * RESERVE_SIZE + slot) * KIND_COUNT :][:KIND_COUNT])
    for kind in range(KIND_COUNT):
        column, of_kind = place * KIND_COUNT + kind, EVERY_SHOP << np.uint64(kind)
        out[TOKENS + column] = share(s.shop_tokens[other, kind], TOKENS_EACH)
        out[RATES + column] = share(s.rates[other, kind], 6)
        shops = popcount(np.uint64(s.open[other, 0]) & of_kind) + popcount(np.uint64(s.open[other, 1]) & of_kind)
        out[TAKING + column] = share(shops, 10)
    write_byte(np.uint64(s.statue_gods[other]), out[GODS + place * PICTURE_COUNT :][:PICTURE_COUNT])
    out[STATUES_ANY + place] = share(s.statues_any[other], 3)


@rule
def observe_open_shops(s, seat, out):
    """A seat's shops that are not full."""
    for half in range(2):
        shops = np.uint64(s.open[seat, half])
        while shops != U0:
            number = lowest(shops) // KIND_COUNT
            shops &= ~(ALL_KINDS << np.uint64(KIND_COUNT * number))
            shop = half * SHOPS_PER_WORD + number
            word = shop_at(s, seat, shop)
            symbols = lacking(word, np.uint64(s.tokens[seat, shop]))
            observe_shop(word, symbols, out[SHOPS + shop * SHOP_SIZE :][:SHOP_SIZE])


@rule
def observe_valley(s, out):
    """The grid, what is printed and what lies on it."""
    for half in range(2):
        write_squares(np.uint64(s.free[half]), FREE, half, out)
        write_squares(np.uint64(s.wheat_squares[half]), WHEAT_SQUARES, half, out)
        write_squares(np.uint64(s.rewards[half]), REWARDS, half, out)
        for kind in range(KIND_COUNT):
            shown = np.uint64(s.picture[kind, half]) | np.uint64(s.printed[kind, half]) & np.uint64(s.free[half])
            write_squares(shown, KIND + kind * SQUARES, half, out)


@rule(inline=True)
def write_squares(squares, first, half, out):
    """Write half a set of squares."""
    start = first + half * HALF
    write_bits(squares, out[start : start + HALF])
