"""Each function of NumPy arrays against NumPy in float64, as array-api-tests does with functions of the standard: over
dtypes, ranks, sizes (empty and 1 among them), broadcasts and layouts. What comes back has the shape and the dtype that
it should, and what was given is as before."""

import itertools

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")

DTYPES = {"float32": 2e-6, "float16": 2e-3, "bfloat16": 1.6e-2}  # and how near to the exact result
SHAPES = [(1,), (7,), (1, 1), (3, 5), (4, 64), (2, 3, 33), (2, 1, 2, 8), (0, 4), (3, 0, 4), (129, 17)]
LAYOUTS = {
    "contiguous": lambda x: x,
    "fortran": np.asfortranarray,
    "stepped": lambda x: np.repeat(x, 2, -1)[..., ::2],
    "flipped": lambda x: np.ascontiguousarray(x[..., ::-1])[..., ::-1],
    "rows of more": lambda x: np.concatenate([x, x], -1)[..., : x.shape[-1]],
}


def dtype_of(name):
    return np.dtype(getattr(pytest.importorskip("ml_dtypes"), name) if name == "bfloat16" else name)


def drawn(shape, dtype, seed=1):
    return np.random.default_rng(seed).uniform(-2, 2, shape).astype(dtype)


def exact(x):
    return x.astype(np.float64)


def softmax(x, scale=1.0):
    e = np.exp(scale * x - (scale * x).max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def logsumexp(x):
    top = x.max(-1, keepdims=True)
    return (top + np.log(np.exp(x - top).sum(-1, keepdims=True)))[..., 0]


def centred(x):
    return x - x.mean(-1, keepdims=True)


# Name: ours, NumPy's of float64, whether the result is of rows (an axis less, float32).
OF_ONE = {
    "softmax": (tilewright.softmax, softmax, False),
    "softmax scaled": (lambda x, **k: tilewright.softmax(x, scale=0.5, **k), lambda x: softmax(x, 0.5), False),
    "log_softmax": (tilewright.log_softmax, lambda x: x - logsumexp(x)[..., None], False),
    "rms_norm": (tilewright.rms_norm, lambda x: x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6), False),
    "layer_norm": (
        tilewright.layer_norm, lambda x: centred(x) / np.sqrt((centred(x) ** 2).mean(-1, keepdims=True) + 1e-5), False,
    ),
    "logsumexp": (tilewright.logsumexp, logsumexp, True),
    "row_sum": (tilewright.ops.row_sum, lambda x: x.sum(-1), True),
    "row_mean": (tilewright.ops.row_mean, lambda x: x.mean(-1), True),
    "row_max": (tilewright.ops.row_max, lambda x: x.max(-1), True),
    "row_norm": (tilewright.ops.row_norm, lambda x: np.sqrt((x**2).sum(-1)), True),
}  # fmt: skip
OF_TWO = {
    "swiglu": (tilewright.glu, lambda a, b: a / (1 + np.exp(-a)) * b),
    "reglu": (lambda a, b, **k: tilewright.glu(a, b, glu="reglu", **k), lambda a, b: np.maximum(a, 0) * b),
}


