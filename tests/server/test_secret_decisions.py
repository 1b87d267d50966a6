"""Nobody learns from a table who was asked in secret, what, or how often: not from views, events, numbers, frames,
clocks, errors, proposals or what can be taken back."""

import asyncio
import json
import time
from typing import Any

import pytest

import nomarch
from nomarch.core import notation
from nomarch.games.celestia.components import CARDS, COPIES
from nomarch.server import chores, clocks
from nomarch.server.chores import could_have_been_asked_more
from tests.cubirds.positions import deck as birds
from tests.cubirds.positions import position
from tests.server.harness import PERSON, Plain, Running, Socket, TestTable, eventually

HAND = 6
FILLER = ("compass", "lightning_rod", "horn", "cannon")


def flight(running: Running, *holding: str, clock: Plain | None = None, dice: str = "blank") -> TestTable:
    """A table of Celestia for four, each seat holding this card besides equipment, the dice all alike; seat 1 is asked
    to stay or leave."""
    left = dict(zip(CARDS, COPIES.tolist(), strict=True))
    hands: list[str] = []
    for card in (*holding, *[""] * (4 - len(holding))):
        hand = [card] if card else []
        hand += [FILLER[number % 2] for number in range(HAND - len(hand))]
        hands += hand
    for card in hands:
        left[card] -= 1
    deck = hands + [card for card, number in left.items() for _ in range(number)]
    setup = {"deck": deck, "dice": [dice] * 12}
    record = notation.dumps(notation.Header("celestia", {"beginner": False}, 4, 1, setup), [])
    return running.open(*[PERSON] * 4, game="celestia", record=record, clock=clock).sit_all()


def said(message: Plain) -> Plain:
    """A message without what differs from table to table."""
    return {key: value for key, value in message.items() if key != "table"}


def stay_all(table: TestTable) -> None:
    for seat in (1, 2, 3):
        table.play(seat, "stay")


OTHERS = (0, 1, 3)


def test_passes_leave_no_trace_for_anybody_else(running: Running) -> None:
    """Ejection and wind gust of seat 2 against a hand without either: every message is the same, numbers included."""
    asked, unasked = flight(running, "", "", "ejection"), flight(running)
    stay_all(asked)
    stay_all(unasked)
    assert asked.look(2)["view"]["decision"] == "ejection"
    asked.play(2, "pass")
    for who in (*OTHERS, "spectator"):
        looks = [table.look(table.spectator if who == "spectator" else who) for table in (asked, unasked)]
        assert said(looks[0]) == said(looks[1])
        assert looks[0]["view"]["to_move"] == 2, "the next passenger"
    assert asked.look(2)["number"] == asked.look(1)["number"] + 1, "the seat itself knows that it was asked"


def test_how_many_were_asked_does_not_show(running: Running) -> None:
    """One after the other passes; the rest hear nothing until all is open again, then what the other table hears."""
    many, one = flight(running, "ejection", "wind_gust", "ejection"), flight(running, "", "", "ejection")
    with many.socket(3) as at_many, one.socket(3) as at_one:
        assert at_many.next("table")["number"] == at_one.next("table")["number"]
        for table in (many, one):
            stay_all(table)
        for seat in (0, 2, 1):
            assert many.look(seat)["legal"], seat
            many.play(seat, "pass")
        one.play(2, "pass")
        frames = [_all_frames(socket) for socket in (at_many, at_one)]
    assert [said(frame) for frame in frames[0]] == [said(frame) for frame in frames[1]]
    assert [frame["view"]["to_move"] for frame in frames[0]][-3:] == [3, None, 2]
    assert [frame["number"] for frame in frames[0]][-2:] == [frames[0][-3]["number"], frames[0][-3]["number"] + 1]


def _all_frames(socket: Socket) -> list[Plain]:
    """Everything that was sent so far."""
    found = [socket.next("table")]
    while True:
        try:
            found.append(json.loads(socket.raw(timeout=0.5)))
        except TimeoutError:
            return found


def test_while_a_window_is_open_the_others_see_neither_who_is_asked_nor_what(running: Running) -> None:
    for holding in (("", "", "ejection"), ("", "ejection"), ("", "", "wind_gust")):
        table = flight(running, *holding)
        stay_all(table)
        messages = [table.look(seat) for seat in (0, 3)]
        for message in messages:
            assert message["view"]["to_move"] is None and message["view"]["decision"] is None
            assert message["legal"] == []
            assert [event["event"] for event in message["events"]][-2:] == ["stayed", "stayed"]


