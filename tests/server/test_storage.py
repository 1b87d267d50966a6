"""Storage, on both databases: what is written is there, one of two wins, a batch is one commit."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

import nomarch
from nomarch.core.errors import NomarchError
from nomarch.server.errors import Problem
from nomarch.server.hall import new_header
from nomarch.server.standing import Standing
from nomarch.server.storage import Change, Entry, NumberTaken, Store, open_database
from nomarch.server.storage.database import upgrade
from nomarch.server.storage.schema import metadata, tables

SEATS = [{"kind": "person"}, {"kind": "person"}]


def with_store(tmp_path: Path, database: str | None, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store, and close it."""

    async def run() -> None:
        store = Store(open_database(tmp_path, database))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def a_table(store: Store) -> str:
    """A table without entries; its name."""
    header = new_header("camelup", {}, SEATS, None)
    await store.write(header.id, None, tables.insert().values(header.row()))
    return header.id


def entry(number: int, kind: str = "chat", **data: object) -> Entry:
    return Entry(number, kind, 0, data, time.time())


def test_the_migrations_lead_to_the_schema_that_is_used(tmp_path: Path, database: str | None) -> None:
    engine = open_database(tmp_path, database)
    found = inspect(engine)
    assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert list(columns) == [column.name for column in table.columns]
        assert [columns[column.name]["nullable"] for column in table.columns] == [c.nullable for c in table.columns]
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key.columns]
        indexes = {tuple(index["column_names"]) for index in found.get_indexes(name)}
        assert indexes >= {tuple(column.name for column in index.columns) for index in table.indexes}
    upgrade(engine)
    engine.dispose()


def test_a_table_comes_back_as_it_was(tmp_path: Path, database: str | None) -> None:
    async def work(store: Store) -> None:
        header = new_header("camelup", {"dice": True}, SEATS, {"kind": "move", "seconds": 30.0, "increment": 0.0})
        await store.write(header.id, None, tables.insert().values(header.row()))
        assert await store.header(header.id) == header
        assert await store.header("nowhere") is None
        written = [entry(number, text="ä€🐪") for number in (1, 2, 3)]
        for each in written:
            await store.write(header.id, each)
        assert await store.entries(header.id) == written
        assert await store.entries(header.id, after=2) == written[2:]

    with_store(tmp_path, database, work)


def test_of_two_entries_with_one_number_one_is_written_and_the_other_refused(
    tmp_path: Path, database: str | None
) -> None:
    async def work(store: Store) -> None:
        table = await a_table(store)
        results = await asyncio.gather(
            *(store.write(table, entry(1, who=who)) for who in range(8)), return_exceptions=True
        )
        refused = [result for result in results if isinstance(result, NumberTaken)]
        assert len(refused) == 7 and results.count(None) == 1
        [kept] = await store.entries(table)
        assert kept.data == {"who": results.index(None)}

    with_store(tmp_path, database, work)


def test_a_refused_change_takes_nothing_else_down_and_leaves_nothing_behind(
    tmp_path: Path, database: str | None
) -> None:
    """One batch holds a good change, one whose number is taken, and another good one."""

    async def work(store: Store) -> None:
        first, second = await a_table(store), await a_table(store)
        await store.write(first, entry(1))
        closed = tables.update().values(status="over")
        results = await asyncio.gather(
            store.write(second, entry(1)),
            store.write(first, entry(1), closed.where(tables.c.id == first)),
            store.write(second, entry(2), closed.where(tables.c.id == second)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), NumberTaken, type(None)]
        status = dict(await store.rows(tables.select().with_only_columns(tables.c.id, tables.c.status)))
        assert status == {first: "open", second: "over"}

    with_store(tmp_path, database, work)


def test_changes_that_wait_together_are_committed_together(tmp_path: Path, database: str | None) -> None:
    async def work(store: Store) -> None:
        table = await a_table(store)
        before = store.writer.commits
        changes = [Change(table, entry(number).row(table)) for number in range(1, 401)]
        for change in changes:
            store.writer.write(change)
        await asyncio.gather(*(change.done for change in changes))
        assert store.writer.commits - before < 200
        assert len(await store.entries(table)) == 400

    with_store(tmp_path, database, work)


def test_closing_writes_what_waits(tmp_path: Path, database: str | None) -> None:
    names: list[str] = []

    async def write(store: Store) -> None:
        names.append(await a_table(store))
        for number in range(1, 51):
            store.writer.write(Change(names[0], entry(number).row(names[0])))

    async def read(store: Store) -> None:
        assert len(await store.entries(names[0])) == 50

    with_store(tmp_path, database, write)
    with_store(tmp_path, database, read)


def test_a_lost_database_is_told_and_found_again(tmp_path: Path, cluster: str) -> None:
    from tests.server.postgres import new_database

    async def work(store: Store) -> None:
        table = await a_table(store)

        def cut(connection: object) -> None:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(text(query + " AND datname = current_database()"))  # type: ignore[attr-defined]

        await store.read(cut)
        with pytest.raises(Problem) as lost:
            await store.write(table, entry(1))
        assert lost.value.code == "unavailable"
        await store.write(table, entry(1))
        assert len(await store.entries(table)) == 1

    with new_database(cluster) as database:
        with_store(tmp_path, database, work)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite:///x"])
def test_another_kind_of_database_is_refused_in_words(tmp_path: Path, url: str) -> None:
    with pytest.raises(NomarchError, match="postgresql://"):
        open_database(tmp_path, url)


def test_the_seed_is_not_in_what_is_printed_of_a_header() -> None:
    header = new_header("camelup", {}, SEATS, None)
    assert str(header.seed) not in repr(header) and f"{header.seed:x}" not in repr(header)
    standing = Standing(header)
    assert standing.game is nomarch.game("camelup")
