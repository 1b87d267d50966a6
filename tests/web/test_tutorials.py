"""Somebody learns a game: step by step, leaving and coming back, on a phone and at a desk, by keyboard, in German."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import nomarch
from nomarch.core import tutorial
from nomarch.core.words import Words
from tests.web.catalogue import SETTING, untranslated
from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, Person

PHONE = {"width": 360, "height": 740}
TITLES = {name: Words(f"nomarch.games.{name}").say("title") for name in nomarch.games()}


def begin(person: Person, game: str) -> Locator:
    """Press "Learn" on the home page; the card with the step."""
    person.page.goto("/")
    person.page.get_by_role("button", name=f"Learn {TITLES[game]} step by step").click()
    card = person.page.locator(".lesson")
    card.wait_for(timeout=BEGIN_MS)
    return card


def text(game: str, name: str, language: str = "en") -> str:
    return Words(f"nomarch.games.{game}", language).say(f"tutorial-{name}")


def touch(person: Person) -> None:
    """Touch what the step asks for: a thing on the table, found by keyboard too, or a button where there is none."""
    page = person.page
    button = page.locator(".lesson > .button.primary")
    things = page.locator("[data-target].legal:visible")
    person.until(lambda: button.count() + things.count() > 0 or page.locator(".turn").count() > 0)
    if button.count():
        button.click()
    else:
        for _ in range(3):  # a tile lies another way: it is turned until it fits
            if things.count():
                break
            page.locator("[data-target='reserve:0']").click()
        things.first.focus()
        page.keyboard.press("Enter")
    if page.get_by_role("alertdialog").count():
        page.get_by_role("alertdialog").get_by_role("button").first.click()


def do(person: Person, step: tutorial.Step) -> None:
    """What a step is about: read and go on, or play what it says."""
    if not step.do:
        person.page.locator(".lesson").get_by_role("button", name="Next").click()
    for _ in step.do:
        before = person.told()[-1]["turn"]
        touch(person)
        person.until(lambda turn=before: person.told()[-1]["turn"] != turn)  # type: ignore[misc]


def steps(game: str) -> tuple[tutorial.Step, ...]:
    found = tutorial.load(nomarch.game(game))
    assert found is not None
    return found.steps


def boxes(things: Locator) -> list[FloatRect]:
    return [box for thing in things.all() if (box := thing.bounding_box())]


def apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def check_card(person: Person, game: str, number: int, shot: str) -> None:
    """The step is told, in the window, beside what it is about and on nothing of it."""
    step, page = steps(game)[number], person.page
    card = page.locator(".lesson")
    expect(card.get_by_role("status")).to_contain_text(text(game, step.name))
    expect(card).to_contain_text(f"Step {number + 1} of {len(steps(game))}")
    page.wait_for_timeout(60)
    [box] = boxes(card)
    size = page.viewport_size
    assert size and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.scrollingElement.scrollTop") == 0
    pointed = boxes(page.locator(".pointed:visible"))
    assert pointed or not step.point, step.name
    assert [each for each in pointed if not apart(box, each)] == []
    person.shot(f"tutorial-{game}-{number + 1:02d}-{shot}")


@pytest.mark.parametrize("game", nomarch.games())
def test_a_game_is_learned_on_a_phone_and_the_tutorial_left_and_resumed(meet: Meet, game: str) -> None:
    person = meet(**PHONE)
    begin(person, game)
    middle, last = 4, len(steps(game)) - 1
    for number, step in enumerate(steps(game)[:-1]):
        check_card(person, game, number, "phone")
        if number == middle:
            leave_and_come_back(person, game, number)
        if step.do and number < middle + 2:
            assert person.violations() == []
        do(person, step)
    check_card(person, game, last, "phone")
    assert person.violations() == []
    person.page.locator(".lesson").get_by_role("button", name="Play now").click()
    person.wait_for_turn()
    assert "lesson" not in person.told()[-1]


def leave_and_come_back(person: Person, game: str, number: int) -> None:
    """Leave to the home page, reload it, see there how far one is, go on."""
    page, told = person.page, f"step {number + 1} of {len(steps(game))}"
    page.locator(".lesson").get_by_role("link", name="Leave").click()
    expect(page.get_by_text(f"tutorial, {told}")).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"tutorial, {told}")).to_be_visible()
    assert person.violations() == []
    page.get_by_role("button", name=f"Go on learning {TITLES[game]}, {told}").click()
    expect(page.locator(".lesson")).to_contain_text(text(game, steps(game)[number].name))
    page.reload()
    expect(page.locator(".lesson")).to_contain_text(text(game, steps(game)[number].name))


@pytest.mark.parametrize("game", nomarch.games())
def test_at_a_desk_every_step_stands_beside_what_it_is_about(meet: Meet, game: str) -> None:
    person = meet()
    card = begin(person, game)
    for number, step in enumerate(steps(game)):
        check_card(person, game, number, "desk")
        if number < len(steps(game)) - 1:
            card.get_by_role("button", name="Show me" if step.do else "Next").click()
            expect(card).to_contain_text(f"Step {number + 2} of")
    assert person.violations() == []


def test_a_wrong_touch_is_explained_and_one_can_go_back_a_step(person: Person) -> None:
    card = begin(person, "camelup")
    person.touch("space:7")
    why = person.page.get_by_role("alertdialog")
    expect(why).to_contain_text("only to be read")
    why.get_by_role("button", name="Close").click()
    for number in (2, 3, 4):
        card.get_by_role("button", name="Next").click()
        expect(card).to_contain_text(f"Step {number} of 10")
    person.touch("leg:blue")
    expect(why).to_contain_text("In this step: Take the green leg tile.")
    why.get_by_role("button", name="Close").click()
    person.touch("leg:green")
    expect(card).to_contain_text("Step 5 of 10")
    card.get_by_role("button", name="Back").click()
    expect(card).to_contain_text("Step 4 of 10")
    person.touch("leg:green")
    expect(card).to_contain_text("Step 5 of 10")
    expect(person.page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_tutorial_is_gone_through_by_keyboard_alone(person: Person) -> None:
    """What is pressed next is reached with a few tabs from where one is, never from the top of the page."""
    card, page = begin(person, "camelup"), person.page
    tabs(person, lambda: card.get_by_role("button", name="Next").evaluate("it => it === document.activeElement"))
    for number in (2, 3, 4):
        page.keyboard.press("Enter")
        expect(card).to_contain_text(f"Step {number} of 10")
    assert page.evaluate("document.activeElement.closest('.lesson') !== null"), "the card has the focus"
    tabs(person, lambda: person.thing("leg:green").evaluate("it => it === document.activeElement"), "Shift+Tab")
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Step 5 of 10")


def tabs(person: Person, there: Callable[[], bool], key: str = "Tab") -> None:
    """Press tab until something has the focus."""
    for _ in range(60):
        if there():
            return
        person.page.keyboard.press(key)
    raise AssertionError("it cannot be reached")


def test_the_tutorial_speaks_german(meet: Meet) -> None:
    person = meet(**PHONE, locale="de-DE")
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Fertility Schritt für Schritt lernen").click()
    card = page.locator(".lesson")
    card.wait_for(timeout=BEGIN_MS)
    found = steps("fertility")
    for number, step in enumerate(found[:-1]):
        expect(card).to_contain_text(text("fertility", step.name, "de"))
        expect(card).to_contain_text(f"Schritt {number + 1} von {len(found)}")
        person.shot(f"tutorial-fertility-{number + 1:02d}-german")
        card.get_by_role("button", name="Zeig es mir" if step.do else "Weiter").click()
    expect(card).to_contain_text(text("fertility", "farewell", "de"))
    page.get_by_role("link", name="Verlassen").click()
    expect(page.get_by_text(re.compile("Einführung, Schritt 11 von 11"))).to_be_visible()
    page.get_by_role("button", name="Fertility Schritt für Schritt lernen").click()
    expect(card).to_contain_text("Schritt 1 von 11")


def test_a_tutorial_says_nothing_that_is_in_no_catalogue(person: Person) -> None:
    page = person.page
    page.add_init_script(SETTING)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Learn ⟦?Camel Up⟧? step by step")).click()
    card = page.locator(".lesson")
    card.wait_for(timeout=BEGIN_MS)
    names = ["Nomarch", *page.locator("[data-seat] h2").all_inner_texts()]
    for number in range(1, len(steps("camelup"))):
        assert untranslated(page, names) == []
        card.get_by_role("button", name=re.compile("Next|Show me")).click()
        expect(card).to_contain_text(f"Step {number + 1} of")
