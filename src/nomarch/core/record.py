"""`record`: a position declared as a class with annotations becomes an aligned NumPy record type.

    @record
    class State(Position):
        money: i16[10]      # pounds of each seat

Compiled rules take one element `s` of an array of such records and read and write `s.money[seat]`.
"""

import inspect
from collections.abc import Callable
from functools import wraps
from types import SimpleNamespace
from typing import Any, ClassVar, TypeVar

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from nomarch.core.rule import COMPILED

Class = TypeVar("Class", bound=type)
Found = TypeVar("Found")
Records = np.ndarray[Any, Any]
"""An array of positions; a single position is an array of one."""


class Number:
    """A kind of number in a record: `i16` alone is one field, `i16[8, 3]` an array of them."""

    def __init__(self, kind: type[np.generic], shape: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Number":
        return Number(self.kind, shape if isinstance(shape, tuple) else (shape,))


i8, i16, i32, i64 = (Number(kind) for kind in (np.int8, np.int16, np.int32, np.int64))
u8, u16, u32, u64 = (Number(kind) for kind in (np.uint8, np.uint16, np.uint32, np.uint64))


def record(declaration: Class) -> Class:
    """Give the class its `dtype`: the annotated fields of its bases, then its own, aligned."""
    fields: dict[str, Number] = {}
    for base in reversed(declaration.__mro__):
        fields.update(inspect.get_annotations(base) if base is not object else {})
    fields.pop("dtype", None)
    layout = [(name, number.kind, number.shape) for name, number in fields.items()]
    declaration.dtype = np.dtype(layout, align=True)  # type: ignore[attr-defined]
    return declaration


@record
class Generator:
    """A random generator (see `rng`); whoever draws takes any record that has these fields."""

    dtype: ClassVar[np.dtype[Any]]
    rng_key: u32[2]  # the Philox key
    rng_counter: u32[4]  # number of the next block (two words), and the stream (two words)
    rng_words: u32[4]  # the block drawn last
    rng_left: u8  # how many of its words are still to be used


@record
class Position(Generator):
    """What every game's record begins with; full-size numbers, because rules count and compare with them."""

    players: i64  # number of seats
    to_move: i64  # the seat that is asked, -1 when the game is over
    decision: i64  # what it is asked: index into the game's decisions


def zeros(dtype: np.dtype[Any], count: int = 1) -> Records:
    """New records, all bytes zero, in the form in which the rules take them."""
    return usable(np.zeros(count, dtype))


def usable(records: Records) -> Records:
    """The form in which the rules take records: plain for compiled code, with named fields for the interpreter."""
    return records if COMPILED else records.view(np.recarray)


def copy(records: Records) -> Records:
    """A copy byte by byte; NumPy's own goes field by field and leaves out the padding."""
    return usable(records.view(np.ndarray).view(np.uint8).copy().view(records.dtype.base))


if COMPILED:

    @intrinsic  # type: ignore[untyped-decorator]
    def assign(_context: Any, target: Any, _source: Any) -> Any:
        """For rules: make one record equal to another; `records[0] = others[0]` would go byte by byte, far slower."""

        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            size = context.get_constant(types.intp, target.size)
            cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1, target.dtype.alignment)
            return context.get_dummy_value()

        return types.void(target, target), code

else:

    def assign(target: Any, source: Any) -> None:
        """For rules: make one record equal to another."""
        for name in target.dtype.names:
            target[name] = source[name]


def once(find: Callable[[SimpleNamespace], Found]) -> Callable[[SimpleNamespace], Found]:
    """For views: something that is the same for every seat is found once for each unpacked position."""
    name = f"once {find.__module__}.{find.__qualname__}"

    @wraps(find)
    def found(s: SimpleNamespace) -> Found:
        known: dict[str, Found] = s.__dict__
        if name not in known:
            known[name] = find(s)
        return known[name]

    return found


def unpack(records: Records) -> SimpleNamespace:
    """One position as plain Python numbers and lists, for code that is not compiled."""
    values = zip(records.dtype.names or (), records.tolist()[0], strict=True)
    return SimpleNamespace(**{name: value.tolist() if type(value) is np.ndarray else value for name, value in values})
