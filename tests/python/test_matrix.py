"""Every linked operator on NumPy arrays against NumPy in float64: each type that it has on CPUs, arrays and results
that are views, what is empty, and views that no kernel reads; then from several threads at once, and after a fork."""

import concurrent.futures
import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
tilewright = pytest.importorskip("tilewright")
ops = tilewright.ops

TYPES = {"f32": np.dtype(np.float32), "f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}
EPS = {"f32": 2e-6, "f16": 1e-3, "bf16": 8e-3}
ROWS = ("f32", "f16", "bf16")
AROUND = 40  # which each type has, also of 8 bits


def softmax(x):
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def logsumexp(x):
    top = x.max(-1)
    return np.log(np.exp(x - top[..., None]).sum(-1)) + top


def rms_norm(x):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6)


def layer_norm(x, weight, bias):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5) * weight + bias


def attention(q, k, v):
    keys, values = (np.repeat(each, q.shape[2] // each.shape[2], axis=2) for each in (k, v))
    weights = softmax(np.einsum("bqhd,bkhd->bhqk", q, keys) / np.sqrt(q.shape[-1]))
    return np.einsum("bhqk,bkhd->bqhd", weights, values)


def rotated(x, cos, sin):
    first, second = np.split(x.reshape(len(x), -1, 8), 2, axis=-1)
    c, s = cos[:, None], sin[:, None]
    return np.concatenate([first * c - second * s, second * c + first * s], -1).reshape(x.shape)


def place_of_largest(x):
    return x.max(), np.array(x.argmax())


def topk(x, k):
    indices = np.argsort(-x, -1, kind="stable")[..., :k]
    return np.take_along_axis(x, indices, -1), indices


def routed(logits, k):
    ids = np.argsort(-logits, -1, kind="stable")[..., :k].astype(np.int32)
    weights = np.take_along_axis(softmax(logits), ids, -1)
    return ids, weights / weights.sum(-1, keepdims=True)


def assigned(rows):
    """Three experts of six for each row, of which one is none."""
    return (5 * np.arange(3 * rows, dtype=np.int32) % 7).reshape(rows, 3)


def sorted_by_expert(ids, experts):
    flat = ids.ravel()
    order, kept = np.argsort(flat, kind="stable"), np.count_nonzero(flat < experts)
    position = np.empty(len(flat), np.int32)
    position[order] = np.arange(len(flat))
    row_index = np.where(np.arange(len(flat)) < kept, order // 3, -1).astype(np.int32)
    offsets = np.searchsorted(flat[order], np.arange(experts), "right").astype(np.int32)
    return offsets, row_index, np.where(ids < experts, position.reshape(ids.shape), -1)


@dataclass(frozen=True)
class Case:
    """Inputs by name, of float64 or of a type that they have whatever the others have; what they come to."""

    inputs: Callable[[Any, int, int], Mapping[str, Any]]  # (numbers of a shape, rows, columns)
    reference: Callable[..., Any]
    options: Mapping[str, Any] = field(default_factory=dict)
    results: tuple[str, ...] = ("y",)
    types: tuple[str, ...] = ROWS
    joined: Callable[..., Any] = lambda *results: results  # results, in the reference's terms
    exact: float = 0.0  # allowed beside what follows from types
    no_columns: bool = True  # rows may be without columns, and have results without them


def of_rows(reference, **more):
    return Case(lambda n, rows, cols: {"x": n(rows, cols)}, reference, **more)


def reduced(reference, **more):
    return of_rows(reference, no_columns=False, **more)


def heads(n, rows, cols):
    angles = np.linspace(0, 3, rows * 4).reshape(rows, 4)
    turned = {"cos": np.cos(angles).astype(np.float32), "sin": np.sin(angles).astype(np.float32)}
    return {"q": n(rows, 32), "k": n(rows, 16), "v": n(rows, 16), **turned}


CASES = {
    "gemm": Case(
        lambda n, rows, cols: {"A": n(rows, 16), "B": n(16, cols)}, lambda A, B: A @ B, results=("C",), types=("f32",)
    ),
    "attention_forward": Case(
        lambda n, rows, cols: {"Q": n(rows, 3, 4, 16), "K": n(rows, 9, 2, 16), "V": n(rows, 9, 2, 16)},
        lambda Q, K, V: attention(Q, K, V), results=("O",), types=("f32", "bf16"), no_columns=False,
    ),
    "attention_decode": Case(
        lambda n, rows, cols: {"Q": n(rows, 2, 4, 16), "K": n(rows, 9, 2, 16), "V": n(rows, 9, 2, 16)},
        lambda Q, K, V: attention(Q, K, V), results=("O",), types=("f32", "bf16"), no_columns=False,
    ),
    "row_softmax": of_rows(lambda x: softmax(0.5 * x), options={"scale": 0.5}),
    "row_log_softmax": of_rows(lambda x: np.log(softmax(x))),
    "row_masked_softmax": Case(
        lambda n, rows, cols: {"x": n(1, 1, rows, cols), "mask": n(rows, cols)},
        lambda x, mask: softmax(x + mask), no_columns=False,
    ),
    "row_rmsnorm": Case(
        lambda n, rows, cols: {"x": n(rows, cols), "weight": n(cols)}, lambda x, weight: rms_norm(x) * weight
    ),
    "row_layernorm": Case(
        lambda n, rows, cols: {"x": n(rows, cols), "weight": n(cols), "bias": n(cols)},
        layer_norm, options={"eps": 1e-5},
    ),
    "row_add_rmsnorm": Case(
        lambda n, rows, cols: {"x": n(rows, cols), "residual": n(rows, cols)},
        lambda x, residual: rms_norm(x + residual),
    ),
    "row_add_layernorm": Case(
        lambda n, rows, cols: {"x": n(rows, cols), "residual": n(rows, cols), "weight": n(cols), "bias": n(cols)},
        lambda x, residual, weight, bias: layer_norm(x + residual, weight, bias),
    ),
    "row_glu": Case(
        lambda n, rows, cols: {"gate": n(rows, cols), "up": n(rows, cols)},
        lambda gate, up: gate / (1 + np.exp(-gate)) * up,
    ),
    "row_quantize": of_rows(
        lambda x: x, options={"dtype_q": "i8"}, results=("y", "scale"), exact=0.52 * 4 / 127,
        joined=lambda y, scale: (y * scale[..., None].astype(np.float64),),
    ),
    "block_quantize": of_rows(
        lambda x: x, options={"block_rows": 2}, results=("y", "scale"), exact=0.15,
        joined=lambda y, scale: (
            y.astype(np.float64) * scale.repeat(2, 0)[: len(y)].repeat(128, 1)[:, : y.shape[1]],
        ),
    ),
    "row_rotary": Case(
        heads, lambda q, k, v, cos, sin: (rotated(q, cos, sin), rotated(k, cos, sin), v),
        options={"heads": 4, "dim": 8}, results=("q_out", "k_out", "v_out"), no_columns=False,
    ),
    "row_cross_entropy": Case(
        lambda n, rows, cols: {"x": n(rows, cols), "target": np.arange(rows, dtype=np.int32) % max(cols, 1)},
        lambda x, target: logsumexp(x) - np.take_along_axis(x, target[:, None], -1)[:, 0],
        results=("loss",), no_columns=False,
    ),
    "row_topk": of_rows(lambda x: topk(x, 3), options={"k": 3}, results=("values", "indices"), no_columns=False),
    "moe_route": Case(
        lambda n, rows, cols: {"logits": n(rows, cols)}, lambda logits: routed(logits, 3), options={"k": 3},
        results=("ids", "weights"), no_columns=False,
    ),
    "moe_sort": Case(
        lambda n, rows, cols: {"ids": assigned(rows)}, lambda ids: sorted_by_expert(ids, 6), options={"experts": 6},
        results=("offsets", "row_index", "position"), types=("f32",), no_columns=False,
    ),
    "moe_combine": Case(
        lambda n, rows, cols: {
            "rows": n(3 * rows, cols), "position": np.arange(3 * rows, dtype=np.int32)[::-1].copy().reshape(rows, 3),
            "weights": n(rows, 3).astype(np.float32),
        },
        lambda rows, position, weights: (weights[..., None] * rows[position]).sum(1),
    ),
    "row_logsumexp": reduced(logsumexp),
    "row_max": reduced(lambda x: x.max(-1)),
    "row_mean": reduced(lambda x: x.mean(-1)),
    "row_norm": reduced(lambda x: np.sqrt((x * x).sum(-1))),
    "row_sum": reduced(lambda x: x.sum(-1)),
    "row_argmax": reduced(lambda x: x.argmax(-1)),
    "tensor_reduce": reduced(lambda x: x.sum().reshape(1)),
    "tensor_argmax": reduced(
        place_of_largest, results=("y", "index"), joined=lambda y, index: (y[0], index.view(np.int64)[0])
    ),
}  # fmt: skip
NO_ROWS_NO_RESULT = {"tensor_reduce", "tensor_argmax", "moe_sort"}


def rounded(case, dtype, rng, rows, cols):
    """Inputs as the operator gets them."""
    number = lambda *shape: rng.standard_normal(shape).clip(-4, 4)  # noqa: E731
    given = case.inputs(number, rows, cols)
    return {name: each if each.dtype != np.float64 else each.astype(TYPES[dtype]) for name, each in given.items()}


def apart(array):
    """In the midst of longer rows."""
    whole = np.full((*array.shape[:-1], array.shape[-1] + 8), AROUND, array.dtype)
    whole[..., 1 : 1 + array.shape[-1]] = array
    return whole[..., 1 : 1 + array.shape[-1]]


def behind_an_element(array):
    """Dense, and aligned to no more than its own elements."""
    whole = np.full(array.size + 1, AROUND, array.dtype)
    whole[1:] = array.reshape(-1)
    return whole[1:].reshape(array.shape)


def every_second(array):
    whole = np.full((*array.shape[:-2], 2 * array.shape[-2], array.shape[-1]), AROUND, array.dtype)
    whole[..., ::2, :] = array
    return whole[..., ::2, :]


def all_alike(array):
    return np.broadcast_to(array[..., :1, :], array.shape)


def as_it_is(array):
    return array


WAYS = {each.__name__: each for each in (as_it_is, apart, behind_an_element, every_second, all_alike)}


def laid(way, name, array):
    """Weights and what is written are dense."""
    if way is behind_an_element:
        return way(array)
    is_fixed = array.ndim < 2 or name in ("cos", "sin") or (way is all_alike and name == "residual")
    return array if is_fixed else way(array)


def judged(name, case, dtype, given, results):
    reals = {key: each if each.dtype == np.int32 else each.astype(np.float64) for key, each in given.items()}
    expected = case.reference(**reals)
    results = results if isinstance(results, tuple) else (results,)
    for result, wanted in zip(
        case.joined(*results), expected if isinstance(expected, tuple) else (expected,), strict=True
    ):
        assert np.shape(result) == np.shape(wanted), name
        is_whole = np.asarray(wanted).dtype.kind == "i"
        # Results of rows are of float32, whatever the elements are.
        eps = EPS["f32"] if np.asarray(result).dtype == np.float32 else EPS[dtype]
        terms = 0 if is_whole else 16 * eps + case.exact
        np.testing.assert_allclose(np.asarray(result, np.float64), wanted, rtol=0 if is_whole else 4 * eps, atol=terms)


@pytest.fixture(params=[(name, dtype) for name, case in CASES.items() for dtype in case.types], ids="-".join)
def tried(request):
    name, dtype = request.param
    return name, CASES[name], dtype


# The arrays of groups' products don't say how long the result is, or the others, those of another one are of 8 bits; so
# they are called by their own functions: test_grouped_gemm.py, test_k_grouped_gemm.py, test_scaled_gemm.py,
# test_scaled_grouped_gemm.py. What looks at numbers alone has no types: test_group_checks.py.
ELSEWHERE = {"grouped_gemm", "k_grouped_gemm", "packed_gemm", "scaled_gemm", "scaled_grouped_gemm"}
ELSEWHERE |= {"check_indices", "check_offsets"}


def test_every_operator_is_here():
    assert set(CASES) | ELSEWHERE == set(dir(ops))


def test_views_are_read_and_written_where_they_lie(tried, rng):
    name, case, dtype = tried
    for rows, cols in ((4, 40), (1, 33), (3, 5)):
        for way in WAYS.values():
            given = {key: laid(way, key, each) for key, each in rounded(case, dtype, rng, rows, cols).items()}
            kept = {key: each.copy() for key, each in given.items()}
            judged(name, case, dtype, kept, getattr(ops, name)(**given, **case.options))


@pytest.mark.parametrize("way", [apart, behind_an_element, every_second])
def test_results_go_where_they_are_told_and_nowhere_else(tried, rng, way):
    name, case, dtype = tried
    given = rounded(case, dtype, rng, 4, 24)
    kept = {key: each.copy() for key, each in given.items()}
    made = getattr(ops, name)(**kept, **case.options)
    made = made if isinstance(made, tuple) else (made,)
    outs = {key: laid(way, key, np.full_like(each, 7)) for key, each in zip(case.results, made, strict=True)}
    getattr(ops, name)(**given, **outs, **case.options)
    for (key, out), result in zip(outs.items(), made, strict=True):
        np.testing.assert_array_equal(out, result, err_msg=f"{name} {key}")
        if out.base is not None and out.base.size > out.size:
            assert (out.base.astype(np.float64) == AROUND).sum() >= out.base.size - out.size, f"{name} {key}"


def test_what_is_empty_has_empty_results(tried, rng):
    name, case, dtype = tried
    given = rounded(case, dtype, rng, 0, 24)
    results = getattr(ops, name)(**given, **case.options)
    results = results if isinstance(results, tuple) else (results,)
    if name not in NO_ROWS_NO_RESULT:
        assert all(0 in each.shape for each in results)
    if case.no_columns:
        results = getattr(ops, name)(**rounded(case, dtype, rng, 3, 0), **case.options)
        first = results[0] if isinstance(results, tuple) else results
        assert first.shape == (3, 0)


@pytest.mark.parametrize(
    "view",
    [
        lambda x: np.repeat(x, 2, -1)[..., ::2],
        lambda x: x[..., ::-1],
        lambda x: x[..., ::-1, :],
        lambda x: np.asfortranarray(x.reshape(x.shape[0], -1)).reshape(x.shape, order="F"),
    ],
    ids=["every second column", "columns backwards", "rows backwards", "columns first"],
)
def test_views_that_no_kernel_reads_give_the_bits_of_their_copies(tried, rng, view):
    name, case, dtype = tried
    given = rounded(case, dtype, rng, 4, 24)
    key = next(iter(given))
    given[key] = view(given[key])
    dense = {each: np.array(array, order="C") for each, array in given.items()}
    expected, found = (getattr(ops, name)(**each, **case.options) for each in (dense, given))
    for one, other in zip(*(each if isinstance(each, tuple) else (each,) for each in (expected, found)), strict=True):
        assert one.tobytes() == np.ascontiguousarray(other).tobytes()
    for each, array in given.items():  # what is read, and what is changed where it lies
        np.testing.assert_array_equal(array, dense[each])


def all_judged(seed):
    """What a process or a thread may do at any time: all of them, of sizes of its own."""
    rng = np.random.default_rng(seed)
    for name, case in CASES.items():
        given = rounded(case, case.types[-1], rng, 2 + seed % 5, 17 + seed)
        kept = {key: each.copy() for key, each in given.items()}
        judged(name, case, case.types[-1], kept, getattr(ops, name)(**given, **case.options))
    return seed


def test_a_pool_of_threads_calls_all_at_once():
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert list(pool.map(all_judged, range(24))) == list(range(24))


def test_a_plan_serves_many_threads(rng):
    given = [rng.standard_normal((16, 48)).astype(np.float32) for _ in range(8)]
    plan = tilewright.plan("row_softmax", given[0])

    def work(x):
        for _ in range(50):
            np.testing.assert_allclose(plan(x), softmax(x.astype(np.float64)), rtol=1e-5, atol=1e-7)
        return True

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, given))


def test_processes_that_were_forked_amid_the_work_of_threads_compute():
    all_judged(0)
    with concurrent.futures.ThreadPoolExecutor(2) as busy:
        others = [busy.submit(all_judged, seed) for seed in range(6)]
        with multiprocessing.get_context("fork").Pool(2) as pool:
            assert pool.map_async(all_judged, range(4)).get(timeout=300) == list(range(4))
        assert all(other.result() is not None for other in others)
