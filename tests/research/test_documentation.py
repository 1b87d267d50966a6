"""The examples of docs/research.md run as they are printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import nomarch
from nomarch.cli import main

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text("utf-8")
SECTIONS = [section for section in TEXT.split("\n## ")[1:] if "```python" in section]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.splitlines()[0])
def test_the_examples_run(section: str, tmp_path: Path) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", section, re.DOTALL))
    call = [sys.executable, "-c", code]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout, done.stderr


def test_the_commands_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert ".venv/bin/nomarch bench peers\n" in TEXT
    with pytest.raises(SystemExit):
        main(["bench", "--help"])
    assert "peers" in capsys.readouterr().out


def test_every_observation_is_described() -> None:
    assert sorted(path.stem for path in (DOCS / "observations").iterdir()) == nomarch.games()
    assert "(observations/)" in TEXT
