"""The record of a game of Egizia.

Seats, crews, tracks, sites, buildings and cards are numbered from 0 in the order of `components`, `nile_cards` and
`sphinx_cards`; positions along the Nile from 1. Where a seat is meant, -1 is nobody.
"""

from nomarch.core.record import Position, i8, i16, record, u8, u32, u64

CATEGORIES = (
    "feeding",  # lost for missing grain
    "grain_market",  # for reaching the lowest space
    "fields",  # a brown field's bonus
    "sales",  # stones sold with N10
    "brick_cards",  # N24a, N24b
    "sphinx_returned",  # cards put back under the deck
    "obelisk",
    "tombs",
    "pyramid",
    "temple",
    "rows",  # majorities in rows of the pyramid
    "participation",
    "stone_sale",  # stones sold at the end
    "tomb_collection",  # the table of EG-13.5
    "sphinx_cards",
)
"""Where a player's points come from, as the score sheet lists it."""


@record
class State(Position):
    """One position, whole."""

    edition: u8  # the switches: german, czech, polish
    optional_cards: u8
    heliopolis_repeat: u8

    choices: u64[2]  # the legal actions of who is asked, a bit each: found once, since a single one is carried out
    phase: i8  # 0 opening cards, 1 to 7 as in EG-3.2, 8 final scoring, 9 over
    this_round: i8  # 1 to 5
    order: i8[4]  # the seat with tile 1, 2, ...
    ring: i8  # the water ring's space: left, middle, right

    score: i16[4]
    arrival: i16[4]  # when each marker last moved (EG-9.8)
    arrivals: i16  # the counter of such moves
    sheet: i16[4, 15]  # each seat's points by category

    stones: i8[4]
    strength: i8[4, 4]  # of each seat's crews
    used: u8[4]  # each seat's crews that built this round: crew c is bit c
    marker: i8[4, 2]  # each seat's space on the stone sale and the grain market, 1 to 5
    held: u64[4]  # Nile cards in front of each seat: card n is bit n
    boxed: u64  # Nile cards played, carried out or discarded
    upgrades: i8[8]  # upgrades on each field that can have them
    unattached: i8[4]  # each seat's N15 that lie on no field yet
    spent: u8[4]  # once-per-round permissions used this round: see `windows`

    nile_deck: i8[3, 22]  # the three decks, shuffled; rounds take them from the front
    nile: i8[10]  # the cards laid this round on C1 to C10
    lying: u32  # where such a card still lies: position p is bit p
    ships_in_hand: i8[4]
    ships: u32[4]  # where each seat has a ship: position p is bit p
    two_ships: u32[4]  # where it has two
    slots: i8[3, 5]  # who stands at each site: slots 1 to 3, reserve, extra

    sphinx_deck: i8[32]  # the deck in a ring, -1 where no card is
    sphinx_batch: i8[32]  # 0, or which put-back the card belongs to: 1 + seat + 4 * number
    sphinx_top: i8  # where the top card is
    sphinx_size: i8
    batches: i8  # how often cards were put back
    sphinx_held: u32[4]  # each seat's Sphinx cards: card n is bit n
    sphinx_shown: u8  # the seats that have scored theirs: seat p is bit p
    drawn: u32  # the cards that who is asked looks at
    kept: u32  # those of them already chosen

    obelisk: i8[13]  # whose brick is on each space, in the order of building
    obelisk_bricks: i8
    tombs: i8[20]  # values: the row of 12 from the Nile on, then the boxed tiles
    tombs_taken: i8
    tomb_owner: i8[12]
    pyramid: i8[6, 6]  # whose brick is on each space of each row, from the left
    row_bricks: i8[6]
    temple: i8[4, 4]  # whose brick is on each space of left pillar, right pillar, columns, top stones
    part_bricks: i8[4]
    bricks: i8[4, 4]  # each seat's bricks in obelisk, tombs, pyramid, temple

    sailor: i8  # whose turn it is in sailing: index into `order`
    out: u8  # who is out of the sailing phase: seat p is bit p
    entered: i8  # the round space whose effect N6 may repeat now, 0 without one
    effect: i8  # the next effect to be carried out, and the end of its program (see `effects`)
    effect_end: i8
    raises: i8  # crew steps still to be chosen
    resume: i8  # the decision to go back to after that

    queue: i8[4]  # seats feeding or entering their bonus, or slots building, in their order
    queue_size: i8
    queue_at: i8
    asked: i8  # index into `order` where holders of a card are asked one after the other
    grain: i8  # grain won from cards and stones in this feeding

    site: i8  # where is being built
    withdrawn: i8  # ships withdrawn from it
    first_place: i8  # who played N9 this round
    built: u8[4]  # the sites where each seat built this round: site n is bit n
    team: u8  # crews in the present build: crew c is bit c
    team_strength: i8
    second_crew: u8  # whether N2 was played in it
    cost: i8[2]  # paid so far in it for the site's first and second building
    paid: i8  # Sphinx cards paid for
    keeps: i8  # Sphinx cards still to be kept, -1 while it is open whether any
    full_rows: i8[6]  # pyramid rows completed in it, in this order
    full_row_count: i8
