"""The record of a game of Celestia. Cities are numbered from 0 as in CE-1.15, seats from 0; cards, faces of dice and
kinds of treasures as in `components`."""

from nomarch.core.record import Position, i8, i16, record, u8


@record
class State(Position):
    """One position, whole."""

    beginner: u8  # the variant of section 11

    cards: i8[84]  # the deck, see `core.piles`: from `top` on, top card first
    top: i16
    discards: i8[9]  # cards on the discard pile by kind
    orders: i8[256]  # orders given for coming reshuffles
    orders_next: i16
    orders_end: i16
    given_dice: i8[128]  # faces given for coming dice
    given_next: i16
    given_end: i16

    piles: i8[9, 11]  # treasures of each city: from `pile_top` on, top card first
    pile_top: i8[9]
    city: i8  # where the ship is
    journey: i16  # number of the journey, from 1
    captain: i8
    aboard: u8  # who is on the ship: seat s is bit s

    dice: i8[4]  # what the dice of this leg show
    dice_count: i8  # how many there are; 0 before the roll
    step: i8  # how far the leg is, see `legs`
    asked: i8  # how far clockwise from the captain the seat sits that was asked last in this step; -1: nobody yet
    declared: i8  # what the captain declared last in this leg: nothing, able or unable

    hand: i8[6, 9]  # cards in each seat's hand by kind
    hand_size: i8[6]
    treasures: i8[6, 78]  # each seat's treasures in the order of taking, by kind
    treasure_count: i8[6]
    spyglasses: i8[6]  # how many of them are magic spyglasses
    removed: i8[9]  # spyglasses that were played, by city
    points: i16[6]

    failed: i8[6, 4]  # the hazards that each seat, as captain, was last seen to be unable to meet; 0 once it paid
    since: i8[6]  # cards that it drew since
