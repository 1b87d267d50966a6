"""Also beside the board, before the game and after it, every text comes from a catalogue."""

import re

import pytest
from playwright.sync_api import expect

import nomarch
from tests.server.harness import PERSON, Running
from tests.web.catalogue import SETTING, untranslated
from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, Person
from tests.web.people import GAMES as TITLES

GAMES = {title: nomarch.game(name).prefix for title, name in zip(TITLES, nomarch.games(), strict=True)}
"""The games, and what the ids of their clauses begin with."""


@pytest.fixture
def marked(meet: Meet) -> Person:
    """Somebody whose pages mark every text from a catalogue."""
    person = meet()
    person.page.add_init_script(SETTING)
    return person


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_menu_of_a_table_say_nothing_that_is_in_no_catalogue(marked: Person, game: str) -> None:
    page = marked.page
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"Play ⟦?{game}⟧? now")).click()
    page.locator(".dock.mine").wait_for(timeout=BEGIN_MS)
    known = [GAMES[game], "Nomarch", *page.locator("[data-seat] h2").all_inner_texts()]
    page.get_by_role("tab", name=re.compile("Rules")).click()
    page.get_by_text("⟦Values that are ours⟧").click()
    page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    expect(page.get_by_text(f"{GAMES[game]}-1.2", exact=True).first).to_be_visible()
    assert untranslated(page, [*known, "Abydus", "Amarna", "Giza"]) == []
    page.get_by_role("button", name=re.compile("Table menu")).click()
    expect(page.get_by_role("dialog")).to_contain_text("⟦Table menu⟧")
    assert untranslated(page, [*known, "Abydus", "Amarna", "Giza"]) == []


def test_a_lobby_with_its_links_says_nothing_that_is_in_no_catalogue(marked: Person) -> None:
    page = marked.page
    page.goto("/new/camelup")
    page.get_by_label(re.compile("Seat 2")).select_option("person")
    page.get_by_role("button", name=re.compile("Open the table")).click()
    expect(page.get_by_role("heading", name=re.compile("Waiting for players"))).to_be_visible(timeout=BEGIN_MS)
    expect(page.get_by_role("heading", name=re.compile("Links"))).to_be_visible()
    names = page.locator("li strong").all_inner_texts()
    assert untranslated(page, ["Nomarch", *(name for name in names if "⟦" not in name)]) == []


def test_the_end_of_a_game_says_nothing_that_is_in_no_catalogue(marked: Person, running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    while (seat := table.asked()) is not None:
        table.play(seat, "pyramid")
    page = marked.visit(table.link(0)).page
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("⟦Score sheet⟧", timeout=BEGIN_MS)
    dialog.get_by_role("button", name=re.compile("Check the whole game")).click()
    expect(dialog).to_contain_text("played again from the seed")
    assert untranslated(page, ["Nomarch", "Player 0", "Player 1"]) == []
