"""Camel Up (2014) with Supercup (2015) and the Referee Camel: docs/rules/camelup.md is the law."""

from nomarch.core.game import Game
from nomarch.games.camelup.actions import DECISIONS, EVENTS, VOCABULARY
from nomarch.games.camelup.components import MOST_SEATS
from nomarch.games.camelup.judgement import evaluate, hopes
from nomarch.games.camelup.knowledge import OBSERVATION, observe, redeal
from nomarch.games.camelup.scoring import ahead, score
from nomarch.games.camelup.setup import OPTIONS, begin, check, deal, read_setup, write_setup
from nomarch.games.camelup.state import State
from nomarch.games.camelup.turn import apply, legal, refuse
from nomarch.games.camelup.view import score_sheet, view

__all__ = [
    "GAME",
    "ahead",
    "apply",
    "begin",
    "deal",
    "evaluate",
    "hopes",
    "legal",
    "observe",
    "redeal",
    "refuse",
    "score",
]

GAME = Game(
    name="camelup",
    package=__name__,
    prefix="CU",
    players=range(2, MOST_SEATS + 1),
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
)
