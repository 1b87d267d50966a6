"""Play random games and print a hash of every position, to compare different ways of running the same rules.

python -m tests.conformance.trace STEPS
"""

import hashlib
import random
import sys

from nomarch import Match
from nomarch.core.rule import RULES
from tests.conformance.cases import Case, random_positions, some_cases


def traces(steps: int) -> dict[str, list[str]]:
    """For each case the hashes of positions, legal actions, events and observations of one random game."""
    return {str(case): list(_trace(case, steps)) for case in some_cases()}


def _trace(case: Case, steps: int) -> list[str]:
    seed = random.Random(str(case)).getrandbits(32)
    return [_digest(match) for match in random_positions(case, seed, most=steps)]


def _digest(match: Match) -> str:
    digest = hashlib.sha256(match.states.tobytes())
    digest.update(repr([str(action) for action in match.legal()]).encode())
    digest.update(repr(match.events()[-5:]).encode())
    for seat in range(match.players):
        digest.update(match.observation(seat).tobytes())
        digest.update(match.sample(seat, 1).states.tobytes())
    digest.update(repr((match.scores, match.ranking)).encode())
    return digest.hexdigest()


def versions() -> list[str]:
    """How many rules of games are compiled, and which of them in more than two versions."""
    rules = [rule for rule in RULES if rule.__module__.startswith("nomarch.games.") and hasattr(rule, "signatures")]
    compiled = [rule for rule in rules if rule.signatures]
    return [str(len(compiled)), *(rule.__name__ for rule in compiled if len(rule.signatures) > 2)]


if __name__ == "__main__":
    for case, hashes in traces(int(sys.argv[1])).items():
        print(case, *hashes)
    print(*versions())
