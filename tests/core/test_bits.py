"""Sets as bits."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from nomarch.core.bits import contains, count, doubled, lowest, members, nth_bit, popcount, put, select
from nomarch.core.rule import rule

WORDS = st.integers(0, (1 << 64) - 1)
SETS = st.sets(st.integers(0, 255))


@rule
def popcount_and_lowest(word):  # type: ignore[no-untyped-def]
    return popcount(word), lowest(word)


def mask_of(numbers: set[int]) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    mask = np.zeros(4, np.uint64)
    for number in numbers:
        mask[number // 64] |= np.uint64(1 << number % 64)
    return mask


@given(WORDS.filter(bool))
def test_bits_of_a_word_are_counted_found_and_selected(word: int) -> None:
    numbers = [number for number in range(64) if word >> number & 1]
    assert popcount_and_lowest(np.uint64(word)) == (len(numbers), numbers[0])
    assert [nth_bit(np.uint64(word), n) for n in range(len(numbers))] == numbers


@given(SETS)
def test_a_mask_is_counted_listed_selected_from_and_asked(numbers: set[int]) -> None:
    mask, listed = mask_of(numbers), np.zeros(256, np.int64)
    assert count(mask) == len(numbers) == members(mask, listed)
    assert listed[: len(numbers)].tolist() == sorted(numbers)
    assert [select(mask, n) for n in range(len(numbers))] == sorted(numbers)
    assert select(mask, len(numbers)) == -1
    assert {number for number in range(256) if contains(mask, number)} == numbers


@given(WORDS, st.integers(0, 191))
def test_a_run_of_actions_is_put_across_words(bits: int, first: int) -> None:
    mask = np.zeros(4, np.uint64)
    put(mask, first, np.uint64(bits))
    assert sum(int(word) << 64 * i for i, word in enumerate(mask)) == bits << first


@given(st.integers(0, (1 << 32) - 1))
def test_doubling_gives_each_bit_twice(bits: int) -> None:
    expected = sum(0b11 << 2 * number for number in range(32) if bits >> number & 1)
    assert int(doubled(np.uint64(bits))) == expected
