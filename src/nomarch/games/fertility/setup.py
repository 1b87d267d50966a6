"""Setting up (section 2), and what can be chosen beforehand (section 12)."""

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.errors import BadOptions
from nomarch.core.options import Option, Options
from nomarch.core.rng import below, shuffle
from nomarch.core.rule import rule
from nomarch.games.fertility.box import BOARDS, SQUARES
from nomarch.games.fertility.components import (
    BOARDS_IN_PLAY,
    BOX,
    DISPLAY_SIZE,
    DISTRICT_COUNT,
    MONUMENTS_EACH,
    POOL_SIZE,
    RESERVE_SIZE,
    SEATS,
    SPACES,
    TILE_SET_COUNTS,
    TILE_SETS,
    TILES_DRAWN,
    TILES_DRAWN_VARIANT,
    TOKENS_EACH,
)
from nomarch.games.fertility.rounds import NO_SLOT, begin_turn, reveal_district, reveal_tile
from nomarch.games.fertility.scoring import count_granary, count_statues
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.supplying import NO_SHOP, PRINTED_SHOPS, SHOPS_PER_DISTRICT, open_shop
from nomarch.games.fertility.valley import COLUMNS, ROWS, add, cover, find_quarries

OPTIONS = (
    Option("two_player_variant"),
    Option("tile_set", tuple(TILE_SETS)),
    Option("quarry_rule", ("diagonal", "orthogonal")),
)

TABLES = BOX.tables()
BOARD_SQUARES, PRINTED, SHOPS = TABLES["board_squares"], TABLES["printed_shops"], TABLES["district_shops"]
COST, GRANARY, STATUES = TABLES["district_cost"], TABLES["granary"], TABLES["statues"]
LAST_WHEAT, GODS = TABLES["last_wheat"], TABLES["gods"]
BOARD_COUNT, BOARD_SIZE, BOARD_WIDTH = np.int64(BOARDS), np.int64(32), np.int64(4)
DESERT, WHEAT, WATER, START = (np.int64(SQUARES.index(square)) for square in ".H~S")
PRINTED_KIND = np.int64(SQUARES.index("a"))
NONE = np.int64(-1)
FAR = np.int64(1 << 20)


def check(players: int, options: Options) -> None:
    """Options that do not go with so many players (FE-12.6)."""
    if options["two_player_variant"] and players != 2:
        raise BadOptions.say("unfit-two_player_variant", __package__, players=players)


@rule
def deal(s):
    """All that chance decides, in the order of FE-13.3."""
    if s.own_box == 0:
        open_box(s)
    deal_boards(s)
    s.start = nearest_start(s)
    shuffle_tiles(s)
    for district in range(DISTRICT_COUNT):
        s.districts[district] = district
    shuffle(s, s.districts, DISTRICT_COUNT)
    for seat in range(SEATS):
        s.metropolis[seat] = seat
    shuffle(s, s.metropolis, SEATS)
    for seat in range(s.players, SEATS):
        s.metropolis[seat] = NONE


@rule
def open_box(s):
    """Take the components of components.toml."""
    for board in range(BOARD_COUNT):
        for square in range(BOARD_SIZE):
            s.board_squares[board, square] = BOARD_SQUARES[board, square]
        for shop in range(PRINTED_SHOPS):
            s.printed_shops[board, shop] = PRINTED[board, shop]
    for tile in range(len(s.tile_counts)):
        s.tile_counts[tile] = TILE_SET_COUNTS[np.int64(s.tile_set), tile]
    for district in range(DISTRICT_COUNT):
        s.district_cost[district] = COST[district]
        for shop in range(SHOPS_PER_DISTRICT):
            s.district_shops[district, shop] = SHOPS[district, shop]
    for wheat in range(len(GRANARY)):
        s.granary[wheat] = GRANARY[wheat]
    for different in range(len(STATUES)):
        s.statues[different] = STATUES[different]
    s.last_wheat = LAST_WHEAT
    s.gods = GODS


@rule
def deal_boards(s):
    """Boards in any order (FE-2.1, FE-2.2), each perhaps turned (FE-2.3)."""
    in_play = BOARDS_IN_PLAY[np.int64(s.players)]
    for board in range(BOARD_COUNT):
        s.boards[board] = board
        s.turned[board] = 0
    for place in range(in_play):
        other = place + below(s, BOARD_COUNT - place)
        s.boards[place], s.boards[other] = s.boards[other], s.boards[place]
    for place in range(in_play):
        s.turned[place] = below(s, np.int64(2))
    for place in range(in_play, BOARD_COUNT):
        s.boards[place] = NONE


