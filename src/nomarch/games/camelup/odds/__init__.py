"""Odds of Camel Up, exact (section 17 of the rules): of the leg, of the whole race, and the value of actions."""

from nomarch.games.camelup.odds.leg import LegOdds, leg_odds
from nomarch.games.camelup.odds.race import RaceOdds, race_odds, race_table
from nomarch.games.camelup.odds.values import action_values, newcomers_values, race_bet_value, race_bet_values
from nomarch.games.camelup.situation import BadPosition, Situation

__all__ = [
    "BadPosition",
    "LegOdds",
    "RaceOdds",
    "Situation",
    "action_values",
    "leg_odds",
    "newcomers_values",
    "race_bet_value",
    "race_bet_values",
    "race_odds",
    "race_table",
]
