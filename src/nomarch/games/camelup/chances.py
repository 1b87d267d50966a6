"""About how often a camel comes first, second or last, told at a glance from where it stands.

The chances were counted in races in which only dice are rolled (`counting`, which wrote `chances.toml`). They are quick
to look up and not exact: desert tiles and who carries whom are left out. For exact odds see `odds`.
"""

import tomllib
from importlib.resources import files

import numpy as np

from nomarch.core.bits import has, popcount
from nomarch.core.rule import rule
from nomarch.games.camelup.track import CAMELS, rank_of, space_at

FILE = "chances.toml"
GAPS = np.int64(7)  # spaces between two camels are told apart up to 6
DICE = np.int64(6)  # dice in the pyramid up to 5
STRETCHES = np.int64(6)  # the way to the finish is told in stretches,
STRETCH = np.int64(3)  # of so many spaces each
LEG_SHAPE = (CAMELS, 2, int(DICE), int(GAPS), 2)
"""By rank (0 is the last), whether its die is still to be rolled, dice, gap: to be first and second in the leg."""
RACE_SHAPE = (2, CAMELS, int(GAPS), int(STRETCHES))
"""By pile (winner, loser), rank, gap and stretch: to be first or last in the race."""


def _chances() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.float64]], ...]:
    table = tomllib.loads((files(__package__) / FILE).read_text())
    return np.array(table["leg"]).reshape(LEG_SHAPE), np.array(table["race"]).reshape(RACE_SHAPE)


LEG_CHANCES, RACE_CHANCES = _chances()


@rule
def leg_chances(s, colour):
    """How likely a camel is to be first, and to be second, at the end of the leg."""
    camels = np.uint64(s.camels)
    dice = np.uint64(s.regular_dice) | np.uint64(s.extra_dice)
    rank = rank_of(camels, colour)
    gap, to_roll = gap_to_front(camels, rank), np.int64(has(dice, colour))
    chances = LEG_CHANCES[rank, to_roll, min(popcount(dice), DICE - 1), gap]
    return chances[0], chances[1]


@rule
def race_chance(s, pile, colour):
    """How likely a camel is to win the race (pile 0), or to be last (pile 1)."""
    camels = np.uint64(s.camels)
    rank = rank_of(camels, colour)
    gap = gap_to_front(camels, rank) if pile == 0 else gap_to_back(camels, rank)
    return RACE_CHANCES[pile, rank, gap, stretch(s, camels)]


@rule(inline=True)
def gap_to_front(camels, rank):
    """How many spaces a camel is behind the leader; the leader, before the next one."""
    behind = CAMELS - 2 if rank == CAMELS - 1 else rank
    return min(GAPS - 1, space_at(camels, CAMELS - 1) - space_at(camels, behind))


@rule(inline=True)
def gap_to_back(camels, rank):
    """How many spaces a camel is before the last one; the last one, behind the next."""
    before = 1 if rank == 0 else rank
    return min(GAPS - 1, space_at(camels, before) - space_at(camels, 0))


@rule(inline=True)
def stretch(s, camels):
    """How far the leader still has to go."""
    return min(STRETCHES - 1, (np.int64(s.last_space) - space_at(camels, CAMELS - 1)) // STRETCH)
