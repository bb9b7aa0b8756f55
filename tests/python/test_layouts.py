"""Arrays that lie in any way: results have the bits that those of contiguous copies have, inputs stay as they were, and
of an output nothing is written but its own elements."""

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")

POISON = 1e30


def within(shape, dtype=np.float32):
    """A larger array."""
    return np.full(shape, POISON, np.float32).astype(dtype)


def permuted(shape, dtype=np.float32):
    whole = within(shape[::-1], dtype)
    return whole, whole.transpose(tuple(range(len(shape)))[::-1])


def stepped(shape, dtype=np.float32):
    whole = within((*shape[:-1], 2 * shape[-1] + 1), dtype)
    return whole, whole[..., 1::2]


def backwards(shape, dtype=np.float32):
    whole = within(shape, dtype)
    return whole, whole[..., ::-1]


def every_other_row(shape, dtype=np.float32):
    whole = within((*shape[:-2], 2 * shape[-2], shape[-1]), dtype)
    return whole, whole[..., ::2, :]


def parts_of_rows(shape, dtype=np.float32):
    whole = within((*shape[:-1], shape[-1] + 3), dtype)
    return whole, whole[..., 2:-1]


LAYOUTS = (permuted, stepped, backwards, every_other_row, parts_of_rows)


def laid(array, layout):
    """The same numbers elsewhere."""
    _, view = layout(array.shape, array.dtype)
    view[...] = array
    return view


def ones(*shape, dtype=np.float32):
    return np.random.default_rng(len(shape)).standard_normal(shape).astype(dtype)


X, Y, ROW = ones(3, 4, 20), ones(3, 4, 20) + 1, ones(20)
IDS = np.arange(12, dtype=np.int32).reshape(3, 4) % 20
E4M3, A_SCALES = tilewright.quantize(ones(12, 32))
B_CODES, B_SCALES = tilewright.quantize(ones(7, 32))

# Name: the function, and what it reads; of several results all.
CALLS = {
    "softmax": (tilewright.softmax, X),
    "log_softmax": (tilewright.log_softmax, X),
    "logsumexp": (tilewright.logsumexp, X),
    "rms_norm": (tilewright.rms_norm, X, ROW),
    "layer_norm": (tilewright.layer_norm, X, ROW, ROW + 1),
    "glu": (tilewright.glu, X, Y),
    "row_sum": (tilewright.ops.row_sum, X),
    "row_mean": (tilewright.ops.row_mean, X),
    "row_max": (tilewright.ops.row_max, X),
    "row_norm": (tilewright.ops.row_norm, X),
    "row_argmax": (tilewright.ops.row_argmax, X),
    "tensor_reduce": (tilewright.ops.tensor_reduce, X),
    "tensor_argmax": (tilewright.ops.tensor_argmax, X),
    "topk": (lambda x: tilewright.topk(x, k=3), X),
    "quantize": (tilewright.quantize, X),
    "block_quantize": (lambda x: tilewright.ops.block_quantize(x, block_rows=2), X),
    "cross_entropy": (tilewright.cross_entropy, X, IDS),
    "masked_softmax": (tilewright.ops.row_masked_softmax, X, Y[0, :, :]),
    "rotary": (tilewright.rotary, ones(5, 2, 8), ones(5, 2, 8) + 1, ones(5, 2, 8), ones(5, 4), ones(5, 4)),
    "moe_route": (lambda x: tilewright.ops.moe_route(x, k=2), X[0]),
    "moe_sort": (lambda x: tilewright.ops.moe_sort(x, experts=20), IDS),
    "moe_combine": (tilewright.ops.moe_combine, ones(12, 8), IDS.clip(0, 11), ones(3, 4)),
    "gemm": (tilewright.gemm, X, ones(20, 6)),
    "gemm of batches": (tilewright.gemm, X, ones(3, 20, 6)),
    "gemm with a bias": (lambda a, b, c: tilewright.gemm(a, b, bias=c), X, ones(20, 6), ones(4, 6)),
    "grouped_gemm": (tilewright.grouped_gemm, ones(5, 8), ones(2, 8, 6), np.array([2, 5], np.int32)),
    "k_grouped_gemm": (tilewright.k_grouped_gemm, ones(5, 8), ones(5, 6), np.array([2, 5], np.int32)),
    "scaled_gemm": (
        lambda *given: tilewright.scaled_gemm(*given, out_dtype="f32"), E4M3, B_CODES.T, A_SCALES.reshape(12, 1),
        B_SCALES.reshape(1, 7),
    ),
}  # fmt: skip


def bits(results):
    results = results if isinstance(results, tuple) else (results,)
    return [np.ascontiguousarray(each).tobytes() for each in results]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
@pytest.mark.parametrize("name", CALLS)
def test_inputs_lie_in_any_way(name, layout):
    function, *arrays = CALLS[name]
    expected = bits(function(*map(np.ascontiguousarray, arrays)))
    for place, array in enumerate(arrays):
        if array.ndim < 2 and layout is every_other_row:
            continue
        given = [laid(each, layout) if at == place else each for at, each in enumerate(arrays)]
        before = given[place].copy()
        if name == "tensor_reduce":  # rows that lie apart are summed row by row
            np.testing.assert_allclose(function(*given), function(*arrays), rtol=1e-6)
        else:
            assert bits(function(*given)) == expected, place
        assert given[place].tobytes() == before.tobytes()


