"""numerics="batch_invariant" by bits: a row alone, in part of a batch, in another order, beside other lengths, is the
same row. On a CPU, and where PyTorch sees a GPU there, too."""

import functools
import itertools

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")
try:
    import torch
except ImportError:
    torch = None

INVARIANT = {"numerics": "batch_invariant"}
NO_F32 = "attention of f32 is for CPUs"
HAS_GPU = torch is not None and torch.cuda.is_available()


class Arrays:
    """Of one library, type and device."""

    def __init__(self, name):
        self.name, self.is_gpu = name, name.startswith("cuda")
        self.rng = np.random.default_rng(7)

    def of(self, values):
        if self.name == "numpy":
            return values
        tensor = torch.tensor(values)
        if tensor.is_floating_point():
            tensor = tensor.to(getattr(torch, self.name.split(" ")[1]))
        return tensor.cuda() if self.is_gpu else tensor

    def random(self, *shape):
        return self.of(self.rng.standard_normal(shape).astype(np.float32))

    def bits(self, results):
        if isinstance(results, tuple):
            return b"".join(map(self.bits, results))
        if self.name == "numpy":
            return results.tobytes()
        return results.contiguous().view(torch.uint8).cpu().numpy().tobytes()

    def copy(self, x):
        """As a caller has it that never had another one: at its own place, dense."""
        return x.copy() if self.name == "numpy" else x.contiguous().clone()

    def turned(self, x):
        """The same matrix, stored by its columns."""
        return self.copy(x.swapaxes(-1, -2) if self.name == "numpy" else x.transpose(-1, -2)).swapaxes(-1, -2)


def libraries():
    yield "numpy"
    yield pytest.param("cpu bfloat16", marks=pytest.mark.skipif(torch is None, reason="PyTorch is not here"))
    for dtype in ("float32", "bfloat16", "float16"):
        no_gpu = pytest.mark.skipif(not HAS_GPU, reason="PyTorch sees no GPU")
        yield pytest.param(f"cuda {dtype}", marks=[no_gpu, pytest.mark.gpu])


@pytest.fixture(params=libraries())
def arrays(request):
    return Arrays(request.param)


@pytest.fixture(params=(2, 1))
def threads(request, arrays):
    if arrays.name != "numpy" and request.param == 1:
        pytest.skip("enough that float32 is computed on one thread, too")
    tilewright.set_threads(request.param)
    yield request.param
    tilewright.set_threads(0)


