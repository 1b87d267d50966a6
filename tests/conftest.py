"""Settings of the test runs."""

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # the first call of a rule compiles it
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--soak` plays all random games instead of a twentieth; `--write-golden` writes the golden files anew; `--gpu`
    runs the tests that need one."""
    parser.addoption("--soak", action="store_true", help="play all games of the soak, not a twentieth of them")
    parser.addoption("--write-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--gpu", action="store_true", help="also run the tests that need a GPU")
