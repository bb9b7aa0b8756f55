"""Elements as numbers: what codegen/raw_numbers.py makes of them, against NumPy and against published codes."""

import math

import pytest

np = pytest.importorskip("numpy")

from codegen.dtypes import DATA_TYPES  # noqa: E402
from codegen.raw_numbers import decode, storage  # noqa: E402


def codes(dtype: str):
    return np.arange(2 ** DATA_TYPES[dtype].bits, dtype=storage(dtype))


def same(a, b) -> bool:
    """Zeros' signs included, NaNs' payloads not."""
    return bool(np.array_equal(a, b, equal_nan=True) and np.array_equal(np.signbit(a), np.signbit(b)))


def test_f16_is_numpys():
    raw = codes("f16")
    nan = np.isnan(raw.view(np.float16))
    got = decode(raw, "f16")
    assert got.dtype == np.float64
    assert same(got[~nan], raw.view(np.float16).astype(np.float64)[~nan]) and np.isnan(got[nan]).all()


def test_bf16_is_the_upper_half_of_f32():
    raw = codes("bf16")
    f32 = (raw.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    got = decode(raw, "bf16")
    assert same(got[~np.isnan(f32)], f32[~np.isnan(f32)]) and np.isnan(got[np.isnan(f32)]).all()


@pytest.mark.parametrize(
    ("dtype", "code", "value"),
    [  # Micikevicius et al., FP8 formats for deep learning, table 1
        ("e4m3", 0x7E, 448.0),
        ("e4m3", 0x08, 2.0**-6),
        ("e4m3", 0x01, 2.0**-9),
        ("e4m3", 0xFE, -448.0),
        ("e4m3", 0x7F, math.nan),
        ("e4m3", 0x80, -0.0),
        ("e5m2", 0x7B, 57344.0),
        ("e5m2", 0x04, 2.0**-14),
        ("e5m2", 0x01, 2.0**-16),
        ("e5m2", 0x7C, math.inf),
        ("e5m2", 0xFC, -math.inf),
        ("e5m2", 0xFD, math.nan),
    ],
)
def test_eight_bits(dtype, code, value):
    got = decode(np.array([code], storage(dtype)), dtype)
    assert np.array_equal(got, [value], equal_nan=True) and (
        math.isnan(value) or math.copysign(1, got[0]) == math.copysign(1, value)
    )


def test_f32_and_what_is_stored_so():
    numbers = np.array([0.1, -3e38, np.inf], np.float32)
    for dtype in ("f32", "tf32", "tf32x3"):
        assert same(decode(numbers.astype(storage(dtype)), dtype), numbers.astype(np.float64))


def test_integers_stay_integers():
    numbers = np.array([-(2**31), 2**24 + 1, 2**31 - 1], storage("i32"))
    got = decode(numbers, "i32")
    assert got.dtype == np.int64 and got.tolist() == [-(2**31), 2**24 + 1, 2**31 - 1]
