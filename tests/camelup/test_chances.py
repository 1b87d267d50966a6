"""The chances at a glance that the search goes by, beside the exact odds."""

import numpy as np

from nomarch import library
from nomarch.core.rule import rule
from nomarch.games.camelup.chances import LEG_CHANCES, RACE_CHANCES, leg_chances
from nomarch.games.camelup.counting import counted
from nomarch.games.camelup.odds import Situation, leg_odds
from nomarch.games.camelup.track import CAMELS

OFF = 0.1  # how far a glance may be off on average


@rule
def glance(states, colour):  # type: ignore[no-untyped-def]
    """Call `leg_chances` from Python."""
    return leg_chances(states[0], colour)


def test_a_glance_is_near_the_exact_odds_of_the_leg() -> None:
    off = []
    for seed in range(20):
        match = library.game("camelup").new(players=2, seed=seed)
        for _ in range(seed % 8):
            match.play("pyramid")
        odds = leg_odds(Situation.of(match.states))
        for colour in range(CAMELS):
            exact = np.array(odds.places[colour][:2]) / odds.total
            off.append(np.abs(np.array(glance(match.states, colour)) - exact))
    assert np.mean(off) < OFF


def test_counting_a_few_races_tells_about_the_same() -> None:
    few = counted(20)
    for name, all_of_them in (("leg", LEG_CHANCES), ("race", RACE_CHANCES)):
        assert np.abs(few[name] - all_of_them).mean() < OFF
        assert np.abs(few[name] - all_of_them).max() > 0
