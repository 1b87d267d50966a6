"""Accounts, for those who want one: a name, a password, one's own games and how they went."""

import asyncio
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, func, insert, select, update

from nomarch.server import links
from nomarch.server.errors import Problem
from nomarch.server.links import hashed, new_secret
from nomarch.server.standing import OVER, Plain
from nomarch.server.storage import NumberTaken, Store
from nomarch.server.storage.schema import accounts, members, sessions, tables

SESSION_S = 90 * 24 * 3600.0
LISTED = 200
HASHING_AT_ONCE = 2


class Accounts:
    """The accounts of a server. Passwords are hashed with argon2 in other threads, few at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(new_secret())
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)

    async def register(self, name: str, password: str) -> str:
        """A new account; a session of it."""
        row = {"name": name, "folded": name.casefold(), "created": time.time()}
        row["password"] = await self._hash(password)
        try:
            await self.store.write("", None, insert(accounts).values(row))
        except NumberTaken:
            raise Problem("name_taken", "somebody else has this name") from None
        return await self.log_in(name, password)

    async def log_in(self, name: str, password: str) -> str:
        """A new session, if the password is right. An unknown name takes as long as a wrong password."""
        rows = await self.store.rows(select(accounts).where(accounts.c.folded == name.casefold()))
        right = await self._verify(rows[0].password if rows else self._nobody, password)
        if not rows or not right:
            raise Problem("bad_password", "name or password is wrong")
        secret = new_secret()
        row = {"hash": hashed(secret), "account_id": rows[0].id, "expires": time.time() + SESSION_S}
        await self.store.write("", None, insert(sessions).values(row))
        return secret

    async def account(self, session: str) -> Any:
        """The account of a session."""
        query = (
            select(accounts)
            .join(sessions, sessions.c.account_id == accounts.c.id)
            .where(sessions.c.hash == hashed(session), sessions.c.expires > time.time())
        )
        if not (rows := await self.store.rows(query)):
            raise Problem("not_allowed", "log in first: there is no such session any more")
        return rows[0]

    async def log_out(self, session: str) -> None:
        """End a session."""
        await self.store.write("", None, delete(sessions).where(sessions.c.hash == hashed(session)))

    async def change_password(self, session: str, old: str, new: str) -> None:
        """A new password; every session ends, also this one."""
        account = await self.account(session)
        if not await self._verify(account.password, old):
            raise Problem("bad_password", "the old password is wrong")
        changed = update(accounts).where(accounts.c.id == account.id).values(password=await self._hash(new))
        await self.store.write("", None, changed, delete(sessions).where(sessions.c.account_id == account.id))

    async def games(self, account_id: int) -> list[Plain]:
        """The tables of an account, latest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.players, tables.c.status, tables.c.created, members)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.account_id == account_id)
            .order_by(tables.c.created.desc())
            .limit(LISTED)
        )
        return [
            {
                "table": row.id,
                "game": row.game,
                "players": row.players,
                "status": row.status,
                "created": row.created,
                "seat": row.seat,
                "place": row.place,
                "score": row.score,
            }
            for row in await self.store.rows(query)
        ]

    async def seat_link(self, account_id: int, table_id: str) -> str:
        """One more link to the seat of an account's game, for another device."""
        query = select(members.c.seat).where(members.c.account_id == account_id, members.c.table_id == table_id)
        rows = await self.store.rows(query)
        if not rows:
            raise Problem("not_found", "this account has no game at such a table")
        secret = links.new_secret()
        added = links.add(table_id, hashed(secret), links.SEAT, rows[0].seat, time.time())
        await self.store.write("", None, added)
        return links.path(table_id, secret)

    async def statistics(self, account_id: int) -> list[Plain]:
        """How the finished games of an account went, by game."""
        query = (
            select(
                tables.c.game,
                func.count().label("played"),
                func.count().filter(members.c.place == 1).label("won"),
                func.avg(members.c.place).label("place"),
                func.avg(members.c.score).label("score"),
                func.max(members.c.score).label("best"),
            )
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.account_id == account_id, tables.c.status == OVER, members.c.place.is_not(None))
            .group_by(tables.c.game)
            .order_by(tables.c.game)
        )
        return [
            {
                "game": row.game,
                "played": row.played,
                "won": row.won,
                "average_place": round(float(row.place), 2),
                "average_score": round(float(row.score), 2),
                "best_score": row.best,
            }
            for row in await self.store.rows(query)
        ]

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password)
            except (Argon2Error, InvalidHashError):
                return False
