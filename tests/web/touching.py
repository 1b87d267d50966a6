"""Somebody who plays whole games on the boards of Celestia and CuBirds, by touching things and by nothing else."""

import json
import random
from typing import Any

from tests.server.harness import PERSON, Running, TestTable
from tests.web.people import BEGIN_MS, Person

BOT = {"kind": "bot", "bot": "novice"}


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


def play_by_touch(person: Person, action: str, target: str, legal: list[list[str]], by_hand: bool) -> None:
    """Play an action as people do: choose what is chosen first, touch the thing, take it from the menu if one opens."""
    verb, *args = action.split(":")
    if verb == "lay" and by_hand:
        person.page.locator(f'.hand button:has([data-species="{args[0]}"])').click()
    if verb == "reroll" and args[0] != "none":
        for die in args[0].split("+"):
            person.page.locator(".dice button").nth(int(die)).click()
    here = [each for each, where in legal if where == target]
    person.page.locator(f'.board [data-target="{target}"]:visible').first.click(force=True)
    if verb == "lay" and not by_hand and len(here) > 1:
        person.page.get_by_role("menuitem").nth(here.index(action)).click()


def play_on(person: Person, seed: int, most: int = 10_000) -> list[str]:
    """Play anything that is allowed until the game is over; what was played."""
    chooser = random.Random(seed)
    played: list[str] = []
    person.wait_for_turn()
    while person.page.locator("dialog").count() == 0 and len(played) < most:
        before = person.played
        legal = standing(person)["legal"]
        action, target = chooser.choice(_sensible(legal))
        play_by_touch(person, action, target, legal, by_hand=chooser.random() < 0.5)
        person.wait_until_played(before + 1)
        played.append(action)
        person.wait_for_turn()
    return played


def _sensible(legal: list[list[str]]) -> list[list[str]]:
    """Without what only makes a game longer."""
    return [each for each in legal if each[0].split(":")[0] not in ("no_flock", "no_draw", "land")] or legal
