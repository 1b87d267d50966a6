"""The decisions (section 14): which actions are legal, why another is not, and carrying one out."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, put
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import (
    BUILD,
    DECISIONS,
    EXCHANGE,
    PAY,
    PLACE,
    QUARRY,
    REMOVE,
    SUPPLY,
    TAKE,
    VOCABULARY,
)
from nomarch.games.fertility.building import (
    build,
    has_space,
    open_districts,
    open_units,
    pay,
    refuse_build,
    refuse_unit,
)
from nomarch.games.fertility.collecting import open_rewards, place, refuse_reward, take_reward
from nomarch.games.fertility.components import POOL_SIZE, RESERVE_SIZE
from nomarch.games.fertility.placing import (
    ORIENTATIONS,
    add_placements,
    discard_tile,
    offered,
    refuse_discard,
    refuse_place,
)
from nomarch.games.fertility.rounds import (
    after_building,
    after_placing,
    after_token,
    ask_to_build,
    ask_to_supply,
    end_turn,
    refuse_pool_tile,
    remove,
    take,
)
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.supplying import (
    exchange,
    open_exchanges,
    open_supplies,
    refuse_exchange,
    refuse_supply,
    supply,
)
from nomarch.games.fertility.valley import SQUARES

FIRST_DISCARD, FIRST_REWARD = VOCABULARY.first("discard"), VOCABULARY.first("quarry")
FIRST_BUILD, NO_BUILD = VOCABULARY.first("build"), VOCABULARY.first("no_build")
FIRST_PAY, FIRST_SUPPLY = VOCABULARY.first("pay"), VOCABULARY.first("supply")
SUPPLY_DONE, FIRST_EXCHANGE = VOCABULARY.first("supply_done"), VOCABULARY.first("exchange")
FIRST_TAKE, FIRST_REMOVE = VOCABULARY.first("take"), VOCABULARY.first("remove")
SECOND_WORD = np.int64(64)

GAME_OVER = clause("FE-10.2")
NO_WAY_BACK = clause("FE-3.3")
ONE_DISTRICT = clause("FE-6.1")
NO_SPACE = clause("FE-6.2")
PENDING = np.zeros(len(DECISIONS), np.int64)
"""For decisions that must be answered before anything else, the clause that says so."""
PENDING[[QUARRY, PAY, EXCHANGE]] = clause("FE-13.11"), clause("FE-13.18"), clause("FE-13.23")
TOO_EARLY = np.array(
    [clause(f"FE-{name}") for name in ("3.1", "5.7", "3.1", "14.15", "3.1", "8.6", "9.6", "12.3")], np.int64
)
"""For each decision, why it cannot be answered before it is asked."""


@rule
def legal(s, mask):
    """Add the legal actions of the seat to move to an empty mask."""
    if s.to_move < 0:
        return
    seat, decision = np.int64(s.to_move), np.int64(s.decision)
    if decision == PLACE:
        if not add_placements(s, seat, mask):
            add_slots(s.reserve[seat], RESERVE_SIZE, FIRST_DISCARD, mask)
    elif decision == QUARRY:
        put(mask, FIRST_REWARD, open_rewards(s, seat))
    elif decision == BUILD:
        put(mask, FIRST_BUILD, open_districts(s, seat))
        put(mask, NO_BUILD, U1)
    elif decision == PAY:
        put(mask, FIRST_PAY, open_units(s, seat))
    elif decision == SUPPLY:
        first, rest = open_supplies(s, seat)
        put(mask, FIRST_SUPPLY, first)
        put(mask, FIRST_SUPPLY + SECOND_WORD, rest)
        put(mask, SUPPLY_DONE, U1)
    elif decision == EXCHANGE:
        first, rest = open_exchanges(s, seat)
        put(mask, FIRST_EXCHANGE, first)
        put(mask, FIRST_EXCHANGE + SECOND_WORD, rest)
    elif decision == TAKE:
        add_slots(s.pool, POOL_SIZE, FIRST_TAKE, mask)
    else:
        add_slots(s.pool, POOL_SIZE, FIRST_REMOVE, mask)


@rule(inline=True)
def add_slots(tiles, size, first, mask):
    """Add an action for each slot with a tile, equal tiles only once (FE-14.19)."""
    slots = U0
    for slot in range(size):
        if offered(tiles, slot):
            slots |= bit(slot)
    put(mask, first, slots)


@rule
def answers(action):
    """Which decision the action answers."""
    if action < FIRST_REWARD:
        return PLACE
    if action < FIRST_BUILD:
        return QUARRY
    if action < FIRST_PAY:
        return BUILD
    if action < FIRST_SUPPLY:
        return PAY
    if action < FIRST_EXCHANGE:
        return SUPPLY
    if action < FIRST_TAKE:
        return EXCHANGE
    return TAKE if action < FIRST_REMOVE else REMOVE


@rule
def refuse(s, action):
    """0 if the action is legal now, otherwise the number of the clause that forbids it."""
    if s.to_move < 0:
        return GAME_OVER
    seat, decision, answered = np.int64(s.to_move), np.int64(s.decision), answers(action)
    if answered != decision:
        return refuse_now(s, seat, decision, answered)
    if decision == PLACE:
        if action >= FIRST_DISCARD:
            return refuse_discard(s, seat, action - FIRST_DISCARD)
        way = action // SQUARES
        return refuse_place(s, seat, way // ORIENTATIONS, way % ORIENTATIONS, action % SQUARES)
    if decision == QUARRY:
        return refuse_reward(s, seat, action - FIRST_REWARD)
    if action in (NO_BUILD, SUPPLY_DONE):
        return NOTHING
    if decision == BUILD:
        return refuse_build(s, seat, action - FIRST_BUILD)
    if decision == PAY:
        return refuse_unit(s, seat, action - FIRST_PAY)
    if decision == SUPPLY:
        return refuse_supply(s, seat, (action - FIRST_SUPPLY) // KIND_COUNT, (action - FIRST_SUPPLY) % KIND_COUNT)
    if decision == EXCHANGE:
        return refuse_exchange(s, seat, (action - FIRST_EXCHANGE) // KIND_COUNT, (action - FIRST_EXCHANGE) % KIND_COUNT)
    return refuse_pool_tile(s, action - (FIRST_TAKE if decision == TAKE else FIRST_REMOVE))


@rule
def refuse_now(s, seat, decision, answered):
    """Why an action cannot be taken because something else is asked (FE-14.15)."""
    if PENDING[decision] != NOTHING:
        return PENDING[decision]
    if answered > decision:
        return TOO_EARLY[answered]
    if answered == BUILD and s.display_slot >= 0:
        return ONE_DISTRICT
    if answered == BUILD and not has_space(s, seat):
        return NO_SPACE
    return NO_WAY_BACK


@rule
def apply(s, action, log):
    """Carry out a legal action and everything that follows without a decision."""
    seat, action = np.int64(s.to_move), np.int64(action)
    if action < FIRST_REWARD:
        apply_place(s, seat, action, log)
    elif action < FIRST_BUILD:
        take_reward(s, seat, action - FIRST_REWARD, log)
        after_placing(s, seat, log)
    elif action < NO_BUILD:
        build(s, seat, action - FIRST_BUILD, log)
        after_building(s, seat, log)
    elif action == NO_BUILD:
        ask_to_supply(s, seat, log)
    elif action < FIRST_SUPPLY:
        pay(s, seat, action - FIRST_PAY, log)
        after_building(s, seat, log)
    elif action < FIRST_TAKE:
        apply_supply(s, seat, action, log)
    elif action < FIRST_REMOVE:
        take(s, seat, action - FIRST_TAKE, log)
    else:
        remove(s, seat, action - FIRST_REMOVE, log)


@rule(inline=True)
def apply_place(s, seat, action, log):
    """Phase 1: place a tile, or discard one and go on to phase 2 (FE-4.8)."""
    if action < FIRST_DISCARD:
        way = action // SQUARES
        place(s, seat, way // ORIENTATIONS, way % ORIENTATIONS, action % SQUARES, log)
        after_placing(s, seat, log)
    else:
        discard_tile(s, seat, action - FIRST_DISCARD, log)
        ask_to_build(s, seat, log)


@rule(inline=True)
def apply_supply(s, seat, action, log):
    """Phase 3: a token into a shop, from one's hand or by exchange, or the end of it."""
    if action < SUPPLY_DONE:
        supply(s, seat, (action - FIRST_SUPPLY) // KIND_COUNT, (action - FIRST_SUPPLY) % KIND_COUNT, log)
        after_token(s, seat, log)
    elif action == SUPPLY_DONE:
        end_turn(s, seat, log)
    else:
        exchange(s, seat, (action - FIRST_EXCHANGE) // KIND_COUNT, (action - FIRST_EXCHANGE) % KIND_COUNT, log)
        after_token(s, seat, log)
