"""Contests that are played: the same games everywhere, none lost, none twice."""

import os
import signal
from pathlib import Path

import pytest

import nomarch
from nomarch import arena
from nomarch.arena import GameFailed, Played, Results
from nomarch.arena.contest import Contest
from nomarch.arena.ledger import record_of
from nomarch.arena.workers import play_here
from nomarch.core.errors import BadOptions, NomarchError
from tests.arena.helpers import GAMES, SEATS, lines, outcomes


def kill_worker(played: Played) -> None:
    """End the process that played a game, without a chance to say so."""
    os.kill(int(played.worker.rpartition(":")[2]), signal.SIGKILL)


def test_the_same_arguments_give_the_same_games_on_any_number_of_workers(undisturbed: Results, tmp_path: Path) -> None:
    assert outcomes(arena.play("camelup", SEATS, GAMES, records=tmp_path, workers=2)) == outcomes(undisturbed)


def test_odds_beats_random_and_every_game_is_of_the_contest(undisturbed: Results) -> None:
    assert [played.number for played in undisturbed.games] == list(range(1, GAMES + 1))
    assert undisturbed.standings[0].bot == "odds" and undisturbed.standings[0].win_share > 0.9
    for played in undisturbed.games:
        fixture = undisturbed.contest.fixture(played.number)
        assert (played.seed, played.seats) == (fixture.seed, fixture.seats)
        assert [sum(sheet.values()) for sheet in played.sheet] == list(played.scores)


def test_the_records_replay_to_the_recorded_scores(undisturbed: Results) -> None:
    for played in undisturbed.games:
        match = nomarch.load(record_of(undisturbed.folder, played.number))
        assert match.over and match.seed == played.seed
        assert (tuple(match.scores), tuple(match.ranking)) == (played.scores, played.places)


def test_a_worker_that_dies_is_replaced_and_its_game_is_played(undisturbed: Results, tmp_path: Path) -> None:
    killed: list[str] = []

    def kill_two(played: Played) -> None:
        if len(killed) < 2 and played.worker not in killed:
            killed.append(played.worker)
            kill_worker(played)

    results = arena.play("camelup", SEATS, GAMES, records=tmp_path, workers=2, on_game=kill_two)
    assert len(killed) == 2 and len({played.worker for played in results.games}) == 4
    assert outcomes(results) == outcomes(undisturbed)


def test_more_games_are_added_and_fewer_are_the_first(undisturbed: Results, tmp_path: Path) -> None:
    few = arena.play("camelup", SEATS, 4, records=tmp_path, workers=1)
    there = lines(tmp_path)
    more = arena.play("camelup", SEATS, 6, records=tmp_path, workers=1)
    assert lines(tmp_path)[: len(there)] == there and len(lines(tmp_path)) == 7
    assert outcomes(more)[:4] == outcomes(few) and outcomes(more) == outcomes(undisturbed)[:6]
    assert outcomes(arena.play("camelup", SEATS, 3, records=tmp_path)) == outcomes(few)
    assert outcomes(arena.read(tmp_path)) == outcomes(more)


def test_a_line_that_was_cut_off_is_played_again(undisturbed: Results, tmp_path: Path) -> None:
    arena.play("camelup", SEATS, 4, records=tmp_path, workers=1)
    path = tmp_path / "results.jsonl"
    path.write_bytes(path.read_bytes()[:-40])
    assert len(arena.read(tmp_path).games) == 3
    assert outcomes(arena.play("camelup", SEATS, 4, records=tmp_path, workers=1)) == outcomes(undisturbed)[:4]
    assert len(lines(tmp_path)) == 5


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The folder of a contest of two games."""
    arena.play("camelup", ["random", "random"], 2, records=tmp_path, workers=1)
    return tmp_path


def test_other_arguments_for_the_same_folder_are_refused(small: Path) -> None:
    before = lines(small)
    with pytest.raises(BadOptions, match=r"another contest \(seats \['random', 'random'\], not \['odds', 'random'\]"):
        arena.play("camelup", SEATS, 2, records=small)
    with pytest.raises(BadOptions, match="seed 0, not 1"):
        arena.play("camelup", ["random", "random"], 2, seed=1, records=small)
    with pytest.raises(BadOptions, match="options"):
        arena.play("camelup", ["random", "random"], 2, options={"dice": True}, records=small)
    assert lines(small) == before


def test_another_version_of_the_bots_adds_no_games_but_may_look_at_them(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nomarch.arena.contest.source_hash", lambda *_folders: "other")
    assert len(arena.play("camelup", ["random", "random"], 2, records=small).games) == 2
    with pytest.raises(BadOptions, match="another version of the program"):
        arena.play("camelup", ["random", "random"], 3, records=small)


def test_two_arenas_cannot_play_in_one_folder(small: Path) -> None:
    def play_too(_played: Played) -> None:
        with pytest.raises(BadOptions, match="another arena is playing"):
            arena.play("camelup", ["random", "random"], 3, records=small)

    arena.play("camelup", ["random", "random"], 3, records=small, workers=1, on_game=play_too)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text.replace('"nomarch arena"', '"something"'), "line 1: this is no file of an arena"),
        (lambda text: text.replace('"nomarch arena": 1', '"nomarch arena": 9'), "is of version 9"),
        (lambda text: text.replace('"scores"', '"points"', 1), "line 2: this is no finished game"),
        (lambda text: text.replace('"number": 2', '"number": 1'), "game 1 is "),
        (lambda text: text + text.splitlines()[1] + "\n", "line 4: game . is there twice"),
        (lambda text: text.replace("}\n", "\n", 2), "line 1: this is no file"),
    ],
)
def test_damaged_results_are_told_with_their_line(small: Path, damage: object, said: str) -> None:
    assert callable(damage)
    path = small / "results.jsonl"
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    with pytest.raises(NomarchError, match=said):
        arena.play("camelup", ["random", "random"], 2, records=small)


def test_a_bot_that_fails_stops_the_arena_and_is_named() -> None:
    with pytest.raises(GameFailed, match=r"(?s)game 1 failed.*there is no bot 'nobody'"):
        list(play_here(Contest("camelup", ("nobody", "nobody"), 0, {}), [1], 1))


class Deadly(Contest):
    """A contest whose games end the process that plays them."""

    def fixture(self, number: int) -> None:  # type: ignore[override]
        """The end."""
        os._exit(number)


def test_a_game_that_ends_every_process_is_given_up() -> None:
    with pytest.raises(GameFailed, match="game 3 ended its process 3 times, at last with exit code 3"):
        list(play_here(Deadly("camelup", ("random", "random"), 0, {}), [3], 1))


@pytest.mark.parametrize("workers", [0, -2, True, "two"])
def test_a_number_of_workers_that_is_none_is_told(workers: int, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="number of workers is a whole number from 1 on"):
        arena.play("camelup", SEATS, 2, records=tmp_path, workers=workers)