@rule(inline=True)
def square_kind(s, place, square):
    """What the board in a place shows on its square of this number, counted as it lies."""
    return np.int64(
        s.board_squares[np.int64(s.boards[place]), BOARD_SIZE - 1 - square if s.turned[place] != 0 else square]
    )


@rule(inline=True)
def grid_square(place, square):
    """The number of a board's square on the grid."""
    return square // BOARD_WIDTH * COLUMNS + place * BOARD_WIDTH + square % BOARD_WIDTH


@rule(inline=True)
def off_centre(s, square):
    """Distance from the centre of the grid as FE-13.6 measures it."""
    down = 2 * (square // COLUMNS) + 1 - ROWS
    across = 2 * (square % COLUMNS) + 1 - BOARD_WIDTH * BOARDS_IN_PLAY[np.int64(s.players)]
    return down * down + across * across


@rule
def nearest_start(s):
    """The start symbol nearest to the centre (FE-2.4), at equal distance any of them (FE-2.5)."""
    nearest = NONE
    least = FAR
    equal = np.int64(1)
    for place in range(BOARDS_IN_PLAY[np.int64(s.players)]):
        for square in range(BOARD_SIZE):
            if square_kind(s, place, square) == START:
                here = grid_square(place, square)
                distance = off_centre(s, here)
                if distance < least:
                    nearest, least, equal = here, distance, np.int64(1)
                elif distance == least:
                    equal += 1
                    if below(s, equal) == 0:
                        nearest = here
    return nearest


@rule
def shuffle_tiles(s):
    """All tiles in random order; those that the game uses are the first (FE-2.7, FE-2.8, FE-13.5)."""
    filled = np.int64(0)
    for tile in range(len(s.tile_counts)):
        for _ in range(s.tile_counts[tile]):
            s.stack[filled] = tile
            filled += 1
    shuffle(s, s.stack, filled)


@rule
def begin(s, log):
    """Set up what chance does not decide, and begin the first turn (FE-2.15, FE-13.4)."""
    lay_boards(s)
    for kind in range(KIND_COUNT):
        cover(s, np.int64(s.start), kind)
        s.store[kind] = TOKENS_EACH
    find_quarries(s)
    for seat in range(SEATS):
        set_up_seat(s, seat)
    s.stack_end = TILES_DRAWN_VARIANT if s.two_player_variant != 0 else TILES_DRAWN[np.int64(s.players)]
    for seat in range(s.players):
        for slot in range(RESERVE_SIZE):
            s.reserve[seat, slot] = s.stack[np.int64(s.stack_top)]
            s.stack_top += 1
    for slot in range(POOL_SIZE):
        reveal_tile(s, slot, log)
    for slot in range(DISPLAY_SIZE):
        reveal_district(s, slot, log)
    s.turns_left = NO_SLOT
    s.exchange_shop = NO_SHOP
    begin_turn(s, np.int64(0), log)


@rule
def lay_boards(s):
    """Lay the boards side by side; unused start symbols are plain desert (FE-2.2, FE-2.6)."""
    for half in range(2):
        s.free[half] = s.wheat_squares[half] = s.water_squares[half] = U0
    for place in range(BOARDS_IN_PLAY[np.int64(s.players)]):
        for square in range(BOARD_SIZE):
            kind, target = square_kind(s, place, square), grid_square(place, square)
            if kind == WHEAT:
                add(s.wheat_squares, target)
            elif kind == WATER:
                add(s.water_squares, target)
            else:
                add(s.free, target)
                if kind not in (DESERT, START):
                    add(s.printed[kind - PRINTED_KIND], target)


@rule
def set_up_seat(s, seat):
    """A metropolis with its printed shops, no wheat and four monuments (FE-2.11, FE-2.14)."""
    for space in range(SPACES):
        s.built[seat, space] = NONE
    for slot in range(RESERVE_SIZE):
        s.reserve[seat, slot] = NONE
    if seat < s.players:
        s.monuments_left[seat] = MONUMENTS_EACH
        for shop in range(PRINTED_SHOPS):
            open_shop(s, seat, shop)
        count_granary(s, seat)
        count_statues(s, seat)
