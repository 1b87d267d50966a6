"""How much of something is allowed in how much time."""

import time
from dataclasses import dataclass

from nomarch.server.errors import Problem

FORGET_AT = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float

    @classmethod
    def parse(cls, text: str) -> "Rate":
        """`20/s`, `30/m` or `100/h`, optionally with a burst: `20/s,100`; without, the burst is the number itself."""
        rate, _, burst = text.partition(",")
        count, _, unit = rate.partition("/")
        seconds = {"s": 1, "m": 60, "h": 3600}[unit]
        return cls(float(burst or count), float(count) / seconds)


class Limits:
    """One bucket for each key, such as an address or a seat. Full buckets are forgotten."""

    def __init__(self, rate: Rate, what: str) -> None:
        self.rate = rate
        self.what = what
        self._spent: dict[str, tuple[float, float]] = {}

    def allow(self, key: str) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        left, since = self._spent.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        if left < 1:
            self._spent[key] = (left, now)
            return False
        self._spent[key] = (left - 1, now)
        if len(self._spent) > FORGET_AT:
            self._forget(now)
        return True

    def take(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.allow(key):
            raise Problem("slow_down", f"too many {self.what}; wait a little")

    def _forget(self, now: float) -> None:
        full = self.rate.burst / self.rate.per_second
        self._spent = {key: spent for key, spent in self._spent.items() if now - spent[1] < full}
