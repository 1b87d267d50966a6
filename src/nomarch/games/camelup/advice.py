"""What a player can be told in a practice game: the odds, and what each of his actions is worth."""

from fractions import Fraction

from rich.console import Console

from nomarch.core.game import Plain
from nomarch.core.match import Match
from nomarch.games.camelup.components import COLOURS
from nomarch.games.camelup.odds import RaceOdds, Situation, action_values, race_bet_values, race_odds
from nomarch.games.camelup.odds.picture import show


def advise(position: Match, console: Console, language: str) -> None:
    """Print the odds of a position and the values of the actions of the seat to move."""
    situation, odds, values = _worked_out(position)
    show(situation, odds, console, values, language)


def advice(position: Match) -> Plain:
    """The same as data: charts with a row of chances for each camel, and what each action is worth."""
    _, odds, values = _worked_out(position)
    leg = [[count / odds.leg.total for count in places[:2]] for places in odds.leg.places]
    race = [list(chances) for chances in zip(odds.win, odds.lose, strict=True)]
    return {
        "charts": [
            {"name": "leg", "parts": ["first", "second"], "rows": dict(zip(COLOURS, leg, strict=True))},
            {"name": "race", "parts": ["first", "last"], "rows": dict(zip(COLOURS, race, strict=True))},
        ],
        "values": {action: float(value) for action, value in values.items()},
    }


def _worked_out(position: Match) -> tuple[Situation, RaceOdds, dict[str, Fraction]]:
    """The odds, and the values by action: of a race bet the middle of its range for the race, of everything else the
    exact value for the leg."""
    seat, legal = position.to_move, position.legal()
    assert seat is not None
    values = action_values(position.states, seat, [action.id for action in legal])
    for action, (high, low) in race_bet_values(position.states, seat, values).items():
        values[action] = Fraction((high + low) / 2)
    situation = Situation.of(position.states)
    return situation, race_odds(situation), {str(action): values[action.id] for action in legal}
