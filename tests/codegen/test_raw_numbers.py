"""Elements as numbers: what codegen/raw_numbers.py makes of them, against NumPy and against published codes."""

import math

import pytest

np = pytest.importorskip("numpy")

from codegen.dtypes import DATA_TYPES  # noqa: E402
from codegen.layout import Layout  # noqa: E402
from codegen.raw_numbers import decode, encode, in_memory, poisoned, storage  # noqa: E402


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
    with np.errstate(invalid="ignore"):
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
    assert decode(np.array([127, 128, 255], np.uint8).view(storage("i8")), "i8").tolist() == [127, -128, -1]


@pytest.mark.parametrize("dtype", ["f16", "bf16", "e4m3", "e5m2"])
def test_every_code_comes_back(dtype):
    raw = codes(dtype)
    values = decode(raw, dtype)
    kept = np.isfinite(values) if DATA_TYPES[dtype].overflow == "saturated" else ~np.isnan(values)
    assert np.array_equal(encode(values[kept], dtype), raw[kept])
    assert np.isnan(decode(encode(values[np.isnan(values)], dtype), dtype)).all()


@pytest.mark.parametrize("dtype", ["f16", "bf16", "e4m3", "e5m2"])
def test_between_two_numbers_the_nearer_one_and_of_a_tie_the_even_one(dtype):
    positive = codes(dtype)[: 2 ** (DATA_TYPES[dtype].bits - 1)]
    values = decode(positive, dtype)
    values = values[np.isfinite(values)]
    middles = (values[:-1] + values[1:]) / 2
    below, above = np.nextafter(middles, 0), np.nextafter(middles, np.inf)
    lower = np.arange(len(middles))
    assert np.array_equal(encode(below, dtype), lower) and np.array_equal(encode(above, dtype), lower + 1)
    assert np.array_equal(encode(middles, dtype), lower + lower % 2)
    assert np.array_equal(decode(encode(-above, dtype), dtype), -values[1:])


def test_f16_rounds_as_numpy_does():
    numbers = np.random.default_rng(1).normal(size=10_000) * 10.0 ** np.arange(-9, 7).repeat(625)
    with np.errstate(over="ignore"):
        assert np.array_equal(encode(numbers, "f16"), numbers.astype(np.float16).view(np.uint16))


@pytest.mark.parametrize(
    ("dtype", "number", "stored"),
    [
        ("f16", 65519.9, 65504.0),
        ("f16", 65520.0, math.inf),
        ("bf16", 3.4e38, math.inf),
        ("e4m3", 1e9, 448.0),
        ("e4m3", -math.inf, -448.0),
        ("e5m2", 1e9, 57344.0),
        ("f32", 1e39, math.inf),
        ("f32", 0.1, float(np.float32(0.1))),
        ("i32", 7.0, 7),
        ("i8", -128.0, -128),
    ],
)
def test_what_is_too_large_and_what_lies_between(dtype, number, stored):
    assert decode(encode(np.array([number]), dtype), dtype).tolist() == [stored]


@pytest.mark.parametrize("number", [0.5, 2.0**31, -(2.0**31) - 1, math.nan, math.inf])
def test_what_is_no_integer_is_refused(number):
    with pytest.raises(ValueError, match="is no i32; valid are whole numbers from -2147483648 to 2147483647"):
        encode(np.array([1.0, number]), "i32")


def test_gaps_between_rows_hold_what_nobody_wrote():
    raw = poisoned(7, "bf16")
    in_memory(raw, Layout((2, 3), (4, 1)))[...] = encode(np.arange(6.0).reshape(2, 3), "bf16")
    assert raw[3] == DATA_TYPES["bf16"].poison
    assert decode(in_memory(raw, Layout((2, 3), (4, 1))), "bf16").tolist() == [[0, 1, 2], [3, 4, 5]]
    assert decode(in_memory(raw, Layout((2, 3), (0, 1))), "bf16").tolist() == [[0, 1, 2], [0, 1, 2]]
