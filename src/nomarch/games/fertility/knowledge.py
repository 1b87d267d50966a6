"""What nobody can know, and what everybody knows as numbers.

Hidden are only the order of the two stacks and which tiles went back into the box (FE-13.7).
"""

import numpy as np

from nomarch.core.bits import has
from nomarch.core.observation import start
from nomarch.core.rng import mix
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import DECISIONS
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
from nomarch.games.fertility.shops import GAINS, KIND_COUNT, KINDS, accepted, gain_of, pictures_of, value_of
from nomarch.games.fertility.supplying import SHOPS_PER_DISTRICT, shop_at
from nomarch.games.fertility.valley import COLUMNS, SQUARES, contains

SHOP_NUMBERS = 5 + len(GAINS) - 1 + 1 + 8
"""Of each shop: the symbols A, C, G, P, any / 3, one of six gains, the value / 10, the kinds or gods pictured."""
OWN_SHOP_NUMBERS = SHOP_NUMBERS + 2 * len(KINDS) + 1
"""The same, the tokens in it by kind / 3, the kinds that it takes, and whether it is full."""
SHOP_COUNT = 25

OBSERVATION = (
    ("to_move", MOST_SEATS),  # who is asked; here and below seats are counted from one's own
    ("decision", len(DECISIONS)),  # what is asked
    ("options", 3),
    ("seats", MOST_SEATS),  # 1 for every seat taken
    ("turn", 1),  # number of the turn / 36
    ("turns_left", 1),  # after the end is triggered, / 4
    ("grid", int(SQUARES)),  # squares inside the grid
    ("free", int(SQUARES)),
    ("wheat_squares", int(SQUARES)),
    ("printed", 4 * int(SQUARES)),  # printed resources of each kind that nothing covers
    ("picture", 4 * int(SQUARES)),  # pictures of each kind
    ("quarries", int(SQUARES)),
    ("rewards", int(SQUARES)),
    ("monuments", MOST_SEATS * int(SQUARES)),  # of each seat
    ("reserve", MOST_SEATS * int(RESERVE_SIZE) * len(KINDS)),  # halves of each kind / 2 of each tile
    ("pool", int(POOL_SIZE) * len(KINDS)),
    ("stack", 1),  # tiles / 31
    ("unseen_tiles", len(PAIRS)),  # in the stack or in the box / 9
    ("unseen_districts", int(DISTRICT_COUNT)),
    ("display", int(DISPLAY_SIZE) * (1 + 3 * SHOP_NUMBERS)),  # cost / 2 and shops of each district
    ("to_pay", 1),  # units / 2
    ("exchange_shop", SHOP_COUNT),  # the exchange shop just filled
    ("store", len(KINDS)),  # tokens / 20
    ("held", len(KINDS)),  # tokens / 6 of the seat to move
    ("wheat", MOST_SEATS),  # / 10
    ("monuments_left", MOST_SEATS),  # / 4
    ("spaces", MOST_SEATS),  # districts built / 7
    ("points", MOST_SEATS * int(CATEGORY_COUNT)),  # debens / 50
    ("shops", MOST_SEATS * SHOP_COUNT * OWN_SHOP_NUMBERS),
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
SHOP_SIZE, OWN_SHOP_SIZE = np.int64(SHOP_NUMBERS), np.int64(OWN_SHOP_NUMBERS)
SYMBOLS, GAIN, VALUE, PICTURED = np.int64(5), np.int64(4), np.int64(11), np.int64(12)
SHOPS_EACH = np.int64(SHOP_COUNT)


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
    """Write what everybody knows, seats counted from the observer's; every number lies between 0 and about 1."""
    out[:] = 0
    observe_turn(s, seat, out)
    observe_valley(s, seat, out)
    observe_stacks(s, out)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)


@rule(inline=True)
def seen_from(s, seat, other):
    """Which seat the other is, counted clockwise from one's own."""
    return (np.int64(other) - seat + s.players) % s.players


