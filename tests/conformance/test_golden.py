"""Golden playthroughs: whole games as text, compared word by word, so that any change of behaviour is seen.

`pytest tests/conformance/test_golden.py --write-golden` writes them anew; look at the difference before committing.
"""

import random
from collections.abc import Generator, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import nomarch
from nomarch import Match
from tests.conformance.cases import Case

FOLDER = Path(__file__).parent / "golden"


def playthroughs() -> list[Case]:
    """The cases that each game's `tests.<game>.playthroughs` names: players, and the options not at their defaults."""
    return [
        Case(name, players, tuple(nomarch.game(name).complete_options(options).items()))
        for name in nomarch.games()
        for players, options in import_module(f"tests.{name}.playthroughs").PLAYTHROUGHS
    ]


@pytest.mark.parametrize("case", playthroughs(), ids=str)
def test_the_game_goes_as_recorded(case: Case, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{case}.txt"
    text = "\n".join(playthrough(case)) + "\n"
    if request.config.getoption("--write-golden"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def playthrough(case: Case) -> Iterator[str]:
    """A random game line by line: what was asked, how many could be chosen, what was, and what happened."""
    chooser = random.Random(str(case))
    match = case.new(7)
    yield f"{case} seed 7 setup {match.setup}"
    told = yield from _told(match, 0)
    while not match.over:
        legal = match.legal()
        action = chooser.choice(legal)
        yield f"{len(match.actions)} {match.decision} P{match.to_move} of {len(legal)}: {action}"
        match.play(action)
        told = yield from _told(match, told)
    yield f"scores {match.scores} ranking {match.ranking}"
    for seat, sheet in enumerate(match.score_sheet()):
        yield f"P{seat} {sheet}"


def _told(match: Match, since: int) -> Generator[str, None, int]:
    events = match.events(None, since)
    for event in events:
        fields = (f"{key}={value}" for key, value in event.items() if key not in ("event", "after"))
        yield "    " + " ".join([event["event"], *fields])
    return since + len(events)
