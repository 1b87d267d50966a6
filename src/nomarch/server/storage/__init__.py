"""What must not be lost: tables and their entries, links, accounts, notices."""

from nomarch.server.storage.database import open_database
from nomarch.server.storage.store import Entry, Header, Store
from nomarch.server.storage.writer import Change, NumberTaken

__all__ = ["Change", "Entry", "Header", "NumberTaken", "Store", "open_database"]
