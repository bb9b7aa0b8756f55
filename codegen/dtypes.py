"""The table of data types, read from where it stands (src/data_types.h, which says what its columns
mean): C++ and Python have the same one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).resolve().parent.parent / "src" / "data_types.h"


@dataclass(frozen=True)
class DataType:
    name: str
    bits: int
    exponent_bits: int
    fraction_bits: int
    encoding: str  # ieee | finite | integer
    overflow: str  # infinite | saturated
    nan: int
    guard: int
    poison: int
    tensor_map: str
    numpy: str
    cpp: str  # as kernels name it
    header: str  # of templates/common; empty: none is needed
    features: frozenset[str]  # of a CUDA arch that has tensors of it
    stored_as: str  # itself, but for those that are only another way to multiply

    @property
    def bytes(self) -> int:
        return self.bits // 8

    @property
    def largest(self) -> float:
        """The largest number."""
        if self.encoding == "integer":
            return 2.0 ** (self.bits - 1) - 1
        bias = 2 ** (self.exponent_bits - 1) - 1
        last = 2 if self.encoding == "finite" else 1  # of all ones in the fraction: a NaN, or the last number
        top = bias + 1 if self.encoding == "finite" else bias
        return float(2.0**top * (2 - last * 2.0**-self.fraction_bits))

    @property
    def least(self) -> float:
        """The least number above 0, a subnormal one of floats."""
        if self.encoding == "integer":
            return 1.0
        return float(2.0 ** (2 - 2 ** (self.exponent_bits - 1) - self.fraction_bits))

    @property
    def unit_roundoff(self) -> float:
        """Half a step between 1 and the next number."""
        return float(2.0 ** -(self.fraction_bits + 1))


_ROW = re.compile(r"^  TYPE\((.*)\)", re.MULTILINE)
_ALIAS = re.compile(r"^  ALIAS\((.*)\)", re.MULTILINE)


def read_table(text: str) -> dict[str, DataType]:
    def cells(row: str) -> list[str]:
        return [cell.strip().strip('"') for cell in row.split(",")]

    types: dict[str, DataType] = {}
    for row in _ROW.findall(text):
        name, bits, exponent, fraction, encoding, overflow, *patterns, word, numpy, cpp, header, features = cells(row)
        nan, guard, poison = (int(pattern, 0) for pattern in patterns)
        types[name] = DataType(
            name, int(bits), int(exponent), int(fraction), encoding, overflow, nan, guard, poison, word, numpy, cpp,
            header, frozenset(features.split()), stored_as=name,
        )  # fmt: skip
    for row in _ALIAS.findall(text):
        name, stored, cpp, header = cells(row)
        types[name] = DataType(**{**vars(types[stored]), "name": name, "cpp": cpp, "header": header})
    return types


DATA_TYPES: Mapping[str, DataType] = read_table(TABLE.read_text(encoding="utf-8"))


@cache  # searches ask millions of times
def dtype_bytes(dtype: str) -> int:
    """Storage bytes of one element (tf32 and tf32x3 are stored as f32)."""
    return DATA_TYPES[dtype].bytes
