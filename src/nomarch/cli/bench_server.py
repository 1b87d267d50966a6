"""`nomarch bench server`: how quick a server on this machine is, over loopback, every move durable."""

import asyncio
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from nomarch.cli.serve import free_port

GAME = "camelup"
TABLES, SEATS = 10, 4
WAITING = 200
"""Tables that are ready to take the place of one whose game is over."""
SECONDS = 10.0
WARM_UP_S = 2.0
IDLE_TABLES = 1000
BOT_TABLES = 100
STORED_ACTIONS = 300
OPENINGS = 20
PERSON_MOVES = 200
UNLIMITED = "1000000/s"
RATES = ("create", "move", "chat", "login", "request")
START_S = 60.0
LEGAL = b'"legal":[['

Figures = dict[str, float]


def measure(database: str | None, report: Callable[[str], None]) -> Figures:
    """All figures, on SQLite in a temporary folder or on a PostgreSQL."""
    import uvloop

    raise_file_limit()
    figures: Figures = {}
    for name, part in (("moves", _moves), ("opening", _opening), ("bots", _bots), ("idle tables", _idle)):
        report(name)
        with running_server(database) as server:
            uvloop.run(_prepared(server))
            figures |= uvloop.run(part(server))
    return figures


# The server


class RunningServer:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, arguments: list[str]) -> None:
        self.process = process
        self.port = port
        self.arguments = arguments

    def memory_mb(self) -> float:
        """What it keeps in memory."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            found = re.search(r"VmRSS:\s+(\d+) kB", status.read())
        assert found is not None
        return int(found[1]) / 1024

    def cpu_s(self) -> float:
        """How many seconds of a processor it has used."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def restart(self) -> None:
        """Stop it and start it again on the same data."""
        self.stop()
        self.process = subprocess.Popen(self.arguments, stderr=subprocess.DEVNULL)
        wait_for_port(self.port, self.process)

    def stop(self) -> None:
        """Stop it in good order."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


@contextmanager
def running_server(database: str | None = None, *flags: str) -> Iterator[RunningServer]:
    """A server that listens on a free port of this machine, without rate limits."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        limits = [part for name in RATES for part in (f"--{name}-rate", UNLIMITED)]
        where = ["--database", database] if database else ["--data", folder]
        run = "import sys, nomarch.cli; sys.exit(nomarch.cli.main())"
        command = [sys.executable, "-c", run, "serve", "--port", str(port), "--log-level", "error"]
        arguments = [*command, *where, *limits, *flags]
        server = RunningServer(subprocess.Popen(arguments, stderr=subprocess.DEVNULL), port, arguments)
        try:
            wait_for_port(port, server.process)
            yield server
        finally:
            server.stop()


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Return when somebody listens there."""
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


# Sockets that cost little: the measuring must not be what is measured


class Player(asyncio.Protocol):
    """A WebSocket at one seat; from `begin(told)` on, `told(player, message)` is called for every message."""

    def __init__(self, path: str, hello: bytes) -> None:
        self._told: Callable[[Player, bytes], None] | None = None
        self._held: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._hello = hello
        self._buffer = b""
        self._upgraded = False
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whatever came apart into messages."""
        self._buffer += data
        if not self._upgraded:
            head, separator, rest = self._buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._upgraded, self._buffer = True, rest
            self.send(self._hello)
        while (message := self._next()) is not None:
            if not self.opened.done():
                self.opened.set_result(None)
            if self._told is None:
                self._held.append(message)
            else:
                self._told(self, message)

    def begin(self, told: Callable[["Player", bytes], None]) -> None:
        """Tell everything that has come, and whatever comes from now on."""
        held, self._held, self._told = self._held, [], told
        for message in held:
            told(self, message)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        if buffer[0] & 15 == 9:
            self._transport.write(_frame(0x8A, buffer[start : start + size]))
            return self._next()
        return buffer[start : start + size]

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._transport.write(_frame(0x81, message))

    def connection_lost(self, _error: Exception | None) -> None:
        """It is gone."""
        self.closed.set_result(None)

    def close(self) -> None:
        """Go away."""
        self._transport.close()


