"""Fertility (Polish edition: Dolina Nilu): docs/rules/fertility.md is the law."""

from nomarch.core.game import Game
from nomarch.games.fertility.actions import DECISIONS, EVENTS, VOCABULARY
from nomarch.games.fertility.box import load_components
from nomarch.games.fertility.components import FEWEST_SEATS, MOST_SEATS
from nomarch.games.fertility.given import read_setup, write_setup
from nomarch.games.fertility.judgement import evaluate, hopes
from nomarch.games.fertility.knowledge import redeal, reshuffle
from nomarch.games.fertility.observation import OBSERVATION, observe
from nomarch.games.fertility.scoring import ahead, score
from nomarch.games.fertility.setup import OPTIONS, begin, check, deal
from nomarch.games.fertility.state import State
from nomarch.games.fertility.turn import apply, legal, refuse
from nomarch.games.fertility.view import score_sheet, view

__all__ = [
    "GAME",
    "ahead",
    "apply",
    "begin",
    "deal",
    "evaluate",
    "hopes",
    "legal",
    "load_components",
    "observe",
    "redeal",
    "refuse",
    "reshuffle",
    "score",
]

GAME = Game(
    name="fertility",
    package=__name__,
    prefix="FE",
    players=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=OPTIONS,
    check=check,
    position=State,
    vocabulary=VOCABULARY,
    decisions=DECISIONS,
    events=EVENTS,
    observation=OBSERVATION,
    read_setup=read_setup,
    write_setup=write_setup,
    view=view,
    score_sheet=score_sheet,
    load_components=load_components,
)
