"""Memory is lent to other libraries by DLPack, and kept as long as they use it."""

import gc
import weakref
from typing import Any

import jax
import numpy as np
import numpy.typing as npt
import pytest
import torch
from torch.utils.dlpack import from_dlpack

from nomarch.research.batch import aligned
from nomarch.research.dlpack import CPU, lend


class Lender:
    """Memory of the CPU, lent as memory of a GPU is."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CPU, 0)

    def __dlpack__(self, **_wishes: Any) -> Any:
        return lend(self, self.array.ctypes.data, self.array, (CPU, 0))


def example(kind: str, order: Any) -> npt.NDArray[Any]:
    """A small table."""
    array = aligned((3, 4) if order == "C" else (4, 3), kind)
    array[:] = np.arange(array.size).reshape(array.shape) % 3
    return array if order == "C" else array.T


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("kind", ["bool", "int32", "int64", "float32"])
def test_the_libraries_read_it_where_it_lies(kind: str, order: str) -> None:
    array = example(kind, order)
    tensor = from_dlpack(Lender(array))
    assert tensor.data_ptr() == array.ctypes.data and tensor.tolist() == array.tolist()
    taken = np.from_dlpack(Lender(array))
    assert taken.ctypes.data == array.ctypes.data and taken.tolist() == array.tolist()
    if kind != "int64":  # which JAX makes 32 bits wide
        assert np.asarray(jax.dlpack.from_dlpack(Lender(array))).tolist() == array.tolist()


def test_it_is_kept_while_it_is_used_and_no_longer() -> None:
    lender = Lender(example("float32", "C"))
    gone = weakref.ref(lender)
    tensor = from_dlpack(lender)
    del lender
    gc.collect()
    assert gone() is not None and torch.equal(tensor[0], torch.tensor([0.0, 1.0, 2.0, 0.0]))
    del tensor
    gc.collect()
    assert gone() is None


def test_a_capsule_that_nobody_takes_keeps_nothing() -> None:
    lender = Lender(example("float32", "C"))
    gone = weakref.ref(lender)
    capsule = lender.__dlpack__()
    del lender
    assert gone() is not None
    del capsule
    gc.collect()
    assert gone() is None