def _frame(kind: int, payload: bytes) -> bytes:
    """A client's frame; its mask is zero, which changes nothing."""
    size = len(payload)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


async def new_table(client: Any, kinds: list[dict[str, str]]) -> dict[str, Any]:
    """Open a table."""
    answer = await client.post("/api/tables", json={"game": GAME, "seats": kinds})
    answer.raise_for_status()
    table: dict[str, Any] = answer.json()
    return table


async def connect(port: int, table: dict[str, Any], seat: int) -> Player:
    """Sit at a table's seat with a socket."""
    import orjson

    secret = table["seats"][seat].partition("#")[2]
    path = f"/api/tables/{table['table']}/live"
    loop = asyncio.get_running_loop()
    hello = orjson.dumps({"link": secret})
    _, player = await loop.create_connection(lambda: Player(path, hello), "127.0.0.1", port)
    await player.opened
    player.send(orjson.dumps({"do": "sit", "name": "Ann"}))
    return player


async def close_all(players: list[Player]) -> None:
    """Let the sockets go, and wait until they are gone."""
    for player in players:
        player.close()
    await asyncio.gather(*(player.closed for player in players))


def client_of(port: int) -> Any:
    """A client for everything that is not measured."""
    import httpx

    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False)


async def _prepared(server: RunningServer) -> None:
    """Wait until the server has made all games ready: that takes longer than it takes to listen."""
    async with client_of(server.port) as client:
        while any(game["preparing"] is not None for game in (await client.get("/api/games")).json()):
            await asyncio.sleep(0.2)


# What is measured


class Play:
    """People who play at random as fast as they can; a table whose game is over is replaced by a waiting one."""

    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)
        self.latencies: list[float] = []
        self.measuring = False
        self.stopped = False
        self._sent: dict[int, float] = {}
        self._table: dict[Player, int] = {}
        self._waiting: list[tuple[Player, bytes]] = []

    def told(self, player: Player, message: bytes) -> None:
        """Whoever is asked plays at once."""
        if LEGAL not in message:
            if b'"status":"over"' in message and self._table.get(player) in self._sent:
                self._over(self._table[player])
            return
        now = time.perf_counter()
        table = self._table.get(player)
        if table is not None and table in self._sent:
            if self.measuring:
                self.latencies.append(now - self._sent[table])
            self.move(player, message)
        else:
            self._waiting.append((player, message))

    async def close(self) -> None:
        """Everybody goes away."""
        self.stopped = True
        await close_all(list(self._table))

    def start(self, tables: int) -> None:
        """Let the first tables begin."""
        for _ in range(tables):
            self.move(*self._waiting.pop())

    def seat(self, player: Player, table: int) -> None:
        """The player sits at this table."""
        self._table[player] = table

    def move(self, player: Player, message: bytes) -> None:
        """Answer with any legal action."""
        import orjson

        if self.stopped:
            return
        data = orjson.loads(message)
        action = self.random.choice(data["legal"])[0]
        self._sent[self._table[player]] = time.perf_counter()
        player.send(b'{"do":"play","action":"%s","turn":%d}' % (action.encode(), data["turn"]))

    def _over(self, table: int) -> None:
        del self._sent[table]
        self.move(*self._waiting.pop())


