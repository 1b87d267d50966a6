"""Somebody who plays whole games by touching things on the board and by nothing else."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.server.harness import PERSON, Running, TestTable
from tests.web.people import BEGIN_MS, Person

BOT = {"kind": "bot", "bot": "novice"}
Touch = Callable[[Person, str, str], None]
"""Plays an action, which has a target, as people do."""


def open_against_bots(running: Running, game: str, players: int, **more: Any) -> TestTable:
    """A table with one person."""
    return running.open(PERSON, *[BOT] * (players - 1), game=game, **more)


def sit_down(person: Person, table: TestTable, seat: int = 0, name: str = "Ada") -> Person:
    """Take a seat and look at the table."""
    table.done(seat, "sit", name=name)
    person.visit(table.link(seat))
    person.board.wait_for(timeout=BEGIN_MS)
    return person


def standing(person: Person) -> dict[str, Any]:
    """The last position that came over the wire."""
    return next(message for frame in reversed(person.frames) if "view" in (message := json.loads(frame)))


def play_a_whole_game(person: Person, name: str, players: int, touch: Touch, dull: tuple[str, ...]) -> None:
    """Play to the end, without the verbs that only make a game longer, and see everybody's result."""
    short = name.replace(" ", "-")
    played = play_on(person, touch, dull, seed=3, most=9)
    person.shot(f"{short}-middle")
    played += play_on(person, touch, dull, seed=4)
    sheet = person.page.get_by_role("dialog").get_by_role("table")
    expect(sheet).to_be_visible()
    assert sheet.locator("thead th").count() == players and len(played) > 5
    assert standing(person)["view"]["to_move"] is None
    person.shot(f"{short}-end")
    assert person.violations() == []


def play_on(person: Person, touch: Touch, dull: tuple[str, ...], seed: int, most: int = 10_000) -> list[str]:
    """Play anything that is allowed until the game is over; what was played."""
    chooser = random.Random(seed)
    played: list[str] = []
    person.wait_for_turn()
    while person.page.locator("dialog").count() == 0 and len(played) < most:
        before = person.played
        legal = standing(person)["legal"]
        lively = [each for each in legal if each[0].split(":")[0] not in dull] or legal
        action, target = chooser.choice(lively)
        touch(person, action, target)
        person.wait_until_played(before + 1)
        played.append(action)
        person.wait_for_turn()
    return played
