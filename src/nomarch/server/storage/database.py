"""The database behind a server: SQLite in one file, or PostgreSQL by its address."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from nomarch.core.errors import NomarchError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite"
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
UPGRADE_LOCK = 0x6E6F6D61726368  # any number, the same in every process
BUSY_MS = 10_000
CONNECTIONS = 8
SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}", "cache_size=-16000")


def open_database(data: Path, url: str | None = None) -> Engine:
    """The database, its schema up to date."""
    engine = _postgres(url) if url else _sqlite(data)
    upgrade(engine)
    return engine


def _sqlite(data: Path) -> Engine:
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(f"sqlite:///{data / FILE}", pool_size=CONNECTIONS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        """A commit is on the disk when it returns: WAL, synced at every commit."""
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")

    return engine


def _postgres(url: str) -> Engine:
    address = check_address(url)
    return create_engine(address, pool_size=CONNECTIONS, pool_pre_ping=True, hide_parameters=True)


def check_address(url: str) -> URL:
    """The address of a PostgreSQL, if it is one."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise NomarchError("the address of the database is like postgresql://user@host/name") from None
    if parsed.drivername not in POSTGRES:
        raise NomarchError(f"the database must be postgresql://..., not {parsed.drivername}://...")
    return parsed.set(drivername="postgresql+psycopg")


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date; of several processes that start at once one does it."""
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
