"""attention_decode with a cache of 8-bit floats: every kind of scales, against f64, and what is refused."""

import numpy as np
import pytest
import tilewright

ml_dtypes = pytest.importorskip("ml_dtypes")
BF16, E4M3 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn
U = 2.0**-8


@pytest.fixture
def rng():
    return np.random.default_rng(5)


def attended(q, k, v):
    """Of numbers, in f64: (..., Hq, L, E), and k and v of as many heads."""
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ v


def repeated(x, times):
    return np.repeat(x.astype(np.float64), times, axis=-3)


def cache(rng, *shape):
    return rng.uniform(-1, 1, shape).astype(E4M3)


def scales(rng, *shape):
    return rng.uniform(0.05, 1, shape).astype(np.float32)


def close(got, right):
    # Weights are rounded once, and so is the result: U of the largest value, and of itself.
    np.testing.assert_allclose(got.astype(np.float64), right, rtol=1.01 * U, atol=U)


@pytest.mark.parametrize("shape", [None, (), (1,), (2,), (3, 1), (3, 2)], ids=str)
def test_scales_broadcast_to_sequences_and_heads(rng, shape):
    q = rng.standard_normal((3, 6, 2, 24)).astype(BF16)
    k, v = cache(rng, 3, 2, 50, 24), cache(rng, 3, 2, 50, 24)
    of_k, of_v = (None, None) if shape is None else (scales(rng, *shape), scales(rng, *shape))
    out = tilewright.attention_decode(q, k, v, k_scale=of_k, v_scale=of_v)
    factors = [np.ones((3, 2)) if each is None else np.broadcast_to(each, (3, 2)) for each in (of_k, of_v)]
    keys, values = (
        repeated(x.astype(np.float64) * f[..., None, None], 3) for x, f in zip((k, v), factors, strict=True)
    )
    assert out.dtype == BF16
    close(out, attended(q.astype(np.float64), keys, values))


@pytest.mark.parametrize("shape", [(2,), (9, 1), (9, 2)], ids=str)
def test_scales_broadcast_to_pages_and_heads(rng, shape):
    q = rng.standard_normal((2, 4, 1, 16)).astype(BF16)
    k, v = cache(rng, 9, 2, 8, 16), cache(rng, 9, 2, 8, 16)
    of_k, of_v = scales(rng, *shape), scales(rng, *shape)
    table, lengths = rng.permutation(9)[:8].astype(np.int32).reshape(2, 4), np.array([32, 13], np.int32)
    out = tilewright.attention_decode(q, k, v, page_table=table, seqlens=lengths, k_scale=of_k, v_scale=of_v)
    whole = [x.astype(np.float64) * np.broadcast_to(f, (9, 2))[..., None, None] for x, f in ((k, of_k), (v, of_v))]
    for b, keys in enumerate(lengths):
        rows = [repeated(np.concatenate(x[table[b]], axis=-2)[:, :keys], 2) for x in whole]
        close(out[b], attended(q[b].astype(np.float64), *rows))


def test_scales_may_be_strided(rng):
    q = rng.standard_normal((3, 2, 1, 16)).astype(BF16)
    k, v, wide = cache(rng, 3, 2, 20, 16), cache(rng, 3, 2, 20, 16), scales(rng, 2, 3, 5)
    of_k, of_v = wide[:, :, 1].T, wide[:, :, 4].T
    plain = [np.ascontiguousarray(each) for each in (of_k, of_v)]
    strided = tilewright.attention_decode(q, k, v, k_scale=of_k, v_scale=of_v)
    np.testing.assert_array_equal(strided, tilewright.attention_decode(q, k, v, k_scale=plain[0], v_scale=plain[1]))


def test_a_row_has_the_same_bits_in_every_batch(rng):
    q = rng.standard_normal((4, 4, 1, 32)).astype(BF16)
    k, v, of_k = cache(rng, 4, 2, 70, 32), cache(rng, 4, 2, 70, 32), scales(rng, 4, 2)
    whole = tilewright.attention_decode(q, k, v, k_scale=of_k, numerics="batch_invariant")
    alone = tilewright.attention_decode(q[2:3], k[2:3], v[2:3], k_scale=of_k[2:3], numerics="batch_invariant")
    np.testing.assert_array_equal(whole[2:3], alone)


def test_what_is_refused_is_named(rng):
    q, k = rng.standard_normal((1, 2, 1, 16)).astype(BF16), cache(rng, 1, 2, 9, 16)
    one = np.ones((), np.float32)
    for error, text, arguments, options in (
        (ValueError, "k_scale is given, but k is bfloat16", (q, k.astype(BF16), k.astype(BF16)), {"k_scale": one}),
        (TypeError, "v is bfloat16; it must be float8_e4m3fn, as k is", (q, k, k.astype(BF16)), {}),
        (TypeError, "q is float32; with a cache of float8_e4m3fn", (q.astype(np.float32), k, k), {}),
        (TypeError, "v_scale is float64; it must be float32", (q, k, k), {"v_scale": np.ones(())}),
        (ValueError, r"k_scale has shape \(3,\)", (q, k, k), {"k_scale": np.ones(3, np.float32)}),
        (ValueError, r"k_scale has shape \(1, 1, 2\)", (q, k, k), {"k_scale": np.ones((1, 1, 2), np.float32)}),
    ):
        with pytest.raises(error, match=text):
            tilewright.attention_decode(*arguments, **options)
