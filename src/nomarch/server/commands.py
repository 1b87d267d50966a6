"""What people can do at a table. Each command checks whether it fits the standing, then adds entries."""

import time

from sqlalchemy import Executable, delete, insert

from nomarch.bots import bots_of
from nomarch.core.errors import NomarchError
from nomarch.server import links, undo
from nomarch.server.errors import Problem, problem
from nomarch.server.hall import Hall
from nomarch.server.standing import OPEN, RUNNING, Plain, Standing
from nomarch.server.storage import Entry
from nomarch.server.storage.schema import links as link_rows
from nomarch.server.storage.schema import members, webhooks
from nomarch.server.table import Table

AGREED_KINDS = ("undo", "pause", "abandon")
"""What needs the others' consent."""


def need(condition: bool, message: str, code: str = "wrong_state") -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise Problem(code, message)


# Sitting down and beginning


async def sit(table: Table, seat: int, name: str, account: int | None = None) -> None:
    """A person sits down; the game begins when all are seated. Sitting down again changes the name."""

    async def command() -> None:
        standing = table.standing
        need(standing.seats[seat].kind != "bot", "a bot sits there", "seat_taken")
        await table.add("sit", seat, {"name": name}, *_member(table, seat, account))
        await begin_if_ready(table)

    await table.run(command)


async def sit_openly(table: Table, seat: int, name: str, account: int | None = None) -> str:
    """Somebody without a seat's link takes an open seat; the secret of that seat from now on."""
    secret = links.new_secret()

    async def command() -> None:
        need(0 <= seat < len(table.standing.seats), "there is no such seat", "not_found")
        place = table.standing.seats[seat]
        need(place.kind == "open", "this seat has a link of its own", "not_allowed")
        need(not place.taken, "somebody else has sat down there", "seat_taken")
        statements = [*new_link(table, seat, secret), *_member(table, seat, account)]
        await table.add("sit", seat, {"name": name}, *statements)
        await begin_if_ready(table)

    await table.run(command)
    return secret


def _member(table: Table, seat: int, account: int | None) -> list[Executable]:
    """The seat's game counts for this account; a tutorial counts for nobody."""
    if table.standing.lesson:
        return []
    where = (members.c.table_id == table.id, members.c.seat == seat)
    if account is None:
        return [delete(members).where(*where)] if table.standing.status == OPEN else []
    return [
        delete(members).where(*where),
        insert(members).values(table_id=table.id, seat=seat, account_id=account),
    ]


async def begin(table: Table) -> None:
    """Begin if everybody is there, for a new table that waits for nobody."""
    await table.run(lambda: begin_if_ready(table))


async def begin_if_ready(table: Table) -> None:
    """Inside a command: begin if everybody is there."""
    if table.standing.status == OPEN and all(seat.taken for seat in table.standing.seats):
        await table.add("start", None, {})


# Playing


async def play(table: Table, seat: int, action: str, turn: int) -> None:
    """The seat answers what it was asked at this turn."""

    async def command() -> None:
        standing = table.standing
        check_turn(standing, seat, turn)
        deadline = standing.clocks.deadline if standing.clocks else None
        need(deadline is None or time.time() <= deadline, "your time is out")
        if standing.lesson:
            expected = standing.lesson.expected(standing.played)
            need(action == expected, f"this step of the tutorial is {f'to play {expected}' if expected else 'to read'}")
        try:
            await table.add("play", seat, {"action": action})
        except NomarchError as error:
            raise problem(error) from None

    await table.run(command)


async def play_for_bot(table: Table, seat: int, action: str, turn: int) -> None:
    """A bot has chosen; if anything has changed meanwhile, its choice is dropped."""

    async def command() -> None:
        standing = table.standing
        if standing.turn == turn and standing.to_move == seat and standing.bot_to_move:
            await table.add("play", seat, {"action": action})

    await table.run(command)


def check_turn(standing: Standing, seat: int, turn: int) -> None:
    """Refuse whoever is not asked now, or was asked before something changed."""
    need(standing.status != OPEN, "the game has not begun")
    need(standing.status == RUNNING, "the game is over")
    need(turn == standing.ledger(seat).turn, "this turn was played or taken back meanwhile; look again", "conflict")
    need(not standing.paused, "the table is paused")
    need(standing.to_move == seat, "you are not asked now", "not_your_turn")
    need(standing.seats[seat].person, "a bot plays your seat; take it back first", "not_your_turn")


