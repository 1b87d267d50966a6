"""Bots of Camel Up's own, by how they judge their actions: `odds` plays by the exact odds of leg and race, `greedy`
takes the camels as they stand now."""

from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.games.camelup import greedy
from nomarch.games.camelup.betting import VALUE_INDEX, VALUES
from nomarch.games.camelup.components import COLOURS
from nomarch.games.camelup.situation import Situation


def as_it_stands(position: Match, legal: list[Action]) -> dict[int, float]:
    """What each legal action would bring in pounds if the leg ended now: a leg tile what it pays, the pyramid 1."""
    s = position.unpacked()
    places = [COLOURS[colour] for colour, _, _ in Situation(camels=s.camels).ranks()][::-1]

    def value(action: Action) -> float:
        if action.verb == "pyramid":
            return 1.0
        if action.verb != "leg":
            return 0.0
        camel = action.args[0]
        if camel == places[0]:
            return float(VALUES[VALUE_INDEX[s.stack_top[COLOURS.index(camel)]]])
        return 1.0 if camel == places[1] else -1.0

    return {action.id: value(action) for action in legal}


JUDGES = {"odds": greedy.values, "greedy": as_it_stands}
