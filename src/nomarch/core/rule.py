"""`rule`, the one decorator of every compiled function, and where its machine code is kept.

Numba caches a function under the time stamp of its own file, so a function whose callee changed in another file
would go on running the old code. Here the cache folder is named by a hash of every source that the function can
reach: imports point downwards only, so a game's rules reach `core` and the game's own folder, anything else in
Nomarch the whole package, and a game in a package of its own that package and `core`.
"""

import hashlib
import os
import shutil
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, overload

import numba
from numba import types
from numba.core import event
from numba.core.cpu import CPUContext
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])

CORE = Path(__file__).parent
NOMARCH = CORE.parent
SOURCES = (".py", ".toml")
NO_RULES = ("tutorial.toml",)
"""Files that look like sources but change no rule."""
DAYS_KEPT = 30

# A record that begins with the fields of another may stand for it: that is how a game's record draws random numbers.
warnings.filterwarnings("ignore", ".*has been considered a subtype", NumbaExperimentalFeatureWarning)

COMPILED = not numba.config.DISABLE_JIT
"""False in the interpreter mode (NUMBA_DISABLE_JIT=1), in which the rules are plain Python."""

RULES: list[Any] = []
"""Every rule there is, in the order of definition."""


@overload
def rule(function: Function) -> Function: ...
@overload
def rule(*, inline: bool) -> Callable[[Function], Function]: ...
def rule(function: Any = None, *, inline: bool = False) -> Any:
    """Compile a function of the rules: cached, without the GIL; `inline` merges a small helper into its callers."""
    if function is None:
        return lambda function: _compile(function, inline)
    return _compile(function, inline)


if COMPILED:

    @intrinsic  # type: ignore[untyped-decorator]
    def shared_code(_context: Any) -> Any:
        """For a rule with several callers: on a GPU they call one piece of code, and none gets a copy of it. A program
        that does not fit into the GPU's cache of instructions runs several times slower."""

        def code(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            if not isinstance(context, CPUContext):
                builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), code

else:

    def shared_code() -> None:
        """Nothing: in the interpreter all code is shared."""


def _compile(function: Function, inline: bool) -> Any:
    with _cached_in(cache_folder(function.__module__)):
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(function)
    RULES.append(compiled)
    return compiled


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache setting when a function is decorated; other users of Numba keep theirs."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def cache_root() -> Path:
    """Where everything computed once is kept: $NOMARCH_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("NOMARCH_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nomarch"


@cache
def cache_folder(module: str) -> Path:
    """The cache folder of a module's rules, named by the sources that they can reach."""
    name = module.partition(".games.")[2].partition(".")[0] or module.partition(".")[0]
    folder = cache_root() / f"{name}-{source_hash(*_reach(module))}"
    _prune(folder)
    return folder


def _reach(module: str) -> tuple[Path, ...]:
    parts = module.split(".")
    if parts[:2] == ["nomarch", "core"]:
        return (CORE,)
    if parts[:2] == ["nomarch", "games"]:
        return (CORE, NOMARCH / "games" / parts[2])
    if parts[0] == "nomarch":
        return (NOMARCH,)
    package = sys.modules[parts[0]].__file__
    assert package is not None
    return (CORE, Path(package).parent if len(parts) > 1 else Path(package))


@cache
def source_hash(*folders: Path) -> str:
    """A hash of the sources in these folders and of the settings that change what is compiled from them."""
    digest = hashlib.sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for folder in folders:
        for file in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if file.suffix in SOURCES and file.name not in NO_RULES:
                digest.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _prune(folder: Path) -> None:
    """Mark this folder as used today, and remove those that nobody used for a while."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for other in folder.parent.iterdir():
            if other.is_dir() and other.stat().st_mtime < time.time() - DAYS_KEPT * 86400:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass  # a read-only home: Numba then looks for a place of its own


class _Counter(event.Listener):  # type: ignore[misc]
    """Counts the compilations that begin and end, and tells a person about them."""

    def __init__(self, report: Callable[[int, str], None]) -> None:
        self.report = report
        self.done = 0

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self.done += 1
        self.report(self.done, event.data["dispatcher"].py_func.__name__)


@contextmanager
def compiling(report: Callable[[int, str], None]) -> Iterator[None]:
    """Call `report(how many so far, name)` after each function compiled inside the block; cached ones are silent."""
    counter = _Counter(report)
    event.register("numba:compile", counter)
    try:
        yield
    finally:
        event.unregister("numba:compile", counter)