@pytest.mark.parametrize(
    "expand",
    [
        lambda: np.broadcast_to(ROW, (3, 4, 20)),
        lambda: np.broadcast_to(X[:, :1], (3, 4, 20)),
        lambda: np.broadcast_to(X[0], (3, 4, 20)),
        lambda: np.broadcast_to(X[..., :1], (3, 4, 20)),
        lambda: np.broadcast_to(np.float32(2), (3, 4, 20)),
    ],
)
def test_expanded_arrays(expand):
    for name in ("softmax", "rms_norm", "glu", "row_sum", "topk", "quantize"):
        function, _, *others = CALLS[name]
        assert bits(function(expand(), *others)) == bits(function(expand().copy(), *others)), name
    for name in ("tensor_reduce", "gemm"):  # these go about what is broadcast otherwise
        function, _, *others = CALLS[name]
        expected = function(expand().copy(), *others)
        np.testing.assert_allclose(function(expand(), *others), expected, rtol=1e-5, atol=1e-5)
    weight = np.broadcast_to(np.float32(3), (20,))
    assert bits(tilewright.rms_norm(X, weight)) == bits(tilewright.rms_norm(X, weight.copy()))


@pytest.mark.parametrize("strides", [(3, 0), (0, 0), (0, 1), (1, 0), (0, 5)])
@pytest.mark.parametrize("side", ["a", "b", "bias"])
def test_expanded_matrices_of_a_product(side, strides):
    view = np.lib.stride_tricks.as_strided(ones(100), (5, 5), [4 * each for each in strides])
    given = {"a": ones(5, 5), "b": ones(5, 5) + 1, "bias": ones(5, 5) - 1}
    expected = tilewright.gemm(**{**given, side: view.copy()})
    assert tilewright.gemm(**{**given, side: view}).tobytes() == expected.tobytes()


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
@pytest.mark.parametrize(
    "name", ["softmax", "rms_norm", "glu", "gemm", "gemm of batches", "grouped_gemm", "scaled_gemm"]
)
def test_outputs_lie_in_any_way(name, layout):
    function, *arrays = CALLS[name]
    if name == "scaled_gemm":
        function = tilewright.scaled_gemm
    expected = function(*arrays, **({"out_dtype": "f32"} if name == "scaled_gemm" else {}))
    whole, out = layout(expected.shape)
    assert function(*arrays, out=out) is out
    assert np.array_equal(out, expected)
    out[...] = POISON
    assert (whole == np.float32(POISON)).all(), "something else was written"


def test_results_that_are_several_and_what_is_read_and_written():
    values, indices = laid(ones(3, 4, 3), permuted), np.zeros((3, 8, 3), np.int32)[:, ::2]
    tilewright.topk(X, k=3, out=(values, indices))
    for ours, expected in zip((values, indices), tilewright.topk(X, k=3), strict=True):
        np.testing.assert_array_equal(ours, expected)
    residual, expected_residual = laid(Y, permuted), Y.copy()
    expected = tilewright.add_rms_norm(X, expected_residual, ROW)
    np.testing.assert_array_equal(tilewright.add_rms_norm(laid(X, stepped), residual, ROW), expected)
    np.testing.assert_array_equal(residual, expected_residual)
    out = laid(ones(3, 4, 6), stepped)
    expected = tilewright.gemm(X, ones(20, 6), beta=2, out=out.copy())
    np.testing.assert_array_equal(tilewright.gemm(X, ones(20, 6), beta=2, out=out), expected)


def test_in_place_where_it_lies():
    x = laid(X, permuted)
    assert tilewright.softmax(x, out=x) is x
    np.testing.assert_array_equal(x, tilewright.softmax(X))


def test_an_output_whose_elements_are_one_is_refused():
    for out in (np.lib.stride_tricks.as_strided(np.zeros(60, np.float32), (3, 4, 20), (4, 0, 4)),):
        with pytest.raises(ValueError, match=r"y has|out has"):
            tilewright.softmax(X, out=out)
    with pytest.raises(ValueError, match="out has strides"):
        tilewright.gemm(ones(4, 5), ones(5, 6), out=np.lib.stride_tricks.as_strided(ones(30), (4, 6), (4, 8)))


def test_a_plan_and_an_explanation_write_nothing():
    _, out = permuted((3, 4, 20))
    out[...] = 7
    plan = tilewright.plan("softmax", laid(X, permuted), out=out)
    assert tilewright.explain("softmax", laid(X, permuted), out=out) and (out == 7).all()
    plan(laid(X, permuted), out=out)
    np.testing.assert_array_equal(out, tilewright.softmax(X))


class OnlyProtocol:
    """An array of a library that has no way to copy that is known here."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (lambda x: x[..., ::2], r"x has shape .*strides .*its last axis must be contiguous. Make it contiguous first"),
        (lambda x: x.transpose(1, 0, 2), r"x has shape .*no single stride steps through its axes 0 to 1"),
        (lambda x: x[0, ::-1], r"x has shape .*none may be negative"),
    ],
)
def test_who_knows_no_copy_is_told_to_make_one(view, words):
    x = view(X)
    with pytest.raises(ValueError, match=words):
        tilewright.softmax(OnlyProtocol(x), out=np.empty(x.shape, np.float32))
    with pytest.raises(ValueError, match=r"a has strides \(\.\.\., 40, 2\) .*Make it contiguous first"):
        tilewright.gemm(OnlyProtocol(ones(4, 40)[:, ::2]), ones(20, 6), out=np.empty((4, 6), np.float32))
