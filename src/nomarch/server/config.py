"""What a host can choose, by flags or by environment: `--port 8000` or `NOMARCH_PORT=8000`."""

from dataclasses import dataclass, field
from pathlib import Path

from nomarch.server.limits import Rate

MESSAGE_BYTES = 16 * 1024
RECORD_BYTES = 1024 * 1024


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("nomarch-data")
    database: str | None = None
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server."""
    proxies: str | None = None
    """Addresses of proxies whose word on the client's address is taken."""
    bot_threads: int | None = None
    create_rate: Rate = field(default_factory=lambda: Rate(20, 20 / 60))
    move_rate: Rate = field(default_factory=lambda: Rate(100, 20))
    chat_rate: Rate = field(default_factory=lambda: Rate(10, 1))
    login_rate: Rate = field(default_factory=lambda: Rate(10, 10 / 60))
    request_rate: Rate = field(default_factory=lambda: Rate(200, 50))
    webhook_hosts: tuple[str, ...] = ()
    """The only hosts to notify; none: any public one."""
    webhook_private: bool = False
    """Whether addresses in private networks may be notified."""
    log_level: str = "info"
