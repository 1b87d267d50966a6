"""On a phone and at a desk everything that is needed to act is in sight together: nothing is scrolled to."""

import random

import pytest

import nomarch
from tests.conformance.cases import all_cases
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_for_everybody import PHONE, SMALLEST, TOO_SMALL

SIZES = {"small phone": PHONE, "phone": {"width": 390, "height": 844, "has_touch": True}, "desk": {}}
DECISIONS = {"small phone": 24, "phone": 10, "desk": 14}
OUT_OF_SIGHT = """() => {
  const scrolls = (element) => !(element instanceof SVGElement) && getComputedStyle(element).overflow !== "visible";
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const parents = (element) => element ? [element, ...parents(element.parentElement)] : [];
  const needed = ".frame .legal, .own .legal, .frame .hand, .dock .asked, .dock .button, [role=tablist] button";
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll(needed)]
    .filter((each) => each.checkVisibility() && !each.closest("[data-magnified]"))
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const frames = parents(each.parentElement).filter(scrolls).map((part) => part.getBoundingClientRect());
      return ![window_, ...frames].every((frame) => inside(box, frame));
    })
    .map((each) => `${each.dataset.target ?? each.textContent} ${JSON.stringify(each.getBoundingClientRect())}`);
}"""
"""Marked things, the hand, what is asked and buttons, as far as they are not wholly inside of the window and of
what scrolls around them."""


def look_around(person: Person, phone: bool) -> None:
    """Everything that can be touched now is in sight and large enough, and the page is as wide as the window."""
    page = person.page
    decision = person.told()[-1]["view"]["decision"]
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [size["width"], 0], decision
    assert page.evaluate(OUT_OF_SIGHT) == [], decision
    if phone:
        assert page.evaluate(TOO_SMALL, SMALLEST) == [], decision


def most_players(game: str) -> int:
    """How many can play without any option."""
    usual = nomarch.game(game).complete_options(None)
    return max(case.players for case in all_cases(game) if dict(case.options) == usual)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", nomarch.games())
def test_what_can_be_touched_is_in_sight_at_every_decision(meet: Meet, game: str, size: str) -> None:
    person = meet(**SIZES[size]).sit_with_bots(game, most_players(game))
    chooser = random.Random(f"{game} {size}")
    seen: set[str] = set()
    for _ in range(DECISIONS[size]):
        if not person.asked():
            break
        look_around(person, phone=size != "desk")
        decision = person.told()[-1]["view"]["decision"]
        if decision not in seen:
            person.shot(f"{game}-{decision}-{size.replace(' ', '-')}")
        seen.add(decision)
        person.decide(chooser)
        person.wait_for_turn()
    assert seen


def test_all_options_of_camel_up_fit_a_phone(meet: Meet) -> None:
    options = ("paparazzi", "referee", "dice", "connoisseurs", "allies")
    person = meet(**PHONE).sit_with_bots("camelup", 8, **dict.fromkeys(options, True))
    look_around(person, phone=True)
    person.shot("camelup-supercup-small-phone")


def test_a_valley_too_small_for_a_finger_is_magnified_where_it_is_touched(meet: Meet) -> None:
    person = meet(**PHONE).sit_with_bots("fertility", 4)
    page = person.page
    square = page.locator("[data-square].legal").first
    name = square.get_attribute("data-square")
    before = square.bounding_box()
    assert before is not None and before["width"] < SMALLEST
    person.tap(square)
    large = page.locator(f'[data-square="{name}"]').bounding_box()
    assert large is not None and large["width"] >= SMALLEST and person.played == 0
    valley = page.locator(".valley").bounding_box()
    assert valley is not None and large["x"] >= valley["x"] and large["y"] >= valley["y"]
    person.shot("fertility-magnified-small-phone")
    page.get_by_role("button", name="The whole valley").tap()
    assert square.bounding_box() == before
    person.tap(square)
    person.tap(square)
    person.wait_until_played(1)
