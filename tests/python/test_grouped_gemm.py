"""tilewright.grouped_gemm against products group by group in float64: views of weights, gates, rows from anywhere, ends
that are wrong, and what is refused in which words."""

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")


def silu(x):
    return x / (1 + np.exp(-x))


def clamped(x, y):
    return np.minimum(x, 7) / (1 + np.exp(-1.702 * np.minimum(x, 7))) * (np.clip(y, -7, 7) + 1)


GATES = {"swiglu": lambda x, y: silu(x) * y, "swiglu_clamped": clamped}
ACTIVATIONS = {None: lambda x: x, "none": lambda x: x, "relu": lambda x: np.maximum(x, 0), "silu": silu}


def grouped(a, b, offsets, *, row_index=None, bias=None, row_scale=None, gate=None, activation=None):
    """NaN stands for rows that no group has. With a gate b is (G, 2, K, N), bias (G, 2, N)."""
    a, b = a.astype(np.float64), b.astype(np.float64)
    if row_index is not None:
        a = a[np.clip(row_index, 0, len(a) - 1)]
    out = np.full((len(a), b.shape[-1]), np.nan)
    begin = 0
    for group, offset in enumerate(offsets):
        end = max(begin, min(int(offset), len(a)))
        sums = a[begin:end] @ b[group]
        if bias is not None:
            sums = sums + bias[group].astype(np.float64)[..., None, :]
        out[begin:end] = GATES[gate](*sums) if gate else ACTIVATIONS[activation](sums)
        begin = end
    return out if row_scale is None else out * row_scale[:, None]


def agree(result, expected):
    has = ~np.isnan(expected[:, 0])
    largest = np.abs(expected[has]).max(initial=1)
    np.testing.assert_allclose(result[has], expected[has], rtol=2e-5, atol=2e-5 * largest)


@pytest.fixture
def layer(rng):
    """23 rows, 5 groups of 0 to 12 rows, of which three rows at the end belong to none."""
    n = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    return n(23, 40), n(5, 40, 24), np.array([0, 3, 15, 15, 20], np.int32)


def test_each_row_is_multiplied_with_the_matrix_of_its_group(layer):
    a, b, offsets = layer
    result = tilewright.grouped_gemm(a, b, offsets)
    assert result.shape == (23, 24) and result.dtype == np.float32
    agree(result, grouped(a, b, offsets))


VIEWS = {
    "transposed": lambda b: np.ascontiguousarray(b.transpose(0, 2, 1)).transpose(0, 2, 1),
    "amid others": lambda b: np.pad(b, ((1, 1), (2, 3), (4, 5)))[1:-1, 2:-3, 4:-5],
    "groups backwards in memory": lambda b: np.ascontiguousarray(b.transpose(1, 0, 2)).transpose(1, 0, 2),
    "one for all": lambda b: np.broadcast_to(b[:1], b.shape),
    "one column for all": lambda b: np.broadcast_to(
        np.ascontiguousarray(b[..., :1]).reshape(5, 1, 40), (5, 24, 40)
    ).transpose(0, 2, 1),
}


@pytest.mark.parametrize("view", VIEWS)
def test_weights_are_read_where_they_lie(layer, view):
    a, b, offsets = layer
    seen = VIEWS[view](b)
    agree(tilewright.grouped_gemm(a, seen, offsets), grouped(a, seen, offsets))


def test_all_options_at_once(layer, rng):
    a, b, offsets = layer
    index = np.array([rng.integers(-3, 30) for _ in range(31)], np.int32)
    bias, scale = rng.standard_normal((5, 24)).astype(np.float32), rng.standard_normal(31).astype(np.float32)
    for activation in ("relu", "silu", "none"):
        options = {"row_index": index, "bias": bias, "row_scale": scale, "activation": activation}
        result = tilewright.grouped_gemm(a, b, offsets, **options)
        assert result.shape == (31, 24)
        agree(result, grouped(a, b, offsets, **options))


