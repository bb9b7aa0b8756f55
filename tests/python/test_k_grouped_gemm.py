"""tilewright.k_grouped_gemm against products group by group in float64: types, views, rows from anywhere, sums that are
added up, ends that are wrong, and what is refused in which words."""

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
tilewright = pytest.importorskip("tilewright")

BF16 = ml_dtypes.bfloat16


def gradients(a, b, offsets, row_index=None):
    a, b = a.astype(np.float64), b.astype(np.float64)
    if row_index is not None:
        a = a[np.clip(row_index, 0, len(a) - 1)]
    out, begin = np.zeros((len(offsets), a.shape[1], b.shape[1])), 0
    for group, offset in enumerate(offsets):
        end = max(begin, min(int(offset), len(b)))
        out[group] = a[begin:end].T @ b[begin:end]
        begin = end
    return out


def agree(result, expected):
    eps = 2**-8 if result.dtype == BF16 else 2e-6
    assert result.shape == expected.shape
    np.testing.assert_allclose(result.astype(np.float64), expected, rtol=1.02 * eps, atol=1e-5)


@pytest.fixture
def rows(rng):
    """23 of each, 5 groups of 0 to 12 rows, of which three rows at the end belong to none."""
    n = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    return n(23, 40), n(23, 24), np.array([0, 3, 15, 15, 20], np.int32)


@pytest.mark.parametrize("dtype", [np.float32, BF16])
def test_each_group_has_the_product_of_its_rows(rows, dtype):
    a, b, offsets = rows[0].astype(dtype), rows[1].astype(dtype), rows[2]
    for word, result_type in ((None, dtype), ("f32", np.float32)):
        result = tilewright.k_grouped_gemm(a, b, offsets, out_dtype=word)
        assert result.dtype == result_type and (result[[0, 3]] == 0).all()
        agree(result, gradients(a, b, offsets))


def test_it_is_the_gradient_of_grouped_gemm(rng):
    """By differences: the product is linear in each matrix."""
    n = lambda *shape: rng.integers(-3, 4, shape).astype(np.float32)  # noqa: E731
    a, b, offsets, index = n(9, 6), n(3, 6, 5), np.array([2, 2, 11], np.int32), rng.integers(0, 9, 11).astype(np.int32)
    grad = n(11, 5)
    found = tilewright.k_grouped_gemm(a, grad, offsets, row_index=index)
    for place in np.ndindex(b.shape):
        moved = b.copy()
        moved[place] += 1
        after, before = (tilewright.grouped_gemm(a, each, offsets, row_index=index) for each in (moved, b))
        assert ((after - before) * grad).sum() == found[place]


@pytest.mark.parametrize("dtype", [np.float32, BF16])
def test_gradients_add_up(rows, rng, dtype):
    a, b, offsets = rows[0].astype(dtype), rows[1].astype(dtype), rows[2]
    out = rng.integers(-8, 9, (5, 40, 24)).astype(np.float32)
    out[0] = np.nan  # a group without rows: it stays
    expected = out + gradients(a, b, offsets)
    assert tilewright.k_grouped_gemm(a, b, offsets, out=out, accumulate=True) is out
    assert np.isnan(out[0]).all()
    agree(out[1:], expected[1:])
    tilewright.k_grouped_gemm(a, b, offsets, out=out)
    agree(out, gradients(a, b, offsets))


VIEWS = {
    "amid others": lambda x: np.pad(x, ((1, 1), (2, 3)))[1:-1, 2:-3],
    "one row for all": lambda x: np.broadcast_to(x[:1], x.shape),
    "every second": lambda x: x.repeat(2, 0)[::2],
}


@pytest.mark.parametrize("view", VIEWS)
def test_rows_are_read_where_they_lie(rows, view):
    a, b, offsets = VIEWS[view](rows[0]), VIEWS[view](rows[1]), rows[2]
    agree(tilewright.k_grouped_gemm(a, b, offsets), gradients(a, b, offsets))


def test_a_result_goes_where_it_is_told_and_nowhere_else(rows):
    a, b, offsets = rows
    around = np.full((5, 44, 40), 7, np.float32)
    tilewright.k_grouped_gemm(a, b, offsets, out=around[:, 1:41, 8:32])
    agree(around[:, 1:41, 8:32], gradients(a, b, offsets))
    around[:, 1:41, 8:32] = 7
    assert (around == 7).all()
    beside = np.full((40, 5, 24), 7, np.float32)
    tilewright.k_grouped_gemm(a, b, offsets, out=beside.transpose(1, 0, 2))
    agree(beside.transpose(1, 0, 2), gradients(a, b, offsets))


def test_rows_from_anywhere(rows, rng):
    a, b, offsets = rows
    index = rng.integers(-3, 12, 23).astype(np.int32)
    agree(tilewright.k_grouped_gemm(a[:9], b, offsets, row_index=index), gradients(a[:9], b, offsets, index))


