"""What stands before every HTTP request: size limits, rate limits, security headers, figures and the log."""

import logging
import time
from typing import Any

import orjson

from nomarch.server.config import MESSAGE_BYTES, RECORD_BYTES
from nomarch.server.doings import House
from nomarch.server.errors import Problem
from nomarch.server.logs import FIELDS, milliseconds

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
)
UNLIMITED = ("/healthz", "/metrics")
logger = logging.getLogger("nomarch.requests")


class Shield:
    """ASGI middleware around the whole application; WebSockets pass through it untouched."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.server.house
        answer = _Answer(scope, send)
        try:
            self._check_rate(scope, house)
            await self.app(scope, answer.limited(receive), answer)
        except Problem as problem:
            await answer.refuse(problem)
        except Exception:
            logger.exception("a request failed")
            await answer.fail()
        self._count(scope, house, answer)

    def _check_rate(self, scope: dict[str, Any], house: House) -> None:
        if scope["path"] not in UNLIMITED:
            house.requests.take(scope["client"][0] if scope["client"] else "")

    def _count(self, scope: dict[str, Any], house: House, answer: "_Answer") -> None:
        """The route's pattern alone is kept: it holds nothing that anybody could have put into an address."""
        route = getattr(scope.get("route"), "path", "none")
        house.metrics.requests.labels(route, answer.status).inc()
        house.metrics.request_seconds.labels(route).observe(time.perf_counter() - answer.began)
        fields = {"method": scope["method"], "route": route, "status": answer.status}
        logger.info("request", extra={FIELDS: {**fields, "ms": milliseconds(answer.began)}})


class _Answer:
    """Sends the application's answer with the headers that all answers have."""

    def __init__(self, scope: dict[str, Any], send: Any) -> None:
        self.scope = scope
        self.status = 500
        self.began = time.perf_counter()
        self._send = send
        self._started = False
        self._too_large = False
        self._ended = False

    def limited(self, receive: Any) -> Any:
        """The same body, cut off where it is too long; whatever the application makes of that, it is refused."""
        most = RECORD_BYTES if self.scope["path"] == "/api/tables" else MESSAGE_BYTES
        seen = 0

        async def limited() -> Any:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                self._too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return limited

    async def __call__(self, message: dict[str, Any]) -> None:
        if self._too_large:
            self._too_large = False
            await self.refuse(Problem("too_large", "that is more than is allowed here"))
            self._ended = True
        if self._ended:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._started = True
            headers = [*message["headers"], *HEADERS]
            if self.scope["path"].startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self._send(message)

    async def refuse(self, problem: Problem) -> None:
        """Answer with a problem, if nothing was answered yet."""
        await self._whole(problem.status, problem.body())

    async def fail(self) -> None:
        """Answer that this server has failed."""
        error = {"code": "failed", "message": "the server has failed; it was logged", "clause": None}
        await self._whole(500, {"error": error})

    async def _whole(self, status: int, body: dict[str, Any]) -> None:
        if self._started:
            return
        headers = [(b"content-type", b"application/json")]
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": orjson.dumps(body)})
