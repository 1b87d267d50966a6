"""Every sequence of draws and rolls until the pyramid is empty or the race over (CU-17.1), counted.

A node is one word: the camels as in `track`, and with each camel its dice that are still in the pyramid, in two bits
that the track leaves free and carries along when a unit moves. Two further bits say whether camera and referee are
still there. Different draws that lead to one node are counted together: a node's weight is the number of ways to
reach it. Nodes wait in a queue; as each draw takes one die, all ways to a node are known when its turn comes.
"""

from itertools import permutations
from math import factorial, gcd
from typing import Any, NamedTuple

import numpy as np

from nomarch.core.bits import U0, U1, lowest, popcount
from nomarch.core.rule import rule
from nomarch.games.camelup.components import EXTRA_FACES, FACES
from nomarch.games.camelup.odds.positions import number_of
from nomarch.games.camelup.track import (
    ALL,
    BITS,
    CAMELS,
    COLOUR,
    EACH,
    at,
    colour_at,
    displaced,
    how_many_at_least,
    leader,
    line_up,
    put_down,
    space_at,
    unit_size,
)
from nomarch.games.camelup.track import last as last_camel

Array = np.ndarray[Any, Any]

REGULAR_BIT = np.int64(9)
REGULAR = np.uint64(1 << 9)  # with a camel: its regular die is in the pyramid
EXTRA = np.uint64(1 << 10)  # and its extra die
DICE = (REGULAR | EXTRA) * EACH
CAMERA = np.uint64(1 << 60)  # in the node: the camera is still there
REFEREE = np.uint64(1 << 61)  # and the referee

HIGHEST_FACE = 3

ORDERS = np.array(list(permutations(range(CAMELS))), np.int64)
"""All 120 orders: the colours in places 1 to 5."""
ORDER_NUMBERS = np.zeros(8 ** (CAMELS - 1), np.int64)
"""The number of an order by its first four colours, three bits each."""
ORDER_NUMBERS[ORDERS[:, :-1] @ (8 ** np.arange(CAMELS - 1))] = np.arange(len(ORDERS))


