"""Monte Carlo tree search over one game's rules (a template, see `core.template`).

Information-set search, open loop: every iteration begins with another position that the searching seat cannot tell
from the true one, drawn by `redeal` with a fresh random key, and a node stands for a sequence of actions whatever
chance did in between. Each seat plays for itself (max^n). At a new node the game's `evaluate` judges the position.
"""

from typing import NamedTuple

import numpy as np

from nomarch.core.bits import U0, U1, contains, count
from nomarch.core.record import assign
from nomarch.core.rng import word
from nomarch.core.rule import rule
from nomarch.core.template import game_of

rules = game_of(__name__)

ROOT = np.int64(0)
NONE = np.int64(-1)


class Tree(NamedTuple):
    """Nodes as columns; the children of a node are a chain of siblings. `used[0]` is how many nodes there are."""

    action: np.ndarray
    first_child: np.ndarray
    sibling: np.ndarray
    visits: np.ndarray
    seen: np.ndarray  # iterations in which the action was legal
    total: np.ndarray  # rewards of the seat that chose the action
    used: np.ndarray


class Scratch(NamedTuple):
    """Room for one iteration."""

    states: np.ndarray
    chooser: np.ndarray
    mask: np.ndarray
    path: np.ndarray
    movers: np.ndarray
    rewards: np.ndarray
    log: np.ndarray


@rule
def plant(tree):
    """A tree of nothing but its root."""
    tree.used[0] = 1
    tree.first_child[ROOT] = NONE
    tree.visits[ROOT] = 0


@rule
def search(root, seat, tree, scratch, iterations, explore, width):
    """Run so many iterations, or fewer if the tree is full; how many."""
    for done in range(iterations):
        if tree.used[0] >= len(tree.action):
            return done
        start_from(scratch.states[0], root[0], scratch.chooser[0], seat)
        depth = descend(tree, scratch, explore, width)
        rules.evaluate(scratch.states[0], scratch.rewards, scratch.log)
        for step in range(depth):
            node = scratch.path[step]
            tree.visits[node] += 1
            tree.total[node] += scratch.rewards[scratch.movers[step]]
        tree.visits[ROOT] += 1
    return iterations


@rule
def start_from(s, root, chooser, seat):
    """A position that the seat cannot tell from the root, with fresh chance."""
    assign(s, root)
    s.rng_key[0] = np.uint32(word(chooser))
    s.rng_key[1] = np.uint32(word(chooser))
    s.rng_left = 0
    rules.redeal(s, seat)


@rule
def descend(tree, scratch, explore, width):
    """Go down the tree to a new node, or to the end of the game; how many steps."""
    s = scratch.states[0]
    node, depth = ROOT, np.int64(0)
    while s.to_move >= 0 and depth < len(scratch.path):
        scratch.mask[:] = U0
        rules.legal(s, scratch.mask)
        before = tree.used[0]
        scratch.movers[depth] = s.to_move
        node = choose_child(tree, node, s, scratch, explore, width)
        if node < 0:
            break
        scratch.path[depth] = node
        depth += 1
        rules.apply(s, np.int64(tree.action[node]), scratch.log)
        if tree.used[0] > before:
            break
    return depth


@rule
def choose_child(tree, node, s, scratch, explore, width):
    """A new child while the node's visits allow one, otherwise the most promising of those that are legal now."""
    legal = count(scratch.mask)
    best, best_bound, known = NONE, -1.0, np.int64(0)
    child = np.int64(tree.first_child[node])
    while child >= 0:
        if contains(scratch.mask, tree.action[child]):
            known += 1
            tree.seen[child] += 1
            bound = upper_bound(tree, child, explore)
            if bound > best_bound:
                best, best_bound = child, bound
        child = np.int64(tree.sibling[child])
    if known < legal and (best < 0 or known < width * np.sqrt(tree.visits[node] + 1)):
        return new_child(tree, node, s, scratch, legal - known)
    return best


@rule(inline=True)
def upper_bound(tree, child, explore):
    """Mean reward of the seat that chooses, and what it may still turn out to be."""
    visits = tree.visits[child]
    return tree.total[child] / visits + explore * np.sqrt(np.log(tree.seen[child]) / visits)


@rule
def new_child(tree, node, s, scratch, untried):
    """Add the untried legal action that the game's `prior` likes best, equal ones by lot."""
    child = np.int64(tree.first_child[node])
    mask = scratch.mask
    while child >= 0:
        number = np.int64(tree.action[child])
        mask[number >> 6] &= ~(U1 << np.uint64(number & 63))
        child = np.int64(tree.sibling[child])
    return add_node(tree, node, rules.promising(s, mask, untried, scratch.chooser[0]))


@rule
def add_node(tree, parent, action):
    """A new node, visited once by the iteration that adds it."""
    node = np.int64(tree.used[0])
    tree.used[0] = node + 1
    tree.action[node] = action
    tree.first_child[node] = NONE
    tree.sibling[node] = tree.first_child[parent]
    tree.first_child[parent] = node
    tree.visits[node] = 0
    tree.seen[node] = 1
    tree.total[node] = 0
    return node
