"""Phase 2, sailing (section 4), with the rulings on placement (EG-16.8 to EG-16.27)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, has, popcount
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import (
    EVENTS,
    LEFT,
    POST,
    SAIL,
    SECOND_SHIP,
    SLOT,
)
from nomarch.games.egizia.components import LAST_POSITION, LOCATIONS, OPEN_SLOTS, SITES, SLOTS
from nomarch.games.egizia.effects import start_effects
from nomarch.games.egizia.nile_cards import (
    CARD_END,
    CARD_START,
    IMMEDIATE,
    N1,
    N6,
    N8,
    N12,
    N14,
    N15,
    N16,
    PLACE_END,
    PLACE_START,
)
from nomarch.games.egizia.phases import FEEDING, ask, go_to
from nomarch.games.egizia.windows import ONCE_N14, ONCE_N16, box, holds, permitted, spend


def _positions(kind: str) -> np.uint64:
    return np.uint64(sum(1 << location["pos"] for location in LOCATIONS if location["kind"] == kind))


CARD_PLACES, ROUND_SPACES, SITE_PLACES = _positions("card"), _positions("round"), _positions("site")
HELIOPOLIS = LAST_POSITION
SITE_AT = np.array(
    [-1] + ["ABC".index(location["site"]) if location["kind"] == "site" else -1 for location in LOCATIONS], np.int64
)
POSITION_OF_SITE = np.array([location["pos"] for location in LOCATIONS if location["kind"] == "site"], np.int64)
SITE_COUNT = np.int64(len(SITES))
SLOT_COUNT = np.int64(len(SLOTS))
RESERVE, EXTRA = np.int64(SLOTS.index("reserve")), np.int64(SLOTS.index("extra"))
EMPTY = np.int64(-1)
U2, U4, U8, U16 = (np.uint64(half) for half in (2, 4, 8, 16))

ONLY_DOWNSTREAM = clause("EG-4.4")
NO_SHIP_LEFT = clause("EG-4.5")
NO_CARD_THERE = clause("EG-4.6")
SPACE_TAKEN = clause("EG-4.8")
ONE_SHIP_A_SITE = clause("EG-4.10")
SAME_PLACE = clause("EG-16.9")
NOT_AT_HELIOPOLIS = clause("EG-5.7")
SLOT_TAKEN = clause("EG-4.3")
SLOT_BLOCKED = clause("EG-2.14")
SLOT_FREE = clause("EG-4.11")
EXTRA_NEEDS_FULL_SITE = clause("EG-16.17")
NO_EXTRA_BUILDER = clause("EG-11.13")
NOT_HELD = clause("EG-16.1")
NO_PLACE_FOR_IT = clause("EG-16.14")
NOTHING_TO_REPEAT = clause("EG-16.19")
NOT_REPEATED_THERE = clause("EG-16.21")
NOT_LEFT_OVER = clause("EG-16.25")

SHIP_PLACED, IN_SLOT, CARD_TAKEN = EVENTS.code("ship_placed"), EVENTS.code("slot_taken"), EVENTS.code("card_taken")
PASSED, OUT, NOTHING_TAKEN = EVENTS.code("passed"), EVENTS.code("out"), EVENTS.code("nothing_taken")
RETURNED = EVENTS.code("ships_returned")


@rule
def begin_sailing(s, log):
    """Nobody is out, and tile 1 begins (EG-4.1)."""
    s.out = 0
    s.sailor = s.players - 1
    next_turn(s, log)


@rule
def next_turn(s, log):
    """The next player in tile order who can still place a ship; one who cannot is out without being asked (EG-4.1,
    EG-4.13). When all are out, cards left over may be taken (EG-4.14)."""
    shared_code()
    players = np.int64(s.players)
    sailor = np.int64(s.sailor)
    for _ in range(players):
        sailor = sailor + 1 if sailor + 1 < players else np.int64(0)
        seat = np.int64(s.order[sailor])
        if not has(np.uint64(s.out), seat):
            if open_locations(s, seat) != U0:
                s.sailor = sailor
                ask(s, seat, SAIL)
                return
            leave(s, seat)
            emit(log, OUT, seat, NOTHING, NOTHING, NOTHING)
    s.asked = -1
    ask_next_holder(s, log)


@rule
def leave(s, seat):
    """The seat is out for the rest of the phase (EG-4.12, EG-16.6)."""
    s.out = np.uint8(np.uint64(s.out) | bit(seat))


@rule
def pass_turn(s, seat, log):
    """Place no more ships in this phase (EG-4.12)."""
    leave(s, seat)
    emit(log, PASSED, seat, NOTHING, NOTHING, NOTHING)
    next_turn(s, log)


# Where a ship may go


@rule
def up_to_highest(word):
    """All bits up to the highest one set."""
    word |= word >> U1
    word |= word >> U2
    word |= word >> U4
    word |= word >> U8
    return word | (word >> U16)


@rule
def occupied(s):
    """The positions with a ship."""
    ships = U0
    for seat in range(len(s.ships)):
        ships |= np.uint64(s.ships[seat])
    return ships


@rule
def open_locations(s, seat):
    """The positions where the seat may place a ship (EG-16.8): downstream of its ships, or with N14 upstream of the
    last one, never beside it (EG-16.9); a card, a free round space, with N16 an occupied one, or a site."""
    shared_code()
    if s.ships_in_hand[seat] == 0:
        return U0
    own = np.uint64(s.ships[seat])
    sailed = up_to_highest(own)
    reach = ~sailed
    if permitted(s, seat, N14, ONCE_N14):
        reach |= sailed >> U1
    spaces = ROUND_SPACES & ~occupied(s)
    if permitted(s, seat, N16, ONCE_N16):
        spaces |= ROUND_SPACES & ~bit(HELIOPOLIS)
    return reach & (np.uint64(s.lying) | spaces | (SITE_PLACES & ~own))


@rule
def refuse_location(s, seat, position):
    """Why the seat may not place a ship there."""
    if has(open_locations(s, seat), position):
        return NOTHING
    if s.ships_in_hand[seat] == 0:
        return NO_SHIP_LEFT
    own = np.uint64(s.ships[seat])
    sailed = up_to_highest(own)
    if has(sailed, position):
        if not has(sailed >> U1, position):
            return SAME_PLACE
        if not permitted(s, seat, N14, ONCE_N14):
            return ONLY_DOWNSTREAM
    if has(CARD_PLACES, position):
        return NO_CARD_THERE
    if has(SITE_PLACES, position):
        return ONE_SHIP_A_SITE
    return NOT_AT_HELIOPOLIS if permitted(s, seat, N16, ONCE_N16) else SPACE_TAKEN


@rule
def place_ship(s, seat, position, log):
    """Put a ship there and carry out what the place gives (EG-4.6 to EG-4.9); N14 and N16 are spent if they were
    needed (EG-16.11)."""
    own, here = np.uint64(s.ships[seat]), bit(position)
    if here <= own:
        spend(s, seat, ONCE_N14)
    if has(ROUND_SPACES & occupied(s), position):
        spend(s, seat, ONCE_N16)
    s.ships_in_hand[seat] -= 1
    s.ships[seat] = np.uint32(own | here)
    s.two_ships[seat] = np.uint32(np.uint64(s.two_ships[seat]) | (own & here))
    s.entered = 0
    emit(log, SHIP_PLACED, seat, position - 1, NOTHING, NOTHING)
    if has(SITE_PLACES, position):
        s.site = SITE_AT[position]
        ask(s, seat, SLOT)
    elif has(ROUND_SPACES, position):
        s.entered = position
        use_round_space(s, seat, position, log)
    else:
        s.lying = np.uint32(np.uint64(s.lying) & ~here)
        if take_card(s, seat, np.int64(s.nile[position >> 1]), POST, log):
            ask(s, seat, POST)


@rule
def use_round_space(s, seat, position, log):
    """Carry out the effect of a round space (section 5)."""
    if start_effects(s, seat, PLACE_START[position - 1], PLACE_END[position - 1], POST, log):
        ask(s, seat, POST)


@rule
def take_card(s, seat, card, resume, log):
    """An Immediate card is boxed and carried out, any other laid in front of the player (EG-4.7, EG-11.1), a brown
    field with its bonus (EG-11.4); whether that is done without a decision."""
    shared_code()
    emit(log, CARD_TAKEN, seat, card, NOTHING, NOTHING)
    if has(IMMEDIATE, card):
        s.boxed = np.uint64(s.boxed) | bit(card)
    else:
        s.held[seat] = np.uint64(s.held[seat]) | bit(card)
        if has(N15, card):
            s.unattached[seat] += 1
    return start_effects(s, seat, CARD_START[card], CARD_END[card], resume, log)


# Standing at a site


@rule
def free_slots(s, site):
    """The open slots where nobody stands (EG-2.14, EG-4.9)."""
    slots = U0
    for slot in range(OPEN_SLOTS[np.int64(s.players)]):
        if s.slots[site, slot] == EMPTY:
            slots |= bit(slot)
    return slots


@rule
def open_slots(s, seat):
    """Any free slot; if there is none, beside the site: in reserve, or with N8 as extra builder (EG-4.9, EG-16.17)."""
    slots = free_slots(s, np.int64(s.site))
    if slots == U0:
        slots = bit(RESERVE)
        if holds(s, seat, N8):
            slots |= bit(EXTRA)
    return slots


@rule
def refuse_slot(s, seat, slot):
    """Why the seat cannot stand there."""
    if has(open_slots(s, seat), slot):
        return NOTHING
    free = free_slots(s, np.int64(s.site)) != U0
    if slot == RESERVE:
        return SLOT_FREE
    if slot == EXTRA:
        return EXTRA_NEEDS_FULL_SITE if free else NO_EXTRA_BUILDER
    return SLOT_BLOCKED if slot >= OPEN_SLOTS[np.int64(s.players)] else SLOT_TAKEN


@rule
def take_slot(s, seat, slot, log):
    """Stand there; N8 is boxed at once (EG-16.17)."""
    if slot == EXTRA:
        box(s, seat, N8, log)
    site = np.int64(s.site)
    s.slots[site, slot] = seat
    emit(log, IN_SLOT, seat, site, slot, NOTHING)
    ask(s, seat, POST)


# After the ship stands


@rule
def repeatable(s):
    """Whether the effect of the round space just entered may be carried out again (EG-16.19, EG-16.21)."""
    return s.entered > 0 and (s.entered != HELIOPOLIS or s.heliopolis_repeat != 0)


@rule
def can_repeat(s, seat):
    """Whether N6 can be played now."""
    return repeatable(s) and holds(s, seat, N6)


@rule
def can_sail_again(s, seat):
    """Whether N1 can be played now (EG-16.14)."""
    return holds(s, seat, N1) and open_locations(s, seat) != U0


@rule
def refuse_repeat(s, seat):
    """Why N6 cannot be played after this ship."""
    if not holds(s, seat, N6):
        return NOT_HELD
    if s.entered == 0:
        return NOTHING_TO_REPEAT
    return NOTHING if repeatable(s) else NOT_REPEATED_THERE


@rule
def refuse_second_ship(s, seat):
    """Why N1 cannot be played after this ship."""
    if not holds(s, seat, N1):
        return NOT_HELD
    return NOTHING if can_sail_again(s, seat) else NO_PLACE_FOR_IT


@rule
def repeat_round_space(s, seat, log):
    """N6: the effect a second time (EG-16.20)."""
    box(s, seat, N6, log)
    position = np.int64(s.entered)
    s.entered = 0
    use_round_space(s, seat, position, log)


@rule
def sail_again(s, seat, log):
    """N1: a further ship in the same turn, which must be placed (EG-16.14, EG-16.15)."""
    box(s, seat, N1, log)
    s.entered = 0
    ask(s, seat, SECOND_SHIP)


# The end of the phase


@rule
def ask_next_holder(s, log):
    """Each holder of N12 in tile order may take a card that is left (EG-16.25); then the phase ends."""
    shared_code()
    while s.asked + 1 < s.players:
        s.asked += 1
        seat = np.int64(s.order[np.int64(s.asked)])
        if s.lying != 0 and holds(s, seat, N12):
            ask(s, seat, LEFT)
            return
    return_ships(s, CARD_PLACES | ROUND_SPACES, log)
    go_to(s, FEEDING)


@rule
def left_over(s):
    """The card spaces C1 to C10 where a card lies, as bits 0 to 9."""
    spaces = U0
    for space in range(len(s.nile)):
        if has(np.uint64(s.lying), 2 * space + 1):
            spaces |= bit(space)
    return spaces


@rule
def refuse_left_over(s, space):
    """Why no card can be taken from there."""
    return NOTHING if has(left_over(s), space) else NOT_LEFT_OVER


@rule
def take_left_over(s, seat, space, log):
    """Take a card without a ship; it is resolved like any other (EG-16.26)."""
    s.lying = np.uint32(np.uint64(s.lying) & ~bit(2 * space + 1))
    if take_card(s, seat, np.int64(s.nile[space]), LEFT, log):
        ask_next_holder(s, log)


@rule
def take_none(s, seat, log):
    """Decline (EG-16.25)."""
    emit(log, NOTHING_TAKEN, seat, NOTHING, NOTHING, NOTHING)
    ask_next_holder(s, log)


@rule
def return_ships(s, places, log):
    """All ships at these places go back to hand (EG-4.15, EG-9.4)."""
    shared_code()
    total = np.int64(0)
    for seat in range(s.players):
        ships = np.uint64(s.ships[seat])
        doubled = np.uint64(s.two_ships[seat])
        back = popcount(ships & places) + popcount(doubled & places)
        s.ships[seat] = np.uint32(ships & ~places)
        s.two_ships[seat] = np.uint32(doubled & ~places)
        s.ships_in_hand[seat] = np.int64(s.ships_in_hand[seat]) + back
        total += back
    if total > 0:
        emit(log, RETURNED, total, NOTHING, NOTHING, NOTHING)


@rule
def clear_sites(s, log):
    """After the building phases the ships at the sites go back too (EG-9.4)."""
    for site in range(SITE_COUNT):
        for slot in range(SLOT_COUNT):
            s.slots[site, slot] = EMPTY
    return_ships(s, SITE_PLACES, log)
