"""tilewright.scaled_gemm against products in float64: scales of every kind and in every order, results of every type,
views, and what is refused in which words."""

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
tilewright = pytest.importorskip("tilewright")

E4M3, E5M2 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
M, N, K = 19, 150, 300
TYPES = {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "e4m3": E4M3}
EPS = {"bf16": 2**-8, "f16": 2**-11, "f32": 1e-6, "e4m3": 2**-4}


@pytest.fixture
def operands(rng):
    def make(type_a=E4M3, type_b=E4M3):
        a, weights = rng.standard_normal((M, K)).astype(type_a), rng.standard_normal((N, K)).astype(type_b)
        return a, weights.T

    return make


def scales(rng, *shape):
    return (rng.random(shape, np.float32) + 0.5) / 16


def product(a, b, of_a, of_b):
    a, b = a.astype(np.float64), b.astype(np.float64)
    if of_a.ndim == 2 and of_a.shape[1] > 1:
        of_a = of_a.repeat(128, 1)[:, :K]
        of_b = of_b.repeat(128, 0)[:K]
        of_b = of_b if of_b.shape[1] == N else of_b.repeat(128, 1)[:, :N]
    elif of_a.ndim == 1 and of_a.size > 1:
        of_a = of_a[:, None]
    return (a * of_a) @ (b * of_b)


def agree(result, expected, word):
    assert result.dtype == TYPES[word] and result.shape == expected.shape
    if word == "e4m3":
        expected = expected.clip(-448, 448)
    largest = np.abs(expected).max(initial=0)
    np.testing.assert_allclose(
        result.astype(np.float64), expected, rtol=1.02 * EPS[word], atol=2**-9 if word == "e4m3" else 1e-5 * largest
    )


KINDS = {
    "tensors": ((1,), (1,)),
    "rows": ((M, 1), (1, N)),
    "lists of rows": ((M,), (N,)),
    "a tensor by columns": ((), (1, N)),
    "blocks": ((M, 3), (3, 2)),
    "blocks of rows": ((M, 3), (3, N)),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "types",
    [(E4M3, E4M3), (E4M3, E5M2), (E5M2, E4M3), (np.int8, np.int8)],
    ids=["", "b e5m2", "a e5m2", "int8"],
)
def test_scales_of_every_kind(operands, rng, kind, types):
    a, b = operands(*types)
    of_a, of_b = (np.asarray(scales(rng, *shape), np.float32) for shape in KINDS[kind])
    expected = product(a, b, of_a, of_b)
    for word in TYPES:
        agree(tilewright.scaled_gemm(a, b, of_a, of_b, out_dtype=word), expected, word)
    agree(tilewright.scaled_gemm(a, b, of_a, of_b, accumulation="fast"), expected, "bf16")