def test_whoever_is_not_asked_gets_the_same_errors(running: Running) -> None:
    asked, other = flight(running, "", "", "ejection"), flight(running, "", "ejection")
    for table in (asked, other):
        stay_all(table)
    errors = []
    for table in (asked, other):
        turn = table.look(3)["turn"]
        errors.append(
            [
                table.do(3, "play", action="pass", turn=turn).json(),
                table.do(3, "play", action="stay", turn=turn).json(),
                table.get(3, "why", action="pass").json(),
                table.do(3, "undo").json(),
                table.do(0, "undo").json(),
                table.get(3, "moments/99").json(),
            ]
        )
    assert errors[0] == errors[1]
    assert [error["error"]["code"] for error in errors[0]][:4] == ["not_your_turn"] * 3 + ["wrong_state"]


def test_moments_are_counted_as_the_seat_knows_them(running: Running) -> None:
    table = flight(running, "ejection", "wind_gust", "ejection")
    stay_all(table)
    for seat in (0, 2, 1):
        table.play(seat, "pass")
    views = [table.look(seat)["view"] for seat in range(4)]
    assert [view["played"] for view in views] == [4, 4, 4, 3]
    for seat, view in enumerate(views):
        assert table.get(seat, f"moments/{view['played']}").json()["view"] == view
        assert table.get(seat, f"moments/{view['played'] + 1}").status_code == 404
    assert table.get(3, "moments/2").json()["view"]["to_move"] == 3
    events = table.look(3)["events"]
    assert max(event["after"] for event in events) == 3, "events count actions as the seat knows them"


def test_a_chat_meanwhile_tells_nothing(running: Running) -> None:
    """Numbers of chat and of proposals are their own."""
    asked, other = flight(running, "ejection", "", "ejection"), flight(running, "", "", "ejection")
    for table in (asked, other):
        stay_all(table)
    asked.play(0, "pass")
    for table in (asked, other):
        table.done(3, "chat", text="hm?")
        table.done(3, "abandon")
    looks = [table.look(3) for table in (asked, other)]
    for look in looks:
        for said_line in look["chat"]:
            del said_line["at"]
    assert said(looks[0]) == said(looks[1])
    assert looks[0]["table"]["proposal"] == looks[1]["table"]["proposal"]
    asked.play(2, "pass")
    assert asked.look(3)["table"]["proposal"] is None, "the next open move ends a proposal"


def test_a_proposal_is_not_ended_by_what_nobody_may_know(running: Running) -> None:
    table = flight(running, "ejection", "", "ejection")
    stay_all(table)
    table.done(3, "abandon")
    table.play(0, "pass")
    assert table.look(1)["table"]["proposal"] is not None


def test_nothing_is_taken_back_while_something_is_decided_in_secret(running: Running) -> None:
    table = flight(running, "ejection", "", "ejection")
    stay_all(table)
    assert [table.refused(seat, "undo") for seat in range(4)] == ["wrong_state"] * 4
    table.done(1, "pause")
    assert [table.refused(seat, "undo") for seat in range(4)] == ["wrong_state"] * 4, "nor while the table is paused"


def test_what_was_decided_in_secret_stands(running: Running) -> None:
    table = flight(running, "", "", "ejection")
    stay_all(table)
    secret = table.look(2)["view"]["played"]
    table.play(2, "pass")
    assert table.refused(2, "undo", to=secret) == "not_allowed"
    table.done(2, "undo")
    proposal = {seat: table.look(seat)["table"]["proposal"] for seat in range(4)}
    assert {each["to"] for each in proposal.values()} == {1}, "to the last open decision of the seat"
    for seat in (0, 1, 3):
        table.done(seat, "answer", proposal=proposal[seat]["number"], agree=True)
    assert table.look(0)["view"]["to_move"] == 2 and table.look(0)["view"]["played"] == 1


def test_taking_back_always_needs_consent_where_others_may_have_been_asked_in_secret(running: Running) -> None:
    """Otherwise one could find out whether somebody was, by trying."""
    asked, unasked = flight(running, "", "", "ejection"), flight(running)
    for table in (asked, unasked):
        table.play(1, "stay")
        table.done(1, "undo")
        assert table.look(3)["table"]["proposal"]["to"] == 0
    stay_all_but_first(asked, unasked)
    for table in (asked, unasked):
        table.done(3, "undo")
    assert asked.look(0)["table"]["proposal"] == unasked.look(0)["table"]["proposal"]