async def play_for_absent(table: Table, seat: int, action: str, turn: int) -> None:
    """A bot has chosen for a seat whose time for a secret decision is out; nobody is told that it was not the seat."""

    async def command() -> None:
        standing = table.standing
        deadline = standing.clocks.deadline if standing.clocks else None
        asked = standing.in_secret and standing.to_move == seat and standing.turn == turn
        if asked and deadline is not None and time.time() >= deadline:
            await table.add("play", seat, {"action": action})

    await table.run(command)


async def time_is_out(table: Table, level: str) -> None:
    """The seat whose time is out is played by a bot from now on."""

    async def command() -> None:
        clocks, seat = table.standing.clocks, table.standing.to_move
        if clocks and seat is not None and clocks.deadline is not None and time.time() >= clocks.deadline:
            await table.add("bot", seat, {"bot": level, "why": "time"})
            await _settle(table)

    await table.run(command)


async def go_to_step(table: Table, seat: int, to: int) -> None:
    """In a tutorial: go back to the beginning of a step, or on to the next one; what the learner is to play in
    between is played for him."""

    async def command() -> None:
        standing = table.standing
        lesson = standing.lesson
        need(lesson is not None, "this table is no tutorial")
        assert lesson is not None
        _check_running(standing)
        need(to < len(lesson.steps) and to <= lesson.step + 1, "there is no such step, or not yet", "not_found")
        if to <= lesson.step and lesson.starts[to] < standing.played:
            await table.add("undo", seat, {"to": lesson.starts[to], "renewal": None, "step": to})
        elif to <= lesson.step or not lesson.steps[lesson.step]["do"]:
            await table.add("step", seat, {"step": to})
        else:
            for action in lesson.left_to_do(standing.played):
                await table.add("play", seat, {"action": action})

    await table.run(command)


# Consent


async def take_back(table: Table, seat: int, to: int | None) -> None:
    """Go back to the position after `to` actions, by default before the seat's last one: at once if nothing hidden
    was revealed and nobody else acted, otherwise if the others agree."""

    async def command() -> None:
        standing = table.standing
        _check_running(standing)
        need(not standing.in_secret, "wait until nothing can be decided in secret")
        match = standing.match
        assert match is not None
        target = undo.target(match, standing.actors, seat, to)
        need(target is not None, "there is nothing to take back")
        assert target is not None
        need(standing.actors[target] == seat, "only to a decision of your own", "not_allowed")
        need(match.moments.open(target), "what was decided in secret stands", "not_allowed")
        if undo.may_take_back(match, standing.actors, seat, target):
            unseen = match.known(seat) is not match  # then others may have seen what came, and it must not come again
            await table.add("undo", seat, {"to": target, "renewal": standing.renewals + 1 if unseen else None})
        else:
            need(match.moments.open(len(match.actions)) or match.to_move != seat, "answer what you are asked first")
            await _propose(table, seat, {"what": "undo", "to": target})

    await table.run(command)


async def pause(table: Table, seat: int) -> None:
    """Stop for now; where clocks run the others must agree."""

    async def command() -> None:
        _check_running(table.standing)
        need(not table.standing.paused, "the table is paused already")
        if table.standing.clocks:
            await _propose(table, seat, {"what": "pause"})
        else:
            await table.add("pause", seat, {})

    await table.run(command)


async def resume(table: Table, seat: int) -> None:
    """Go on."""

    async def command() -> None:
        need(table.standing.paused, "the table is not paused")
        await table.add("resume", seat, {})

    await table.run(command)


async def abandon(table: Table, seat: int) -> None:
    """Give the game up, if the others agree; the record can be had then."""

    async def command() -> None:
        _check_running(table.standing)
        await _propose(table, seat, {"what": "abandon"})

    await table.run(command)


