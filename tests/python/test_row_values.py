"""Values of row-wise operators on CPUs where much can be lost: long sums, large means, any scale."""

import math

import numpy as np
import pytest
import tilewright
from tilewright import ops


def softmax_of(x):
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


@pytest.mark.parametrize("scale", [1 / math.sqrt(128), 0.3, 1.7, -0.7, 1.0])
def test_masked_softmax_with_any_scale(rng, scale):
    x = (3 * rng.standard_normal((64, 64))).astype(np.float32)
    hidden = np.arange(64)[None, :] > np.arange(64)[:, None]
    expected = softmax_of(np.where(hidden, -np.inf, np.float64(np.float32(scale)) * x))
    result = ops.row_masked_softmax(x.reshape(1, 1, 64, 64), scale=scale, diagonal=0).reshape(64, 64)
    np.testing.assert_allclose(result, expected, atol=2e-7, rtol=1e-6)


def test_masked_softmax_reaches_the_smallest_numbers():
    x = np.array([[0, -86, -87.2, -88, -95, -103, -110]], np.float32)
    result = ops.row_masked_softmax(x.reshape(1, 1, 1, 7)).reshape(7)
    np.testing.assert_allclose(result, softmax_of(np.float64(x))[0], rtol=1e-5, atol=1e-45)


def test_softmax_reaches_the_smallest_numbers():
    x = np.array([[0, -86, -87.2, -88, -95, -103, -110]], np.float32)
    np.testing.assert_allclose(tilewright.softmax(x), softmax_of(np.float64(x)), rtol=1e-5, atol=1e-45)


@pytest.mark.parametrize("first", [0.0, -20.0, -60.0, 30.0])
def test_softmax_is_exact_whatever_comes_first(rng, first):
    x = rng.standard_normal((8, 1000)).astype(np.float32)
    x[:, 0] = first
    np.testing.assert_allclose(tilewright.softmax(x), softmax_of(np.float64(x)), rtol=0, atol=8e-9)


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("mean", [0.0, 1e3, -1e5])
def test_cross_entropy_around_large_means_and_of_what_is_certain(rng, mean, smoothing):
    x = (rng.standard_normal((16, 500)) + mean).astype(np.float32)
    target = rng.integers(0, 500, 16).astype(np.int32)
    x[8:][np.arange(8), target[8:]] += 25
    exact = np.float64(x) - np.float64(x).max(-1, keepdims=True)
    losses = np.log(np.exp(exact).sum(-1, keepdims=True)) - exact
    expected = (1 - smoothing) * losses[np.arange(16), target] + smoothing * losses.mean(-1)
    loss = ops.row_cross_entropy(x, target, label_smoothing=smoothing)
    np.testing.assert_allclose(np.asarray(loss), expected, rtol=2e-6, atol=1e-7)


@pytest.mark.parametrize("mean", [0.5, 50.0])
def test_long_sums_lose_no_more_than_short_ones(rng, mean):
    x = (rng.standard_normal((2, 1_048_576)) + mean).astype(np.float32)
    exact = np.float64(x).sum(-1)
    np.testing.assert_allclose(ops.row_sum(x), exact, rtol=4e-7)
    np.testing.assert_allclose(ops.row_mean(x), exact / x.shape[1], rtol=4e-7)
    np.testing.assert_allclose(ops.tensor_reduce(x), exact.sum(), rtol=2e-7)
