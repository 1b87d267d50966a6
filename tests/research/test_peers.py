"""`nomarch bench peers`."""

import json
from collections.abc import Iterator

import pytest

import nomarch
from nomarch.cli import main
from nomarch.research import peers
from nomarch.research.peers import Row, times_faster


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for a moment only, and no library that a test would have to wait for."""
    monkeypatch.setattr(peers, "SECONDS", 0.001)
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "BATCH", 64)
    monkeypatch.setattr(peers, "THEIRS", {peers.openspiel: ("pyspiel",), absent: ("no_such_library",)})


def absent() -> Iterator[Row]:
    """A library that nobody has."""
    raise AssertionError("it is not installed, so it must not be measured")


def test_it_measures_what_is_installed_and_says_what_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["missing"] == {"absent": ["no_such_library"]}
    rows = {(row["library"], row["game"]): row for row in found["rows"]}
    for name in nomarch.games():
        batch = rows["nomarch batch", name]
        assert batch["players"] == 4 and min(batch["steps"], batch["copies"], batch["observed"]) > 0
        assert rows["nomarch in PettingZoo", name]["observed"] > 0
        assert rows["nomarch in OpenSpiel", name]["copies"] > 0
    assert rows["OpenSpiel", "hanabi"]["players"] == 4 and rows["OpenSpiel", "hanabi"]["numbers"] > 1000
    assert rows["OpenSpiel", "hanabi"]["observed"] > 0


def test_the_table_names_every_library(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "OURS", {lambda: iter([Row("nomarch batch", "camelup", 4, 597, 3e6, 2e6, 1e6)]): ()})
    assert main(["bench", "peers"]) == 0
    shown = capsys.readouterr().out
    assert "3,000,000" in shown and "OpenSpiel: our batches have" in shown
    assert "not measured: absent, because no_such_library is not installed (nomarch[peers] has all)" in shown


def test_it_compares_with_the_fastest_game_of_each_library() -> None:
    rows = [
        Row("nomarch batch", "a", 4, 9, 100.0, 50.0, 40.0),
        Row("nomarch batch", "b", 4, 9, 300.0, 60.0, 20.0),
        Row("nomarch in PettingZoo", "a", 4, 9, None, None, 7.0),
        Row("Other", "slow", 4, 9, 2.0, None, 1.0),
        Row("Other", "fast", 4, 9, 10.0, None, 2.0),
    ]
    assert times_faster(rows) == [("Other", "steps", "fast", 10.0, 30.0), ("Other", "observed", "fast", 10.0, 20.0)]
