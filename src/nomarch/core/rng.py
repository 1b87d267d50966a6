"""Randomness: Philox-4x32-10, counter-based, with key and counter in the record.

Nothing else in a game is random, so a seed and the list of actions determine the whole game. A key comes from a
secret seed of up to 256 bits by SHA-256; the hash that is published beforehand to prove an honest shuffle is
another one (`commitment`), so that knowing it tells nothing about the key.

The generator: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011.
"""

import hashlib

import numpy as np

from nomarch.core.record import Records
from nomarch.core.rule import rule

WORD = np.uint64(0xFFFFFFFF)
U32 = np.uint64(32)
MULTIPLIERS = (np.uint64(0xD2511F53), np.uint64(0xCD9E8D57))
WEYL = (np.uint64(0x9E3779B9), np.uint64(0xBB67AE85))
TWO_32 = np.uint64(1 << 32)
ROUNDS = 10
FULL = 4
SEED_BITS = 256


@rule(inline=True)
def philox(counter, key, words):
    """Ten rounds over a counter of four words with a key of two; the result goes to `words`."""
    c0, c1 = np.uint64(counter[0]), np.uint64(counter[1])
    c2, c3 = np.uint64(counter[2]), np.uint64(counter[3])
    k0, k1 = np.uint64(key[0]), np.uint64(key[1])
    for _ in range(ROUNDS):
        first = MULTIPLIERS[0] * c0
        second = MULTIPLIERS[1] * c2
        c0, c1, c2, c3 = (second >> U32) ^ c1 ^ k0, second & WORD, (first >> U32) ^ c3 ^ k1, first & WORD
        k0, k1 = (k0 + WEYL[0]) & WORD, (k1 + WEYL[1]) & WORD
    words[0], words[1], words[2], words[3] = np.uint32(c0), np.uint32(c1), np.uint32(c2), np.uint32(c3)


@rule
def refill(s):
    """Draw the next block of four words."""
    philox(s.rng_counter, s.rng_key, s.rng_words)
    low = (np.uint64(s.rng_counter[0]) + np.uint64(1)) & WORD
    s.rng_counter[0] = np.uint32(low)
    if low == np.uint64(0):
        s.rng_counter[1] = np.uint32((np.uint64(s.rng_counter[1]) + np.uint64(1)) & WORD)
    s.rng_left = FULL


@rule(inline=True)
def word(s):
    """The next 32 random bits."""
    if s.rng_left == 0:
        refill(s)
    left = np.int64(s.rng_left)
    s.rng_left = np.uint8(left - 1)
    return np.uint64(s.rng_words[FULL - left])


@rule
def below(s, limit):
    """A whole number from 0 to limit - 1, each exactly as likely as the others (Lemire's method)."""
    bound = np.uint64(limit)
    product = word(s) * bound
    if product & WORD < bound:
        floor = (TWO_32 - bound) % bound
        while product & WORD < floor:
            product = word(s) * bound
    return np.int64(product >> U32)


@rule
def shuffle(s, items, count):
    """Put the first `count` items into random order, each order equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        items[last], items[other] = items[other], items[last]


@rule
def mix(s, items, kinds):
    """Put items into random order, such that the order in which they lay before makes no difference."""
    counts = np.zeros(kinds, np.int64)
    for item in items:
        counts[item] += 1
    place = np.int64(0)
    for kind in range(kinds):
        for _ in range(counts[kind]):
            items[place] = kind
            place += 1
    shuffle(s, items, place)


def _digest(purpose: bytes, seed: int) -> bytes:
    return hashlib.sha256(purpose + seed.to_bytes(SEED_BITS // 8, "big")).digest()


def commitment(seed: int) -> str:
    """What is published before a game, so that the seed, shown after it, proves that no chance was tampered with."""
    return _digest(b"nomarch commitment\0", seed).hex()


def renewal(number: int) -> bytes:
    """The purpose of the key that replaces a match's key when chance begins anew for the n-th time."""
    return b"nomarch renewal\0" + number.to_bytes(8, "big")


def set_key(records: Records, seed: int, purpose: bytes = b"nomarch key\0") -> None:
    """Begin the random numbers of this seed in every record given, one stream for each."""
    words = np.frombuffer(_digest(purpose, seed)[:16], ">u4")
    records["rng_key"] = words[:2]
    records["rng_counter"] = 0
    records["rng_counter"][:, 2] = words[2]
    records["rng_counter"][:, 3] = (words[3].astype(np.uint64) + np.arange(len(records), dtype=np.uint64)) & WORD
    records["rng_left"] = 0
