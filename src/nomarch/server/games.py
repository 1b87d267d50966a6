"""What a client needs to know of the games before there is a table."""

from functools import cache

import nomarch
from nomarch.bots import LEVELS
from nomarch.server.standing import Plain


@cache
def described(name: str) -> Plain:
    """A game: who it is for, what can be chosen, who can play along, which verbs there are and what grants them."""
    game = nomarch.game(name)
    words = game.words()
    return {
        "name": name,
        "title": words.say("title"),
        "about": words.say("about"),
        "length": words.say("length"),
        "players": list(game.players),
        "bots": list(LEVELS),
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "default": option.default,
                "about": words.say(f"option-{option.name}"),
            }
            for option in game.options
        ],
        "verbs": {action.verb: action.clause for action in game.vocabulary.actions},
    }
