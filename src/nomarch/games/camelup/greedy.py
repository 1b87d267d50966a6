"""What a search thinks of its actions at first sight: exactly what each is worth in this leg, not in the race."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.camelup.odds import action_values


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """The value of each legal action in pounds, for the seat to move."""
    seat = position.to_move
    assert seat is not None
    worth = action_values(position.states, seat, [action.id for action in legal])
    return {action: float(value) for action, value in worth.items()}
