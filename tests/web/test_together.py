"""Two people play each other while a third watches, and none of them is sent what he may not see."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import BEGIN_MS, Person


def open_table(host: Person, players: int = 2) -> list[str]:
    """A table for people; the links of the other seats, and last the one for watching."""
    page = host.page
    page.goto("/new/camelup")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("How many play").select_option(str(players))
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(label="A friend, by a link of their own")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=re.compile("Waiting for players"))).to_be_visible(timeout=BEGIN_MS)
    host.shot("lobby-desk")
    return [box.input_value() for box in page.locator("li input[readonly]").all()]


def sit(person: Person, link: str, name: str) -> Person:
    """Come by a link and sit down."""
    person.visit(link)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    return person


def names_in(data: Any) -> set[str]:
    """Every text that stands anywhere in a message."""
    if isinstance(data, dict):
        return set().union(*(names_in(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(names_in(value) for value in data))
    return {data} if isinstance(data, str) else set()


def test_two_play_and_a_third_watches_and_nobody_sees_too_much(meet: Meet) -> None:
    ada, ben, eve = meet(), meet(), meet()
    seat, watching = open_table(ada)
    eve.visit(watching)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    sit(ben, seat, "Ben")
    for person in (ada, ben, eve):
        person.board.wait_for(timeout=BEGIN_MS)
    assert not eve.asked() and not ben.asked() and ada.asked()

    ada.touch("pile:winner")
    ada.choose(re.compile("Bet green as overall winner"))
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("stays there until the race is over")
    ada.confirm()
    ben.wait_for_turn()
    eve.wait_until_played(1)

    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Ada bet green as overall winner.")
    for other in (ben, eve):
        expect(other.page.get_by_role("tabpanel")).to_contain_text("Ada put a card on the pile of the overall winner.")
        other.tab("Rules")
        other.tab("Log")
    ben.touch("pyramid")
    ada.wait_for_turn()
    eve.wait_until_played(2)

    for other in (ben, eve):
        for message in other.told():
            seen = message.get("view")
            if seen is None:
                continue
            assert all(card["camel"] is None for card in seen["piles"]["winner"])
            assert seen["seats"][0]["hand"] is None
            assert not [
                event for event in message["events"] if event["event"] == "race_card_placed" and "camel" in event
            ]
            assert "race:winner:green" not in names_in({**message, "legal": []})
        assert not [frame for frame in other.frames if '"seed":"' in frame]
    assert all(message["legal"] == [] and message["seat"] is None for message in eve.told() if message.get("view"))
    assert any("camel" in event for message in ada.told() for event in message.get("events", []))

    ada.tab("Chat")
    ada.page.get_by_label("Say something").fill("Good luck, <b>Ben</b>!")
    ada.page.get_by_role("button", name="Send").click()
    for person in (ben, eve):
        person.tab("Chat")
        expect(person.page.get_by_role("tabpanel")).to_contain_text("Good luck, <b>Ben</b>!")
    expect(eve.page.get_by_text("Spectators listen only.")).to_be_visible()
    eve.shot("spectator-desk")


def test_taking_back_what_others_have_seen_needs_their_consent(meet: Meet) -> None:
    ada, ben = meet(), meet()
    seat, _ = open_table(ada)
    sit(ben, seat, "Ben")
    ada.wait_for_turn(BEGIN_MS)
    ada.touch("pyramid")
    ben.wait_for_turn()
    ada.page.get_by_role("button", name="Undo").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Ada would like to take something back.")
    ben.shot("proposal-desk")
    ben.page.get_by_role("button", name="Agree").click()
    ada.wait_for_turn()
    assert ada.played == 0


def test_a_link_that_was_renewed_is_worthless(meet: Meet) -> None:
    ada, ben = meet(), meet()
    seat, _ = open_table(ada)
    ada.page.get_by_role("button", name="New link").first.click()
    ada.until(lambda: ada.page.locator("li input[readonly]").first.input_value() != seat)
    ben.visit(seat)
    expect(ben.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ada.page.get_by_role("button", name="Show as a code to scan").first.click()
    expect(ada.page.get_by_role("img", name="Code of the link: Seat 2")).to_be_visible()
    ada.shot("code-desk")


def test_bots_can_be_watched_to_the_end_of_their_game(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/new/camelup")
    page.get_by_label("How many play").select_option("2")
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat).select_option(label="Bot, novice")
    page.get_by_role("button", name="Open the table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible(timeout=BEGIN_MS)
    expect(dialog.get_by_role("button", name="Rematch")).to_have_count(0)
    dialog.get_by_role("button", name="See the board").click()
    last = person.played
    page.get_by_role("button", name="To the beginning").click()
    person.until(lambda: person.played == 0)
    assert last > 5


def test_an_open_seat_is_taken_by_whoever_comes(meet: Meet) -> None:
    ada, ben = meet(), meet()
    page = ada.page
    page.goto("/new/camelup")
    page.get_by_label("How many play").select_option("2")
    page.get_by_label("Seat 2").select_option(label="Anybody with the table's link")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator("li input[readonly]").last
    link.wait_for(timeout=BEGIN_MS)
    ben.visit(link.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ada.wait_for_turn(BEGIN_MS)
    ben.until(lambda: ben.told()[-1]["seat"] == 1)
    assert json.loads(ben.page.evaluate("localStorage.getItem('nomarch.tables')"))[0]["seat"] == 1
