"""Packed weights from Python: products against NumPy, views without copies, files, and refusals."""

import numpy as np
import pytest

tilewright = pytest.importorskip("tilewright")

RNG = np.random.default_rng(7)


def numbers(*shape: int) -> np.ndarray:
    return RNG.uniform(-1, 1, shape).astype(np.float32)


@pytest.mark.parametrize("weights", ["f32", "bf16", "f16", "i8"])
@pytest.mark.parametrize("is_transposed", [False, True])
def test_products_are_right(weights, is_transposed):
    b = numbers(45, 70).T if is_transposed else numbers(70, 45)
    packed = tilewright.pack(b, weights)
    assert packed.shape == (70, 45) and packed.nbytes > 0
    a, bias = numbers(5, 80)[:, :70], numbers(45)
    kept = b.astype(np.float64)
    if weights == "f16":
        kept = b.astype(np.float16).astype(np.float64)
    tolerance = {"f32": 1e-5, "f16": 1e-5, "bf16": 0.05, "i8": 0.1}[weights]
    np.testing.assert_allclose(packed(a, bias=bias), a @ kept + bias, atol=tolerance)
    np.testing.assert_allclose(packed(a, activation="relu"), np.maximum(a @ kept, 0), atol=tolerance)
    out = np.full((5, 50), np.nan, np.float32)
    assert packed(a, out=out[:, :45]) is not None
    np.testing.assert_allclose(out[:, :45], a @ kept, atol=tolerance)
    assert np.isnan(out[:, 45:]).all()


def test_codes_with_scales():
    b, scale = RNG.integers(-128, 128, (30, 17)).astype(np.int8), numbers(17)
    a = RNG.integers(-3, 4, (4, 30)).astype(np.float32)
    packed = tilewright.pack(b, scale=scale)
    assert packed.dtype == "int8"
    np.testing.assert_array_equal(packed(a), (a @ b.astype(np.float32)) * scale)


def test_odd_views_are_copied():
    b, a = numbers(40, 60)[::2, ::3], numbers(3, 40)[:, ::2]
    np.testing.assert_allclose(tilewright.pack(b)(a), a @ b, atol=1e-5)


def test_a_file(tmp_path):
    packed, a = tilewright.pack(numbers(33, 20), "bf16"), numbers(2, 33)
    packed.write(tmp_path / "w.twp")
    again = tilewright.read_packed(tmp_path / "w.twp")
    assert again.dtype == "bfloat16" and again.shape == (33, 20)
    np.testing.assert_array_equal(again(a), packed(a))
    (tmp_path / "w.twp").write_bytes(b"no weights")
    with pytest.raises(tilewright.Error, match="no file of packed weights"):
        tilewright.read_packed(str(tmp_path / "w.twp"))


def test_refusals():
    packed = tilewright.pack(numbers(4, 3))
    for call, error, text in (
        (lambda: tilewright.pack(numbers(4)), ValueError, r"b has shape \(4,\); it must be \(K, N\)"),
        (lambda: tilewright.pack(np.ones((4, 3))), TypeError, "b is float64; allowed are float32"),
        (lambda: tilewright.pack(numbers(4, 3), "e4m3"), ValueError, "weights is .*e4m3.*f32, bf16, f16"),
        (lambda: tilewright.pack(np.ones((4, 3), np.int8)), ValueError, "scale is null"),
        (lambda: tilewright.pack(numbers(4, 3), scale=numbers(3)), ValueError, "scale is given, but it is for B of i8"),
        (lambda: packed(numbers(2, 5)), ValueError, r"a has shape \(2, 5\); it must be \(M, 4\)"),
        (lambda: packed(np.ones((2, 4))), TypeError, "a is float64; it must be float32"),
        (lambda: packed(numbers(2, 4), out=numbers(2, 4)), ValueError, r"out has shape \(2, 4\); it must be \(2, 3\)"),
        (lambda: packed(numbers(2, 4), bias=numbers(4)), ValueError, "bias"),
        (lambda: packed(numbers(2, 4), activation="tanh"), ValueError, "activation"),
    ):
        with pytest.raises(error, match=text):
            call()
