"""Egizia (2009) in its German, Czech and Polish editions: docs/rules/egizia.md is the law."""

from nomarch.core.game import Game
from nomarch.games.egizia.actions import DECISIONS, EVENTS, VOCABULARY
from nomarch.games.egizia.components import FEWEST_SEATS, MOST_SEATS
from nomarch.games.egizia.judgement import evaluate, hopes
from nomarch.games.egizia.knowledge import redeal, reshuffle
from nomarch.games.egizia.observation import OBSERVATION, observe
from nomarch.games.egizia.refusals import refuse
from nomarch.games.egizia.score_track import ahead, score
from nomarch.games.egizia.setup import OPTIONS, begin, check, deal, read_setup, write_setup
from nomarch.games.egizia.state import State
from nomarch.games.egizia.turn import advance, apply, legal, unasked
from nomarch.games.egizia.view import score_sheet, view

__all__ = [
    "GAME",
    "advance",
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
    "reshuffle",
    "score",
    "unasked",
]

GAME = Game(
    name="egizia",
    package=__name__,
    prefix="EG",
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
)
