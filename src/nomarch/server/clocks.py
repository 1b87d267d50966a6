"""Clocks for people who want them: so many seconds for each move, or a bank of time plus an increment."""

from dataclasses import dataclass, field
from typing import Any

KINDS = ("move", "bank")
SECRET_S = 30.0
"""The time for a decision of which nobody else may know. It is nobody's own, or one could see whose got less."""


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
    secret: tuple[int, int, float] | None = None
    """The seat that decides in secret, at which turn, and until when."""

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
        self.secret = None
        if seat == self.running:
            return
        if self.running is not None:
            self._stop(self.running, now)
        self.running, self.since = seat, now

    def run_secretly(self, seat: int | None, turn: int, now: float) -> None:
        """Nobody's own time runs, while a seat (None: a bot) decides in secret."""
        if self.secret is not None and self.secret[:2] == (seat, turn):
            return
        self.run(None, now)
        if seat is not None:
            self.secret = (seat, turn, now + min(SECRET_S, self.seconds))

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
        self.secret = None

    @property
    def deadline(self) -> float | None:
        """When the time that runs is out."""
        if self.secret is not None:
            return self.secret[2]
        return None if self.running is None else self.since + self.left[self.running]

    def shown(self, to_move: int | None, now: float) -> dict[str, Any]:
        """What a seat sees. Whose time runs is shown only to a seat that may know who is asked (`to_move`)."""
        left = [round(seconds, 2) for seconds in self.left]
        running = self.running if self.running == to_move else None
        if self.secret is not None and self.secret[0] == to_move:
            running = to_move
            left[to_move] = round(max(0.0, self.secret[2] - now), 2)
        elif running is not None:
            left[running] = round(max(0.0, self.left[running] - (now - self.since)), 2)
        return {"left": left, "running": running, "kind": self.kind, "increment": self.increment}
