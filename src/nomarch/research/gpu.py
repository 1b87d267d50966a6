"""`kernel`, the one decorator of every function that a GPU runs, and what numba-cuda needs to be there."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda

from nomarch.core.errors import BadOptions
from nomarch.core.rule import cache_folder, source_hash

if find_spec("numba_cuda") is None:
    raise BadOptions("a batch on a GPU needs numba-cuda: pip install 'nomarch[cuda]'")

# numba-cuda 0.30 names functions that NumPy 2.5 has no more, none of which we use.
for _gone, _successor in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if _gone not in np.__dict__:
        setattr(np, _gone, getattr(np, _successor))


def kernel(function: Callable[..., None], **options: Any) -> Any:
    """Compile a kernel, and keep its machine code where that of the game's rules is kept (see `core.rule`)."""
    from numba.cuda.core import config  # not the settings of Numba itself

    folder = cache_folder(function.__module__) / f"cuda-{source_hash(Path(__file__).parent)}"
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return cuda.jit(cache=True, **options)(function)
    finally:
        config.CACHE_DIR = before