def parts(rows):
    """Of a batch: rows alone, at its begin and its end, and without order."""
    yield from ([0], [rows - 1], [rows // 2], list(range(rows // 3)), list(range(1, rows)), list(range(rows))[::-3])


def differing(arrays, batch, compute, some=None):
    """Of some parts of a batch those whose rows have other bits than in the whole."""
    whole = compute(arrays.copy(batch))
    whole = whole if isinstance(whole, tuple) else (whole,)
    return [
        part for part in some or list(parts(len(batch)))
        if arrays.bits(compute(arrays.copy(batch[part]))) != b"".join(arrays.bits(each[part]) for each in whole)
    ]  # fmt: skip


@pytest.mark.parametrize("layout", ("nn", "nt", "tn", "tt"))
def test_rows_of_products(arrays, threads, layout):
    if arrays.name == "cpu bfloat16":
        pytest.skip("products of 16 bits are for GPUs")
    least = 1 if layout[0] == "n" else 2  # one row is stored in either way
    for cols, depth in ((200, 1000), (1030, 77), (256, 4096)) if arrays.is_gpu else ((200, 1000), (70, 77)):
        b, a = arrays.random(depth, cols), arrays.random(64, depth)
        b = arrays.turned(b) if layout[1] == "t" else b
        bias = arrays.random(cols)

        def compute(rows, b=b, bias=bias, **how):
            rows = arrays.turned(rows) if layout[0] == "t" else rows
            return tilewright.gemm(rows, b, bias=bias, activation="gelu", **how)

        counts = [list(range(count)) for count in range(least, 65)]
        some = counts + [part for part in parts(64) if len(part) >= least]
        assert differing(arrays, a, lambda rows, do=compute: do(rows, **INVARIANT), some) == []


def test_tuned_products_differ(arrays, threads):
    """Or the tests here would show nothing."""
    if arrays.name == "cpu bfloat16":
        pytest.skip("products of 16 bits are for GPUs")
    if arrays.is_gpu:
        pytest.skip("whether one kernel is the best for all of these rows depends on the records that are linked")
    depth, cols = 1000, 200
    b = arrays.turned(
        arrays.random(depth, cols)
    )  # few rows are inner products along K, many are added up column by column
    counts = [list(range(count)) for count in range(1, 65)]
    assert differing(arrays, arrays.random(64, depth), lambda rows: tilewright.gemm(rows, b), counts)


def test_products_of_a_batch(arrays, threads):
    if arrays.name == "cpu bfloat16":
        pytest.skip("products of 16 bits are for GPUs")
    a, b = arrays.random(5, 33, 520), arrays.random(5, 520, 72)

    def compute(which, rows=33):
        return tilewright.gemm(arrays.copy(a[which][:, :rows]), arrays.copy(b[which]), **INVARIANT)

    whole = compute([0, 1, 2, 3, 4])
    for which, rows in itertools.product(([0], [4], [3, 1], [1, 2, 3]), (33, 1, 8)):
        assert arrays.bits(compute(which, rows)) == arrays.bits(arrays.copy(whole[which][:, :rows])), (which, rows)


def row_wise(arrays, cols):
    """Each operator of rows as a function of x alone."""
    ops = tilewright.ops
    weight, bias = arrays.random(cols), arrays.random(cols)
    yield "softmax", lambda x: ops.row_softmax(x, scale=0.7, **INVARIANT)
    yield "log_softmax", lambda x: ops.row_log_softmax(x, **INVARIANT)
    yield "logsumexp", lambda x: ops.row_logsumexp(x, **INVARIANT)
    yield "rmsnorm", lambda x: ops.row_rmsnorm(x, weight, **INVARIANT)
    yield "layernorm", lambda x: ops.row_layernorm(x, weight, bias, **INVARIANT)
    yield "add_rmsnorm", lambda x: ops.row_add_rmsnorm(x, arrays.copy(x), weight, **INVARIANT)
    yield "glu", lambda x: ops.row_glu(x, x, glu="swiglu", **INVARIANT)
    yield "topk", lambda x: ops.row_topk(x, k=min(7, cols), **INVARIANT)
    for name in ("sum", "mean", "max", "argmax", "norm"):
        yield name, functools.partial(getattr(ops, f"row_{name}"), **INVARIANT)
    if arrays.name == "numpy":  # others have no type for its results that takes part in every exchange
        yield "quantize", lambda x: ops.row_quantize(x, **INVARIANT)
        yield "quantize blocks", lambda x: ops.block_quantize(x, block_rows=1, **INVARIANT)


@pytest.mark.parametrize("cols", (1, 77, 1024, 5001, 131_077))
def test_rows(arrays, threads, cols):
    x = arrays.random(5 if cols > 10_000 else 40, cols)
    wrong = {name: found for name, op in row_wise(arrays, cols) if (found := differing(arrays, x, op))}
    assert wrong == {}


def test_queries_of_a_batch(arrays, threads):
    if arrays.name == "cuda float32":
        pytest.skip(NO_F32)
    q, k, v = arrays.random(6, 4, 33, 64), arrays.random(6, 2, 140, 64), arrays.random(6, 2, 140, 64)

    def compute(which, **mask):
        which = [int(each) for each in which]
        return tilewright.attention(*(arrays.copy(each[which]) for each in (q, k, v)), lse=True, **mask, **INVARIANT)

    for mask in ({}, {"causal": "bottom_right"}, {"window_left": 20, "window_right": 0}):
        whole = compute(range(6), **mask)
        for which in parts(6):
            expected = b"".join(arrays.bits(each[which]) for each in whole)
            assert arrays.bits(compute(which, **mask)) == expected, (which, mask)


def test_queries_beside_other_lengths(arrays, threads):
    if arrays.name == "cuda float32":
        pytest.skip(NO_F32)
    q, k, v = arrays.random(5, 4, 1, 64), arrays.random(5, 2, 900, 64), arrays.random(5, 2, 900, 64)
    lengths = np.array([3, 900, 257, 64, 500], np.int32)

    def compute(which, keys):
        operands = (arrays.copy(each) for each in (q[which], k[which][:, :, :keys], v[which][:, :, :keys]))
        seqlens = arrays.of(np.ascontiguousarray(lengths[which]))
        return tilewright.attention_decode(*operands, seqlens=seqlens, lse=True, **INVARIANT)

    whole = compute([0, 1, 2, 3, 4], 900)
    for which in ([0], [2], [3, 0], [4, 2, 1], [1]):
        expected = b"".join(arrays.bits(each[which]) for each in whole)
        assert arrays.bits(compute(which, int(lengths[which].max()))) == expected, which


def test_process_and_plans_ask_for_it_too():
    a, b = np.ones((3, 1000), np.float32), np.ones((1000, 200), np.float32)
    assert "numerics:" not in tilewright.explain("gemm", a, b)
    assert "numerics: batch_invariant, chosen for M=" in tilewright.explain("gemm", a, b, **INVARIANT)
    plan = tilewright.plan("gemm", a, b, **INVARIANT)
    assert "numerics: batch_invariant" in plan.explain
    assert (plan(a, b) == 1000).all()  # a plan that promises more
    with pytest.raises(ValueError, match="the plan is for gemm"):
        tilewright.plan("gemm", a, b)(a, b, **INVARIANT)
    tilewright.set_numerics("deterministic")
    try:
        assert "numerics: deterministic" in tilewright.explain("softmax", a)
        assert "numerics: batch_invariant" in tilewright.explain("softmax", a, **INVARIANT)
    finally:
        tilewright.set_numerics("tuned")
    assert "numerics:" not in tilewright.explain("softmax", a)


def test_words_that_it_does_not_know_are_refused():
    a = np.ones((3, 5), np.float32)
    for call in (lambda: tilewright.gemm(a, a.T, numerics="exact"), lambda: tilewright.set_numerics("exact")):
        with pytest.raises(ValueError, match="valid are tuned, deterministic, batch_invariant"):
            call()
    with pytest.raises(ValueError, match="does not say which of its sizes"):
        tilewright.ops.tensor_reduce(a, reduction="sum", **INVARIANT)