def _ways(faces: Array) -> list[int]:
    """In how many ways a die shows 0, 1, 2, 3: its faces counted, in the smallest whole numbers (CU-2.5, CU-2.7)."""
    counts: list[int] = np.bincount(faces, minlength=HIGHEST_FACE + 1).tolist()
    return [count // gcd(*counts) for count in counts]


KINDS = (_ways(FACES), _ways(EXTRA_FACES))
WAYS = np.array(KINDS)
"""For each kind of die, regular and extra, and each face: in how many ways it is rolled."""
SEQUENCES = np.array(
    [[factorial(r + e) * sum(KINDS[0]) ** r * sum(KINDS[1]) ** e for e in range(CAMELS + 1)] for r in range(CAMELS + 1)]
)
"""How many equally likely sequences r regular and e extra dice have (CU-17.11)."""

EVENTS = 4
RACE_ENDS, PHOTO_CAMELS, PHOTOS, LINE_UPS = range(EVENTS)


class Ground(NamedTuple):
    """What lies on the track besides the camels."""

    last_space: np.int64
    oases: np.uint64
    mirages: np.uint64
    camera: np.int64
    referee: np.int64


class Queue(NamedTuple):
    """The nodes in the order in which they were found, and the hash table that finds them again."""

    nodes: Array
    weights: Array
    slots: Array  # where in the queue a node is, plus one; 0 for a free slot


class Tally(NamedTuple):
    """What is counted, in sequences of dice."""

    orders: Array  # of each of the 120 orders at the end of the leg
    landings: Array  # on the tile of each space
    events: Array  # race ends, camels in the photo, photos, line-ups
    race: Array  # of each colour to win the race, and to come last: floats


class Table(NamedTuple):
    """The chances of each rank to win the race and to come last, for positions at the start of a leg."""

    chances: Array
    laned: np.int64  # how the positions are numbered, see `positions`
    first: Array


NO_TABLE = Table(np.empty((0, 2 * CAMELS)), np.int64(0), np.zeros(1, np.int64))
"""For when only the leg matters."""


@rule(inline=True)
def add(nodes, weights, slots, count, node, weight):
    """Add ways to a node, at the end of the queue if it is new; how many nodes there are then."""
    low, high = node & np.uint64(0xFFFFFFFF), node >> np.uint64(32)
    mixed = low * np.uint64(0x9E3779B1) ^ high * np.uint64(0x85EBCA77)
    last_slot = np.uint64(len(slots) - 1)
    slot = (mixed >> np.uint64(32)) & last_slot
    while slots[slot] != 0:
        if nodes[slots[slot] - 1] == node:
            weights[slots[slot] - 1] += weight
            return count
        slot = (slot + U1) & last_slot
    slots[slot] = count + 1
    nodes[count] = node
    weights[count] = weight
    return count + 1


@rule(inline=True)
def move(node, rank, face, ground, ways, landings, events):
    """The node after a roll; what happens on the way is counted in so many ways (section 6)."""
    size = unit_size(node, rank)
    target = space_at(node, rank) + face
    space = displaced(target, ground.oases, ground.mirages)
    moved = put_down(node & ALL, rank, size, space, space < target) | (node & ~ALL)
    if (ground.oases | ground.mirages) >> np.uint64(target) & U1 != U0:
        landings[target] += ways
    if space == ground.camera and node & CAMERA != U0:
        moved &= ~CAMERA
        events[PHOTO_CAMELS] += ways * size
        events[PHOTOS] += ways
    if space == ground.referee and node & REFEREE != U0:
        moved = line_up(moved & ~REFEREE, CAMELS - how_many_at_least(moved, space), size)
        events[LINE_UPS] += ways
    return moved


@rule(inline=True)
def is_final(node, last_space):
    """Whether the leg is over: no die is left, or the first camel has crossed the finish line."""
    return node & DICE == U0 or space_at(node, CAMELS - 1) > last_space


@rule(inline=True)
def settle(node, ways, last_space, orders, events, race, chances, laned, first):
    """Count a node in which the leg is over (CU-17.6, CU-17.8, CU-17.29)."""
    order = U0
    for place in range(CAMELS - 1):
        order |= (at(node, CAMELS - 1 - place) & COLOUR) << np.uint64(3 * place)
    orders[ORDER_NUMBERS[np.int64(order)]] += ways
    if space_at(node, CAMELS - 1) > last_space:
        events[RACE_ENDS] += ways
        race[0, leader(node)] += ways
        race[1, last_camel(node)] += ways
    elif len(chances) > 0:
        position = number_of(node, laned, first)
        for rank in range(CAMELS):
            race[0, colour_at(node, rank)] += ways * chances[position, rank]
            race[1, colour_at(node, rank)] += ways * chances[position, CAMELS + rank]


@rule
def explore(start, ground, queue, tally, table):
    """Count all that can happen from this node on; False if the queue is too short for it."""
    nodes, weights, slots = queue
    orders, landings, events, race = tally
    chances, laned, first = table
    last_space = ground.last_space
    if is_final(start, last_space):
        ways = SEQUENCES[popcount(start & (REGULAR * EACH)), popcount(start & (EXTRA * EACH))]
        settle(start, ways, last_space, orders, events, race, chances, laned, first)
        return True
    slots[:] = 0
    room = len(nodes) - 2 * CAMELS * HIGHEST_FACE
    done, count = np.int64(0), add(nodes, weights, slots, np.int64(0), start, np.int64(1))
    while done < count <= room:
        node, weight = nodes[done], weights[done]
        done += 1
        dice = node & DICE
        extra = popcount(node & (EXTRA * EACH))
        regular = popcount(dice) - extra
        while dice != U0:
            rank, kind = lowest(dice) // np.int64(BITS), lowest(dice) % np.int64(BITS) - REGULAR_BIT
            undrawn = dice & (dice - U1)
            drawn, dice = dice ^ undrawn, undrawn
            left = SEQUENCES[regular - 1 + kind, extra - kind]
            for face in range(1, HIGHEST_FACE + 1):
                ways = weight * WAYS[kind, face]
                if ways == 0:
                    continue
                moved = move(node ^ drawn, rank, face, ground, ways * left, landings, events)
                if is_final(moved, last_space):
                    settle(moved, ways * left, last_space, orders, events, race, chances, laned, first)
                else:
                    count = add(nodes, weights, slots, count, moved, ways)
    return count <= room
