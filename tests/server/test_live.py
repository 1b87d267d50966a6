"""The WebSocket: full view, numbered changes, coming back, slow clients, floods, strangers."""

import json
import random
import socket as plain_socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from nomarch.client import Refused, Seat
from nomarch.server.limits import Rate
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, TestTable, eventually

EGIZIA_MOVE_BYTES = 6000


def test_a_full_view_comes_first_and_then_every_change_numbered(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    with table.socket(0) as first, table.socket(1) as second:
        start = first.next()
        assert start["number"] == start["turn"] == 3 and start["view"]["seat"] == 0 and start["legal"]
        assert start["table"]["status"] == "running" and start["first_event"] == 0 and start["events"]
        second.next()
        first.send(do="play", action="leg:blue", turn=3, id="a")
        change = first.next()
        assert change["number"] == 4 and "table" not in change and change["legal"] == []
        assert [event["event"] for event in change["events"]] == ["leg_tile_taken"]
        assert change["first_event"] == len(start["events"])
        assert first.next() == {"type": "done", "id": "a"}
        assert second.next()["legal"]


def test_what_was_missed_is_told_on_coming_back(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    known = table.look(1)
    table.play(0, "leg:blue")
    table.done(0, "chat", text="your turn")
    with table.socket(1, since=known["number"]) as socket:
        message = socket.next()
    assert [event["event"] for event in message["events"]] == ["leg_tile_taken"]
    assert message["first_event"] == len(known["events"])
    assert [said["text"] for said in message["chat"]] == ["your turn"] and "table" not in message


def test_one_who_comes_back_after_something_was_taken_back_gets_rid_of_it(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    begin = table.look(1)
    table.play(0, "leg:blue")
    known = table.look(1)
    table.done(0, "undo")
    table.play(0, "leg:green")
    message = table.look(1, since=known["number"])
    kept = known["events"][: message["first_event"]]
    assert kept == begin["events"]
    assert kept + message["events"] == table.look(1)["events"]
    assert message["events"][0]["camel"] == "green"


def test_a_number_that_never_was_gets_everything(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    assert table.look(0, since=99999) == table.look(0)


def test_a_connection_lost_in_the_middle_of_a_move_loses_nothing_and_doubles_nothing(stored: Running) -> None:
    """The client goes away right after sending; when it comes back the move is there or can be made, once."""
    table = stored.open(PERSON, PERSON).sit_all()
    for moves in range(1, 21):
        seat = (moves - 1) % 2
        with table.socket(seat) as socket:
            asked = socket.until(lambda message: bool(message.get("legal")))
            socket.send(do="play", action=asked["legal"][-1][0], turn=asked["turn"])
            if moves % 2:
                socket.inner.socket.close()
        with table.socket(seat, since=asked["number"]) as socket:
            again = socket.next()
            if again["turn"] == asked["turn"]:
                socket.send(do="play", action=asked["legal"][-1][0], turn=asked["turn"])
                answer = socket.next()
                assert answer["type"] == "table" or answer["error"]["code"] == "conflict"
        with table.socket(1 - seat) as other:
            other.until_played(moves)
        assert table.look(0)["view"]["played"] == moves


def test_a_slow_client_holds_up_nobody_and_gets_the_latest_view(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    lazy = plain_socket.socket()
    lazy.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
    lazy.connect(("127.0.0.1", running.config.port))
    path = f"/api/tables/{table.id}/live"
    lazy.sendall(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in lazy.recv(4096)
    hello = json.dumps({"link": table.spectator}).encode()
    lazy.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    seen = running.server.chores.hall.now_open()[0]
    eventually(lambda: seen.watchers)
    watcher = next(iter(seen.watchers))
    with table.socket(0) as socket:
        socket.next()
        for _ in range(3000):
            socket.send(do="chat", text="x" * 500)
            socket.next("table")
            if watcher.known != seen.standing.mark(None):
                break
        assert watcher.known is not None and watcher.known < seen.standing.mark(None), "it was never too slow"
        for _ in range(50):
            socket.send(do="chat", text="y")
            socket.next("table")
    lazy.settimeout(10)
    received = b""
    while b'"y"' not in received:
        more = lazy.recv(1 << 20)
        assert more, "it was sent away"
        received += more
    lazy.close()
    eventually(lambda: watcher.known == seen.standing.mark(None))


def test_a_client_that_floods_is_told_to_slow_down_and_then_sent_away(start: Start) -> None:
    running = start(move_rate=Rate(5, 0.001), chat_rate=Rate(3, 0.001))
    table = running.open(PERSON, PERSON)
    table.done(0, "sit", name="Ann")
    table.done(1, "sit", name="Bea")
    with table.socket(0) as flood, table.socket(1) as other:
        other.next()
        flood.next()
        codes = []
        with pytest.raises(ConnectionClosed):
            for _ in range(1000):
                flood.send(do="chat", text="spam")
                message = flood.next()
                if message["type"] == "error":
                    codes.append(message["error"]["code"])
        assert set(codes) == {"slow_down"}
        other.send(do="play", action="leg:blue", turn=3, id=1)
        assert other.next("error")["error"]["code"] == "not_your_turn"
    assert len(table.look(1)["chat"]) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "JSON object"),
        ("[]", "JSON object"),
        ("{", "JSON object"),
        ('{"do": "fly"}', "one of sit, play"),
        ('{"do": 7}', "one of sit, play"),
        ('{"do": "play"}', "action"),
        ('{"do": "play", "action": "leg:blue", "turn": "3"}', "turn"),
        ('{"do": "play", "action": "leg:blue", "turn": 3, "more": 1}', "more"),
        ('{"do": "chat", "text": "x", "id": {}}', "`id`"),
        ('{"do": "chat", "text": "\\ud800"}', "JSON object"),
    ],
)
def test_a_wrong_message_is_refused_and_the_connection_lives(running: Running, text: str, said: str) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    with table.socket(0) as socket:
        socket.next()
        socket.inner.send(text)
        error = socket.next()
        assert (
            error["type"] == "error" and error["error"]["code"] == "bad_request" and said in error["error"]["message"]
        )
        socket.send(do="play", action="leg:blue", turn=3, id=1)
        assert socket.next("done")["id"] == 1


@pytest.mark.parametrize("hello", ['{"link": "wrong"}', "{}", "x", '{"link": 7}', '{"link": "x", "since": -1}'])
def test_who_has_no_link_hears_nothing(running: Running, hello: str) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    with connect(f"ws://127.0.0.1:{running.config.port}/api/tables/{table.id}/live") as socket:
        socket.send(hello)
        assert json.loads(socket.recv(10))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_a_message_that_is_too_long_ends_the_connection(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    with table.socket(0) as socket:
        socket.next()
        socket.inner.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            socket.next()


def test_pages_of_other_sites_may_not_connect_unless_the_host_allows_them(start: Start) -> None:
    running = start(origins=("https://friend.example",))
    table = running.open(PERSON, PERSON).sit_all()
    address = f"ws://127.0.0.1:{running.config.port}/api/tables/{table.id}/live"
    for origin in ("https://friend.example", f"http://127.0.0.1:{running.config.port}", None):
        with connect(address, origin=Origin(origin) if origin else None) as socket:
            socket.send(json.dumps({"link": table.secrets[0]}))
            assert json.loads(socket.recv(10))["type"] == "table"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://stranger.example")):
        pass
    assert refused.value.response.status_code == 403
    allowed = running.ask("OPTIONS", "/api/games", headers=_preflight("https://friend.example"))
    assert allowed.headers["access-control-allow-origin"] == "https://friend.example"
    other = running.ask("OPTIONS", "/api/games", headers=_preflight("https://stranger.example"))
    assert "access-control-allow-origin" not in other.headers


def _preflight(origin: str) -> dict[str, str]:
    return {"Origin": origin, "Access-Control-Request-Method": "GET"}


def test_stopping_finishes_writes_and_tells_clients_to_come_back(start: Start) -> None:
    running = start()
    table = running.open(PERSON, PERSON).sit_all()
    with table.socket(0) as socket:
        socket.next()
        socket.send(do="play", action="leg:blue", turn=3)
        socket.next()
        running._uvicorn.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    running._thread.join(20)
    again = TestTable(start(), table.made)
    assert again.look(0)["view"]["played"] == 1


def test_messages_stay_small(running: Running) -> None:
    """A change is under 6 kB in every game, in the middle of a game with everything that can be chosen."""
    import nomarch

    for name in nomarch.games():
        players = nomarch.game(name).players
        table = running.open(*[PERSON] * min(4, players[-1]), game=name).sit_all()
        sizes: list[int] = []
        chooser = random.Random(4)
        for _ in range(60):
            known = table.look(0)["number"]
            if not table.play_on(1, chooser):
                break
            sizes.append(len(running.ask("GET", f"/api/tables/{table.id}?since={known}", table.secrets[0]).content))
        assert sorted(sizes)[len(sizes) // 2] < EGIZIA_MOVE_BYTES, name


def test_the_python_client_plays_a_whole_game_and_comes_back_after_a_restart(start: Start) -> None:
    running = start()
    table = running.open(PERSON, {"kind": "bot", "bot": "random"})
    chooser = random.Random(6)
    asked_for = 0
    with Seat(table.link(0), name="Robot") as seat:
        for asked in seat.turns():
            asked_for += 1
            if asked_for == 3:
                assert seat._socket is not None
                seat._socket.socket.close()
            seat_play(seat, chooser.choice(asked["legal"])[0])
        assert seat.table["status"] == "over" and seat.table["seats"][0]["name"] == "Robot"
    assert asked_for > 5


def seat_play(seat: Seat, action: str) -> None:
    """Play; a connection that was lost just now is found lost when the answer is awaited."""
    try:
        seat.play(action)
    except (ConnectionClosed, OSError):
        seat._connect()
        seat.receive()
        seat.play(action)


def test_the_python_client_raises_what_is_refused(running: Running) -> None:
    table = running.open(PERSON, PERSON)
    with Seat(table.link(0), name="Ann") as seat:
        seat.do("play", action="leg:blue", turn=0)
        with pytest.raises(Refused) as refused:
            while True:
                seat.receive()
        assert refused.value.code == "wrong_state" and refused.value.clause is None
