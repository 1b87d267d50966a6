"""The record of a game of CuBirds. Species are numbered as in CB-1, seats and rows from 0."""

from nomarch.core.record import Position, i8, i16, record, u8


@record
class State(Position):
    """One position, whole."""

    cards: i8[110]  # the draw pile, see `core.piles`: from `top` on, top card first
    top: i16
    discards: i8[8]  # cards on the discard pile by species
    orders: i8[256]  # orders given for coming reshuffles
    orders_next: i16
    orders_end: i16

    rows: i8[4, 110]  # the cards of each row from left to right
    row_size: i8[4]
    hand: i8[5, 8]  # cards in each seat's hand by species
    hand_size: i8[5]
    collection: i8[5, 8]  # cards in each seat's collection by species

    known: i8[5, 8]  # cards in each hand that everybody has seen going there
    room: i8[5, 8]  # cards that came into each hand unseen since it was last seen to have none of the species

    dealer: i8  # who began the round
    round_number: i16  # number of the round, from 1
    turn: i16  # number of the turn, from 1
    winners: u8  # once the game is over: seat s is bit s
