"""A newcomer starts and finishes a game against bots."""

import json
import re
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import nomarch
from nomarch.core.rng import commitment
from nomarch.server import preparing
from tests.server.conftest import Start
from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, Person


def finish(person: Person) -> None:
    """Roll whenever asked, until the race is over."""
    while person.page.locator("dialog").count() == 0:
        before = person.played
        person.touch("pyramid")
        person.wait_until_played(before + 1)
        person.wait_for_turn()


def test_a_newcomer_is_playing_after_one_click_and_finishes_the_game(person: Person) -> None:
    person.play_now()
    expect(person.page.get_by_text("You: choose an action.")).to_be_visible()
    person.shot("table-desk")
    finish(person)
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text(re.compile("wins|share the victory"))
    expect(dialog.get_by_role("table")).to_contain_text("starting money")
    expect(dialog.get_by_role("img", name=re.compile("Scores of You, "))).to_be_visible()
    person.shot("end-desk")

    dialog.get_by_role("button", name="Check the whole game").click()
    expect(dialog.get_by_text("The hash of the seed is the one that was shown from the start.")).to_be_visible()
    expect(dialog.get_by_text(re.compile(r"\d+ actions played again from the seed"))).to_be_visible()

    with person.page.expect_download() as found:
        dialog.get_by_role("button", name="Download the record").click()
    match = nomarch.load(Path(found.value.path()))
    assert match.over and match.seed is not None
    assert commitment(match.seed) == person.told()[0]["table"]["commitment"]

    dialog.get_by_role("button", name="Rematch").click()
    expect(dialog).to_have_count(0)
    person.wait_for_turn()
    assert person.played < 10
    person.page.get_by_role("link", name="To the games").click()
    expect(person.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(person.page.get_by_role("link", name="Go on")).to_have_count(2)
    expect(person.page.get_by_text("your turn")).to_be_visible()
    person.shot("home-desk")


def test_on_a_fresh_machine_the_preparation_of_the_rules_is_shown(
    browser: Browser, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = threading.Event()
    monkeypatch.setattr(preparing, "prepare", lambda _name: ready.wait(60))
    monkeypatch.setattr(preparing.Preparation, "_compile", lambda _self, _name: None)
    running = start()
    context = browser.new_context(base_url=running.url, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Camel Up now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The rules are being prepared")
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    ready.set()
    expect(page.get_by_text("You: choose an action.")).to_be_visible(timeout=BEGIN_MS)
    context.close()


def test_games_are_playable_to_the_end_by_their_choices_alone(meet: Meet) -> None:
    """Whatever a board draws, every decision can be made: here the first choice each time."""
    for game in ("Egizia", "Fertility"):
        person = meet()
        person.play_now(game)
        for _ in range(12):
            if not person.asked():
                break
            person.choose_anything()
            person.wait_for_turn()
        assert person.played > 12
        person.shot(f"{game.lower()}-desk")


def test_what_is_not_allowed_is_explained_with_its_rule(person: Person) -> None:
    person.play_now()
    person.touch("space:1")
    why = person.page.get_by_role("alertdialog")
    expect(why).to_contain_text("Not now")
    person.shot("why-not-desk")
    clause = why.get_by_role("button", name=re.compile("Rules: CU-"))
    name = clause.inner_text().removeprefix("Rules: ")
    clause.click()
    expect(person.page.get_by_role("tabpanel").locator(".chosen")).to_contain_text(name)
    person.shot("rules-desk")


def test_rules_tell_what_is_in_force_and_what_is_ours(person: Person) -> None:
    person.play_now()
    person.tab("Rules")
    panel = person.page.get_by_role("tabpanel")
    expect(panel.get_by_text("not in this game").first).to_be_visible()
    panel.get_by_placeholder("Find in the rules").fill("CU-2.7")
    expect(panel.get_by_text("our reconstruction").first).to_be_visible()
    assert panel.locator("p").count() == 1


def test_odds_are_shown_in_practice_against_bots(person: Person) -> None:
    person.play_now()
    person.tab("Odds")
    panel = person.page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading", name="The leg")).to_be_visible(timeout=60_000)
    expect(panel.get_by_role("row", name=re.compile("^blue "))).to_have_count(2)
    expect(panel.get_by_role("row", name=re.compile("Take a pyramid tile and roll a die"))).to_be_visible()
    person.shot("odds-desk")
    person.touch("space:9")
    expect(person.page.get_by_role("menuitem").first).to_contain_text(re.compile(r"[+-]\d\.\d\d"))


def test_a_new_table_with_options_bots_and_a_clock(person: Person) -> None:
    page = person.page
    page.goto("/new/camelup")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("How many play").select_option("3")
    page.get_by_label("Seat 2").select_option(label="Bot, novice")
    page.get_by_label("Seat 3").select_option(label="Bot, master")
    page.get_by_text("Supercup 2: hire the photographer").click()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Clock").select_option("bank")
    person.shot("new-table-desk")
    page.get_by_role("button", name="Open the table").click()
    person.wait_for_turn(180_000)
    table = person.told()[0]["table"]
    assert table["options"]["paparazzi"] is True and [seat["bot"] for seat in table["seats"]] == [
        None,
        "novice",
        "master",
    ]
    expect(page.get_by_role("timer").first).to_be_visible()
    expect(page.get_by_text("Ada: choose an action.")).to_be_visible()


def test_options_that_do_not_go_together_are_refused_in_words(person: Person) -> None:
    page = person.page
    page.goto("/new/camelup")
    page.get_by_text("Supercup 4: alliances").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("6")


def test_a_saved_game_goes_on(person: Person, tmp_path: Path) -> None:
    match = nomarch.game("camelup").new(players=2, seed=5)
    for _ in range(4):
        match.play("pyramid")
    match.save(tmp_path / "saved.nomarch")
    page = person.page
    page.goto("/new/camelup")
    page.get_by_label("How many play").select_option("2")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Go on with a saved game").set_input_files(tmp_path / "saved.nomarch")
    page.get_by_role("button", name="Open the table").click()
    person.wait_for_turn(180_000)
    assert person.played >= 4


def test_an_account_keeps_games_and_statistics(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/account")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("Logged in as Ada")).to_be_visible()
    person.play_now()
    finish(person)
    page.goto("/account")
    expect(page.get_by_role("row", name=re.compile("Camel Up"))).to_contain_text("1")
    person.shot("account-desk")

    elsewhere = meet()
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_label("Your name").fill("Ada")
    elsewhere.page.get_by_label("Password").fill("wrong horse")
    elsewhere.page.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("wrong")
    elsewhere.page.get_by_label("Password").fill("correct horse")
    elsewhere.page.get_by_role("button", name="Log in").click()
    elsewhere.page.get_by_role("button", name="Look").click()
    elsewhere.wait_for_turn()
    assert elsewhere.told()[0]["seat"] == 0, "the account's own seat, on another device"
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_role("button", name="Log out").click()
    expect(elsewhere.page.get_by_role("button", name="Log in")).to_be_visible()
    assert json.loads(elsewhere.page.evaluate("localStorage.getItem('nomarch.session')")) is None
