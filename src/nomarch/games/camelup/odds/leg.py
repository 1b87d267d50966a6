"""The odds of the leg, exactly (CU-17.1 to CU-17.12): every draw and roll until the pyramid is empty or the race over.

A node is one word: the camels as in `track`, and with each camel its dice that are still in the pyramid, in two bits
that the track leaves free and carries along when a unit moves. Two further bits say whether camera and referee are
still there. Different draws that lead to one node are counted together: a node's weight is the number of ways to
reach it. Nodes wait in a queue; as each draw takes one die, all ways to a node are known when its turn comes.
"""

from dataclasses import dataclass
from itertools import permutations
from math import factorial, gcd
from threading import local
from typing import Any, NamedTuple

import numpy as np

from nomarch.core.bits import U0, U1, popcount
from nomarch.core.rule import rule
from nomarch.games.camelup.components import EXTRA_FACES, FACES
from nomarch.games.camelup.odds.situation import Situation
from nomarch.games.camelup.track import (
    ALL,
    CAMELS,
    EACH,
    at,
    colour_at,
    displaced,
    how_many_at_least,
    line_up,
    put_down,
    space_at,
    unit_size,
)

Array = np.ndarray[Any, Any]

REGULAR = np.uint64(0x200)  # with a camel: its regular die is in the pyramid
EXTRA = np.uint64(0x400)  # and its extra die
DICE = (REGULAR | EXTRA) * EACH
CAMERA = np.uint64(1 << 60)  # in the node: the camera is still there
REFEREE = np.uint64(1 << 61)  # and the referee

ORDERS = np.array(list(permutations(range(CAMELS))), np.int64)
"""All 120 orders: the colours in places 1 to 5."""

HIGHEST_FACE = 3


def ways_of(faces: Array) -> Array:
    """In how many ways a die shows 0, 1, 2, 3: its faces, reduced to the smallest numbers."""
    counts = np.bincount(faces, minlength=HIGHEST_FACE + 1)
    return counts // gcd(*counts.tolist())


REGULAR_WAYS = ways_of(FACES)
EXTRA_WAYS = ways_of(EXTRA_FACES)
SEQUENCES = np.array(
    [
        [factorial(r + e) * int(REGULAR_WAYS.sum()) ** r * int(EXTRA_WAYS.sum()) ** e for e in range(CAMELS + 1)]
        for r in range(CAMELS + 1)
    ]
)
"""How many equally likely sequences r regular and e extra dice have (CU-17.11)."""


def _order_numbers() -> Array:
    numbers = np.zeros(8 ** (CAMELS - 1), np.int64)
    for number, order in enumerate(ORDERS.tolist()):
        numbers[sum(colour << 3 * i for i, colour in enumerate(order[:-1]))] = number
    return numbers


ORDER_NUMBERS = _order_numbers()
"""The number of an order by its first four colours, three bits each."""


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
    """The results, in sequences of dice."""

    orders: Array  # of each of the 120 orders at the end of the leg
    landings: Array  # on the tile of each space
    events: Array  # race ends, camels in the photo, photos, line-ups


RACE_ENDS, PHOTO_CAMELS, PHOTOS, LINE_UPS = range(4)


@rule(inline=True)
def order_number(camels):
    """Which of the 120 orders the camels are in."""
    key = U0
    for place in range(CAMELS - 1):
        key |= (at(camels, CAMELS - 1 - place) & np.uint64(7)) << np.uint64(3 * place)
    return ORDER_NUMBERS[np.int64(key)]


@rule(inline=True)
def add(queue, count, node, weight):
    """Add ways to a node, at the end of the queue if it is new; how many nodes there are then."""
    nodes, weights, slots = queue
    mixed = (node & np.uint64(0xFFFFFFFF)) * np.uint64(0x9E3779B1) ^ (node >> np.uint64(32)) * np.uint64(0x85EBCA77)
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
def move(node, rank, size, face, ground, ways, tally):
    """The node after a unit has moved, and its events counted in so many ways (section 6)."""
    target = space_at(node, rank) + face
    space = displaced(target, ground.oases, ground.mirages)
    moved = put_down(node & ALL, rank, size, space, space < target) | (node & ~ALL)
    if (ground.oases | ground.mirages) >> np.uint64(target) & U1 != U0:
        tally.landings[target] += ways
    if space == ground.camera and node & CAMERA != U0:
        moved &= ~CAMERA
        tally.events[PHOTO_CAMELS] += ways * size
        tally.events[PHOTOS] += ways
    if space == ground.referee and node & REFEREE != U0:
        moved = line_up(moved & ~REFEREE, CAMELS - how_many_at_least(moved, space), size)
        tally.events[LINE_UPS] += ways
    return moved


@rule
def explore(start, ground, queue, tally):
    """Count all that can happen from the first node on; False if the queue is too short for it."""
    nodes, weights, slots = queue
    slots[:] = 0
    room = len(nodes) - 2 * CAMELS * HIGHEST_FACE
    count = add(queue, np.int64(0), start, np.int64(1))
    done = np.int64(0)
    while done < count:
        if count > room:
            return False
        node, weight = nodes[done], weights[done]
        done += 1
        regular, extra = popcount(node & (REGULAR * EACH)), popcount(node & (EXTRA * EACH))
        for rank in range(CAMELS):
            size = unit_size(node, rank)
            for die, ways, left in (
                (REGULAR, REGULAR_WAYS, SEQUENCES[regular - 1, extra]),
                (EXTRA, EXTRA_WAYS, SEQUENCES[regular, extra - 1]),
            ):
                drawn = die << np.uint64(12 * rank)
                if node & drawn == U0:
                    continue
                for face in range(1, HIGHEST_FACE + 1):
                    reached = weight * ways[face]
                    if reached == 0:
                        continue
                    moved = move(node ^ drawn, rank, size, face, ground, reached * left, tally)
                    if space_at(moved, CAMELS - 1) > ground.last_space:
                        tally.events[RACE_ENDS] += reached * left
                        tally.orders[order_number(moved)] += reached * left
                    elif moved & DICE == U0:
                        tally.orders[order_number(moved)] += reached
                    else:
                        count = add(queue, count, moved, reached)
    return True
