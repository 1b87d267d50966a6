"""Notifications: once for each turn, again if it fails, never blocking, and only where the host allows."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from nomarch.server import webhooks
from nomarch.server.config import Config
from nomarch.server.errors import Problem
from nomarch.server.storage.schema import notices
from nomarch.server.webhooks import check_url, is_public
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, TestTable, eventually


class Receiver:
    """A server that keeps what it is sent, and answers with the statuses that it is given."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                receiver.got.append({**body, "delivery": self.headers["Nomarch-Delivery"]})
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/hook"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.http.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield receiver
    receiver.http.shutdown()
    thread.join()
    receiver.http.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somebody to notify."""
    with receiving() as found:
        yield found


@pytest.fixture
def private(start: Start, database: str | None) -> Running:
    """A server that may notify addresses of this machine."""
    return start(database, webhook_private=True)


def notify(table: TestTable, seat: int, url: str) -> None:
    answer = table.running.ask("PUT", f"/api/tables/{table.id}/webhook", table.secrets[seat], {"url": url})
    assert answer.status_code == 200, answer.text


def test_a_seat_is_notified_once_when_it_becomes_its_turn(private: Running, receiver: Receiver) -> None:
    table = private.open(PERSON, PERSON).sit_all()
    notify(table, 1, receiver.url)
    table.play(0, "leg:blue")
    eventually(lambda: receiver.got)
    table.play(1, "leg:blue")
    table.play(0, "leg:green")
    eventually(lambda: len(receiver.got) == 2)
    assert [(note["table"], note["seat"]) for note in receiver.got] == [(table.id, 1)] * 2
    assert receiver.got[0]["turn"] < receiver.got[1]["turn"]
    assert "camelup" in receiver.got[0]["content"] and receiver.got[0]["text"]
    assert set(receiver.got[0]) == {"text", "content", "table", "seat", "turn", "delivery"}


def test_what_fails_is_sent_again_as_the_same_delivery(
    private: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "FIRST_RETRY_S", 0.1)
    receiver.answers = [500, 302]
    table = private.open(PERSON, PERSON).sit_all()
    notify(table, 1, receiver.url)
    table.play(0, "leg:blue")
    eventually(lambda: len(receiver.got) == 3)
    assert len({note["delivery"] for note in receiver.got}) == 1


def test_nobody_waits_for_an_address_that_does_not_answer(private: Running) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        table = private.open(PERSON, PERSON).sit_all()
        notify(table, 1, f"http://127.0.0.1:{silent.getsockname()[1]}/")
        for seat in (0, 1, 0, 1):
            table.play(seat)
        assert table.look(0)["view"]["played"] == 4


def test_two_processes_notify_once(start: Start, cluster: str, receiver: Receiver) -> None:
    from tests.server.postgres import new_database

    with new_database(cluster) as database:
        first, second = start(database, webhook_private=True), start(database, webhook_private=True)
        table = first.open(PERSON, PERSON).sit_all()
        notify(table, 1, receiver.url)
        other = TestTable(second, table.made)
        for _ in range(6):
            table.play(0)
            other.play(1)
        eventually(lambda: len(receiver.got) >= 6)
        waiting = first.server.webhooks
        eventually(lambda: waiting.waiting == 0)
        assert len(receiver.got) == 6 and len({note["delivery"] for note in receiver.got}) == 6
        first.stop()
        second.stop()


def test_a_webhook_is_taken_away_again(private: Running, receiver: Receiver) -> None:
    table = private.open(PERSON, PERSON).sit_all()
    notify(table, 1, receiver.url)
    assert private.ask("DELETE", f"/api/tables/{table.id}/webhook", table.secrets[1]).status_code == 200
    table.play(0, "leg:blue")
    with private.server.store.engine.connect() as connection:
        assert connection.execute(notices.select()).all() == []
    assert receiver.got == []


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://10.0.0.7/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://0.0.0.0/x",
        "http://example.com/x",
        "ftp://example.com/x",
        "https://user:word@example.com/x",
        "https://",
        "nonsense",
        "https://[::1",
        "https://example.com:99999/",
    ],
)
def test_addresses_in_private_networks_and_strange_ones_are_refused(url: str) -> None:
    with pytest.raises(Problem) as refused:
        check_url(url, Config())
    assert refused.value.code in ("not_allowed", "bad_request")


def test_only_the_hosts_that_are_allowed_are_notified() -> None:
    check_url("https://hooks.slack.com/x", Config())
    check_url("https://hooks.slack.com/x", Config(webhook_hosts=("hooks.slack.com",)))
    with pytest.raises(Problem, match=r"only hooks\.slack\.com"):
        check_url("https://example.com/x", Config(webhook_hosts=("hooks.slack.com",)))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("fe80::1%eth0", False),
    ],
)
def test_which_addresses_are_of_the_open_network(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_into_a_private_network_is_not_connected_to(
    start: Start, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is checked when connecting, not when the name was given."""
    running = start()
    monkeypatch.setattr(webhooks, "check_url", lambda _url, _config: None)
    monkeypatch.setattr("nomarch.server.api_tables.check_url", lambda _url, _config: None)
    table = running.open(PERSON, PERSON).sit_all()
    notify(table, 1, receiver.url.replace("127.0.0.1", "localhost"))
    table.play(0, "leg:blue")

    def settled() -> bool:
        with running.server.store.engine.connect() as connection:
            rows = connection.execute(notices.select()).all()
            return bool(rows) and rows[0].due is None

    eventually(settled)
    assert receiver.got == []
