"""Players that are programs. All of them see only what their seat knows."""

from nomarch.bots.levels import BOTS, cores, make_bot
from nomarch.bots.players import Bot, Question, ask

__all__ = ["BOTS", "Bot", "Question", "ask", "cores", "make_bot"]
