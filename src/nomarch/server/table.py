"""One table in this process: who watches it, and how something is added to it.

Whatever is done at a table is done under its lock, one thing after the other: it is applied to the standing (which
refuses what the rules forbid), written, and only when it is durable anybody is told.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import orjson
from sqlalchemy import Executable, insert, update

from nomarch.server.errors import Problem
from nomarch.server.standing import OVER, Plain, Standing
from nomarch.server.storage import Entry, NumberTaken, Store
from nomarch.server.storage.schema import members, notices, tables

TRIES = 8
Result = TypeVar("Result")


class Watcher(Protocol):
    """Somebody who is told of every change."""

    seat: int | None
    known: tuple[int, bool] | None
    """The mark of what it was told last; None before the first message."""

    since: int
    """The table's last entry when it came, with a link that was good then."""

    def push(self, message: bytes) -> bool:
        """Send without waiting; False if it cannot keep up, then it asks again when it can."""

    def send_away(self) -> None:
        """Its link is no longer good."""


def encode(data: Any) -> bytes:
    """A message as JSON. What people wrote can stand anywhere in a page: no character in it opens a tag."""
    return orjson.dumps(data).replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")


class Table:
    """A table that is open in this process."""

    def __init__(self, store: Store, standing: Standing, changed: Callable[["Table", Entry | None], None]) -> None:
        self.store = store
        self.standing = standing
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.thinking = False
        """Whether a bot is being asked."""
        self.lease = 0.0
        """Until when this process does what the server has to do here."""
        self.alarm: asyncio.TimerHandle | None = None
        self._changed = changed
        self._lock = asyncio.Lock()
        self._stale = False

    @property
    def id(self) -> str:
        """Its name."""
        return self.standing.header.id

    # Changing it

    async def run(self, command: Callable[[], Awaitable[Result]]) -> Result:
        """Carry out a command with nothing else going on at the table. If another process wrote first, the command
        is tried again on what is there now; it refuses itself if it no longer fits."""
        self.used = time.monotonic()
        for _ in range(TRIES):
            async with self._lock:
                if self._stale:
                    await self._reload()
                try:
                    return await command()
                except NumberTaken:
                    await self._reload()
        raise Problem("conflict", "others are quicker at this table; try again")

    async def add(self, kind: str, seat: int | None, data: Plain, *statements: Executable) -> Entry:
        """Add an entry, inside a command; returns when it is durable and everybody was told."""
        standing = self.standing
        entry = Entry(standing.number + 1, kind, seat, data, time.time())
        before = (standing.status, standing.due)
        asked = standing.to_move
        standing.apply(entry)
        self._stale = True  # until it is written, nobody may build on it
        await self.store.write(self.id, entry, *statements, *self._consequences(before, asked))
        self._stale = False
        self.tell()
        self._changed(self, entry)
        return entry

    def _consequences(self, before: tuple[str, float | None], asked: int | None) -> list[Executable]:
        """What is stored besides the entry, because of it."""
        standing = self.standing
        found: list[Executable] = []
        if before != (standing.status, standing.due):
            values: dict[str, Any] = {"status": standing.status, "due": standing.due}
            found.append(update(tables).where(tables.c.id == self.id).values(values))
        if standing.status == OVER != before[0]:
            found += self._results()
        seat = standing.to_move
        if seat is not None and seat != asked and seat in standing.webhooks and standing.seats[seat].person:
            found.append(self._notice(seat))
        return found

    def _results(self) -> list[Executable]:
        match = self.standing.match
        assert match is not None
        return [
            update(members)
            .where(members.c.table_id == self.id, members.c.seat == seat)
            .values(place=place, score=score)
            for seat, (place, score) in enumerate(zip(match.ranking, match.scores, strict=True))
        ]

    def _notice(self, seat: int) -> Executable:
        row = {"table_id": self.id, "seat": seat, "turn": self.standing.ledger(seat).turn}
        return insert(notices).values(**row, id=secrets.token_hex(12), attempts=0, due=time.time())

    # Other processes

    async def refresh(self) -> None:
        """Read what other processes added, and tell it."""
        async with self._lock:
            if self._stale:
                await self._reload()
                return
            added = await self.store.entries(self.id, self.standing.number)
            for entry in added:
                self.standing.apply(entry)
        if added:
            self.tell()
            self._changed(self, None)

    async def _reload(self) -> None:
        """Read the table anew: what is in memory may not be what is stored."""
        standing = Standing(self.standing.header)
        for entry in await self.store.entries(self.id):
            standing.apply(entry)
        self.standing = standing
        self._stale = False
        self.tell()
        self._changed(self, None)

    # Telling

    def tell(self) -> None:
        """Tell everybody who watches what they do not know yet, each as far as it may know; nothing while something
        is not durable yet, for then it is told in a moment."""
        if self._stale:
            return
        messages: dict[tuple[int | None, int | None], bytes] = {}
        for watcher in list(self.watchers):
            if self.standing.relinked.get(watcher.seat, 0) > watcher.since:
                self.watchers.discard(watcher)
                watcher.send_away()
                continue
            mark = self.standing.mark(watcher.seat)
            if watcher.known == mark:
                continue
            key = (watcher.seat, watcher.known and watcher.known[0])
            if key not in messages:
                messages[key] = self.message(*key)
            if watcher.push(messages[key]):
                watcher.known = mark

    def message(self, seat: int | None, since: int | None) -> bytes:
        """What a seat is told that knew the table as of its number `since` (None: knew nothing)."""
        if since is not None and not 0 <= since <= self.standing.ledger(seat).number:
            since = None
        return encode(self.standing.message(seat, since))

    async def settled(self) -> Standing:
        """The standing, with nothing in it that is not durable."""
        self.used = time.monotonic()

        async def look() -> Standing:
            return self.standing

        return await self.run(look) if self._lock.locked() or self._stale else self.standing
