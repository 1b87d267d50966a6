"""The WebSocket of a table: a full view on connecting, then every change, numbered.

The client begins with `{"link": SECRET}`, or `{"link": SECRET, "since": NUMBER}` when it comes back; the secret is
never part of an address. Then it sends what it does: `{"do": "play", "action": "leg:blue", "turn": 12}`. A request
with an `id` is answered by `{"type": "done", "id": ...}` when it is durable; a refused one by `{"type": "error", ...}`.
"""

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import orjson
from pydantic import BaseModel, ConfigDict, ValidationError

from nomarch.server.doings import DOINGS, House, Visit, carry_out
from nomarch.server.errors import Problem
from nomarch.server.logs import log
from nomarch.server.pushing import EXTENSION, PushingProtocol
from nomarch.server.requests import Number
from nomarch.server.standing import Plain
from nomarch.server.table import encode

HELLO_S = 10.0
CATCH_UP_S = 30.0
REFUSED_IN_A_ROW = 200
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013
logger = logging.getLogger("nomarch.live")
Scope = dict[str, Any]


class Hello(BaseModel):
    """The first message: the link's secret, and the number of the last entry that the client knows."""

    model_config = ConfigDict(extra="forbid")
    link: str
    since: Number | None = None


class Gone(Exception):
    """The client has left."""


class Connection:
    """One client at a table; a `Watcher`."""

    def __init__(self, protocol: PushingProtocol, send: Any) -> None:
        self.seat: int | None = None
        self.known: tuple[int, bool] | None = None
        self.since = 0
        self.visit: Visit | None = None
        self._protocol = protocol
        self._send = send
        self._late: asyncio.TimerHandle | None = None
        protocol.caught_up = self._caught_up

    def push(self, message: bytes) -> bool:
        """Send without waiting. A client that is too slow gets the latest view when it has caught up; one that
        never does is disconnected."""
        sent = self._protocol.push(message)
        if not sent and self._late is None:
            self._late = asyncio.get_running_loop().call_later(CATCH_UP_S, self.close, TRY_LATER)
        return sent

    def _caught_up(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self.visit is not None:
            self.visit.table.tell()

    def send_away(self) -> None:
        """The link is no longer good."""
        self.push(encode({"type": "error", "id": None, **Problem("not_allowed", "this link was replaced").body()}))
        self.close(POLICY)

    def close(self, code: int) -> None:
        """End the connection."""
        self.leave()
        if not self._protocol.transport.is_closing():
            self._protocol.transport.abort() if code == TRY_LATER else asyncio.ensure_future(self._close(code))

    async def _close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

    def leave(self) -> None:
        """Watch no longer."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self.visit is not None:
            self.visit.table.watchers.discard(self)


class Live:
    """The ASGI application behind the WebSocket of every table."""

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Serve one connection."""
        house: House = scope["app"].state.server.house
        await receive()
        if not _origin_allowed(scope, house):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"][EXTENSION], send)
        house.metrics.watchers.inc()
        try:
            await self._greet(house, scope, connection, receive)
            await self._serve(connection, receive)
        except Problem as problem:
            connection.push(encode({"type": "error", "id": None, **problem.body()}))
            await send({"type": "websocket.close", "code": POLICY})
        except Gone:
            pass
        finally:
            house.metrics.watchers.dec()
            connection.leave()

    async def _greet(self, house: House, scope: Scope, connection: Connection, receive: Any) -> None:
        """Find out who it is, and tell it how things stand."""
        try:
            hello = Hello.model_validate(_parse(await asyncio.wait_for(_next(receive), HELLO_S)))
        except ValidationError as error:
            raise _bad_request(error) from None
        except TimeoutError:
            raise Problem("bad_request", 'begin with {"link": SECRET}') from None
        client = scope["client"][0] if scope["client"] else ""
        house.requests.take(client)
        table_id = scope["path_params"]["table"]
        link = await house.hall.link(table_id, hello.link)
        table = await house.hall.table(table_id)
        standing = await table.settled()
        connection.seat = link.seat
        connection.since = standing.number
        connection.visit = Visit(house, table, link)
        table.watchers.add(connection)
        if connection.push(table.message(link.seat, hello.since)):
            connection.known = standing.mark(link.seat)
        log(logger, "connected", table=table_id, seat=link.seat)

    async def _serve(self, connection: Connection, receive: Any) -> None:
        assert connection.visit is not None
        refused = 0
        while True:
            text = await _next(receive)
            request: Plain = {}
            try:
                request = _parse(text)
                answer = {"type": "done", **await self._do(connection.visit, dict(request))}
                refused = 0
                if "id" not in request:
                    continue
            except Problem as problem:
                answer = {"type": "error", **problem.body()}
                refused += 1
            connection.push(encode({**answer, "id": request.get("id")}))
            if refused > REFUSED_IN_A_ROW:
                raise Problem("slow_down", "nothing that you sent could be done")

    async def _do(self, visit: Visit, request: Plain) -> Plain:
        name = request.pop("do", None)
        request.pop("id", None)
        if not isinstance(name, str) or name not in DOINGS:
            raise Problem("bad_request", f"`do` is one of {', '.join(DOINGS)}")
        try:
            body = DOINGS[name].body.model_validate(request)
        except ValidationError as error:
            raise _bad_request(error) from None
        return await carry_out(name, visit, body)


def _origin_allowed(scope: Scope, house: House) -> bool:
    """Pages of other sites may not connect; programs, which send no origin, may."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    return not origin or origin in house.config.origins or urlsplit(origin).netloc == host


async def _next(receive: Any) -> str:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Gone
    if (text := message.get("text")) is None:
        raise Problem("bad_request", "messages are JSON texts")
    return str(text)


def _parse(text: str) -> Plain:
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        data = None
    if not isinstance(data, dict):
        raise Problem("bad_request", "a message is a JSON object")
    request_id = data.get("id")
    if request_id is not None and not (isinstance(request_id, str | int) and len(str(request_id)) <= 64):
        raise Problem("bad_request", "`id` is a short text or a number")
    return data


def _bad_request(error: ValidationError) -> Problem:
    """What is wrong with a message, without repeating it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return Problem("bad_request", f"{where}: {first['msg']}" if where else first["msg"])
