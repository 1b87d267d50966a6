"""The record of a game of Fertility.

Kinds of resources are numbered A, C, G, P, seats from 0, squares r·16 + c (FE-14.3); sets of squares are two words of
64 bits, the upper and the lower four rows. A tile is first half · 4 + second half. A slot or space without anything
holds -1.
"""

from nomarch.core.record import Position, i8, i16, record, u8, u16, u32, u64

CATEGORIES = ("general", "specialists", "statues", "monuments", "granary")
"""The five steps of scoring (section 11)."""


@record
class State(Position):
    """One position, whole."""

    two_player_variant: u8  # the options of section 12
    tile_set: u8
    quarry_rule: u8

    own_box: u8  # 1 when the components below were given, 0 when they are those of components.toml
    board_squares: i8[4, 32]  # kind of each square of the four valley boards, row by row
    tile_counts: i8[16]  # tiles in the box by tile
    printed_shops: u32[4, 4]  # shops of each metropolis board, see `shops`
    district_cost: i8[40]
    district_shops: u32[40, 3]
    granary: i16[41]  # debens by wheat
    last_wheat: i8  # last space of the granary
    statues: i16[9]  # debens by number of different gods
    gods: i8  # how many gods there are

    boards: i8[4]  # valley boards from left to right
    turned: u8[4]  # 1 for one turned by 180°
    start: i8  # square of the start tile
    stack: u8[50]  # all tiles, top first
    districts: u8[40]  # all districts, top first
    metropolis: i8[4]  # metropolis board of each seat

    free: u64[2]  # desert squares that nothing covers
    wheat_squares: u64[2]
    water_squares: u64[2]
    printed: u64[4, 2]  # squares with a printed resource of each kind, covered or not
    picture: u64[4, 2]  # squares that show a picture of each kind; the start tile shows all four
    beside: u64[4, 2]  # squares beside a picture of each kind
    quarries: u64[2]  # free squares that are quarries
    rewards: u64[2]  # quarries whose reward is still to be chosen
    monuments: u64[4, 2]  # squares with a monument of each seat
    laid: u16[36]  # tiles in the order of placing: (tile · 4 + orientation) · 128 + anchor
    laid_count: i8

    stack_top: i8  # tiles drawn so far
    stack_end: i8  # tiles of the game; the rest is in the box
    reserve: i8[4, 3]
    pool: i8[3]
    discarded: i8[16]  # tiles discarded by players, by tile
    removed: i8[16]  # tiles removed from the pool in the two-player variant, by tile
    districts_top: i8  # districts drawn so far
    display: i8[4]

    store: i8[4]  # tokens of each kind in the Store
    held: i8[4]  # tokens beside the metropolis of the seat to move
    wheat: i8[4]  # wheat marker of each seat
    monuments_left: i8[4]
    built: i8[4, 7]  # district on each space of each seat
    built_count: i8[4]
    tokens: u8[4, 25]  # tokens in each shop, see `shops`
    open: u64[4, 2]  # shop · 4 + kind is set when the seat's shop takes that kind
    shop_tokens: i8[4, 4]  # tokens in each seat's shops by kind
    rates: i8[4, 4]  # debens that each seat's full specialists pay for a token of each kind
    statue_gods: u8[4]  # gods of each seat's full shops: god g is bit g
    statues_any: i8[4]  # statues of gods of the seat's choice
    points: i16[4, 5]  # debens of each seat by category, as it stands

    turn: i8  # number of the turn, from 0
    turns_left: i8  # turns that are left including this one, -1 before the end is triggered
    reserve_slot: i8  # slot of the tile placed or discarded this turn
    display_slot: i8  # slot of the district built this turn, -1 without one
    to_pay: i8  # units of cost still to be paid
    exchange_shop: i8  # the exchange shop just filled
