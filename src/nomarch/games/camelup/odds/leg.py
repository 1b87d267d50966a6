"""The odds of the leg, exactly (CU-17.1 to CU-17.12)."""

from dataclasses import dataclass
from functools import cache, cached_property
from threading import local

import numpy as np

from nomarch.core.progress import progress_line
from nomarch.core.rule import compiling
from nomarch.games.camelup.odds.positions import MOST_SPACES
from nomarch.games.camelup.odds.sequences import (
    CAMERA,
    EVENTS,
    EXTRA,
    HIGHEST_FACE,
    NO_TABLE,
    ORDERS,
    REFEREE,
    REGULAR,
    SEQUENCES,
    Array,
    Ground,
    Queue,
    Table,
    Tally,
    explore,
)
from nomarch.games.camelup.situation import Situation
from nomarch.games.camelup.track import BITS, CAMELS

IN_PLACE = (ORDERS[:, None, :] == np.arange(CAMELS)[:, None]).astype(np.int64)
"""For each order, colour and place: 1 if the camel is there."""
SHORTEST = 8
"""The length of a queue without dice; each die makes it four times as long, which nearly always suffices."""
KERNELS = 30  # functions compiled for them, for the progress shown
MOST_DICE_IN_PLAY = 6
"""As many as there are pyramid tiles (CU-15.40); more can be asked about, but no queue is kept for them."""


@dataclass(frozen=True, eq=False)
class LegOdds:
    """The odds of a leg; every number is a count of sequences of dice out of `total`, all equally likely."""

    total: int
    orders: Array
    """How often the leg ends with each of the `ORDERS`."""
    race_ends: int
    landings: dict[int, int]
    """On each desert tile, by space; one sequence can have several landings (CU-17.9)."""
    photo_camels: int
    """Camels in photos, summed: Photo of CU-17.10."""
    photos: int
    line_ups: int

    @cached_property
    def places(self) -> list[list[int]]:
        """How often each colour is in places 1 to 5."""
        counts: list[list[int]] = np.tensordot(self.orders, IN_PLACE, 1).tolist()
        return counts


def leg_odds(situation: Situation) -> LegOdds:
    """The exact odds of the leg."""
    return count_sequences(situation, NO_TABLE)[0]


def count_sequences(situation: Situation, table: Table) -> tuple[LegOdds, Array]:
    """The odds of the leg, and with a table each colour's ways to win the race and to come last."""
    dice = situation.regular.bit_count() + situation.extra.bit_count()
    total = int(SEQUENCES[situation.regular.bit_count(), situation.extra.bit_count()])
    ground = Ground(
        np.int64(situation.last_space),
        np.uint64(situation.oases),
        np.uint64(situation.mirages),
        np.int64(situation.camera),
        np.int64(situation.referee),
    )
    start = _node(situation)
    tally, doublings = _tally(), 0
    _compile()
    while not explore(start, ground, _queue(dice, doublings), tally, table):
        tally, doublings = _tally(), doublings + 1
    race_ends, photo_camels, photos, line_ups = tally.events.tolist()
    landings = {space: int(tally.landings[space]) for space in situation.tiles()}
    return LegOdds(total, tally.orders, race_ends, landings, photo_camels, photos, line_ups), tally.race


@cache
def _compile() -> None:
    """Compile on first use, which takes some seconds the first time ever and is shown to a person."""
    ground = Ground(np.int64(1), np.uint64(0), np.uint64(0), np.int64(0), np.int64(0))
    with progress_line("Compiling the odds, only this once", KERNELS) as report, compiling(report):
        explore(np.uint64(0), ground, _queue(0, 0), _tally(), NO_TABLE)


def _node(situation: Situation) -> np.uint64:
    """The node with which a situation begins."""
    node = situation.camels
    for rank, (colour, _, _) in enumerate(situation.ranks()):
        regular, extra = situation.regular >> colour & 1, situation.extra >> colour & 1
        node |= (regular * int(REGULAR) | extra * int(EXTRA)) << int(BITS) * rank
    node |= int(CAMERA) if situation.camera else 0
    node |= int(REFEREE) if situation.referee else 0
    return np.uint64(node)


def _tally() -> Tally:
    counts = np.zeros(len(ORDERS) + MOST_SPACES + HIGHEST_FACE + 1 + EVENTS, np.int64)
    return Tally(counts[: len(ORDERS)], counts[len(ORDERS) : -EVENTS], counts[-EVENTS:], np.zeros((2, CAMELS)))


class _Kept(local):
    """The queues of one thread, by number of dice, to be used again."""

    def __init__(self) -> None:
        self.queues: dict[int, Queue] = {}


_kept = _Kept()


def _queue(dice: int, doublings: int) -> Queue:
    """A queue for so many dice, doubled as often as it proved too short."""
    if doublings == 0 and dice in _kept.queues:
        return _kept.queues[dice]
    length = SHORTEST * 4 ** max(dice, 2) << doublings
    queue = Queue(np.empty(length, np.uint64), np.empty(length, np.int64), np.empty(2 * length, np.int32))
    if dice <= MOST_DICE_IN_PLAY:
        _kept.queues[dice] = queue
    return queue
