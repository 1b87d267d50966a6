"""Secret links: who holds one may do what it says. Only hashes of them are stored, and no log ever sees one."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert

from nomarch.server.storage.schema import links

BYTES = 24
HOST, SEAT, SPECTATOR = "host", "seat", "spectator"


@dataclass(frozen=True)
class Link:
    """What a secret stands for at a table."""

    table_id: str
    role: str
    seat: int | None


def new_secret() -> str:
    """192 random bits as text."""
    return secrets.token_urlsafe(BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is as long as its hash is strong, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def path(table_id: str, secret: str) -> str:
    """The link that a person opens. The secret stands behind the #, which browsers never send to anybody."""
    return f"/t/{table_id}#{secret}"


def add(table_id: str, secret_hash: str, role: str, seat: int | None, now: float) -> Any:
    """The statement that stores a link."""
    row = {"table_id": table_id, "hash": secret_hash, "role": role, "seat": seat, "created": now}
    return insert(links).values(row)
