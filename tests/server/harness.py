"""A server for a test, and people at its tables."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from nomarch.cli.serve import free_port
from nomarch.server.app import Server
from nomarch.server.config import Config
from nomarch.server.limits import Rate
from nomarch.server.serving import settings

ANY = Rate(1e6, 1e6)
PERSON = {"kind": "person"}
Plain = dict[str, Any]


def config(data: Path, database: str | None = None, **changes: Any) -> Config:
    """Settings for a test: a free port, no rate limits."""
    unlimited = {f"{name}_rate": ANY for name in ("create", "move", "chat", "login", "request")}
    plain = Config(port=free_port(), data=data, database=database, log_level="warning")
    return replace(plain, **{**unlimited, **changes})


class Running:
    """A server in a thread of this process."""

    def __init__(self, chosen: Config) -> None:
        self.config = chosen
        self.url = f"http://127.0.0.1:{chosen.port}"
        self._uvicorn = uvicorn.Server(settings(chosen))
        self._thread = threading.Thread(target=self._uvicorn.run)
        # a game that nobody has played here before is compiled first
        self.http = httpx.Client(base_url=self.url, timeout=180, trust_env=False)

    @property
    def server(self) -> Server:
        """What runs inside."""
        server: Server = self._uvicorn.config.app.state.server  # type: ignore[union-attr]
        return server

    def start(self) -> "Running":
        """Return when it listens."""
        self._thread.start()
        eventually(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started
        return self

    def stop(self) -> None:
        """Stop it in good order, if it runs."""
        self.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()

    def ask(self, method: str, path: str, secret: str | None = None, body: Any = None, **more: Any) -> httpx.Response:
        """One request."""
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {secret}"} if secret else {})}
        return self.http.request(method, path, json=body, headers=headers, **more)

    def open(self, *seats: Plain, game: str = "camelup", **more: Any) -> "TestTable":
        """A new table."""
        made = self.ask("POST", "/api/tables", body={"game": game, "seats": list(seats), **more})
        assert made.status_code == 201, made.text
        return TestTable(self, made.json())


class TestTable:
    """A table, with all its links."""

    __test__ = False

    def __init__(self, running: Running, made: Plain) -> None:
        self.running = running
        self.id: str = made["table"]
        self.made = made
        self.secrets = [None if link is None else link.partition("#")[2] for link in made["seats"]]
        self.host: str = made["host"]
        self.spectator: str = made["spectator"].partition("#")[2]

    def do(self, secret: str | int, what: str, **body: Any) -> httpx.Response:
        """Do something by HTTP, with a secret or as a seat."""
        return self.running.ask("POST", f"/api/tables/{self.id}/{what}", self._secret(secret), body)

    def done(self, secret: str | int, what: str, **body: Any) -> Plain:
        """Do something that must succeed."""
        answer = self.do(secret, what, **body)
        assert answer.status_code == 200, answer.text
        result: Plain = answer.json()
        return result

    def refused(self, secret: str | int, what: str, **body: Any) -> str:
        """The code with which something is refused."""
        answer = self.do(secret, what, **body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def look(self, secret: str | int, **query: Any) -> Plain:
        """How the table stands."""
        answer = self.running.ask("GET", f"/api/tables/{self.id}", self._secret(secret), params=query)
        assert answer.status_code == 200, answer.text
        message: Plain = answer.json()
        return message

    def get(self, secret: str | int, what: str, **query: Any) -> httpx.Response:
        """Anything else that can be looked at."""
        return self.running.ask("GET", f"/api/tables/{self.id}/{what}", self._secret(secret), params=query)

    def sit_all(self) -> "TestTable":
        """Everybody sits down."""
        for seat, secret in enumerate(self.secrets):
            if secret is not None:
                self.done(seat, "sit", name=f"Player {seat}")
        return self

    def play(self, seat: int, action: str | None = None) -> Plain:
        """The seat plays an action, by default its first legal one; how the table stands then for it."""
        asked = self.look(seat)
        self.done(seat, "play", action=action or asked["legal"][0][0], turn=asked["turn"])
        return self.look(seat)

    def asked(self) -> int | None:
        """The seat that can do something. A spectator may not know which, so the seats are looked at too."""
        shown = self.look(self.spectator)["view"]["to_move"]
        seats = range(len(self.secrets)) if shown is None else [shown]
        return next((seat for seat in seats if self.look(seat)["legal"]), None)

    def play_on(self, moves: int, chooser: random.Random) -> int:
        """Whoever is asked plays any legal action, so many times or to the end; how many it were."""
        for played in range(moves):
            if (seat := self.asked()) is None:
                return played
            self.play(seat, chooser.choice(self.look(seat)["legal"])[0])
        return moves

    @contextmanager
    def socket(self, secret: str | int, **hello: Any) -> Iterator["Socket"]:
        """A WebSocket at the table."""
        address = f"ws://127.0.0.1:{self.running.config.port}/api/tables/{self.id}/live"
        with connect(address, max_size=None, compression=None) as found:
            found.send(json.dumps({"link": self._secret(secret), **hello}))
            yield Socket(found)

    def link(self, secret: str | int) -> str:
        """The whole address of a link."""
        return f"{self.running.url}/t/{self.id}#{self._secret(secret)}"

    def _secret(self, secret: str | int) -> str:
        found = self.secrets[secret] if isinstance(secret, int) else secret
        assert found is not None
        return found


class Socket:
    """One end of a WebSocket."""

    def __init__(self, inner: ClientConnection) -> None:
        self.inner = inner

    def send(self, **data: Any) -> None:
        """Send a message."""
        self.inner.send(json.dumps(data))

    def raw(self, timeout: float = 120) -> bytes:
        """The next message as it came."""
        received = self.inner.recv(timeout)
        return received.encode() if isinstance(received, str) else received

    def next(self, kind: str | None = None) -> Plain:
        """The next message, or the next one of a kind."""
        while True:
            message: Plain = json.loads(self.raw())
            if kind is None or message["type"] == kind:
                return message

    def until(self, holds: Callable[[Plain], bool]) -> Plain:
        """The first message for which something holds."""
        for _ in range(10_000):
            if holds(message := self.next()):
                return message
        raise AssertionError("that message never came")

    def until_played(self, actions: int) -> Plain:
        """The first message with a view after so many actions."""
        return self.until(lambda message: message.get("view", {}).get("played") == actions)


def eventually(holds: Callable[[], Any], seconds: float = 30, pause: float = 0.02) -> Any:
    """What a function gives as soon as it gives anything true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(pause)
    raise AssertionError("that never happened")
