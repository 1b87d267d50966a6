"""Players that are programs. All of them see only what their seat knows."""

from nomarch.bots.levels import BOTS, LEVELS, cores, make_bot
from nomarch.bots.players import Bot, Question, ask

__all__ = ["BOTS", "LEVELS", "Bot", "Question", "ask", "cores", "make_bot"]
