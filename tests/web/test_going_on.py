"""Reloading, losing the connection, taking back, looking back."""

import re

from playwright.sync_api import expect

from tests.server.conftest import Start
from tests.server.harness import Running
from tests.web.conftest import Meet
from tests.web.people import Person


def begin_a_longer_move(person: Person) -> None:
    """Play until a move has several steps and is not finished."""
    person.play_now("Fertility")
    for _ in range(10):
        person.choose_anything()
        person.wait_for_turn()
        if person.page.locator(".steps li").count():
            return
    raise AssertionError("no move had several steps")


def test_a_reload_in_mid_move_changes_nothing(person: Person) -> None:
    begin_a_longer_move(person)
    before = person.played
    steps = person.page.locator(".steps").inner_text()
    choices = sorted(person.told()[-1]["legal"])
    person.shot("steps-desk")
    person.page.reload()
    person.wait_for_turn()
    assert person.played == before and person.page.locator(".steps").inner_text() == steps
    assert sorted(person.told()[-1]["legal"]) == choices


def test_a_step_of_a_longer_move_is_taken_back_for_free(person: Person) -> None:
    begin_a_longer_move(person)
    before, steps = person.played, person.page.locator(".steps li").count()
    person.page.locator(".steps button").first.click()
    person.until(lambda: person.played == before - steps)
    expect(person.page.locator(".steps")).to_have_count(0)
    assert person.told()[-1]["table"]["proposal"] is None if "table" in person.told()[-1] else True


def test_a_lost_connection_in_mid_move_is_taken_up_again(meet: Meet, running: Running, start: Start) -> None:
    person = meet()
    begin_a_longer_move(person)
    before = person.played
    running.stop()
    expect(person.page.get_by_text("The connection is lost. Trying again…")).to_be_visible()
    person.shot("lost-desk")
    person.page.locator(".dock .button").first.click()
    if person.page.get_by_role("menuitem").count():
        person.page.get_by_role("menuitem").first.click()
    expect(person.page.get_by_role("status").filter(has_text="The server cannot be reached.")).to_be_visible()
    start(port=running.config.port)
    expect(person.page.get_by_text("Connected")).to_be_visible()
    person.wait_for_turn()
    assert person.played == before
    person.choose_anything()


def test_without_network_the_page_says_so_and_comes_back(person: Person) -> None:
    person.play_now()
    person.page.context.set_offline(True)
    expect(person.page.get_by_text("The connection is lost. Trying again…")).to_be_visible()
    person.page.context.set_offline(False)
    expect(person.page.get_by_text("Connected")).to_be_visible()


def test_undo_goes_back_to_before_ones_own_last_action(person: Person) -> None:
    person.play_now()
    before = person.played
    person.touch("leg:blue")
    person.wait_until_played(before + 4)
    person.wait_for_turn()
    assert person.told()[-1]["view"]["seats"][0]["leg_tiles"] == [{"camel": "blue", "value": 5}]
    person.page.get_by_role("button", name="Undo").click()
    person.until(lambda: person.played == before)
    person.wait_for_turn()
    assert person.told()[-1]["view"]["seats"][0]["leg_tiles"] == []


def test_the_whole_game_can_be_replayed_while_it_goes_on(person: Person) -> None:
    person.play_now()
    for _ in range(3):
        before = person.played
        person.touch("pyramid")
        person.wait_until_played(before + 1)
        person.wait_for_turn()
    now = person.played
    person.page.keyboard.press("ArrowLeft")
    person.until(lambda: person.played == now - 1)
    expect(person.page.get_by_text("you are looking at the past")).to_be_visible()
    assert not person.asked() and person.page.locator(".frame .legal").count() == 0
    person.shot("replay-desk")
    person.page.get_by_label("Moment of the game").fill("0")
    person.until(lambda: person.played == 0)
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("ArrowRight")
    person.until(lambda: person.played == 1)
    person.page.get_by_role("button", name="Back to now").click()
    person.until(lambda: person.played == now)
    assert person.asked()

    person.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("rolled")).first.click()
    person.until(lambda: 0 < person.played < now)


def test_moves_are_seen_one_after_the_other_and_can_be_skipped(meet: Meet) -> None:
    person = meet(calm=False)
    person.page.add_init_script("localStorage.setItem('nomarch.settings', JSON.stringify({ sounds: true }))")
    person.play_now()
    before = person.played
    person.touch("pyramid")
    person.wait_until_played(before + 1)
    assert person.played < before + 4, "the bots' moves wait for the eye"
    person.shot("moving-desk")
    person.until(lambda: person.page.get_by_role("button", name="Skip").count() > 0)
    person.page.get_by_role("button", name="Skip").click()
    person.until(lambda: person.played == before + 4)
    person.wait_for_turn()


def test_a_seat_can_be_left_to_a_bot_and_taken_back_and_the_table_paused(person: Person) -> None:
    page = person.page
    person.play_now()
    page.get_by_role("button", name="Table menu").click()
    person.shot("menu-desk")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".banner")).to_contain_text("The table is paused.")
    page.locator(".banner").get_by_role("button", name="Go on").click()
    person.wait_for_turn()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave the seat to a bot").click()
    expect(page.locator(".banner")).to_contain_text("A bot plays for you: skilled.")
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.locator(".banner")).to_have_count(0)
