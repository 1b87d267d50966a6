"""What Celestia's `skilled` does by habit, below the fifth city."""

import numpy as np
import pytest

from nomarch import Match
from nomarch.bots import ask, habits_of, make_bot
from nomarch.games.celestia.components import CITY_NUMBERS
from nomarch.games.celestia.habits import BOLD, NEVER, TRUSTING
from tests.celestia.positions import CELESTIA, position

LAST = len(CITY_NUMBERS) - 1  # where nobody goes on
TRUSTED = [CITY_NUMBERS[city] for city in range(LAST) if TRUSTING[city] < NEVER]
ALONE = [CITY_NUMBERS[city] for city in range(LAST) if BOLD[city] < NEVER]


def goes_on(match: Match) -> bool:
    """Whether it goes on without asking its network."""
    action = np.full(1, -1)
    habits_of(CELESTIA)["skilled"](match.states, action)
    if action[0] < 0:
        return False
    by_habit = next(each for each in match.legal() if each.id == action[0])
    assert str(by_habit) in ("stay", "fly_on") and by_habit == ask(match, make_bot(CELESTIA, "skilled", 1))
    return True


@pytest.mark.parametrize("city", CITY_NUMBERS[:LAST])
def test_a_passenger_trusts_a_captain_with_cards_at_some_cities(city: int) -> None:
    assert goes_on(position(("CLHKTEJA", "C"), "fl--", city=city)) == (city in TRUSTED)
    assert not goes_on(position(("", "C"), "fl--", city=city))


@pytest.mark.parametrize("city", CITY_NUMBERS[:LAST])
def test_a_lone_captain_with_cards_flies_on_from_some_cities(city: int) -> None:
    assert goes_on(position(("CCLLHHKKTT", ""), "----", city=city, off=(1,))) == (city in ALONE)
    assert not goes_on(position(("", ""), "----", city=city, off=(1,)))


def test_it_is_bold_at_the_second_to_fourth_city_and_alone_at_the_first_three() -> None:
    assert (list(CITY_NUMBERS[1:4]), list(CITY_NUMBERS[:3])) == (TRUSTED, ALONE)