async def answer(table: Table, seat: int, number: int, agree: bool) -> None:
    """Agree to what was proposed, or not."""

    async def command() -> None:
        standing = table.standing
        proposal = standing.proposal
        need(proposal is not None and proposal["number"] == number, "this is no longer proposed", "conflict")
        assert proposal is not None
        if not agree:
            await table.add("decline", seat, {})
            return
        need(seat in standing.missing(proposal), "your consent is not asked for")
        await table.add("agree", seat, {})
        await _settle(table)

    await table.run(command)


def _check_running(standing: Standing) -> None:
    need(standing.status != OPEN, "the game has not begun")
    need(standing.status == RUNNING, "the game is over")


async def _propose(table: Table, seat: int, proposal: Plain) -> None:
    need(table.standing.proposal is None, "something else is proposed; answer that first", "conflict")
    await table.add("propose", seat, proposal)
    await _settle(table)


async def _settle(table: Table) -> None:
    """Do what is proposed if nobody's consent is missing."""
    standing = table.standing
    proposal = standing.proposal
    if proposal is None or standing.missing(proposal):
        return
    seat = proposal["by"]
    if proposal["what"] == "undo":
        await table.add("undo", seat, {"to": proposal["to"], "renewal": standing.renewals + 1})
    else:
        await table.add(proposal["what"], seat, {})


# Seats


async def leave(table: Table, seat: int, level: str) -> None:
    """Leave the seat to a bot until it is taken back."""

    async def command() -> None:
        bots = bots_of(table.standing.game)
        need(level in bots, f"there is no bot {level!r}; there are {', '.join(bots)}", "bad_options")
        _check_running(table.standing)
        need(table.standing.seats[seat].person, "a bot plays this seat already")
        await table.add("bot", seat, {"bot": level, "why": "left"})
        await _settle(table)

    await table.run(command)


async def come_back(table: Table, seat: int) -> None:
    """Take the seat back from the bot."""

    async def command() -> None:
        place = table.standing.seats[seat]
        need(place.kind != "bot" and place.bot is not None, "no bot plays for you")
        need(not place.out_of_time, "your time is out; the bot plays to the end")
        await table.add("back", seat, {})

    await table.run(command)


async def chat(table: Table, seat: int, text: str) -> None:
    """Say something to everybody at the table."""

    async def command() -> Entry:
        return await table.add("chat", seat, {"text": text})

    await table.run(command)


def new_link(table: Table, seat: int | None, secret: str) -> list[Executable]:
    """The statements that give a seat, or the spectators, a new link and make the old ones worthless."""
    role = links.SPECTATOR if seat is None else links.SEAT
    old = [link_rows.c.table_id == table.id, link_rows.c.role == role]
    if seat is not None:
        old.append(link_rows.c.seat == seat)
    return [delete(link_rows).where(*old), links.add(table.id, links.hashed(secret), role, seat, time.time())]


async def relink(table: Table, seat: int | None) -> str:
    """A new secret for a seat, or for the spectators; whoever came by the old one is sent away."""
    secret = links.new_secret()

    async def command() -> None:
        if seat is not None:
            need(0 <= seat < len(table.standing.seats), "there is no such seat", "not_found")
            need(table.standing.seats[seat].kind != "bot", "a bot needs no link")
        await table.add("relink", seat, {}, *new_link(table, seat, secret))

    await table.run(command)
    return secret


async def rematch(hall: Hall, table: Table, seat: int) -> str:
    """Open a new table for the same people, where each finds his seat by the secret of this one; its name."""

    async def command() -> str:
        standing = table.standing
        need(standing.ended, "the game is not over")
        if standing.rematch is None:
            header = await hall.create_again(table)
            await table.add("rematch", seat, {"table": header.id})
            return header.id
        return standing.rematch

    return await table.run(command)


async def set_webhook(table: Table, seat: int, url: str | None) -> None:
    """Notify this address when it is the seat's turn; None: nobody any more."""

    async def command() -> None:
        where = (webhooks.c.table_id == table.id, webhooks.c.seat == seat)
        statements: list[Executable] = [delete(webhooks).where(*where)]
        if url is not None:
            statements.append(insert(webhooks).values(table_id=table.id, seat=seat, url=url))
        await table.add("webhook", seat, {"on": url is not None}, *statements)

    await table.run(command)
