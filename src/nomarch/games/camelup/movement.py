"""How a roll moves the camels (section 6), and what they meet where they stop."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup import paparazzi, referee
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.components import DESERT_COIN
from nomarch.games.camelup.money import DESERT, earn
from nomarch.games.camelup.track import displaced, put_down, rank_of, space_at, unit_size

MOVED = EVENTS.code("moved")
COIN = EVENTS.code("desert_coin")


@rule
def move(s, camel, steps, log):
    """Move a camel's unit (CU-6.1, CU-6.2); a target beyond the last space ends the race at once (CU-6.3, CU-15.1)."""
    camels = np.uint64(s.camels)
    rank = rank_of(camels, camel)
    size = unit_size(camels, rank)
    start = space_at(camels, rank)
    target = start + steps
    end = target
    if target <= s.last_space:
        end = displaced(target, np.uint64(s.oases), np.uint64(s.mirages))
        if end != target:
            pay_landing(s, target, log)
    s.camels = put_down(camels, rank, size, end, end < target)
    emit(log, MOVED, camel, size, start, end)
    if end > s.last_space:
        s.crossed = 1
    elif end == s.camera:
        paparazzi.photograph(s, size, log)
    elif end == s.referee_space:
        referee.split(s, camel, size, log)


@rule
def pay_landing(s, space, log):
    """The owner of the desert tile gets his coin, whatever the size of the unit (CU-6.4, CU-6.5)."""
    for seat in range(s.players):
        if s.desert_space[seat] == space:
            earn(s, seat, DESERT, DESERT_COIN)
            emit(log, COIN, seat, space, DESERT_COIN, NOTHING)
