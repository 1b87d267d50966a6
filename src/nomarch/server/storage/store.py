"""Reading and writing, from the event loop: nothing here waits for the disk on the loop's own thread."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.exc import DBAPIError

from nomarch.server.errors import Problem
from nomarch.server.storage.schema import entries, tables
from nomarch.server.storage.writer import Change, Writer

READERS = 4
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float

    def row(self, table_id: str) -> tuple[Any, ...]:
        """The row that is stored, in the order of the columns."""
        return table_id, self.number, self.kind, self.seat, orjson.dumps(self.data).decode(), self.at


@dataclass(frozen=True)
class Header:
    """What a table was opened with. The seed is secret until the game is over."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    beginning: dict[str, Any] | None
    """For a table that goes on with a record: its `setup`, `actions` and `renewals`."""
    seats: list[dict[str, Any]]
    clock: dict[str, Any] | None
    seed: int
    origin: str
    created: float

    def __repr__(self) -> str:
        return f"<Header {self.id} {self.game}>"

    def row(self) -> dict[str, Any]:
        """The row that is stored."""
        return {
            "id": self.id,
            "game": self.game,
            "players": self.players,
            "options": orjson.dumps(self.options).decode(),
            "beginning": None if self.beginning is None else orjson.dumps(self.beginning).decode(),
            "seats": orjson.dumps(self.seats).decode(),
            "clock": None if self.clock is None else orjson.dumps(self.clock).decode(),
            "seed": f"{self.seed:064x}",
            "origin": self.origin,
            "created": self.created,
            "status": "open",
            "due": None,
            "owner": None,
            "lease": 0.0,
        }


def _header(row: Any) -> Header:
    return Header(
        row.id,
        row.game,
        row.players,
        orjson.loads(row.options),
        None if row.beginning is None else orjson.loads(row.beginning),
        orjson.loads(row.seats),
        None if row.clock is None else orjson.loads(row.clock),
        int(row.seed, 16),
        row.origin,
        row.created,
    )


class Store:
    """The database, with one thread that writes and a few that read."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(8)
        """The name of this process among those that share a database."""
        self.writer = Writer(engine, self.process)
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may write, too."""
        self._readers = ThreadPoolExecutor(READERS, "nomarch-reader")

    async def close(self) -> None:
        """Finish all writes and let the database go."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        """What a function finds with a connection, in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    def _read(self, ask: Callable[[Connection], Found]) -> Found:
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except DBAPIError:
            raise Problem("unavailable", "the database does not answer; try again") from None

    async def rows(self, query: Executable) -> Sequence[Any]:
        """The rows that a query finds."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def change(self, statement: Any) -> bool:
        """Change rows at once, without waiting for the writer; whether there were any."""

        def work(connection: Connection) -> bool:
            with connection.begin():
                return bool(connection.execute(statement).rowcount)

        return await self.read(work)

    async def write(self, table_id: str, entry: Entry | None, *statements: Executable) -> None:
        """Write an entry and what goes with it; returns when all of it is durable."""
        await self.writer.write(Change(table_id, None if entry is None else entry.row(table_id), statements))

    async def header(self, table_id: str) -> Header | None:
        """What a table was opened with, if there is one of this name."""
        rows = await self.rows(select(tables).where(tables.c.id == table_id))
        return _header(rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """What happened at a table after the entry of this number, in order."""
        query = (
            select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
        )
        rows = await self.rows(query)
        return [Entry(row.number, row.kind, row.seat, orjson.loads(row.data), row.at) for row in rows]