def test_gelu(layer):
    from math import erf

    a, b, offsets = layer
    sums = grouped(a, b, offsets)[:20]
    agree(
        tilewright.grouped_gemm(a, b, offsets, activation="gelu")[:20],
        sums / 2 * (1 + np.vectorize(erf)(sums / np.sqrt(2))),
    )


GATED = {  # of (G, 2, K, N)
    "two matrices": lambda b: b,
    "halves of columns": lambda b: np.concatenate([b[:, 0], b[:, 1]], axis=-1),
    "halves of rows of weights": lambda b: np.concatenate(
        [b[:, 0].transpose(0, 2, 1), b[:, 1].transpose(0, 2, 1)], axis=1
    ).transpose(0, 2, 1),
    "rows of weights in turn": lambda b: np.ascontiguousarray(b.transpose(0, 3, 1, 2)).transpose(0, 2, 3, 1),
}


@pytest.mark.parametrize("gate", GATES)
@pytest.mark.parametrize("form", GATED)
def test_a_gate_has_two_matrices(rng, form, gate):
    n = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    a, b, offsets, bias = n(30, 24), n(3, 2, 24, 17), np.array([9, 10, 30], np.int32), n(3, 2, 17)
    scale = n(30)
    seen = GATED[form](b)
    agree(tilewright.grouped_gemm(a, seen, offsets, gate=gate), grouped(a, b, offsets, gate=gate))
    expected = grouped(a, b, offsets, gate=gate, bias=bias, row_scale=scale)
    for each in (bias, bias.reshape(3, 34)):
        result = tilewright.grouped_gemm(a, seen, offsets, gate=gate, bias=each, row_scale=scale)
        agree(result, expected)


@pytest.mark.parametrize("offsets", [(3, 1, 9, 7, 12), (-4, 99, 0, 5, 2**31 - 1), (0, 0, 0, 0, -(2**31)), (23,) * 5])
def test_any_ends_are_defined(layer, offsets):
    a, b, _ = layer
    offsets = np.array(offsets, np.int32)
    out = np.full((23, 24), 7, np.float32)
    assert tilewright.grouped_gemm(a, b, offsets, out=out) is out
    expected = grouped(a, b, offsets)
    agree(out, expected)
    assert (out[np.isnan(expected[:, 0])] == 7).all()


def test_a_result_goes_where_it_is_told_and_nowhere_else(layer):
    a, b, offsets = layer
    around = np.full((25, 40), 7, np.float32)
    tilewright.grouped_gemm(a, b, offsets, out=around[1:24, 8:32])
    agree(around[1:24, 8:32], grouped(a, b, offsets))
    around[1:21, 8:32] = 7
    assert (around == 7).all()


def test_what_is_empty(layer):
    a, b, offsets = layer
    assert tilewright.grouped_gemm(a[:0], b, offsets).shape == (0, 24)
    assert tilewright.grouped_gemm(a, b[..., :0], offsets).shape == (23, 0)
    assert (tilewright.grouped_gemm(a[:, :0], b[:, :0], offsets)[:20] == 0).all()
    out = np.full((23, 24), 7, np.float32)
    tilewright.grouped_gemm(a, b[:0], offsets[:0], out=out)
    assert (out == 7).all()


def test_it_can_be_planned_and_explained(layer):
    a, b, offsets = layer
    assert "grouped_gemm." in tilewright.explain(tilewright.grouped_gemm, a, b, offsets)
    plan = tilewright.plan("grouped_gemm", a, b, offsets)
    agree(plan(a, b, offsets), grouped(a, b, offsets))
    moved = np.array([1, 2, 3, 4, 23], np.int32)  # a plan knows sizes, but no ends
    agree(plan(a, b, moved), grouped(a, b, moved))
    with pytest.raises(ValueError, match="the plan is for grouped_gemm"):
        plan(a[:-1], b, offsets)


