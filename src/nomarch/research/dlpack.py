"""Arrays of a GPU as other libraries take them, without copying: by DLPack, and by CUDA's own array interface.

The structures are those of DLPack 0.x (`dlpack.h`), which every library understands.
"""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME, USED_NAME = b"dltensor", b"used_dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, Any] = {}
"""What must live as long as another library uses it, by the address of the structure that was handed over."""

_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _give_back(address: int) -> None:
    """The other library needs it no more."""
    _lent.pop(address, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _forget(capsule: int) -> None:
    """A capsule goes; nobody took what is in it if it still has its first name."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


def lend(owner: Any, address: int, array: Any, device: tuple[int, int]) -> Any:
    """A DLPack capsule of memory at an address, in the shape, strides and kind of number of `array`; the owner of the
    memory is kept while it is in use."""
    kind, dimensions = np.dtype(array.dtype), len(array.shape)
    numbers = ctypes.c_int64 * dimensions
    shape = numbers(*array.shape)
    strides = numbers(*(stride // kind.itemsize for stride in array.strides))
    managed = _Managed()
    managed.tensor.data = address
    managed.tensor.device = _Device(*device)
    managed.tensor.dimensions = dimensions
    managed.tensor.type = _Type(KINDS[kind.kind], 8 * kind.itemsize, 1)
    managed.tensor.shape, managed.tensor.strides = shape, strides
    managed.deleter = ctypes.cast(_give_back, ctypes.c_void_p)
    key = ctypes.addressof(managed)
    _lent[key] = (owner, managed, shape, strides)
    return _new(key, NAME, ctypes.cast(_forget, ctypes.c_void_p))


class DeviceArray:
    """An array in the memory of a GPU. `torch.from_dlpack` and `jax.dlpack.from_dlpack` take it as it is, `to_numpy`
    copies it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        """As Numba's kernels take it."""
        self.shape, self.dtype = array.shape, array.dtype

    def __repr__(self) -> str:
        return f"<DeviceArray {self.dtype}{list(self.shape)}>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CUDA, self.array.gpu_data.context.device.id)

    def __dlpack__(self, *, stream: int | None = None, **_newer: Any) -> Any:
        if stream != -1:
            from numba import cuda

            cuda.default_stream().synchronize()  # whatever stream it is used on, it is written
        return lend(self.array, self.array.device_ctypes_pointer.value, self.array, self.__dlpack_device__())

    def to_numpy(self) -> np.ndarray[Any, Any]:
        """A copy in NumPy's memory."""
        copy: np.ndarray[Any, Any] = self.array.copy_to_host()
        return copy
