"""Which command a request leads to, who may give it, and how often."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from nomarch.server import commands, links, requests
from nomarch.server.chores import Chores
from nomarch.server.config import Config
from nomarch.server.errors import Problem
from nomarch.server.limits import Limits
from nomarch.server.metrics import Metrics
from nomarch.server.standing import Plain
from nomarch.server.table import Table


class House:
    """What all requests of a server share."""

    def __init__(self, config: Config, chores: Chores, metrics: Metrics) -> None:
        self.config = config
        self.chores = chores
        self.hall = chores.hall
        self.metrics = metrics
        self.creations = Limits(config.create_rate, "new tables")
        self.moves = Limits(config.move_rate, "moves")
        self.chats = Limits(config.chat_rate, "messages")
        self.logins = Limits(config.login_rate, "attempts")
        self.requests = Limits(config.request_rate, "requests")
        self.done = {name: metrics.commands.labels(name, "done") for name in DOINGS}
        """How often each thing was done."""


@dataclass
class Visit:
    """Somebody at a table, by the link that he came with."""

    house: House
    table: Table
    link: links.Link
    account: int | None = None

    @cached_property
    def key(self) -> str:
        """What its moves are counted under."""
        return f"{self.table.id} {self.link.role} {self.link.seat}"

    @property
    def seat(self) -> int:
        """The seat of the link; refused if it is none of a seat."""
        if self.link.seat is None:
            raise Problem("not_allowed", "this link is not a seat's")
        return self.link.seat


Carry = Callable[[Visit, Any], Awaitable[Plain]]


async def _sit(visit: Visit, body: requests.Sit) -> Plain:
    if visit.link.seat is not None:
        await commands.sit(visit.table, visit.link.seat, body.name, visit.account)
        return {"seat": visit.link.seat}
    if body.seat is None:
        raise Problem("bad_request", "say at which open seat")
    secret = await commands.sit_openly(visit.table, body.seat, body.name, visit.account)
    return {"seat": body.seat, "link": links.path(visit.table.id, secret)}


async def _play(visit: Visit, body: requests.Play) -> Plain:
    start = time.perf_counter()
    await commands.play(visit.table, visit.seat, body.action, body.turn)
    visit.house.metrics.move_seconds.observe(time.perf_counter() - start)
    return {}


async def _undo(visit: Visit, body: requests.Undo) -> Plain:
    await commands.take_back(visit.table, visit.seat, body.to)
    return {}


async def _answer(visit: Visit, body: requests.Answer) -> Plain:
    await commands.answer(visit.table, visit.seat, body.proposal, body.agree)
    return {}


async def _pause(visit: Visit, _body: requests.Nothing) -> Plain:
    await commands.pause(visit.table, visit.seat)
    return {}


async def _resume(visit: Visit, _body: requests.Nothing) -> Plain:
    await commands.resume(visit.table, visit.seat)
    return {}


async def _abandon(visit: Visit, _body: requests.Nothing) -> Plain:
    await commands.abandon(visit.table, visit.seat)
    return {}


async def _chat(visit: Visit, body: requests.Chat) -> Plain:
    await commands.chat(visit.table, visit.seat, body.text)
    return {}


async def _leave(visit: Visit, body: requests.Leave) -> Plain:
    await commands.leave(visit.table, visit.seat, body.bot)
    return {}


async def _back(visit: Visit, _body: requests.Nothing) -> Plain:
    await commands.come_back(visit.table, visit.seat)
    return {}


async def _rematch(visit: Visit, _body: requests.Nothing) -> Plain:
    return {"rematch": await commands.rematch(visit.house.hall, visit.table, visit.seat)}


async def _relink(visit: Visit, body: requests.Relink) -> Plain:
    if visit.link.role != links.HOST and (visit.link.seat is None or visit.link.seat != body.seat):
        raise Problem("not_allowed", "a seat's link is changed by that seat or by the host")
    return {"link": links.path(visit.table.id, await commands.relink(visit.table, body.seat))}


async def _step(visit: Visit, body: requests.GoToStep) -> Plain:
    await commands.go_to_step(visit.table, visit.seat, body.to)
    return {}


@dataclass(frozen=True)
class Doing:
    """One thing that can be done."""

    body: type[requests.Body]
    carry: Carry
    limit: Callable[[House], Limits]


def _moves(house: House) -> Limits:
    return house.moves


def _chats(house: House) -> Limits:
    return house.chats


DOINGS: dict[str, Doing] = {
    "sit": Doing(requests.Sit, _sit, _moves),
    "play": Doing(requests.Play, _play, _moves),
    "undo": Doing(requests.Undo, _undo, _moves),
    "answer": Doing(requests.Answer, _answer, _moves),
    "pause": Doing(requests.Nothing, _pause, _moves),
    "resume": Doing(requests.Nothing, _resume, _moves),
    "abandon": Doing(requests.Nothing, _abandon, _moves),
    "chat": Doing(requests.Chat, _chat, _chats),
    "leave": Doing(requests.Leave, _leave, _moves),
    "back": Doing(requests.Nothing, _back, _moves),
    "rematch": Doing(requests.Nothing, _rematch, _moves),
    "relink": Doing(requests.Relink, _relink, _moves),
    "step": Doing(requests.GoToStep, _step, _moves),
}
"""Everything that can be done at a table."""
IN_TUTORIALS = ("sit", "play", "step", "relink")
"""What can be done at the table of a tutorial, where the game goes as it is written."""


async def carry_out(name: str, visit: Visit, body: requests.Body) -> Plain:
    """Do it, if it is not too often; what the one who asked is told besides."""
    doing = DOINGS[name]
    try:
        doing.limit(visit.house).take(visit.key)
        if visit.table.standing.lesson and name not in IN_TUTORIALS:
            raise Problem("wrong_state", f"in a tutorial one can only {', '.join(IN_TUTORIALS)}")
        result = await doing.carry(visit, body)
    except Problem as problem:
        visit.house.metrics.commands.labels(name, problem.code).inc()
        raise
    visit.house.done[name].inc()
    return result
