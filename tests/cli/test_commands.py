"""The command line: what it prints, what it accepts, how it fails."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import nomarch
from nomarch.cli import main

ALL_OPTIONS = ["--dice", "--adrenaline", "--paparazzi", "--connoisseurs", "--allies", "--referee"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, the output and the errors of a command."""
    try:
        code = main(list(arguments))
    except SystemExit as stop:  # how argparse stops
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


@pytest.fixture(autouse=True)
def wide_and_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    "command",
    ["", "play", "play camelup", "replay", "odds", "games", "bench", "arena", "arena camelup", "serve", "verify"],
)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *command.split(), "--help")
    assert code == 0 and "usage: nomarch" in out and err == ""


@pytest.mark.parametrize("name", nomarch.games())
def test_every_game_is_played_to_its_end_on_the_screen(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = nomarch.game(name).players[0]
    bots = ",".join(["random"] * players)
    code, out, _ = run(capsys, "play", name, "--players", str(players), "--bots", bots, "--seed", "2")
    assert code == 0 and nomarch.game(name).words().say("title") in out and "1. Random" in out


def test_games_lists_every_game_with_title_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for name in nomarch.games():
        assert name in out and nomarch.game(name).words().say("title") in out
    assert "2-10" in out


def test_a_game_in_detail_shows_its_options_and_which_values_are_ours(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "camelup")
    assert code == 0 and "connoisseurs" in out
    assert "Ours" in out and "The faces of an extra die are 1, 1, 1, 2, 2, 2." in out and "CU-2.7" in out
    assert "pounds" not in out
    assert "Ścianki dodatkowej kostki" in run(capsys, "games", "camelup", "--language", "pl")[1]
    assert "Option" in out and "Option" not in run(capsys, "games", "cubirds")[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "invalid choice"),
        (["play", "camelup", "--players", "11"], "2 to 10 players"),
        (["play", "camelup", "--players", "x"], "invalid int"),
        (["play", "camelup", "--bots", "genius"], "there are novice, skilled, master, greedy"),
        (["play", "camelup", "--players", "2", "--bots", "random,random,random"], "too many"),
        (["play", "camelup", "--adrenaline"], "CU-1.2"),
        (["play", "camelup", "--seed", "-1"], "a seed is"),
        (["games", "chess"], "invalid choice"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["nothing"], "invalid choice"),
        ([], "required"),
    ],
)
def test_a_mistake_is_told_in_words_with_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2 and said in err and "Traceback" not in err


@pytest.mark.parametrize(
    ("language", "arguments", "said"),
    [
        ("pl", ["--players", "11"], "liczba graczy od 2 do 10, a nie 11"),
        ("de", ["--bots", "genius"], "den Bot 'genius' gibt es nicht"),
        ("cs", ["--adrenaline"], "zapněte také dice (CU-1.2)"),
        ("pl", ["--players", "2", "--bots", "random,random,random"], "3 boty to za dużo"),
        ("de", ["--seed", "-1"], "ein Startwert ist eine ganze Zahl"),
        ("xx", ["--players", "11"], "2 to 10 players, not 11"),
    ],
)
def test_a_players_mistake_is_told_in_his_language(
    language: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "play", "camelup", *arguments, "--language", language)
    assert code == 2 and said in err


def test_what_is_typed_wrong_at_the_table_is_told_in_the_players_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "help", "leg:purple", "fly", "99", "undo", "odds", "quit")
    code, out, _ = run(capsys, "play", "cubirds", "--players", "2", "--bots", "random", "--language", "de")
    assert code == 0 and "Gib die Nummer einer Möglichkeit ein" in out and "save DATEI" in out
    assert "'fly' ist keine Aktion; bekannt sind lay, draw" in out
    assert "die Möglichkeiten haben die Nummern 1 bis" in out and "es gibt nichts zurückzunehmen" in out
    assert "für CuBirds gibt es keine Chancen zu zeigen" in out


