"""The boards of Celestia and CuBirds: whole games by touch, what is shown before one decides, what is kept secret."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Running
from tests.server.test_secret_decisions import flight, stay_all
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_for_everybody import PHONE, SMALLEST, TOO_SMALL, focus
from tests.web.touching import open_against_bots, play_on, sit_down, standing

TABLES: dict[str, tuple[str, int, dict[str, bool], dict[str, Any]]] = {
    "birds for two": ("cubirds", 2, {}, {}),
    "birds for four on a phone in German": ("cubirds", 4, {}, {**PHONE, "locale": "de-DE"}),
    "airship for two": ("celestia", 2, {}, {}),
    "airship for four on a phone in Polish": ("celestia", 4, {}, {**PHONE, "locale": "pl-PL"}),
    "airship for six beginners": ("celestia", 6, {"beginner": True}, {"color_scheme": "dark"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_played_by_touching_the_board(meet: Meet, running: Running, name: str) -> None:
    game, players, options, settings = TABLES[name]
    person = sit_down(meet(**settings), open_against_bots(running, game, players, options=options))
    short = name.replace(" ", "-")
    played = play_on(person, seed=3, most=9)
    person.shot(f"{short}-middle")
    phone = "width" in settings
    if phone:
        assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert person.page.evaluate(TOO_SMALL, SMALLEST) == []
    played += play_on(person, seed=4)
    sheet = person.page.get_by_role("dialog").get_by_role("table")
    expect(sheet).to_be_visible()
    assert sheet.locator("thead th").count() == players and len(played) > 5
    assert standing(person)["view"]["to_move"] is None
    person.shot(f"{short}-end")
    assert person.violations() == []


def test_a_hand_of_cards_and_the_action_are_in_sight_with_the_board(meet: Meet, running: Running) -> None:
    """At a phone and at a small desk, with as many players as there can be, nothing is scrolled to act."""
    for game, players in (("cubirds", 5), ("celestia", 6)):
        for size in (PHONE, {"width": 1280, "height": 800}):
            person = sit_down(meet(**size), open_against_bots(running, game, players))
            person.wait_for_turn()
            person.shot(f"{game}-{players}-{size['width']}")
            for part in (".board .hand", ".dock .asked", ".frame .legal"):
                for thing in person.page.locator(part).all():
                    box = thing.bounding_box()
                    assert box and box["y"] >= 0 and box["y"] + box["height"] <= _bottom(person, part), (game, part)


def _bottom(person: Person, part: str) -> float:
    """Where what belongs to the board ends to be seen."""
    box = person.board.bounding_box()
    assert box
    return person.page.viewport_size["height"] if part.startswith(".dock") else box["y"] + box["height"] + 1  # type: ignore[index]


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
    expect(person.page.locator(".tip")).to_contain_text("row 2, right")
    before = person.played
    person.page.keyboard.press("Enter")
    person.wait_until_played(before + 1)


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
    expect(person.page.get_by_role("button", name=re.compile("Roll again: 0"))).to_be_visible()
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


def test_large_letters_hide_nothing_on_these_boards(meet: Meet, running: Running) -> None:
    for game in ("cubirds", "celestia"):
        for width, height in ((1280, 800), (360, 740)):
            person = meet(width, height)
            person.page.add_init_script(
                "document.addEventListener('DOMContentLoaded',"
                " () => document.documentElement.style.setProperty('font-size', '200%'))"
            )
            sit_down(person, open_against_bots(running, game, 3))
            play_on(person, seed=1, most=2)
            person.shot(f"{game}-large-{width}")
            assert person.page.evaluate("document.documentElement.scrollWidth") <= width
