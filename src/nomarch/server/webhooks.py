"""Notifications: when it is a seat's turn, an address of its own choice is told, once, and again if it fails.

What is to be sent is stored together with the move that made it due, so nothing is forgotten in a crash; it is sent
later, by whichever process takes it first. Requests go to public addresses only, unless the host allows more.
"""

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpcore
import orjson
from sqlalchemy import select, update

from nomarch.server.config import Config
from nomarch.server.errors import Problem
from nomarch.server.logs import log
from nomarch.server.storage import Store
from nomarch.server.storage.schema import notices, tables, webhooks

ATTEMPTS = 6
FIRST_RETRY_S = 5.0
TIMEOUT_S = 5.0
CLAIM_S = 60.0
POLL_S = 2.0
AT_ONCE = 8
MOST_URL = 2000
FAILURES = (
    httpcore.TimeoutException,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
    OSError,
    ValueError,
)
"""Everything that can go wrong with a request."""
logger = logging.getLogger("nomarch.webhooks")


class Forbidden(Exception):
    """The host does not allow requests to this address."""


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to the addresses that a name has at this moment, and only if all of them are allowed: a name that
    changes between checking and connecting gains nothing."""

    def __init__(self, private: bool) -> None:
        self._inner = httpcore.AnyIOBackend()
        self._private = private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a checked address of the host."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(is_public(address) for address in addresses):
            raise Forbidden
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Never."""
        raise Forbidden

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._inner.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address is one of the open network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def check_url(url: str, config: Config) -> None:
    """Refuse an address that can never be notified."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host, parts = None, urlsplit("")
    schemes = ("https", "http") if config.webhook_private else ("https",)
    if not host or parts.scheme not in schemes or parts.username or len(url) > MOST_URL:
        raise Problem("bad_request", f"a webhook is an address that begins with {' or '.join(schemes)}://")
    if config.webhook_hosts and host not in config.webhook_hosts:
        raise Problem("not_allowed", f"this server notifies only {', '.join(config.webhook_hosts)}")
    try:
        literal: str | None = str(ipaddress.ip_address(host))
    except ValueError:
        literal = None
    if literal and not config.webhook_private and not is_public(literal):
        raise Problem("not_allowed", "this server notifies no addresses in private networks")


class Webhooks:
    """Sends what is due."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.waiting = 0
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=PublicOnly(config.webhook_private), max_connections=AT_ONCE, keepalive_expiry=POLL_S
        )
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for what is due."""
        self._task = asyncio.create_task(self._send_always())

    async def stop(self) -> None:
        """Stop; what was not sent is sent by the next process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._pool.aclose()

    def wake(self) -> None:
        """Something may be due."""
        self._wake.set()

    async def _send_always(self) -> None:
        while True:
            try:
                await self.send_due()
            except Problem:
                logger.warning("the database does not answer")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL_S)
            self._wake.clear()

    async def send_due(self) -> None:
        """Send everything that is due now."""
        due = (
            select(notices, webhooks.c.url, tables.c.game)
            .join(tables, tables.c.id == notices.c.table_id)
            .outerjoin(webhooks, (webhooks.c.table_id == notices.c.table_id) & (webhooks.c.seat == notices.c.seat))
            .where(notices.c.due <= time.time())
            .order_by(notices.c.due)
            .limit(AT_ONCE)
        )
        while rows := await self.store.rows(due):
            self.waiting = len(rows)
            await asyncio.gather(*(self._send(row) for row in rows))
        self.waiting = 0

    async def _send(self, row: Any) -> None:
        if not await self._claim(row):
            return
        if row.url is None or await self._post(row):
            due = None
        else:
            due = time.time() + FIRST_RETRY_S * 2**row.attempts if row.attempts + 1 < ATTEMPTS else None
        await self._set(row, due)

    async def _claim(self, row: Any) -> bool:
        """Take it, so that no other process sends it; if this one dies, it is due again after a while."""
        statement = (
            update(notices)
            .where(notices.c.id == row.id, notices.c.due == row.due)
            .values(due=time.time() + CLAIM_S, attempts=row.attempts + 1)
        )
        return await self.store.change(statement)

    async def _set(self, row: Any, due: float | None) -> None:
        statement = update(notices).where(notices.c.id == row.id).values(due=due)
        await self.store.change(statement)

    async def _post(self, row: Any) -> bool:
        text = f"It is your turn at a table of {row.game}."
        body = {"text": text, "content": text, "table": row.table_id, "seat": row.seat, "turn": row.turn}
        headers = [("Nomarch-Delivery", str(row.id)), ("User-Agent", "nomarch"), ("Content-Type", "application/json")]
        waits = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT_S)}
        try:
            async with self._pool.stream(
                "POST", row.url, headers=headers, content=orjson.dumps(body), extensions=waits
            ) as answer:
                sent, outcome = 200 <= answer.status < 300, str(answer.status)
        except Forbidden:
            sent, outcome = True, "forbidden"  # trying again would not help
        except FAILURES as error:
            sent, outcome = False, type(error).__name__
        log(logger, "notified", table=row.table_id, seat=row.seat, outcome=outcome, attempt=row.attempts + 1)
        return sent
