"""What a client needs to know of the games before there is a table, and what they can tell beyond the rules."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import nomarch
from nomarch.bots import LEVELS
from nomarch.core import components, tutorial
from nomarch.core.game import Game
from nomarch.core.log import Secret
from nomarch.core.match import Match, Refusal
from nomarch.core.vocabulary import Action
from nomarch.server.errors import Problem
from nomarch.server.standing import Plain


@cache
def described(name: str) -> Plain:
    """A game: who it is for, what can be chosen, who can play along, what can be done and what can happen."""
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
        "verbs": {action.verb: _verb(action) for action in reversed(game.vocabulary.actions)},
        "secrets": _secrets(game),
        "ours": [vars(each) for each in components.ours(components.load(game.package))],
        "advice": _advice(game) is not None,
        "tutorial": 0 if (lessons := tutorial.load(game)) is None else len(lessons.steps),
    }


def _verb(action: Action) -> Plain:
    """A kind of action: the rule that grants it, and whether each of its arguments is a number or a name."""
    kinds = ("number" if isinstance(value, int) else "name" for value in action.args)
    return {"clause": action.clause, "arguments": dict(zip(action.names, kinds, strict=True))}


def _secrets(game: Game) -> dict[str, list[str]]:
    """The fields of events that not everybody may know."""
    found = {
        event.name: [field for field, kind in event.fields.items() if isinstance(kind, Secret)]
        for event in game.events.by_name.values()
    }
    return {event: fields for event, fields in found.items() if fields}


# Odds


def _advice(game: Game) -> Any:
    """The game's module `advice`, if it has one."""
    name = f"{game.package}.advice"
    return import_module(name) if find_spec(name) else None


def advised(match: Match, seat: int) -> Plain:
    """What a player in a practice game can be told, from what his seat knows."""
    module = _advice(match.game)
    if module is None:
        raise Problem("not_found", f"there are no odds for {match.game.name}")
    told: Plain = module.advice(match.sample(seat, 0))
    return told


# The end


def score_history(match: Match) -> list[list[int]]:
    """The scores after 0, 1, 2 and more actions."""
    past = match.at(0)
    history = [past.scores]
    for played, action in enumerate(match.actions):
        past.replay([action], [each for each in match.renewals if 0 < each[0] == played])
        history.append(past.scores)
    return history


# Why not


@cache
def _by_target(name: str) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in nomarch.game(name).vocabulary.actions:
        found.setdefault(action.target, []).append(action)
    return found


def why_not_touch(match: Match, target: str) -> Refusal | None:
    """Why nothing can be done with a thing now, None if something can. Of several reasons the first one that concerns
    something that could be done with another thing: it is what the player had in mind."""
    actions = _by_target(match.game.name).get(target)
    if not actions:
        raise Problem("bad_action", "nothing is ever done with that")
    reasons = [(action, match.why_not(action)) for action in actions]
    if any(reason is None for _, reason in reasons):
        return None
    verbs = {action.verb for action in match.legal()}
    likely = [reason for action, reason in reasons if action.verb in verbs]
    return (likely or [reason for _, reason in reasons])[0]
