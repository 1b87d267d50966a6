"""`nomarch serve`: tables for friends and bots."""

import argparse
import os
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from threading import Thread
from typing import Any

from nomarch.core.errors import BadOptions

ENVIRONMENT = "NOMARCH_"


def _rate(text: str) -> Any:
    from nomarch.server.limits import Rate

    try:
        return Rate.parse(text)
    except (ValueError, KeyError):
        raise argparse.ArgumentTypeError("a rate is like 20/s, 30/m or 100/h, with a burst 20/s,100") from None


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _switch(text: str) -> bool:
    if text.lower() not in ("yes", "no"):
        raise argparse.ArgumentTypeError("it is yes or no")
    return text.lower() == "yes"


SETTINGS: dict[str, tuple[Callable[[str], Any], str, str]] = {
    "host": (str, "ADDRESS", "where to listen (127.0.0.1: this machine only)"),
    "port": (int, "PORT", "at which port (8000)"),
    "data": (Path, "DIR", "folder of the database (nomarch-data)"),
    "database": (str, "URL", "a PostgreSQL instead, postgresql://user@host/name"),
    "origins": (_list, "URLS", "other sites whose pages may use this server, by commas"),
    "proxies": (str, "ADDRESSES", "proxies whose word on the client's address is taken, by commas"),
    "bot_threads": (int, "N", "threads in which bots think (one less than there are processors)"),
    "create_rate": (_rate, "RATE", "new tables an address may open (20/m)"),
    "move_rate": (_rate, "RATE", "moves of a seat (20/s,100)"),
    "chat_rate": (_rate, "RATE", "chat messages of a seat (1/s,10)"),
    "login_rate": (_rate, "RATE", "attempts of an address to log in (10/m)"),
    "request_rate": (_rate, "RATE", "requests of an address (50/s,200)"),
    "webhook_hosts": (_list, "HOSTS", "the only hosts to notify, by commas (any public one)"),
    "webhook_private": (_switch, "yes|no", "whether to notify addresses in private networks (no)"),
    "log_level": (str, "LEVEL", "debug, info, warning or error (info)"),
}
"""Each setting of `nomarch.server.config.Config`: how it is read, and what it is."""


def add_parser(commands: Any, _given: list[str]) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help="host tables for friends and bots",
        description="Every setting can also be given by environment: NOMARCH_PORT=8000 for --port 8000.",
    )
    for name, (kind, shown, explained) in SETTINGS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, type=kind, metavar=shown, help=explained)
    parser.add_argument(
        "--open",
        action="store_true",
        help="open the browser on it; tables are then kept in your own folder, and any free port will do",
    )
    parser.set_defaults(run=run)


def settings(arguments: argparse.Namespace, environment: dict[str, str]) -> dict[str, Any]:
    """What was given by flags, and else by environment."""
    chosen: dict[str, Any] = {}
    for name, (kind, _, _) in SETTINGS.items():
        if (value := getattr(arguments, name)) is not None:
            chosen[name] = value
        elif text := environment.get(ENVIRONMENT + name.upper()):
            try:
                chosen[name] = kind(text)
            except (argparse.ArgumentTypeError, ValueError) as error:
                raise BadOptions(f"{ENVIRONMENT}{name.upper()}: {error}") from None
    return chosen


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from nomarch.server.config import Config
        from nomarch.server.serving import serve
    except ImportError as error:
        raise BadOptions(f"the server needs more: pip install 'nomarch[server]' ({error.name} is missing)") from None
    assert {field.name for field in fields(Config)} == set(SETTINGS)
    chosen = settings(arguments, dict(os.environ))
    return open_browser(chosen) if arguments.open else serve(Config(**chosen))


def open_browser(chosen: dict[str, Any]) -> int:
    """Serve this machine's own player, and show him the page; if his server runs already, only that."""
    from nomarch.server.config import Config
    from nomarch.server.serving import address, address_of_user, serve

    config = Config(**{"data": own_folder(), "log_level": "warning", **chosen})
    if "port" not in chosen:
        config = replace(config, port=free_port(config.port))
    if not config.database and (running := address_of_user(config.data)):
        show(running).join()
        return 0
    return serve(config, lambda: show(address(config)))


def own_folder() -> Path:
    """Where a player's own tables are kept: his folder for data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nomarch"


def free_port(wanted: int = 0) -> int:
    """The port itself if it is free, for a browser remembers tables by address; else another one."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return free_port()
        return int(probe.getsockname()[1])


def show(address: str) -> Thread:
    """Open the browser on a page; in a thread, because some browsers keep the caller waiting."""
    print(f"Nomarch is at {address}  (Ctrl+C ends it)", flush=True)
    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening
