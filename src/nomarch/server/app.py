"""The application: HTTP interface with its OpenAPI description, WebSocket, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

from fastapi import FastAPI, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import WebSocketRoute

import nomarch
from nomarch.core.errors import NomarchError
from nomarch.server import api_accounts, api_tables, metrics
from nomarch.server.accounts import Accounts
from nomarch.server.answers import ERRORS, GameInfo, Health, json_answer, refused
from nomarch.server.chores import Chores
from nomarch.server.config import Config
from nomarch.server.doings import House
from nomarch.server.errors import Problem, language_of, problem
from nomarch.server.games import described
from nomarch.server.live import Live
from nomarch.server.logs import log
from nomarch.server.neighbours import Neighbours
from nomarch.server.pages import add_pages
from nomarch.server.preparing import Preparation
from nomarch.server.shield import Shield
from nomarch.server.storage import Store, open_database
from nomarch.server.visits import server_of
from nomarch.server.webhooks import Webhooks

CODE_OF_STATUS = {404: "not_found", 405: "wrong_method", 413: "too_large"}
logger = logging.getLogger("nomarch.server")


class Server:
    """Everything that belongs to one running server."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.preparation = Preparation()
        self.chores = Chores(store, self.preparation.ready, config.bot_threads)
        self.metrics = metrics.Metrics()
        self.house = House(config, self.chores, self.metrics)
        self.accounts = Accounts(store)
        self.webhooks = Webhooks(store, config)
        self.chores.turn_changed = self.webhooks.wake
        self.neighbours: Neighbours | None = None
        if store.engine.dialect.name == "postgresql":
            self.neighbours = Neighbours(store.engine, store.process, self._heard)

    @classmethod
    async def begin(cls, config: Config) -> "Server":
        """Open the database, listen to other processes, and begin to do what is due."""
        try:
            engine = await asyncio.to_thread(open_database, config.data, config.database)
        except DBAPIError:
            logger.error("the database cannot be opened")
            raise
        for name in nomarch.games():
            await asyncio.to_thread(described, name)
        server = cls(config, Store(engine))
        server.preparation.start()
        if server.neighbours is not None:
            await server.neighbours.start()
        server.chores.start()
        server.webhooks.start()
        log(logger, "started", database=engine.dialect.name, games=nomarch.games())
        return server

    async def end(self) -> None:
        """Begin nothing new, and write what was begun."""
        self.preparation.stop()
        await self.chores.stop()
        await self.webhooks.stop()
        if self.neighbours is not None:
            await self.neighbours.stop()
        await self.store.close()
        log(logger, "stopped")

    def _heard(self, table_ids: Collection[str] | None) -> None:
        """Another process has written at these tables (None: perhaps at any)."""
        for table in self.chores.hall.now_open():
            if table_ids is None or table.id in table_ids:
                self.chores.in_background(table.refresh())

    def described(self, name: str) -> dict[str, Any]:
        """A game, and how far it is from being ready on this machine."""
        return {**described(name), "preparing": self.preparation.progress(name)}

    def figures(self) -> bytes:
        """The figures as they are now, for Prometheus."""
        self.metrics.open_tables.set(len(self.chores.hall))
        self.metrics.writes_waiting.set(len(self.store.writer))
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.bots_thinking.set(self.chores.thinking)
        self.metrics.notices_waiting.set(self.webhooks.waiting)
        return self.metrics.text()


@asynccontextmanager
async def _lifespan(app: FastAPI, config: Config) -> AsyncIterator[None]:
    app.state.server = await Server.begin(config)
    yield
    await app.state.server.end()


def create_app(config: Config) -> FastAPI:
    """The application for these settings; it opens its database when it starts."""
    app = FastAPI(
        title="Nomarch",
        version="1",
        description="Tables for the board games of the Nile. docs/server.md tells how it is used.",
        lifespan=partial(_lifespan, config=config),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ERRORS,
    )
    app.include_router(api_tables.router)
    app.include_router(api_tables.tutorials)
    app.include_router(api_accounts.router)
    _add_the_rest(app)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", Live()))
    add_pages(app)
    _explain_errors(app)
    _describe(app)
    if config.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(config.origins),
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "Nomarch-Session"],
        )
    app.add_middleware(Shield)
    return app


def _add_the_rest(app: FastAPI) -> None:
    @app.get("/api/games", tags=["games"], response_model=list[GameInfo])
    async def all_games(request: Request) -> Response:
        """The games there are."""
        return json_answer([server_of(request).described(name) for name in nomarch.games()])

    @app.get("/api/games/{game}", tags=["games"], response_model=GameInfo)
    async def one_game(request: Request, game: Annotated[str, Path(min_length=1, max_length=40)]) -> Response:
        """One game; who asks for it wants it to be ready."""
        server = server_of(request)
        server.preparation.prefer(game)
        return json_answer(server.described(game))

    @app.get("/healthz", tags=["operations"], response_model=Health)
    async def health(request: Request) -> Response:
        """Whether the server and its database are well."""
        await server_of(request).store.rows(text("SELECT 1"))
        return json_answer({"status": "well"})

    @app.get("/metrics", tags=["operations"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    async def figures(request: Request) -> Response:
        """Figures for Prometheus."""
        return Response(server_of(request).figures(), media_type=metrics.TYPE)


def _describe(app: FastAPI) -> None:
    """The description without an answer that is never given: what has the wrong form is answered by 400."""
    describe = app.openapi

    def described_rightly() -> dict[str, Any]:
        description = describe()
        for path in description["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        return description

    app.openapi = described_rightly  # type: ignore[method-assign]


def _explain_errors(app: FastAPI) -> None:
    """Every refusal has the same form, and none repeats what was sent."""

    def of_problem(_request: Request, error: Any) -> Response:
        return refused(error)

    def of_engine(request: Request, error: Any) -> Response:
        return refused(problem(error, language_of(request.headers.get("accept-language", ""))))

    def of_form(_request: Request, error: Any) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return refused(Problem("bad_request", f"{where}: {first['msg']}" if where else first["msg"]))

    def of_http(_request: Request, error: Any) -> Response:
        code = CODE_OF_STATUS.get(error.status_code, "bad_request")
        return refused(Problem(code, str(error.detail)))

    app.add_exception_handler(Problem, of_problem)
    app.add_exception_handler(NomarchError, of_engine)
    app.add_exception_handler(RequestValidationError, of_form)
    app.add_exception_handler(HTTPException, of_http)
