"""Scalars that are f64 for some of an op's types: an f32 as ever, and behind all others what the f64 has beyond it, so
that blocks of parameters keep their places. Specs declare them by `with_wide`; in C++ it is src/table/wide_scalar.h."""

from __future__ import annotations

import struct
from math import copysign, inf

from codegen.model import Scalar

HALVES = ("low", "high")


def with_wide(*scalars: Scalar) -> tuple[Scalar, ...]:
    """Behind them the two 32-bit halves of the bits in which each `wide` one as f64 differs from itself as f32. Both 0:
    it is that f32, so who gives an f32 alone means just that."""
    halves = [
        Scalar(
            f"{scalar.name}_{half}",
            "i32",
            0,
            only=scalar.wide,
            part_of=scalar.name,
            doc=f"Of the bits in which {scalar.name} as f64 differs from {scalar.name} as f32 the {half} 32: written "
            "by tilewright_wide_scalar",
        )
        for scalar in scalars
        if scalar.wide
        for half in HALVES
    ]
    return (*scalars, *halves)


def nearest_f32(value: float) -> float:
    """0 only where `value` is, since 0 says that a tensor is not read; infinite where it is too large."""
    try:
        (nearest,) = struct.unpack("<f", struct.pack("<f", value))
    except OverflowError:
        return copysign(inf, value)
    return float(nearest) if nearest != 0 or value == 0 else copysign(2.0**-149, value)


def wide_halves(value: float) -> dict[str, int]:
    """By the name of the half."""
    bits, of_nearest = (int.from_bytes(struct.pack("<d", each), "little") for each in (value, nearest_f32(value)))
    return dict(zip(HALVES, struct.unpack("<ii", (bits ^ of_nearest).to_bytes(8, "little")), strict=True))
