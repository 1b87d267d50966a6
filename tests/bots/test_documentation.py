"""The commands of docs/bots.md run as they are printed."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
COMMANDS = re.findall(r"^\.venv/bin/nomarch (.*)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run_with_fewer_games(command: str, tmp_path: Path) -> None:
    words = shlex.split(re.sub(r"--games \d+", "--games 2", command))
    call = [sys.executable, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())", *words]
    done = subprocess.run(call, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout, done.stderr
