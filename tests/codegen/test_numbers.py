"""templates/common/numbers.h on the host: elements of 16 bits are rounded as NumPy rounds them."""

import ctypes
import subprocess
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
ROOT = Path(__file__).resolve().parents[2]
SOURCE = """
#include "common/numbers.h"
template <typename Stored>
void round_all(const float* x, unsigned short* bits, long n) {
  for (long i = 0; i < n; ++i) bits[i] = tw::Number<Stored>(x[i]).stored.bits;
}
extern "C" void to_f16(const float* x, unsigned short* bits, long n) { round_all<tw::f16>(x, bits, n); }
extern "C" void to_bf16(const float* x, unsigned short* bits, long n) { round_all<tw::bf16>(x, bits, n); }
extern "C" float sum_of(unsigned short a, unsigned short b) {
  tw::Number<tw::bf16> x, y;
  x.stored.bits = a, y.stored.bits = b;
  x += 2 * y;
  return x;
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("numbers")
    (folder / "numbers.cpp").write_text(SOURCE)
    command = [
        "g++",
        "-std=c++17",
        "-O1",
        "-shared",
        "-fPIC",
        "-I",
        str(ROOT / "templates"),
        "numbers.cpp",
        "-o",
        "n.so",
    ]
    subprocess.run(command, cwd=folder, check=True, timeout=300)
    return ctypes.CDLL(str(folder / "n.so"))


def all_kinds_of_floats():
    bits = np.random.default_rng(1).integers(0, 1 << 32, 200_000, dtype=np.uint32)
    halves = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
    ties = halves.view(np.uint32) + np.uint32(0x1000)  # half way to the next f16
    x = np.concatenate([bits, halves.view(np.uint32), ties, ties - np.uint32(1), ties + np.uint32(1)]).view(np.float32)
    return np.ascontiguousarray(x[~np.isnan(x)])


def rounded(function, x):
    bits = np.empty(x.size, np.uint16)
    function(x.ctypes.data_as(ctypes.c_void_p), bits.ctypes.data_as(ctypes.c_void_p), ctypes.c_long(x.size))
    return bits


def test_f16_rounds_as_numpy_does(library):
    x = all_kinds_of_floats()
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(rounded(library.to_f16, x), x.astype(np.float16).view(np.uint16))


def test_bf16_rounds_to_the_nearest_even(library):
    x = all_kinds_of_floats()
    bits = x.view(np.uint32).astype(np.uint64)
    np.testing.assert_array_equal(
        rounded(library.to_bf16, x), ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    )


def test_nan_stays_nan(library):
    nan = np.array([np.nan], np.float32)
    assert np.isnan(rounded(library.to_f16, nan).view(np.float16))[0]
    assert rounded(library.to_bf16, nan)[0] & 0x7FFF > 0x7F80


def test_they_are_computed_with_as_floats(library):
    library.sum_of.restype = ctypes.c_float
    assert library.sum_of(0x3F80, 0x4040) == 7.0  # 1 + 2 * 3
