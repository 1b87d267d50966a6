"""A face-down pile of cards that differ only in kind, with a discard pile that is shuffled into it when it is empty.

A record with such a pile has these fields: `cards`, of which those from `top` on are the pile, top card first;
`discards`, how many of each kind were discarded; and `orders`, `orders_next` and `orders_end`: orders given for coming
reshuffles, one after the other, each ended by -1 (tests, puzzles, games from a real table).
"""

from typing import Any

import numpy as np

from nomarch.core.errors import BadOptions
from nomarch.core.record import Records
from nomarch.core.rng import shuffle
from nomarch.core.rule import rule

END = np.int64(-1)


@rule(inline=True)
def pile_size(s):
    """How many cards the pile has."""
    return np.int64(len(s.cards)) - np.int64(s.top)


@rule
def discarded(s):
    """How many cards the discard pile has."""
    total = np.int64(0)
    for kind in range(len(s.discards)):
        total += np.int64(s.discards[kind])
    return total


@rule
def draw(s):
    """Take the top card of a pile that is not empty; its kind."""
    card = np.int64(s.cards[np.int64(s.top)])
    s.top += 1
    return card


@rule
def restack(s):
    """Shuffle the discard pile into the empty pile. Where an order is given for it, its cards come first, in that
    order, as far as they are there."""
    s.top = len(s.cards) - discarded(s)
    place = np.int64(s.top)
    while s.orders_next < s.orders_end:
        kind = np.int64(s.orders[np.int64(s.orders_next)])
        s.orders_next += 1
        if kind == END:
            break
        if s.discards[kind] > 0:
            s.discards[kind] -= 1
            s.cards[place] = kind
            place += 1
    first = place
    for rest in range(len(s.discards)):
        for _ in range(np.int64(s.discards[rest])):
            s.cards[place] = rest
            place += 1
        s.discards[rest] = 0
    shuffle(s, s.cards[first:], place - first)


@rule
def reorder(s):
    """Put the pile into another order, and forget the orders given for coming reshuffles."""
    shuffle(s, s.cards[np.int64(s.top) :], pile_size(s))
    forget_orders(s)


@rule
def forget_orders(s):
    """Let chance decide the coming reshuffles."""
    s.orders_next = 0
    s.orders_end = 0
    s.orders[:] = 0


def read_orders(s: Any, names: tuple[str, ...]) -> list[list[str]]:
    """The orders given for coming reshuffles, as lists of names."""
    found: list[list[str]] = []
    order: list[str] = []
    for kind in s.orders[s.orders_next : s.orders_end]:
        if kind == END:
            found.append(order)
            order = []
        else:
            order.append(names[kind])
    return found


def write_orders(states: Records, given: Any, names: tuple[str, ...]) -> None:
    """Give orders for coming reshuffles, each as a list of names."""
    if not isinstance(given, list) or not all(isinstance(order, list) for order in given):
        raise BadOptions("set-up: reshuffles must be a list of lists")
    numbers: list[int] = []
    for order in given:
        numbers += [*kinds("reshuffles", order, names), int(END)]
    room = states["orders"].shape[1]
    if len(numbers) > room:
        raise BadOptions(f"set-up: reshuffles can have up to {room} cards, one less for each of them")
    states["orders"][0, : len(numbers)] = numbers
    states["orders_end"] = len(numbers)


def kinds(part: str, given: Any, names: tuple[str, ...]) -> list[int]:
    """The numbers of these names in a part of a set-up."""
    if not isinstance(given, list) or any(name not in names for name in given):
        raise BadOptions(f"set-up: {part} must be a list of {', '.join(names)}")
    return [names.index(name) for name in given]


def rearranged(part: str, given: Any, cards: list[int], names: tuple[str, ...]) -> list[int]:
    """The numbers of the names in a part of a set-up, which must be those of all these cards in any order."""
    numbers = kinds(part, given, names)
    for kind, name in enumerate(names):
        if numbers.count(kind) != cards.count(kind):
            raise BadOptions(f"set-up: {part} must have {name} {cards.count(kind)} times, not {numbers.count(kind)}")
    return numbers


def only_parts(setup: Any, *parts: str) -> None:
    """Refuse a set-up that is no table, or has a part that there is not."""
    if not isinstance(setup, dict):
        raise BadOptions(f"a set-up is a table with any of {', '.join(parts)}, not {type(setup).__name__}")
    for part in setup:
        if part not in parts:
            raise BadOptions(f"set-up: there is no part {part!r}; there are {', '.join(parts)}")
