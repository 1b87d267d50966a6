"""Section 16: when which card may be played."""

import pytest

from nomarch import Match
from tests.egizia.table import OBELISK, PYRAMID, SPHINX, Table, happened, play, seat, stones, strengths, texts, why

CARDS = ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N9", "N10", "N13", "N15", "N17", "N18", "Y5")
"""Everything that can be played, and a field for the upgrade."""


def rich(players: int = 2) -> Table:
    """Seat 0 has all cards, stones and need of grain."""
    return Table(players).held(0, *CARDS).stones(9, 9, 9, 9).crews(0, 3, 3, 3, 6)


def offered(match: Match) -> set[str]:
    """The cards that can be played now."""
    names = {"sell": "N10", "upgrade": "N15", "convert": "N18"}
    return {names.get(action.verb, str(action.args[0]) if action.args else "") for action in match.legal()} & {
        *CARDS[:-1]
    }


def test_sailing_window() -> None:
    """EG-16.1"""
    match = rich().play()
    assert match.decision == "sail" and offered(match) == {"N3", "N10", "N13", "N15", "N17"}


def test_window_after_a_ship() -> None:
    """EG-16.1"""
    match = play(rich().play(), "loc:4")
    assert match.decision == "post" and offered(match) == {"N6", "N1"}


def test_no_window_while_a_ship_is_being_placed() -> None:
    """EG-16.1"""
    assert offered(play(rich().play(), "loc:6")) == set()
    assert offered(play(rich().play(), "loc:16")) == set()
    assert offered(play(rich().play(), "loc:1", "play:N1")) == set()


def test_feeding_window() -> None:
    """EG-16.1, EG-16.5"""
    match = rich().begin("feeding")
    assert match.decision == "feed" and offered(match) == {"N3", "N5", "N10", "N15", "N18"}
    assert why(match, "play:N13") == why(match, "play:N17") == "EG-16.1"


def test_site_window() -> None:
    """EG-16.1"""
    match = rich().at_site(SPHINX, 0).begin("building")
    assert match.decision == "site" and offered(match) == {"N9"}


def test_building_window() -> None:
    """EG-16.1, EG-16.5"""
    match = play(rich().at_site(SPHINX, 0).begin("building"), "done")
    assert match.decision == "build" and offered(match) == {"N3", "N10", "N13", "N17"}
    assert why(match, "upgrade:Y5") == "EG-16.1"


def test_crew_window() -> None:
    """EG-16.1"""
    match = play(rich().at_site(PYRAMID, 0).begin("building"), "done", "crew:blue")
    assert match.decision == "team" and offered(match) == {"N2", "N7"}
    play(match, "crew_done")
    assert match.decision == "bricks" and offered(match) == set()


def test_windows_at_the_sphinx() -> None:
    """EG-16.1"""
    match = play(rich().held(0, "N11").at_site(SPHINX, 0).begin("building"), "done", "crew:blue", "crew_done")
    assert match.decision == "draw" and offered(match) == set()
    play(match, "draw:2")
    assert match.decision == "free" and offered(match) == set()
    play(match, "free:0")
    assert match.decision == "keep" and offered(match) == {"N4"}


def test_bonus_window() -> None:
    """EG-16.1"""
    match = rich().begin("participation")
    assert match.decision == "bonus" and offered(match) == {"N3", "N10", "N13", "N15", "N17"}


def test_final_window_has_only_the_upgrade() -> None:
    """EG-16.1, EG-16.4"""
    match = rich().put(this_round=5).begin("final")
    assert match.decision == "final" and offered(match) == {"N15"}
    before = match.score_sheet()[0]
    play(match, "done")
    assert match.over and all(match.score_sheet()[0][key] == before[key] for key in ("sales", "feeding"))


def test_phases_1_4_and_7_have_no_window() -> None:
    """EG-16.4"""
    assert rich().begin("quarrying").decision == "bonus"  # nobody is at a site: phase 6 is asked next
    match = play(rich().begin("participation"), "done")
    assert match.view()["round"] == 2 and match.decision == "sail"


