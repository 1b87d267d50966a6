"""Nobody sees what he may not: on the wire, byte for byte, in whole games of every kind; in logs; in errors."""

import copy
import json
import logging
import random
from contextlib import ExitStack

import pytest

from nomarch import Match
from nomarch.core.log import Secret
from nomarch.core.rng import commitment
from nomarch.server.logs import set_up
from nomarch.server.standing import Standing
from nomarch.server.table import encode
from tests.conformance.cases import Case, some_cases
from tests.server.harness import PERSON, Running, Socket, eventually

TWINS = 2
BEGUN = 3  # the turn of a table where two people have sat down and it began


def twin_of(standing: Standing, seat: int | None, number: int) -> Standing:
    """The same table with everything different that the seat cannot know: hidden cards, coming chance, the seed, and
    what the others alone were told."""
    assert standing.match is not None
    match = standing.match.known(seat)
    other = match.sample(seat, number)
    other.actions, other.moments = match.actions, match.moments
    other._rows = [(after, _without_secrets(match, row, seat)) for after, row in match._rows]
    twin = copy.copy(standing)
    twin.match = other
    return twin


def expected(standing: Standing, twin: Standing, seat: int | None, since: int | None) -> bytes:
    """What the seat must be sent if the twin was the table. While something is decided in secret, the twin stands at
    the last moment that the seat knows of; only who is asked is hidden besides."""
    message = twin.message(seat, since)
    assert standing.match is not None
    if standing.match.moments.hidden(seat):
        message["view"] |= {"to_move": None, "decision": None}
        message["legal"] = []
    return encode(message)


def _without_secrets(match: Match, row: list[int], seat: int | None) -> list[int]:
    """The row of an event with another number for each field that the seat may not know."""
    event = match.game.events.events[row[0]]
    told = dict(zip(event.fields, row[1:], strict=False))
    changed = list(row)
    for place, (_name, field) in enumerate(event.fields.items(), 1):
        if isinstance(field, Secret) and told["seat"] != seat:
            values = len(field.field) if isinstance(field.field, tuple) else 100
            changed[place] = (row[place] + 1) % values
    return changed


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(case: Case, running: Running) -> None:
    """Every frame of a whole random game, for every seat and a spectator, against its redealt twins."""
    seats = [PERSON] * case.players
    table = running.open(*seats, game=case.name, options=dict(case.options)).sit_all()
    standing = running.server.chores.hall.now_open()[0].standing
    chooser = random.Random(3)
    hidden = False
    with ExitStack() as stack:
        watchers: dict[int | None, Socket] = {
            seat: stack.enter_context(table.socket(table.spectator if seat is None else seat))
            for seat in [None, *range(case.players)]
        }
        marks: dict[int | None, tuple[int, bool]] = {}
        while True:
            number = standing.number
            for seat, socket in watchers.items():
                if standing.mark(seat) == marks.get(seat):
                    continue
                since = marks[seat][0] if seat in marks else None
                marks[seat] = standing.mark(seat)
                received = socket.raw()
                for each in range(TWINS):
                    twin = twin_of(standing, seat, each)
                    assert twin.match is not None and standing.match is not None
                    hidden |= twin.match.states.tobytes() != standing.match.states.tobytes()
                    assert received == expected(standing, twin, seat, since)
                _holds_no_seed(received, standing)
            if standing.to_move is None:
                break
            asked = watchers[standing.to_move]
            action = chooser.choice(standing.legal(standing.to_move))[0]
            asked.send(do="play", action=action, turn=standing.ledger(standing.to_move).turn)
            _wait_for(running, number + 1)
            table.look(table.spectator)  # answered when everybody has been told
    assert hidden and standing.ended


def _wait_for(running: Running, number: int) -> None:
    table = running.server.chores.hall.now_open()[0]
    eventually(lambda: table.standing.number == number and not table._stale, pause=0.001)


def _holds_no_seed(received: bytes, standing: Standing) -> None:
    seed = standing.header.seed
    if not standing.ended:
        assert f"{seed:064x}".encode() not in received and str(seed).encode() not in received
        assert b'"seed":null' in received or b'"seed"' not in received


def test_the_seed_has_256_secret_bits_and_its_hash_is_shown_from_the_start(running: Running) -> None:
    tables = [running.open(PERSON, PERSON) for _ in range(8)]
    seeds = [table.standing.header.seed for table in running.server.chores.hall.now_open()]
    assert len(set(seeds)) == 8 and max(seeds).bit_length() > 240
    for table, seed in zip(tables, seeds, strict=True):
        assert table.made["commitment"] == commitment(seed) == table.look(0)["table"]["commitment"]
        assert table.look(0)["table"]["seed"] is None


def test_logs_and_errors_hold_no_link_no_seed_no_password_and_nothing_that_was_sent(
    running: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up("debug")
    table = running.open(PERSON, PERSON).sit_all()
    session = running.ask("POST", "/api/accounts", body={"name": "Ann", "password": "hunter2hunter2"}).json()
    secret = table.secrets[0]
    assert secret is not None
    said: list[str] = []
    with table.socket(0) as socket:
        socket.next()
        socket.send(do="play", action="sesame-sesame", turn=BEGUN)
        said.append(socket.raw().decode())
        socket.send(do="play", action="x", turn=0, link="sesame-sesame")
        said.append(socket.raw().decode())
    said.append(table.do(0, "play", action="x", turn=1, sesame="sesame-sesame").text)
    said.append(running.ask("GET", f"/api/tables/{table.id}?link=sesame-sesame", "sesame-sesame").text)
    said.append(running.ask("GET", "/api/tables/sesame-sesame", secret).text)
    try:
        raise ValueError("sesame-sesame")
    except ValueError:
        logging.getLogger("nomarch.tests").exception("something failed")
    lines = capsys.readouterr().err.splitlines()
    set_up("error")
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert {"opened a table", "connected", "request", "something failed"} <= {
        json.loads(line)["message"] for line in lines
    }
    seed = running.server.chores.hall.now_open()[0].standing.header.seed
    hidden = [secret, table.host, table.spectator, session["session"], "hunter2", str(seed), f"{seed:064x}"]
    assert lines and not [word for word in hidden for line in [*lines, *said] if word in line]
    assert not [line for line in lines if "sesame" in line]
    assert not [text for text in said[1:] if "sesame-sesame" in text]


def test_answers_have_the_headers_that_protect_a_page(running: Running) -> None:
    for answer in (running.ask("GET", "/api/games"), running.ask("GET", "/nowhere")):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert running.ask("GET", "/api/games").headers["cache-control"] == "no-store"
    assert "server" not in running.ask("GET", "/api/games").headers
