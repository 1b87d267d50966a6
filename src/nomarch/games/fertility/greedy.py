"""What the greedy bot thinks of its actions: what its own metropolis promises once the turn is over.

An action is tried out on a copy, the rest of the turn is played by simple rules, and the result is judged: debens as
they stand, and for every shop that is not yet full a share of what it would give. The others are not looked at.
"""

import numpy as np

from nomarch.core.bits import U0, popcount
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign, zeros
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.fertility.actions import BUILD, EXCHANGE, PAY, QUARRY, SHOPS, SUPPLY
from nomarch.games.fertility.building import WHEAT_UNIT, open_districts, open_units
from nomarch.games.fertility.collecting import MONUMENT, open_rewards
from nomarch.games.fertility.components import TURNS_EACH
from nomarch.games.fertility.placing import halves
from nomarch.games.fertility.scoring import GENERAL, GRANARY, SPECIALISTS, STATUES, monuments_placed
from nomarch.games.fertility.shops import (
    DEBENS,
    DEBENS_PER,
    KIND_COUNT,
    STATUE,
    STATUE_ANY,
    U2,
    U3,
    WHEAT,
    accepted,
    gain_of,
    pictures_of,
    value_of,
)
from nomarch.games.fertility.supplying import open_exchanges, open_supplies, shop_at, takes
from nomarch.games.fertility.turn import (
    FIRST_BUILD,
    FIRST_EXCHANGE,
    FIRST_PAY,
    FIRST_REMOVE,
    FIRST_REWARD,
    FIRST_SUPPLY,
    FIRST_TAKE,
    NO_BUILD,
    SUPPLY_DONE,
    apply,
)

MONUMENT_WORTH = 5.0  # what a monument brings on average
EXCHANGE_WORTH = 3.0  # what an exchange brings, the token put elsewhere not yet counted
NEXT_TOKEN = 0.85  # how surely a missing token comes in time, many turns before the end
TURNS_PER_TOKEN = 1.3
TOKENS_PER_TURN = 0.4  # of the kind of a specialist
PROMISE_PER_TURN = 12.0  # open shops promise at most this much a turn: tokens are short
TURNS = np.int64(TURNS_EACH)
NO_LOG = new_log(0)


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """The value of each legal action in debens, for the seat to move."""
    actions = np.array([action.id for action in legal], np.int64)
    worth = np.zeros(len(actions))
    judge(position.states, actions, zeros(position.states.dtype, 2), NO_LOG, worth)
    return dict(zip(actions.tolist(), worth.tolist(), strict=True))


@rule
def judge(states, actions, spare, log, worth):
    """Write the value of each action for the seat to move."""
    seat = np.int64(states[0].to_move)
    for i in range(len(actions)):
        if actions[i] >= FIRST_TAKE:
            worth[i] = pool_tile_worth(states[0], seat, actions[i])
        else:
            assign(spare[0], states[0])
            apply(spare[0], actions[i], log)
            finish_turn(spare, seat, log)
            worth[i] = promise(spare[0], seat)


@rule
def pool_tile_worth(s, seat, action):
    """A tile is worth what its two kinds are worth to who wants it: the seat itself, or the one after it if removed."""
    removed = action >= FIRST_REMOVE
    slot = action - (FIRST_REMOVE if removed else FIRST_TAKE)
    for_whom = (seat + 1) % s.players if removed else seat
    first, second = halves(s.pool[slot])
    return token_worth(s, for_whom, first) + token_worth(s, for_whom, second)


@rule
def finish_turn(spare, seat, log):
    """Play the rest of the seat's turn in the first position, the second being for trials."""
    s = spare[0]
    while s.to_move == seat and s.decision == QUARRY:
        apply(s, best_reward(s, seat), log)
    if s.to_move == seat and s.decision == BUILD:
        apply(s, best_build(spare, seat, log), log)
    finish_supplying(s, seat, log)


@rule
def finish_supplying(s, seat, log):
    """Pay and supply as far as it is worth anything."""
    while s.to_move == seat and s.decision == PAY:
        apply(s, cheapest_unit(s, seat), log)
    while s.to_move == seat and (s.decision == SUPPLY or s.decision == EXCHANGE):
        apply(s, best_supply(s, seat), log)


@rule
def best_reward(s, seat):
    """A monument, or a token that is worth more."""
    rewards = np.int64(open_rewards(s, seat))
    best, most = NO_BUILD, -1.0
    for reward in range(MONUMENT + 1):
        if (rewards >> reward) & 1:
            worth = MONUMENT_WORTH if reward == MONUMENT else token_worth(s, seat, np.int64(reward))
            if worth > most:
                best, most = FIRST_REWARD + reward, worth
    return best


@rule
def best_build(spare, seat, log):
    """The district that promises most at the end of the turn, or none."""
    slots = np.int64(open_districts(spare[0], seat))
    best, most = NO_BUILD, -1.0
    for slot in range(-1, 4):
        if slot < 0 or (slots >> slot) & 1:
            action = NO_BUILD if slot < 0 else FIRST_BUILD + slot
            assign(spare[1], spare[0])
            apply(spare[1], action, log)
            finish_supplying(spare[1], seat, log)
            worth = promise(spare[1], seat)
            if worth > most:
                best, most = action, worth
    return best


