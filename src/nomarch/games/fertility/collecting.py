"""Collecting (section 5): what a placement brings, in the order A, B, C, D."""

import numpy as np

from nomarch.core.bits import U0, lowest, popcount
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS, REASONS
from nomarch.games.fertility.granary import gain_wheat
from nomarch.games.fertility.placing import ORIENTATIONS, halves, take_from_reserve
from nomarch.games.fertility.scoring import count_monuments
from nomarch.games.fertility.shops import KIND_COUNT
from nomarch.games.fertility.valley import (
    NEIGHBOURS,
    SQUARES,
    STEPS,
    add,
    contains,
    cover,
    discard,
    empty,
    find_quarries,
)

NO_SUCH_REWARD = clause("FE-13.11")
PLACED = EVENTS.code("tile_placed")
COLLECTED = EVENTS.code("collected")
STORE_LACKED = EVENTS.code("store_lacked")
QUARRY_CLOSED = EVENTS.code("quarry_closed")
MONUMENT_PLACED = EVENTS.code("monument_placed")
MATCH, PRINT, QUARRY = (np.int64(REASONS.index(reason)) for reason in ("match", "print", "quarry"))
MONUMENT = KIND_COUNT
ONE = np.int64(1)
WORD = np.int64(64)


@rule
def place(s, seat, slot, orientation, anchor, log):
    """Lay a tile of the reserve and collect everything that comes without a choice (FE-13.8)."""
    tile = take_from_reserve(s, seat, slot)
    first, second = halves(tile)
    other = anchor + STEPS[orientation]
    emit(log, PLACED, seat, tile, orientation, anchor)
    s.laid[s.laid_count] = (tile * ORIENTATIONS + orientation) * SQUARES + anchor
    s.laid_count += 1
    collect_matches(s, seat, anchor, first, log)
    collect_matches(s, seat, other, second, log)
    gain_wheat(s, seat, beside(s.wheat_squares, anchor) + beside(s.wheat_squares, other), log)
    collect_print(s, seat, anchor, log)
    collect_print(s, seat, other, log)
    cover(s, anchor, first)
    cover(s, other, second)
    close_quarries(s, seat, log)


@rule(inline=True)
def beside(squares, square):
    """How many squares of a set are beside a square."""
    return popcount(squares[0] & NEIGHBOURS[square, 0]) + popcount(squares[1] & NEIGHBOURS[square, 1])


@rule(inline=True)
def collect_matches(s, seat, square, kind, log):
    """A token for every identical picture beside a half (FE-5.1), the start tile's too (FE-5.3); the tile's own other
    half is not yet there (FE-5.2)."""
    matches = beside(s.picture[kind], square)
    if matches > 0:
        collect(s, seat, kind, matches, MATCH, log)


@rule(inline=True)
def collect_print(s, seat, square, log):
    """A token of the kind printed on a covered square (FE-5.5)."""
    for kind in range(KIND_COUNT):
        if contains(s.printed[kind], square):
            collect(s, seat, kind, ONE, PRINT, log)


@rule
def collect(s, seat, kind, amount, reason, log):
    """Take tokens from the Store (FE-5.8), as many as are there (FE-5.9, FE-13.9)."""
    received = np.int64(s.store[kind])
    if received < amount:
        emit(log, STORE_LACKED, seat, kind, amount - received, NOTHING)
    else:
        received = amount
    if received > 0:
        s.store[kind] -= received
        s.held[kind] += received
        emit(log, COLLECTED, seat, kind, received, reason)


@rule
def close_quarries(s, seat, log):
    """Every square that is a quarry now and was not before is due a reward (FE-5.7, FE-13.14)."""
    before_upper, before_lower = np.uint64(s.quarries[0]), np.uint64(s.quarries[1])
    find_quarries(s)
    s.rewards[0] = s.quarries[0] & ~before_upper
    s.rewards[1] = s.quarries[1] & ~before_lower
    if not empty(s.rewards):
        for square in range(SQUARES):
            if contains(s.rewards, square):
                emit(log, QUARRY_CLOSED, seat, square, NOTHING, NOTHING)


@rule(inline=True)
def next_quarry(s):
    """The quarry whose reward is chosen next: row by row (FE-13.10)."""
    upper = np.uint64(s.rewards[0])
    return lowest(upper) if upper != U0 else WORD + lowest(np.uint64(s.rewards[1]))


@rule(inline=True)
def open_rewards(s, seat):
    """The rewards that can be chosen: each kind in the Store, and a monument if one is left (FE-13.11)."""
    rewards = np.int64(s.monuments_left[seat] > 0) << MONUMENT
    for kind in range(KIND_COUNT):
        rewards |= np.int64(s.store[kind] > 0) << kind
    return np.uint64(rewards)


@rule
def refuse_reward(s, seat, reward):
    """Why the reward cannot be chosen."""
    return NOTHING if (np.int64(open_rewards(s, seat)) >> reward) & 1 else NO_SUCH_REWARD


@rule
def take_reward(s, seat, reward, log):
    """A token, the square staying empty for good (FE-13.12), or a monument on it (FE-5.7)."""
    square = next_quarry(s)
    discard(s.rewards, square)
    if reward != MONUMENT:
        collect(s, seat, reward, ONE, QUARRY, log)
        return
    discard(s.free, square)
    discard(s.quarries, square)
    add(s.monuments[seat], square)
    s.monuments_left[seat] -= 1
    emit(log, MONUMENT_PLACED, seat, square, np.int64(s.monuments_left[seat]), NOTHING)
    count_monuments(s)
