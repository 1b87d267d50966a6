"""Progress of long work, for a person at a terminal."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS_BEFORE = 0.5
WIDTH = 79
BAR = 20


@contextmanager
def progress_line(title: str, total: int) -> Iterator[Callable[[int, str], None]]:
    """A line on the terminal that `report(done, what)` moves on and that goes away at the end; quick work, and
    programs that read our output, never see it."""
    start = time.monotonic()
    shown = False

    def report(done: int, what: str) -> None:
        nonlocal shown
        if sys.stderr.isatty() and time.monotonic() - start > SECONDS_BEFORE:
            shown = True
            filled = BAR * min(done, total) // total
            _write(f"{title}  {'█' * filled}{'░' * (BAR - filled)}  {what}")

    try:
        yield report
    finally:
        if shown:
            _write("")


def _write(line: str) -> None:
    sys.stderr.write(f"\r{line[:WIDTH]:<{WIDTH}}" + ("" if line else "\r"))
    sys.stderr.flush()
