"""Figures for Prometheus: tables, moves, latency, queue lengths."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.open_tables = Gauge("nomarch_open_tables", "Tables in memory", registry=self.registry)
        self.watchers = Gauge("nomarch_watchers", "Connected sockets", registry=self.registry)
        self.writes_waiting = Gauge("nomarch_writes_waiting", "Changes not yet durable", registry=self.registry)
        self.bots_thinking = Gauge("nomarch_bots_thinking", "Tables where a bot is asked", registry=self.registry)
        self.notices_waiting = Gauge("nomarch_notices_waiting", "Webhooks to be sent", registry=self.registry)
        self.commits = Gauge("nomarch_commits", "Transactions written", registry=self.registry)
        self.commands = Counter("nomarch_commands", "What people did", ["command", "result"], registry=self.registry)
        self.move_seconds = Histogram(
            "nomarch_move_seconds", "From a move's arrival to everybody told", buckets=SECONDS, registry=self.registry
        )
        self.requests = Counter("nomarch_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "nomarch_request_seconds", "HTTP requests", ["route"], buckets=SECONDS, registry=self.registry
        )

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
