"""Compiled code is kept, and never outlives the source that it was compiled from."""

import os
import subprocess
import sys
from pathlib import Path

from nomarch.core.rule import cache_folder, source_hash

CALLER = """
import numba
from nomarch.core.rule import compiling, rule
from toygame.callee import answer

@rule
def ask(n):
    return answer(n) + 1

compiled = []
with compiling(lambda done, name: compiled.append(name)):
    print(ask(20), len(compiled))
"""
CALLEE = """
from nomarch.core.rule import rule

@rule
def answer(n):
    return 2 * n
"""


def ask(folder: Path) -> list[int]:
    """Run the caller in a new process: its answer, and how many functions were compiled for it."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "NOMARCH_CACHE": str(folder / "cache")}
    command = [sys.executable, "-c", "import toygame.caller"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [int(number) for number in done.stdout.split()]


def test_a_changed_callee_in_another_file_gives_the_new_behaviour_and_nothing_is_compiled_twice(tmp_path: Path) -> None:
    package = tmp_path / "toygame"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "caller.py").write_text(CALLER)
    (package / "callee.py").write_text(CALLEE)
    answer, compiled = ask(tmp_path)
    assert answer == 41 and compiled > 0
    assert ask(tmp_path) == [41, 0]
    (package / "callee.py").write_text(CALLEE.replace("2 * n", "3 * n"))
    answer, compiled = ask(tmp_path)
    assert answer == 61 and compiled > 0


def test_games_have_caches_of_their_own_keyed_by_core_and_their_folder() -> None:
    folder = cache_folder("nomarch.games.camelup.turn")
    assert folder == cache_folder("nomarch.games.camelup.movement")
    assert folder != cache_folder("nomarch.core.bits")
    assert folder.name.startswith("camelup-")


def test_the_hash_sees_code_and_data_and_the_names_of_files(tmp_path: Path) -> None:
    def hash_of(**files: str) -> str:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        for name, text in files.items():
            (folder / name.replace("_", ".")).write_text(text)
        return source_hash(folder)

    plain = hash_of(a_py="1", b_toml="2")
    assert plain == hash_of(a_py="1", b_toml="2", c_txt="ignored")
    assert (
        len({plain, hash_of(a_py="9", b_toml="2"), hash_of(a_py="1", b_toml="9"), hash_of(b_py="1", a_toml="2")}) == 4
    )
