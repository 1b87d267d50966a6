"""What a metropolis promises its owner in debens: features of the position, weighed as self-play has taught.

Nothing here is a rule of the game. `nomarch learn fertility` finds the weights and writes them to `weights.toml`.
"""

import numpy as np

from nomarch.core.bits import U0, popcount
from nomarch.core.rule import rule
from nomarch.core.weights import learned
from nomarch.games.fertility.actions import SHOPS
from nomarch.games.fertility.components import TURNS_EACH
from nomarch.games.fertility.scoring import GENERAL, GRANARY, SPECIALISTS, STATUES, monuments_placed
from nomarch.games.fertility.shops import (
    DEBENS,
    DEBENS_PER,
    GAINS,
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
from nomarch.games.fertility.supplying import shop_at, takes

EXCHANGE_WORTH = 3.0  # what an exchange brings, the token put elsewhere not yet counted
NEXT_TOKEN = 0.85  # how surely a missing token comes in time, many turns before the end
TURNS_PER_TOKEN = 1.3
TOKENS_PER_TURN = 0.4  # of the kind of a specialist
PROMISE_PER_TURN = 12.0  # open shops promise at most this much a turn: tokens are short
TURNS = np.int64(TURNS_EACH)

LACKING = 3  # shops that lack one, two, or three and more tokens
FEATURES = (
    "general shops",
    "specialists",
    "statues",
    "granary",
    "monuments",
    "monuments, turns to come",
    "wheat, turns to come",
    "gods, turns to come",
    "districts, turns to come",
    "open shops together",
    *(f"open shops: {gain}" for gain in GAINS[1:]),
    *(f"open shops lacking {number}" for number in range(1, LACKING + 1)),
    *(f"kinds that open shops take: {number}" for number in range(1, KIND_COUNT + 1)),
)
COUNTED = (GENERAL, SPECIALISTS, STATUES, GRANARY)
MONUMENTS = np.int64(len(COUNTED))
MONUMENTS_LEFT, WHEAT_LEFT, GODS_LEFT, DISTRICTS_LEFT, OPEN = (MONUMENTS + number for number in range(1, 6))
OPEN_BY_GAIN = OPEN
"""Gains are numbered from 1."""
OPEN_LACKING = OPEN_BY_GAIN + len(GAINS) - 1
"""The number that is lacking is counted from 1, too."""
KINDS_TAKEN = OPEN_LACKING + LACKING
WEIGHTS, LEAD = learned(__package__, FEATURES)


@rule
def promise(s, seat, features):
    """The debens that the seat can hope for; `features` is room for them."""
    write_features(s, seat, features)
    total = 0.0
    for i in range(len(WEIGHTS)):
        total += WEIGHTS[i] * features[i]
    return total


@rule
def write_features(s, seat, features):
    """What is looked at in a position, for one seat."""
    features[:] = 0.0
    for number in range(len(COUNTED)):
        features[number] = s.points[seat, COUNTED[number]]
    left = turns_to_come(s, seat) / TURNS
    monuments = monuments_placed(s, seat)
    features[MONUMENTS] = monuments
    features[MONUMENTS_LEFT] = monuments * left
    features[WHEAT_LEFT] = np.int64(s.wheat[seat]) * left
    features[GODS_LEFT] = (popcount(np.uint64(s.statue_gods[seat])) + np.int64(s.statues_any[seat])) * left
    features[DISTRICTS_LEFT] = np.int64(s.built_count[seat]) * left
    write_open_shops(s, seat, features)


@rule
def write_open_shops(s, seat, features):
    """What the shops that are not yet full may bring."""
    together, kinds = 0.0, U0
    for shop in range(SHOPS):
        word = shop_at(s, seat, shop)
        taken = accepted(word, s.tokens[seat, shop])
        if taken != U0:
            kinds |= taken
            lacking = missing(word, s.tokens[seat, shop])
            worth = shop_worth(s, seat, word) * chance(s, seat, lacking)
            together += worth
            features[OPEN_BY_GAIN + gain_of(word)] += worth
            features[OPEN_LACKING + min(lacking, LACKING)] += worth
    most = PROMISE_PER_TURN * turns_to_come(s, seat)
    if most > 0:
        features[OPEN] = together * most / (together + most)
    if kinds != U0:
        features[KINDS_TAKEN + popcount(kinds)] = turns_to_come(s, seat) / TURNS


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
