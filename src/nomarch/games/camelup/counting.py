"""Counts what `chances` tells: many races in which everybody only rolls, looked at before every roll.

    python -m nomarch.games.camelup.counting

writes `chances.toml` anew. The same races are rolled every time.
"""

from importlib.resources import files
from pathlib import Path

import numpy as np

from nomarch import library
from nomarch.core.bits import has, popcount
from nomarch.core.log import new_log
from nomarch.core.progress import progress_line
from nomarch.core.record import assign, zeros
from nomarch.core.rule import rule
from nomarch.core.weights import Floats
from nomarch.games.camelup.chances import (
    DICE,
    FILE,
    LEG_SHAPE,
    RACE_SHAPE,
    gap_to_back,
    gap_to_front,
    stretch,
)
from nomarch.games.camelup.track import CAMELS, colour_at
from nomarch.games.camelup.turn import PYRAMID, apply

STARTS = 3000
RACES = 100  # rolled from each start
LONGEST = 100  # rolls of a race
DOUBT = 0.2  # a chance that was hardly ever counted is drawn to this
COLOUR, TO_ROLL, DICE_LEFT, TO_FRONT, TO_BACK, TO_GO = range(6)


@rule
def count(start, room, seen, log, leg, leg_seen, race, race_seen):
    """Roll the races of one start, and add up how often what was seen came first, second and last."""
    s = room[0]
    for number in range(RACES):
        assign(s, start[0])
        s.rng_key[0] += np.uint32(number)
        s.rng_left = 0
        rolls, leg_begun, this_leg = 0, 0, s.leg
        while s.to_move >= 0:
            look(s, seen[rolls])
            rolls += 1
            apply(s, PYRAMID, log)
            if s.to_move < 0 or s.leg != this_leg:
                count_leg(np.uint64(s.camels), seen[leg_begun:rolls], leg, leg_seen)
                leg_begun, this_leg = rolls, s.leg
        count_race(np.uint64(s.camels), seen[:rolls], race, race_seen)


@rule
def look(s, seen):
    """Write down where each camel stands, by its rank."""
    camels, dice = np.uint64(s.camels), np.uint64(s.regular_dice)
    for rank in range(CAMELS):
        colour = colour_at(camels, rank)
        seen[rank, COLOUR] = colour
        seen[rank, TO_ROLL] = has(dice, colour)
        seen[rank, DICE_LEFT] = min(popcount(dice), DICE - 1)
        seen[rank, TO_FRONT] = gap_to_front(camels, rank)
        seen[rank, TO_BACK] = gap_to_back(camels, rank)
        seen[rank, TO_GO] = stretch(s, camels)


@rule
def count_leg(camels, seen, leg, leg_seen):
    """The leg ended in this order."""
    first, second = colour_at(camels, CAMELS - 1), colour_at(camels, CAMELS - 2)
    for roll in range(len(seen)):
        for rank in range(CAMELS):
            colour, to_roll, dice, gap, _, _ = seen[roll, rank]
            leg_seen[rank, to_roll, dice, gap] += 1
            leg[rank, to_roll, dice, gap, 0] += colour == first
            leg[rank, to_roll, dice, gap, 1] += colour == second


@rule
def count_race(camels, seen, race, race_seen):
    """The race ended in this order."""
    named = (colour_at(camels, CAMELS - 1), colour_at(camels, 0))
    for roll in range(len(seen)):
        for rank in range(CAMELS):
            to_go = seen[roll, rank, TO_GO]
            for pile in range(2):
                gap = seen[roll, rank, TO_FRONT + pile]
                race_seen[pile, rank, gap, to_go] += 1
                race[pile, rank, gap, to_go] += seen[roll, rank, COLOUR] == named[pile]


def counted(starts: int) -> dict[str, Floats]:
    """The chances as so many starts tell them."""
    game = library.game("camelup")
    leg, race = np.zeros(LEG_SHAPE), np.zeros(RACE_SHAPE)
    leg_seen, race_seen = np.zeros(LEG_SHAPE[:-1]), np.zeros(RACE_SHAPE)
    seen = np.zeros((LONGEST, CAMELS, 6), np.int64)
    with progress_line("Rolling", starts) as report:
        for seed in range(starts):
            start = game.new(players=2, seed=seed).states
            count(start, zeros(start.dtype), seen, new_log(0), leg, leg_seen, race, race_seen)
            report(seed, f"{seed * RACES:,} races")
    return {"leg": (leg + DOUBT) / (leg_seen[..., None] + 1), "race": (race + DOUBT) / (race_seen + 1)}


def main() -> None:
    """Roll all races and write the file."""
    lines = ["# How often camels come first, second and last: written by `python -m nomarch.games.camelup.counting`."]
    for name, chances in counted(STARTS).items():
        rows = chances.reshape(-1, chances.shape[-1] * chances.shape[-2])
        lines += [f"{name} = [", *("    " + ", ".join(f"{chance:.3f}" for chance in row) + "," for row in rows), "]"]
    Path(str(files(__package__) / FILE)).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
