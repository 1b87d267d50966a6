"""The record of a game of Camel Up. Camels are numbered as in CU-1.9, seats from 0, spaces from 1."""

from nomarch.core.record import Position, i8, i16, record, u8, u32, u64

CATEGORIES = (
    "start",  # starting money
    "leg_tiles",  # leg tiles without ranking tile
    "ranking_tiles",  # leg tiles with ranking tile
    "pyramid_tiles",
    "ally",  # rewards copied from an ally
    "desert",  # coins for landings on one's desert tile
    "photos",
    "winner_pile",
    "loser_pile",
    "waived",  # debts beyond one's money
)
"""Where a player's money comes from, as the score sheet lists it."""


@record
class State(Position):
    """One position, whole."""

    dice: u8  # the six switches of CU-1.1
    adrenaline: u8
    paparazzi: u8
    connoisseurs: u8
    allies: u8
    referee: u8

    last_space: i8  # L of CU-4.1
    camels: u64  # all camels in their order, see `track`
    oases: u32  # spaces with a desert tile, oasis side up: space s is bit s
    mirages: u32  # the same for the mirage side
    desert_space: i8[10]  # space of each seat's desert tile, 0 when it is not on the track
    camera: i8  # the camera space, 0 when there is none
    photographer: i8  # the seat that holds the photographer tile, -1 when nobody does
    referee_space: i8  # where the referee stands, 0 when he is off the track

    regular_dice: u8  # regular dice in the pyramid: colour c is bit c
    extra_dice: u8  # extra dice in the pyramid
    platform: u8  # extra dice on the platform; with adrenaline the rest lie in their craters
    regular_faces: i8[5]  # what each regular die shows in its tent, 0 while it is in the pyramid
    extra_faces: i8[5]  # what each extra die showed this leg, 0 before it is rolled
    pyramid_stack: i8  # pyramid tiles that can be taken

    stack_top: i8[5]  # of each colour's leg stack, as indices into the printed order: the next tile to take
    stack_end: i8[5]  # one beyond the lowest tile
    ranking_seat: i8[4]  # who holds the ranking tile of place 2 + i, -1 when it is available
    ranking_colour: i8[4]  # the leg tile beneath it: its colour
    ranking_value: i8[4]  # and its value, as an index into 5, 3, 2
    ally: i8[10]  # each seat's ally, -1 without one

    money: i16[10]
    leg_tiles: i8[10, 5, 3]  # uncovered leg tiles of each seat by colour and value (5, 3, 2)
    pyramid_tiles: i8[10]
    hand: u8[10]  # race cards in hand, colour c is bit c
    pile_size: i8[2]  # cards on the winner and the loser pile
    pile_seat: i8[2, 50]  # whose card it is, in the order of placing
    pile_colour: i8[2, 50]  # secret until the race is scored

    marker: i8  # the seat with the leg starting player marker
    leg: i16  # number of the leg, from 1
    crossed: u8  # 1 once a camel has crossed the finish line
    income: i16[10, 10]  # each seat's money by category, for the score sheet
