"""A small contest, played once for all tests."""

import pytest

from nomarch import arena
from nomarch.arena import Results
from tests.arena.helpers import GAMES, SEATS


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """A contest that nothing interrupts, on one worker."""
    return arena.play("camelup", SEATS, GAMES, records=tmp_path_factory.mktemp("undisturbed"), workers=1)