def stay_all_but_first(*tables: TestTable) -> None:
    for table in tables:
        table.play(2, "stay")
        table.play(3, "stay")
        if table.look(2)["view"]["decision"] == "ejection":
            table.play(2, "pass")


def test_a_secret_decision_takes_nobodys_time(running: Running) -> None:
    """A clock that went down would tell who was asked."""
    bank = {"kind": "bank", "seconds": 100, "increment": 0}
    table = flight(running, "", "", "ejection", clock=bank)
    stay_all(table)
    before = table.look(3)["clocks"]
    own = table.look(2)["clocks"]
    assert before["running"] is None and own["running"] == 2 and own["left"][2] <= clocks.SECRET_S
    time.sleep(0.3)
    assert table.look(3)["clocks"] == before
    table.play(2, "pass")
    after = table.look(3)["clocks"]
    assert after["left"][3] == before["left"][3] and after["left"][0] == before["left"][0]
    assert abs(after["left"][2] - before["left"][2]) < 0.2, "only the next question counts"


def test_when_the_time_of_a_secret_decision_is_out_it_is_answered_and_nobody_hears_of_it(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "SECRET_S", 2.0)
    table = flight(running, "", "", "wind_gust", clock={"kind": "bank", "seconds": 100, "increment": 0})
    stay_all(table)
    assert table.look(2)["view"]["decision"] == "wind_gust"
    eventually(lambda: table.look(3)["view"]["to_move"] is not None, seconds=120)  # the bot may be compiled first
    seats = table.look(3)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None] * 4 and not any(seat["out_of_time"] for seat in seats)


def test_a_notification_goes_to_the_seat_that_is_asked_with_its_own_number(running: Running) -> None:
    table = flight(running, "ejection", "", "ejection")
    inner = running.server.chores.hall.now_open()[0]
    stay_all(table)
    table.play(0, "pass")
    assert inner.standing.to_move == 2
    assert inner._notice(2).compile().params["turn"] == table.look(2)["turn"] < inner.standing.turn  # type: ignore[attr-defined]


def test_the_client_answers_secret_questions_too(running: Running) -> None:
    """`turns` asks exactly as often as the seat is asked."""
    from nomarch.client import Seat

    table = flight(running, "", "", "ejection")
    with Seat(table.link(2)) as seat:
        asked: list[Any] = []
        stays = iter((1, 3))
        table.play(next(stays), "stay")
        for question in seat.turns():
            asked.append(question["view"]["decision"])
            if len(asked) == 3:
                break
            seat.play(question["legal"][-1][0] if asked[-1] == "ejection" else "stay")
            if len(asked) == 1:
                eventually(lambda: table.look(3)["legal"])
                table.play(next(stays), "stay")
    assert asked == ["passenger", "ejection", "passenger"]


# CuBirds: whoever may complete a flock decides alone, and others do not know that there was anything to decide


def flock_table(running: Running, hand: str, *more: Plain, clock: Plain | None = None) -> TestTable:
    """Three seats; seat 0 holds these eight cards, and lays the owl where it surrounds nothing."""
    cards = birds("ROTDPMWFOTDP" + hand + "MMMMWWWW" + "RRRRRRRR" + "TDP" + "OO" + "MM")
    record = notation.dumps(notation.Header("cubirds", {}, 3, 1, {"cards": cards}), [])
    table = running.open(*(more or [PERSON] * 3), game="cubirds", record=record, clock=clock)
    return table.sit_all()


def test_a_flock_decision_does_not_show(running: Running) -> None:
    asked, unasked = flock_table(running, "FFFFFFOD"), flock_table(running, "PPMMFOOD")
    asked.play(0, "lay:duck:0:left")
    at_draw = asked.look(1)
    asked.play(0, "no_draw")
    assert asked.look(0)["view"]["decision"] == "flock"
    for who in (1, 2, asked.spectator):
        look = asked.look(who)
        assert (look["number"], look["turn"]) == (at_draw["number"], at_draw["turn"])
        assert look["view"]["decision"] == "draw" and look["view"]["to_move"] == 0
    assert said(asked.look(1)) == said(at_draw)
    asked.play(0, "no_flock")
    unasked.play(0, "lay:duck:0:left")
    unasked.play(0, "no_draw")
    for who in (1, 2):
        assert said(asked.look(who)) == said(unasked.look(who))