async def _moves(server: RunningServer) -> Figures:
    """Ten tables of four sockets."""
    play = Play()
    async with client_of(server.port) as client:
        for number in range(TABLES + WAITING):
            table = await new_table(client, [{"kind": "person"}] * SEATS)
            for seat in range(SEATS):
                player = await connect(server.port, table, seat)
                play.seat(player, number)
                player.begin(play.told)
    await asyncio.sleep(1)
    play.start(TABLES)
    await asyncio.sleep(WARM_UP_S)
    play.measuring = True
    before = server.cpu_s()
    await asyncio.sleep(SECONDS)
    play.measuring = False
    cpu = server.cpu_s() - before
    await play.close()
    latencies = sorted(play.latencies)
    return {
        "moves_per_s": len(latencies) / SECONDS,
        "move_p50_ms": latencies[len(latencies) // 2] * 1000,
        "move_p95_ms": latencies[len(latencies) * 95 // 100] * 1000,
        "move_server_cpu_us": cpu / len(latencies) * 1e6,
    }


async def _person(server: RunningServer, client: Any, moves: int) -> list[float]:
    """How long a person's moves take, one after the other, on a table of two."""
    play = Play()
    done = asyncio.Event()
    table = await new_table(client, [{"kind": "person"}] * 2)

    def told(player: Player, message: bytes) -> None:
        if len(play.latencies) >= moves or b'"status":"over"' in message:
            done.set()
        else:
            play.told(player, message)

    for seat in range(2):
        player = await connect(server.port, table, seat)
        play.seat(player, 0)
        player.begin(told)
    await asyncio.sleep(0.5)
    play.measuring = True
    play.start(1)
    await asyncio.wait_for(done.wait(), 120)
    await play.close()
    return sorted(play.latencies)


async def _bots(server: RunningServer) -> Figures:
    """A person's moves, alone and while bots play at a hundred other tables."""
    async with client_of(server.port) as client:
        alone = await _person(server, client, PERSON_MOVES)
        for _ in range(BOT_TABLES):
            await new_table(client, [{"kind": "bot", "bot": "greedy"}] * SEATS)
        among = await _person(server, client, PERSON_MOVES)
    return {
        "person_p95_ms": alone[len(alone) * 95 // 100] * 1000,
        "person_p95_ms_with_100_bot_tables": among[len(among) * 95 // 100] * 1000,
    }


async def _opening(server: RunningServer) -> Figures:
    """Opening a stored table of 300 actions, which nobody has in memory."""
    import nomarch
    from nomarch.core import notation

    chooser = random.Random(1)
    match = nomarch.game(GAME).new(SEATS, 1)
    while len(match.actions) < STORED_ACTIONS:
        calm = [action for action in match.legal() if action.verb != "pyramid"]
        match.play(chooser.choice(calm or match.legal()))
    record = notation.dumps(match.header, [str(action) for action in match.actions])
    secrets: list[tuple[str, str]] = []
    async with client_of(server.port) as client:
        for _ in range(OPENINGS):
            body = {"game": GAME, "seats": [{"kind": "person"}] * SEATS, "record": record}
            table = (await client.post("/api/tables", json=body)).json()
            links = [link.partition("#")[2] for link in table["seats"]]
            for secret in links:
                sat = await client.post(
                    f"/api/tables/{table['table']}/sit",
                    json={"name": "Ann"},
                    headers={"Authorization": f"Bearer {secret}"},
                )
                sat.raise_for_status()
            secrets.append((table["table"], links[0]))
    await asyncio.to_thread(server.restart)
    times: list[float] = []
    async with client_of(server.port) as client:
        await client.get("/api/games")
        for table_id, secret in secrets:
            start = time.perf_counter()
            answer = await client.get(f"/api/tables/{table_id}", headers={"Authorization": f"Bearer {secret}"})
            times.append(time.perf_counter() - start)
            assert answer.json()["view"]["played"] == STORED_ACTIONS
    return {"open_300_actions_ms": statistics.median(times) * 1000}


async def _idle(server: RunningServer) -> Figures:
    """The memory of a thousand tables at which four sockets each wait."""
    players: list[Player] = []
    async with client_of(server.port) as client:
        for _ in range(IDLE_TABLES):
            table = await new_table(client, [{"kind": "person"}] * SEATS)
            players += [await connect(server.port, table, seat) for seat in range(SEATS)]
            for player in players[-SEATS:]:
                player.begin(lambda _player, _message: None)
    await asyncio.sleep(1)
    memory = server.memory_mb()
    await close_all(players)
    return {"memory_mb_of_1000_idle_tables": memory}


def raise_file_limit() -> None:
    """Thousands of sockets need as many open files."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
