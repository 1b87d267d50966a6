"""What a search of CuBirds thinks of its actions at first sight: the outlook after each."""

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.cubirds.actions import VOCABULARY
from nomarch.games.cubirds.judgement import TEMPERATURE, hopes


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """What the seat to move can hope for after each legal action."""
    mask = np.zeros(VOCABULARY.words, np.uint64)
    for action in legal:
        mask[action.id // 64] |= np.uint64(1 << action.id % 64)
    out = np.zeros(len(VOCABULARY))
    look(position.states, mask, out, record.copy(position.states), new_log(0))
    return {action.id: float(out[action.id]) * TEMPERATURE for action in legal}


@rule
def look(states, mask, out, spare, log):
    """Call `hopes` from Python."""
    hopes(states[0], mask, out, spare, log)
