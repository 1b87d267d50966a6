"""Every text on the pages comes from a catalogue, so that each language has it; and a page in Polish is in Polish."""

import re

import pytest
from playwright.sync_api import expect

import nomarch
from tests.web.catalogue import SETTING, strangers, untranslated
from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, GAMES, Person

PAGES = ("/", *(f"/new/{name}" for name in nomarch.games()), "/account", "/t/abc123#nothing")
SAME_EVERYWHERE = ("Nomarch", "Abydus", "Amarna", "Giza")
"""Names; those of places are cut from longer ones."""


def test_words_outside_the_marks_are_found() -> None:
    assert strangers(["⟦Take the ⟦blue⟧ tile⟧", "⟦Space⟧ 7: 3×", "  ", "C7"]) == []
    assert strangers(["⟦Seat⟧ of Ada", "Round ⟦3⟧", "Ada"], known=["Ada"]) == ["Round ⟦3⟧", "⟦Seat⟧ of Ada"]


@pytest.fixture
def marked(meet: Meet) -> Person:
    """Somebody whose pages mark every text from a catalogue."""
    person = meet()
    person.page.add_init_script(SETTING)
    return person


@pytest.mark.parametrize("path", PAGES)
def test_a_page_says_nothing_that_is_in_no_catalogue(marked: Person, path: str) -> None:
    marked.page.goto(path)
    expect(marked.page.get_by_role("heading").first).to_contain_text("⟦")
    marked.page.wait_for_load_state("networkidle")
    assert untranslated(marked.page, SAME_EVERYWHERE) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_says_nothing_that_is_in_no_catalogue(marked: Person, game: str) -> None:
    page = marked.page
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"Play ⟦?{game}⟧? now")).click()
    page.locator(".dock.mine").wait_for(timeout=BEGIN_MS)
    names = [*SAME_EVERYWHERE, *page.locator("[data-seat] h2").all_inner_texts()]
    for tab in ("Log", "Chat", *(["Odds"] if game == "Camel Up" else [])):
        page.get_by_role("tab", name=re.compile(tab)).click()
        assert untranslated(page, names) == [], tab


def test_the_settings_say_nothing_that_is_in_no_catalogue(marked: Person) -> None:
    marked.page.goto("/")
    marked.page.get_by_role("button", name=re.compile("Settings")).click()
    expect(marked.page.get_by_text("⟦Colours⟧")).to_be_visible()
    assert untranslated(marked.page, SAME_EVERYWHERE) == []


def test_a_browser_in_polish_gets_table_game_and_rules_in_polish(meet: Meet) -> None:
    for name, size in (("desk", {}), ("phone", {"width": 360, "height": 740, "has_touch": True})):
        person = meet(locale="pl-PL", **size)
        page = person.page
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        expect(page.get_by_role("heading", name="Dolina Nilu")).to_be_visible()
        person.shot(f"polish-home-{name}")
        page.get_by_role("button", name="Zagraj teraz z botami: Camel Up").click()
        person.wait_for_turn(BEGIN_MS)
        expect(page.get_by_text("wybierz akcję")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
        person.shot(f"polish-table-{name}")
        person.tab("Zasady")
        page.get_by_text("Ruch", exact=True).click()
        expect(page.get_by_text("Oaza przesuwa jednostkę na pole docelowe + 1.")).to_be_visible()
        person.shot(f"polish-rules-{name}")
