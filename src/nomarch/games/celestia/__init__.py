"""Celestia: docs/rules/celestia.md is the law."""

from nomarch.core.game import Game
from nomarch.games.celestia.actions import DECISIONS, EVENTS, SECRET, VOCABULARY
from nomarch.games.celestia.components import FEWEST_SEATS, MOST_SEATS
from nomarch.games.celestia.journeys import ahead, score
from nomarch.games.celestia.judgement import evaluate, hopes
from nomarch.games.celestia.knowledge import OBSERVATION, observe, redeal, reshuffle
from nomarch.games.celestia.setup import OPTIONS, begin, check, deal, read_setup, write_setup
from nomarch.games.celestia.state import State
from nomarch.games.celestia.turn import apply, legal, refuse
from nomarch.games.celestia.view import score_sheet, view

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
    name="celestia",
    package=__name__,
    prefix="CE",
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
    secret_seats=True,
)
