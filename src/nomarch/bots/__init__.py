"""Players that are programs. All of them see only what their seat knows."""

from nomarch.bots.levels import LEVELS, NETWORK, bots_of, cores, habits_of, make_bot, networks_of
from nomarch.bots.players import Bot, Question, ask, question

__all__ = [
    "LEVELS",
    "NETWORK",
    "Bot",
    "Question",
    "ask",
    "bots_of",
    "cores",
    "habits_of",
    "make_bot",
    "networks_of",
    "question",
]
