"""tilewright.gemm against NumPy in float64: layouts, strides, broadcasts, what is refused and in which words."""

import itertools
import math

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")


def stored(rng, rows, cols, how):
    """A matrix [rows, cols] of float32 that lies as `how` says."""
    values = rng.standard_normal((rows, cols)).astype(np.float32)
    if how == "transposed":
        return np.ascontiguousarray(values.T).T
    if how == "padded":
        return np.pad(values, ((0, 0), (0, 3)))[:, :cols]
    if how == "one row":
        return np.broadcast_to(values[:1], values.shape)
    return values


def close(result, a, b, bias=0.0, alpha=1.0, beta=0.0, old=0.0):
    expected = alpha * (a.astype(np.float64) @ b.astype(np.float64)) + beta * old + bias
    np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-5)


WAYS = ("dense", "transposed", "padded", "one row")


@pytest.mark.parametrize(("way_a", "way_b", "way_out"), list(itertools.product(WAYS, WAYS, WAYS[:3])))
def test_views_are_layouts(rng, way_a, way_b, way_out):
    for rows, cols, depth in ((5, 7, 3), (1, 4, 6), (6, 1, 4), (3, 5, 1), (1, 1, 1)):
        a, b = stored(rng, rows, depth, way_a), stored(rng, depth, cols, way_b)
        out = stored(rng, rows, cols, way_out)
        assert tilewright.gemm(a, b, out=out) is out
        close(out, a, b)


def exact(a, b, alpha=1.0, beta=0.0, old=0.0, bias=0.0):
    """In twice the digits of f64, and then rounded."""
    return (alpha * (a.astype(np.longdouble) @ b.astype(np.longdouble)) + beta * np.longdouble(old) + bias).astype("d")


@pytest.mark.parametrize(("way_a", "way_b"), list(itertools.product(WAYS[:3], WAYS[:3])))
def test_f64_is_f64(rng, way_a, way_b):
    def matrix(rows, cols, how):
        values = rng.standard_normal((rows, cols))
        if how == "transposed":
            return np.ascontiguousarray(values.T).T
        return np.pad(values, ((0, 0), (0, 3)))[:, :cols] if how == "padded" else values

    for rows, cols, depth in ((5, 7, 3), (1, 40, 6), (60, 1, 4), (37, 53, 300), (4, 9, 1)):
        a, b = matrix(rows, depth, way_a), matrix(depth, cols, way_b)
        result = tilewright.gemm(a, b)
        assert result.dtype == np.float64
        np.testing.assert_allclose(result, exact(a, b), rtol=1e-13, atol=1e-14 * depth)
        old, bias = rng.standard_normal((rows, cols)), rng.standard_normal(cols)
        out = old.copy()
        tilewright.gemm(a, b, alpha=1 / 3, beta=-0.1, bias=bias, out=out)
        expected = exact(a, b, 1 / 3, -0.1, old, bias)
        np.testing.assert_allclose(out, expected, rtol=1e-13, atol=1e-14 * depth)


def test_factors_of_f64_are_no_f32():
    one = np.ones((1, 1))
    for alpha in (1 / 3, 1e60, 1e-60, 5e-324):
        assert tilewright.gemm(one, one, alpha=alpha)[0, 0] == alpha
        out = one.copy()
        assert tilewright.gemm(one, one, alpha=0.0, beta=alpha, out=out)[0, 0] == alpha


@pytest.mark.parametrize("activation", ["relu", "gelu", "silu"])
def test_activations_of_f64(activation):
    x = np.linspace(-30, 30, 601).reshape(1, -1)
    result = tilewright.gemm(np.ones((1, 1)), x, activation=activation)[0]
    erfc = np.vectorize(math.erfc)
    x = x[0]
    expected = {"relu": np.maximum(x, 0), "gelu": x / 2 * erfc(-x / np.sqrt(2)), "silu": x / (1 + np.exp(-x))}
    np.testing.assert_allclose(result, expected[activation], rtol=1e-12)


def test_f64_and_f32_do_not_mix():
    a = np.ones((2, 2))
    for arguments, words in (
        ({"b": a.astype("f")}, "b is float32; it must be float64, as a is"),
        ({"b": a, "out": np.zeros((2, 2), "f")}, "out is float32; it must be float64, as a is"),
        ({"b": a, "bias": np.zeros(2, "f")}, "bias is float32; it must be float64, as out is"),
    ):
        with pytest.raises(TypeError, match=words):
            tilewright.gemm(a, **arguments)
    with pytest.raises(ValueError, match="precision is of products of float32; a is float64"):
        tilewright.gemm(a, a, precision="tf32")


