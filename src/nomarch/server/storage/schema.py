"""What is stored. Times are seconds since 1970; secrets of people are stored as hashes."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("beginning", Text),  # JSON; for a table that goes on with a record: what had been played
    Column("seats", Text, nullable=False),  # JSON: who is expected at each seat
    Column("clock", Text),  # JSON; none without clocks
    Column("seed", String(64), nullable=False),  # hexadecimal; secret until the game is over
    Column("origin", String(10), nullable=False),  # new, rematch or import
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),
    Column("due", Float),  # when the server itself has something to do here: a bot moves (0), a clock runs out
    Column("owner", String(24)),  # the process that does it
    Column("lease", Float, nullable=False),  # and until when it is sure of that
    Index("tables_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of two entries with one number one wins
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(10), nullable=False),  # host, seat or spectator
    Column("seat", Integer),
    Column("created", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(120), nullable=False, unique=True),  # the name without regard to case
    Column("password", String(200), nullable=False),  # argon2
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("place", Integer),  # when the game is over
    Column("score", Integer),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, index=True),  # none when it was delivered or given up
    UniqueConstraint("table_id", "seat", "turn"),
)
