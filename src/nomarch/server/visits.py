"""Who a request comes from."""

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Header, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from nomarch.server.doings import Visit
from nomarch.server.errors import Problem

if TYPE_CHECKING:
    from nomarch.server.app import Server

Bearer = Annotated[
    HTTPAuthorizationCredentials | None,
    Depends(HTTPBearer(auto_error=False, description="The secret of a link (behind its #), or of a session")),
]
TableId = Annotated[str, Path(min_length=1, max_length=24, pattern="^[0-9a-f]+$")]
SessionHeader = Annotated[
    str | None, Header(alias="Nomarch-Session", max_length=100, description="A session, so that the game counts for it")
]


def server_of(request: Request) -> "Server":
    """The server that the request came to."""
    server: Server = request.app.state.server
    return server


def client_of(request: Request) -> str:
    """The address that the request came from."""
    return request.client.host if request.client else ""


def secret_of(bearer: HTTPAuthorizationCredentials | None) -> str:
    """The secret that came with a request."""
    if bearer is None or not bearer.credentials:
        raise Problem("not_found", "send the secret of a link or session: Authorization: Bearer SECRET")
    return bearer.credentials


async def visit(request: Request, table: TableId, bearer: Bearer, session: SessionHeader = None) -> Visit:
    """Who comes to this table, by the link that he has; and for which account, if for any."""
    server = server_of(request)
    link = await server.chores.hall.link(table, secret_of(bearer))
    account = (await server.accounts.account(session)).id if session else None
    return Visit(server.house, await server.chores.hall.table(table), link, account)


Visitor = Annotated[Visit, Depends(visit)]
