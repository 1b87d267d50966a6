"""Section 18: the decisions, and what is carried out without asking."""

import random

import numpy as np
import pytest

from nomarch import BadAction, IllegalAction
from nomarch.core import record
from nomarch.core.log import new_log
from tests.egizia.invariants import INVARIANTS, broken
from tests.egizia.table import GAME, OBELISK, PYRAMID, SPHINX, Table, play, seat, stones, texts, why


def test_one_player_is_asked_for_one_action_at_a_time() -> None:
    """EG-18.1"""
    match, chooser = GAME.new(4, 3), random.Random(3)
    while not match.over:
        assert match.to_move in range(4) and all(0 <= action.id < 109 for action in match.legal())
        match.play(chooser.choice(match.legal()).id)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_single_option_is_never_asked(players: int) -> None:
    """EG-18.2"""
    for seed in range(15):
        match, chooser = (
            GAME.new(players, seed, {"edition": ("german", "czech", "polish")[seed % 3]}),
            random.Random(seed),
        )
        while not match.over:
            assert len(match.legal()) > 1
            match.play(chooser.choice(match.legal()))


def test_an_illegal_or_unknown_action_is_rejected_and_changes_nothing() -> None:
    """EG-18.3"""
    match = GAME.new(4, 1)
    before = match.states.tobytes()
    with pytest.raises(IllegalAction):
        match.play("build_done")
    for unknown in ("loc:21", "nothing", 109, -1):
        with pytest.raises(BadAction):
            match.play(unknown)
    assert match.states.tobytes() == before and match.actions == []


def test_options_are_canonical() -> None:
    """EG-18.4"""
    table = Table().stones(9).crews(0, 5, 1, 1, 2).sphinx("X29", "X3", "X27", "X28", "X1").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:5")
    assert match.view(0)["drawn"]["cards"] == ["X1", "X3", "X27", "X28", "X29"]
    table = Table(3, edition="polish", optional_cards=True).stones(9).crews(0, 2, 1, 1, 2).at_site(SPHINX, 0)
    table.states["sphinx_deck"][0, 3:5] = [29, 28]
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:2")
    assert match.view(0)["drawn"]["cards"] == ["X29", "X28b"]


def test_every_game_is_finite() -> None:
    """EG-18.5"""
    table = Table(2).held(0, "N3", "N3", "N10", "N13", "N17", "N15", "Y5").stones(25)
    match, played = table.play(), 0
    while match.to_move == 0 and match.decision in ("sail", "raise"):
        action = next((text for text in texts(match) if not text.startswith(("loc", "pass"))), None)
        if action is None:
            break
        match.play(action)
        played += 1
    assert played == 2 + 1 + 2 + 2 + 1  # stones, selling, buying, improving, upgrading


def test_sail_offers_locations_passing_and_cards() -> None:
    """EG-18.30"""
    match = Table().held(0, "N3", "N10", "N13", "N15", "N17", "Y5").stones(3).play()
    assert texts(match)[20:] == ["pass", "play:N3", "play:N13", "play:N17", "sell:1", "sell:2", "sell:3", "upgrade:Y5"]
    assert play(match, "play:N3").decision == "sail" and match.to_move == 0
    assert play(match, "loc:6").decision == "slot"
    assert why(match, "loc:7") == "EG-18.31"


def test_slot_offers_what_is_free() -> None:
    """EG-18.31"""
    match = play(Table().at_site(SPHINX, None, 1).play(), "loc:6")
    assert match.decision == "slot" and texts(match) == ["slot:1", "slot:3"]


def test_effects_ask_for_crews_and_the_ring() -> None:
    """EG-18.32"""
    match = play(Table().play(), "loc:16")
    assert match.decision == "raise" and why(match, "pass") == "EG-18.32"
    match = play(Table().play(), "loc:8")
    assert match.decision == "ring" and why(match, "done") == "EG-18.32"
    match = play(Table().held(0, "N17").play(), "play:N17", "raise:blue")
    assert match.decision == "sail" and match.to_move == 0


def test_post_offers_the_two_cards_or_going_on() -> None:
    """EG-18.33"""
    match = play(Table().held(0, "N6", "N1").play(), "loc:4")
    assert match.decision == "post" and texts(match) == ["play:N1", "play:N6", "done"]
    assert why(match, "loc:5") == "EG-18.33"
    assert play(match, "play:N6").decision == "post"


def test_left_offers_the_cards_that_are_left() -> None:
    """EG-18.34"""
    match = play(Table(2).held(1, "N12").nile(C2="G2", C10="Q2").play(), "pass", "pass")
    assert match.decision == "left" and texts(match) == ["take:C2", "take:C10", "take_none"]
    assert why(match, "pass") == "EG-18.34"


def test_feed_offers_grain_and_cards_until_done() -> None:
    """EG-18.35"""
    match = Table(2).held(0, "N5", "N18").crews(0, 3, 3, 3, 3).stones(2).begin("feeding")
    assert match.decision == "feed" and texts(match) == ["play:N5", "convert", "done"]
    assert why(match, "pass") == "EG-18.35"


def test_site_offers_first_place() -> None:
    """EG-18.36"""
    match = Table(2).held(0, "N9").at_site(OBELISK, 0, 1).begin("building")
    assert match.decision == "site" and texts(match) == ["play:N9", "done"] and why(match, "crew:blue") == "EG-18.36"


