"""Let bots think in every game, so that with NUMBA_BOUNDSCHECK=1 every index of theirs is checked.

python -m tests.conformance.thinking DECISIONS
"""

import sys
from itertools import cycle

from nomarch.bots import ask, make_bot
from tests.conformance.cases import Case, some_cases

BOTS = ("greedy", "novice", "random")


def think(case: Case, decisions: int) -> None:
    """Have so many decisions of a game made by different bots in turn."""
    match = case.new(1)
    bots = cycle(make_bot(case.game, name, 1) for name in BOTS)
    while not match.over and len(match.actions) < decisions:
        match.play(ask(match, next(bots)))


if __name__ == "__main__":
    for case in some_cases():
        think(case, int(sys.argv[1]))
        print(case)
