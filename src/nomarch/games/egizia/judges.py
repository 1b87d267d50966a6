"""Egizia's own `greedy`: it judges its actions as if this round were the last. A search first looks at all rounds to
come."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.egizia.components import ROUNDS
from nomarch.games.egizia.greedy import values


def as_if_last(position: Match, legal: list[Action]) -> dict[int, float]:
    """What the seat to move can hope for after each legal action, in points, if the game ends with this round; before
    the first, what it can hope for in the whole game."""
    states = position.states.copy()
    if states["this_round"][0] > 0:
        states["this_round"] = ROUNDS
    return values(Match.from_position(position.game, states), legal)


JUDGES = {"greedy": as_if_last}
