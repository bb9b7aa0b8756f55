"""Arrays of other libraries: how they come, how results go, what they cost to import; threads and forked processes."""

import json
import os
import re
import subprocess
import sys
import threading

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")


def operands(rng):
    return (rng.standard_normal(shape).astype(np.float32) for shape in ((5, 7), (7, 3)))


class OnlyProtocol:
    """An array whose library has no more than DLPack's two methods, of a version that knows no max_version."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, *, stream=None):
        assert stream is None  # on CPUs
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def test_any_array_that_speaks_dlpack_is_read(rng):
    a, b = operands(rng)
    out = np.empty((5, 3), np.float32)
    tilewright.gemm(OnlyProtocol(a), OnlyProtocol(b.T.copy().T), out=out)
    np.testing.assert_allclose(out, a @ b, rtol=1e-5, atol=1e-5)
    with pytest.raises(TypeError, match=r"arrays of .*no result is made.*give out="):
        tilewright.gemm(OnlyProtocol(a), b)


def test_what_is_read_may_be_read_only(rng):
    a, b = operands(rng)
    a.setflags(write=False)
    np.testing.assert_allclose(tilewright.gemm(a, b), a @ b, rtol=1e-5, atol=1e-5)


def test_an_array_is_kept_alive_no_longer_than_the_call(rng):
    a, b = operands(rng)
    before = sys.getrefcount(a)
    for _ in range(10):
        tilewright.gemm(a, b)
        with pytest.raises(ValueError, match="has shape"):
            tilewright.gemm(a, a)
    assert sys.getrefcount(a) == before


def test_tensors_of_pytorch_and_results_of_its_kind(rng):
    torch = pytest.importorskip("torch")
    a, b = map(torch.from_numpy, operands(rng))
    result = tilewright.gemm(a, b.t().contiguous().t(), bias=torch.ones(3))
    assert type(result) is torch.Tensor and result.dtype == torch.float32
    torch.testing.assert_close(result, a @ b + 1)
    half = a.to(torch.bfloat16)
    torch.testing.assert_close(tilewright.softmax(half), half.softmax(-1), rtol=1e-2, atol=1e-2)
    codes, _ = tilewright.quantize(a)
    assert codes.dtype == torch.float8_e4m3fn
    meta = torch.empty(5, 7, device="meta")
    with pytest.raises(TypeError, match="a is a tensor on meta"):
        tilewright.gemm(meta, b)


def test_what_only_pytorch_knows_of_a_tensor_is_not_lost(rng):
    torch = pytest.importorskip("torch")
    a, b = map(torch.from_numpy, operands(rng))
    weight = torch.nn.Parameter(a)
    with pytest.raises(ValueError, match=r"a requires a gradient.*torch\.no_grad\(\), give a\.detach\(\)"):
        tilewright.gemm(weight, b)
    with torch.no_grad():
        torch.testing.assert_close(tilewright.gemm(weight, b), a @ b)
    torch.testing.assert_close(tilewright.gemm(weight.detach(), b), a @ b)
    with pytest.raises(ValueError, match=r"x is a view with the other sign.*x\.resolve_neg\(\)"):
        tilewright.softmax(torch.complex(a, a).conj().imag)


def test_libraries_may_be_mixed_and_the_first_says_of_which_the_result_is(rng):
    torch = pytest.importorskip("torch")
    a, b = operands(rng)
    assert isinstance(tilewright.gemm(a, torch.from_numpy(b)), np.ndarray)
    assert isinstance(tilewright.gemm(torch.from_numpy(a), b), torch.Tensor)


def test_arrays_of_jax_and_results_of_its_kind(rng):
    jax = pytest.importorskip("jax")
    jax.config.update("jax_default_device", jax.devices("cpu")[0])
    a, b = map(jax.numpy.asarray, operands(rng))
    result = tilewright.gemm(a, b, bias=jax.numpy.ones(3))
    assert isinstance(result, jax.Array)
    np.testing.assert_allclose(result + 1, np.asarray(a) @ np.asarray(b) + 2, rtol=1e-5, atol=1e-5)
    half = a.astype(jax.numpy.bfloat16)
    soft = tilewright.softmax(half)
    assert isinstance(soft, jax.Array) and soft.dtype == half.dtype
    kept = jax.numpy.zeros_like(a)
    with pytest.raises(ValueError, match="out is read-only"):
        tilewright.softmax(a, out=kept)
    with pytest.raises(ValueError, match="residual is read-only"):
        tilewright.add_rms_norm(a, kept)
    with pytest.raises(ValueError, match="out is read-only"):
        tilewright.gemm(a, a.T, out=jax.numpy.zeros((len(a), len(a))))
    assert (kept == 0).all()
    np.testing.assert_allclose(np.asarray(soft.astype("float32")).sum(-1), 1, rtol=1e-2)


def test_many_threads_at_once(rng):
    a, b = (rng.standard_normal((64, 64)).astype(np.float32) for _ in range(2))
    expected, faults = a @ b, []

    def work():
        try:
            for _ in range(30):
                np.testing.assert_allclose(tilewright.gemm(a, b), expected, rtol=1e-4, atol=1e-4)
                tilewright.softmax(a)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


def test_forked_processes_compute_on(rng):
    a, b = operands(rng)
    expected = tilewright.gemm(a, b)
    child = os.fork()
    if child == 0:
        os._exit(0 if np.array_equal(tilewright.gemm(a, b), expected) and tilewright.softmax(a).any() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_workers_of_a_data_loader_compute():
    torch = pytest.importorskip("torch")

    class Rows(torch.utils.data.Dataset):
        def __len__(self):
            return 8

        def __getitem__(self, index):
            return tilewright.softmax(torch.full((4,), float(index)))

    tilewright.softmax(torch.ones(4))  # threads are there before the workers are forked
    loader = torch.utils.data.DataLoader(Rows(), batch_size=4, num_workers=2)
    for batch in loader:
        torch.testing.assert_close(batch, torch.full((4, 4), 0.25))


def fresh(program):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=300
    ).stdout


def test_the_import_is_quick_and_imports_no_array_library():
    program = (
        "import sys, time; begin = time.process_time(); import tilewright;"
        "print(time.process_time() - begin, *(m for m in ('numpy', 'torch', 'jax') if m in sys.modules))"
    )
    seconds, *imported = min(fresh(program).split() for _ in range(3))
    assert float(seconds) < 0.2 and not imported


def test_threads_and_what_the_doctor_finds():
    usual = tilewright.threads()
    tilewright.set_threads(3)
    assert tilewright.threads() == 3
    tilewright.set_threads(0)
    assert tilewright.threads() == usual
    with pytest.raises(ValueError, match="threads"):
        tilewright.set_threads(-1)
    found = tilewright.doctor()
    assert found.facts["kernels"] and found.facts["cpu"]["key"] in str(found)
    assert f"tilewright {tilewright.__version__}" in str(found)
    assert found.facts["arrays"]["numpy"] == np.__version__ and f"numpy {np.__version__}" in str(found)


def test_the_doctor_looks_for_array_libraries_and_imports_none(tmp_path):
    program = "import sys, tilewright; print(tilewright.doctor()); print('numpy' in sys.modules)"
    *lines, imported = fresh(program).splitlines()
    assert imported == "False" and lines[-1].startswith("arrays     numpy ")
    (tmp_path / "tilewright").symlink_to(os.path.dirname(tilewright.__file__))
    command = [sys.executable, "-S", "-c", program]
    alone = subprocess.run(
        command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True, timeout=60
    ).stdout
    assert "arrays     none: install one of numpy, torch, cupy, jax" in alone


def test_names_of_array_libraries_are_operators():
    for name in dir(tilewright):
        assert getattr(tilewright, name) is not None
    assert set(tilewright.__all__) <= set(dir(tilewright))
    assert repr(tilewright.rms_norm) == "<tilewright.ops.row_rmsnorm>"
    with pytest.raises(AttributeError, match="no attribute 'nope'"):
        _ = tilewright.nope


def test_a_library_is_loaded_before_operators_are_used():
    uses = ("dir(tilewright.ops)", "tilewright.gemm(a, a)", "tilewright.record().__enter__()", "tilewright.doctor()")
    told = fresh(
        "import os, numpy, tilewright\n"
        "a = numpy.ones((2, 2), 'f')\n"
        f"for use in {uses}:\n"
        "    if os.fork():\n"
        "        os.wait()\n"
        "        continue\n"
        "    exec(use)\n"
        "    try: tilewright.load_library('/nowhere.so')\n"
        "    except tilewright.Error as error: print(str(error)[:34], flush=True)\n"
        "    os._exit(0)\n"
    )
    assert told.splitlines() == ["the library has been used already;"] * len(uses)
    assert "/nowhere.so" in fresh(
        "import tilewright\ntry: tilewright.load_library('/nowhere.so')\nexcept tilewright.Error as error: print(error)"
    )


def test_other_kernels_may_be_forced(rng):
    a, b = operands(rng)
    kernel = tilewright.plan("gemm", a, b).kernel
    with pytest.raises(ValueError, match="gemm"):
        tilewright.override_kernel("gemm", "no such kernel")
    tilewright.override_kernel("gemm", kernel)
    assert tilewright.plan("gemm", a, b).kernel == kernel
    tilewright.override_kernel("gemm", "")


def test_kernels_are_chosen_by_hand(rng, tmp_path):
    a, b = operands(rng)
    before = tilewright.plan("gemm", a, b).kernel
    file = tmp_path / "overrides.jsonl"
    line = {"op": "gemm", "sizes": {"M": a.shape[0]}, "kernel": before}
    file.write_text(f"# one size\n{json.dumps(line)}\n")
    assert tilewright.load_overrides(file) == 1
    try:
        assert f"forced by hand, in {file}:2" in tilewright.explain("gemm", a, b)
        assert "forced" not in tilewright.explain("gemm", a[1:], b)
        file.write_text('{"op": "gem", "kernel": "x"}\n')
        with pytest.raises(ValueError, match=re.escape(f'{file}:1: unknown op "gem"')):
            tilewright.load_overrides(file)
    finally:
        assert tilewright.load_overrides("") == 0
    assert "forced" not in tilewright.explain("gemm", a, b)


def test_a_file_of_the_environment_is_read_at_first_use(tmp_path):
    use = (
        "import os, tilewright, numpy\na = numpy.ones((8, 8), numpy.float32)\n"
        "try: print(tilewright.explain('gemm', a, a))\nexcept ValueError as error: print(error)"
    )
    file = tmp_path / "overrides.jsonl"
    file.write_text('{"op": "gemm", "kernel": "no such kernel"}\n')
    told = fresh(f"import os\nos.environ['TILEWRIGHT_OVERRIDES'] = {str(file)!r}\n{use}")
    assert told.startswith(f"TILEWRIGHT_OVERRIDES: {file}:1: none of the ")


def test_attention(rng):
    q = rng.standard_normal((2, 4, 5, 8)).astype(np.float32)
    k, v = (rng.standard_normal((2, 2, 6, 8)).astype(np.float32) for _ in range(2))
    keys, values = (np.repeat(each, 2, axis=1).astype(np.float64) for each in (k, v))
    scores = q.astype(np.float64) @ keys.swapaxes(-1, -2) / np.sqrt(8)
    scores = np.where(np.tril(np.ones((5, 6), bool)), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = weights @ values / weights.sum(-1, keepdims=True)
    out, lse = tilewright.attention(q, k, v, causal="top_left", lse=True)
    np.testing.assert_allclose(out, expected, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(lse, np.log(weights.sum(-1)) + scores.max(-1), rtol=1e-4, atol=1e-5)
    decoded = tilewright.attention_decode(q[:, :, :1], k, v, seqlens=np.array([6, 3], np.int32))
    short = tilewright.attention(q[1:, :, :1], k[1:, :, :3], v[1:, :, :3])
    np.testing.assert_allclose(decoded[1:], short, rtol=1e-4, atol=1e-5)
    with pytest.raises(ValueError, match="top_left"):
        tilewright.attention(q, k, v, causal="yes")
    with pytest.raises(TypeError, match="scale must be a number"):
        tilewright.attention(q, k, v, scale="1")


def attended(q, k, v):
    scores = q.astype(np.float64) @ k.astype(np.float64).swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ v


def test_attention_of_leading_axes_that_no_stride_steps_through(rng):
    made = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    q, k, v = made(2, 1, 4, 3, 8), made(5, 4, 7, 8), made(2, 5, 4, 7, 8)
    out, lse = tilewright.attention(q, k, v, lse=True)
    np.testing.assert_allclose(out, attended(q, k, v), rtol=1e-5, atol=1e-6)
    alone, sums = tilewright.attention(q[1, 0], k[3], v[1, 3], lse=True)
    np.testing.assert_array_equal(out[1, 3], alone)
    np.testing.assert_array_equal(lse[1, 3], sums)
    mask = made(2, 1, 1, 3, 7)
    masked = tilewright.attention(q, k, v, mask)
    np.testing.assert_array_equal(masked[1, 2], tilewright.attention(q[1, 0], k[2], v[1, 2], mask[1, 0]))
    swapped = np.swapaxes(v, 0, 1)
    np.testing.assert_allclose(
        tilewright.attention(q[:, 0], k[:2], swapped)[4, 1], attended(q[1, 0], k[1], v[1, 4]), 1e-5, 1e-6
    )


def test_decoding_of_leading_axes_that_no_stride_steps_through(rng):
    made = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    q, k, v = made(2, 1, 4, 1, 8), made(5, 4, 7, 8), made(2, 5, 4, 7, 8)
    np.testing.assert_allclose(tilewright.attention_decode(q, k, v), attended(q, k, v), rtol=1e-5, atol=1e-6)
    seqlens = np.arange(1, 7, dtype=np.int32).reshape(2, 3)
    q, k, v = made(2, 3, 4, 1, 8), made(2, 1, 4, 7, 8), made(3, 4, 7, 8)
    out, lse = tilewright.attention_decode(q, k, v, seqlens=seqlens, lse=True)
    pages, table = np.ascontiguousarray(np.broadcast_to(k, (*out.shape[:3], 7, 8))), np.arange(6, dtype=np.int32)
    for i, j in ((0, 0), (0, 2), (1, 1)):
        keys = seqlens[i, j]
        np.testing.assert_allclose(
            out[i, j], attended(q[i, j], k[i, 0, :, :keys], v[j, :, :keys]), rtol=1e-5, atol=1e-6
        )
    assert lse.shape == (2, 3, 4, 1) and np.isfinite(lse).all()
    whole = np.ascontiguousarray(np.broadcast_to(v, pages.shape)).reshape(6, 4, 7, 8)
    queries = np.swapaxes(made(3, 2, 4, 1, 8), 0, 1)
    paged = tilewright.attention_decode(
        queries, pages.reshape(6, 4, 7, 8), whole, page_table=table.reshape(2, 3, 1), seqlens=seqlens
    )
    for i, j in ((0, 1), (1, 2)):
        keys = seqlens[i, j]
        expected = attended(queries[i, j], k[i, 0, :, :keys], v[j, :, :keys])
        np.testing.assert_allclose(paged[i, j], expected, rtol=1e-5, atol=1e-6)


def test_it_can_be_imported_again():
    """As reloaders do, which delete modules. What came before and what comes after are of one kind."""
    program = (
        "import sys, numpy as np, tilewright as before\n"
        "{torch}\n"
        "x = np.ones((2, 4), np.float32)\n"
        "plan = before.plan('softmax', x)\n"
        "for _ in range(2):\n"
        "    for name in [name for name in sys.modules if name.split('.')[0] == 'tilewright']: del sys.modules[name]\n"
        "    import tilewright as after\n"
        "    {torch}\n"
        "    assert after is not before and after.Error is before.Error and after.Plan is before.Plan\n"
        "    assert (after.softmax(x) == plan(x)).all() and (after.gemm(x, x.T) == 4).all()\n"
        "    try: after.gemm(x, x)\n"
        "    except ValueError as error: print(error)\n"
        "{use}\n"
    )
    (line, again) = fresh(program.format(torch="", use="")).splitlines()
    assert line == again and line.startswith("b has shape (2, 4)")
    pytest.importorskip("torch")
    use = "print(torch.ops.tilewright.gemm(torch.ones(2, 3, requires_grad=True), torch.ones(3, 2)).sum().backward())"
    lines = fresh(program.format(torch="import torch, tilewright.torch", use=use)).splitlines()
    assert lines == [line, line, "None"]
