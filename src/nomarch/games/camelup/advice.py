"""What a player can be told in a practice game: the odds, and what each of his actions is worth."""

from fractions import Fraction

from rich.console import Console

from nomarch.core.match import Match
from nomarch.games.camelup.odds import Situation, action_values, race_bet_values, race_odds
from nomarch.games.camelup.odds.picture import show


def advise(position: Match, console: Console) -> None:
    """Print the odds of a position and the values of the actions of the seat to move; of a race bet the middle of its
    range for the race, of everything else the exact value for the leg."""
    seat, legal = position.to_move, position.legal()
    assert seat is not None
    values = action_values(position.states, seat, [action.id for action in legal])
    for action, (high, low) in race_bet_values(position.states, seat, values).items():
        values[action] = Fraction((high + low) / 2)
    situation = Situation.of(position.states)
    show(situation, race_odds(situation), console, {str(action): values[action.id] for action in legal})
