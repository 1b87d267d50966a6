"""What nobody can know, and what everybody knows as numbers.

Hidden are only the order of the two stacks and which tiles went back into the box (FE-13.7).
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest
from nomarch.core.observation import Part, numbered, seats, share, start
from nomarch.core.rng import mix
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import DECISIONS
from nomarch.games.fertility.actions import SQUARES as SQUARE_LABELS
from nomarch.games.fertility.box import PAIRS
from nomarch.games.fertility.components import (
    DISPLAY_SIZE,
    DISTRICT_COUNT,
    MOST_SEATS,
    POOL_SIZE,
    RESERVE_SIZE,
    SEATS,
    TILE_COUNT,
    TOKENS_EACH,
)
from nomarch.games.fertility.placing import columns, halves
from nomarch.games.fertility.scoring import CATEGORY_COUNT
from nomarch.games.fertility.shops import ANY, GAINS, KIND_COUNT, KINDS, accepted, gain_of, pictures_of, value_of
from nomarch.games.fertility.state import CATEGORIES
from nomarch.games.fertility.supplying import PRINTED_SHOPS, SHOPS_PER_DISTRICT, shop_at
from nomarch.games.fertility.valley import COLUMNS, SQUARES

SYMBOL_LABELS = tuple(f"needs_{kind}" for kind in (*KINDS, ANY))
GAIN_LABELS = tuple(f"gives_{gain}" for gain in GAINS[1:])
PICTURE_LABELS = tuple(f"of_{picture}" for picture in numbered(8))
SHOP_LABELS = (*SYMBOL_LABELS, *GAIN_LABELS, "value", *PICTURE_LABELS)
"""Of each shop: its symbols / 3, which gain, the value / 10, the kinds or gods that the gain speaks of."""
OWN_SHOP_LABELS = (*SHOP_LABELS, *(f"has_{kind}" for kind in KINDS), *(f"takes_{kind}" for kind in KINDS), "full")
"""The same, the tokens in it / 3, the kinds that it takes, and whether it is full."""
SHOP_COUNT = 25
SHOPS_MEANING = "needs_*: symbols / 3; gives_*: 1 for the gain; value / 10; of_*: 1 for every kind or god of the gain"

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
    Part("grid", "1 for every square inside the grid", SQUARE_LABELS),
    Part("free", "1 for every square that nothing covers", SQUARE_LABELS),
    Part("wheat_squares", "1 for every square with wheat", SQUARE_LABELS),
    Part("printed", "1 where a resource is printed that nothing covers", KINDS, SQUARE_LABELS),
    Part("picture", "1 where a picture of the kind is", KINDS, SQUARE_LABELS),
    Part("quarries", "1 for every quarry", SQUARE_LABELS),
    Part("rewards", "1 for every quarry whose reward is still to be chosen", SQUARE_LABELS),
    Part("monuments", "1 where each seat has a monument", SEAT_LABELS, SQUARE_LABELS),
    Part("reserve", "halves of each kind / 2 on each tile of each seat", SEAT_LABELS, numbered(RESERVE_SIZE), KINDS),
    Part("pool", "halves of each kind / 2 on each tile of the pool", numbered(POOL_SIZE), KINDS),
    Part("stack", "tiles in the stack / 36"),
    Part("unseen_tiles", "tiles in the stack or the box / 9", PAIRS),
    Part("unseen_districts", "1 for every district not yet drawn", numbered(DISTRICT_COUNT)),
    Part(
        "display",
        f"of each district on display its cost / 2, and its three shops: {SHOPS_MEANING}",
        numbered(DISPLAY_SIZE),
        ("cost", *(f"{shop}:{label}" for shop in numbered(3) for label in SHOP_LABELS)),
    ),
    Part("to_pay", "units still to be paid / 2"),
    Part("exchange_shop", "1 for the exchange shop just filled", numbered(SHOP_COUNT, 0)),
    Part("store", "tokens of each kind in the store / 20", KINDS),
    Part("held", "tokens of each kind that the seat to move holds / 10", KINDS),
    Part("wheat", "each seat's wheat / 10", SEAT_LABELS),
    Part("monuments_left", "each seat's monuments not yet placed / 4", SEAT_LABELS),
    Part("spaces", "each seat's districts / 7", SEAT_LABELS),
    Part("points", "each seat's debens by category / 100, as they stand", SEAT_LABELS, CATEGORIES),
    Part(
        "shops",
        f"of each seat's shops: {SHOPS_MEANING}; has_*: tokens / 3; takes_*: 1 for every kind it takes; full",
        SEAT_LABELS,
        numbered(SHOP_COUNT, 0),
        OWN_SHOP_LABELS,
    ),
)
TO_MOVE, DECISION, OPTION = (start(OBSERVATION, name) for name in ("to_move", "decision", "options"))
TAKEN, TURN, TURNS_LEFT = (start(OBSERVATION, name) for name in ("seats", "turn", "turns_left"))
GRID, FREE, WHEAT_SQUARES = (start(OBSERVATION, name) for name in ("grid", "free", "wheat_squares"))
PRINTED, PICTURE = start(OBSERVATION, "printed"), start(OBSERVATION, "picture")
QUARRIES, REWARDS, MONUMENTS = (start(OBSERVATION, name) for name in ("quarries", "rewards", "monuments"))
RESERVE, POOL, STACK = (start(OBSERVATION, name) for name in ("reserve", "pool", "stack"))
UNSEEN_TILES, UNSEEN_DISTRICTS = start(OBSERVATION, "unseen_tiles"), start(OBSERVATION, "unseen_districts")
DISPLAY, TO_PAY, EXCHANGE_SHOP = (start(OBSERVATION, name) for name in ("display", "to_pay", "exchange_shop"))
STORE, HELD, WHEAT = (start(OBSERVATION, name) for name in ("store", "held", "wheat"))
MONUMENTS_LEFT, SPACES_BUILT = start(OBSERVATION, "monuments_left"), start(OBSERVATION, "spaces")
POINTS, SHOPS = start(OBSERVATION, "points"), start(OBSERVATION, "shops")
SHOP_SIZE, OWN_SHOP_SIZE = np.int64(len(SHOP_LABELS)), np.int64(len(OWN_SHOP_LABELS))
GAIN, VALUE, PICTURED = np.int64(4), np.int64(11), np.int64(12)
SYMBOL_BITS, THREE = np.uint64(0x3FF), np.uint64(3)
THIRDS = np.array([0, 1 / 3, 2 / 3, 1], np.float32)
SHOPS_EACH, TILE_KINDS = np.int64(SHOP_COUNT), np.int64(len(PAIRS))


@rule
def redeal(s, seat):  # noqa: ARG001  nobody knows more than a spectator
    """Put everything that was not yet drawn into a new order, the tiles in the box included."""
    mix(s, s.stack[np.int64(s.stack_top) :], len(s.tile_counts))
    mix(s, s.districts[np.int64(s.districts_top) :], DISTRICT_COUNT)


@rule
def reshuffle(s):
    """Draw anew what no seat knows: the same."""
    redeal(s, np.int64(-1))


@rule
def observe(s, seat, out):
    """Write what everybody knows, seats counted from the observer's; every number lies between -1 and 1."""
    out[:] = 0
    observe_turn(s, seat, out)
    observe_valley(s, seat, out)
    observe_stacks(s, out)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)


