"""Golden playthroughs: whole games as text, compared word by word, so that any change of behaviour is seen.

`pytest tests/conformance/test_golden.py --write-golden` writes them anew; look at the difference before committing.
"""

import random
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import nomarch
from nomarch import Match
from tests.conformance.cases import Case

FOLDER = Path(__file__).parent / "golden"
SUPERCUP = ("dice", "adrenaline", "paparazzi", "connoisseurs", "allies", "referee")


def case(name: str, players: int, *switches: str, **choices: str) -> Case:
    """A case by the options that are not at their defaults."""
    options = nomarch.game(name).complete_options({**dict.fromkeys(switches, True), **choices})
    return Case(name, players, tuple(options.items()))


PLAYTHROUGHS = [
    case("camelup", 2),
    case("camelup", 4),
    case("camelup", 8),
    *(case("camelup", 6, switch) for switch in SUPERCUP if switch != "adrenaline"),
    case("camelup", 3, "dice", "adrenaline"),
    case("camelup", 10, *SUPERCUP),
    *(case("egizia", players, edition=edition) for players in (2, 3, 4) for edition in ("german", "czech", "polish")),
    case("egizia", 3, "optional_cards", edition="polish"),
    case("fertility", 2),
    case("fertility", 2, "two_player_variant"),
    case("fertility", 3, tile_set="with-doubles"),
    case("fertility", 3, quarry_rule="orthogonal"),
    case("fertility", 3),
    case("fertility", 4),
]


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=str)
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
