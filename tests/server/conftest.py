"""Servers and databases for the tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Running, config
from tests.server.postgres import new_database, running_postgres

BOTH = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL."""
    with running_postgres() as address:
        yield address


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """An empty database: SQLite (None) and PostgreSQL, one after the other."""
    if request.param == "sqlite":
        yield None
    else:
        with new_database(request.getfixturevalue("cluster")) as address:
            yield address


Start = Callable[..., Running]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, on SQLite unless a database is given, and stops them afterwards."""
    with ExitStack() as stack:

        def start(database: str | None = None, **changes: Any) -> Running:
            running = Running(config(tmp_path / "data", database, **changes)).start()
            stack.callback(running.stop)
            return running

        yield start


@pytest.fixture
def running(start: Start) -> Running:
    """A server on SQLite."""
    return start()


@pytest.fixture
def stored(start: Start, database: str | None) -> Running:
    """A server on each of the databases."""
    return start(database)
