"""What happened, as data: rules write numbers to a log, `Events` turns them into named fields.

A log is an array of rows; row 0 holds how many follow, each `[event, a, b, c, d]`. Searching bots pass a log
without rows, and nothing is written.
"""

from typing import Any

import numpy as np

from nomarch.core.rule import rule

ROWS = 512
COLUMNS = 5
NOTHING = np.int64(0)

Field = tuple[str, ...] | type[int]
"""The names that a field's numbers stand for, or `int`."""


def new_log(rows: int = ROWS) -> np.ndarray[Any, np.dtype[np.int16]]:
    """An empty log; with 0 rows a log that swallows everything."""
    return np.zeros((rows and rows + 1, COLUMNS), np.int16)


@rule
def emit(log, event, a, b, c, d):
    """Write one event; fields that it does not have are NOTHING. Without a log (None) there is not even code for it."""
    if log is not None and len(log) > 1:
        row = np.int64(log[0, 0]) + 1
        log[0, 0] = row
        log[row, 0] = event
        log[row, 1] = a
        log[row, 2] = b
        log[row, 3] = c
        log[row, 4] = d


class Secret:
    """A field that only the seat named by the event's `seat` may know."""

    def __init__(self, field: Field) -> None:
        self.field = field


class Event:
    """A kind of event: its name and up to four fields in the order in which the rules write them.

    Numbers in a field called `seat`, or whose name ends in `_seat`, are seats.
    """

    def __init__(self, name: str, **fields: Field | Secret) -> None:
        self.name = name
        self.fields = fields

    def decode(self, numbers: list[int], seat: int | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) may know it."""
        data: dict[str, Any] = {"event": self.name}
        for (name, field), number in zip(self.fields.items(), numbers, strict=False):
            if isinstance(field, Secret):
                if seat is None or data["seat"] != seat:
                    continue
                field = field.field
            data[name] = field[number] if isinstance(field, tuple) else number
        return data


class Events:
    """All events of a game."""

    def __init__(self, *events: Event) -> None:
        self.events = events
        self.by_name = {event.name: event for event in events}

    def code(self, name: str) -> np.int64:
        """The number of the event of this name, as a constant for the rules."""
        return np.int64(list(self.by_name).index(name))

    def decode(self, row: list[int], seat: int | None) -> dict[str, Any]:
        """A row of the log as this seat (None: a spectator) may know it."""
        return self.events[row[0]].decode(row[1:], seat)
