"""`nomarch arena`: what it prints, what it accepts, how it fails."""

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

import nomarch
from nomarch.cli import main
from nomarch.cli.arena import _bar
from tests.arena.helpers import contest, pretend


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, the output and the errors of `nomarch arena`."""
    try:
        code = main(["arena", *arguments])
    except SystemExit as stop:  # how argparse stops
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def test_the_help_names_the_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "camelup", "--help")
    assert code == 0 and "--dice" in out and "--ray ADDRESS" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--seats", "random,random"], "invalid choice"),
        (["camelup"], "--seats"),
        (["camelup", "--seats", "random"], "2 to 10 players"),
        (["camelup", "--seats", "random,genius"], "there is no bot 'genius'; there are "),
        (["camelup", "--seats", "random,random", "--games", "0"], "whole number from 1 on"),
        (["camelup", "--seats", "random,random", "--seed", "-1"], "a seed is"),
        (["camelup", "--seats", "random,random", "--workers", "0"], "number of workers"),
        (["camelup", "--seats", "random,random", "--adrenaline"], "CU-1.2"),
        (["camelup", "--seats", "random,random", "--picture", "x.png"], "a picture is an .svg file, not 'x.png'"),
        (["camelup", "--seats", "random,random", "--picture", "no/x.svg"], "there is no folder 'no'"),
    ],
)
def test_a_mistake_is_told_in_words_with_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2 and said in " ".join(err.split()) and "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_tables_picture_and_replayable_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(
        capsys, "camelup", "--seats", "greedy,random", "--games", "3", "--referee", "--picture", "x.svg"
    )
    assert code == 0 and max(map(len, out.splitlines())) <= 80
    assert "Camel Up, 4 games from 2 seeds" in out and "100.0 %" in out and "leg tiles" in out
    assert "seconds a decision" in out
    folder = tmp_path / str(re.search(r"4 games, kept in (\S+)", err)[1])  # type: ignore[index]
    records = sorted((folder / "games").iterdir())
    assert [record.name for record in records] == [f"00000{number}.nomarch" for number in (1, 2, 3, 4)]
    assert nomarch.load(records[0]).options["referee"] is True
    assert main(["replay", "--log", str(records[0])]) == 0 and "The race ended:" in capsys.readouterr().out
    assert ElementTree.parse(tmp_path / "x.svg").getroot() is not None

    code, out, _ = run(capsys, "camelup", "--seats", "greedy,random", "--games", "3", "--referee", "--json")
    report = json.loads(out)
    assert code == 0 and report["folder"] == str(folder.relative_to(tmp_path))
    assert report["options"]["referee"] is True and report["seats"] == ["greedy", "random"]
    numbers = {"seats", "games", "wins", "win_share", "chance", "score", "decisions", "seconds", "seconds_95", "rating"}
    for bot in report["bots"]:
        assert all(isinstance(bot[name], int | float) for name in numbers)
        assert all(len(bot[name]) == 2 for name in ("win_interval", "score_interval", "rating_interval"))
        assert sum(bot["categories"].values()) == pytest.approx(bot["score"])


def test_a_folder_of_another_contest_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "camelup", "--seats", "random,random", "--games", "1", "--records", "x")[0] == 0
    code, _, err = run(capsys, "camelup", "--seats", "random,random,random", "--games", "1", "--records", "x")
    assert code == 2 and "x holds another contest" in err


def test_a_folder_that_cannot_be_made_is_told_with_exit_code_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = run(capsys, "camelup", "--seats", "random,random", "--games", "1", "--records", "file/x")
    assert code == 1 and "Not a directory" in err


def test_ray_that_is_not_installed_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nomarch.arena.cluster.find_spec", lambda _name: None)
    code, _, err = run(capsys, "camelup", "--seats", "random,random", "--games", "1", "--ray", "auto")
    assert code == 2 and "pip install 'nomarch[ray]'" in err


def test_a_terminal_gets_a_bar_and_others_do_not(tmp_path: Path) -> None:
    terminal, file = Console(file=io.StringIO(), force_terminal=True, width=80), Console(file=io.StringIO())
    for console in (terminal, file):
        with _bar(tmp_path, 4, console) as on_game:
            on_game(pretend(contest("a", "b"), 1, [1, 2]))
    assert isinstance(terminal.file, io.StringIO) and isinstance(file.file, io.StringIO)
    assert "1/4" in terminal.file.getvalue() and file.file.getvalue() == ""
