"""Nomarch: the board games of the Nile, played, hosted and studied.

import nomarch
match = nomarch.game("camelup").new(players=4, seed=7)
match.play(match.legal()[0])
"""

from nomarch.core.errors import BadAction, BadOptions, BadRecord, IllegalAction, NomarchError, UnknownGame
from nomarch.core.game import Game
from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.library import game, games, load

__all__ = [
    "Action",
    "BadAction",
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Match",
    "NomarchError",
    "UnknownGame",
    "game",
    "games",
    "load",
]
