"""Every example of the documentation runs as it is printed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
NOMARCH = [line for line in COMMANDS if line.startswith(".venv/bin/nomarch")]


def test_the_python_examples_run_and_do_what_their_comments_say(tmp_path: Path) -> None:
    code = "\n".join(PYTHON) + "\n"
    code = code.replace("\nmatch.to_move  ", "\nassert match.to_move == 0  ")
    code += "assert match.over and match.winners and sum(odds.win) - 1 < 1e-9\n"
    code += "assert match.at(2).why_not('desert:8:mirage').startswith('CU-5.6: A desert tile needs an empty space')\n"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "race.nomarch").exists()


@pytest.mark.parametrize("command", NOMARCH)
def test_the_commands_run(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)[1:]
    if words[0] == "bench":
        words.append("--help")  # what it prints is tested with the command itself, measuring takes a minute
    done = subprocess.run(
        [sys.executable, "-c", "import nomarch.cli, sys; sys.exit(nomarch.cli.main())", *words],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and done.stdout, done.stderr


def test_the_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = [line.split()[1] for line in COMMANDS if line.startswith("make ")]
    assert targets == ["play", "test"]
    assert all(f"\n{target}:" in makefile for target in [*targets, "soak", "setup"])


def test_the_commands_for_the_browser_client_are_those_that_make_runs() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("$(BIN)", ".venv/bin")
    text = (ROOT / "docs" / "browser.md").read_text("utf-8")
    shown = [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    assert (
        shown
        and [
            line
            for line in shown
            if f"\t{line}\n" not in makefile and f"\n{line.removeprefix('make ')}:" not in makefile
        ]
        == []
    )


def test_every_file_that_the_readme_names_is_there() -> None:
    paths = re.findall(r"`((?:docs|src|tests|web)/[^`]*)`", README) + re.findall(r"\]\((docs/[^)]*)\)", README)
    assert paths and [path for path in paths if not (ROOT / path).exists()] == []


def test_the_project_speaks_of_itself_alone() -> None:
    """No addresses of registries and no paths of a machine in anything that is kept."""
    folders = [ROOT / name for name in ("src", "tests", "docs", ".ci", "web/src")]
    files = [path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"]
    files += [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files = [path for path in files if path.suffix not in (".pyc", ".png", ".npz") and "pages" not in path.parts[-3:-1]]
    wrong = re.compile(r"--(extra-)?index-url|--find-links|(^|[\s\"'=(])/(home|root|work|tmp)/", re.MULTILINE)
    found = {path.name for path in files if wrong.search(path.read_text("utf-8"))}
    assert found <= {Path(__file__).name, "Makefile"}