def test_frames_come_only_when_something_open_happened(running: Running) -> None:
    table = flock_table(running, "FFFFFFOD")
    with table.socket(1) as socket:
        frames = [socket.next("table")]
        table.play(0, "lay:duck:0:left")
        table.play(0, "no_draw")
        table.play(0, "no_flock")
        frames += _all_frames(socket)
    assert [frame["view"]["decision"] for frame in frames] == ["lay", "draw", "lay"]
    assert [frame["view"]["to_move"] for frame in frames] == [0, 0, 1]


def test_the_clock_of_who_decides_on_a_flock_goes_on(running: Running) -> None:
    """As if he still thought about the decision before."""
    table = flock_table(running, "FFFFFFOD", clock={"kind": "bank", "seconds": 100, "increment": 0})
    table.play(0, "lay:duck:0:left")
    table.play(0, "no_draw")
    shown = table.look(1)["clocks"]
    time.sleep(0.3)
    later = table.look(1)["clocks"]
    assert shown["running"] == later["running"] == 0 and later["left"][0] < shown["left"][0]


def test_taking_back_before_a_flock_decision_shows_to_nobody(running: Running) -> None:
    """Neither that he took it back nor that he could."""
    table = flock_table(running, "FFFFFFOD")
    table.play(0, "lay:duck:0:left")
    table.play(0, "no_draw")
    table.done(2, "abandon")
    before = {who: table.look(who) for who in (1, 2, table.spectator)}
    table.done(0, "undo")
    assert table.look(0)["view"]["decision"] == "draw"
    for who, look in before.items():
        assert table.look(who) == look
    table.play(0, "draw")
    assert table.look(0)["view"]["decision"] == "flock"
    assert table.refused(0, "undo") == "wrong_state", "cards were drawn; to ask for it would tell that he is not done"


def test_another_seat_takes_back_as_if_no_flock_decision_was_open(running: Running) -> None:
    """What it may do is judged by what it knows; and what the other has seen meanwhile does not come again."""
    looks = []
    for hand in ("FFFFFFOD", "PPMMFOOD"):
        table = flock_table(running, hand)
        table.play(0, "lay:duck:0:left")
        table.play(0, "no_draw")
        if hand.startswith("F"):
            table.play(0, "no_flock")
        table.play(1, "lay:magpie:0:right")
        table.play(1, "no_draw")
        table.play(2, "lay:robin:1:right")
        answer = table.do(1, "undo")
        looks.append((answer.status_code, said(table.look(2)), table.look(2)["table"]["proposal"]))
    assert looks[0] == looks[1]


@pytest.mark.parametrize(("hand", "waits"), [("FFFOD", False), ("FTOD", True)])
def test_a_bot_that_is_asked_nothing_more_waits_as_long_as_it_thought(hand: str, waits: bool) -> None:
    """Otherwise its quickness would tell that it has no flock to think about."""
    match = position((hand, "MMMM"), decision="draw")
    assert could_have_been_asked_more(match, match.game.vocabulary.action("no_draw")) == waits
    assert match.decision == "draw", "the real match does not go on by it"


def test_bots_do_not_wait_in_other_games() -> None:
    for name in ("camelup", "celestia"):
        match = nomarch.game(name).new(4, 1)
        assert not could_have_been_asked_more(match, match.legal()[0])


def test_a_bot_waits_before_it_passes_the_turn_on(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot without a flock waits as long as it thought."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def waited(seconds: float, result: Any = None) -> Any:
        waits.append(seconds)
        return await sleep(seconds, result)

    monkeypatch.setattr(asyncio, "sleep", waited)
    table = flock_table(running, "PMFTDRWO", {"kind": "bot", "bot": "skilled"}, PERSON, PERSON)
    with table.socket(1) as socket:
        socket.until(lambda message: message["view"]["to_move"] == 1)
    assert any(0.0005 < seconds < 10 for seconds in waits)


def test_bots_that_take_their_time_take_none_in_secret(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody has left they wait before what all see, and only there: else one more wait would tell."""
    monkeypatch.setattr(chores, "LEISURE_S", 3600.0)
    table = flight(running, "ejection", "wind_gust", "ejection")
    stay_all(table)
    for seat in (1, 3, 2, 0):
        assert table.look(table.spectator)["view"]["to_move"] is None
        table.done(seat, "leave", bot="random")
    eventually(lambda: table.look(table.spectator)["view"]["to_move"] is not None)
    played = table.look(table.spectator)["view"]["played"]
    time.sleep(0.5)
    assert table.look(table.spectator)["view"]["played"] == played
