"""The same contest on a Ray cluster."""

import os
import signal
from pathlib import Path

import pytest

from nomarch import arena
from nomarch.arena import Played, Results
from nomarch.arena.cluster import play_as
from nomarch.core.errors import BadOptions
from tests.arena.helpers import GAMES, SEATS, contest, lines, outcomes


def test_a_local_ray_with_two_workers_plays_the_same_games_and_a_killed_worker_loses_none(
    undisturbed: Results, tmp_path: Path
) -> None:
    killed: list[str] = []

    def kill_one(played: Played) -> None:
        if not killed:
            killed.append(played.worker)
            os.kill(int(played.worker.rpartition(":")[2]), signal.SIGKILL)

    results = arena.play("camelup", SEATS, GAMES, records=tmp_path, ray="local", workers=2, on_game=kill_one)
    assert len(killed) == 1 and len({played.worker for played in results.games} - set(killed)) == 2
    assert outcomes(results) == outcomes(undisturbed)
    assert len(lines(tmp_path)) == GAMES + 1


def test_an_address_where_nobody_is_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        arena.play("camelup", SEATS, 2, records=tmp_path, ray="127.0.0.1:1")


def test_a_machine_with_another_version_plays_nothing() -> None:
    with pytest.raises(BadOptions, match="another version of Nomarch"):
        play_as(contest("random", "random"), "other", 1)
