"""What the bots of CuBirds think of flocks."""

import pytest

from nomarch import Match
from nomarch.bots import make_bot
from nomarch.bots.players import ask
from nomarch.games.cubirds import greedy
from tests.cubirds.positions import CUBIRDS, position


def values(match: Match) -> dict[str, float]:
    """What the actions are worth at first sight, by name."""
    numbers = greedy.values(match, match.legal())
    return {str(action): numbers[action.id] for action in match.legal()}


@pytest.mark.parametrize("collection", ["F", "FTTTWW", "FTTWWPMR", "FFFTTW"])
def test_a_flock_of_a_new_species_is_worth_more_collected_than_in_hand(collection: str) -> None:
    worth = values(position(("DDDDOR", "PPMM"), decision="flock", collections=(collection, "P")))
    assert worth["flock:duck"] > worth["no_flock"]


def test_the_flock_that_wins_is_worth_most() -> None:
    worth = values(position(("DDDDRRRRRR", "PPMM"), decision="flock", collections=("RRWWW", "P")))
    assert max(worth, key=lambda action: worth[action]) == "flock:robin"


@pytest.mark.parametrize("bot", ["skilled", "greedy"])
def test_a_bot_completes_the_flock_that_wins(bot: str) -> None:
    match = position(("DDDDOR", "PPMM"), decision="flock", collections=("FOTPMR", "P"))
    assert str(ask(match, make_bot(CUBIRDS, bot, 1))) == "flock:duck"
