"""Decisions and their numbers: section 9, and the test vectors on them."""

import pytest

from nomarch import BadAction, IllegalAction
from tests.conformance.cases import Case, random_positions
from tests.cubirds.positions import CUBIRDS, position


@pytest.mark.parametrize(
    ("action", "number"),
    [
        pytest.param("lay:flamingo:0:left", 0, id="CB-9.2"),
        pytest.param("lay:toucan:2:right", 21, id="CB-9.2 CB-10.11"),
        pytest.param("lay:reed_warbler:3:right", 63, id="CB-9.2 CB-10.12"),
        pytest.param("draw", 64, id="CB-9.3 CB-10.44"),
        pytest.param("no_draw", 65, id="CB-9.4 CB-10.44"),
        pytest.param("flock:flamingo", 66, id="CB-9.5 CB-10.44"),
        pytest.param("flock:reed_warbler", 73, id="CB-9.5 CB-10.44"),
        pytest.param("no_flock", 74, id="CB-9.6 CB-10.44"),
    ],
)
def test_actions_have_the_numbers_of_the_rules(action: str, number: int) -> None:
    assert CUBIRDS.vocabulary.parse(action) == number and len(CUBIRDS.vocabulary) == 75


def test_what_is_no_action_or_not_allowed_is_rejected_and_changes_nothing() -> None:
    """CB-9.1, CB-9.7, CB-9.11, CB-10.43"""
    match = position(("RRO", "DD"))
    before = match.states.tobytes()
    for number in (-1, 75):
        with pytest.raises(BadAction):
            match.play(number)
    for action, clause in (("lay:duck:0:left", "CB-4.1"), ("flock:robin", "CB-9.7"), ("draw", "CB-9.7")):
        with pytest.raises(IllegalAction) as error:
            match.play(action)
        assert error.value.clause == clause
    assert match.states.tobytes() == before


@pytest.mark.parametrize("players", range(2, 6))
def test_the_active_player_can_always_lay_a_card(players: int) -> None:
    """CB-8.13, CB-10.40"""
    for seed in range(5):
        for match in random_positions(Case("cubirds", players, ()), seed):
            if match.decision == "lay":
                assert match.states["hand_size"][0, match.to_move] > 0


def test_the_order_of_decisions_in_a_turn() -> None:
    """CB-9.7, CB-9.9"""
    after = {"lay": {"lay", "draw", "flock", None}, "draw": {"lay", "flock", None}, "flock": {"lay", None}}
    seen = set()
    for seed in range(20):
        decision = seat = None
        for match in random_positions(Case("cubirds", 3, ()), seed):
            if decision is not None:
                assert match.decision in after[decision]
                seen.add((decision, match.decision))
                assert match.decision in ("lay", None) or match.to_move == seat
            decision, seat = match.decision, match.to_move
    assert len(seen) >= 7