VIEWS = {
    "column by column": lambda each: np.asfortranarray(each),
    "padded": lambda each: np.pad(each, ((1, 4), (2, 3)))[1:-4, 2:-3],
    "with steps": lambda each: each.repeat(3, 0).repeat(2, 1)[::3, ::2],
    "one for all": lambda each: np.broadcast_to(each[:1, :1], each.shape),
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("kind", ["rows", "blocks", "blocks of rows"])
def test_scales_lie_as_they_like(operands, rng, kind, view):
    a, b = operands()
    of_a, of_b = (VIEWS[view](scales(rng, *shape)) for shape in KINDS[kind])
    agree(tilewright.scaled_gemm(a, b, of_a, of_b, out_dtype="f32"), product(a, b, of_a, of_b), "f32")


def test_operands_lie_amid_others(operands, rng):
    a, b = operands()
    one = scales(rng, 1)
    wide_a, wide_b = np.pad(a, ((2, 1), (3, 7)))[2:-1, 3:-7], np.pad(b.T, ((1, 1), (5, 2)))[1:-1, 5:-2].T
    around = np.full((M + 2, N + 9), 7, np.float32)
    out = around[1:-1, 4:-5]
    assert tilewright.scaled_gemm(wide_a, wide_b, one, one, out=out) is out
    with pytest.raises(ValueError, match="out_dtype is given beside out"):
        tilewright.scaled_gemm(wide_a, wide_b, one, one, out_dtype="bf16", out=out)
    agree(out, product(a, b, one, one), "f32")
    around[1:-1, 4:-5] = 7
    assert (around == 7).all()


def test_bias_and_the_factor_of_a_result(operands, rng):
    a, b = operands()
    of_a, of_b = scales(rng, M, 1), scales(rng, 1, N)
    expected = product(a, b, of_a, of_b)
    for word in TYPES:
        bias = rng.standard_normal(N).astype(ml_dtypes.bfloat16 if word == "e4m3" else TYPES[word])
        result = tilewright.scaled_gemm(a, b, of_a, of_b, bias=bias, out_dtype=word)
        agree(result, expected + bias.astype(np.float64), word)
    factor = np.full((), 20_000, np.float32)
    result = tilewright.scaled_gemm(a, b, of_a, of_b, scale_c=factor, out_dtype="e4m3")
    assert np.abs(result.astype(np.float32)).max() == 448
    agree(result, expected * 20_000, "e4m3")


def test_quantised_rows_are_multiplied(rng):
    x, weights = rng.standard_normal((M, K)).astype(np.float32), rng.standard_normal((N, K)).astype(np.float32)
    a, of_a = tilewright.quantize(x)
    b, of_b = tilewright.quantize(weights)
    result = tilewright.scaled_gemm(a, b.T, of_a, of_b, out_dtype="f32")
    exact = x.astype(np.float64) @ weights.T.astype(np.float64)
    assert np.abs(result - exact).max() < 0.06 * np.abs(exact).max()


def test_quantised_rows_of_integers_are_multiplied(rng):
    x, weights = rng.standard_normal((M, K)).astype(np.float32), rng.standard_normal((N, K)).astype(np.float32)
    (a, of_a), (b, of_b) = (tilewright.quantize(each, dtype_q="i8") for each in (x, weights))
    assert a.dtype == b.dtype == np.int8
    result = tilewright.scaled_gemm(a, b.T, of_a, of_b, out_dtype="f32")
    exact = x.astype(np.float64) @ weights.T.astype(np.float64)
    assert np.abs(result - exact).max() < 0.02 * np.abs(exact).max()


def test_sums_of_integers_are_exact(rng):
    a, weights = (rng.integers(-128, 128, (rows, 20_011), np.int8) for rows in (M, N))
    a[0], weights[0], weights[1] = -128, -128, 127
    one = np.ones(1, np.float32)
    sums = a.astype(np.int64) @ weights.T.astype(np.int64)
    assert (tilewright.scaled_gemm(a, weights.T, one, one, out_dtype="f32") == sums.astype(np.float32)).all()
    alone = tilewright.scaled_gemm(a[3:4], weights.T, one, one, out_dtype="f32")
    assert (alone == sums[3:4].astype(np.float32)).all()


def test_integers_are_multiplied_with_integers(rng):
    a, one = np.ones((3, 16), np.int8), np.ones(1, np.float32)
    for other in (np.ones((16, 4), E4M3), np.ones((16, 4), np.uint8), np.ones((16, 4), np.float32)):
        with pytest.raises(TypeError, match=r"a is int8 and b .*; allowed are float8_e4m3fn, .*; or int8 for both"):
            tilewright.scaled_gemm(a, other, one, one)
    with pytest.raises(TypeError, match=r"allowed are float8_e4m3fn, and beside it one of float8_e5m2$"):
        tilewright.scaled_grouped_gemm(a, np.ones((1, 16, 4), np.int8), one, one, np.array([3], np.int32))


def test_infinities_and_nan(rng):
    a = np.ones((3, 16), E5M2)
    a[0, 3], a[1, 5] = np.inf, np.nan
    one, b = np.ones(1, np.float32), np.ones((16, 4), E4M3, order="F")
    for word in ("bf16", "f32"):
        result = tilewright.scaled_gemm(a, b, one, one, out_dtype=word).astype(np.float32)
        assert (result[0] == np.inf).all() and np.isnan(result[1]).all() and (result[2] == 16).all()
    result = tilewright.scaled_gemm(a, b, one, one, out_dtype="e4m3").astype(np.float32)
    assert (result[0] == 448).all() and np.isnan(result[1]).all()


def test_nothing_to_do(operands, rng):
    a, b = operands()
    one = scales(rng, 1)
    assert tilewright.scaled_gemm(a[:0], b, one, one).shape == (0, N)
    assert tilewright.scaled_gemm(a, b[:, :0], one, one).shape == (M, 0)
    bias = np.arange(N, dtype=np.float32)
    assert (tilewright.scaled_gemm(a[:, :0], b[:0], one, one, bias=bias, out_dtype="f32") == bias).all()


def test_rows_are_the_same_in_any_batch(operands, rng):
    a, b = operands()
    of_a, of_b = scales(rng, M, 3), scales(rng, 3, 2)
    found = {
        tilewright.scaled_gemm(a[:rows], b, of_a[:rows], of_b, numerics="batch_invariant")[0].tobytes()
        for rows in (1, 2, 7, M)
    }
    assert len(found) == 1


def test_it_is_explained_and_planned(operands, rng):
    a, b = operands()
    one = scales(rng, 1)
    assert "scaled_gemm." in tilewright.explain(tilewright.scaled_gemm, a, b, one, one)
    plan = tilewright.plan("scaled_gemm", a, b, one, one, out_dtype="f32")
    agree(plan(a, b, one, one, out_dtype="f32"), product(a, b, one, one), "f32")


REFUSED = {
    "allowed are float8_e4m3fn, and beside it": lambda a, b, one: (a.astype(E5M2), b.astype(E5M2), one, one),
    "a is float32 and b float8_e4m3fn": lambda a, b, one: (a.astype(np.float32), b, one, one),
    "it must have 300 rows": lambda a, b, one: (a, b[1:], one, one),
    "scale_a is float64; it must be float32": lambda a, b, one: (a, b, one.astype(np.float64), one),
    r"scale_a has shape \(3,\) and scale_b \(1,\)": lambda a, b, one: (a, b, one.repeat(3), one),
    r"beside \(3, 2\) or \(3, 150\)": lambda a, b, one: (a, b, np.ones((M, 3), np.float32), one),
}


@pytest.mark.parametrize("says", REFUSED)
def test_what_does_not_fit_is_refused(operands, says):
    a, b = operands()
    with pytest.raises((ValueError, TypeError), match=says):
        tilewright.scaled_gemm(*REFUSED[says](a, b, np.ones(1, np.float32)))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"out_dtype": "f64"}, 'out_dtype is "f64"; allowed are bf16, f16, f32, e4m3'),
        ({"accumulation": "exact"}, 'accumulation is "exact"; allowed are promoted, fast'),
        ({"bias": np.ones(N, np.float32)}, "bias is float32; it must be bfloat16"),
        ({"bias": np.ones(N - 1, np.float32), "out_dtype": "f32"}, r"bias has shape \(149,\)"),
        ({"scale_c": np.ones(1, np.float32)}, "scale_c is given, but the result is bfloat16"),
        ({"scale_c": np.ones(2, np.float32), "out_dtype": "e4m3"}, "it must be one number"),
        ({"out": np.zeros((M, N))}, "out is float64; allowed are"),
    ],
)
def test_options_that_do_not_fit_are_refused(operands, options, says):
    a, b = operands()
    one = np.ones(1, np.float32)
    with pytest.raises((ValueError, TypeError), match=says):
        tilewright.scaled_gemm(a, b, one, one, **options)


def test_the_largest_magnitude_is_noted(operands, rng):
    a, b = operands()
    of_a, of_b = scales(rng, M, 3), scales(rng, 2, 3)
    expected = product(a, b, of_a, of_b.T)
    for before in (0, 1000):
        amax = np.full(1, before, np.float32)
        result = tilewright.ops.scaled_gemm(
            a, b.T, of_a, of_b, amax=amax, dtype_c="f32", scaling="block", accumulation="promoted"
        )
        np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-4)
        assert amax[0] == max(before, np.abs(result).max())
