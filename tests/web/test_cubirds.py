"""CuBirds' board: whole games by touch, and what is shown before one lays birds."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Running
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_for_everybody import PHONE, focus
from tests.web.touching import open_against_bots, play_a_whole_game, sit_down, standing

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "birds for two": (2, {}),
    "birds for four on a phone in German": (4, {**PHONE, "locale": "de-DE"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_played_by_touching_the_board(meet: Meet, running: Running, name: str) -> None:
    players, settings = TABLES[name]
    table = open_against_bots(running, "cubirds", players)
    person = sit_down(meet(**settings), table)
    play_a_whole_game(person, name, players, lay, dull=("no_flock", "no_draw"))


def lay(person: Person, action: str, target: str) -> None:
    """Touch the end of a row, after having chosen the birds in the hand or before choosing them from the menu."""
    verb, *args = action.split(":")
    here = [each for each, where in standing(person)["legal"] if where == target]
    first = verb == "lay" and person.played % 2 == 0
    if first:
        person.page.locator(f'.hand button:has([data-species="{args[0]}"])').click()
    person.touch(target)
    if verb == "lay" and not first and len(here) > 1:
        person.page.get_by_role("menuitem").nth(here.index(action)).click()


def test_what_birds_would_bring_is_shown_before_they_are_laid(meet: Meet, running: Running) -> None:
    person = sit_down(meet(), open_against_bots(running, "cubirds", 2))
    person.wait_for_turn()
    seen = standing(person)
    birds = [(action.split(":"), target) for action, target in seen["legal"]]
    (_, species, row, end), target = max(birds, key=lambda each: len(_between(seen["view"]["rows"], *each[0][1:])))
    caught = _between(seen["view"]["rows"], species, row, end)
    person.page.locator(f'.hand button:has([data-species="{species}"])').click()
    place = person.thing(target)
    place.hover()
    expect(place).to_contain_text(f"+{len(caught)}")
    for bird in caught:
        expect(person.page.locator(".tip")).to_contain_text(bird.replace("_", " "))
    expect(person.page.locator(".caught")).to_have_count(len(caught))
    person.shot("cubirds-preview-desk")
    before = person.played
    place.click()
    person.wait_until_played(before + 1)
    events = [event for message in person.told() for event in message.get("events", [])]
    assert [event["species"] for event in events if event["event"] == "surrounded" and event["seat"] == 0] == caught


def _between(rows: list[list[str]], species: str, row: str, end: str) -> list[str]:
    """The birds between an end of a row and its nearest bird of a species, counted here anew."""
    birds = rows[int(row)]
    inwards = birds if end == "left" else birds[::-1]
    taken = inwards[: inwards.index(species)] if species in birds else []
    return taken if end == "left" else taken[::-1]


def test_birds_are_seen_flying_from_the_hand(meet: Meet, running: Running) -> None:
    person = sit_down(meet(calm=False), open_against_bots(running, "cubirds", 2))
    person.wait_for_turn()
    species = person.page.locator(".hand button [data-species]").first.get_attribute("data-species")
    flying = person.page.locator(f'.hand [data-species="{species}"] [data-piece]').first.get_attribute("data-piece")
    person.page.locator(".hand button").first.click()
    before = person.played
    person.touch("row:1:left")
    person.wait_until_played(before + 1)
    bird = person.page.locator(f'.birds-row [data-piece="{flying}"]')
    expect(bird).to_have_class(re.compile("recent"))


def test_birds_are_laid_by_keyboard(meet: Meet, running: Running) -> None:
    person = sit_down(meet(), open_against_bots(running, "cubirds", 2))
    person.wait_for_turn()
    focus(person, ".hand button")
    person.page.keyboard.press("Enter")
    person.board.focus()
    focus(person, '[data-target="row:2:right"]')
    expect(person.page.locator(".tip")).to_contain_text("row 3, right")
    before = person.played
    person.page.keyboard.press("Enter")
    person.wait_until_played(before + 1)
