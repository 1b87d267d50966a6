"""Several processes on one PostgreSQL: any serves any table, all hear of every move, one of two moves wins."""

import random
import threading
from collections.abc import Iterator

import pytest

from nomarch.server import chores
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, TestTable, eventually
from tests.server.postgres import new_database

Two = tuple[Running, Running]
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def two(start: Start, cluster: str) -> Iterator[Two]:
    """Two servers on one database. They share this test's process, but nothing of their memory."""
    with new_database(cluster) as database:
        first, second = start(database), start(database)
        yield first, second
        first.stop()
        second.stop()


def test_people_at_two_processes_play_one_game(two: Two) -> None:
    first = two[0].open(PERSON, PERSON)
    second = TestTable(two[1], first.made)
    first.done(0, "sit", name="Ann")
    second.done(1, "sit", name="Bea")
    with first.socket(0) as here, second.socket(1) as there:
        sockets = [here, there]
        told = [socket.until(lambda message: "view" in message) for socket in sockets]
        for moves in range(30):
            seat = moves % 2
            action = told[seat]["legal"][-1][0]
            sockets[seat].send(do="play", action=action, turn=told[seat]["turn"])
            told = [socket.until_played(moves + 1) for socket in sockets]
            if told[0]["view"]["to_move"] is None:
                break
        assert told[0]["view"]["track"] == told[1]["view"]["track"]


def test_of_two_moves_for_one_turn_from_two_processes_exactly_one_wins(two: Two) -> None:
    first = two[0].open(PERSON, PERSON).sit_all()
    second = TestTable(two[1], first.made)
    chooser = random.Random(8)
    played = 0
    for _ in range(25):
        message = first.look(first.spectator)
        seat = message["view"]["to_move"]
        if seat is None:
            break
        asked = first.look(seat)
        actions = [chooser.choice(asked["legal"])[0] for _ in range(2)]
        barrier, answers = threading.Barrier(2), [None, None]

        def play(who: int, table: TestTable, action: str, seat: int = seat, turn: int = asked["turn"]) -> None:
            barrier.wait()  # noqa: B023  the threads end in the same round
            answers[who] = table.do(seat, "play", action=action, turn=turn)  # type: ignore[call-overload]  # noqa: B023

        threads = [
            threading.Thread(target=play, args=(who, table, action))
            for who, (table, action) in enumerate(zip((first, second), actions, strict=True))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        codes = sorted(answer.status_code for answer in answers)  # type: ignore[attr-defined]
        loser = next(answer for answer in answers if answer.status_code != 200)  # type: ignore[attr-defined]
        assert codes == [200, 409] and loser.json()["error"]["code"] == "conflict"  # type: ignore[attr-defined]
        played += 1
        assert first.look(0)["view"]["played"] == second.look(0)["view"]["played"] == played
    assert played > 5


def test_chat_from_another_process_is_no_conflict(two: Two) -> None:
    first = two[0].open(PERSON, PERSON).sit_all()
    second = TestTable(two[1], first.made)
    second.look(1)
    for round_ in range(10):
        threads = [
            threading.Thread(target=first.done, args=(0, "chat"), kwargs={"text": f"a{round_}"}),
            threading.Thread(target=second.done, args=(1, "chat"), kwargs={"text": f"b{round_}"}),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
    said = {line["text"] for line in first.look(0)["chat"]}
    assert said == {f"{who}{round_}" for who in "ab" for round_ in range(10)}
    assert second.look(0)["chat"] == first.look(0)["chat"]


def test_a_link_replaced_at_one_process_is_worthless_at_the_other(two: Two) -> None:
    first = two[0].open(PERSON, PERSON).sit_all()
    second = TestTable(two[1], first.made)
    with second.socket(1) as socket:
        socket.next("table")
        first.done(first.host, "relink", seat=1)
        assert socket.next("error")["error"]["code"] == "not_allowed"
    assert second.do(1, "chat", text="hello?").status_code == 404


def test_one_process_moves_the_bots_and_another_goes_on_when_it_is_gone(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "LEASE_S", 1.0)
    first = two[0].open(PERSON, BOT).sit_all()
    second = TestTable(two[1], first.made)
    with second.socket(0) as socket:
        asked = socket.until(lambda message: bool(message.get("legal")))
        first.play(0, asked["legal"][0][0])
        asked = socket.until(lambda message: bool(message.get("legal")))
        assert asked["view"]["played"] == 2
        two[0].stop()
        socket.send(do="play", action=asked["legal"][0][0], turn=asked["turn"])
        asked = socket.until(lambda message: bool(message.get("legal")) and message["view"]["played"] == 4)
    eventually(lambda: second.look(0)["view"]["played"] == 4)


def test_a_broken_ear_hears_again_what_it_missed(two: Two, cluster: str) -> None:
    import psycopg

    first = two[0].open(PERSON, PERSON).sit_all()
    second = TestTable(two[1], first.made)
    with second.socket(1) as socket:
        socket.next("table")
        with psycopg.connect(cluster, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        first.play(0, "leg:blue")
        assert socket.until(lambda message: message.get("view", {}).get("played") == 1)
