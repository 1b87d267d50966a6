"""The one thread that writes. Whatever waits when it is free goes into one transaction: many tables share one sync
to the disk, and every future resolves only after that."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError

from nomarch.server.errors import Problem
from nomarch.server.storage.schema import entries

MOST_AT_ONCE = 500
CHANNEL = "nomarch"
WRITE = f"INSERT INTO {entries.name} VALUES ({', '.join('?' for _ in entries.columns)})"
WRITE_AND_TELL = (
    f"WITH added AS (INSERT INTO {entries.name} SELECT * FROM"
    " unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::float8[]))"
    " SELECT pg_notify(%s, %s)"
)
"""One statement, one way to the database and back."""


class NumberTaken(Exception):
    """Another process has written the entry of this number, or something else that must be there once."""


@dataclass
class Change:
    """What is written together: an entry of a table, and statements that go with it."""

    table_id: str
    entry: tuple[Any, ...] | None
    """A row of `entries`, in the order of its columns."""
    statements: Sequence[Executable] = ()
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits changes in the order in which they are given."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._errors = engine.dialect.loaded_dbapi
        self._tells = engine.dialect.name == "postgresql"
        self._gathered: list[Change] = []
        self._waiting: queue.SimpleQueue[list[Change] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="nomarch-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def __len__(self) -> int:
        return self._waiting.qsize()

    def write(self, change: Change) -> "asyncio.Future[None]":
        """Done when the change is durable; NumberTaken if somebody else was first, nothing is written then."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(change)
        return change.done

    def _hand_over(self) -> None:
        """Everything that came in one round of the event loop goes to the disk together."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
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
        changes = self._waiting.get()
        while changes is not None:
            batch += changes
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                changes = self._waiting.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Change]) -> list[Exception | None]:
        """All together; if one of them fails, each for itself."""
        try:
            self._transact(batch)
            return [None] * len(batch)
        except (self._errors.Error, DBAPIError) as error:
            return [self._failure(error)] if len(batch) == 1 else [self._commit([change])[0] for change in batch]

    def _failure(self, error: Exception) -> Exception:
        if isinstance(getattr(error, "orig", error), self._errors.IntegrityError):
            return NumberTaken()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
        return Problem("unavailable", "the database does not answer; try again")

    def _transact(self, batch: list[Change]) -> None:
        """Entries go to the driver directly: while this thread is busy in Python, the event loop waits."""
        if self._connection is None:
            self._connection = self._engine.connect()
            if self._tells:
                self._connection = self._connection.execution_options(isolation_level="AUTOCOMMIT")
        rows = [change.entry for change in batch if change.entry is not None]
        statements = [statement for change in batch for statement in change.statements]
        with self._connection.begin(), self._together(self._connection, bool(statements)):
            if rows:
                self._write(self._connection.connection.cursor(), rows)
            for statement in statements:
                self._connection.execute(statement)

    def _together(self, connection: Connection, several: bool) -> AbstractContextManager[Any]:
        """A transaction of PostgreSQL, only for several statements: one is a transaction by itself and saves two ways
        to the database and back."""
        driver: Any = connection.connection.driver_connection
        return driver.transaction() if self._tells and several else nullcontext()

    def _write(self, cursor: Any, rows: list[tuple[Any, ...]]) -> None:
        """Add the entries; on PostgreSQL tell the other processes who wrote and at which tables."""
        if self._tells:
            told = " ".join([self._process, *{row[0] for row in rows}])
            columns = [list(column) for column in zip(*rows, strict=True)]
            cursor.execute(WRITE_AND_TELL, (*columns, CHANNEL, told))
        else:
            cursor.executemany(WRITE, rows)
        cursor.close()


def _resolve(batch: list[Change], results: list[Exception | None]) -> None:
    for change, failure in zip(batch, results, strict=True):
        if change.done.done():
            continue
        if failure is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(failure)
