"""Bots of Camel Up's own, by how they judge their actions: `odds` plays by the exact odds of leg and race."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.camelup import greedy
from nomarch.games.camelup.odds import race_bet_values


def by_odds(position: Match, legal: list[Action]) -> dict[int, float]:
    """The value of each legal action in pounds: for the leg, or of a race bet for the race, the middle of its range."""
    seat = position.to_move
    assert seat is not None
    bets = race_bet_values(position.states, seat, [action.id for action in legal])
    return greedy.values(position, legal) | {action: (low + high) / 2 for action, (high, low) in bets.items()}


JUDGES = {"odds": by_odds}
