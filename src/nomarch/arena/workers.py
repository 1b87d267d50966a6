"""Games on this machine, one process for each core.

The processes are started afresh (`spawn`), so they share nothing with the program that starts them. One that dies is
replaced, and its game is played again. They end by themselves when the program that started them is gone.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from nomarch.arena.contest import Contest
from nomarch.arena.errors import GameFailed
from nomarch.arena.table import Played, play_game

TRIES = 3
SECONDS_TO_END = 5
GUARD = "a script must call the arena under `if __name__ == '__main__':`"
SPAWN = multiprocessing.get_context("spawn")
Batch = list[tuple[Played, list[str]]]
"""Finished games, each with its actions."""
Batches = Generator[Batch, None, None]


@dataclass
class _Worker:
    process: SpawnProcess
    connection: Connection
    number: int | None = None
    """The game that it plays."""


def play_here(contest: Contest, numbers: Iterable[int], workers: int) -> Batches:
    """Play these games of a contest, on so many processes; they come in the order in which they end."""
    waiting = deque(numbers)
    tries: Counter[int] = Counter()
    pool: list[_Worker] = []
    try:
        pool.extend(_start(contest) for _ in range(min(workers, len(waiting))))
        while waiting or any(worker.number is not None for worker in pool):
            _hand_out(pool, waiting)
            done: Batch = []
            ready = set(wait([worker.connection for worker in pool if worker.number is not None]))
            for place, worker in enumerate(pool):
                if worker.connection in ready and not _receive(worker, done):
                    pool[place] = _replace(contest, worker, waiting, tries)
            _hand_out(pool, waiting)
            if done:
                yield done
    finally:
        _end(pool)


def _start(contest: Contest) -> _Worker:
    """A new worker."""
    here, there = SPAWN.Pipe()
    process = SPAWN.Process(target=_work, args=(contest, there), daemon=True)
    resource_tracker.ensure_running()  # when it starts it lets interrupts through again
    with _interrupts_later():
        process.start()
    there.close()
    return _Worker(process, here)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """An interrupt from the keyboard goes to all processes; the workers start with this mask and never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hand_out(pool: list[_Worker], waiting: deque[int]) -> None:
    """Give every idle worker the next game."""
    for worker in pool:
        if waiting and worker.number is None:
            worker.number = waiting.popleft()
            with suppress(OSError):  # it may have died; reading from it tells so, too
                worker.connection.send(worker.number)


def _receive(worker: _Worker, done: Batch) -> bool:
    """Take over what a worker has to say; False if it is dead."""
    try:
        answer = worker.connection.recv()
    except (EOFError, OSError):
        return False
    if isinstance(answer, str):
        raise GameFailed(f"game {worker.number} failed\n{answer}")
    done.append(answer)
    worker.number = None
    return True


def _replace(contest: Contest, dead: _Worker, waiting: deque[int], tries: Counter[int]) -> _Worker:
    """A new worker instead of a dead one, whose game waits again."""
    _end([dead])
    assert dead.number is not None
    tries[dead.number] += 1
    if tries[dead.number] >= TRIES:
        code = dead.process.exitcode
        hint = f"; {GUARD}" if code == 1 else ""
        raise GameFailed(f"game {dead.number} ended its process {TRIES} times, at last with exit code {code}{hint}")
    waiting.appendleft(dead.number)
    return _start(contest)


def _end(pool: list[_Worker]) -> None:
    for worker in pool:
        worker.connection.close()
        worker.process.terminate()
    for worker in pool:
        worker.process.join(SECONDS_TO_END)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


def _work(contest: Contest, connection: Connection) -> None:
    """What a worker does until its connection ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            number = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(_answer(contest, number))


def _answer(contest: Contest, number: int) -> tuple[Played, list[str]] | str:
    """A finished game, or what went wrong."""
    try:
        return play_game(contest, number)
    except Exception:
        return traceback.format_exc()


def _end_with_parent() -> None:
    """A game may go on for minutes; nobody waits for it when the program that asked for it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
