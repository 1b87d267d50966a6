"""Celestia's board: whole games by touch, what one is asked in secret, and what stays secret on page and wire."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Running
from tests.server.test_secret_decisions import flight, stay_all
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_for_everybody import PHONE
from tests.web.touching import open_against_bots, play_a_whole_game, sit_down, standing

TABLES: dict[str, tuple[int, dict[str, bool], dict[str, Any]]] = {
    "airship for two": (2, {}, {}),
    "airship for four on a phone in Polish": (4, {}, {**PHONE, "locale": "pl-PL"}),
    "airship for six beginners": (6, {"beginner": True}, {"color_scheme": "dark"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_played_by_touching_the_board(meet: Meet, running: Running, name: str) -> None:
    players, options, settings = TABLES[name]
    table = open_against_bots(running, "celestia", players, options=options)
    person = sit_down(meet(**settings), table)
    play_a_whole_game(person, name, players, answer, dull=("land",))


def answer(person: Person, action: str, target: str) -> None:
    """Touch the thing, after having chosen the dice where some are rolled again."""
    verb, *args = action.split(":")
    if verb == "reroll" and args[0] != "none":
        for die in args[0].split("+"):
            person.page.locator(".dice button").nth(int(die)).click()
    person.touch(target)


def test_dice_are_chosen_before_they_are_rolled_again(meet: Meet, running: Running) -> None:
    """The captain cannot meet four fogs; seat 1 plays an alternative route, and he chooses two dice."""
    table = flight(running, "", "alternative_route", dice="pirates")
    stay_all(table)
    table.play(1, "alternative_route")
    person = meet().visit(table.link(0))
    person.wait_for_turn()
    dice = person.page.locator(".dice button")
    expect(dice).to_have_count(2)
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name=re.compile("Roll again: pirates"))).to_be_visible()
    expect(person.page.locator(".dock .button.primary")).to_have_count(0)
    assert person.violations() == []
    person.shot("celestia-reroll-desk")
    before = person.played
    person.touch("dice:0")
    person.wait_until_played(before + 1)
    assert "rerolled" in [event["event"] for event in standing(person)["events"]]


def test_cards_say_why_they_cannot_be_played(meet: Meet, running: Running) -> None:
    table = flight(running, "", "turbo")
    person = meet().visit(table.link(1))
    person.wait_for_turn()
    person.touch("hand:turbo")
    expect(person.page.get_by_role("alertdialog")).to_contain_text("Turbos are decided on by a captain")


WINDOWS = {
    "ejection": ("blank", "seat:3", "eject"),
    "wind_gust": ("blank", "hand:wind_gust", "gust_played"),
    "alternative_route": ("pirates", "hand:alternative_route", "route_played"),
    "jetpack": ("pirates", "hand:jetpack", "jetpack_played"),
}


@pytest.mark.parametrize("card", WINDOWS)
def test_whoever_is_asked_in_secret_plays_by_touching_the_card(meet: Meet, running: Running, card: str) -> None:
    dice, target, event = WINDOWS[card]
    table = flight(running, "", "", card, dice=dice)
    stay_all(table)
    person = meet().visit(table.link(2))
    person.wait_for_turn()
    expect(person.thing(target)).to_have_class(re.compile("legal"))
    expect(person.thing("hand")).to_have_class(re.compile("legal"))
    person.shot(f"celestia-{card}-desk")
    before = person.played
    person.touch(target)
    person.wait_until_played(before + 1)
    assert any(each["event"].startswith(event) for message in person.told() for each in message["events"])


def test_nobody_learns_from_page_or_wire_who_is_asked(meet: Meet, running: Running) -> None:
    """Two tables that differ in who is asked in secret: the pages of all others are the same, letter by letter."""
    tables = flight(running, "", "", "ejection"), flight(running, "", "ejection")
    for table in tables:
        stay_all(table)
    asked = meet().visit(tables[0].link(2))
    asked.wait_for_turn()
    expect(asked.page.locator(".dock .asked")).to_contain_text("eject another player?")
    shown = []
    for table in tables:
        others = [meet().visit(table.link(seat)) for seat in (0, 3)] + [meet().visit(table.link(table.spectator))]
        for other in others:
            other.board.wait_for()
            expect(other.page.locator(".dock .asked")).to_have_text("Somebody may be deciding in secret.")
            assert not other.asked() and other.page.locator(".legal").count() == 0
            _knows_nothing_of_others(other)
        shown.append([_page(other) for other in others])
    assert shown[0] == shown[1]
    asked.touch("hand")
    asked.wait_until_played(4)
    for who in (asked, others[0]):
        _knows_nothing_of_others(who)


def _page(person: Person) -> list[Any]:
    """Everything that a page says, seen or read out."""
    named = person.page.locator("[aria-label], [data-name]").evaluate_all("(all) => all.map((each) => each.outerHTML)")
    return [person.page.locator("main").inner_text(), person.page.locator(".players").inner_text(), named]


def _knows_nothing_of_others(person: Person) -> None:
    """No frame shows another hand or treasure, or who is asked in secret."""
    assert person.told()
    for message in person.told():
        if "view" not in message:
            continue
        own, view = message["seat"], message["view"]
        for seat, place in enumerate(view["seats"]):
            if seat != own:
                assert place["hand"] is None and place["treasures"] is None and place["points"] is None
        assert view["to_move"] in (None, own) or view["decision"] in (None, "passenger", "lone_captain", "reroll")
        for event in message["events"]:
            if event.get("seat") != own:
                assert not {"card", "value"} & event.keys() or event["event"] == "paid"
