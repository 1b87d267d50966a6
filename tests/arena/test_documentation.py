"""The examples of docs/arena.md run as they are printed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
COMMANDS = re.findall(r"^\.venv/bin/nomarch (.*)$", TEXT, re.MULTILINE)
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def run(folder: Path, *arguments: str) -> str:
    """What a Python of its own prints."""
    environment = {**os.environ, "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_on_this_machine_run_with_fewer_games(tmp_path: Path) -> None:
    assert len(COMMANDS) == 5
    for command in COMMANDS[:4]:
        words = shlex.split(command.replace("--games 100", "--games 4"))
        assert run(tmp_path, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())", *words)
    assert (tmp_path / "greedy-random.svg").exists()


def test_the_python_example_runs(tmp_path: Path) -> None:
    (tmp_path / "duel.py").write_text("".join(PYTHON), "utf-8")
    assert run(tmp_path, "duel.py").startswith("greedy ")
