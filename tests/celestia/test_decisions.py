"""Decisions and their numbers: section 13, and the test vectors on them."""

import pytest

from nomarch import BadAction, IllegalAction
from tests.celestia.positions import CELESTIA, position, stay, why


@pytest.mark.parametrize(
    ("action", "number"),
    [
        pytest.param("fly_on", 0, id="CE-13.2 CE-14.55"),
        pytest.param("land", 1, id="CE-13.2 CE-14.55"),
        pytest.param("stay", 2, id="CE-13.3 CE-14.55"),
        pytest.param("leave", 3, id="CE-13.3 CE-14.55"),
        pytest.param("eject:0", 4, id="CE-13.4 CE-14.55"),
        pytest.param("eject:5", 9, id="CE-13.4 CE-14.55"),
        pytest.param("use_turbo", 10, id="CE-13.5 CE-14.55"),
        pytest.param("no_turbo", 11, id="CE-13.5 CE-14.55"),
        pytest.param("wind_gust", 12, id="CE-13.6 CE-14.56"),
        pytest.param("alternative_route", 13, id="CE-13.7 CE-14.56"),
        pytest.param("reroll:none", 14, id="CE-13.8"),
        pytest.param("reroll:0+1+2+3", 29, id="CE-13.8 CE-14.56"),
        pytest.param("spyglass", 30, id="CE-13.9 CE-14.56"),
        pytest.param("jetpack", 31, id="CE-13.10 CE-14.56"),
        pytest.param("pass", 32, id="CE-13.11 CE-14.56"),
    ],
)
def test_actions_have_the_numbers_of_the_rules(action: str, number: int) -> None:
    assert CELESTIA.vocabulary.parse(action) == number and len(CELESTIA.vocabulary) == 33


def test_what_is_no_action_or_not_allowed_is_rejected_and_changes_nothing() -> None:
    """CE-13.1, CE-13.23, CE-14.57"""
    match = position(("E", "E", ""), "f-")
    before = match.states.tobytes()
    for number in (-1, 33):
        with pytest.raises(BadAction):
            match.play(number)
    legal = match.legal()
    for action in CELESTIA.vocabulary.actions:
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.play(action)
    assert match.states.tobytes() == before


def test_each_action_is_refused_by_the_clause_that_says_when_it_is_asked_for() -> None:
    """CE-13.23, CE-12.7"""
    match = position(("", "", ""), "f-")
    expected = {
        "fly_on": "CE-4.1",
        "land": "CE-4.2",
        "eject:2": "CE-5.1",
        "use_turbo": "CE-6.5",
        "no_turbo": "CE-6.5",
        "wind_gust": "CE-7.1",
        "alternative_route": "CE-7.3",
        "reroll:0": "CE-7.4",
        "spyglass": "CE-7.5",
        "jetpack": "CE-7.9",
        "pass": "CE-12.7",
    }
    assert {action: why(match, action) for action in expected} == expected
    unable = stay(position(("T", "", ""), "f-"))
    assert why(unable, "stay") == "CE-4.4" and why(unable, "pass") == "CE-12.7", "a declaration cannot be passed"


def test_talk_and_bluff_are_no_actions() -> None:
    """CE-12.25"""
    verbs = {action.verb for action in CELESTIA.vocabulary.actions}
    assert verbs == {
        *("fly_on", "land", "stay", "leave", "eject", "use_turbo", "no_turbo"),
        *("wind_gust", "alternative_route", "reroll", "spyglass", "jetpack", "pass"),
    }