@rule
def observe_turn(s, seat, out):
    """Options, whose turn it is, and what is pending in it."""
    if s.to_move >= 0:
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + np.int64(s.decision)] = 1
    out[OPTION] = s.two_player_variant
    out[OPTION + 1] = s.tile_set
    out[OPTION + 2] = s.quarry_rule
    out[TURN] = s.turn / 36
    if s.turns_left > 0:
        out[TURNS_LEFT] = s.turns_left / SEATS
    out[TO_PAY] = s.to_pay / 2
    if s.exchange_shop >= 0:
        out[EXCHANGE_SHOP + np.int64(s.exchange_shop)] = 1
    for kind in range(KIND_COUNT):
        out[STORE + kind] = s.store[kind] / TOKENS_EACH
        out[HELD + kind] = s.held[kind] / 6


@rule
def observe_valley(s, seat, out):
    """The grid and everything on it."""
    for square in range(SQUARES):
        out[GRID + square] = square % COLUMNS < columns(s)
        out[FREE + square] = contains(s.free, square)
        out[WHEAT_SQUARES + square] = contains(s.wheat_squares, square)
        out[QUARRIES + square] = contains(s.quarries, square)
        out[REWARDS + square] = contains(s.rewards, square)
        for kind in range(KIND_COUNT):
            uncovered = contains(s.printed[kind], square) and contains(s.free, square)
            out[PRINTED + kind * SQUARES + square] = uncovered
            out[PICTURE + kind * SQUARES + square] = contains(s.picture[kind], square)
        for other in range(s.players):
            out[MONUMENTS + seen_from(s, seat, other) * SQUARES + square] = contains(s.monuments[other], square)


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
    out[STACK] = (np.int64(s.stack_end) - np.int64(s.stack_top)) / 31
    for i in range(np.int64(s.stack_top), TILE_COUNT):
        out[UNSEEN_TILES + np.int64(s.stack[i])] += 1 / 9
    for i in range(np.int64(s.districts_top), DISTRICT_COUNT):
        out[UNSEEN_DISTRICTS + np.int64(s.districts[i])] = 1
    for slot in range(DISPLAY_SIZE):
        district = np.int64(s.display[slot])
        if district >= 0:
            place = DISPLAY + slot * (1 + SHOPS_PER_DISTRICT * SHOP_SIZE)
            out[place] = s.district_cost[district] / 2
            for position in range(SHOPS_PER_DISTRICT):
                shop = np.uint64(s.district_shops[district, position])
                observe_shop(shop, place + 1 + position * SHOP_SIZE, out)


@rule
def observe_shop(shop, place, out):
    """What a shop needs and gives."""
    if gain_of(shop) == 0:
        return
    for symbol in range(SYMBOLS):
        out[place + symbol] = np.int64((shop >> np.uint64(2 * symbol)) & np.uint64(3)) / 3
    out[place + GAIN + gain_of(shop)] = 1
    out[place + VALUE] = value_of(shop) / 10
    for picture in range(8):
        out[place + PICTURED + picture] = has(pictures_of(shop), picture)


@rule
def observe_seat(s, seat, other, out):
    """What lies in front of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[WHEAT + place] = s.wheat[other] / 10
    out[MONUMENTS_LEFT + place] = s.monuments_left[other] / 4
    out[SPACES_BUILT + place] = s.built_count[other] / 7
    for category in range(CATEGORY_COUNT):
        out[POINTS + place * CATEGORY_COUNT + category] = s.points[other, category] / 50
    for slot in range(RESERVE_SIZE):
        observe_tile(np.int64(s.reserve[other, slot]), RESERVE + (place * RESERVE_SIZE + slot) * KIND_COUNT, out)
    for shop in range(SHOPS_EACH):
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
    for kind in range(KIND_COUNT):
        out[place + SHOP_SIZE + kind] = np.int64((tokens >> np.uint64(2 * kind)) & np.uint64(3)) / 3
        out[place + SHOP_SIZE + KIND_COUNT + kind] = has(kinds, kind)
    out[place + OWN_SHOP_SIZE - 1] = kinds == np.uint64(0)
