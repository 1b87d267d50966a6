"""Games on a Ray cluster. Ray starts another process for one that dies, and plays its game again."""

import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from nomarch.arena.contest import Contest
from nomarch.arena.errors import GameFailed
from nomarch.arena.table import Played, play_game
from nomarch.arena.workers import TRIES, Batches
from nomarch.core.errors import BadOptions

SECONDS_TO_ANSWER = 10
IN_FLIGHT = 2
"""Games handed to Ray for each core, so that none waits for its next."""


def find_ray() -> ModuleType:
    """Ray itself, or an error that says how to get it."""
    if not find_spec("ray"):
        raise BadOptions("a Ray cluster needs the optional part of Nomarch for it: pip install 'nomarch[ray]'")
    return import_module("ray")


def play_on_ray(contest: Contest, numbers: Iterable[int], address: str, workers: int | None) -> Batches:
    """Play these games of a contest on the cluster, at most `workers` at a time; they come in the order they end."""
    with _connected(address, workers) as ray:
        play = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_as)
        waiting = deque(numbers)
        playing: dict[Any, int] = {}
        most = workers or IN_FLIGHT * int(ray.cluster_resources().get("CPU", 1))
        while waiting or playing:
            while waiting and len(playing) < most:
                number = waiting.popleft()
                playing[play.remote(contest, contest.program, number)] = number
            ready, _ = ray.wait(list(playing), num_returns=1)
            more, _ = ray.wait(list(playing), num_returns=len(playing), timeout=0)
            yield [_fetch(ray, game, playing.pop(game)) for game in dict.fromkeys([*ready, *more])]


def play_as(contest: Contest, program: str, number: int) -> tuple[Played, list[str]]:
    """Play a game on whatever machine this is, if it has the same program."""
    if contest.program != program:
        raise BadOptions(f"{socket.gethostname()} has another version of Nomarch than the machine that asks for games")
    return play_game(contest, number)


def _fetch(ray: ModuleType, game: Any, number: int) -> tuple[Played, list[str]]:
    try:
        found: tuple[Played, list[str]] = ray.get(game)
    except ray.exceptions.RayTaskError as error:
        raise GameFailed(f"game {number} failed\n{error}") from None
    except ray.exceptions.RayError as error:
        raise GameFailed(f"game {number} was lost {TRIES} times: {error}") from None
    return found


def _knock(address: str) -> None:
    """Raise BadOptions if nobody answers at HOST:PORT or ray://HOST:PORT; Ray itself would go on trying for long."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise BadOptions(f"there is no Ray cluster at {address!r}: {error}") from None


@contextmanager
def _connected(address: str, workers: int | None) -> Iterator[ModuleType]:
    """Ray, connected to the cluster; left as it was if the program is connected already."""
    ray = find_ray()
    if ray.is_initialized():
        yield ray
        return
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": workers, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="warning", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOptions(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
