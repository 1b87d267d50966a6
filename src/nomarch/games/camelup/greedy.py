"""What a search thinks of its actions at first sight: their exact value for the leg, and of bets on the race for the
race."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.camelup.odds import action_values, race_bet_values


def values(position: Match, legal: list[Action]) -> dict[int, float]:
    """The value of each legal action in pounds for the seat to move; of a race bet the middle of its range."""
    seat = position.to_move
    assert seat is not None
    numbers = [action.id for action in legal]
    bets = race_bet_values(position.states, seat, numbers)
    for_leg = {action: float(value) for action, value in action_values(position.states, seat, numbers).items()}
    return for_leg | {action: (low + high) / 2 for action, (high, low) in bets.items()}
