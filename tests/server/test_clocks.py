"""Clocks: per move, or a bank with an increment; whose time is out is played by a bot from then on."""

import pytest

from nomarch.server.clocks import Clocks
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, TestTable, eventually


def test_a_bank_runs_down_and_gets_its_increment_when_the_turn_passes() -> None:
    clocks = Clocks("bank", 60, 5, 2)
    clocks.run(0, 100)
    assert clocks.deadline == 160
    clocks.run(0, 110)
    clocks.run(1, 120)
    assert clocks.left == [45, 60] and clocks.deadline == 180
    clocks.run(None, 130)
    assert clocks.left == [45, 55] and clocks.deadline is None


def test_time_for_a_move_is_whole_again_at_the_next_move() -> None:
    clocks = Clocks("move", 30, 0, 2)
    clocks.run(0, 0)
    clocks.run(1, 29)
    clocks.run(0, 40)
    assert clocks.left == [30, 30] and clocks.deadline == 70


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_pause_stops_the_time_and_adds_nothing(kind: str) -> None:
    clocks = Clocks(kind, 60, 5, 2)
    clocks.run(0, 0)
    clocks.pause(20)
    assert clocks.deadline is None and clocks.left == [40, 60]
    clocks.run(0, 1000)
    assert clocks.deadline == 1040


def test_whose_time_runs_is_hidden_from_who_may_not_know_who_is_asked() -> None:
    clocks = Clocks("bank", 60, 0, 2)
    clocks.run(0, 0)
    assert clocks.shown(0, 10)["running"] == 0 and clocks.shown(0, 10)["left"] == [50, 60]
    assert clocks.shown(None, 10)["running"] is None and clocks.shown(None, 10)["left"] == [60, 60]


def test_a_seat_whose_time_is_out_is_played_by_a_bot_to_the_end(stored: Running) -> None:
    table = stored.open(PERSON, PERSON, clock={"kind": "bank", "seconds": 0.4}).sit_all()
    eventually(lambda: table.look(0)["table"]["status"] == "over", seconds=180)
    assert [seat["out_of_time"] for seat in table.look(0)["table"]["seats"]] == [True, True]
    assert table.refused(0, "back") == "wrong_state"


def test_clocks_run_on_after_a_restart(start: Start) -> None:
    running = start()
    table = running.open(PERSON, PERSON, clock={"kind": "move", "seconds": 1.5}).sit_all()
    running.stop()
    later = TestTable(start(), table.made)
    eventually(lambda: later.look(0)["table"]["seats"][0]["out_of_time"])
    eventually(lambda: later.look(1)["view"]["played"] >= 1)


def test_with_clocks_a_pause_needs_consent_and_stops_them(stored: Running) -> None:
    table = stored.open(PERSON, PERSON, clock={"kind": "bank", "seconds": 600, "increment": 2}).sit_all()
    table.done(0, "pause")
    message = table.look(1)
    assert not message["table"]["paused"] and message["table"]["proposal"]["what"] == "pause"
    table.done(1, "answer", proposal=message["table"]["proposal"]["number"], agree=True)
    message = table.look(1)
    assert message["table"]["paused"] and message["clocks"]["running"] is None
    table.done(1, "resume")
    assert table.look(1)["clocks"]["running"] == 0
    table.play(0, "leg:blue")
    assert table.look(1)["clocks"]["running"] == 1 and table.look(1)["clocks"]["left"][0] > 590
