"""Monte Carlo tree search over one game's rules (a template, see `core.template`).

Information-set search, open loop: every iteration begins with another position that the searching seat cannot tell
from the true one, drawn by `redeal` with a fresh random key, and a node stands for a sequence of actions whatever
chance did in between. Each seat plays for itself (max^n). The game's `hopes` says at a glance what actions promise:
the most hopeful become the children of a node, and hope draws visits to them until experience outweighs it. At a new
node the game's `evaluate` judges the position.

All positions of a search show the seat's own hand, so what the others learn in its tree, they learn about that hand.
Where this misleads, a game's tree has one level (`DEPTH` in its judgement), and what the others do is left to
`evaluate`.
"""

from typing import NamedTuple

import numpy as np

from nomarch.core.bits import U0, U1, contains, lowest
from nomarch.core.record import assign
from nomarch.core.rng import word
from nomarch.core.rule import rule
from nomarch.core.template import game_of

rules = game_of(__name__)

ROOT = np.int64(0)
NONE = np.int64(-1)


class Tree(NamedTuple):
    """Nodes as columns; the children of a node stand one after the other. `used[0]` is how many nodes there are."""

    action: np.ndarray
    first_child: np.ndarray  # -1 before the node's first visit
    children: np.ndarray
    visits: np.ndarray
    total: np.ndarray  # rewards of the seat that chose the action
    hope: np.ndarray  # its share among its siblings
    own: np.ndarray  # rewards of the seat that is then to move
    used: np.ndarray


class Scratch(NamedTuple):
    """Room for one iteration."""

    states: np.ndarray
    spare: np.ndarray
    chooser: np.ndarray
    mask: np.ndarray
    hopes: np.ndarray
    path: np.ndarray
    movers: np.ndarray
    rewards: np.ndarray
    log: np.ndarray


@rule
def plant(tree, actions, hopes):
    """A tree whose root has these children, the most hopeful first."""
    tree.visits[ROOT] = 0
    tree.own[ROOT] = 0
    for i in range(len(actions)):
        tree.action[1 + i] = actions[i]
        tree.hope[1 + i] = hopes[i]
    share_hope(tree, np.int64(1), len(actions))
    tree.first_child[ROOT] = 1
    tree.children[ROOT] = len(actions)
    tree.used[0] = 1 + len(actions)


@rule
def search(root, seat, tree, scratch, iterations, explore, width):
    """Run so many iterations, or fewer if the tree is full; how many."""
    for done in range(iterations):
        if tree.used[0] + width > len(tree.action):
            return done
        start_from(scratch.states[0], root[0], scratch.chooser[0], seat)
        depth = descend(tree, scratch, explore, width)
        rules.evaluate(scratch.states[0], scratch.rewards, scratch.log)
        count(tree, scratch, depth)
    return iterations


@rule
def count(tree, scratch, depth):
    """Enter the rewards of an iteration that went down so many steps."""
    node = ROOT
    for step in range(depth):
        reward = scratch.rewards[scratch.movers[step]]
        tree.visits[node] += 1
        tree.own[node] += reward
        node = scratch.path[step]
        tree.total[node] += reward
    tree.visits[node] += 1
    if scratch.movers[depth] >= 0:
        tree.own[node] += scratch.rewards[scratch.movers[depth]]


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
    """Go down the tree to a node without children yet, or to the end of the game; how many steps.

    Who moved is written down step by step, and after the last step who would move next, -1 if nobody does.
    """
    s = scratch.states[0]
    node, depth = ROOT, np.int64(0)
    while s.to_move >= 0 and depth < len(scratch.path):
        if tree.first_child[node] < 0:
            expand(tree, node, s, scratch, width)
            break
        child = choose(tree, node, s, scratch, explore)
        if child < 0:
            break
        scratch.path[depth] = child
        scratch.movers[depth] = s.to_move
        depth += 1
        rules.apply(s, np.int64(tree.action[child]), scratch.log)
        node = child
    scratch.movers[depth] = s.to_move
    return depth


@rule
def expand(tree, node, s, scratch, width):
    """Give a node its children: the legal actions, or the `width` most hopeful of them."""
    mask, hopes = scratch.mask, scratch.hopes
    mask[:] = U0
    rules.legal(s, mask)
    rules.hopes(s, mask, hopes, scratch.spare, scratch.log)
    first = np.int64(tree.used[0])
    count = np.int64(0)
    for i in range(len(mask)):
        bits = mask[i]
        while bits != U0:
            action = np.int64(64) * i + lowest(bits)
            bits &= bits - U1
            count = insert(tree, first, count, width, action, hopes[action])
    share_hope(tree, first, count)
    tree.first_child[node] = first
    tree.children[node] = count
    tree.used[0] = first + count


@rule
def insert(tree, first, count, width, action, hope):
    """Keep the most hopeful actions, most hopeful first; how many there are now."""
    place = first + count
    if count == width:
        if hope <= tree.hope[place - 1]:
            return count
        place -= 1
        count -= 1
    while place > first and tree.hope[place - 1] < hope:
        tree.hope[place] = tree.hope[place - 1]
        tree.action[place] = tree.action[place - 1]
        place -= 1
    tree.hope[place] = hope
    tree.action[place] = action
    return count + 1


@rule
def share_hope(tree, first, count):
    """Turn the children's hopes into shares that add up to 1, and start them unvisited."""
    total = 0.0
    best = tree.hope[first]
    for child in range(first, first + count):
        tree.hope[child] = np.exp(tree.hope[child] - best)
        total += tree.hope[child]
    for child in range(first, first + count):
        tree.hope[child] /= total
        tree.first_child[child] = NONE
        tree.visits[child] = 0
        tree.total[child] = 0
        tree.own[child] = 0


@rule
def choose(tree, node, s, scratch, explore):
    """The child with the best mean reward plus hope not yet tried out, among those that are legal now."""
    scratch.mask[:] = U0
    rules.legal(s, scratch.mask)
    first = np.int64(tree.first_child[node])
    draw = explore * np.sqrt(tree.visits[node] + 1.0)
    unvisited = tree.own[node] / tree.visits[node] if tree.visits[node] > 0 else 0.5
    best, most = NONE, -1.0
    for child in range(first, first + tree.children[node]):
        if contains(scratch.mask, tree.action[child]):
            visits = tree.visits[child]
            mean = tree.total[child] / visits if visits > 0 else unvisited
            bound = mean + draw * tree.hope[child] / (1.0 + visits)
            if bound > most:
                best, most = np.int64(child), bound
    return best
