"""tilewright.scaled_grouped_gemm against products group by group in float64: scales of every kind and in every order,
gates, rows from anywhere, ends that are wrong, and what is refused in which words."""

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
tilewright = pytest.importorskip("tilewright")

E4M3, E5M2 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
ROWS, G, N, K = 23, 3, 150, 300
ENDS = np.array([4, 4, 20], np.int32)  # three rows at the end belong to none
TYPES = {"bf16": ml_dtypes.bfloat16, "f16": np.float16}
EPS = {"bf16": 2**-8, "f16": 2**-11}


def silu(x):
    return x / (1 + np.exp(-x))


def clamped(x, y):
    return np.minimum(x, 7) / (1 + np.exp(-1.702 * np.minimum(x, 7))) * (np.clip(y, -7, 7) + 1)


GATES = {"swiglu": lambda x, y: silu(x) * y, "swiglu_clamped": clamped}
ACTIVATIONS = {None: lambda x: x, "none": lambda x: x, "relu": lambda x: np.maximum(x, 0), "silu": silu}


def grouped(a, b, offsets, *, row_index=None, bias=None, row_scale=None, gate=None, activation=None):
    """Of numbers times their scales. NaN stands for rows that no group has. b (G, parts, K, N), bias (G, parts, N)."""
    if row_index is not None:
        a = a[np.clip(row_index, 0, len(a) - 1)]
    out = np.full((len(a), b.shape[-1]), np.nan)
    begin = 0
    for group, offset in enumerate(offsets):
        end = max(begin, min(int(offset), len(a)))
        sums = a[begin:end] @ b[group]
        if bias is not None:
            sums = sums + bias[group].astype(np.float64)[:, None]
        out[begin:end] = GATES[gate](*sums) if gate else ACTIVATIONS[activation](sums[0])
        begin = end
    return out if row_scale is None else out * row_scale[:, None]


def agree(result, expected, word="bf16"):
    assert result.dtype == TYPES[word] and result.shape == expected.shape
    has = ~np.isnan(expected[:, 0])
    largest = np.abs(expected[has]).max(initial=1)
    np.testing.assert_allclose(result[has].astype(np.float64), expected[has], rtol=1.5 * EPS[word], atol=2e-5 * largest)


def scales(rng, *shape):
    return np.asarray((rng.random(shape, np.float32) + 0.5) / 8, np.float32)


def of_a(a, scale):
    """a times its scales."""
    scale = scale.reshape(-1, 1) if scale.ndim == 1 else scale
    scale = scale.repeat(128, 1)[:, : a.shape[1]] if scale.ndim == 2 and scale.shape[1] > 1 else scale
    return a.astype(np.float64) * scale


def of_b(b, scale):
    """b (G, parts, K, N) times its scales: numbers, of groups, of columns (G, parts, 1, N), or of blocks."""
    if scale.ndim == 4 and scale.shape[2] > 1:
        scale = scale.repeat(128, 2)[:, :, : b.shape[2]]
        scale = scale if scale.shape[3] == b.shape[3] else scale.repeat(128, 3)[..., : b.shape[3]]
    if scale.ndim == 1 and scale.size > 1:
        scale = scale.reshape(-1, 1, 1, 1)
    return b.astype(np.float64) * scale


@pytest.fixture
def operands(rng):
    """a, and b as (G, parts, N, K), which lie in memory as they are."""

    def make(type_a=E4M3, type_b=E4M3, parts=1, n=N):
        return rng.standard_normal((ROWS, K)).astype(type_a), rng.standard_normal((G, parts, n, K)).astype(type_b)

    return make


