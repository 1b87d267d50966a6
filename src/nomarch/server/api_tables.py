"""The HTTP interface to tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import StringConstraints

from nomarch.core import notation
from nomarch.core.rng import commitment
from nomarch.library import loads
from nomarch.server import commands, requests
from nomarch.server.answers import Advice, Done, Fairness, Message, Moment, NewLinks, Refusal, Result, json_answer
from nomarch.server.doings import DOINGS, carry_out
from nomarch.server.errors import Problem
from nomarch.server.games import advised, score_history, why_not_touch
from nomarch.server.logs import log
from nomarch.server.shield import logger
from nomarch.server.standing import Standing
from nomarch.server.visits import Visitor, client_of, server_of
from nomarch.server.webhooks import check_url

router = APIRouter(prefix="/api/tables", tags=["tables"])
tutorials = APIRouter(prefix="/api/tutorials", tags=["tables"])
Since = Annotated[int | None, Query(ge=0, le=requests.LARGEST, description="The last entry that you know")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200)]


@router.post("", response_model=NewLinks, status_code=201)
async def open_table(request: Request, body: requests.NewTable) -> Response:
    """Open a table. Keep the links: they are shown this once, and they are all that it takes to sit there."""
    server = server_of(request)
    server.house.creations.take(client_of(request))
    seats = [seat.model_dump(exclude_none=True) for seat in body.seats]
    clock = body.clock.model_dump() if body.clock else None
    record = None if body.record is None else body.record.encode()
    made = await server.chores.hall.create(body.game, dict(body.options), seats, clock, record)
    await commands.begin(await server.chores.hall.table(made["table"]))
    log(logger, "opened a table", table=made["table"], game=body.game)
    return json_answer(made, 201)


@tutorials.post("", response_model=NewLinks, status_code=201)
async def open_tutorial(request: Request, body: requests.NewTutorial) -> Response:
    """Open a table where a game is learned step by step; it begins when the learner sits down at seat 0."""
    server = server_of(request)
    server.house.creations.take(client_of(request))
    made = await server.chores.hall.create_tutorial(body.game)
    log(logger, "opened a tutorial", table=made["table"], game=body.game)
    return json_answer(made, 201)


@router.get("/{table}", response_model=Message, response_model_exclude_unset=True)
async def look(visit: Visitor, since: Since = None) -> Response:
    """How the table stands, and what has happened since an entry that you know."""
    await visit.table.settled()
    return Response(visit.table.message(visit.link.seat, since), media_type="application/json")


@router.get("/{table}/moments/{played}", response_model=Moment)
async def look_back(visit: Visitor, played: int) -> Response:
    """The game as it stood after so many actions that this seat knows of, as it could see it then."""
    standing = await visit.table.settled()
    seat = visit.link.seat
    known = standing.match.moments.known(seat) if standing.match else ()
    if standing.match is None or not 0 <= played < len(known):
        raise Problem("not_found", "there is no such moment")
    match = standing.match.at(known[played])
    return json_answer({"played": played, "view": match.view(seat), "events": match.events(seat)})


@router.get("/{table}/why", response_model=Refusal)
async def why_not(
    visit: Visitor,
    action: Annotated[ActionText | None, Query(description="An action")] = None,
    target: Annotated[ActionText | None, Query(description="Or a thing, with which something could be done")] = None,
) -> Response:
    """Which rule forbids an action now, or anything at all with a thing. Only the seat that is asked may ask: the
    answer depends on what it holds."""
    standing = await visit.table.settled()
    commands.check_turn(standing, visit.seat, standing.ledger(visit.seat).turn)
    assert standing.match is not None
    if (action is None) == (target is None):
        raise Problem("bad_request", "ask about an action or about a target")
    reason = standing.match.why_not(action) if action else why_not_touch(standing.match, target or "")
    return json_answer({"clause": reason.clause if reason else None, "message": reason.sentence if reason else None})


@router.get("/{table}/advice", response_model=Advice)
async def advice(visit: Visitor) -> Response:
    """Odds and the worth of each action, for a seat that is asked and plays against bots alone."""
    standing = await visit.table.settled()
    if not standing.practice(visit.seat):
        raise Problem("not_allowed", "odds are for practice against bots")
    commands.check_turn(standing, visit.seat, standing.turn)
    assert standing.match is not None
    return json_answer(await asyncio.to_thread(advised, standing.match, visit.seat))


@router.get("/{table}/result", response_model=Result)
async def result(visit: Visitor) -> Response:
    """How the game ended, and how the scores came about."""
    match = (await _ended(visit)).match
    assert match is not None
    return json_answer(
        {
            "scores": match.scores,
            "ranking": match.ranking,
            "winners": match.winners,
            "sheet": match.score_sheet(),
            "history": await asyncio.to_thread(score_history, match),
        }
    )


@router.get("/{table}/fairness", response_model=Fairness)
async def fairness(visit: Visitor) -> Response:
    """Play the whole game again from its seed, as `nomarch verify` does."""
    standing = await _ended(visit)
    again = await asyncio.to_thread(loads, _record(standing).encode())
    assert again.seed is not None
    return json_answer(
        {
            "actions": len(again.actions),
            "renewals": len(again.renewals),
            "hash": commitment(again.seed),
            "shown": standing.commitment,
        }
    )


@router.get("/{table}/record", response_class=Response, responses={200: {"content": {"application/jsonl": {}}}})
async def record(visit: Visitor) -> Response:
    """The record of the game as a .nomarch file, when it is over: with the seed in it, `nomarch verify` checks it."""
    text = _record(await _ended(visit))
    headers = {"Content-Disposition": f'attachment; filename="{visit.table.id}.nomarch"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def _ended(visit: Visitor) -> Standing:
    """The standing of a table whose game is over, or was given up."""
    standing = await visit.table.settled()
    if not standing.ended or standing.match is None:
        raise Problem("wrong_state", "that tells the seed or what was hidden; it can be had when the game is over")
    return standing


def _record(standing: Standing) -> str:
    assert standing.match is not None
    return notation.dumps(standing.match.header, [str(action) for action in standing.match.actions])


@router.put("/{table}/webhook", response_model=Done)
async def notify_me(request: Request, visit: Visitor, body: requests.Webhook) -> Response:
    """Notify an address, such as a Discord or Slack webhook, when it becomes this seat's turn."""
    check_url(body.url, server_of(request).config)
    await commands.set_webhook(visit.table, visit.seat, body.url)
    return json_answer({})


@router.delete("/{table}/webhook", response_model=Done)
async def notify_me_no_longer(visit: Visitor) -> Response:
    """Notify nobody any more."""
    await commands.set_webhook(visit.table, visit.seat, None)
    return json_answer({})


def _add_doing(name: str, body_type: type[requests.Body]) -> None:
    """One route for each thing that can be done at a table."""

    async def do(visit: Visitor, body: Any) -> Response:
        return json_answer(await carry_out(name, visit, body))

    do.__annotations__["body"] = body_type
    do.__doc__ = body_type.__doc__
    endpoint: Callable[..., Awaitable[Response]] = do
    router.add_api_route(
        f"/{{table}}/{name}", endpoint, methods=["POST"], name=name, response_model=Done, operation_id=name
    )


for _name, _doing in DOINGS.items():
    _add_doing(_name, _doing.body)
