"""Actions as numbers, texts and data."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nomarch
from nomarch.core.errors import BadAction
from nomarch.core.vocabulary import Verb, Vocabulary

TOY = Vocabulary(
    Verb("take", "TO-1.1", "stack:{colour}", colour=("red", "blue")),
    Verb("lay", "TO-1.2", "space:{space}", space=(3, 4, 5), side=("up", "down")),
    Verb("pass", "TO-1.3", "nothing"),
)


def test_actions_are_numbered_one_after_the_other_the_last_argument_running_fastest() -> None:
    assert [str(action) for action in TOY.actions[:5]] == [
        "take:red",
        "take:blue",
        "lay:3:up",
        "lay:3:down",
        "lay:4:up",
    ]
    assert TOY.first("pass") == 8 and len(TOY) == 9 and TOY.words == 1


def test_an_action_knows_its_parts() -> None:
    action = TOY.action("lay:4:down")
    assert (action.id, action.verb, action.args, action.target, action.clause) == (
        5,
        "lay",
        (4, "down"),
        "space:4",
        "TO-1.2",
    )
    assert action.names == ("space", "side")


def test_an_error_says_what_is_allowed() -> None:
    with pytest.raises(BadAction, match="known are take, lay, pass"):
        TOY.action("jump")
    with pytest.raises(BadAction, match="lay:3:up to lay:5:down"):
        TOY.action("lay:9:up")
    with pytest.raises(BadAction, match="0 to 8"):
        TOY.action(9)


@given(st.text(max_size=20) | st.integers() | st.sampled_from(nomarch.game("camelup").vocabulary.actions).map(str))
def test_any_text_or_number_is_an_action_or_a_bad_action_and_texts_round_trip(given_: str | int) -> None:
    vocabulary = nomarch.game("camelup").vocabulary
    try:
        action = vocabulary.action(given_)
    except BadAction:
        return
    assert str(action) == given_ or action.id == given_
    assert vocabulary.parse(vocabulary.text(action.id)) == action.id