KINDS = {  # of a; of b as (G, parts, K, N), and as it is given, of one matrix a group
    "tensors": ((1,), (1,), lambda each: each),
    "a number": ((), (), lambda each: each),
    "rows by groups": ((ROWS, 1), (G,), lambda each: each),
    "rows by groups, as matrices": ((ROWS, 1), (G, 1, 1, 1), lambda each: each[:, 0]),
    "rows": ((ROWS,), (G, 1, 1, N), lambda each: each[:, 0, 0]),
    "rows of matrices": ((ROWS, 1), (G, 1, 1, N), lambda each: each[:, 0]),
    "blocks": ((ROWS, 3), (G, 1, 3, 2), lambda each: each[:, 0]),
    "blocks of rows": ((ROWS, 3), (G, 1, 3, N), lambda each: each[:, 0]),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("types", [(E4M3, E4M3), (E4M3, E5M2), (E5M2, E4M3)], ids=["", "b e5m2", "a e5m2"])
def test_scales_of_every_kind(operands, rng, kind, types):
    a, weights = operands(*types)
    shape_a, shape_b, given = KINDS[kind]
    scale_a, scale_b = scales(rng, *shape_a), scales(rng, *shape_b)
    b = weights.transpose(0, 1, 3, 2)
    expected = grouped(of_a(a, scale_a), of_b(b, scale_b), ENDS)
    for word in TYPES:
        result = tilewright.scaled_grouped_gemm(a, b[:, 0], scale_a, given(scale_b), ENDS, out_dtype=word)
        agree(result, expected, word)
    fast = tilewright.scaled_grouped_gemm(a, b[:, 0], scale_a, given(scale_b), ENDS, accumulation="fast")
    agree(fast, expected)


FORMS = {  # of (G, 2, ...) with columns last
    "apart": lambda each: each,
    "side by side": lambda each: np.ascontiguousarray(
        np.concatenate([each[:, 0], each[:, 1]], -1).transpose(0, 2, 1)
    ).transpose(0, 2, 1),
}


@pytest.mark.parametrize("gate", GATES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["groups", "rows", "lists", "blocks", "blocks of rows"])
def test_a_gate_has_two_matrices(operands, rng, kind, form, gate):
    n = 256 if kind == "blocks" and form == "side by side" else N
    a, weights = operands(parts=2, n=n)
    shape = {"groups": (G, 1, 1, 1), "blocks": (G, 2, 3, 2), "blocks of rows": (G, 2, 3, n)}.get(kind, (G, 2, 1, n))
    scale_a = scales(rng, ROWS, 3) if kind.startswith("blocks") else scales(rng, ROWS)
    scale_b = scales(rng, *shape) / 2
    given = scale_b[:, 0, 0, 0] if kind == "groups" else FORMS[form](scale_b)
    if kind == "lists":
        given = given.squeeze(-2)
    b = weights.transpose(0, 1, 3, 2)
    bias = rng.standard_normal((G, 2, n)).astype(np.float16)
    factor = rng.standard_normal(ROWS).astype(np.float32)
    expected = grouped(of_a(a, scale_a), of_b(b, scale_b), ENDS, bias=bias, row_scale=factor, gate=gate)
    for each in (bias, bias.reshape(G, 2 * n)):
        result = tilewright.scaled_grouped_gemm(
            a, FORMS[form](b), scale_a, given, ENDS, bias=each, row_scale=factor, gate=gate, out_dtype="f16"
        )
        agree(result, expected, "f16")


VIEWS = {
    "column by column": lambda each: np.asfortranarray(each),
    "amid others": lambda each: np.pad(each, [(1, 2)] * each.ndim)[tuple([slice(1, -2)] * each.ndim)],
    "with steps": lambda each: each.repeat(2, -1).repeat(3, 0)[::3, ..., ::2],
    "one for all": lambda each: np.broadcast_to(each[:1], each.shape),
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("kind", ["rows of matrices", "blocks", "blocks of rows"])
def test_scales_lie_as_they_like(operands, rng, kind, view):
    a, weights = operands()
    shape_a, shape_b, given = KINDS[kind]
    scale_a, scale_b = VIEWS[view](scales(rng, *shape_a)), VIEWS[view](scales(rng, *shape_b))
    b = weights.transpose(0, 1, 3, 2)
    result = tilewright.scaled_grouped_gemm(a, b[:, 0], scale_a, given(scale_b), ENDS)
    agree(result, grouped(of_a(a, scale_a), of_b(b, scale_b), ENDS))


def test_all_options_at_once(operands, rng):
    a, weights = operands()
    b, scale_a, scale_b = weights.transpose(0, 1, 3, 2), scales(rng, ROWS, 3), scales(rng, G, 1, 3, 2)
    index = np.array([rng.integers(-3, 30) for _ in range(31)], np.int32)
    bias, factor = rng.standard_normal((G, 1, N)).astype(np.float16), rng.standard_normal(31).astype(np.float32)
    for activation in ("relu", "silu", "none"):
        options = {"row_index": index, "row_scale": factor, "activation": activation}
        result = tilewright.scaled_grouped_gemm(
            a, b[:, 0], scale_a, scale_b[:, 0], ENDS, bias=bias[:, 0], out_dtype="f16", **options
        )
        agree(result, grouped(of_a(a, scale_a), of_b(b, scale_b), ENDS, bias=bias, **options), "f16")


@pytest.mark.parametrize("offsets", [(3, 1, 9), (-4, 99, 0), (0, 0, -(2**31)), (2**31 - 1,) * 3])
def test_any_ends_are_defined_and_other_rows_stay(operands, rng, offsets):
    a, weights = operands()
    b, one = weights.transpose(0, 1, 3, 2), scales(rng, 1)
    around = np.full((ROWS + 2, N + 9), 7, np.float16)
    out = around[1:-1, 4:-5]
    offsets = np.array(offsets, np.int32)
    assert tilewright.scaled_grouped_gemm(a, b[:, 0], one, one, offsets, out=out) is out
    expected = grouped(of_a(a, one), of_b(b, one), offsets)
    agree(out, expected, "f16")
    out[~np.isnan(expected[:, 0])] = 7
    assert (around == 7).all()


def test_nan_and_infinities_stay_in_their_row(operands, rng):
    a, weights = operands(E5M2)
    a[5, 3], a[6, 3] = np.inf, np.nan
    weights[:, :, :, 3] = 1
    one = scales(rng, 1)
    result = tilewright.scaled_grouped_gemm(a, weights[:, 0].transpose(0, 2, 1), one, one, ENDS).astype(np.float32)
    assert (result[5] == np.inf).all() and np.isnan(result[6]).all()
    assert np.isfinite(result[:5]).all() and np.isfinite(result[7:20]).all()


def test_nothing_to_do(operands, rng):
    a, weights = operands()
    b, one = weights[:, 0].transpose(0, 2, 1), scales(rng, 1)
    assert tilewright.scaled_grouped_gemm(a[:0], b, one, one, ENDS).shape == (0, N)
    assert tilewright.scaled_grouped_gemm(a, b[..., :0], one, one, ENDS).shape == (ROWS, 0)
    assert tilewright.scaled_grouped_gemm(a, b[:0], one, one, ENDS[:0]).shape == (ROWS, N)
    bias = np.arange(G * N, dtype=np.float16).reshape(G, N)
    result = tilewright.scaled_grouped_gemm(a[:, :0], b[:, :0], one, one, ENDS, bias=bias, out_dtype="f16")
    assert (result[:4] == bias[0]).all() and (result[4:20] == bias[2]).all()


def test_rows_are_the_same_in_any_batch(operands, rng):
    a, weights = operands()
    b, scale_a, scale_b = weights[:1, 0].transpose(0, 2, 1), scales(rng, ROWS, 3), scales(rng, 1, 3, 2)
    found = {
        tilewright.scaled_grouped_gemm(
            a[:rows], b, scale_a[:rows], scale_b, np.array([rows], np.int32), numerics="batch_invariant"
        )[0].tobytes()
        for rows in (1, 2, 7, ROWS)
    }
    assert len(found) == 1


def test_a_layer_of_experts_in_8_bits(rng):
    """Quantised by blocks on the way, against the layer in float64 of what was quantised."""
    tokens, hidden, inner, experts = 24, 256, 128, 3
    x = rng.standard_normal((tokens, hidden)).astype(np.float32)
    up = rng.standard_normal((experts, 2 * inner, hidden)).astype(np.float32) / 16
    ends = np.array([5, 5, 24], np.int32)
    a, scale_a = tilewright.quantize(x)
    weights, scale_b = tilewright.quantize(up.reshape(-1, hidden))
    weights, scale_b = weights.reshape(up.shape), scale_b.reshape(experts, 2 * inner)
    result = tilewright.scaled_grouped_gemm(a, weights.transpose(0, 2, 1), scale_a, scale_b, ends, gate="swiglu")
    exact = grouped(
        x.astype(np.float64), up.reshape(experts, 2, inner, hidden).transpose(0, 1, 3, 2), ends, gate="swiglu"
    )
    assert np.abs(result.astype(np.float64) - exact).max() < 0.1 * np.abs(exact).max()


def test_it_is_explained_and_planned(operands, rng):
    a, weights = operands()
    b, one = weights[:, 0].transpose(0, 2, 1), scales(rng, 1)
    assert "scaled_grouped_gemm." in tilewright.explain(tilewright.scaled_grouped_gemm, a, b, one, one, ENDS)
    plan = tilewright.plan("scaled_grouped_gemm", a, b, one, one, ENDS, out_dtype="f16")
    expected = grouped(of_a(a, one), of_b(b[:, None], one), ENDS)
    agree(plan(a, b, one, one, ENDS, out_dtype="f16"), expected, "f16")


A, B, ONE = np.ones((ROWS, K), E4M3), np.ones((G, N, K), E4M3).transpose(0, 2, 1), np.ones(1, np.float32)


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda g: g(A.astype(np.float32), B, ONE, ONE, ENDS), "a is float32 and b float8_e4m3fn"),
        (lambda g: g(A, B[:, 1:], ONE, ONE, ENDS), "its matrices must have 300 rows"),
        (lambda g: g(A, B[0], ONE, ONE, ENDS), r"it must be \(G, K, N\)"),
        (lambda g: g(A, B, ONE.astype(np.float64), ONE, ENDS), "scale_a is float64; it must be float32"),
        (lambda g: g(A, B, ONE.repeat(2), ONE, ENDS), r"scale_a has shape \(2,\) and scale_b \(1,\)"),
        (lambda g: g(A, B, np.ones((ROWS, 3), np.float32), ONE, ENDS), r"beside \(3, 3, 2\) or \(3, 3, 150\)"),
        (lambda g: g(A, B, ONE, ONE, ENDS.astype(np.int64)), "offsets is int64; it must be int32"),
        (lambda g: g(A, B, ONE, ONE, ENDS[:2]), r"offsets has shape \(2,\)"),
        (lambda g: g(A, B, ONE, ONE, ENDS, gate="swiglu", activation="relu"), "activation is given beside a gate"),
        (lambda g: g(A, B[..., :7], ONE, ONE, ENDS, gate="swiglu"), "with a gate it must be"),
        (lambda g: g(A, B, ONE, ONE, ENDS, out_dtype="f32"), 'out_dtype is "f32"; allowed are bf16, f16'),
        (lambda g: g(A, B, ONE, ONE, ENDS, accumulation="exact"), "allowed are promoted, fast"),
        (lambda g: g(A, B, ONE, ONE, ENDS, bias=np.ones((G, N), np.float32)), "bias is float32; it must be bfloat16"),
        (lambda g: g(A, B, ONE, ONE, ENDS, out=np.ones((ROWS, N), np.float32)), "allowed are bfloat16 and float16"),
        (lambda g: g(A, B, ONE, ONE, ENDS, row_scale=np.ones(3, np.float32)), r"row_scale has shape \(3,\)"),
    ],
)
def test_what_does_not_fit_is_refused(call, says):
    with pytest.raises((ValueError, TypeError), match=says):
        call(tilewright.scaled_grouped_gemm)