def test_the_leftover_window_comes_at_the_end_of_sailing() -> None:
    """EG-16.1"""
    match = play(rich().held(0, "N12").play(), "pass", "pass")
    assert match.decision == "left" and offered(match) == set()


def test_a_card_belongs_to_its_owner() -> None:
    """EG-16.1"""
    match = Table(2).held(1, "N3").play()
    assert match.to_move == 0 and why(match, "play:N3") == "EG-16.1"


def test_any_number_of_cards_in_any_order_or_none() -> None:
    """EG-16.2"""
    one = play(rich().play(), "play:N3", "play:N17", "raise:blue", "sell:2", "play:N13", "raise:blue", "upgrade:Y5")
    other = play(rich().play(), "upgrade:Y5", "play:N13", "raise:blue", "play:N17", "raise:blue", "play:N3", "sell:2")
    assert seat(one, 0) == seat(other, 0) and "pass" in texts(one)
    assert strengths(one, 0) == [5, 3, 3, 6] and stones(one, 0) == 9 + 6 - 2 - 2


def test_a_card_may_be_used_in_the_turn_in_which_it_was_taken() -> None:
    """EG-16.3"""
    match = play(Table().nile(C1="N1", C3="N3").play(), "loc:1")
    assert texts(match) == ["play:N1", "done"]
    match = play(Table(2).nile(C9="N5").crews(0, 3, 3, 3, 6).play(), "loc:17", "pass", "pass")
    assert match.decision == "feed" and "play:N5" in texts(match)


@pytest.mark.parametrize("stones_now", [0, 1])
def test_selling_needs_a_stone(stones_now: int) -> None:
    """EG-16.30"""
    match = Table(2).held(0, "N10").stones(stones_now).play()
    assert ("sell:1" in texts(match)) == (stones_now > 0)


def test_upgrades_are_for_good_and_two_may_lie_on_one_field() -> None:
    """EG-16.33"""
    match = play(Table(2).held(0, "B9", "N15", "N15").play(), "upgrade:B9", "upgrade:B9")
    assert seat(match, 0)["fields"][1]["upgrades"] == 2 and seat(match, 0)["unattached"] == 0
    assert why(match, "upgrade:B9") == "EG-16.1"
    match = play(Table(2).held(0, "Y6", "N15", "N15").play(), "upgrade:Y6")
    assert why(match, "upgrade:Y6") == "EG-16.32"  # it is green already


def test_the_cap_of_25_stones_holds_for_every_gain() -> None:
    """EG-16.29"""
    for table, actions in (
        (Table().nile(C1="B9"), ["loc:1"]),
        (Table().marker(0, 5), ["loc:2"]),
        (Table(), ["loc:16", "raise:blue"]),
        (Table().held(0, "N3"), ["play:N3"]),
    ):
        assert stones(play(table.stones(24).play(), *actions), 0) == 25


def test_final_scoring_is_sequential() -> None:
    """EG-16.62"""
    table = Table(2).held(0, "Y7").held(1, "B8", "N15").put(order=[0, 1, 0, 0])
    table.holds_sphinx(0, "X23").holds_sphinx(1, "X24")
    match = table.begin("final")
    assert match.to_move == 1  # the higher tile first
    play(match, "upgrade:B8")
    assert match.score_sheet()[1]["sphinx_cards"] == 0  # seat 1's brown field is gone
    assert match.score_sheet()[0]["sphinx_cards"] == 0  # and seat 0 is no longer first in yellow-green fields


def test_a_card_in_hand_does_not_stop_a_build_that_is_not_wanted() -> None:
    """EG-16.54, EG-18.37"""
    match = Table(2).held(0, "N3", "N17").at_site(OBELISK, 0).begin("building")
    play(match, "play:N17", "raise:blue", "withdraw")
    assert happened(match, "withdrawn") and strengths(match, 0)[0] == 2