@pytest.mark.parametrize("offsets", [(3, 1, 9, 7, 12), (-4, 99, 0, 5, 2**31 - 1), (0, 0, 0, 0, -(2**31)), (23,) * 5])
def test_any_ends_are_defined(rows, offsets):
    a, b, _ = rows
    offsets = np.array(offsets, np.int32)
    agree(tilewright.k_grouped_gemm(a, b, offsets), gradients(a, b, offsets))


def test_what_is_empty(rows):
    a, b, offsets = rows
    assert (tilewright.k_grouped_gemm(a[:0], b[:0], offsets) == 0).all()
    assert tilewright.k_grouped_gemm(a[:, :0], b, offsets).shape == (5, 0, 24)
    assert tilewright.k_grouped_gemm(a, b[:, :0], offsets).shape == (5, 40, 0)
    assert tilewright.k_grouped_gemm(a, b, offsets[:0]).shape == (0, 40, 24)


def test_what_is_not_finite_stays_in_its_group(rows):
    a, b, offsets = rows[0].copy(), rows[1].copy(), rows[2]
    a[4, 3], b[21] = np.inf, np.nan  # of group 2, and of none
    result = tilewright.k_grouped_gemm(a, b, offsets)
    assert not np.isfinite(result[2, 3]).any()
    result[2, 3] = 0
    assert np.isfinite(result).all()


def test_it_can_be_planned_and_explained(rows):
    a, b, offsets = rows
    assert "k_grouped_gemm." in tilewright.explain(tilewright.k_grouped_gemm, a, b, offsets)
    plan = tilewright.plan("k_grouped_gemm", a, b, offsets)
    moved = np.array([1, 2, 3, 4, 23], np.int32)  # a plan knows sizes, but no ends
    for ends in (offsets, moved):
        agree(plan(a, b, ends), gradients(a, b, ends))


A, B, ENDS = np.ones((6, 4), np.float32), np.ones((6, 8), np.float32), np.array([2, 6], np.int32)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda g: g(A[0], B, ENDS), r"a has shape \(4,\); it must be \(rows, M\)"),
        (lambda g: g(A, B[None], ENDS), r"b has shape \(1, 6, 8\); it must be \(T, N\)"),
        (lambda g: g(A, B, ENDS[None]), r"offsets has shape \(1, 2\); it must be \(G,\)"),
        (lambda g: g(A[:5], B, ENDS), r"a has shape \(5, 4\); it must have 6 rows, as b, of shape \(6, 8\), has"),
        (lambda g: g(A, B, ENDS, row_index=ENDS), r"row_index has shape \(2,\); it must be \(6,\)"),
        (lambda g: g(A[:0], B, ENDS, row_index=np.zeros(6, "i")), r"a has shape \(0, 4\), and row_index has 6 numbers"),
        (lambda g: g(A, B, ENDS, out=np.ones((2, 4, 7), "f")), r"out has shape \(2, 4, 7\); it must be \(2, 4, 8\)"),
        (lambda g: g(A, B, ENDS, out_dtype="f64"), r'out_dtype is "f64"; allowed are f32, f16, bf16'),
        (
            lambda g: g(A, B, ENDS, out_dtype="bf16"),
            r'out_dtype is "bf16"; beside a of float32 allowed are that and f32',
        ),
        (lambda g: g(A, B, ENDS, accumulate=True), r"accumulate is given without out"),
        (lambda g: g(A, B, ENDS, out=np.ones((2, 4, 8), "f"), out_dtype="f32"), r"out_dtype is given beside out"),
        (lambda g: g(A, B, ENDS, numerics="batch_invariant"), r"batch"),
    ],
)
def test_errors_name_the_argument_what_came_and_what_is_allowed(call, words):
    with pytest.raises((ValueError, tilewright.Error), match=words):
        call(tilewright.k_grouped_gemm)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda g: g(A.astype("d"), B, ENDS), "a is float64; allowed are float32, float16 and bfloat16"),
        (lambda g: g(A, B.astype("d"), ENDS), "b is float64; it must be float32, as a is"),
        (lambda g: g(A, B, ENDS.astype("q")), "offsets is int64; it must be int32, where groups end"),
        (lambda g: g(A, B, ENDS, row_index=B[:, 0]), "row_index is float32; it must be int32"),
        (lambda g: g(A, B, ENDS, out=np.ones((2, 4, 8))), "out is float64; it must be float32, as a is"),
        (
            lambda g: g(A.astype(BF16), B.astype(BF16), ENDS, out=np.ones((2, 4, 8), "e")),
            "out is float16; allowed are bfloat16, as a is, and float32",
        ),
        (lambda g: g(A, B, ENDS, out_dtype=1), "out_dtype must be a str"),
    ],
)
def test_types_are_named(call, words):
    with pytest.raises(TypeError, match=words):
        call(tilewright.k_grouped_gemm)
