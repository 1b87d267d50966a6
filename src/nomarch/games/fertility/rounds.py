"""The course of a turn (section 3), its end (section 9) and the end of the game (section 10)."""

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import BUILD, EVENTS, EXCHANGE, PAY, PLACE, QUARRY, REMOVE, SUPPLY, TAKE
from nomarch.games.fertility.building import open_districts
from nomarch.games.fertility.collecting import open_rewards
from nomarch.games.fertility.components import POOL_SIZE
from nomarch.games.fertility.placing import offered
from nomarch.games.fertility.scoring import announce
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.supplying import NO_SHOP, open_exchanges, open_supplies
from nomarch.games.fertility.valley import empty

NOT_THERE = clause("FE-12.3")
EQUAL_TILES = clause("FE-14.19")
TURN_BEGUN = EVENTS.code("turn_begun")
RETURNED = EVENTS.code("returned")
TAKEN = EVENTS.code("tile_taken")
REMOVED = EVENTS.code("tile_removed")
TILE_REVEALED = EVENTS.code("tile_revealed")
DISTRICT_REVEALED = EVENTS.code("district_revealed")
END_TRIGGERED = EVENTS.code("end_triggered")
NO_SLOT = np.int64(-1)


@rule
def begin_turn(s, seat, log):
    """Phase 1 is asked first, in every turn (FE-3.1, FE-3.2)."""
    s.to_move = seat
    s.decision = PLACE
    s.reserve_slot = NO_SLOT
    s.display_slot = NO_SLOT
    emit(log, TURN_BEGUN, seat, np.int64(s.turn) + 1, NOTHING, NOTHING)


@rule
def after_placing(s, seat, log):
    """The next reward, if there is one to choose (FE-13.10, FE-13.11), otherwise phase 2."""
    if empty(s.rewards):
        ask_to_build(s, seat, log)
    elif open_rewards(s, seat) != U0:
        s.decision = QUARRY
    else:
        s.rewards[0] = s.rewards[1] = U0
        ask_to_build(s, seat, log)


@rule
def ask_to_build(s, seat, log):
    """Phase 2, asked only if something can be built (FE-14.17)."""
    if open_districts(s, seat) != U0:
        s.decision = BUILD
    else:
        ask_to_supply(s, seat, log)


@rule
def after_building(s, seat, log):
    """The next unit of the cost, otherwise phase 3."""
    if s.to_pay > 0:
        s.decision = PAY
    else:
        ask_to_supply(s, seat, log)


@rule
def after_token(s, seat, log):
    """The exchange of a shop just filled comes before anything else, if it is possible (FE-13.23, FE-13.26)."""
    if s.exchange_shop != NO_SHOP:
        first, rest = open_exchanges(s, seat)
        if first | rest != U0:
            s.decision = EXCHANGE
            return
        s.exchange_shop = NO_SHOP
    ask_to_supply(s, seat, log)


@rule
def ask_to_supply(s, seat, log):
    """Phase 3, asked as long as a token can be put somewhere (FE-7.7, FE-14.17)."""
    first, rest = open_supplies(s, seat)
    if first | rest != U0:
        s.decision = SUPPLY
    else:
        end_turn(s, seat, log)


@rule
def end_turn(s, seat, log):
    """Held tokens go back (FE-9.1); then a tile is taken, except in a final turn (FE-9.6, FE-13.32)."""
    for kind in range(KIND_COUNT):
        amount = np.int64(s.held[kind])
        if amount > 0:
            s.held[kind] = 0
            s.store[kind] += amount
            emit(log, RETURNED, seat, kind, amount, NOTHING)
    if s.turns_left < 0:
        s.decision = TAKE
    else:
        s.turns_left -= 1
        pass_turn(s, seat, log)


@rule
def refuse_pool_tile(s, slot):
    """Why a tile of the pool cannot be taken or removed."""
    if s.pool[slot] < 0:
        return NOT_THERE
    return NOTHING if offered(s.pool, slot) else EQUAL_TILES


@rule
def take(s, seat, slot, log):
    """A tile of the pool fills the empty slot of the reserve (FE-9.2, FE-13.21)."""
    tile = np.int64(s.pool[slot])
    s.pool[slot] = -1
    s.reserve[seat, np.int64(s.reserve_slot)] = tile
    emit(log, TAKEN, seat, tile, slot, NOTHING)
    if s.two_player_variant != 0:
        s.decision = REMOVE
    else:
        refill_pool(s, seat, log)


@rule
def remove(s, seat, slot, log):
    """Another tile of the pool leaves the game (FE-12.3)."""
    tile = np.int64(s.pool[slot])
    s.pool[slot] = -1
    s.removed[tile] += 1
    emit(log, REMOVED, seat, tile, slot, NOTHING)
    refill_pool(s, seat, log)


@rule
def refill_pool(s, seat, log):
    """Refill the pool as far as possible (FE-9.3); if it stays short, each has one more turn (FE-10.1, FE-10.2)."""
    for slot in range(POOL_SIZE):
        if s.pool[slot] < 0:
            if s.stack_top < s.stack_end:
                reveal_tile(s, slot, log)
            elif s.turns_left < 0:
                s.turns_left = s.players
                emit(log, END_TRIGGERED, seat, NOTHING, NOTHING, NOTHING)
    pass_turn(s, seat, log)


@rule
def reveal_tile(s, slot, log):
    """The top tile of the stack goes into a slot of the pool."""
    tile = np.int64(s.stack[np.int64(s.stack_top)])
    s.stack_top += 1
    s.pool[slot] = tile
    emit(log, TILE_REVEALED, tile, slot, NOTHING, NOTHING)


@rule
def reveal_district(s, slot, log):
    """The top district of the stack goes into a slot of the display."""
    district = np.int64(s.districts[np.int64(s.districts_top)])
    s.districts_top += 1
    s.display[slot] = district
    emit(log, DISTRICT_REVEALED, district, slot, NOTHING, NOTHING)


@rule
def pass_turn(s, seat, log):
    """A district built is replaced (FE-9.4); the next player clockwise begins (FE-9.5), or the game is scored."""
    if s.display_slot >= 0:
        reveal_district(s, np.int64(s.display_slot), log)
    s.turn += 1
    if s.turns_left == 0:
        announce(s, log)
    else:
        begin_turn(s, (seat + 1) % s.players, log)
