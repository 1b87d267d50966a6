"""Supplying shops (section 7), and what a full one gives at once or at the end (section 8)."""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS
from nomarch.games.fertility.box import MOST_SHOPS
from nomarch.games.fertility.box import PRINTED_SHOPS as PRINTED
from nomarch.games.fertility.granary import gain_wheat
from nomarch.games.fertility.scoring import count_general, count_specialists, count_statues
from nomarch.games.fertility.shops import (
    ALL_KINDS,
    DEBENS,
    DEBENS_PER,
    EXCHANGE,
    KIND_COUNT,
    STATUE,
    STATUE_ANY,
    U2,
    WHEAT,
    accepted,
    gain_of,
    pictures_of,
    value_of,
)

NO_SUCH_SHOP = clause("FE-14.21")
NOT_HELD = clause("FE-7.1")
NO_OPEN_SYMBOL = clause("FE-7.3")
SAME_SHOP = clause("FE-13.24")
NOT_PICTURED = clause("FE-8.6")
NOT_IN_STORE = clause("FE-13.23")
SUPPLIED = EVENTS.code("supplied")
EXCHANGED = EVENTS.code("exchanged")
FILLED = EVENTS.code("shop_filled")
PRINTED_SHOPS, SHOPS_PER_DISTRICT = np.int64(PRINTED), np.int64(MOST_SHOPS)
EVERY_SHOP = np.uint64(0x1111_1111_1111_1111)
"""A set of kinds times this is that set for each of 16 shops."""
SHOPS_PER_WORD = np.int64(16)
NO_SHOP = np.int64(-1)


@rule(inline=True)
def shop_at(s, seat, shop):
    """The seat's shop of this index, 0 if there is none (FE-13.19, FE-14.21)."""
    if shop < PRINTED_SHOPS:
        return np.uint64(s.printed_shops[np.int64(s.metropolis[seat]), shop])
    space = (shop - PRINTED_SHOPS) // SHOPS_PER_DISTRICT
    if space >= s.built_count[seat]:
        return U0
    return np.uint64(s.district_shops[np.int64(s.built[seat, space]), (shop - PRINTED_SHOPS) % SHOPS_PER_DISTRICT])


@rule
def open_shop(s, seat, shop):
    """Note which kinds a shop takes; whether it takes any."""
    kinds = accepted(shop_at(s, seat, shop), s.tokens[seat, shop])
    shift = np.uint64(KIND_COUNT * (shop % SHOPS_PER_WORD))
    others = np.uint64(s.open[seat, shop // SHOPS_PER_WORD]) & ~(ALL_KINDS << shift)
    s.open[seat, shop // SHOPS_PER_WORD] = others | (kinds << shift)
    return kinds != U0


@rule(inline=True)
def present(amounts):
    """The kinds of which there is at least one token, as bits."""
    kinds = np.int64(0)
    for kind in range(KIND_COUNT):
        kinds |= np.int64(amounts[kind] > 0) << kind
    return np.uint64(kinds)


@rule(inline=True)
def open_supplies(s, seat):
    """The supplies that are possible, shop · 4 + kind as bit: held kinds into open symbols (FE-7.1, FE-7.3)."""
    kinds = present(s.held) * EVERY_SHOP
    return np.uint64(s.open[seat, 0]) & kinds, np.uint64(s.open[seat, 1]) & kinds


@rule(inline=True)
def open_exchanges(s, seat):
    """The same for an exchange: pictured kinds in the Store into any shop but the one just filled (FE-13.23,
    FE-13.24), which is full and so not open."""
    exchange = shop_at(s, seat, np.int64(s.exchange_shop))
    kinds = (pictures_of(exchange) & present(s.store)) * EVERY_SHOP
    return np.uint64(s.open[seat, 0]) & kinds, np.uint64(s.open[seat, 1]) & kinds


@rule
def refuse_supply(s, seat, shop, kind):
    """Why a held token cannot go there."""
    if shop_at(s, seat, shop) == U0:
        return NO_SUCH_SHOP
    if s.held[kind] == 0:
        return NOT_HELD
    return NOTHING if takes(s, seat, shop, kind) else NO_OPEN_SYMBOL


@rule
def refuse_exchange(s, seat, shop, kind):
    """Why a token of the Store cannot go there."""
    if shop == s.exchange_shop:
        return SAME_SHOP
    if shop_at(s, seat, shop) == U0:
        return NO_SUCH_SHOP
    if not has(pictures_of(shop_at(s, seat, np.int64(s.exchange_shop))), kind):
        return NOT_PICTURED
    if s.store[kind] == 0:
        return NOT_IN_STORE
    return NOTHING if takes(s, seat, shop, kind) else NO_OPEN_SYMBOL


@rule(inline=True)
def takes(s, seat, shop, kind):
    """Whether the shop has an open symbol for the kind."""
    number = KIND_COUNT * shop + kind
    return has(np.uint64(s.open[seat, number >> 6]), number & 63)


@rule
def supply(s, seat, shop, kind, log):
    """Put a held token into a shop (FE-7.1)."""
    s.held[kind] -= 1
    emit(log, SUPPLIED, seat, shop, kind, NOTHING)
    put_token(s, seat, shop, kind, log)


@rule
def exchange(s, seat, shop, kind, log):
    """Put a token of the Store into a shop; it is never held (FE-8.6, FE-13.25)."""
    s.store[kind] -= 1
    emit(log, EXCHANGED, seat, shop, kind, NOTHING)
    put_token(s, seat, shop, kind, log)


@rule
def put_token(s, seat, shop, kind, log):
    """A token lies in the shop for good (FE-7.6); a full shop gives its benefit (FE-7.5)."""
    s.tokens[seat, shop] = np.uint8(np.uint64(s.tokens[seat, shop]) + (U1 << (U2 * np.uint64(kind))))
    s.shop_tokens[seat, kind] += 1
    s.exchange_shop = NO_SHOP
    if not open_shop(s, seat, shop):
        emit(log, FILLED, seat, shop, NOTHING, NOTHING)
        fill(s, seat, shop, log)
    count_specialists(s, seat)


@rule
def fill(s, seat, shop, log):
    """The benefit of a shop that has just become full (FE-8.1 to FE-8.6)."""
    word = shop_at(s, seat, shop)
    gain = gain_of(word)
    if gain == DEBENS:
        count_general(s, seat, value_of(word))
    elif gain == DEBENS_PER:
        s.rates[seat, lowest(pictures_of(word))] += value_of(word)
    elif gain == STATUE:
        s.statue_gods[seat] = np.uint8(np.uint64(s.statue_gods[seat]) | pictures_of(word))
        count_statues(s, seat)
    elif gain == STATUE_ANY:
        s.statues_any[seat] += 1
        count_statues(s, seat)
    elif gain == WHEAT:
        gain_wheat(s, seat, value_of(word), log)
    elif gain == EXCHANGE:
        s.exchange_shop = shop