def test_a_file_that_is_not_there_is_told_with_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "replay", "nowhere.nomarch")
    assert code == 1 and "nowhere.nomarch: No such file" in err


def test_a_damaged_file_is_told_with_its_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.nomarch"
    file.write_text('{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1}\n"leg:red"\n')
    code, _, err = run(capsys, "replay", str(file))
    assert code == 2 and "line 2: 'leg:red' is no action" in err


@pytest.mark.parametrize("name", nomarch.games())
def test_bots_alone_play_a_whole_game_and_the_score_sheet_is_shown(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = str(nomarch.game(name).players[0])
    bots = ",".join(["random"] * int(players))
    code, out, _ = run(capsys, "play", name, "--players", players, "--bots", bots, "--seed", "1")
    assert code == 0 and "total" in out and "1. Random" in out


def test_a_person_plays_by_number_and_by_text_undoes_asks_why_saves_and_quits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.nomarch"
    lines = ["help", "why desert:3:oasis", "leg:purple", "99", "1", "race:winner:white", "undo", "undo", "undo"]
    type_in(monkeypatch, *lines, "leg:blue", "log", f"save {file}", "quit")
    code, out, _ = run(capsys, "play", "camelup", "--players", "2", "--bots", "random", "--seed", "7")
    assert code == 0
    assert "take back" in out
    assert "CU-5.6: A desert tile needs an empty space" in out
    assert "'leg:purple' is no action" in out and "the choices are 1 to 44" in out
    assert "You took the blue leg tile of value 5." in out and "You bet white as overall winner." in out
    assert "there is nothing to take back" in out
    assert str(nomarch.load(file).actions[0]) == "leg:blue"


def test_the_game_is_told_in_the_language_that_is_asked_for_or_the_system_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.nomarch"
    play = ["play", "camelup", "--players", "2", "--bots", "random", "--seed", "7"]
    lines = ["why desert:3:oasis", "desert:3:oasis", "leg:blue", f"save {file}", "quit"]

    def told(*arguments: str) -> str:
        type_in(monkeypatch, *lines)
        return run(capsys, *arguments)[1]

    polish = told(*play, "--language", "pl")
    assert "Bierzesz niebieski kafelek typowania o wartości 5." in polish and "Ty: wybierz akcję." in polish
    assert "Gra przerwana po" in polish
    assert polish.count("CU-5.6: Kafelek pustyni wymaga pustego pola") == 2
    assert "Funty" in polish and "Losowy 2" in polish, "the drawing and the bots, too"
    assert "took the blue leg tile" in told(*play, "--language", "xx"), "English where there is no such language"
    assert "Gracz 1 bierze niebieski" in told("replay", str(file), "--log", "--language", "pl")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert told(*play) == polish


def test_a_person_can_look_at_the_odds_and_the_worth_of_his_actions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "odds", "quit")
    code, out, _ = run(capsys, "play", "camelup", "--players", "2", "--seed", "7")
    assert code == 0 and "wins it" in out and "+1.00 pyramid" in " ".join(out.split())
    type_in(monkeypatch, "odds", "quit")
    _, polish, _ = run(capsys, "play", "camelup", "--players", "2", "--seed", "7", "--language", "pl")
    assert "Wyścig kończy się w tym etapie: 0%" in polish and "+1,00 pyramid" in " ".join(polish.split())


def test_the_end_of_input_ends_the_game_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    code, out, err = run(capsys, "play", "camelup", "--seed", "1")
    assert code == 0 and "Left after 0 actions." in out and "Traceback" not in err


def test_a_setup_is_read_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, file = tmp_path / "x.nomarch", tmp_path / "setup.json"
    file.write_text('{"camels": "1:GYO 3:BW"}')
    type_in(monkeypatch, f"save {saved}", "quit")
    code, _, _ = run(capsys, "play", "camelup", "--setup", str(file))
    assert code == 0 and nomarch.load(saved).setup == {"camels": "1:GYO 3:BW"}
    for wrong, said in (("[", "is no JSON"), ("[1]", "must be an object"), ('{"camels": "9:GYOBW"}', "spaces 1 to 3")):
        file.write_text(wrong)
        code, _, err = run(capsys, "play", "camelup", "--setup", str(file))
        assert code == 2 and said in err


