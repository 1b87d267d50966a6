"""Every endpoint, fuzzed from its own OpenAPI description: none fails, and every refusal has the same form."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from nomarch.server.app import create_app
from nomarch.server.config import Config
from tests.server.harness import PERSON, Running, TestTable, config

OPERATIONS = [(path, method) for path, methods in create_app(Config()).openapi()["paths"].items() for method in methods]
FORM = {"code", "message", "clause"}
EXAMPLES = 25


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Any]]:
    """A server, and its description of itself."""
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    running = Running(config(folder)).start()
    yield running, schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
    running.stop()


def open_table(running: Running) -> tuple[TestTable, list[str | None]]:
    """A table in play, and everything that somebody could identify himself with."""
    table = running.open(PERSON, PERSON, {"kind": "bot", "bot": "random"}).sit_all()
    name = f"Ann {table.id}"
    answer = running.ask("POST", "/api/accounts", body={"name": name, "password": "long enough"})
    return table, [*table.secrets[:2], table.spectator, table.host, answer.json()["session"], "nonsense", None]


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda value: str(value))
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_no_endpoint_fails_whatever_it_is_sent(
    path: str, method: str, mode: GenerationMode, fuzzed: tuple[Running, Any]
) -> None:
    running, schema = fuzzed
    table, secrets = open_table(running)
    operation = schema[path][method.upper()]
    answered: list[int] = []

    @settings(
        max_examples=EXAMPLES,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), secret=st.sampled_from(secrets), real=st.booleans())
    def fuzz(case: Any, secret: str | None, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table.id
        answer = case.call(headers={"Authorization": f"Bearer {secret}"} if secret else None)
        answered.append(answer.status_code)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(json.loads(answer.content)["error"]) == FORM

    try:
        fuzz()
    except Unsatisfiable:  # an operation without anything to get wrong
        assert mode is GenerationMode.NEGATIVE and "{" not in path
        return
    assert answered and running.ask("GET", "/healthz").status_code == 200
