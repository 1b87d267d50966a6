"""What a search thinks of its actions at first sight: what its own metropolis promises once the turn is over.

An action is tried out on a copy, the rest of the turn is played by simple rules, and the result is judged. The others
are not looked at.
"""

import numpy as np

from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import assign, zeros
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.fertility.actions import BUILD, EXCHANGE, PAY, QUARRY, SHOPS, SUPPLY
from nomarch.games.fertility.building import WHEAT_UNIT, open_districts, open_units
from nomarch.games.fertility.collecting import MONUMENT, open_rewards
from nomarch.games.fertility.placing import halves
from nomarch.games.fertility.promise import FEATURES, gain_by_token, promise, token_worth, wheat_worth
from nomarch.games.fertility.scoring import score
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.supplying import open_exchanges, open_supplies
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
NO_LOG = new_log(0)


def values(position: Match, legal: list[Action], *, now: bool = False) -> dict[int, float]:
    """The value of each legal action in debens for the seat to move: what it is then promised, or what it has `now`."""
    actions = np.array([action.id for action in legal], np.int64)
    worth = np.zeros(len(actions))
    judge(position.states, actions, zeros(position.states.dtype, 2), np.empty(len(FEATURES)), NO_LOG, now, worth)
    return dict(zip(actions.tolist(), worth.tolist(), strict=True))


@rule
def judge(states, actions, spare, room, log, now, worth):
    """Write the value of each action for the seat to move."""
    seat = np.int64(states[0].to_move)
    for i in range(len(actions)):
        if actions[i] >= FIRST_TAKE:
            worth[i] = pool_tile_worth(states[0], seat, actions[i])
        else:
            assign(spare[0], states[0])
            apply(spare[0], actions[i], log)
            finish_turn(spare, seat, room, log)
            worth[i] = score(spare[0], seat) if now else promise(spare[0], seat, room)


@rule
def pool_tile_worth(s, seat, action):
    """A tile is worth what its two kinds are worth to who wants it: the seat itself, or the one after it if removed."""
    removed = action >= FIRST_REMOVE
    slot = action - (FIRST_REMOVE if removed else FIRST_TAKE)
    for_whom = (seat + 1) % s.players if removed else seat
    first, second = halves(s.pool[slot])
    return token_worth(s, for_whom, first) + token_worth(s, for_whom, second)


@rule
def finish_turn(spare, seat, room, log):
    """Play the rest of the seat's turn in the first position, the second being for trials."""
    s = spare[0]
    finish_quarries(s, seat, log)
    if s.to_move == seat and s.decision == BUILD:
        apply(s, best_build(spare, seat, room, log), log)
    finish_supplying(s, seat, log)


@rule
def finish_without_building(s, seat, log):
    """Play the rest of the seat's turn without the choice of a district, which takes longest."""
    finish_quarries(s, seat, log)
    if s.to_move == seat and s.decision == BUILD:
        apply(s, NO_BUILD, log)
    finish_supplying(s, seat, log)


@rule
def finish_quarries(s, seat, log):
    """Choose the rewards of quarries."""
    while s.to_move == seat and s.decision == QUARRY:
        apply(s, best_reward(s, seat), log)


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
def best_build(spare, seat, room, log):
    """The district that promises most at the end of the turn, or none."""
    slots = np.int64(open_districts(spare[0], seat))
    best, most = NO_BUILD, -1.0
    for slot in range(-1, 4):
        if slot < 0 or (slots >> slot) & 1:
            action = NO_BUILD if slot < 0 else FIRST_BUILD + slot
            assign(spare[1], spare[0])
            apply(spare[1], action, log)
            finish_supplying(spare[1], seat, log)
            worth = promise(spare[1], seat, room)
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
