"""Players that are programs. All of them see only what their seat knows."""

from nomarch.bots.players import BOTS, Bot, Question, ask, make_bot

__all__ = ["BOTS", "Bot", "Question", "ask", "make_bot"]
