"""What a seat was told of a table's entries, and what they are called to it.

Entries are numbered for the table. A seat may not know of all of them: a card that is not played in a secret window
leaves no trace (see `core.secrecy`). So what is shown to a seat counts only the entries that it was told of.
"""

from bisect import bisect_right


class Ledger:
    """The entries of a table as one seat knows them."""

    def __init__(self) -> None:
        self._told = [0]
        self._events = [0]
        self.turn = 0
        """The number of the entry that led to the position as the seat knows it; whoever plays names it."""

    def add(self, told: bool, moved: bool, events: int) -> None:
        """The next entry: whether the seat is told of it, whether the game went on by it, and how many events the seat
        knows of then."""
        self._told.append(self.number + told)
        self._events.append(events)
        if told and moved:
            self.turn = self.number

    @property
    def number(self) -> int:
        """How many entries the seat was told of: what the last one is called to it."""
        return self._told[-1]

    def entry(self, number: int) -> int:
        """The last entry of the table that the seat could know of when this was its number."""
        return bisect_right(self._told, number) - 1

    def events_at(self, entry: int) -> int:
        """How many events the seat knew of after an entry of the table."""
        return self._events[entry]
