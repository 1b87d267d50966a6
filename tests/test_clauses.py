"""Every clause of every rules file is named by a test. `python -m tests.test_clauses` lists those that are not."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
CLAUSE = re.compile(r"^(?:(?:- )?\*\*|\| )([A-Z]{2}-\d+\.\d+\w*)(?:\*\*)?", re.MULTILINE)


def clauses(rules: Path) -> list[str]:
    """The ids of the clauses that a rules file states, in paragraphs and in tables."""
    return list(dict.fromkeys(CLAUSE.findall(rules.read_text("utf-8"))))


def named(game: str) -> set[str]:
    """The ids that stand in the tests of a game."""
    texts = (path.read_text("utf-8") for path in (TESTS / game).rglob("*.py"))
    return {clause for text in texts for clause in re.findall(r"[A-Z]{2}-\d+\.\d+\w*", text)}


def unnamed(rules: Path) -> list[str]:
    """The clauses of a rules file that no test names."""
    tested = named(rules.stem)
    return [clause for clause in clauses(rules) if clause not in tested]


@pytest.mark.parametrize("rules", sorted(RULES.glob("*.md")), ids=lambda path: path.stem)
def test_each_clause_is_named_by_a_test(rules: Path) -> None:
    assert clauses(rules)
    assert unnamed(rules) == []


if __name__ == "__main__":
    for path in sorted(RULES.glob("*.md")):
        missing = unnamed(path)
        print(f"{path.stem}: {len(clauses(path))} clauses, not named by a test: {' '.join(missing) or 'none'}")
