"""Celestia's own `greedy`: it does what looks best at a glance; a search first flies some journeys to their end."""

from nomarch.core.match import Match
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.celestia.glance import glance


def at_a_glance(position: Match, legal: list[Action]) -> dict[int, float]:
    """What each legal action brings the seat to move, in points."""
    return {action.id: float(look(position.states, action.id)) for action in legal}


@rule
def look(states, action):
    """Call `glance` from Python."""
    return glance(states[0], action)


JUDGES = {"greedy": at_a_glance}
