"""What can be decided (section 9), with the numbers of CB-9.2 to CB-9.6, and what can happen."""

import numpy as np

from nomarch.core.log import Event, Events, Secret
from nomarch.core.vocabulary import Verb, Vocabulary
from nomarch.games.cubirds.components import ROWS, SPECIES

DECISIONS = ("lay", "draw", "flock")
LAY, DRAW, FLOCK = (np.int64(number) for number in range(len(DECISIONS)))
SECRET = ("flock",)
"""Others do not know that a flock could be completed (CB-8.16)."""

ENDS = ("left", "right")
PLACES = tuple(f"{row}-{end}" for row in range(int(ROWS)) for end in ENDS)
"""The ends of the rows: row · 2 + end."""
WAYS = ("species", "pairs", "cards")
"""Of winning: many species (CB-7.1), two of which three (CB-7.2), most cards when the game can not go on (CB-7.4)."""

VOCABULARY = Vocabulary(
    Verb("lay", "CB-4.1", "row:{row}:{end}", species=SPECIES, row=tuple(range(int(ROWS))), end=ENDS),
    Verb("draw", "CB-4.9", "pile"),
    Verb("no_draw", "CB-4.9", "hand"),
    Verb("flock", "CB-5.1", "hand:{species}", species=SPECIES),
    Verb("no_flock", "CB-5.7", "hand"),
)

EVENTS = Events(
    Event("collected", seat=int, species=SPECIES, amount=int),
    Event("round_begun", seat=int, round=int),
    Event("dealt", seat=int, amount=int),
    Event("laid", seat=int, species=SPECIES, amount=int, place=PLACES),
    Event("surrounded", seat=int, species=SPECIES, amount=int),
    Event("refilled", species=SPECIES, row=int),
    Event("drawn", seat=int, species=Secret(SPECIES)),
    Event("flocked", seat=int, species=SPECIES, amount=int),
    Event("reshuffled", amount=int),
    Event("round_ended", seat=int),
    Event("hand_discarded", seat=int, species=SPECIES, amount=int),
    Event("won", seat=int, way=WAYS),
    Event("game_ended"),
)
