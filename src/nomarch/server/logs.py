"""Structured logs: one JSON object a line. Nothing here may hold a seed, a link, a password or what somebody hides:
routes are logged by their pattern, never with their query, and errors without the values that led to them."""

import logging
import sys
import time
import traceback
from typing import Any

import orjson

FIELDS = "fields"
NAMES = ("nomarch", "uvicorn", "uvicorn.error", "uvicorn.access")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        data: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            data["error"] = record.exc_info[0].__name__
            data["where"] = [
                f"{frame.name} ({frame.filename.rpartition('/')[2]}:{frame.lineno})"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return orjson.dumps(data).decode()


def set_up(level: str) -> None:
    """Let everything be logged this way, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("nomarch", "uvicorn") else []
        logger.propagate = name not in ("nomarch", "uvicorn")
        logger.setLevel("WARNING" if name.startswith("uvicorn") and level != "error" else level.upper())


def log(logger: logging.Logger, message: str, **fields: Any) -> None:
    """Log a message with fields."""
    logger.info(message, extra={FIELDS: fields})


def milliseconds(since: float) -> float:
    """The time since a reading of `time.perf_counter`."""
    return round((time.perf_counter() - since) * 1000, 2)