def test_components_of_ones_own_are_read_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    box, saved = tmp_path / "box.toml", tmp_path / "x.nomarch"
    box.write_text("".join(f"[[granary]]\nwheat = {wheat}\ndebens = {9 * wheat}\n" for wheat in range(4)))
    type_in(monkeypatch, f"save {saved}", "quit")
    code, _, _ = run(capsys, "play", "fertility", "--components", str(box))
    assert code == 0 and nomarch.load(saved).unpacked().granary[:4] == [0, 9, 18, 27]
    box.write_text("[nonsense]\n")
    code, _, err = run(capsys, "play", "fertility", "--components", str(box))
    assert code == 2 and "there is no section 'nonsense'" in err


def test_a_person_sees_no_card_of_another_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people at one keyboard: the second is not shown what the first bet on."""
    type_in(monkeypatch, "race:winner:green", "quit")
    code, out, _ = run(capsys, "play", "camelup", "--players", "2", "--bots", "you", "--seed", "7")
    second = out.partition("Player 1 put a card on the pile of the overall winner.")[2]
    assert code == 0 and second
    assert "bet green" not in out
    pile = next(line for line in second.splitlines() if line.startswith("Overall winner"))
    assert "?" in pile and "G" not in pile


@pytest.mark.parametrize("options", [[], ALL_OPTIONS])
def test_the_table_is_drawn_in_80_columns(
    options: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    type_in(monkeypatch, *["1"] * 60)
    code, out, _ = run(capsys, "play", "camelup", "--players", "6", "--bots", "random", "--seed", "2", *options)
    assert code == 0 and max(map(len, out.splitlines())) <= 80
    assert "▶ You" in out and "Pyramid" in out


def test_replay_prints_the_log_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = nomarch.game("camelup").new(2, seed=1)
    while not match.over:
        match.play("pyramid")
    match.save(tmp_path / "x.nomarch")
    code, out, _ = run(capsys, "replay", "--log", str(tmp_path / "x.nomarch"))
    assert code == 0 and "The race ended:" in out and "total" in out


def test_replay_steps_forth_back_and_to_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = nomarch.game("camelup").new(2, seed=1)
    for text in ("leg:blue", "leg:green", "pyramid"):
        match.play(text)
    match.save(tmp_path / "x.nomarch")
    type_in(monkeypatch, "", "n", "b", "3", "nonsense", "e", "99", "q")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, out, _ = run(capsys, "replay", str(tmp_path / "x.nomarch"))
    assert code == 0
    steps = [line.split()[0] for line in out.splitlines() if " of 3 " in line]
    assert steps == ["0", "1", "2", "1", "3", "3", "3", "3"]
    assert out.count("Player 1 took the blue leg tile of value 5.") == 2


def test_bench_prints_one_json_object_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("nomarch.cli.bench.STEPS", 2000)
    monkeypatch.setattr("nomarch.cli.bench.COPIES", 2000)
    monkeypatch.setattr("nomarch.cli.bench.first_compile_s", lambda _game: 1.0)
    code, out, _ = run(capsys, "bench", "camelup", "--json")
    figures = json.loads(out)["camelup"]
    assert code == 0
    wanted = {"steps_per_s", "copies_per_s", "match_actions_per_s", "first_compile_s", "leg_odds_ms", "race_table_s"}
    assert wanted <= set(figures) and all(value > 0 for value in figures.values())
    code, out, _ = run(capsys, "bench", "camelup")
    assert code == 0 and "steps_per_s" in out


def test_a_terminal_that_knows_only_ascii_gets_other_letters_and_no_traceback() -> None:
    command = [sys.executable, "-c", "import sys, nomarch.cli; sys.exit(nomarch.cli.main())", "play", "camelup"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 0 and b"Traceback" not in done.stderr and b"Camel Up" in done.stdout
