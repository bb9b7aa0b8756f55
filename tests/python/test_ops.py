"""tilewright.ops: every linked operator on NumPy arrays against NumPy in float64, and what follows from arrays."""

import re

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")
ops = tilewright.ops

SHAPES = ((), (1,), (5,), (2, 3), (2, 1, 3), (0,), (2, 0))
COLS = (1, 2, 63, 64, 65, 300)


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def rms_norm(x, eps=1e-6):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)


def layer_norm(x, eps):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)


def logsumexp(x):
    top = x.max(-1)
    return np.log(np.exp(x - top[..., None]).sum(-1)) + top


ROW_WISE = {
    "row_softmax": (lambda x: softmax(2 * x), {"scale": 2}),
    "row_log_softmax": (lambda x: np.log(softmax(x)), {}),
    "row_rmsnorm": (rms_norm, {}),
    "row_layernorm": (lambda x: layer_norm(x, 1e-5), {"eps": 1e-5}),
    "row_logsumexp": (logsumexp, {}),
    "row_max": (lambda x: x.max(-1), {}),
    "row_mean": (lambda x: x.mean(-1), {}),
    "row_norm": (lambda x: np.sqrt((x * x).sum(-1)), {}),
    "row_sum": (lambda x: x.sum(-1), {}),
    "row_argmax": (lambda x: x.argmax(-1), {}),
}


def random(rng, *shape):
    return rng.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("name", ROW_WISE)
def test_rows_of_any_leading_axes(rng, name):
    reference, scalars = ROW_WISE[name]
    for leading in SHAPES:
        for cols in COLS:
            x = random(rng, *leading, cols)
            expected = reference(x.astype(np.float64))
            result = getattr(ops, name)(x, **scalars)
            assert result.shape == expected.shape
            np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-5, err_msg=f"{name} {x.shape}")


def test_rows_may_be_apart_or_one(rng):
    whole = random(rng, 4, 5, 80)
    x = whole[:, :, 3:60]
    np.testing.assert_allclose(ops.row_softmax(x), softmax(x.astype(np.float64)), rtol=1e-5, atol=1e-6)
    one = np.broadcast_to(whole[0, 0], (6, 80))
    np.testing.assert_allclose(ops.row_sum(one), one.astype(np.float64).sum(-1), rtol=1e-5, atol=1e-5)
    out = np.full((4, 5, 80), 42, np.float32)
    assert ops.row_softmax(x, out=out[:, :, 3:60]).base is out
    np.testing.assert_allclose(out[:, :, 3:60], softmax(x.astype(np.float64)), rtol=1e-5, atol=1e-6)
    assert (out[:, :, :3] == 42).all() and (out[:, :, 60:] == 42).all()


def test_what_is_written_in_place_of_an_input(rng):
    x, residual, weight = random(rng, 3, 40), random(rng, 3, 40), random(rng, 40)
    total = x + residual
    y = ops.row_add_rmsnorm(x, residual, weight)
    np.testing.assert_array_equal(residual, total)
    np.testing.assert_allclose(y, rms_norm(total.astype(np.float64)) * weight, rtol=1e-5, atol=1e-5)
    assert ops.row_softmax(x, y=x) is x