def test_nothing_is_written_beside_out(rng):
    a, b = stored(rng, 5, 3, "dense"), stored(rng, 3, 4, "dense")
    whole = np.full((7, 9), 42, np.float32)
    tilewright.gemm(a, b, out=whole[1:6, 2:6])
    close(whole[1:6, 2:6], a, b)
    whole[1:6, 2:6] = 42
    assert (whole == 42).all()


@pytest.mark.parametrize(
    "shapes",
    [
        ((4, 5, 3), (4, 3, 2)),
        ((2, 4, 5, 3), (2, 4, 3, 2)),
        ((2, 4, 5, 3), (3, 2)),
        ((5, 3), (4, 3, 2)),
        ((1, 5, 3), (4, 3, 2)),
        ((2, 1, 4, 5, 3), (3, 2)),
        ((0, 5, 3), (3, 2)),
        ((4, 0, 3), (3, 2)),
        ((4, 5, 0), (0, 2)),
    ],
)
def test_leading_axes(rng, shapes):
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    result = tilewright.gemm(a, b)
    assert result.shape == np.matmul(a, b).shape and result.dtype == np.float32
    close(result, a, b)


@pytest.mark.parametrize(
    ("shape_a", "shape_b", "shape_bias"),
    [
        ((2, 1, 3, 5), (4, 5, 6), (6,)),
        ((2, 1, 3, 5), (1, 4, 5, 6), (2, 4, 3, 6)),
        ((1, 7, 3, 5), (2, 1, 5, 6), (7, 1, 6)),
        ((3, 1, 2, 4, 5), (2, 1, 5, 6), (3, 1, 1, 4, 1)),
        ((2, 1, 3, 5), (0, 5, 6), (6,)),
    ],
)
def test_leading_axes_broadcast_crosswise(rng, shape_a, shape_b, shape_bias):
    a, b, bias = (rng.standard_normal(shape).astype(np.float32) for shape in (shape_a, shape_b, shape_bias))
    close(tilewright.gemm(a, b, bias=bias), a, b, bias)
    out = np.empty(np.matmul(a, b).mT.shape, np.float32).mT  # its transpose is computed
    close(tilewright.gemm(a, b, bias=bias, out=out), a, b, bias)
    old = rng.standard_normal(out.shape).astype(np.float32)
    close(tilewright.gemm(a, b, beta=0.5, out=old.copy()), a, b, beta=0.5, old=old)


def test_leading_axes_that_no_stride_steps_through(rng):
    whole = rng.standard_normal((4, 3, 5, 6)).astype(np.float32)
    w = rng.standard_normal((6, 2)).astype(np.float32)
    for a in (whole.swapaxes(0, 1), whole[:, :2], whole[::-1], whole[::2, ::-1]):
        close(tilewright.gemm(a, w), a, w)
        plan = tilewright.plan(tilewright.gemm, a, w)
        close(plan(a, w), a, w)


def test_what_is_refused_says_what_came_and_what_is_allowed(rng):
    a, b = stored(rng, 5, 3, "dense"), stored(rng, 3, 4, "dense")
    for error, words, call in (
        (ValueError, r"b has shape \(2, 4\).*\(\.\.\., 3, N\)", lambda: tilewright.gemm(a, b[:2])),
        (ValueError, r"a has shape \(3,\).*two axes or more", lambda: tilewright.gemm(a[0], b)),
        (
            ValueError,
            r"out has shape \(4, 5\).*\(5, 4\)",
            lambda: tilewright.gemm(a, b, out=np.zeros((4, 5), np.float32)),
        ),
        (
            ValueError,
            r"bias has shape \(5,\).*broadcast to \(5, 4\)",
            lambda: tilewright.gemm(a, b, bias=np.zeros(5, np.float32)),
        ),
        (ValueError, r'activation is "tanh"; allowed are none, relu', lambda: tilewright.gemm(a, b, activation="tanh")),
        (ValueError, r"out is read-only", lambda: tilewright.gemm(a, b, out=np.broadcast_to(np.float32(0), (5, 4)))),
        (ValueError, r"beta is .*give out=", lambda: tilewright.gemm(a, b, beta=1)),
        (TypeError, r"b is float64; it must be float32, as a is", lambda: tilewright.gemm(a, b.astype(np.float64))),
        (
            TypeError,
            r"a is int64; allowed are float32, float64, float16 and bfloat16",
            lambda: tilewright.gemm(a.astype("l"), b.astype("l")),
        ),
        (TypeError, r"a is a int; it must be an array", lambda: tilewright.gemm(3, b)),
    ):
        with pytest.raises(error, match=words):
            call()
