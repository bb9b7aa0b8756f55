"""What an operator refuses of fake tensors: the same as of real ones, by the same code, which is told what they are.

Sizes that are symbols are looked at as the numbers that they have in the call that is traced, which restricts no later
one; a later call is checked when it is run. What only values would tell (lengths, numbers of pages) is not known here.
"""

import ctypes
import struct
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from tilewright.torch import _library


class _Description(ctypes.Structure):
    """As python/torch/description.h has it."""

    _fields_ = (
        ("rank", ctypes.c_int64),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("dtype", ctypes.c_char_p),
        ("device_type", ctypes.c_char_p),
        ("device_index", ctypes.c_int64),
    )


class UnknownNumberError(Exception):
    """A symbol that stands for no number yet."""


def _number(value: Any) -> Any:
    if isinstance(value, int | float):
        return value
    node = value.node
    if node.hint is None:
        raise UnknownNumberError
    return node.hint


def _numbers(values: Any) -> Any:
    return (ctypes.c_int64 * len(values))(*(_number(each) for each in values))


def _nowhere(devices: set[torch.device]) -> bool:
    """Whether there are no kernels to look for: the device is not here, or nothing has used it yet."""
    if len(devices) != 1:
        return False
    device = next(iter(devices))
    if device.type != "cuda":
        return device.type != "cpu"
    return not torch.cuda.is_initialized() or (device.index or 0) >= torch.cuda.device_count()


class _Arguments:
    """Of one call, in the order of the schema, as the library takes them: 64 bits each, and what they point to."""

    def __init__(self, schema: Any, given: Mapping[str, object]) -> None:
        self._kept: list[object] = []
        self._is_nowhere = _nowhere({each.device for each in given.values() if isinstance(each, Tensor)})
        types = {argument.name: str(argument.type) for argument in schema.arguments}
        values = [self._value(types[name], each) for name, each in given.items()]
        self.values = (ctypes.c_uint64 * len(values))(*values)

    def _address(self, of: Any) -> int:
        self._kept.append(of)
        return ctypes.addressof(of)

    def _value(self, kind: str, value: Any) -> int:
        inner = kind.removeprefix("Optional[").removesuffix("]")
        if inner != kind:
            return 0 if value is None else self._address(ctypes.c_uint64(self._value(inner, value)))
        if kind == "Tensor":
            return self._address(self._described(value))
        if kind == "str":
            return self._address(ctypes.create_string_buffer(value.encode()))
        if kind == "float":
            (bits,) = struct.unpack("Q", struct.pack("d", _number(value)))
            return int(bits)
        return int(_number(value)) % 2**64

    def _described(self, tensor: Tensor) -> _Description:
        device = "nowhere" if self._is_nowhere else tensor.device.type
        return _Description(
            tensor.dim(),
            _numbers(tensor.shape),
            _numbers(tensor.stride()),
            str(tensor.dtype).removeprefix("torch.").encode(),
            device.encode(),
            tensor.device.index or 0,
        )


class Made(ctypes.Structure):
    """As python/torch/description.h has it."""

    _fields_ = (
        ("rank", ctypes.c_int64),
        ("shape", ctypes.c_int64 * 16),
        ("strides", ctypes.c_int64 * 16),
        ("dtype", ctypes.c_char_p),
    )

    def like(self, first: Tensor) -> Tensor:
        """A tensor of the shape, strides and type, on the device of ``first``."""
        dtype = getattr(torch, self.dtype.decode())
        return first.new_empty_strided(self.shape[: self.rank], self.strides[: self.rank], dtype=dtype)

    def is_like(self, result: Tensor) -> bool:
        """Whether the shape is that of ``result``, whose sizes may be symbols."""
        return [_number(each) for each in result.shape] == self.shape[: self.rank]


def _has_symbols(value: object) -> bool:
    if isinstance(value, Tensor):
        return any(not isinstance(each, int) for each in (*value.shape, *value.stride()))
    return isinstance(value, torch.SymInt | torch.SymFloat)


def _fixed(value: Any) -> Any:
    """Symbols become numbers, which later calls must have, too."""
    if not _has_symbols(value):
        return value
    return [int(each) for each in (*value.shape, *value.stride())] if isinstance(value, Tensor) else value.__index__()


def checked(operator: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """What the operator makes, or refuses. ``function`` says what it makes of sizes that are symbols."""
    schema = operator._schema
    name = schema.name.partition("::")[2] + (f".{schema.overload_name}" if schema.overload_name else "")
    usual = {each.name: each.default_value for each in schema.arguments}

    def call(*arguments: Any, **options: Any) -> Any:
        given = usual | dict(zip(usual, arguments, strict=False)) | options
        try:
            described = _Arguments(schema, given)
        except UnknownNumberError:
            return function(*arguments, **options)
        made = (Made * len(schema.returns))()
        reason = _library.check(name, described.values, made)
        if reason is not None:
            raise RuntimeError(reason)
        if any(map(_has_symbols, given.values())):
            results = function(*arguments, **options)
            tensors = results if isinstance(results, tuple) else (results,)
            if all(each.is_like(tensor) for each, tensor in zip(made, tensors, strict=False)):
                return results
            for each in given.values():  # arrays that are broadcast in a way that the function does not know
                _fixed(each)
        results = tuple(each.like(arguments[0]) for each in made)
        return results[0] if len(results) == 1 else results or None

    return call
