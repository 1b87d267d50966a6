"""What the greedy bot thinks of its actions: the exact value for the leg, or of a race bet for the race."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.camelup.odds import action_values, race_bet_values


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """The value of each legal action in pounds, for the seat to move; of the range of a race bet its middle."""
    seat = position.to_move
    assert seat is not None
    actions = [action.id for action in legal]
    worth = {action: float(value) for action, value in action_values(position.states, seat, actions).items()}
    bets = race_bet_values(position.states, seat, actions)
    return worth | {action: (low + high) / 2 for action, (high, low) in bets.items()}
