"""The rules give the same game compiled, interpreted, and compiled with every index checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import nomarch
from tests.conformance.trace import traces

STEPS = 120
VERSIONS = """
import sys, nomarch
from nomarch.core.rule import RULES
game = nomarch.game(sys.argv[1])
game.drivers
own = [rule for rule in RULES if rule.__module__.startswith(game.package)]
print(sum(len(rule.signatures) for rule in own))
print(*(rule.__name__ for rule in own if len(rule.signatures) > 2))
"""


def run_trace(**environment: str) -> dict[str, list[str]]:
    """The traces of another process with other settings; any warning there is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.conformance.trace", str(STEPS)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()}


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_every_position_is_the_same_step_by_step(setting: str) -> None:
    assert run_trace(**{setting: "1"}) == traces(STEPS)


@pytest.mark.parametrize("name", nomarch.games())
def test_no_rule_is_compiled_in_more_than_two_versions(name: str, tmp_path: Path) -> None:
    """Each version costs compile time; narrow integers and literals passed as arguments make them."""
    environment = {**os.environ, "NOMARCH_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", VERSIONS, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    compiled, *offenders = done.stdout.splitlines()
    assert int(compiled) > 50 and offenders == [""]
