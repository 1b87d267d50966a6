"""Running it: health, figures, settings by flag and environment, sizes."""

import argparse
from pathlib import Path

import pytest

from nomarch.cli import main, serve
from nomarch.core.errors import BadOptions
from nomarch.server.config import Config
from nomarch.server.limits import Limits, Rate
from tests.server.harness import PERSON, Running, eventually


def test_health_and_figures(stored: Running) -> None:
    assert stored.ask("GET", "/healthz").json() == {"status": "well"}
    table = stored.open(PERSON, PERSON).sit_all()
    table.play(0, "leg:blue")
    with table.socket(0) as socket:
        socket.next()
        figures = stored.ask("GET", "/metrics").text
    assert "nomarch_open_tables 1.0" in figures and "nomarch_watchers 1.0" in figures
    assert 'nomarch_commands_total{command="play",result="done"} 1.0' in figures
    assert "nomarch_move_seconds_count 1.0" in figures and "nomarch_writes_waiting 0.0" in figures
    assert 'route="/api/tables/{table}/play"' in figures and table.id not in figures


def test_the_games_are_described(running: Running) -> None:
    eventually(lambda: running.ask("GET", "/api/games/camelup").json()["preparing"] is None, seconds=180)
    games = running.ask("GET", "/api/games").json()
    found = next(game for game in games if game["name"] == "camelup")
    assert found == running.ask("GET", "/api/games/camelup").json()
    assert found["players"] == list(range(2, 11)) and found["bots"] == ["novice", "skilled", "master"]
    assert found["verbs"]["desert"] == {"clause": "CU-5.7", "arguments": {"space": "number", "side": "name"}}
    assert found["secrets"] == {"race_card_placed": ["camel"]} and found["advice"] and found["ours"]
    assert {option["name"] for option in found["options"]} >= {"dice", "allies"}
    assert running.ask("GET", "/api/games/chess").json()["error"]["code"] == "not_found"


def test_bodies_that_are_too_large_are_refused(running: Running) -> None:
    table = running.open(PERSON, PERSON)
    big = running.ask("POST", f"/api/tables/{table.id}/chat", table.secrets[0], {"text": "x" * 20_000})
    assert big.status_code == 413 and big.json()["error"]["code"] == "too_large"
    huge = running.ask("POST", "/api/tables", body={"game": "camelup", "seats": [PERSON], "record": "x" * 2_000_000})
    assert huge.status_code == 413


def test_what_is_not_there_is_refused_in_the_same_form(running: Running) -> None:
    for method, path, code in (("GET", "/nowhere", "not_found"), ("PATCH", "/api/games", "wrong_method")):
        answer = running.ask(method, path)
        assert answer.json()["error"]["code"] == code


def test_a_rate_is_a_burst_and_then_so_many_a_second() -> None:
    assert Rate.parse("20/s,100") == Rate(100, 20) and Rate.parse("30/m") == Rate(30, 0.5)
    limits = Limits(Rate(3, 1e-9), "things")
    assert [limits.allow("a") for _ in range(4)] == [True, True, True, False]
    assert limits.allow("b")


def chosen(*flags: str, **environment: str) -> Config:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    serve.add_parser(commands, [])
    return Config(**serve.settings(parser.parse_args(["serve", *flags]), environment))


def test_settings_come_from_flags_and_else_from_the_environment() -> None:
    config = chosen("--port", "9000", NOMARCH_PORT="1", NOMARCH_MOVE_RATE="5/s", NOMARCH_ORIGINS="https://a, https://b")
    assert config.port == 9000 and config.move_rate == Rate(5, 5) and config.origins == ("https://a", "https://b")
    assert chosen("--webhook-private", "yes").webhook_private and chosen() == Config()
    with pytest.raises(BadOptions, match="NOMARCH_PORT"):
        chosen(NOMARCH_PORT="x")


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--move-rate", "fast"], "a rate is like"),
        (["--port", "x"], "invalid int"),
        (["--webhook-private", "maybe"], "yes or no"),
        (["--log-level", "loud"], "log level"),
        (["--database", "mysql://x"], "postgresql://"),
    ],
)
def test_wrong_settings_are_told_in_words(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["serve", *flags])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2 and said in capsys.readouterr().err


def test_the_description_names_every_route_and_the_form_of_every_refusal(running: Running) -> None:
    description = running.ask("GET", "/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/play", "/api/account/statistics", "/healthz"} <= set(
        description["paths"]
    )
    for path in description["paths"].values():
        for operation in path.values():
            assert operation["responses"]["409"]["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorBody")
            assert "422" not in operation["responses"] and operation.get("description")