def test_a_sum_goes_where_it_is_wanted(rng):
    x, residual, weight, bias = random(rng, 3, 40), random(rng, 3, 40), random(rng, 40), random(rng, 40)
    before = residual.copy()
    halves = {"weight": weight.astype(np.float16), "bias": bias.astype(np.float16)}
    y, total = ops.row_add_layernorm(x, residual, **halves, offset=1.0, sum=True)
    np.testing.assert_array_equal(residual, before)
    np.testing.assert_array_equal(total, x + before)
    z = total.astype(np.float64) - total.astype(np.float64).mean(-1, keepdims=True)
    exact = z / np.sqrt((z * z).mean(-1, keepdims=True) + 1e-5)
    exact = exact * (1 + halves["weight"].astype(np.float64)) + halves["bias"].astype(np.float64)
    np.testing.assert_allclose(y, exact, rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(ops.row_add_layernorm(x, residual, **halves, offset=1.0), y)
    np.testing.assert_array_equal(residual, total)


def test_a_sum_goes_where_it_is_wanted_by_rmsnorm(rng):
    x, residual, weight = random(rng, 3, 40), random(rng, 3, 40), random(rng, 40)
    before = residual.copy()
    y, total = ops.row_add_rmsnorm(x, residual, weight, offset=1.0, sum=True)
    np.testing.assert_array_equal(residual, before)
    np.testing.assert_array_equal(total, x + before)
    np.testing.assert_allclose(y, rms_norm(total.astype(np.float64)) * (1 + weight), rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(ops.row_add_rmsnorm(x, residual, weight, offset=1.0), y)
    np.testing.assert_array_equal(residual, total)


def test_weights_are_of_any_type(rng):
    x, weight = random(rng, 3, 40), random(rng, 40)
    for each in (weight, weight.astype(np.float16)):
        exact = rms_norm(x.astype(np.float64)) * each.astype(np.float64)
        np.testing.assert_allclose(ops.row_rmsnorm(x, each), exact, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("name", ["row_rmsnorm", "row_layernorm", "row_add_rmsnorm", "row_add_layernorm"])
@pytest.mark.parametrize("of_rows, of_weights", [(np.float32, np.float16), (np.float16, np.float32)])
def test_weights_of_another_type_may_begin_at_any_element(rng, name, of_rows, of_weights):
    x = random(rng, 3, 40).astype(of_rows)
    aligned = random(rng, 40).astype(of_weights)
    odd = np.concatenate([aligned[:1], aligned])[1:]
    given = lambda: {"residual": np.zeros_like(x)} if "add" in name else {}  # noqa: E731
    results = [getattr(ops, name)(x, **given(), weight=weight) for weight in (aligned, odd)]
    np.testing.assert_array_equal(*results)


def test_two_results_and_those_that_are_an_option(rng):
    x, target = random(rng, 4, 30), np.array([3, 0, 29, 7], np.int32)
    values, indices = ops.row_topk(x, k=3)
    np.testing.assert_array_equal(indices, np.argsort(-x, -1, kind="stable")[:, :3])
    np.testing.assert_array_equal(values, np.take_along_axis(x, indices, -1))
    expected = logsumexp(x.astype(np.float64)) - x[range(4), target]
    np.testing.assert_allclose(ops.row_cross_entropy(x, target), expected, rtol=1e-5, atol=1e-5)
    loss, lse = ops.row_cross_entropy(x, target, lse=True)
    np.testing.assert_allclose(loss, expected, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(lse, logsumexp(x.astype(np.float64)), rtol=1e-5, atol=1e-5)


def test_an_axis_of_heads_and_dim_is_one_or_two(rng):
    q, k, v = random(rng, 2, 5, 4, 8), random(rng, 2, 5, 2, 8), random(rng, 2, 5, 2, 8)
    angles = rng.uniform(0, 6, (10, 4))
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
    apart = ops.row_rotary(q, k, v, cos, sin)
    assert [each.shape for each in apart] == [q.shape, k.shape, v.shape]
    x, y = q.reshape(10, 4, 8)[..., :4].astype(np.float64), q.reshape(10, 4, 8)[..., 4:].astype(np.float64)
    c, s = cos[:, None], sin[:, None]
    expected = np.concatenate([x * c - y * s, y * c + x * s], -1)
    np.testing.assert_allclose(apart[0].reshape(10, 4, 8), expected, rtol=1e-5, atol=1e-5)
    folded = ops.row_rotary(q.reshape(10, 32), k.reshape(10, 16), v.reshape(10, 16), cos, sin, heads=4, dim=8)
    for one, two in zip(folded, apart, strict=True):
        assert one.shape == (10, two.size // 10)
        np.testing.assert_array_equal(one.reshape(two.shape), two)


@pytest.mark.parametrize("tokens", [1, 6])
def test_rows_that_an_index_names_may_be_any_number(rng, tokens):
    memory = np.zeros(2 * 3 * 4 + tokens * 8, np.float32)  # tables of three positions, and q behind them
    cos, sin, q = memory[:12].reshape(3, 4), memory[12:24].reshape(3, 4), memory[24:].reshape(tokens, 1, 8)
    angles = rng.uniform(0, 6, (3, 4))
    cos[:], sin[:], q[:] = np.cos(angles), np.sin(angles), random(rng, tokens, 1, 8)
    k, v = random(rng, tokens, 1, 8), random(rng, tokens, 1, 8)
    position, slot = np.arange(tokens, dtype=np.int32) % 3, np.arange(tokens, dtype=np.int32)[::-1] + 2
    x, y = q[..., :4].astype(np.float64), q[..., 4:].astype(np.float64)
    c, s = cos[position][:, None], sin[position][:, None]
    expected = np.concatenate([x * c - y * s, y * c + x * s], -1)
    keys, values = np.zeros((tokens + 5, 1, 8), np.float32), np.zeros((tokens + 5, 1, 8), np.float32)
    ops.row_rotary(q, k, v, cos, sin, position, slot, q_out=q, k_out=keys, v_out=values)
    np.testing.assert_allclose(q, expected, rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(values[slot], v)
    assert not values[:2].any() and not values[tokens + 2 :].any()


def test_masks_broadcast(rng):
    x = random(rng, 2, 3, 4, 20)
    for shape in ((20,), (4, 20), (1, 4, 20), (2, 1, 1, 20), (1, 3, 1, 20), (2, 3, 4, 20)):
        mask = random(rng, *shape)
        expected = softmax(x.astype(np.float64) + mask)
        np.testing.assert_allclose(ops.row_masked_softmax(x, mask), expected, rtol=1e-5, atol=1e-6)


def masked(x, mask):
    z = x.astype(np.float64) + mask
    return softmax(z)


def test_scores_of_three_axes_are_of_heads_and_queries(rng):
    x = random(rng, 2, 3, 4)
    np.testing.assert_allclose(ops.row_masked_softmax(x), softmax(x.astype(np.float64)), rtol=1e-5, atol=1e-6)
    causal = np.triu(np.full((3, 4), -np.inf), 1)
    np.testing.assert_allclose(ops.row_masked_softmax(x, diagonal=0), masked(x, causal), rtol=1e-5, atol=1e-6)
    for shape in ((4,), (3, 4), (2, 1, 4), (2, 3, 4), (1, 2, 3, 4), (1, 1, 3, 4)):
        mask = random(rng, *shape)
        result = ops.row_masked_softmax(x, mask)
        assert result.shape == np.broadcast_shapes(x.shape, shape)
        np.testing.assert_allclose(result, masked(x, mask), rtol=1e-5, atol=1e-6)
    folded, mask = random(rng, 6, 3, 4), random(rng, 2, 3, 3, 4)
    expected = masked(folded.reshape(mask.shape), mask)
    np.testing.assert_allclose(ops.row_masked_softmax(folded, mask), expected, rtol=1e-5, atol=1e-6)
    out = random(rng, 2, 3, 4)
    assert ops.row_masked_softmax(x, out=out) is out
    for words, call in (
        (r"mask has shape \(7, 4\); it must be \(1, 2, 3, 4\)", lambda: ops.row_masked_softmax(x, random(rng, 7, 4))),
        (r"mask has shape \(5, 2, 3, 4\); it must be", lambda: ops.row_masked_softmax(x, random(rng, 5, 2, 3, 4))),
        (r"y has shape \(3, 3, 4\), folded \(9, 4\); it must be \(6, 4\)",
         lambda: ops.row_masked_softmax(x, out=random(rng, 3, 3, 4))),
        (r"x has shape \(2, 3, 4\), folded \(6, 4\); it must be \(12, 4\)", lambda: ops.row_masked_softmax(x, batch=2)),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=words):
            call()


def test_rows_without_elements():
    empty = np.zeros((2, 3, 0), np.float32)
    values = {"row_sum": 0, "row_norm": 0, "row_mean": np.nan, "row_max": -np.inf, "row_logsumexp": -np.inf}
    for name, value in values.items():
        np.testing.assert_array_equal(getattr(ops, name)(empty), np.full((2, 3), value), err_msg=name)
    for x in (empty, empty[:0]):
        words = re.escape(f"x has shape {x.shape}; cols is 0, valid are numbers from 1")
        with pytest.raises(ValueError, match=words):
            ops.row_argmax(x)
    assert ops.row_argmax(np.zeros((0, 4), np.float32)).shape == (0,)
    for x, k in ((empty, 2), (np.ones((2, 3, 1), np.float32), 3)):
        found, places = ops.row_topk(x, k=k)
        assert (found[..., x.shape[-1] :] == -np.inf).all() and (places[..., x.shape[-1] :] == -1).all()
        assert found.shape == places.shape == (2, 3, k)


def test_the_place_in_a_whole_tensor_is_one_number_of_64_bits(rng):
    for shape in ((7,), (3, 40), (2, 3, 4), (0, 4)):
        x = random(rng, *shape)
        largest, index = ops.tensor_argmax(x)
        assert index.view(np.int64).tolist() == [x.argmax() if x.size else -1]
        assert largest.tolist() == [x.max() if x.size else -np.inf]
    line = np.zeros(65537 + 32769 - 1, np.float32)
    line[-1] = 1
    overlapping = np.lib.stride_tricks.sliding_window_view(line, 32769)  # the last element is that of one row alone
    assert ops.tensor_argmax(overlapping)[1].view(np.int64)[0] == overlapping.size - 1 > 2**31


def test_types_say_attributes_and_attributes_say_types_of_results(rng):
    x = random(rng, 3, 40)
    y, scale = ops.row_quantize(x, dtype_q="i8")
    assert y.dtype == np.int8 and scale.shape == (3,)
    np.testing.assert_allclose(y * scale[:, None], x, atol=np.abs(x).max() / 127)
    ml_dtypes = pytest.importorskip("ml_dtypes")
    half = x.astype(ml_dtypes.bfloat16)
    result = ops.row_softmax(half)
    assert result.dtype == half.dtype
    np.testing.assert_allclose(result.astype(np.float64), softmax(half.astype(np.float64)), rtol=1e-2)
    assert ops.row_quantize(half)[0].dtype == ml_dtypes.float8_e4m3fn


def test_gemm_and_attention_by_declaration(rng):
    a, b = random(rng, 5, 7), random(rng, 7, 3)
    np.testing.assert_allclose(ops.gemm(a, b, activation="relu"), np.maximum(a @ b, 0), rtol=1e-5, atol=1e-5)
    q, k, v = random(rng, 2, 5, 4, 8), random(rng, 2, 6, 2, 8), random(rng, 2, 6, 2, 8)
    out, lse = ops.attention_forward(q, k, v, LSE=True)
    keys, values = (np.repeat(each, 2, axis=2).astype(np.float64) for each in (k, v))
    scores = np.einsum("bqhd,bkhd->bhqk", q.astype(np.float64), keys) / np.sqrt(8)
    np.testing.assert_allclose(out, np.einsum("bhqk,bkhd->bqhd", softmax(scores), values), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(lse, logsumexp(scores), rtol=1e-5, atol=1e-5)


def test_what_is_refused_says_what_came_and_what_is_allowed(rng):
    x, long = random(rng, 2, 3, 8), np.zeros((), np.float64)
    index = np.zeros(2, np.int32)
    for error, words, call in (
        (TypeError, "knows no \"z\"; allowed are x, y, scale", lambda: ops.row_softmax(x, z=1)),
        (TypeError, "x is float64.*allowed are float32, float16, bfloat16", lambda: ops.row_softmax(x.astype("d"))),
        (TypeError, "weight is float64", lambda: ops.row_rmsnorm(x, np.ones(8))),
        (TypeError, "needs the array x", lambda: ops.row_rmsnorm()),
        (TypeError, "row_cross_entropy needs the array target", lambda: ops.row_cross_entropy(x)),
        (TypeError, "k follows from no array; give k=", lambda: ops.row_topk(x)),
        (TypeError, "got 2 arrays by position", lambda: ops.row_softmax(x, x)),
        (TypeError, "got x twice", lambda: ops.row_softmax(x, x=x)),
        (TypeError, "scale must be a number", lambda: ops.row_softmax(x, scale="a")),
        (TypeError, "k must be a whole number", lambda: ops.row_topk(x, k=1.5)),
        (TypeError, "out of row_topk must be a tuple of its 2 results", lambda: ops.row_topk(x, k=1, out=x)),
        (TypeError, "position says which rows.*give q_out=",
         lambda: ops.row_rotary(x, x, x, x[0, :2, :4].copy(), x[0, :2, :4].copy(), index)),
        (ValueError, r"weight has shape \(7,\); it must be \(8,\), for rows = 6, cols = 8",
         lambda: ops.row_rmsnorm(x, np.ones(7, np.float32))),
        (ValueError, r"y has shape \(2, 3, 9\)", lambda: ops.row_softmax(x, out=np.zeros((2, 3, 9), np.float32))),
        (ValueError, 'reduction is "x"; allowed are sum, mean', lambda: ops.tensor_reduce(x, reduction="x")),
        (ValueError, "logarithm is 7; valid are 0 and 1",
         lambda: ops.row_masked_softmax(x.reshape(1, 1, 6, 8), logarithm=7)),
        (ValueError, "y is read-only", lambda: ops.row_softmax(x, out=np.broadcast_to(x[:1], x.shape))),
        (AttributeError, 'unknown op "nope".*row_softmax', lambda: ops.nope(long)),
    ):  # fmt: skip
        with pytest.raises(error, match=words):
            call()


def test_every_operator_is_listed_and_explains_itself():
    assert {"gemm", "row_softmax", "tensor_reduce"} <= set(dir(ops))
    for name in dir(ops):
        assert getattr(ops, name).__doc__.startswith(f"{name}: ")
        assert repr(getattr(ops, name)) == f"<tilewright.ops.{name}>"
