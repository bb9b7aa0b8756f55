"""A mixture of experts from its operators, held against a loop over tokens and experts in float64; and what each of
them refuses."""

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")
ops = tilewright.ops

HIDDEN, INNER = 48, 40


def silu(x):
    return x / (1 + np.exp(-x))


def layer(x, ids, weights, w13, w2):
    out = np.zeros(x.shape)
    for token, row in enumerate(x):
        for expert, weight in zip(ids[token], weights[token], strict=True):
            if 0 <= expert < len(w2):
                gate, up = w13[expert] @ row
                out[token] += weight * (w2[expert] @ (silu(gate) * up))
    return out


@pytest.mark.parametrize(
    ("tokens", "experts", "k", "options"),
    [
        (1, 8, 2, {}),
        (37, 16, 4, {"renormalize": 0}),
        (64, 32, 8, {"scoring": "sigmoid", "groups": 8, "top_groups": 4, "scale": 2.5}),
        (5, 3, 4, {}),  # more than there are
    ],
)
def test_a_layer_is_what_a_loop_computes(rng, tokens, experts, k, options):
    normal = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    x, logits, shared = normal(tokens, HIDDEN), normal(tokens, experts), normal(tokens, HIDDEN)
    w13, w2 = normal(experts, 2, INNER, HIDDEN) / 7, normal(experts, HIDDEN, INNER) / 6
    bias = normal(experts) if options.get("scoring") == "sigmoid" else None
    ids, weights = ops.moe_route(logits, bias, k=k, **options)
    offsets, row_index, position = ops.moe_sort(ids, experts=experts)
    assert offsets[-1] == np.count_nonzero(ids >= 0)
    rows, begin = np.full((tokens * k, HIDDEN), np.nan, np.float32), 0
    for expert, end in enumerate(offsets):
        of_expert = x[row_index[begin:end]]
        gate, up = of_expert @ w13[expert, 0].T, of_expert @ w13[expert, 1].T
        rows[begin:end] = (silu(gate) * up) @ w2[expert].T
        begin = end
    got = ops.moe_combine(rows, position, weights, addend=shared)
    exact = layer(x.astype(float), ids, weights.astype(float), w13.astype(float), w2.astype(float))
    np.testing.assert_allclose(got, shared + exact, rtol=1e-4, atol=1e-4)


def test_each_may_be_asked_for_the_same_bits_in_any_batch(rng):
    logits = rng.standard_normal((9, 16)).astype(np.float32)
    rows = rng.standard_normal((27, 20)).astype(np.float32)
    results = []
    for tokens in (4, 9):
        ids, weights = ops.moe_route(logits[:tokens], k=3, numerics="batch_invariant")
        offsets, row_index, position = ops.moe_sort(ids, experts=16, numerics="batch_invariant")
        assert offsets[-1] == 3 * tokens and (row_index[position] == np.arange(tokens)[:, None]).all()
        places = np.arange(3 * tokens, dtype=np.int32).reshape(tokens, 3)
        y = ops.moe_combine(rows[: 3 * tokens], places, weights, numerics="batch_invariant")
        results.append((ids[:4], weights[:4], y[:4]))
    for one, other in zip(*results, strict=True):
        np.testing.assert_array_equal(one, other)


def test_leading_axes_are_tokens(rng):
    logits = rng.standard_normal((2, 3, 16)).astype(np.float32)
    ids, weights = ops.moe_route(logits, k=2)
    assert ids.shape == weights.shape == (2, 3, 2)
    flat_ids, flat_weights = ops.moe_route(logits.reshape(6, 16), k=2)
    np.testing.assert_array_equal(ids.reshape(6, 2), flat_ids)
    np.testing.assert_array_equal(weights.reshape(6, 2), flat_weights)


def test_the_addend_may_be_the_result(rng):
    rows, position = rng.standard_normal((6, 20)).astype(np.float32), np.arange(6, dtype=np.int32).reshape(3, 2)
    out = np.ones((3, 20), np.float32)
    assert ops.moe_combine(rows, position, addend=out, out=out) is out
    np.testing.assert_allclose(out, 1 + rows[::2] + rows[1::2], rtol=1e-6, atol=1e-6)


def test_what_does_not_fit_is_refused_by_name():
    logits, ids = np.ones((4, 8), np.float32), np.zeros((4, 2), np.int32)
    rows, position = np.ones((8, 5), np.float32), np.zeros((4, 2), np.int32)
    for error, words, call in (
        (TypeError, "k follows from no array; give k=", lambda: ops.moe_route(logits)),
        (TypeError, "experts follows from no array; give experts=", lambda: ops.moe_sort(ids)),
        (TypeError, "ids is int64; it must be int32", lambda: ops.moe_sort(ids.astype(np.int64), experts=8)),
        (ValueError, "k is 33, more than 32", lambda: ops.moe_route(logits, k=33)),
        (ValueError, "experts is 1025, more than 1024", lambda: ops.moe_sort(ids, experts=1025)),
        (ValueError, 'scoring is "relu"; allowed are softmax, sigmoid',
         lambda: ops.moe_route(logits, k=2, scoring="relu")),
        (ValueError, "groups is 33; valid are 1 to 32", lambda: ops.moe_route(logits, k=2, groups=33)),
        (ValueError, r"rows has shape \(7, 5\)", lambda: ops.moe_combine(rows[:7], position)),
    ):  # fmt: skip
        with pytest.raises(error, match=words):
            call()
