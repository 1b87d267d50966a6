"""The shape of the project: imports point down the list of rooms, every public thing is documented, and only a game's
own folders know its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nomarch

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "nomarch"
ROOMS = ("cli", "server", "client", "research", "arena", "bots", "games", "core")
"""Top to bottom: a room may import from itself and from those below it."""
MODULES = sorted(SOURCE.rglob("*.py"))
COMMON = [path for path in MODULES if path.relative_to(SOURCE).parts[0] != "games"]
CLIENT = ROOT / "web" / "src"
COMMON_PAGES = sorted(
    path
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ftl"), *SOURCE.rglob("*.ftl")]
    if "games" not in path.parts[len(ROOT.parts) :] and not path.name.endswith(".test.ts")
)
NAMES = [each for name in nomarch.games() for each in (name, nomarch.game(name).words().say("title"))]
NAMED = re.compile("|".join(NAMES), re.IGNORECASE)
EXAMPLES = {SOURCE / "cli" / "bench_server.py": ["camelup"]}
"""A server is measured with tables of some game."""


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules that a source imports, by their full names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, "imports are absolute"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room(parts: tuple[str, ...]) -> int | None:
    """How far down the list a module is; the package's own front (`__init__`, `library`) is nowhere on it."""
    return ROOMS.index(parts[0]) if parts and parts[0] in ROOMS else None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_downwards(path: Path) -> None:
    own = path.relative_to(SOURCE).with_suffix("").parts
    for name in imports(ast.parse(path.read_text("utf-8"))):
        parts = tuple(name.split("."))
        if parts[0] != "nomarch":
            continue
        here, there = room(own), room(parts[1:])
        if here is not None and there is not None:
            assert here <= there, f"{'.'.join(own)} must not import {name}"
        if own[0] == "core":
            assert parts[1:2] == ("core",), f"core must not import {name}"
        if own[0] == "games" and parts[1:2] == ("games",) and len(parts) > 2:
            assert parts[2] == own[1], f"a game must not import another: {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_everything_public_has_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    missing = [] if ast.get_docstring(tree) or not tree.body else ["the module itself"]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    for node in [*tree.body, *(member for each in classes for member in each.body)]:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node) and not _overload(node):
            missing.append(node.name)
    assert missing == []


def _overload(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list
    )


@pytest.mark.parametrize("path", COMMON, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_is_common_to_all_games_knows_none_by_name(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings give examples
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]
    named = [node.value for node in constants if isinstance(node.value, str) and NAMED.search(node.value)]
    assert named == EXAMPLES.get(path, [])


@pytest.mark.parametrize("path", COMMON_PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_common_pages_and_words_know_no_game_by_name(path: Path) -> None:
    text = re.sub(r"/\*\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    assert NAMED.findall(text) == []