@rule
def cheapest_unit(s, seat):
    """The unit of cost that is missed least."""
    units = np.int64(open_units(s, seat))
    best, least = FIRST_PAY, 1000.0
    for unit in range(WHEAT_UNIT + 1):
        if (units >> unit) & 1:
            worth = wheat_worth(s, seat, np.int64(-1)) if unit == WHEAT_UNIT else token_worth(s, seat, np.int64(unit))
            if worth < least:
                best, least = FIRST_PAY + unit, worth
    return best


@rule
def best_supply(s, seat):
    """The token and shop that promise most, or the end of supplying if none promises anything."""
    exchange = s.decision == EXCHANGE
    upper, lower = open_exchanges(s, seat) if exchange else open_supplies(s, seat)
    first = FIRST_EXCHANGE if exchange else FIRST_SUPPLY
    best, most = SUPPLY_DONE, -1.0 if exchange else 0.0
    for number in range(KIND_COUNT * SHOPS):
        word = upper if number < 64 else lower
        if (word >> np.uint64(number & 63)) & np.uint64(1):
            worth = gain_by_token(s, seat, number // KIND_COUNT, number % KIND_COUNT)
            if worth > most:
                best, most = first + number, worth
    return best


@rule
def token_worth(s, seat, kind):
    """What one more token of a kind brings where it brings most."""
    most = 0.0
    for shop in range(SHOPS):
        if takes(s, seat, shop, kind):
            worth = gain_by_token(s, seat, shop, kind)
            if worth > most:
                most = worth
    return most


@rule
def gain_by_token(s, seat, shop, kind):
    """How much more is promised with a token of this kind in the shop."""
    word = shop_at(s, seat, shop)
    gain = shop_worth(s, seat, word)
    lacking = missing(word, s.tokens[seat, shop])
    rate = np.int64(s.rates[seat, kind])
    return gain * (chance(s, seat, lacking - 1) - chance(s, seat, lacking)) + rate


@rule(inline=True)
def missing(shop, tokens):
    """How many tokens a shop lacks."""
    total = np.int64((shop >> np.uint64(8)) & U3)
    for kind in range(KIND_COUNT):
        shift = U2 * np.uint64(kind)
        total += np.int64((shop >> shift) & U3) - np.int64((np.uint64(tokens) >> shift) & U3)
    return total


@rule(inline=True)
def turns_to_come(s, seat):
    """How many turns the seat has after this one."""
    return TURNS - 1 - (np.int64(s.turn) - seat) // s.players


@rule(inline=True)
def chance(s, seat, lacking):
    """How surely a shop will be full that lacks so many tokens."""
    turns = turns_to_come(s, seat)
    each = NEXT_TOKEN * turns / (turns + TURNS_PER_TOKEN)
    result = 1.0
    for _ in range(lacking):
        result *= each
    return result


@rule
def shop_worth(s, seat, shop):
    """What a shop will give when it is full."""
    gain = gain_of(shop)
    if gain == DEBENS:
        return float(value_of(shop))
    if gain == DEBENS_PER:
        for kind in range(KIND_COUNT):
            if (pictures_of(shop) >> np.uint64(kind)) & np.uint64(1):
                tokens = np.int64(s.shop_tokens[seat, kind]) + 1 + TOKENS_PER_TURN * turns_to_come(s, seat)
                return value_of(shop) * tokens
    if gain == STATUE:
        return statues_worth(s, seat, popcount(pictures_of(shop) & ~np.uint64(s.statue_gods[seat])))
    if gain == STATUE_ANY:
        return statues_worth(s, seat, np.int64(1))
    if gain == WHEAT:
        return wheat_worth(s, seat, value_of(shop))
    return EXCHANGE_WORTH


@rule
def statues_worth(s, seat, added):
    """What so many gods more are worth now."""
    before = popcount(np.uint64(s.statue_gods[seat])) + np.int64(s.statues_any[seat])
    after = before + added
    gods = np.int64(s.gods)
    if before > gods:
        before = gods
    if after > gods:
        after = gods
    return float(np.int64(s.statues[after]) - np.int64(s.statues[before]))


@rule
def wheat_worth(s, seat, amount):
    """The difference that wheat more or less makes in the granary."""
    wheat = np.int64(s.wheat[seat])
    after = wheat + amount
    if after > s.last_wheat:
        after = np.int64(s.last_wheat)
    difference = np.int64(s.granary[after]) - np.int64(s.granary[wheat])
    return float(difference if difference >= 0 else -difference)


@rule
def promise(s, seat):
    """What the seat's metropolis promises: debens as they stand, and what its open shops may still bring."""
    worth = monuments_placed(s, seat) * MONUMENT_WORTH
    for category in (GENERAL, SPECIALISTS, STATUES, GRANARY):
        worth += np.int64(s.points[seat, category])
    open_worth = 0.0
    for shop in range(SHOPS):
        word = shop_at(s, seat, shop)
        if accepted(word, s.tokens[seat, shop]) != U0:
            lacking = missing(word, s.tokens[seat, shop])
            open_worth += shop_worth(s, seat, word) * chance(s, seat, lacking)
    most = PROMISE_PER_TURN * turns_to_come(s, seat)
    if most > 0:
        worth += open_worth * most / (open_worth + most)
    return worth
