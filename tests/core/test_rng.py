"""Randomness: the published vectors of Philox-4x32-10, bounded draws without bias, shuffles, keys."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from nomarch.core.record import Generator, zeros
from nomarch.core.rng import below, commitment, philox, set_key, shuffle, word
from nomarch.core.rule import rule

VECTORS = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
]
"""Counter, key and result of the known-answer tests that its authors published."""


def words(text: str) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.array([int(part, 16) for part in text.split()], np.uint32)


@pytest.mark.parametrize(("counter", "key", "result"), VECTORS)
def test_philox_gives_the_published_results(counter: str, key: str, result: str) -> None:
    out = np.zeros(4, np.uint32)
    philox(words(counter), words(key), out)
    assert list(out) == list(words(result))


@rule
def draw_words(generators, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = word(generators[0])


@rule
def draw_below(generators, limit, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = below(generators[0], limit)


@rule
def draw_shuffled(generators, items):  # type: ignore[no-untyped-def]
    shuffle(generators[0], items, len(items))


def test_words_come_block_by_block_and_the_counter_carries_over() -> None:
    generator = zeros(Generator.dtype)
    generator["rng_counter"][0, 0] = 0xFFFFFFFF
    drawn = np.zeros(8, np.uint64)
    draw_words(generator, drawn)
    block = np.zeros(4, np.uint32)
    philox(np.array([0xFFFFFFFF, 0, 0, 0], np.uint32), np.zeros(2, np.uint32), block)
    assert list(drawn[:4]) == list(block)
    philox(np.array([0, 1, 0, 0], np.uint32), np.zeros(2, np.uint32), block)
    assert list(drawn[4:]) == list(block)


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 36, 1000, (1 << 32) - 1])
def test_bounded_draws_stay_in_bounds_and_are_even(limit: int) -> None:
    generator = zeros(Generator.dtype)
    set_key(generator, limit)
    drawn = np.zeros(60_000, np.int64)
    draw_below(generator, limit, drawn)
    assert drawn.min() >= 0 and drawn.max() < limit
    buckets = np.histogram(drawn, bins=limit if limit <= 36 else 6, range=(0, limit))[0]
    expected = len(drawn) / len(buckets)
    assert np.all(np.abs(buckets - expected) < 6 * np.sqrt(expected))


def test_a_bounded_draw_rejects_what_would_favour_small_numbers() -> None:
    """With a limit of 3 * 2**30 the plain product would give every third number twice as often."""
    limit = 3 << 30
    generator = zeros(Generator.dtype)
    set_key(generator, 1)
    drawn = np.zeros(60_000, np.int64)
    draw_below(generator, limit, drawn)
    thirds = Counter((drawn % 3).tolist())
    assert all(abs(thirds[third] - 20_000) < 800 for third in range(3))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    generator = zeros(Generator.dtype)
    set_key(generator, 2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = np.arange(4)
        draw_shuffled(generator, items)
        orders[tuple(items.tolist())] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 200 for count in orders.values())


def test_seeds_and_streams_have_keys_of_their_own_and_the_commitment_is_no_key() -> None:
    generators = zeros(Generator.dtype, 3)
    set_key(generators, 7)
    assert len({row.tobytes() for row in generators["rng_counter"]}) == 3
    other = zeros(Generator.dtype)
    set_key(other, 8)
    assert other["rng_key"].tobytes() != generators["rng_key"][:1].tobytes()
    assert commitment(7) != commitment(8) and len(commitment(7)) == 64
    key = "".join(f"{part:08x}" for part in generators["rng_key"][0])
    assert key not in commitment(7)
