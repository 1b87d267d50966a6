"""On a GPU the very same games are played as on the CPU, step by step, and other libraries take the arrays."""

import os
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX shares the memory with the others

import jax
import numpy as np
import pytest
import torch
from torch.utils.dlpack import from_dlpack

import nomarch
from nomarch.research.batch import CpuBatch
from nomarch.research.cuda import CudaBatch
from tests.conformance.cases import some_cases

pytestmark = pytest.mark.filterwarnings("ignore:.*Grid size", "ignore:.*resource_tracker")

SIZE = 300  # not a whole number of blocks
STEPS = 250
FULLEST = {case.name: case for case in reversed(some_cases())}
"""The first case of each game, which has most of its options."""
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, nomarch.game(name).usual_players, {}) for name in nomarch.games()),
    *((name, case.players, dict(case.options)) for name, case in FULLEST.items()),
]
"""Each game as usual, and with many of its options."""


def both(name: str, players: int, options: dict[str, Any], seed: int) -> tuple[CpuBatch, CudaBatch]:
    """The same batch here and there."""
    here = nomarch.game(name).batch(SIZE, players, seed, options)
    there = nomarch.game(name).batch(SIZE, players, seed, options, device="cuda")
    assert isinstance(here, CpuBatch) and isinstance(there, CudaBatch)
    return here, there


def same(there: Any, here: Any) -> None:
    """Positions are equal, field by field: what lies between the fields is anything."""
    for field in here.dtype.names:
        np.testing.assert_array_equal(there[field], here[field], field)


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_every_step_is_the_same(name: str, players: int, options: dict[str, Any]) -> None:
    here, there = both(name, players, options, 11)
    for step in range(STEPS):
        np.testing.assert_array_equal(there.legal_mask().to_numpy(), here.legal_mask(), f"mask, step {step}")
        np.testing.assert_array_equal(there.observe().to_numpy(), here.observe(), f"observation, step {step}")
        actions = here.random_actions()
        np.testing.assert_array_equal(there.random_actions().to_numpy(), actions, f"action, step {step}")
        here.step(actions)
        there.step(torch.tensor(actions, device="cuda"))
        for array in ("to_move", "ended", "rewards", "scores"):
            np.testing.assert_array_equal(getattr(there, array).to_numpy(), getattr(here, array), f"{array}, {step}")
        same(there.states, here.states)
    assert here.play_at_random(1000) == there.play_at_random(1000) > 0
    same(there.states, here.states)


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    here, there = both("camelup", 4, {}, 1)
    good, before = here.random_actions().copy(), there.states
    illegal = int(np.flatnonzero(~here.legal_mask()[7])[0])
    for wrong in (illegal, -1, 10**6):
        actions = good.copy()
        actions[7] = wrong
        with pytest.raises(nomarch.BadOptions, match=f"action {wrong} is not legal in game 7"):
            there.step(actions)
    for not_actions in (good[:3], good.astype(float), torch.zeros(SIZE, device="cuda")):
        with pytest.raises(nomarch.BadOptions, match=f"one whole number for each of {SIZE} games"):
            there.step(not_actions)
    same(there.states, before)
    there.step(good)
    here.step(good)
    same(there.states, here.states)


def test_pytorch_and_jax_take_the_arrays_where_they_lie() -> None:
    here, there = both("camelup", 4, {}, 5)
    here.play_at_random(50)
    there.play_at_random(50)
    pairs = [
        (there.observe(), here.observe()),
        (there.legal_mask(), here.legal_mask()),
        (there.to_move, here.to_move),
        (there.rewards, here.rewards),
    ]
    for array, expected in pairs:
        address = array.__cuda_array_interface__["data"][0]
        tensor = from_dlpack(array)
        assert tensor.is_cuda and tensor.data_ptr() == address
        np.testing.assert_array_equal(tensor.cpu().numpy(), expected)
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == address
        np.testing.assert_array_equal(np.asarray(taken), expected)


def test_a_tensor_outlives_its_batch() -> None:
    here, there = both("camelup", 4, {}, 6)
    tensor = from_dlpack(there.observe())
    del there
    np.testing.assert_array_equal(tensor.cpu().numpy(), here.observe())
