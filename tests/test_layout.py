"""The shape of the project: imports point down the list of rooms, and every public thing is documented."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "nomarch"
ROOMS = ("cli", "server", "client", "research", "arena", "bots", "games", "core")
"""Top to bottom: a room may import from itself and from those below it."""
MODULES = sorted(SOURCE.rglob("*.py"))


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
