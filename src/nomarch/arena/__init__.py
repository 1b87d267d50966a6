"""Bots against bots: seat-balanced contests from common seeds, and what they prove.

from nomarch import arena
results = arena.play("camelup", ["greedy", "random"], games=100)
results.standings[0].win_share, results.standings[0].win_interval
"""

from nomarch.arena.contest import Contest
from nomarch.arena.errors import GameFailed
from nomarch.arena.picture import draw
from nomarch.arena.results import Results, Standing, read
from nomarch.arena.run import play
from nomarch.arena.table import Played

__all__ = ["Contest", "GameFailed", "Played", "Results", "Standing", "draw", "play", "read"]
