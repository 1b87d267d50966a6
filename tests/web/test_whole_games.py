"""Whole games of Egizia and Fertility, played through the page: whatever is asked can be answered by touching."""

import random
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web.catalogue import foreign, words_only_in_english
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_for_everybody import PHONE

SAME_EVERYWHERE = ("Nomarch", "Egizia", "Fertility", "Player 0")
LOOK_EVERY = 4
TOLD = {"egizia": 3, "fertility": 5}
"""How many steps the scoring at the end has."""


def play_to_the_end(person: Person, chooser: random.Random) -> int:
    """Decide at random until the end is shown; how often that was."""
    decisions = 0
    while person.asked():
        person.decide(chooser)
        person.wait_for_turn()
        decisions += 1
    return decisions


def step_of_scoring(person: Person) -> str:
    """What is being told of the scoring; nothing when the result is shown."""
    heading = person.page.locator(".scoring h3")
    return heading.inner_text() if heading.count() else ""


def hear_the_scoring(person: Person) -> list[list[int]]:
    """Have it told step by step, by keyboard; what everybody got in each step."""
    told = []
    while step := step_of_scoring(person):
        points = person.page.locator(".scoring .told > ul > li > b").all_inner_texts()
        told.append([int(each) for each in points])
        if len(told) == 2:
            person.shot(f"scoring-{step}-{len(points)}")
            assert person.violations() == []
        person.page.keyboard.press("ArrowRight" if len(told) % 2 else "Enter")
        person.until(partial(lambda before: step_of_scoring(person) != before, step))
    return told


def expect_scores(person: Person, players: int) -> list[list[int]]:
    """The end is shown with everybody's score, and the sheet adds up to it; the sheet without empty lines, by seat."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator("thead th")).to_have_count(players)
    sheet = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in dialog.locator("tbody tr").all()]
    totals = [int(cell) for cell in dialog.locator("tfoot tr").first.locator("td").all_inner_texts()]
    assert [sum(column) for column in zip(*sheet, strict=True)] == totals
    assert len(totals) == players
    assert dialog.locator(".scroll").evaluate("it => it.scrollWidth <= it.clientWidth"), "all players are in sight"
    names = [name.strip() for name in dialog.locator("thead th").all_inner_texts()]
    seats = [names.index(name) for name in person.names()]
    return [[line[column] for column in seats] for line in sheet]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", ["egizia", "fertility"])
def test_a_whole_game_is_played_by_touching_alone(meet: Meet, game: str, players: int) -> None:
    person = meet(**(PHONE if players == 4 else {}))
    person.sit_with_bots(game, players)
    assert play_to_the_end(person, random.Random(players)) > 10
    told = hear_the_scoring(person)
    assert len(told) == TOLD[game]
    scored = [line for line in told if any(line)]
    assert expect_scores(person, players)[-len(scored) :] == scored
    person.shot(f"{game}-end-{players}")


@pytest.mark.parametrize("game", ["egizia", "fertility"])
def test_a_whole_game_in_czech_says_nothing_in_english(meet: Meet, game: str) -> None:
    person = meet(locale="cs-CZ").sit_with_bots(game, 2)
    english = words_only_in_english(game, "cs")
    known = [*SAME_EVERYWHERE, *person.page.locator("[data-seat] h2").all_inner_texts()]
    chooser = random.Random(2)
    decisions = 0
    while person.asked():
        if decisions % LOOK_EVERY == 0:
            assert foreign(person.page, english, known) == []
        person.decide(chooser)
        person.wait_for_turn()
        decisions += 1
    assert foreign(person.page, english, known) == []
    hear_the_scoring(person)
    expect_scores(person, 2)
    assert foreign(person.page, english, known) == []
    person.shot(f"{game}-end-czech")
