"""The commands of docs/bots.md run as they are printed."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
CALL = (sys.executable, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())")
COMMANDS = re.findall(r"^\.venv/bin/nomarch (.*)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run_with_fewer_games(command: str, tmp_path: Path) -> None:
    words = shlex.split(re.sub(r"--games \d+", "--games 2", command))
    done = subprocess.run(
        [*CALL, *words], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stdout, done.stderr


def test_the_commands_that_train_run_for_a_second(tmp_path: Path) -> None:
    """One after the other: the next goes on from what those before wrote."""
    commands = re.findall(r"^nomarch (train .*)$", TEXT, re.MULTILINE)
    for command in commands:
        words = [*shlex.split(command), "--seconds", "1", "--games", "8"]
        done = subprocess.run([*CALL, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and "Written to" in done.stdout, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first.npz", "master.npz", "second.npz", "skilled.npz"]
