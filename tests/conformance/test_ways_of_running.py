"""The rules give the same game compiled, interpreted, and compiled with every index checked."""

import os
import subprocess
import sys

import pytest

from tests.conformance.trace import traces

STEPS = 120


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
