"""A shop as one number: what it needs and what it gives (section 8), and as data for people.

    bits 0–7    how many symbols of A, C, G, P, two bits each     bits 13–18  value
    bits 8–9    how many `any` symbols                            bits 19–26  kinds or gods that the gain speaks of
    bits 10–12  gain, as an index into GAINS

What lies in a shop is one byte laid out like bits 0–7. No shop is 0.
"""

from typing import Any

import numpy as np

from nomarch.core.bits import U0, U1
from nomarch.core.errors import BadOptions
from nomarch.core.rule import rule

KINDS = ("A", "C", "G", "P")
ANY = "any"
GAINS = ("", "debens", "debens_per", "statue", "statue_any", "wheat", "exchange")
DEBENS, DEBENS_PER, STATUE, STATUE_ANY, WHEAT, EXCHANGE = (np.int64(gain) for gain in range(1, len(GAINS)))
MOST_SYMBOLS = 3
LARGEST = {"debens": 63, "debens_per": 3, "statue_any": 1, "wheat": 9}
"""The largest value of each gain that has one."""
PICTURED = {"debens_per": "of", "statue": "gods", "exchange": "options"}
"""What each gain that speaks of kinds or gods calls them."""

U2, U3 = np.uint64(2), np.uint64(3)
ANY_SHIFT, GAIN_SHIFT, VALUE_SHIFT, PICTURE_SHIFT = (np.uint64(shift) for shift in (8, 10, 13, 19))
GAIN_BITS, VALUE_BITS, PICTURE_BITS = np.uint64(0x7), np.uint64(0x3F), np.uint64(0xFF)
ALL_KINDS = np.uint64(0xF)
KIND_COUNT = np.int64(len(KINDS))


@rule(inline=True)
def accepted(shop, tokens):
    """The kinds that the shop still takes: those of its open symbols, all for an open `any` (FE-7.3); 0 when full.

    A token fills a symbol of its own kind if one is open and an `any` symbol otherwise (FE-13.22).
    """
    shop, tokens = np.uint64(shop), np.uint64(tokens)
    kinds = U0
    spare = np.int64((shop >> ANY_SHIFT) & U3)
    for kind in range(KIND_COUNT):
        shift = U2 * np.uint64(kind)
        missing = np.int64((shop >> shift) & U3) - np.int64((tokens >> shift) & U3)
        if missing > 0:
            kinds |= U1 << np.uint64(kind)
        else:
            spare += missing
    return ALL_KINDS if spare > 0 else kinds


@rule(inline=True)
def gain_of(shop):
    """What kind of gain the shop gives."""
    return np.int64((np.uint64(shop) >> GAIN_SHIFT) & GAIN_BITS)


@rule(inline=True)
def value_of(shop):
    """Debens, rate or wheat."""
    return np.int64((np.uint64(shop) >> VALUE_SHIFT) & VALUE_BITS)


@rule(inline=True)
def pictures_of(shop):
    """The kinds or gods that the gain speaks of, as bits."""
    return (np.uint64(shop) >> PICTURE_SHIFT) & PICTURE_BITS


def decode_shop(word: int, gods: tuple[str, ...]) -> dict[str, Any]:
    """The shop as a component file has it."""
    needs = [kind for number, kind in enumerate(KINDS) for _ in range(word >> 2 * number & 3)]
    gain = GAINS[word >> int(GAIN_SHIFT) & int(GAIN_BITS)]
    shop: dict[str, Any] = {"needs": needs + [ANY] * (word >> int(ANY_SHIFT) & 3), "gain": gain}
    if gain in LARGEST:
        shop["value"] = word >> int(VALUE_SHIFT) & int(VALUE_BITS)
    if gain in PICTURED:
        names = gods if gain == "statue" else KINDS
        pictured = [name for number, name in enumerate(names) if word >> int(PICTURE_SHIFT) >> number & 1]
        shop[PICTURED[gain]] = pictured[0] if gain == "debens_per" else pictured
    return shop


def encode_shop(where: str, shop: Any, gods: tuple[str, ...]) -> int:
    """The number of a shop written in a component file; BadOptions says what is wrong with it."""
    if not isinstance(shop, dict) or not {"needs", "gain"} <= set(shop):
        raise BadOptions(f"{where}: a shop is a table with needs and gain")
    gain = shop["gain"]
    if gain not in GAINS[1:]:
        raise BadOptions(f"{where}: gain must be one of {', '.join(GAINS[1:])}, not {gain!r}")
    allowed = (
        {"needs", "gain"}
        | ({"value"} if gain in LARGEST else set())
        | ({PICTURED[gain]} if gain in PICTURED else set())
    )
    if set(shop) != allowed:
        raise BadOptions(f"{where}: a shop that gives {gain} has exactly {', '.join(sorted(allowed))}")
    word = _needs(where, shop["needs"]) | GAINS.index(gain) << int(GAIN_SHIFT)
    if gain in LARGEST:
        word |= _value(where, shop["value"], LARGEST[gain]) << int(VALUE_SHIFT)
    if gain in PICTURED:
        key = PICTURED[gain]
        pictured = [shop[key]] if gain == "debens_per" else shop[key]
        word |= _pictured(f"{where}: {key}", pictured, gods if gain == "statue" else KINDS) << int(PICTURE_SHIFT)
    return word


def _needs(where: str, needs: Any) -> int:
    symbols = (*KINDS, ANY)
    if not isinstance(needs, list) or not 1 <= len(needs) <= MOST_SYMBOLS or any(need not in symbols for need in needs):
        raise BadOptions(f"{where}: needs must be 1 to {MOST_SYMBOLS} out of {', '.join(symbols)}, not {needs!r}")
    return sum(1 << 2 * symbols.index(need) for need in needs)


def _value(where: str, value: Any, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadOptions(f"{where}: value must be a whole number from 1 to {most}, not {value!r}")
    return value


def _pictured(where: str, pictured: Any, names: tuple[str, ...]) -> int:
    if not isinstance(pictured, list) or not pictured or any(name not in names for name in pictured):
        raise BadOptions(f"{where} must be out of {', '.join(names)}, not {pictured!r}")
    if len(set(pictured)) < len(pictured):
        raise BadOptions(f"{where} must not name anything twice")
    return sum(1 << names.index(name) for name in pictured)
