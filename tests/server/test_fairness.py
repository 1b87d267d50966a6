"""Fair dice: the hash from the start, the seed at the end, and `nomarch verify` on what the server gives out."""

from pathlib import Path

import pytest

import nomarch
from nomarch.cli import main
from nomarch.core.rng import commitment
from nomarch.server import chores
from tests.server.harness import PERSON, Running, TestTable, eventually

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def over(stored: Running, monkeypatch: pytest.MonkeyPatch) -> TestTable:
    """A table whose game is over, in which dice were taken back once."""
    monkeypatch.setattr(chores, "LEISURE_S", 0.0)
    table = stored.open(PERSON, BOT, options={"dice": True}).sit_all()
    table.play(0, "pyramid")
    eventually(lambda: table.look(0)["legal"])
    table.done(0, "undo")
    table.done(0, "leave", bot="random")
    eventually(lambda: table.look(0)["table"]["status"] == "over")
    return table


def test_the_record_of_a_table_fits_the_hash_that_was_shown(
    over: TestTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.nomarch"
    file.write_bytes(over.get(over.spectator, "record").content)
    shown = over.made["commitment"]
    assert main(["verify", str(file), "--commitment", shown]) == 0
    said = capsys.readouterr().out
    assert "every one is allowed" in said and "its hash fits" in said and "began anew, 1 time" in said
    assert main(["verify", str(file)]) == 0
    assert shown in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert "not the one that was shown" in capsys.readouterr().err


def test_another_die_another_seed_or_another_action_is_found(
    over: TestTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = over.get(0, "record").text
    seed = str(nomarch.library.loads(text.encode()).seed)
    changed = text.replace(f'"seed": {seed}', f'"seed": {int(seed) ^ 1}', 1)
    file = tmp_path / "changed.nomarch"
    file.write_text(changed)
    assert main(["verify", str(file)]) == 2
    assert "line" in capsys.readouterr().err


def test_the_published_seed_is_the_promised_one(over: TestTable) -> None:
    seed = int(over.look(over.spectator)["table"]["seed"], 16)
    assert commitment(seed) == over.made["commitment"]
