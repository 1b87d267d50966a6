"""Sets as bits of unsigned 64-bit words: small sets in one word, sets of actions in a mask of several.

All arithmetic is unsigned throughout: mixing signed and unsigned words gives floats in the interpreter.
"""

import numpy as np
from numba import types
from numba.extending import intrinsic

from nomarch.core.rule import COMPILED, rule

U0 = np.uint64(0)
U1 = np.uint64(1)
U63 = np.uint64(63)
U64 = np.uint64(64)

if COMPILED:

    @intrinsic
    def popcount(_context, _word):
        """Number of bits set in a word."""

        def code(_context, builder, _signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), code

    @intrinsic
    def lowest(_context, _word):
        """Number of the lowest bit set in a word that is not zero."""

        def code(context, builder, _signature, arguments):
            return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

        return types.int64(types.uint64), code

else:

    def popcount(word):
        """Number of bits set in a word."""
        return np.int64(int(word).bit_count())

    def lowest(word):
        """Number of the lowest bit set in a word that is not zero."""
        return np.int64((int(word) & -int(word)).bit_length() - 1)


@rule(inline=True)
def bit(number):
    """The word in which only this bit is set."""
    return U1 << np.uint64(number)


@rule(inline=True)
def has(word, number):
    """Whether this bit of the word is set."""
    return (np.uint64(word) >> np.uint64(number)) & U1 != U0


@rule(inline=True)
def nth_bit(word, n):
    """Number of the n-th bit set in a word, counted from 0."""
    word = np.uint64(word)
    for _ in range(n):
        word &= word - U1
    return lowest(word)


@rule(inline=True)
def doubled(bits):
    """Each of the lowest 32 bits twice: bit n becomes bits 2n and 2n + 1."""
    bits = (bits | (bits << np.uint64(16))) & np.uint64(0x0000FFFF0000FFFF)
    bits = (bits | (bits << np.uint64(8))) & np.uint64(0x00FF00FF00FF00FF)
    bits = (bits | (bits << np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    bits = (bits | (bits << np.uint64(2))) & np.uint64(0x3333333333333333)
    bits = (bits | (bits << np.uint64(1))) & np.uint64(0x5555555555555555)
    return bits | (bits << np.uint64(1))


@rule(inline=True)
def put(mask, first, bits):
    """Add a run of up to 64 actions, `bits`, whose first is number `first`, to a mask."""
    word = np.int64(first) >> 6
    shift = np.uint64(first) & U63
    mask[word] |= bits << shift
    if shift != U0 and bits >> (U64 - shift) != U0:
        mask[word + 1] |= bits >> (U64 - shift)


@rule
def contains(mask, number):
    """Whether an action is in a mask."""
    return has(mask[np.int64(number) >> 6], np.int64(number) & 63)


@rule
def count(mask):
    """How many actions are in a mask."""
    total = np.int64(0)
    for word in mask:
        total += popcount(word)
    return total


@rule
def select(mask, n):
    """The n-th action of a mask, counted from 0, or -1 if it has not so many."""
    for i in range(len(mask)):
        here = popcount(mask[i])
        if n < here:
            return np.int64(64 * i) + nth_bit(mask[i], n)
        n -= here
    return np.int64(-1)


@rule
def members(mask, out):
    """Write the actions of a mask to `out` in ascending order; how many they are."""
    found = np.int64(0)
    for i in range(len(mask)):
        word = mask[i]
        while word != U0:
            out[found] = 64 * i + lowest(word)
            found += 1
            word &= word - U1
    return found
