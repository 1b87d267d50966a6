"""Batches play the very same games as matches do, whatever the number of threads."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest
import torch
from torch.utils.dlpack import from_dlpack

import nomarch
from nomarch.core import record
from nomarch.core.match import Match
from nomarch.research.batch import CpuBatch

GAMES = pytest.mark.parametrize("name", nomarch.games())
SIZE = 130  # enough for two threads


def make(name: str, n: int, players: int, seed: int, **more: Any) -> CpuBatch:
    """A batch on the CPU."""
    batch = nomarch.game(name).batch(n, players, seed, **more)
    assert isinstance(batch, CpuBatch)
    return batch


def random_actions(batch: CpuBatch, chance: np.random.Generator) -> np.ndarray[Any, np.dtype[np.int64]]:
    """One of the legal actions of each game."""
    mask = batch.legal_mask()
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


@GAMES
def test_a_batch_plays_the_games_that_matches_play(name: str) -> None:
    game = nomarch.game(name)
    batch = make(name, SIZE, players=3, seed=5, threads=2)
    first = game.new(3, seed=5)
    assert batch.states[:1].tobytes() == first.states.tobytes()
    matches = [Match.from_position(game, batch.states[i : i + 1]) for i in range(4)]
    over: set[int] = set()
    chance = np.random.default_rng(1)
    for _ in range(3000):
        mask, observations = batch.legal_mask(), batch.observe()
        for i, match in enumerate(matches):
            if i not in over:
                assert batch.to_move[i] == match.to_move
                assert np.flatnonzero(mask[i]).tolist() == [action.id for action in match.legal()]
                assert observations[i].tolist() == match.observation(match.to_move or 0).tolist()
        actions = random_actions(batch, chance)
        batch.step(actions)
        for i, match in enumerate(matches):
            if i not in over:
                match.play(int(actions[i]))
                assert batch.ended[i] == match.over
                if match.over:
                    over.add(i)
                    shares = [(seat in match.winners) / len(match.winners) for seat in range(3)]
                    assert batch.rewards[i].tolist() == pytest.approx(shares)
                    assert batch.scores[i].tolist() == match.scores
                    assert batch.to_move[i] >= 0  # it began again
                else:
                    assert not batch.rewards[i].any()
        if len(over) == len(matches):
            return
    pytest.fail("the games did not end")


@GAMES
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    batches = [make(name, SIZE, players=2, seed=9, threads=threads) for threads in (1, 2)]
    for batch in batches:
        assert batch.play_at_random(300) > 0
        assert batch.to_move.tolist() == batch.states["to_move"].tolist()
    assert batches[0].states.tobytes() == batches[1].states.tobytes()


@GAMES
def test_random_play_goes_on_where_it_stopped(name: str) -> None:
    whole, halves = (make(name, 3, players=2, seed=9) for _ in range(2))
    assert whole.play_at_random(400) == halves.play_at_random(150) + halves.play_at_random(250)
    assert whole.states.tobytes() == halves.states.tobytes()


@GAMES
def test_random_play_is_a_step_with_random_actions_many_times(name: str) -> None:
    batch, other = (make(name, 3, players=3, seed=2) for _ in range(2))
    ended = 0
    for _ in range(200):
        batch.step(batch.random_actions())
        ended += int(batch.ended.sum())
    assert other.play_at_random(200) == ended
    assert batch.states.tobytes() == other.states.tobytes()


@GAMES
def test_a_wrong_action_is_refused_and_changes_nothing(name: str) -> None:
    batch = make(name, 4, players=2, seed=1)
    before = record.copy(batch.states)
    good = random_actions(batch, np.random.default_rng(2))
    illegal = np.flatnonzero(~batch.legal_mask()[3])[:1].tolist()
    for wrong in (*illegal, -1, 10**6):
        with pytest.raises(nomarch.BadOptions, match=f"action {wrong} is not legal in game 3"):
            batch.step([*good[:3], wrong])
    for not_actions in (good[:3], good.astype(float), good.reshape(2, 2)):
        with pytest.raises(nomarch.BadOptions, match="one whole number for each of 4 games"):
            batch.step(not_actions)
    assert batch.states.tobytes() == before.tobytes()
    batch.step(good)
    assert batch.states.tobytes() != before.tobytes()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "at least one game"),
        ({"n": 2.5}, "at least one game"),
        ({"players": 1}, "2 to 10 players"),
        ({"seed": -1}, "a seed is"),
        ({"options": {"dices": True}}, "dices"),
        ({"threads": 0}, "number of threads"),
        ({"device": "abacus"}, "cpu"),
    ],
)
def test_what_makes_no_batch_is_told(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(nomarch.BadOptions, match=message):
        nomarch.game("camelup").batch(**({"n": 1, "players": 2, "seed": 1} | wrong))


def address(array: jax.Array) -> int:
    """Where an array of JAX lies."""
    return int(array.unsafe_buffer_pointer())


@pytest.mark.parametrize("n", [1, 3, 4096])
@pytest.mark.parametrize(
    ("take", "where"),
    [
        (from_dlpack, torch.Tensor.data_ptr),
        (torch.from_numpy, torch.Tensor.data_ptr),
        (jax.dlpack.from_dlpack, address),
    ],
    ids=["torch-dlpack", "torch", "jax"],
)
def test_other_libraries_take_the_arrays_without_copying(
    take: Callable[[Any], Any], where: Callable[[Any], int], n: int
) -> None:
    batch = make("camelup", n, players=4, seed=1)
    for array in (batch.legal_mask(), batch.observe(), batch.to_move, batch.rewards, batch.scores, batch.ended):
        taken = take(array)
        assert where(taken) == array.ctypes.data
        assert np.asarray(taken).tolist() == array.tolist()


def test_actions_may_be_a_tensor() -> None:
    batch, other = (make("camelup", 8, players=2, seed=3) for _ in range(2))
    actions = random_actions(batch, np.random.default_rng(1))
    batch.step(torch.from_numpy(actions))
    other.step(actions.astype(np.int32))
    assert batch.states.tobytes() == other.states.tobytes()


INTERPRETED = """
import hashlib, nomarch
batch = nomarch.game("cubirds").batch(2, players=2, seed=6)
for _ in range(20):
    batch.step(batch.legal_mask().argmax(axis=1))
batch.play_at_random(150)
print(hashlib.sha256(batch.states.tobytes() + batch.observe().tobytes() + batch.scores.tobytes()).hexdigest())
"""


def test_interpreted_a_batch_plays_the_same_games() -> None:
    batch = make("cubirds", 2, players=2, seed=6)
    for _ in range(20):
        batch.step(batch.legal_mask().argmax(axis=1))
    assert batch.play_at_random(150) > 0
    here = hashlib.sha256(batch.states.tobytes() + batch.observe().tobytes() + batch.scores.tobytes()).hexdigest()
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == here, done.stderr


def test_new_games_have_other_chance() -> None:
    batch = make("camelup", 1, players=2, seed=4)
    starts, chance = set(), np.random.default_rng(0)
    for _ in range(3):
        starts.add(int(batch.states["camels"][0]))
        while True:
            batch.step(random_actions(batch, chance))
            if batch.ended[0]:
                break
    assert len(starts) == 3