@pytest.mark.parametrize("is_transposed", [False, True])
def test_a_row_has_the_same_bits_whatever_others_there_are(rng, is_transposed):
    n = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    weights = n(2, 20, 300).transpose(0, 2, 1) if is_transposed else n(2, 300, 20)
    row, found = n(300), set()
    for rows in (1, 5, 9, 80):
        a = n(rows + 4, 300)
        a[4] = row
        ends = np.array([4, 4 + rows], np.int32)
        found.add(tilewright.grouped_gemm(a, weights, ends, numerics="batch_invariant")[4].tobytes())
    assert len(found) == 1


A, B, ENDS = np.ones((6, 4), np.float32), np.ones((2, 4, 8), np.float32), np.array([2, 6], np.int32)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda g: g(A[0], B, ENDS), r"a has shape \(4,\); it must be \(rows, K\)"),
        (lambda g: g(A, B[0], ENDS), r"b has shape \(4, 8\); it must be \(G, K, N\)"),
        (lambda g: g(A, B[:, :3], ENDS), r"b has shape \(2, 3, 8\); its matrices must have 4 rows"),
        (lambda g: g(A, B[:, None], ENDS), r"b has shape \(2, 1, 4, 8\); it must be \(G, K, N\)"),
        (lambda g: g(A, B[..., :7], ENDS, gate="swiglu"), r"with a gate it must be \(G, K, 2 N\) or \(G, 2, K, N\)"),
        (lambda g: g(A, B[:, None], ENDS, gate="swiglu"), r"b has shape \(2, 1, 4, 8\); with a gate"),
        (lambda g: g(A, B, ENDS[:1]), r"offsets has shape \(1,\); it must be \(2,\)"),
        (lambda g: g(A, B, ENDS, row_index=ENDS[None]), r"row_index has shape \(1, 2\); it must be \(M,\)"),
        (lambda g: g(A[:0], B, ENDS, row_index=ENDS), r"a has shape \(0, 4\), and row_index has 2 numbers"),
        (lambda g: g(A, B, ENDS, row_scale=np.ones(5, np.float32)), r"row_scale has shape \(5,\); it must be \(6,\)"),
        (lambda g: g(A, B, ENDS, bias=np.ones(8, np.float32)), r"bias has shape \(8,\); it must be \(2, 8\)"),
        (lambda g: g(A, B, ENDS, bias=np.ones((2, 1, 8), np.float32)), r"bias has shape \(2, 1, 8\); it must be"),
        (lambda g: g(A, B, ENDS, out=np.ones((6, 7), np.float32)), r"out has shape \(6, 7\); it must be \(6, 8\)"),
        (lambda g: g(A, B, ENDS, gate="geglu"), r'gate is "geglu"; allowed are none, swiglu, swiglu_clamped'),
        (lambda g: g(A, B, ENDS, activation="tanh"), r'activation is "tanh"; allowed are none, relu'),
        (lambda g: g(A, B, ENDS, gate="swiglu", activation="relu"), r"activation is given beside a gate"),
    ],
)
def test_errors_name_the_argument_what_came_and_what_is_allowed(call, words):
    with pytest.raises(ValueError, match=words):
        call(tilewright.grouped_gemm)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda g: g(A.astype("d"), B, ENDS), "a is float64; allowed are float32, float16 and bfloat16"),
        (lambda g: g(A, B.astype("d"), ENDS), "b is float64; it must be float32, as a is"),
        (lambda g: g(A, B, ENDS.astype("q")), "offsets is int64; it must be int32, where groups end"),
        (lambda g: g(A, B, ENDS, row_index=A[:, 0]), "row_index is float32; it must be int32"),
        (lambda g: g(A, B, ENDS, row_scale=A[:, 0].astype("d")), "row_scale is float64; it must be float32"),
        (lambda g: g(A, B, ENDS, gate=1), "gate must be a str"),
    ],
)
def test_types_are_named(call, words):
    with pytest.raises(TypeError, match=words):
        call(tilewright.grouped_gemm)