@rule(inline=True)
def seen_from(s, seat, other):
    """Which seat the other is, counted clockwise from one's own."""
    step = np.int64(other) - seat
    return step if step >= 0 else step + s.players


@rule
def observe_turn(s, seat, out):
    """Options, whose turn it is, and what is pending in it."""
    if s.to_move >= 0:
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + np.int64(s.decision)] = 1
    out[OPTION] = s.two_player_variant
    out[OPTION + 1] = s.tile_set
    out[OPTION + 2] = s.quarry_rule
    out[TURN] = share(s.turn, 36)
    if s.turns_left > 0:
        out[TURNS_LEFT] = s.turns_left / SEATS
    out[TO_PAY] = s.to_pay / 2
    if s.exchange_shop >= 0:
        out[EXCHANGE_SHOP + np.int64(s.exchange_shop)] = 1
    for kind in range(KIND_COUNT):
        out[STORE + kind] = s.store[kind] / TOKENS_EACH
        out[HELD + kind] = share(s.held[kind], 10)


@rule
def observe_valley(s, seat, out):
    """The grid and everything on it."""
    for row in range(0, SQUARES, COLUMNS):
        out[GRID + row : GRID + row + columns(s)] = 1
    for half in range(2):
        first = np.int64(64 * half)
        mark(np.uint64(s.free[half]), FREE + first, out)
        mark(np.uint64(s.wheat_squares[half]), WHEAT_SQUARES + first, out)
        mark(np.uint64(s.quarries[half]), QUARRIES + first, out)
        mark(np.uint64(s.rewards[half]), REWARDS + first, out)
        for kind in range(KIND_COUNT):
            mark(np.uint64(s.printed[kind, half]) & np.uint64(s.free[half]), PRINTED + kind * SQUARES + first, out)
            mark(np.uint64(s.picture[kind, half]), PICTURE + kind * SQUARES + first, out)
        for other in range(s.players):
            mark(np.uint64(s.monuments[other, half]), MONUMENTS + seen_from(s, seat, other) * SQUARES + first, out)


