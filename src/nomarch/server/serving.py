"""Running the server: one process, until it is told to stop."""

import fcntl
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from nomarch.core.errors import BadOptions
from nomarch.server.app import create_app
from nomarch.server.config import MESSAGE_BYTES, Config
from nomarch.server.logs import set_up
from nomarch.server.pushing import PushingProtocol
from nomarch.server.storage.database import check_address

GRACE_S = 20
SWITCH_S = 0.0005
"""How long a thread may keep the interpreter while others want it: a bot or a commit must not hold up the loop."""
COLLECT = (20_000, 20, 50)
"""Messages are built and thrown away by the thousand, and hold no cycles: looking for those can wait."""
WAITING_CONNECTIONS = 4096
LOCK = "lock"


class Announcing(uvicorn.Server):
    """A server that calls somebody when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._listening()


def serve(config: Config, listening: Callable[[], object] = lambda: None) -> int:
    """Serve until stopped by a signal; 0 if everything was finished in good order. `listening` is called when people
    can come."""
    if config.log_level not in ("debug", "info", "warning", "error"):
        raise BadOptions("the log level is debug, info, warning or error")
    if config.database:
        check_address(config.database)
    with _alone(config):
        sys.setswitchinterval(SWITCH_S)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        set_up(config.log_level)
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, signal.SIG_IGN)  # uvicorn stops in good order, then repeats the signal
        server = Announcing(settings(config), listening)
        server.run()
    return 0 if server.started else 1


def settings(config: Config) -> uvicorn.Config:
    """What uvicorn is told."""
    return uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        ws=PushingProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=WAITING_CONNECTIONS,
        timeout_graceful_shutdown=GRACE_S,
        proxy_headers=config.proxies is not None,
        forwarded_allow_ips=config.proxies,
    )


def address(config: Config) -> str:
    """Where people on this machine find the server."""
    host = config.host if config.host not in ("0.0.0.0", "::") else "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}/"


def address_of_user(data: Path) -> str | None:
    """Where the server is found that uses this folder now, None if none does."""
    try:
        with open(data / LOCK) as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except OSError:
                return lock.read().partition(" ")[2].strip() or None
    except FileNotFoundError:
        pass
    return None


@contextmanager
def _alone(config: Config) -> Iterator[None]:
    """A SQLite file belongs to one process; with PostgreSQL there can be several."""
    if config.database:
        yield
        return
    config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(config.data / LOCK, "a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"another server uses {config.data}; with --database URL several can run") from None
        lock.truncate(0)
        lock.write(f"{os.getpid()} {address(config)}\n")
        lock.flush()
        yield
