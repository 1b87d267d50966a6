"""Other processes on the same PostgreSQL: each tells the others at which tables it has written (LISTEN/NOTIFY)."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Collection

import psycopg
from sqlalchemy import Engine

from nomarch.server.storage.writer import CHANNEL

RETRY_S = 1.0
WAKE_S = 0.5
GATHER_S = 0.005
"""A pause after each reading: many notices at once cost the event loop less, most of them being this process's own."""
logger = logging.getLogger("nomarch.neighbours")


class Neighbours:
    """Listens in a thread of its own, and calls `heard(table ids)` on the event loop; `heard(None)` after a broken
    connection, when anything may have been missed."""

    def __init__(self, engine: Engine, process: str, heard: Callable[[Collection[str] | None], None]) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="nomarch-neighbours", daemon=True)
        self.listening = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns when nothing more can be missed."""
        self._thread.start()
        await asyncio.wait_for(self.listening.wait(), 30)

    async def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen()
            except psycopg.Error:
                logger.warning("the connection to the other processes is lost; trying again")
                self._stopping.wait(RETRY_S)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._loop.call_soon_threadsafe(self._begin)
            while not self._stopping.is_set():
                written: set[str] = set()
                for notice in connection.notifies(timeout=WAKE_S, stop_after=1):
                    process, *tables = notice.payload.split()
                    if process != self._process:
                        written.update(tables)
                if written:
                    self._loop.call_soon_threadsafe(self._heard, written)
                time.sleep(GATHER_S)

    def _begin(self) -> None:
        if self.listening.is_set():
            self._heard(None)
        self.listening.set()
