"""All tables of this process: opened, found, kept in memory while they are used."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Executable, insert, select

import nomarch
from nomarch.bots import bots_of
from nomarch.core import tutorial
from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.match import Match
from nomarch.core.rng import SEED_BITS
from nomarch.library import loads
from nomarch.server import lessons, links
from nomarch.server.errors import Problem
from nomarch.server.standing import Plain, Standing
from nomarch.server.storage import Entry, Header, Store
from nomarch.server.storage.schema import links as link_rows
from nomarch.server.storage.schema import tables
from nomarch.server.table import Table

ID_BYTES = 9
KEPT_S = 600.0
MOST_ACTIONS = 5000
Changed = Callable[[Table, Entry | None], None]
Ready = Callable[[str], Awaitable[None]]
"""Waits until the game of a name can be played."""


class Hall:
    """The tables that are open here; any table of the database can be opened."""

    def __init__(self, store: Store, changed: Changed, ready: Ready) -> None:
        self.store = store
        self._changed = changed
        self._ready = ready
        self._open: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def now_open(self) -> list[Table]:
        """The tables in memory."""
        done = [task.result() for task in self._open.values() if task.done() and not task.exception()]
        return [table for table in done if table is not None]

    async def table(self, table_id: str) -> Table:
        """The table of this name."""
        if (task := self._open.get(table_id)) is None:
            task = self._open[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: self._forget_failed(table_id, done))
        loaded_now = not task.done()
        found = await asyncio.shield(task)
        if found is None:
            raise Problem("not_found", "there is no such table")
        if self.store.shared and not loaded_now:
            await found.refresh()
        return found

    def _forget_failed(self, table_id: str, task: "asyncio.Task[Table | None]") -> None:
        if task.cancelled() or task.exception() or task.result() is None:
            self._open.pop(table_id, None)

    async def _load(self, table_id: str) -> Table | None:
        header = await self.store.header(table_id)
        if header is None:
            return None
        await self._ready(header.game)
        standing = Standing(header)
        for entry in await self.store.entries(table_id):
            standing.apply(entry)
        table = Table(self.store, standing, self._changed)
        self._changed(table, None)
        return table

    def close_unused(self) -> None:
        """Let tables go that nobody looked at for a while."""
        for table in self.now_open():
            idle = not table.watchers and not table.thinking and table.standing.due is None
            if idle and time.monotonic() - table.used > KEPT_S:
                self._open.pop(table.id, None)

    async def link(self, table_id: str, secret: str) -> links.Link:
        """What a secret stands for at a table; not found if for nothing."""
        hash_ = links.hashed(secret)
        query = select(link_rows).where(link_rows.c.table_id == table_id, link_rows.c.hash == hash_)
        rows = await self.store.rows(query)
        if not rows:
            raise Problem("not_found", "there is no such table, or the link is no longer good")
        return links.Link(table_id, rows[0].role, rows[0].seat)

    # New tables

    async def create(
        self,
        game: str,
        options: Plain,
        seats: list[Plain],
        clock: Plain | None,
        record: bytes | None = None,
    ) -> Plain:
        """Open a new table; its links, each shown this once."""
        await self._ready(game)
        given = None if record is None else await asyncio.to_thread(_recorded, record)
        return await self._open_new(imported(given, seats, clock) if given else new_header(game, options, seats, clock))

    async def create_tutorial(self, game: str) -> Plain:
        """Open a table where a game is learned; its links."""
        await self._ready(game)
        return await self._open_new(await asyncio.to_thread(taught, game))

    async def _open_new(self, header: Header) -> Plain:
        secret = {links.HOST: links.new_secret(), links.SPECTATOR: links.new_secret()}
        chairs = [None if seat["kind"] == "bot" else links.new_secret() for seat in header.seats]
        now = time.time()
        statements: list[Executable] = [insert(tables).values(header.row())]
        statements += [links.add(header.id, links.hashed(text), role, None, now) for role, text in secret.items()]
        statements += [
            links.add(header.id, links.hashed(text), links.SEAT, seat, now) for seat, text in enumerate(chairs) if text
        ]
        await self.store.write(header.id, None, *statements)
        table = await self.table(header.id)
        return {
            "table": header.id,
            "commitment": table.standing.commitment,
            "host": secret[links.HOST],
            "spectator": links.path(header.id, secret[links.SPECTATOR]),
            "seats": [None if text is None else links.path(header.id, text) for text in chairs],
        }

    async def create_again(self, table: Table) -> Header:
        """A new table like this one, with the same secrets for the same seats."""
        old = table.standing.header
        header = new_header(old.game, old.options, old.seats, old.clock, origin="rematch")
        rows = await self.store.rows(select(link_rows).where(link_rows.c.table_id == table.id))
        now = time.time()
        statements: list[Executable] = [insert(tables).values(header.row())]
        statements += [links.add(header.id, row.hash, row.role, row.seat, now) for row in rows]
        await self.store.write(header.id, None, *statements)
        return header


def new_id() -> str:
    """A name for a table; it opens nothing without a secret."""
    return secrets.token_hex(ID_BYTES)


def new_header(game: str, options: Plain, seats: list[Plain], clock: Plain | None, origin: str = "new") -> Header:
    """A table that begins a game, with a secret seed; refused if the game does not allow it."""
    found = nomarch.game(game)
    _check_bots(found, seats)
    found.blank(len(seats), options)
    return Header(
        id=new_id(),
        game=game,
        players=len(seats),
        options=found.complete_options(options),
        beginning=None,
        seats=seats,
        clock=clock,
        seed=secrets.randbits(SEED_BITS),
        origin=origin,
        created=time.time(),
    )


def imported(match: Match, seats: list[Plain], clock: Plain | None) -> Header:
    """A table that goes on with the match of a record. Its seed is no secret: who has the record has it."""
    if len(seats) != match.players:
        raise BadOptions.say("record-seats", seats=match.players, given=len(seats))
    _check_bots(match.game, seats)
    assert match.seed is not None
    beginning: dict[str, Any] = {
        "setup": match.given_setup,
        "actions": [str(action) for action in match.actions],
        "renewals": [list(each) for each in match.renewals],
    }
    return Header(
        id=new_id(),
        game=match.game.name,
        players=match.players,
        options=match.options,
        beginning=beginning,
        seats=seats,
        clock=clock,
        seed=match.seed,
        origin="import",
        created=time.time(),
    )


def taught(game: str) -> Header:
    """A table for the tutorial of a game. Its seed is no secret; all of it is rehearsed, so that it can be played."""
    found = nomarch.game(game)
    given = tutorial.load(found)
    if given is None:
        raise Problem("not_found", f"there is no tutorial for {game}")
    for _ in tutorial.rehearse(found, given):
        pass
    return Header(
        id=new_id(),
        game=game,
        players=given.players,
        options=found.complete_options(given.options),
        beginning=lessons.beginning(given),
        seats=lessons.seats(given.players),
        clock=None,
        seed=given.seed,
        origin=lessons.ORIGIN,
        created=time.time(),
    )


def _recorded(record: bytes) -> Match:
    """The match of a record that is not endless."""
    if record.count(b"\n") > MOST_ACTIONS:
        raise Problem("too_large", f"a record to go on with has at most {MOST_ACTIONS} actions")
    return loads(record)


def _check_bots(game: Game, seats: list[Plain]) -> None:
    bots = bots_of(game)
    for seat in seats:
        if seat["kind"] == "bot" and seat.get("bot") not in bots:
            raise Problem("bad_options", f"there is no bot {seat.get('bot')!r}; there are {', '.join(bots)}")