def near(result, expected, dtype_name, magnitude=1.0):
    tolerance = DTYPES[dtype_name] * 8 * max(1.0, magnitude)
    np.testing.assert_allclose(exact(result), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", OF_ONE)
def test_functions_of_one_array(name, dtype):
    ours, numpys, is_of_rows = OF_ONE[name]
    for shape, (layout, lay) in itertools.product(SHAPES, LAYOUTS.items()):
        x = lay(drawn(shape, dtype_of(dtype)))
        before = x.copy()
        result = ours(x)
        assert result.shape == (shape[:-1] if is_of_rows else shape), (shape, layout)
        assert result.dtype == (np.float32 if is_of_rows else x.dtype), (shape, layout)
        assert x.tobytes() == before.tobytes()
        if x.size:
            near(result, numpys(exact(x)), dtype, abs(exact(x)).sum(-1).max() if is_of_rows else 1)
        out = np.zeros(result.shape, result.dtype)
        if out.ndim:
            out = lay(out) if layout != "fortran" else np.zeros_like(result, order="F")
        assert ours(x, out=out) is out and out.tobytes() == result.tobytes(), (shape, layout)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", OF_TWO)
def test_functions_of_two_arrays(name, dtype):
    ours, numpys = OF_TWO[name]
    for shape, first, second in itertools.product(SHAPES, LAYOUTS.values(), LAYOUTS.values()):
        a, b = first(drawn(shape, dtype_of(dtype))), second(drawn(shape, dtype_of(dtype), 2))
        result = ours(a, b)
        assert result.shape == shape and result.dtype == a.dtype
        if a.size:
            near(result, numpys(exact(a), exact(b)), dtype, 4)


MATRICES = [
    ((1, 1), (1, 1)), ((3, 4), (4, 5)), ((2, 3, 4), (4, 5)), ((2, 3, 4), (2, 4, 5)), ((2, 1, 3, 4), (5, 4, 6)),
    ((7, 1, 3, 4), (1, 5, 4, 2)), ((0, 4), (4, 5)), ((3, 0), (0, 5)), ((3, 4), (4, 0)), ((0, 3, 4), (4, 5)),
    ((65, 130), (130, 17)), ((1, 200), (200, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("a_shape", "b_shape"), MATRICES)
def test_matmul(a_shape, b_shape):
    expected = np.matmul(exact(drawn(a_shape, "f")), exact(drawn(b_shape, "f", 2)))
    for first, second in itertools.product(LAYOUTS.values(), LAYOUTS.values()):
        result = tilewright.gemm(first(drawn(a_shape, "f")), second(drawn(b_shape, "f", 2)))
        assert result.shape == expected.shape and result.dtype == np.float32
        np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-5 * max(1, a_shape[-1]))


@pytest.mark.parametrize("dtype", DTYPES)
def test_argmax_and_topk(dtype):
    for shape, lay in itertools.product(SHAPES, LAYOUTS.values()):
        x = lay(drawn(shape, dtype_of(dtype)))
        if x.size == 0:
            continue
        places = tilewright.ops.row_argmax(x)
        assert places.shape == shape[:-1] and places.dtype == np.int32
        np.testing.assert_array_equal(places, exact(x).argmax(-1))
        k = min(3, shape[-1])
        values, indices = tilewright.topk(x, k=k)
        assert values.shape == (*shape[:-1], k) and values.dtype == x.dtype and indices.dtype == np.int32
        np.testing.assert_array_equal(exact(values), -np.sort(-exact(x), -1)[..., :k])
        np.testing.assert_array_equal(exact(np.take_along_axis(x, indices.astype(np.int64), -1)), exact(values))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    ("reduction", "numpys"),
    [("sum", np.sum), ("mean", np.mean), ("amax", np.max), ("norm", lambda x: np.sqrt((x**2).sum()))],
)
def test_reductions_of_a_whole_array(reduction, numpys, dtype):
    for shape, lay in itertools.product(SHAPES, LAYOUTS.values()):
        x = lay(drawn(shape, dtype_of(dtype)))
        result = tilewright.ops.tensor_reduce(x, reduction=reduction)
        assert result.shape == (1,) and result.dtype == np.float32
        if x.size:
            np.testing.assert_allclose(result[0], numpys(exact(x)), rtol=1e-5, atol=1e-5 * x.size)


@pytest.mark.parametrize("dtype", ["float64", "int32", "int64", "uint8", "bool", "complex64"])
@pytest.mark.parametrize("name", OF_ONE)
def test_dtypes_without_kernels_are_refused_by_name(name, dtype):
    with pytest.raises(TypeError, match=rf"x is {dtype}.*float32"):
        OF_ONE[name][0](np.ones((2, 3), dtype))
