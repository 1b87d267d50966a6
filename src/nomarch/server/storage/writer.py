"""The one thread that writes. Whatever waits when it is free goes into one transaction: many tables share one sync
to the disk, and every future resolves only after that."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from nomarch.server.errors import Problem
from nomarch.server.storage.schema import entries

MOST_AT_ONCE = 500
CHANNEL = "nomarch"


class NumberTaken(Exception):
    """Another process has written the entry of this number, or something else that must be there once."""


@dataclass
class Change:
    """What is written together: an entry of a table, and statements that go with it."""

    table_id: str
    entry: dict[str, Any] | None
    """A row of `entries`."""
    statements: Sequence[Executable] = ()
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits changes in the order in which they are given."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._tells = engine.dialect.name == "postgresql"
        self._waiting: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="nomarch-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def __len__(self) -> int:
        return self._waiting.qsize()

    def write(self, change: Change) -> "asyncio.Future[None]":
        """Done when the change is durable; NumberTaken if somebody else was first, nothing is written then."""
        self._waiting.put(change)
        return change.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                results = self._commit(batch)
                self.commits += 1
                self._loop.call_soon_threadsafe(_resolve, batch, results)
            if last:
                if self._connection is not None:
                    self._connection.close()
                return

    def _take(self) -> tuple[list[Change], bool]:
        """Everything that waits, at least one change; and whether that was all there will be."""
        batch: list[Change] = []
        change = self._waiting.get()
        while change is not None:
            batch.append(change)
            if len(batch) == MOST_AT_ONCE:
                return batch, False
            try:
                change = self._waiting.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Change]) -> list[Exception | None]:
        """All together; if one of them fails, each for itself."""
        try:
            self._transact(batch)
            return [None] * len(batch)
        except DBAPIError as error:
            return [self._failure(error)] if len(batch) == 1 else [self._commit([change])[0] for change in batch]

    def _failure(self, error: DBAPIError) -> Exception:
        if isinstance(error, IntegrityError):
            return NumberTaken()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
        return Problem("unavailable", "the database does not answer; try again")

    def _transact(self, batch: list[Change]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            if rows := [change.entry for change in batch if change.entry is not None]:
                self._connection.execute(insert(entries), rows)
            for change in batch:
                for statement in change.statements:
                    self._connection.execute(statement)
            if self._tells and rows:
                self._connection.execute(text("SELECT pg_notify(:channel, :tables)"), self._told(rows))

    def _told(self, rows: list[dict[str, Any]]) -> dict[str, str]:
        """What the other processes hear: who wrote, and at which tables."""
        return {"channel": CHANNEL, "tables": " ".join([self._process, *{row["table_id"] for row in rows}])}


def _resolve(batch: list[Change], results: list[Exception | None]) -> None:
    for change, failure in zip(batch, results, strict=True):
        if change.done.done():
            continue
        if failure is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(failure)
