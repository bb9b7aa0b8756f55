"""Scalars that are f64 for some types: what is kept of any f64, where its halves stand, and whose blocks have them."""

import math
import struct

import pytest

from codegen.load import load_ops
from codegen.model import Scalar, Values
from codegen.problems import make_problem
from codegen.render import params_struct
from codegen.wide_scalar import nearest_f32, wide_halves, with_wide

GEMM = load_ops()["gemm"]
F32, F64 = (Values(dtype=dtype, layout="nn") for dtype in ("f32", "f64"))


def joined(nearest, low, high):
    bits = int.from_bytes(struct.pack("<d", nearest), "little") ^ (high % 2**32 << 32 | low % 2**32)
    (value,) = struct.unpack("<d", bits.to_bytes(8, "little"))
    return value


@pytest.mark.parametrize("value", [1 / 3, -0.1, 0.5, 0.0, -0.0, 1e300, -1e300, 1e-300, -5e-324, 3.5e38, math.inf])
def test_nothing_of_an_f64_is_lost(value):
    nearest, halves = nearest_f32(value), wide_halves(value)
    assert struct.pack("<d", joined(nearest, **halves)) == struct.pack("<d", value)
    assert (nearest == 0) == (value == 0), "0 says that a tensor is not read"


def test_an_f32_has_no_rest():
    for value in (1.0, -2.5, 0.0, 2.0**-149, 2.0**127):
        assert wide_halves(value) == {"low": 0, "high": 0} and nearest_f32(value) == value


def test_halves_stand_behind_all_others():
    scalars = with_wide(Scalar("a", "f32", 1, wide={"dtype": ("f64",)}), Scalar("b", "i32", 0))
    assert [scalar.name for scalar in scalars] == ["a", "b", "a_low", "a_high"]


def test_blocks_of_other_types_are_as_they_were():
    assert "float beta;\n  int activation;\n  int kc;" in params_struct(GEMM, ["kc"], attributes=F32)
    assert "int activation;\n  int alpha_low;" in params_struct(GEMM, ["kc"], attributes=F64)


def test_a_problem_has_the_halves_of_its_factors():
    problem = make_problem(GEMM, F64, {"M": 1, "N": 1, "K": 1}, 1, {"alpha": 1 / 3})
    assert problem.scalars["alpha"] == 1 / 3 and problem.scalars["alpha_low"] == wide_halves(1 / 3)["low"] != 0
    assert problem.scalars["beta_low"] == problem.scalars["beta_high"] == 0
