"""docs/server.md and docs/deploy/ say what is true: every command and example in them runs."""

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import nomarch
from nomarch.cli import main, serve
from nomarch.cli.bench_server import wait_for_port
from nomarch.cli.serve import free_port
from nomarch.core.rng import commitment
from nomarch.server.doings import DOINGS
from nomarch.server.errors import CODES
from tests.server.harness import PERSON, Running
from tests.server.test_durability import NOMARCH

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "server.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]
[EXAMPLE] = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_commands_are_those_that_are_tested_here() -> None:
    assert [command.split()[1] for command in COMMANDS] == ["serve", "verify", "bench"]


def test_serve_runs_as_printed_and_stops_in_good_order(tmp_path: Path) -> None:
    port = free_port()
    words = shlex.split(COMMANDS[0].replace("8000", str(port)))[1:]
    process = subprocess.Popen([*NOMARCH, *words], cwd=tmp_path, stderr=subprocess.PIPE)
    wait_for_port(port, process)
    assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).json() == {"status": "well"}
    process.terminate()
    assert process.wait(60) == 0
    assert process.stderr is not None and b'"message":"stopped"' in process.stderr.read()
    process.stderr.close()
    assert (tmp_path / "tables" / "tables.sqlite").exists()


def test_the_example_of_a_bot_plays_a_game_and_its_record_is_verified(running: Running, tmp_path: Path) -> None:
    code = EXAMPLE.replace("http://127.0.0.1:8000", running.url)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    match = nomarch.load(tmp_path / "game.nomarch")
    assert match.over and match.seed is not None
    words = shlex.split(COMMANDS[1].replace("HASH", commitment(match.seed)))[2:]
    assert main(["verify", *[str(tmp_path / word) if word.endswith(".nomarch") else word for word in words]]) == 0


def test_bench_knows_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*shlex.split(COMMANDS[2])[1:], "--help"])
    assert "server" in capsys.readouterr().out


def test_every_command_and_code_is_described() -> None:
    named = set(re.findall(r"`(\w+)`", TEXT))
    assert set(DOINGS) <= named and set(CODES) - {"wrong_method"} <= named


def test_every_route_is_described(running: Running) -> None:
    routes = running.ask("GET", "/api/openapi.json").json()["paths"]
    general = {"/api/account/password"} | {f"/api/tables/{{table}}/{name}" for name in DOINGS}
    assert [route for route in set(routes) - general if route.replace("/api/tables/{table}", "") not in TEXT] == []


def test_the_message_that_is_described_is_the_one_that_is_sent(running: Running) -> None:
    table = running.open(PERSON, PERSON, clock={"kind": "move", "seconds": 60}).sit_all()
    table.done(0, "chat", text="hello")
    described = set(re.findall(r"`(\w+)`", TEXT.partition("## WebSocket")[2].partition("## Notifications")[0]))
    assert set(table.look(0)) <= described


def test_the_unit_and_the_container_start_a_server_with_settings_that_there_are() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(ROOT / "docs" / "deploy" / "nomarch.service")
    words = unit["Service"]["ExecStart"].split()
    assert words[0].endswith("/nomarch") and words[1] == "serve"
    known = {f"--{name.replace('_', '-')}" for name in serve.SETTINGS}
    assert {word for word in words if word.startswith("--")} <= known
    container = (ROOT / "docs" / "deploy" / "Containerfile").read_text("utf-8")
    set_there = set(re.findall(r"NOMARCH_([A-Z_]+)=", container)) - {"CACHE"}
    assert set_there <= {name.upper() for name in serve.SETTINGS}
    assert all((ROOT / path).exists() for path in re.search(r"COPY (.*) \./\n", container)[1].split())  # type: ignore[index]


def test_bench_prints_one_json_object_with_all_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = {"TABLES": 2, "WAITING": 30, "SECONDS": 0.5, "WARM_UP_S": 0.2, "IDLE_TABLES": 5, "BOT_TABLES": 3}
    for name, value in {**small, "OPENINGS": 2, "PERSON_MOVES": 10}.items():
        monkeypatch.setattr(f"nomarch.cli.bench_server.{name}", value)
    assert main([*shlex.split(COMMANDS[2])[1:], "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["server"]
    assert {"moves_per_s", "move_p95_ms", "open_300_actions_ms", "memory_mb_of_1000_idle_tables"} <= set(figures)
    assert all(value > 0 for value in figures.values())
