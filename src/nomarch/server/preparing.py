"""Making the games ready before anybody needs them: their rules and bots are compiled on a machine's first start, which
takes a while, and loaded on every other.

They are compiled in a process of their own (`python -m nomarch.server.preparing GAME`, which prints a line for each
function): Numba compiles one function at a time in a process and lets nobody load another meanwhile, so that a bot of
a game that is ready would wait for the compiler."""

import asyncio
import logging
import subprocess
import sys
import threading
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import nomarch
from nomarch.bots import ask, make_bot, networks_of
from nomarch.core.rule import NOMARCH, RULES, cache_folder, compiling, source_hash
from nomarch.server.logs import log

KERNELS = 60
"""How many functions are compiled for the bots of a game, about."""
QUICK_BOT = "novice"
RUN = (sys.executable, "-m", __name__)
"""The command that compiles a game."""
logger = logging.getLogger("nomarch.preparing")


class Preparation:
    """Makes one game ready after the other in a thread, the one that somebody waits for first."""

    def __init__(self) -> None:
        self._waiting = nomarch.games()
        self._events = {name: asyncio.Event() for name in self._waiting}
        self._now: str | None = None
        self._compiled = 0
        self._compiler: subprocess.Popen[str] | None = None
        self._stopped = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._prepare_all, name="nomarch-preparing", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Begin with no other game, and leave the present one if it is still compiled."""
        self._stopped = True
        self._waiting.clear()
        if self._compiler:
            self._compiler.kill()

    async def ready(self, game: str) -> None:
        """Return when the game is ready; a game that there is not is always ready."""
        if (event := self._events.get(game)) is None or event.is_set():
            return
        self.prefer(game)
        await event.wait()

    def prefer(self, game: str) -> None:
        """Somebody wants this game: make it ready next."""
        if game in self._waiting[1:]:
            self._waiting.remove(game)
            self._waiting.insert(0, game)

    def progress(self, game: str) -> float | None:
        """How far a game is, from 0 to 1; None when it is ready."""
        if self._events[game].is_set():
            return None
        if game != self._now:
            return 0.0
        package = nomarch.game(game).package
        rules: int = sum(rule.__module__.startswith((package, "nomarch.core")) for rule in RULES)
        return min(0.99, self._compiled / (rules + KERNELS))

    def _prepare_all(self) -> None:
        while self._waiting:
            name = self._waiting.pop(0)
            self._compiled, self._now = 0, name
            try:
                self._compile(name)
                if self._stopped:
                    return
                prepare(name)
                log(logger, "ready", game=name, compiled=self._compiled)
            except Exception:
                if not self._stopped:  # where the process ends, no thread can be started any more
                    logger.exception("a game cannot be prepared")
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._events[name].set)

    def _compile(self, name: str) -> None:
        """Compile a game elsewhere, unless that was done before; where it fails, preparing it here tells why."""
        if compiled(name).exists():
            return
        # in a group of its own, so that Ctrl+C does not reach it and it does not tell how far it was
        with subprocess.Popen(
            (*RUN, name), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, process_group=0
        ) as self._compiler:
            assert self._compiler.stdout
            for _function in self._compiler.stdout:
                self._compiled += 1


def compiled(name: str) -> Path:
    """The file that says that the machine code of a game is complete, for the sources as they are."""
    return cache_folder(nomarch.game(name).package) / f"prepared-{source_hash(NOMARCH)}"


def prepare(name: str) -> None:
    """Compile or load everything that a table of this game calls."""
    game = nomarch.game(name)
    match = game.new(game.players[0], seed=0)
    match.play(ask(match, make_bot(match.game, QUICK_BOT, 0)))
    while not match.over and len(match.legal()) == 1:
        match.play(match.legal()[0])
    if not match.over:
        for bot in (QUICK_BOT, *networks_of(game)):
            ask(match, make_bot(match.game, bot, 0))
        if find_spec(f"{game.package}.advice"):
            import_module(f"{game.package}.advice").advice(match)


if __name__ == "__main__":
    with compiling(lambda _done, function: print(function, flush=True)):
        prepare(sys.argv[1])
    compiled(sys.argv[1]).touch()
