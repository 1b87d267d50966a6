"""Let bots think in every game, so that with NUMBA_BOUNDSCHECK=1 every index of theirs is checked.

python -m tests.conformance.thinking DECISIONS
"""

import sys

from nomarch.bots import ask, make_bot
from tests.conformance.cases import Case, some_cases

BOTS = ("greedy", "novice")


def think(case: Case, name: str, decisions: int) -> None:
    """Have so many decisions of a game made by a bot, for all seats: each kind of decision is asked of it."""
    match, bot = case.new(1), make_bot(case.game, name, 1)
    while not match.over and len(match.actions) < decisions:
        match.play(ask(match, bot))


if __name__ == "__main__":
    for case in some_cases():
        for name in BOTS:
            think(case, name, int(sys.argv[1]))
        print(case)
