"""The pages that the server hands out, how games are prepared, and `nomarch serve --open`."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import nomarch
from nomarch.cli.serve import free_port
from nomarch.server import preparing
from nomarch.server.pages import read_pages
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, eventually

BOT = {"kind": "bot", "bot": "novice"}


def test_every_address_of_the_client_is_the_page_and_its_files_are_kept_for_ever(running: Running) -> None:
    page = running.ask("GET", "/")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache" and page.headers["content-encoding"] == "gzip"
    for path in ("/t/abc", "/new/camelup", "/account"):
        assert running.ask("GET", path).text == page.text
    again = running.ask("GET", "/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304 and not again.content
    script = next(path for path in read_pages() if path.endswith(".js"))
    file = running.ask("GET", f"/{script}")
    assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert file.headers["content-type"].startswith("text/javascript")
    assert running.ask("HEAD", "/").status_code == 200


@pytest.mark.parametrize("path", ("/nowhere", "/pages/../app.py", "/pages/%2e%2e/app.py", "/t/a/b", "/api/nowhere"))
def test_nothing_else_is_handed_out(running: Running, path: str) -> None:
    answer = running.ask("GET", path)
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not_found"


def test_without_pages_the_server_says_what_to_do(tmp_path: Path) -> None:
    assert read_pages(tmp_path) == {}


def test_a_game_is_prepared_before_a_table_is_opened(monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    slow: list[str] = []
    first_asked = threading.Event()

    def prepare(name: str) -> None:
        slow.append(name)
        first_asked.wait(60)

    monkeypatch.setattr(preparing, "prepare", prepare)
    monkeypatch.setattr(preparing.Preparation, "_compile", lambda _self, _name: None)
    running = start()
    assert running.ask("GET", "/healthz").json() == {"status": "well"}, "it answers meanwhile"
    last = nomarch.games()[-1]
    assert running.ask("GET", f"/api/games/{last}").json()["preparing"] == 0.0
    first_asked.set()
    table = running.open(PERSON, BOT, game=last)
    assert slow.index(last) == 1, "whoever is waited for comes first"
    assert running.ask("GET", f"/api/games/{last}").json()["preparing"] is None
    assert table.look(0)["table"]["status"] == "open"
    eventually(lambda: len(slow) == len(nomarch.games()))


def test_a_game_that_cannot_be_prepared_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_name: str) -> None:
        raise RuntimeError("no compiler")

    async def wait() -> None:
        preparation = preparing.Preparation()
        preparation.start()
        await asyncio.wait_for(preparation.ready("camelup"), 10)
        preparation.stop()

    monkeypatch.setattr(preparing, "prepare", fail)
    monkeypatch.setattr(preparing.Preparation, "_compile", lambda _self, _name: None)
    asyncio.run(wait())


def test_a_game_is_compiled_by_another_process_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here: list[str] = []

    async def wait() -> None:
        preparation = preparing.Preparation()
        preparation.start()
        await asyncio.wait_for(preparation.ready("camelup"), 30)
        preparation.stop()

    monkeypatch.setattr(preparing, "compiled", lambda name: tmp_path / f"{name}.done")
    monkeypatch.setattr(preparing, "prepare", here.append)
    monkeypatch.setattr(preparing, "RUN", (sys.executable, "-c", "import sys; open(f'{sys.argv[1]}', 'a').write('x')"))
    monkeypatch.chdir(tmp_path)
    asyncio.run(wait())
    assert here.count("camelup") == 1 and (tmp_path / "camelup").read_text() == "x"
    (tmp_path / "camelup.done").touch()
    asyncio.run(wait())
    assert here.count("camelup") == 2 and (tmp_path / "camelup").read_text() == "x"


def test_a_server_that_is_stopped_while_it_compiles_says_nothing_more(tmp_path: Path) -> None:
    """Ctrl+C reaches every process of the terminal's group, not only the server."""
    command = ("serve", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    process = subprocess.Popen(
        [Path(sys.executable).with_name("nomarch"), *command],
        env={**os.environ, "NOMARCH_CACHE": str(tmp_path / "nothing")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    assert process.stderr
    assert '"started"' in process.stderr.readline()
    eventually(lambda: any((tmp_path / "nothing").rglob("*.nbc")), seconds=60)
    os.killpg(process.pid, signal.SIGINT)
    _out, said = process.communicate(timeout=60)
    assert [json.loads(line)["message"] for line in said.splitlines()] == ["stopped"]


def test_why_nothing_can_be_done_with_a_thing(running: Running) -> None:
    table = running.open(PERSON, BOT).sit_all()
    track = {each["space"] for each in table.look(0)["view"]["track"]}
    taken = next(space for space in track if space > 1) if track - {1} else 1
    told = table.get(0, "why", target=f"space:{taken}").json()
    assert told["clause"] in ("CU-5.6", "CU-16.2") and told["message"]
    assert table.get(0, "why", target="pyramid").json() == {"clause": None, "message": None}
    assert table.get(0, "why", target="sphinx").json()["error"]["code"] == "bad_action"
    assert table.get(0, "why").json()["error"]["code"] == "bad_request"
    assert table.get(table.spectator, "why", target="pyramid").json()["error"]["code"] == "not_allowed"


def test_odds_are_told_in_practice_only(running: Running) -> None:
    practice = running.open(PERSON, BOT).sit_all()
    told = practice.get(0, "advice").json()
    leg, _race = told["charts"]
    assert sum(chances[0] for chances in leg["rows"].values()) == pytest.approx(1)
    assert set(told["values"]) == {action for action, _ in practice.look(0)["legal"]}
    assert practice.get(practice.spectator, "advice").json()["error"]["code"] == "not_allowed"
    serious = running.open(PERSON, PERSON, BOT).sit_all()
    assert serious.get(0, "advice").json()["error"]["code"] == "not_allowed"
    other = running.open(PERSON, BOT, game="egizia").sit_all()
    eventually(lambda: other.look(0)["view"]["to_move"] == 0)
    assert other.get(0, "advice").json()["error"]["code"] == "not_found"


def test_the_result_tells_how_the_scores_came_about(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    assert table.get(0, "result").json()["error"]["code"] == "wrong_state"
    assert table.get(0, "fairness").json()["error"]["code"] == "wrong_state"
    table.play(0, "pyramid")
    table.done(0, "undo")
    table.done(1, "answer", proposal=table.look(1)["table"]["proposal"]["number"], agree=True)
    while (seat := table.look(table.spectator)["view"]["to_move"]) is not None:
        table.play(seat, "pyramid")
    told = table.get(table.spectator, "result").json()
    played = table.look(0)["view"]["played"]
    assert len(told["history"]) == played + 1 and told["history"][-1] == told["scores"]
    assert told["history"][0] == [3, 3]
    assert [sum(row.values()) for row in told["sheet"]] == told["scores"]
    assert told["winners"] == [seat for seat, place in enumerate(told["ranking"]) if place == 1]
    fair = table.get(0, "fairness").json()
    assert fair == {
        "actions": played,
        "renewals": 1,
        "hash": table.made["commitment"],
        "shown": table.made["commitment"],
    }


def test_the_steps_of_a_longer_move_are_told_to_the_one_who_makes_it(running: Running) -> None:
    table = running.open(PERSON, PERSON, game="fertility").sit_all()
    first = table.look(0)["legal"][0][0]
    told = table.play(0, first)
    while told["view"]["to_move"] == 0 and len(told["steps"]) < 2:
        told = table.play(0)
    assert told["view"]["to_move"] != 0 or told["steps"][0] == first
    assert table.look(1)["steps"] == [] and table.look(table.spectator)["steps"] == []
    assert table.look(0)["last"] is not None and table.look(1)["last"] is None


def test_an_account_gets_to_its_seat_from_another_device(running: Running) -> None:
    session = running.ask("POST", "/api/accounts", body={"name": "Ada", "password": "correct horse"}).json()["session"]
    table = running.open(PERSON, BOT)
    body, header = {"name": "Ada"}, {"Nomarch-Session": session}
    running.ask("POST", f"/api/tables/{table.id}/sit", table.secrets[0], body, headers=header)
    link = running.ask("POST", f"/api/account/tables/{table.id}/link", session).json()["link"]
    assert table.look(link.partition("#")[2])["seat"] == 0
    assert table.look(0)["seat"] == 0, "the old link stays good"
    stranger = running.ask("POST", "/api/accounts", body={"name": "Eve", "password": "correct horse"}).json()["session"]
    refused = running.ask("POST", f"/api/account/tables/{table.id}/link", stranger)
    assert refused.json()["error"]["code"] == "not_found"


def test_serve_open_shows_the_page_and_a_second_one_shows_the_same(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "import nomarch.cli, sys; sys.exit(nomarch.cli.main())", "serve", "--open"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            address = first.stdout.readline().split()[3]
            eventually(lambda: opened.exists() and opened.read_text().splitlines() == [address])
            second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
            assert address in second.stdout
            eventually(lambda: opened.read_text().splitlines() == [address, address])
            assert (tmp_path / "nomarch" / "lock").exists()
        finally:
            first.terminate()
            assert first.wait(60) == 0