@rule
def mark(squares, first, out):
    """Mark each square of half a set."""
    while squares != U0:
        out[first + lowest(squares)] = 1
        squares &= squares - U1


@rule
def observe_tile(tile, place, out):
    """How often each kind is on a tile; nothing for an empty slot."""
    if tile >= 0:
        first, second = halves(tile)
        out[place + first] += 1 / 2
        out[place + second] += 1 / 2


@rule
def observe_stacks(s, out):
    """Pool, display, and what has not been seen yet."""
    for slot in range(POOL_SIZE):
        observe_tile(np.int64(s.pool[slot]), POOL + slot * KIND_COUNT, out)
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
                observe_shop(shop, place + 1 + position * SHOP_SIZE, out)


@rule
def observe_shop(shop, place, out):
    """What a shop needs and gives."""
    if gain_of(shop) == 0:
        return
    count_tokens(shop & SYMBOL_BITS, place, out)
    out[place + GAIN + gain_of(shop)] = 1
    out[place + VALUE] = share(value_of(shop), 10)
    mark(pictures_of(shop), place + PICTURED, out)


@rule
def count_tokens(tokens, place, out):
    """How many symbols or tokens of each kind there are / 3; each kind has two bits."""
    while tokens != U0:
        kind = lowest(tokens) >> 1
        out[place + kind] = THIRDS[np.int64((tokens >> np.uint64(2 * kind)) & THREE)]
        tokens &= ~(THREE << np.uint64(2 * kind))


@rule
def observe_seat(s, seat, other, out):
    """What lies in front of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[WHEAT + place] = share(s.wheat[other], 10)
    out[MONUMENTS_LEFT + place] = s.monuments_left[other] / 4
    out[SPACES_BUILT + place] = s.built_count[other] / 7
    for category in range(CATEGORY_COUNT):
        out[POINTS + place * CATEGORY_COUNT + category] = share(s.points[other, category], 100)
    for slot in range(RESERVE_SIZE):
        observe_tile(np.int64(s.reserve[other, slot]), RESERVE + (place * RESERVE_SIZE + slot) * KIND_COUNT, out)
    for shop in range(PRINTED_SHOPS + SHOPS_PER_DISTRICT * s.built_count[other]):
        observe_own_shop(s, other, shop, SHOPS + (place * SHOPS_EACH + shop) * OWN_SHOP_SIZE, out)


@rule
def observe_own_shop(s, seat, shop, place, out):
    """A shop with what lies in it."""
    word = shop_at(s, seat, shop)
    if gain_of(word) == 0:
        return
    observe_shop(word, place, out)
    tokens = np.uint64(s.tokens[seat, shop])
    kinds = accepted(word, tokens)
    count_tokens(tokens, place + SHOP_SIZE, out)
    mark(kinds, place + SHOP_SIZE + KIND_COUNT, out)
    out[place + OWN_SHOP_SIZE - 1] = kinds == U0
