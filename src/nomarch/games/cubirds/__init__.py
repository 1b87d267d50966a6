"""CuBirds: docs/rules/cubirds.md is the law."""

from nomarch.core.game import Game
from nomarch.games.cubirds.actions import DECISIONS, EVENTS, SECRET, VOCABULARY
from nomarch.games.cubirds.components import FEWEST_SEATS, MOST_SEATS
from nomarch.games.cubirds.judgement import evaluate, hopes
from nomarch.games.cubirds.knowledge import OBSERVATION, observe, redeal, reshuffle
from nomarch.games.cubirds.rounds import ahead, score
from nomarch.games.cubirds.setup import OPTIONS, begin, check, deal, read_setup, write_setup
from nomarch.games.cubirds.state import State
from nomarch.games.cubirds.turn import apply, legal, refuse
from nomarch.games.cubirds.view import score_sheet, view

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
    "reshuffle",
    "score",
]

GAME = Game(
    name="cubirds",
    package=__name__,
    prefix="CB",
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
    secret_decisions=SECRET,
)