def test_build_offers_crews_cards_and_withdrawing() -> None:
    """EG-18.37"""
    match = Table(2).held(0, "N3", "N13", "N17", "N10").stones(3).at_site(OBELISK, 0).begin("building")
    assert match.decision == "build"
    assert texts(match)[:6] == ["play:N3", "play:N13", "play:N17", "sell:1", "sell:2", "sell:3"]
    assert texts(match)[6:] == ["crew:blue", "crew:black", "crew:yellow", "withdraw"]
    assert why(match, "brick:tomb") == "EG-18.37"


def test_team_offers_joker_cards_and_being_complete() -> None:
    """EG-18.38"""
    match = Table(2).held(0, "N2", "N7").stones(9).at_site(OBELISK, 0).begin("building")
    play(match, "crew:blue")
    assert match.decision == "team" and texts(match) == ["play:N2", "play:N7", "joker", "crew_done"]
    play(match, "play:N2")
    assert match.decision == "second_crew" and why(match, "joker") == "EG-18.38" and why(match, "crew:blue") == "EG-7.8"


def test_draw_free_and_keep_follow_each_other() -> None:
    """EG-18.39, EG-18.40, EG-18.41"""
    table = Table(2).held(0, "N11", "N4").crews(0, 3, 1, 1, 2).stones(9).at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert match.decision == "draw" and why(match, "keep:1") == "EG-18.39"
    play(match, "draw:2")
    assert match.decision == "free" and why(match, "draw:1") == "EG-18.40"
    play(match, "free:1")
    assert match.decision == "keep" and why(match, "free:1") == "EG-18.41"
    assert texts(match) == ["play:N4", "keep:1", "keep:2", "keep:3", "keep_none"]


def test_bricks_offers_what_is_next_and_affordable_until_done() -> None:
    """EG-18.42"""
    table = Table(2).crews(0, 5, 1, 1, 2).stones(9).at_site(PYRAMID, 0).row(1, [1, 1])
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["brick:row1", "brick:row2", "brick:left", "brick:right"]
    play(match, "brick:row2")
    assert texts(match) == ["brick:row1", "brick:left", "brick:right", "build_done"]


def test_track_offers_both_tracks() -> None:
    """EG-18.43"""
    table = Table(2).stones(1).at_site(OBELISK, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert match.decision == "track" and texts(match) == ["track:stone_sale", "track:grain_market"]
    assert why(match, "done") == "EG-18.43"


def test_bonus_offers_cards_until_done() -> None:
    """EG-18.44"""
    match = Table(2).held(0, "N3").begin("participation")
    assert match.decision == "bonus" and texts(match) == ["play:N3", "done"] and why(match, "pass") == "EG-18.44"


def test_final_offers_upgrades_until_done() -> None:
    """EG-18.45"""
    match = Table(2).held(0, "N15", "N15", "Y5", "B6").begin("final")
    assert match.decision == "final" and texts(match) == ["upgrade:Y5", "upgrade:B6", "done"]
    assert why(match, "pass") == "EG-18.45" and why(match, "play:N3") == "EG-16.1"
    play(match, "upgrade:B6")
    assert texts(match) == ["upgrade:Y5", "upgrade:B6", "done"]
    play(match, "upgrade:B6")
    assert match.over and why(match, "done") == "EG-13.1"


def test_stones_are_paid_brick_by_brick_and_points_come_once() -> None:
    """EG-18.51"""
    table = Table(2).crews(0, 5, 1, 1, 2).stones(9).at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "brick:left", "brick:left")
    assert stones(match, 0) == 6 and match.scores[0] == 0
    assert play(match, "build_done").score_sheet()[0]["temple"] == 3


def test_who_is_out_is_asked_again_first_in_feeding() -> None:
    """EG-18.52"""
    match = play(Table(2).held(0, "N5").crews(0, 3, 3, 3, 3).play(), "pass", "loc:1", "loc:3", "pass")
    assert match.decision == "feed" and match.to_move == 0


def test_the_invariants_hold_after_every_action() -> None:
    """EG-18.53, EG-19.67"""
    for seed in range(6):
        match, chooser = GAME.new(2 + seed % 3, seed), random.Random(seed)
        before = record.copy(match.states)
        while not match.over:
            match.play(chooser.choice(match.legal()))
            log = new_log()
            rows = [row for after, row in match._rows if after == len(match.actions)]
            log[0, 0] = len(rows)
            log[1 : len(rows) + 1] = rows or np.zeros((0, 5))
            number = broken(match.states, before, log)
            assert number == 0, INVARIANTS[number]
            before = record.copy(match.states)


def test_mid_decision_things_are_where_the_rules_say() -> None:
    """EG-18.53"""
    match = play(Table().play(), "loc:6")
    assert seat(match, 0)["ships_in_hand"] == 7 and match.decision == "slot"
    match = play(Table().nile(C1="N22").play(), "loc:1")
    assert match.view()["boxed"] == ["N22"] and match.decision == "raise"
    match = play(Table().held(0, "N13").stones(5).play(), "play:N13")
    assert stones(match, 0) == 3 and match.decision == "raise"
    table = Table().crews(0, 3, 1, 1, 2).held(0, "N11").stones(9).at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue")
    assert not seat(match, 0)["crews"]["blue"]["used"]
    play(match, "crew_done")
    assert seat(match, 0)["crews"]["blue"]["used"]
    play(match, "draw:2")
    assert stones(match, 0) == 7 and match.decision == "free"
