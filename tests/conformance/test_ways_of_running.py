"""The rules give the same game compiled, interpreted, and compiled with every index checked; bots think so, too."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.cases import some_cases
from tests.conformance.trace import traces

STEPS = 120
DECISIONS = 100


def run(module: str, amount: int, **environment: str) -> list[str]:
    """What a module prints in another process with other settings, where any warning is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", f"tests.conformance.{module}", str(amount)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def run_trace(**environment: str) -> tuple[dict[str, list[str]], list[str]]:
    """The traces of another process, and the rules compiled there in more than two versions."""
    *games, versions = [line.split() for line in run("trace", STEPS, **environment)]
    return {case: hashes for case, *hashes in games}, versions


def test_interpreted_every_position_is_the_same_step_by_step() -> None:
    assert run_trace(NUMBA_DISABLE_JIT="1")[0] == traces(STEPS)


def test_with_every_index_checked_it_is_the_same_and_no_rule_has_more_than_two_versions(tmp_path: Path) -> None:
    """Into an empty cache, so that everything is compiled. Each version of a rule costs compile time; narrow integers
    and literals passed as arguments make them."""
    games, versions = run_trace(NUMBA_BOUNDSCHECK="1", NOMARCH_CACHE=str(tmp_path))
    assert games == traces(STEPS)
    assert int(versions[0]) > 200 and versions[1:] == []


def test_bots_think_with_every_index_checked(tmp_path: Path) -> None:
    """Compiled code reads beyond an array without a word."""
    thought = run("thinking", DECISIONS, NUMBA_BOUNDSCHECK="1", NOMARCH_CACHE=str(tmp_path))
    assert thought == [str(case) for case in some_cases()]
