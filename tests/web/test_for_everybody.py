"""For everybody: by keyboard, on a phone, with large letters, with a screen reader, in light and dark."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, GAMES, Person
from tests.web.test_newcomer import finish
from tests.web.test_together import open_table

PHONE = {"width": 360, "height": 740, "has_touch": True}
SMALLEST = 44
LINE = 1.5
"""How much smaller a drawn square is than its share of the grid, for the line between two."""
TOO_SMALL = """(least) => [...document.querySelectorAll(
    "button, a[href], select, input:not([type=checkbox]), .board .legal, .own .legal")]
  .filter((each) => each.checkVisibility() && !each.closest(".skip, [data-magnifies]"))
  .map((each) => [each.outerHTML.slice(0, 160), each.getBoundingClientRect(), each instanceof SVGElement ? LINE : 0.5])
  .filter(([, box, less]) => box.width > 0 && (box.width < least - less || box.height < least - less))
  .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)""".replace("LINE", str(LINE))


def home(person: Person) -> None:
    """The games."""
    person.page.goto("/")
    expect(person.page.get_by_role("button", name="Play Camel Up now")).to_be_visible()


def new_table(person: Person) -> None:
    """The form of a new table."""
    person.page.goto("/new/egizia")
    expect(person.page.get_by_role("button", name="Open the table")).to_be_visible()


def account(person: Person) -> None:
    """Logging in."""
    person.page.goto("/account")
    expect(person.page.get_by_role("button", name="Log in")).to_be_visible()


def missing(person: Person) -> None:
    """A table that there is not."""
    person.page.goto("/t/abc123#nothing")
    expect(person.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def settings(person: Person) -> None:
    """The settings."""
    home(person)
    person.page.get_by_role("button", name="Settings").click()


def lobby(person: Person) -> None:
    """Waiting for players."""
    open_table(person)


def menu(person: Person) -> None:
    """A choice that hangs at a thing."""
    person.play_now()
    person.touch("space:8")
    expect(person.page.get_by_role("menu")).to_be_visible()


def the_end(person: Person) -> None:
    """The end of a game."""
    person.play_now()
    finish(person)
    person.page.get_by_role("button", name="Check the whole game").click()
    expect(person.page.get_by_text("✓").first).to_be_visible()


def rules(person: Person) -> None:
    """The rules."""
    person.play_now()
    person.tab("Rules")
    person.page.locator("summary").first.click()


def odds(person: Person) -> None:
    """The odds."""
    person.play_now()
    person.tab("Odds")
    expect(person.page.get_by_role("heading", name="The leg")).to_be_visible(timeout=BEGIN_MS)


def looking_back(person: Person) -> None:
    """A moment of the past."""
    person.play_now()
    person.touch("pyramid")
    person.wait_until_played(1)
    person.wait_for_turn()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_text("you are looking at the past")).to_be_visible()


PAGES = (home, new_table, account, missing, settings, lobby, menu, the_end, rules, odds, looking_back)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_axe_finds_nothing_at_a_desk_and_on_a_phone(meet: Meet, page: Callable[[Person], None]) -> None:
    for name, size in (("desk", {"color_scheme": "light"}), ("phone", {**PHONE, "color_scheme": "dark"})):
        person = meet(**size)
        page(person)
        person.shot(f"{page.__name__}-{name}")
        assert person.violations() == [], name


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(meet: Meet, game: str) -> None:
    for name, size in (("desk", {"color_scheme": "dark"}), ("phone", {**PHONE, "color_scheme": "light"})):
        person = meet(**size)
        person.play_now(game)
        person.shot(f"{game.lower().replace(' ', '')}-{name}")
        assert person.violations() == [], name


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_more_in_sheets(meet: Meet, game: str) -> None:
    person = meet(**PHONE)
    person.play_now(game)
    before = person.played
    person.choose_anything()
    assert person.played > before
    for tab in ("Players", "Log", "Chat", "Rules"):
        person.tab(tab)
        expect(person.page.get_by_role("tabpanel")).to_be_visible()
        person.page.get_by_role("button", name="Close").click()


def test_pages_fit_a_phone(meet: Meet) -> None:
    for page in (home, new_table, account, lobby):
        person = meet(**PHONE)
        page(person)
        assert person.page.evaluate("document.documentElement.scrollWidth") == 360, page.__name__
        assert person.page.evaluate(TOO_SMALL, SMALLEST) == [], page.__name__


def with_large_letters(meet: Meet, width: int, height: int) -> Person:
    """The size that people choose in the browser; here by the root's font size, which is what it changes."""
    person = meet(width, height)
    person.page.add_init_script(
        "document.addEventListener('DOMContentLoaded',"
        " () => document.documentElement.style.setProperty('font-size', '200%'))"
    )
    return person


@pytest.mark.parametrize("game", GAMES)
def test_letters_of_double_size_hide_nothing(meet: Meet, game: str) -> None:
    for width, height in ((1280, 800), (360, 740)):
        person = with_large_letters(meet, width, height)
        home(person)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        person.play_now(game)
        person.shot(f"large-letters-{game}-{width}")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        person.choose_anything()


def focus(person: Person, matches: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(150):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(selector) => document.activeElement.matches(selector)", matches):
            return
    raise AssertionError(f"Tab never came to {matches}")


def test_everything_goes_by_keyboard(person: Person) -> None:
    page = person.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play Camel Up now")).to_be_visible()
    focus(person, "button.primary")
    page.keyboard.press("Enter")
    person.wait_for_turn(BEGIN_MS)

    focus(person, '[data-target="space:9"]')
    expect(page.locator(".tip")).to_contain_text("space 9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.target") == "space:9", "the focus is where it was"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    before = person.played
    page.keyboard.press("Enter")
    person.wait_until_played(before + 1)
    person.wait_for_turn()
    expect(page.get_by_role("tabpanel")).to_contain_text("You put a desert tile on space 9, mirage side up.")

    focus(person, "[role=tab][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Find in the rules")).to_be_visible()


def test_a_screen_reader_hears_what_happens_and_what_things_are(person: Person) -> None:
    person.play_now()
    page = person.page
    expect(page.get_by_role("button", name=re.compile("space 8: 2 choices"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Take the blue leg tile"))).to_be_visible()
    before = person.played
    heard = page.locator("[aria-live=polite]").first
    earlier = heard.text_content()
    person.touch("leg:blue")
    person.wait_until_played(before + 1)
    person.until(lambda: heard.text_content() not in (earlier, ""))


def test_the_language_of_the_page_is_marked_and_unknown_ones_fall_back_to_english(meet: Meet) -> None:
    person = meet(locale="fr-FR")
    home(person)
    assert person.page.evaluate("document.documentElement.lang") == "en"
    settings(person)
    expect(person.page.get_by_label("Language")).to_have_value("en")


def test_colours_can_be_chosen(person: Person) -> None:
    home(person)
    day = person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Colours").select_option("dark")
    night = person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert day != night
    person.page.reload()
    assert person.page.evaluate("getComputedStyle(document.body).backgroundColor") == night
