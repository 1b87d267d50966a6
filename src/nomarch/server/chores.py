"""What the server itself has to do at tables: bots move, clocks run out. Of several processes on one database one
does it for a table: the one that holds its lease. Another takes over when the lease was not renewed."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy import select, update

from nomarch.bots import Question, make_bot, question
from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.server import commands
from nomarch.server.errors import Problem
from nomarch.server.hall import Hall, Ready
from nomarch.server.standing import Standing
from nomarch.server.storage import Entry, Store
from nomarch.server.storage.schema import sessions, tables
from nomarch.server.table import Table

LEASE_S = 15.0
SWEEP_S = 5.0
LEISURE_S = 1.0
"""How long a decision takes where everybody has left his seat to a bot: the game should not be over before somebody can
come back."""
STAND_IN = "skilled"
"""The bot that plays for a seat whose time is out: a good one that keeps nobody waiting."""
logger = logging.getLogger("nomarch.chores")


class Chores:
    """Everything that happens without a request."""

    def __init__(self, store: Store, ready: Ready, bot_threads: int | None = None) -> None:
        self.store = store
        self.hall = Hall(store, self.look, ready)
        threads = bot_threads or max(1, (os.cpu_count() or 1) - 1)
        self._thinkers = ThreadPoolExecutor(threads, "nomarch-bot")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False
        self.turn_changed: Callable[[], None] = lambda: None
        """Called when somebody may have to be notified."""
        self.thinking = 0
        """How many bots are being asked, those included that wait for a thread."""

    def start(self) -> None:
        """Begin to look for tables where something is due."""
        self._sweeper = asyncio.create_task(self._sweep_always())

    async def stop(self) -> None:
        """Start nothing more; what was begun is finished, except thinking."""
        self._stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.hall.now_open():
            self._silence(table)
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def in_background(self, work: Any) -> None:
        """Do something that nobody waits for; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Problem):
            logger.error("failed", exc_info=error)

    # Looking at a table

    def look(self, table: Table, _entry: Entry | None = None) -> None:
        """The table has changed: is there anything to do?"""
        if self._stopping:
            return
        self._silence(table)
        if table.standing.webhooks:
            self.turn_changed()
        if table.standing.bot_to_move:
            if not table.thinking:
                table.thinking = True
                self.in_background(self._bots_move(table))
        elif (due := table.standing.due) is not None:
            delay = max(0.0, due - time.time())
            loop = asyncio.get_running_loop()
            table.alarm = loop.call_later(delay, lambda: self.in_background(self._time_is_out(table)))

    def _silence(self, table: Table) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None

    async def _bots_move(self, table: Table) -> None:
        """Ask bots until a person is to move."""
        self.thinking += 1
        try:
            while not self._stopping and (level := table.standing.bot_to_move) and await self._mine(table):
                standing = table.standing
                seat, turn, match = standing.to_move, standing.turn, standing.match
                if seat is None or match is None:
                    return
                begun = time.monotonic()
                if standing.scripted:
                    action = match.game.vocabulary.action(standing.scripted)
                else:
                    action = await self._choose(level, match)
                thought = time.monotonic() - begun
                await asyncio.sleep(to_wait(standing, match, action, thought))
                await commands.play_for_bot(table, seat, str(action), turn)
        finally:
            table.thinking = False
            self.thinking -= 1

    async def _choose(self, level: str, match: Match) -> Action:
        """Let a bot think, off the event loop."""
        choose = partial(make_bot(match.game, level, secrets.randbits(64)).choose, asked(match))
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, choose)

    async def _time_is_out(self, table: Table) -> None:
        if await self._mine(table):
            standing = table.standing
            if standing.in_secret and standing.match is not None and standing.to_move is not None:
                seat, turn = standing.to_move, standing.turn
                action = await self._choose(STAND_IN, standing.match)
                await commands.play_for_absent(table, seat, str(action), turn)
            else:
                await commands.time_is_out(table, STAND_IN)
            if table.standing.due is not None and not table.standing.bot_to_move:
                self.look(table)

    async def _mine(self, table: Table) -> bool:
        """Whether this process does what is to be done at the table."""
        now = time.time()
        if not self.store.shared or table.lease > now + LEASE_S / 2:
            return True
        statement = (
            update(tables)
            .where(tables.c.id == table.id, (tables.c.owner == self.store.process) | (tables.c.lease < now))
            .values(owner=self.store.process, lease=now + LEASE_S)
        )
        mine = await self.store.change(statement)
        table.lease = now + LEASE_S if mine else 0.0
        return mine

    # Looking for tables

    async def _sweep_always(self) -> None:
        while True:
            try:
                await self.sweep()
            except Problem:
                logger.warning("the database does not answer")
            await asyncio.sleep(SWEEP_S)

    async def sweep(self) -> None:
        """Open the tables where something is due and nobody does it; close those that nobody uses."""
        now = time.time()
        for (table_id,) in await self.store.rows(select(tables.c.id).where(tables.c.due < now, tables.c.lease < now)):
            table = await self.hall.table(table_id)
            if table.alarm is None and not table.thinking:
                self.look(table)
        self.hall.close_unused()
        await self.store.change(sessions.delete().where(sessions.c.expires < now))


def to_wait(standing: Standing, match: Match, action: Action, thought: float) -> float:
    """How long a bot that has thought so many seconds waits before it plays."""
    # a secret decision takes no time of its own, or it would show by the clock
    leisure = LEISURE_S if standing.deserted and not match.moments.in_secret() else 0.0
    return max(0.0, leisure - thought) + (thought if could_have_been_asked_more(match, action) else 0.0)


def could_have_been_asked_more(match: Match, action: Action) -> bool:
    """Whether others could tell by the clock that a bot was not asked anything in secret after this action. It then
    waits as long as it has thought, which is how long it would have thought about that."""
    if not match.game.secret_decisions or match.game.secret_seats or match.moments.in_secret():
        return False
    after = match.at(len(match.actions))
    after.play(action)
    return not after.moments.in_secret()


def asked(match: Match) -> Question:
    """What a bot gets, copied, so that it can think while the table goes on."""
    return question(Match.from_position(match.game, match.states))
