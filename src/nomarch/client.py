"""Playing at a server's table from a program: for one's own bot, or for anything else that can choose.

    with Seat("http://127.0.0.1:8000/t/4f0c...#secret", name="My bot") as seat:
        for asked in seat.turns():
            seat.play(asked["legal"][0][0])

A message (`asked`) holds the seat's `view`, its `legal` actions, each as [text, thing that it touches], and the
`events` since the last message; docs/server.md describes it.
"""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
TRIES = 8
TIMEOUT_S = 60.0


class Refused(Exception):
    """The server refuses; `code` is one of its stable codes, `clause` the rule if one is the reason."""

    def __init__(self, error: Message) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.clause: str | None = error["clause"]


def ask(method: str, url: str, body: Message | None = None, secret: str | None = None) -> Any:
    """One request of the HTTP interface: its answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    if secret is not None:
        request.add_header("Authorization", f"Bearer {secret}")
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
            text = answer.read()
            return json.loads(text) if answer.headers.get_content_type() == "application/json" else text.decode()
    except urllib.error.HTTPError as error:
        raise Refused(json.loads(error.read())["error"]) from None


class Seat:
    """A seat at a table, by its link; with a spectators' link it only watches."""

    def __init__(self, link: str, name: str | None = None) -> None:
        page, _, self.secret = link.partition("#")
        base, _, self.table_id = page.partition("/t/")
        self.url = f"{base}/api/tables/{self.table_id}"
        self.table: Message = {}
        """What is known of the table itself: status, seats, commitment."""
        self.last: Message = {"number": None}
        """The last message."""
        self._name = name
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> "Seat":
        self._connect()
        if self._name is not None:
            self.do("sit", name=self._name)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _connect(self) -> None:
        """Connect, or come back and ask for what was missed."""
        scheme, host, path, *_ = urlsplit(f"{self.url}/live")
        address = f"{'wss' if scheme == 'https' else 'ws'}://{host}{path}"
        for attempt in range(TRIES):
            try:
                self._open.close()
                self._socket = self._open.enter_context(connect(address, max_size=None, compression=None))
                break
            except (OSError, InvalidMessage):
                if attempt == TRIES - 1:
                    raise
                time.sleep(0.2 * 2**attempt)
        self._send({"link": self.secret, "since": self.last["number"]})

    def _send(self, data: Message) -> None:
        assert self._socket is not None, "use the seat in a with statement"
        self._socket.send(json.dumps(data))

    def receive(self) -> Message:
        """The next message; after a lost connection the first one of a new connection."""
        assert self._socket is not None
        try:
            message: Message = json.loads(self._socket.recv(TIMEOUT_S))
        except ConnectionClosed:
            self._connect()
            return self.receive()
        if message["type"] == "error":
            raise Refused(message["error"])
        if message["type"] == "table":
            self.last = message
            self.table.update(message.get("table", {}))
        return message

    def do(self, what: str, **particulars: Any) -> None:
        """Do something at the table, see docs/server.md; a refusal is raised when the next message is received."""
        self._send({"do": what, **particulars})

    def play(self, action: str) -> None:
        """Answer the last question."""
        self.do("play", action=action, turn=self.last["turn"])

    def turns(self) -> Iterator[Message]:
        """Every message that asks this seat for an action, until the game is over."""
        answered = None
        while self.table.get("status") not in ("over", "abandoned"):
            if self.last.get("legal") and self.last["turn"] != answered:
                answered = self.last["turn"]
                yield self.last
            self.receive()
