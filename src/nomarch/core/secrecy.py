"""Which moments of a match each seat knows of.

A moment is what stands between two actions: a position, and a decision that is asked of a seat. Some games have
decisions that only holders of a card are asked; that one is asked, who, and how often, would give the cards away. So
while such a decision is open, nobody but the seat that is asked knows more than the last moment before. When it is
answered and the next decision is an open one, everybody sees what happened, and nothing tells how many secret
decisions lay between: what is counted for a seat counts only the moments that it knows of.
"""

from bisect import bisect_left
from collections.abc import Sequence

NOBODY = -1


class Moments:
    """The moments of one match so far; moment n is the one after n actions."""

    def __init__(self, secret: frozenset[int], secret_seats: bool) -> None:
        self._secret = secret
        self._secret_seats = secret_seats
        self._to_move: list[int] = []
        self._in_secret: list[bool] = []

    def add(self, to_move: int, decision: int) -> None:
        """The next moment: who is asked what."""
        self._to_move.append(to_move)
        self._in_secret.append(to_move != NOBODY and decision in self._secret)

    def knows(self, seat: int | None, moment: int) -> bool:
        """Whether the seat (None: a spectator) may know of a moment; everybody knows where a match began."""
        return moment == 0 or not self._in_secret[moment] or self._to_move[moment] == seat

    def known(self, seat: int | None) -> Sequence[int]:
        """The moments that the seat knows of, in order."""
        everything = range(len(self._to_move))
        return [moment for moment in everything if self.knows(seat, moment)] if self._secret else everything

    def last(self, seat: int | None) -> int:
        """The last moment that the seat knows of."""
        moment = len(self._to_move) - 1
        while not self.knows(seat, moment):
            moment -= 1
        return moment

    def hidden(self, seat: int | None) -> bool:
        """Whether the seat may not know who is asked now. Otherwise it is shown who was asked at the last moment that
        it knows of: if that seat alone decides in secret, it may as well still be thinking about that."""
        now, last = len(self._to_move) - 1, self.last(seat)
        if not self._in_secret[now] or self._to_move[now] == seat:
            return False
        return self._secret_seats or self._in_secret[last] or self._to_move[last] == seat

    def in_secret(self) -> bool:
        """Whether the decision that is asked now is secret."""
        return self._in_secret[-1]

    def open(self, moment: int) -> bool:
        """Whether what is asked at this moment is no secret."""
        return not self._in_secret[moment]

    def count(self, seat: int | None, moment: int) -> int:
        """How many moments the seat knows of that came before this one: what a moment is called to the seat."""
        return bisect_left(self.known(seat), moment) if self._secret else moment
