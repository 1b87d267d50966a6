"""Clocks for people who want them: so many seconds for each move, or a bank of time plus an increment."""

from dataclasses import dataclass, field
from typing import Any

KINDS = ("move", "bank")


@dataclass
class Clocks:
    """The time that each seat has left. Times come from the table's entries, so a replay gives the same clocks."""

    kind: str
    seconds: float
    increment: float
    players: int
    left: list[float] = field(init=False)
    running: int | None = None
    """The seat whose time runs."""
    since: float = 0.0
    """Since when."""

    def __post_init__(self) -> None:
        self.left = [self.seconds] * self.players

    @classmethod
    def of(cls, settings: dict[str, Any] | None, players: int) -> "Clocks | None":
        """The clocks that a table was opened with."""
        if settings is None:
            return None
        return cls(settings["kind"], settings["seconds"], settings.get("increment", 0.0), players)

    def run(self, seat: int | None, now: float) -> None:
        """From now on the time of this seat runs (None: nobody's). A seat that goes on deciding goes on using the
        same time; one whose turn has passed gets what it is due."""
        if seat == self.running:
            return
        if self.running is not None:
            self._stop(self.running, now)
        self.running, self.since = seat, now

    def _stop(self, seat: int, now: float) -> None:
        if self.kind == "move":
            self.left[seat] = self.seconds
        else:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since)) + self.increment

    def pause(self, now: float) -> None:
        """Nobody's time runs, and nothing is added for it."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
        self.running = None

    @property
    def deadline(self) -> float | None:
        """When the time that runs is out."""
        return None if self.running is None else self.since + self.left[self.running]

    def shown(self, to_move: int | None, now: float) -> dict[str, Any]:
        """What a seat sees. Whose time runs is shown only to a seat that may know who is asked (`to_move`)."""
        left = [round(seconds, 2) for seconds in self.left]
        running = self.running if self.running == to_move else None
        if running is not None:
            left[running] = round(max(0.0, self.left[running] - (now - self.since)), 2)
        return {"left": left, "running": running, "kind": self.kind, "increment": self.increment}
