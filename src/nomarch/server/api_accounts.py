"""The HTTP interface to accounts."""

from fastapi import APIRouter, Request, Response

from nomarch.server import requests
from nomarch.server.answers import Account, AccountTable, Done, Session, Statistics, json_answer
from nomarch.server.visits import Bearer, TableId, client_of, secret_of, server_of

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/accounts", response_model=Session, status_code=201)
async def register(request: Request, body: requests.Credentials) -> Response:
    """Make an account; nobody needs one."""
    server = server_of(request)
    server.house.logins.take(client_of(request))
    return json_answer({"session": await server.accounts.register(body.name, body.password)}, 201)


@router.post("/sessions", response_model=Session, status_code=201)
async def log_in(request: Request, body: requests.Credentials) -> Response:
    """Log in."""
    server = server_of(request)
    server.house.logins.take(client_of(request))
    return json_answer({"session": await server.accounts.log_in(body.name, body.password)}, 201)


@router.delete("/sessions", response_model=Done)
async def log_out(request: Request, bearer: Bearer) -> Response:
    """Log out: this session ends."""
    await server_of(request).accounts.log_out(secret_of(bearer))
    return json_answer({})


@router.get("/account", response_model=Account)
async def who_am_i(request: Request, bearer: Bearer) -> Response:
    """Whose session it is."""
    account = await server_of(request).accounts.account(secret_of(bearer))
    return json_answer({"name": account.name, "created": account.created})


@router.put("/account/password", response_model=Done)
async def change_password(request: Request, bearer: Bearer, body: requests.NewPassword) -> Response:
    """Change the password; all sessions end."""
    server = server_of(request)
    server.house.logins.take(client_of(request))
    await server.accounts.change_password(secret_of(bearer), body.old, body.new)
    return json_answer({})


@router.get("/account/tables", response_model=list[AccountTable])
async def my_tables(request: Request, bearer: Bearer) -> Response:
    """One's own games, latest first."""
    server = server_of(request)
    account = await server.accounts.account(secret_of(bearer))
    return json_answer(await server.accounts.games(account.id))


@router.post("/account/tables/{table}/link", response_model=Done)
async def my_seat(request: Request, bearer: Bearer, table: TableId) -> Response:
    """One more link to one's own seat, for another device; the other links stay good."""
    server = server_of(request)
    account = await server.accounts.account(secret_of(bearer))
    server.house.moves.take(f"account {account.id}")
    return json_answer({"link": await server.accounts.seat_link(account.id, table)})


@router.get("/account/statistics", response_model=list[Statistics])
async def my_statistics(request: Request, bearer: Bearer) -> Response:
    """How one's finished games went."""
    server = server_of(request)
    account = await server.accounts.account(secret_of(bearer))
    return json_answer(await server.accounts.statistics(account.id))
