"""On a GPU: types that only GPUs have kernels for, streams, graphs, arrays of several libraries. Skips without one."""

import itertools

import pytest

np = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")
tilewright = pytest.importorskip("tilewright")
if not torch.cuda.is_available():
    pytest.skip("PyTorch sees no GPU", allow_module_level=True)
pytestmark = pytest.mark.gpu

TOLERANCE = {torch.float32: 1e-4, torch.float16: 2e-2, torch.bfloat16: 1e-1}


def random(*shape, dtype=torch.float32, device="cuda"):
    return torch.randn(*shape, device=device).to(dtype)


def close(result, expected, dtype):
    torch.testing.assert_close(result.double(), expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.parametrize("dtype", list(TOLERANCE))
@pytest.mark.parametrize("turned", list(itertools.product((False, True), repeat=3)))
def test_layouts_of_products(dtype, turned):
    def lying(rows, cols, is_turned):
        return random(cols, rows, dtype=dtype).t() if is_turned else random(rows, cols, dtype=dtype)

    for rows, cols, depth in ((64, 48, 128), (65, 31, 77), (1, 256, 512), (3, 1, 5)):
        a, b, out = lying(rows, depth, turned[0]), lying(depth, cols, turned[1]), lying(rows, cols, turned[2])
        bias = random(cols, dtype=dtype)
        assert tilewright.gemm(a, b, bias=bias, activation="relu", out=out) is out
        close(out, (a.double() @ b.double() + bias.double()).relu(), dtype)


def test_results_of_16_bits_may_be_float32():
    a, b = random(40, 64, dtype=torch.bfloat16), random(64, 24, dtype=torch.bfloat16)
    out = torch.empty(40, 24, device="cuda")
    tilewright.gemm(a, b, out=out)
    torch.testing.assert_close(out.double(), a.double() @ b.double(), rtol=1e-4, atol=1e-3)
    for precision in ("tf32", "tf32x3"):
        tilewright.gemm(a.float(), b.float(), out=out, precision=precision)
        torch.testing.assert_close(out.double(), a.double() @ b.double(), rtol=2e-2, atol=2e-2)


def test_rows():
    for dtype, cols in itertools.product(TOLERANCE, (1, 63, 1024, 5000)):
        x = random(3, 5, cols, dtype=dtype)
        close(tilewright.softmax(x), x.double().softmax(-1), dtype)
        close(tilewright.rms_norm(x), torch.nn.functional.rms_norm(x.double(), (cols,), eps=1e-6), dtype)


def test_work_is_enqueued_on_the_current_stream():
    a, b = random(512, 512), random(512, 512)
    stream = torch.cuda.Stream()
    for _ in range(5):
        with torch.cuda.stream(stream):
            torch.cuda._sleep(20_000_000)
            a2 = a * 2  # late, and in this stream
            result = tilewright.gemm(a2, b)
        stream.synchronize()
        torch.testing.assert_close(result, (2 * a) @ b, rtol=1e-3, atol=1e-2)


def test_graphs_hold_calls_and_run_on_new_contents():
    a, b, x = random(16, 4096, dtype=torch.bfloat16), random(4096, 4096, dtype=torch.bfloat16), random(16, 4096)
    out, soft = torch.empty_like(a), torch.empty_like(x)
    plan = tilewright.plan("gemm", a, b, out=out)
    plan(a, b, out=out)
    tilewright.softmax(x, out=soft)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        plan(a, b, out=out)
        tilewright.gemm(a, b, out=out)
        tilewright.softmax(x, out=soft)
    for _ in range(3):
        a.normal_()
        x.normal_()
        graph.replay()
        torch.cuda.synchronize()
        close(out / 64, (a.double() @ b.double()) / 64, torch.bfloat16)
        close(soft, x.double().softmax(-1), torch.float32)


def test_devices_are_not_mixed():
    a, b = random(4, 5), random(5, 3, device="cpu")
    with pytest.raises(ValueError, match="b is on cpu, but a on cuda:0; all arrays of a call must be on one device"):
        tilewright.gemm(a, b)
    with pytest.raises(ValueError, match="weight is on cpu, but x on cuda:0"):
        tilewright.rms_norm(a, torch.ones(5))


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="one GPU")
def test_arrays_may_lie_on_a_gpu_that_is_not_the_current_one():
    a, b = random(64, 64, device="cuda:1"), random(64, 64, device="cuda:1")
    result = tilewright.gemm(a, b)
    assert result.device == a.device and torch.cuda.current_device() == 0
    close(result, a.double() @ b.double(), torch.float32)


def test_arrays_of_cupy():
    cupy = pytest.importorskip("cupy")
    a, b = cupy.random.rand(64, 32, dtype=cupy.float32), cupy.random.rand(32, 48, dtype=cupy.float32)
    with cupy.cuda.Stream(non_blocking=True) as stream:
        result = tilewright.gemm(a * 2, b)
        stream.synchronize()
    assert isinstance(result, cupy.ndarray)
    cupy.testing.assert_allclose(result, (a * 2) @ b, rtol=1e-3, atol=1e-3)
    mixed = tilewright.gemm(torch.as_tensor(a, device="cuda"), b)
    assert isinstance(mixed, torch.Tensor)


def test_arrays_of_jax_are_read():
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip("JAX sees no GPU")
    a, b = jax.numpy.ones((8, 16)), jax.numpy.ones((16, 4))
    out = torch.empty(8, 4, device="cuda")
    tilewright.gemm(a, b, out=out)
    torch.cuda.synchronize()
    assert (out == 16).all()
    with pytest.raises(TypeError, match="arrays of jax on cuda:0 can be read"):
        tilewright.gemm(a, b)
