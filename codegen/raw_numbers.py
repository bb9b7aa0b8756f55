"""Elements as they lie in memory, and as numbers: by the table of data types (dtypes.py), so that a reference in Python
reads what a kernel reads, to the bit. Needs NumPy, which nothing else here does."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np

from codegen.dtypes import DATA_TYPES, DataType
from codegen.layout import Layout

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


def storage(dtype: str) -> np.dtype[Any]:
    """What an element is stored as: a number that NumPy knows, else its code."""
    data_type = DATA_TYPES[DATA_TYPES[dtype].stored_as]
    return np.dtype(data_type.numpy if _is_native(data_type) else f"uint{data_type.bits}")


def _is_native(data_type: DataType) -> bool:
    return data_type.encoding == "integer" or data_type.bits >= 32


def decode(raw: Array, dtype: str) -> Array:
    """f64 of floats, i64 of integers: both hold every one of their values exactly."""
    data_type = DATA_TYPES[dtype]
    if data_type.encoding == "integer":
        return raw.astype(np.int64)
    values: Array = raw.astype(np.float64) if _is_native(data_type) else _values(dtype)[raw]
    return values


def _numbers(data_type: DataType, codes: Array) -> Array:
    """Of codes without a sign, as if there were neither infinities nor NaNs."""
    exponents, fractions = np.divmod(codes, 2**data_type.fraction_bits)
    bias = 2 ** (data_type.exponent_bits - 1) - 1
    scale = np.ldexp(1.0, np.maximum(exponents, 1) - bias - data_type.fraction_bits)
    return np.asarray((np.minimum(exponents, 1) * 2**data_type.fraction_bits + fractions) * scale)


def _largest_code(data_type: DataType) -> int:
    ones: int = 2 ** (data_type.bits - 1) - 1
    return ones - 1 if data_type.encoding == "finite" else ones - 2**data_type.fraction_bits


def encode(numbers: Array, dtype: str) -> Array:
    """Rounded to nearest even; overflow and NaN as the table says. ValueError for what no integer of the type is."""
    data_type = DATA_TYPES[DATA_TYPES[dtype].stored_as]
    if data_type.encoding == "integer":
        least, most = np.iinfo(storage(dtype)).min, np.iinfo(storage(dtype)).max
        wrong = ~((numbers == np.floor(numbers)) & (numbers >= least) & (numbers <= most))
        if wrong.any():
            raise ValueError(f"{numbers[wrong].flat[0]} is no {dtype}; valid are whole numbers from {least} to {most}")
        return numbers.astype(storage(dtype))
    numbers = numbers.astype(np.float64)
    with np.errstate(all="ignore"):
        if _is_native(data_type):
            return numbers.astype(storage(dtype))
        largest = _largest_code(data_type)
        steps = _numbers(data_type, np.arange(largest + 2))  # and where the next number would be
        middles = (steps[:-1] + steps[1:]) / 2
        magnitude = np.abs(numbers)
        codes = np.searchsorted(middles, magnitude)  # of two neighbours as far away, the lower
        tied = (codes <= largest) & (magnitude == middles[np.minimum(codes, largest)])
        codes = codes + (tied & (codes % 2 == 1))
        codes = np.minimum(codes, largest if data_type.overflow == "saturated" else largest + 1)
        codes = np.where(np.isnan(magnitude), data_type.nan, codes)
        sign = np.signbit(numbers) & ~(np.isnan(magnitude) & (data_type.overflow == "saturated"))
        signed: Array = codes | (sign.astype(np.int64) << (data_type.bits - 1))
        return signed.astype(storage(dtype))


def poisoned(elements: int, dtype: str) -> Array:
    """A buffer that nobody has written."""
    codes = np.full(elements, DATA_TYPES[dtype].poison, f"uint{DATA_TYPES[dtype].bits}")
    return codes.view(storage(dtype))


def in_memory(raw: Array, layout: Layout) -> Array:
    """The tensor's elements, where they lie in its buffer."""
    strides = [stride * raw.itemsize for stride in layout.strides]
    elements: Array = np.lib.stride_tricks.as_strided(raw, layout.extents, strides)
    return elements


@cache
def _values(dtype: str) -> Array:
    """By code, of a float of at most 16 bits."""
    data_type = DATA_TYPES[dtype]
    codes = np.arange(2 ** (data_type.bits - 1))
    values = _numbers(data_type, codes)
    largest = _largest_code(data_type)
    values[largest + 1 :] = np.nan
    if data_type.encoding == "ieee":
        values[largest + 1] = np.inf
    return np.concatenate([values, -values])
