"""`kill -9` at random moments during play, then a restart: nothing acknowledged is lost, no table is broken."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import nomarch
from nomarch.cli.bench_server import RATES, UNLIMITED, wait_for_port
from nomarch.cli.serve import free_port
from nomarch.server.standing import Standing
from nomarch.server.storage import Store, open_database
from tests.server.harness import eventually
from tests.server.postgres import new_database

TABLES = 3
KILLS = 5
SOAK_KILLS = 100
NOMARCH = [sys.executable, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())"]


def start_server(port: int, data: Path, database: str | None) -> "subprocess.Popen[bytes]":
    """A server in a process of its own."""
    limits = [part for name in RATES for part in (f"--{name}-rate", UNLIMITED)]
    where = ["--database", database] if database else ["--data", str(data)]
    command = [*NOMARCH, "serve", "--port", str(port), "--log-level", "error", *where, *limits]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_for_port(port, process)
    return process


class People(threading.Thread):
    """Plays both seats of a table as fast as it can, and keeps every move that was acknowledged."""

    def __init__(self, port: int, made: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live"
        self.table_id: str = made["table"]
        self.secrets = [link.partition("#")[2] for link in made["seats"]]
        self.acknowledged: dict[int, str] = {}
        """The action of each entry."""
        self.sent: dict[int, str] = {}
        """What was sent and never answered: it may be there or not."""
        self.chooser = random.Random(seed)

    def run(self) -> None:
        """Until the server dies."""
        try:
            with connect(self.address) as one, connect(self.address) as two:
                sockets = [one, two]
                for socket, secret in zip(sockets, self.secrets, strict=True):
                    socket.send(json.dumps({"link": secret}))
                asked = json.loads(one.recv(10))
                while True:
                    seat = asked["view"]["to_move"]
                    if seat is None:
                        return
                    while not asked.get("legal"):
                        asked = json.loads(sockets[seat].recv(10))
                    action = self.chooser.choice(asked["legal"])[0]
                    self.sent = {asked["number"] + 1: action}
                    sockets[seat].send(json.dumps({"do": "play", "action": action, "turn": asked["turn"]}))
                    told = asked
                    while told["number"] <= asked["number"]:
                        told = json.loads(sockets[seat].recv(10))
                    self.acknowledged[told["number"]] = action
                    asked = told
        except (WebSocketException, OSError):
            return


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = SOAK_KILLS if request.config.getoption("--soak") else KILLS
    if kind == "sqlite":
        _kill_again_and_again(kills, tmp_path, None)
    else:
        with new_database(request.getfixturevalue("cluster")) as database:
            _kill_again_and_again(kills, tmp_path, database)


def _kill_again_and_again(kills: int, data: Path, database: str | None) -> None:
    moments = random.Random(1)
    port = free_port()
    tables: list[dict[str, Any]] = []
    acknowledged: dict[str, dict[int, str]] = {}
    survived = 0
    for kill in range(kills):
        process = start_server(port, data, database)
        try:
            if kill % 10 == 0:
                tables = [_new_table(port) for _ in range(TABLES)]
            people = [People(port, made, kill) for made in tables]
            for each in people:
                each.start()
            eventually(partial(_all_play, people))
            time.sleep(moments.uniform(0, 0.4))
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        for each in people:
            each.join(30)
            assert not each.is_alive()
            acknowledged.setdefault(each.table_id, {}).update(each.acknowledged)
        survived += _check(data, database, acknowledged)
    assert survived > 0 and sum(map(len, acknowledged.values())) > kills


def _all_play(people: list[People]) -> bool:
    return all(each.acknowledged or not each.is_alive() for each in people)


def _new_table(port: int) -> dict[str, Any]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, trust_env=False) as client:
        seats = [{"kind": "person"}, {"kind": "person"}]
        made: dict[str, Any] = client.post("/api/tables", json={"game": "camelup", "seats": seats}).json()
        for link in made["seats"]:
            secret = link.partition("#")[2]
            answer = client.post(
                f"/api/tables/{made['table']}/sit", json={"name": "A"}, headers={"Authorization": f"Bearer {secret}"}
            )
            assert answer.status_code == 200
        return made


def _check(data: Path, database: str | None, acknowledged: dict[str, dict[int, str]]) -> int:
    """Every table opens, its entries are without a gap, and every acknowledged move is among them."""

    async def check() -> int:
        store = Store(open_database(data, database))
        found = 0
        for table_id, moves in acknowledged.items():
            header = await store.header(table_id)
            assert header is not None
            standing = Standing(header)
            for entry in await store.entries(table_id):
                standing.apply(entry)
                if entry.number in moves:
                    assert entry.data["action"] == moves[entry.number]
                    found += 1
            assert all(number <= standing.number for number in moves)
            assert found >= len(moves)
        await store.close()
        return found

    return asyncio.run(check())


def test_a_bots_table_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    """Nobody has to look at it: what is due is found when the server starts."""
    port = free_port()
    process = start_server(port, tmp_path, None)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, trust_env=False) as client:
        body = {"game": "camelup", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        made = client.post("/api/tables", json=body).json()
    process.kill()
    process.wait()
    process = start_server(port, tmp_path, None)
    try:
        engine = open_database(tmp_path)
        status = None
        for _ in range(200):
            with engine.connect() as connection:
                row = connection.execute(text("SELECT status FROM tables WHERE id = :id"), {"id": made["table"]})
                status = row.scalar()
            if status == "over":
                break
            time.sleep(0.1)
        engine.dispose()
        assert status == "over"
    finally:
        process.terminate()
        assert process.wait(30) == 0


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    port = free_port()
    process = start_server(port, tmp_path, None)
    try:
        second = subprocess.run(
            [*NOMARCH, "serve", "--data", str(tmp_path), "--port", str(free_port())],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 2 and "another server uses" in second.stderr
    finally:
        process.terminate()
        process.wait(30)
    assert nomarch.games()
