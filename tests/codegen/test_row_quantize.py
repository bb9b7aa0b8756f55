"""templates/row_wise/row_quantize: right on a CPU, by an emulation of CUDA, and as a CPU kernel: both types of 8 bits,
each norm, whatever tensors are given, awkward rows and special values; compiled for GPUs without spills."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import pytest
from nvrtc import compiled

from codegen.load import load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import default_chain, enumerate_space

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

from codegen.raw_numbers import decode, encode  # noqa: E402

MOST = {"e4m3": 448, "i8": 127}
OPTIONAL = ("residual", "weight", "bias", "static_scale")


def quantized(x, residual, weight, bias, static_scale, norm, eps, offset, least_scale, dtype, dtype_q):
    """Not rounded, but saturated."""
    total = x
    if residual is not None:
        total = decode(encode(np.float32(x + residual).astype(float), dtype), dtype)
    z = total - total.mean(axis=1, keepdims=True) if norm == 2 else total
    if norm:
        z = z / np.sqrt((z**2).mean(axis=1, keepdims=True) + eps)
    z = z * (1 if weight is None else offset + weight) + (0 if bias is None else bias)
    scale = np.maximum(np.abs(z).max(axis=1) / MOST[dtype_q], least_scale)
    if static_scale is not None:
        scale = np.broadcast_to(static_scale, scale.shape)
    y = np.clip(z / scale[:, None], -MOST[dtype_q], MOST[dtype_q])
    y = np.nan_to_num(y) if dtype_q == "i8" else y
    return {"y": y, "scale": scale, **({} if residual is None else {"residual": total})}


@cache
def op() -> OpSpec:
    return replace(load_ops()["row_quantize"], reference=quantized)


def kernel_of(arch: str, dtype: str, dtype_q: str, **config: int) -> KernelSpec:
    kernels = enumerate_space(op(), load_archs()[arch], [Values(dtype=dtype, dtype_q=dtype_q, dtype_w=dtype)]).kernels
    (kernel,) = (k for k in kernels if k.config == config)
    return kernel


def on_gpu(dtype: str, dtype_q: str, threads: int, rows: int, keep: int) -> KernelSpec:
    return kernel_of("sm80", dtype, dtype_q, THREADS=threads, ROWS=rows, KEEP=keep, CLUSTER=1, TURNS=1, RESIDENT=1)


def problem_of(
    kernel: KernelSpec, cols: int, apart: int, given: Iterable[str] = (), rows: int = 3, dtype_w: str = "", **scalars
) -> Problem:
    """With rows of each tensor at other distances. `dtype_w`: where nothing is said as x."""
    attributes = {**kernel.attributes, "dtype_w": dtype_w or kernel.attributes["dtype"]}
    sizes = {"rows": rows, "cols": cols, **{f"ld{of}": cols + (i + 1) * apart for i, of in enumerate("xry")}}
    return make_problem(op(), Values(attributes), sizes, scalars=scalars, present=given)


CASES = [  # columns, apart, given, scalars
    (1, 0, (), {}),
    (7, 0, ("weight",), {"norm": 1, "offset": 1.0}),
    (8, 0, ("residual",), {}),
    (61, 3, ("residual", "weight"), {"norm": 1}),
    (64, 1, ("weight", "bias"), {"norm": 2}),
    (129, 2, ("static_scale",), {}),
    (250, 1, OPTIONAL, {"norm": 2, "offset": 1.0}),
    (512, 0, ("bias", "weight"), {}),
    (515, 4, ("residual", "static_scale"), {"norm": 1}),
]


def are_right(kernel: KernelSpec, library, cases=CASES, dtype_w: str = "") -> bool:
    def run_all() -> None:
        ran = 0
        for number, (cols, apart, given, scalars) in enumerate(cases):
            problem = problem_of(kernel, cols, apart, given, dtype_w=dtype_w, **scalars)
            if kernel.allows(problem):
                run(op(), kernel, problem, Values(), library, number, {"static_scale": np.array([0.03125])})
                ran += 1
        assert ran > len(cases) / 2

    return outlived(run_all)


@pytest.mark.parametrize(("threads", "rows", "keep"), [(16, 8, 4), (32, 4, 4), (128, 1, 1)])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("dtype_q", MOST)
def test_it_is_right(dtype_q, dtype, threads, rows, keep, tmp_path):
    kernel = on_gpu(dtype, dtype_q, threads, rows, keep)
    assert are_right(kernel, library_of(op(), kernel, tmp_path))


@pytest.mark.parametrize("dtype", ["f32", "f16"])
@pytest.mark.parametrize("dtype_q", MOST)
def test_rows_that_are_read_again_are_right(dtype_q, dtype, tmp_path):
    """By the kernel that takes rows of any length."""
    kernel = on_gpu(dtype, dtype_q, 512, 1, 4)
    a_round = 4 * 512 * (4 if dtype == "f32" else 8)
    cases = [(a_round + 3, 1, ("residual", "weight", "bias"), {"norm": 2}), (2 * a_round + 8, 0, (), {})]
    assert are_right(kernel, library_of(op(), kernel, tmp_path), cases)


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("dtype_q", MOST)
def test_it_is_right_on_cpus(dtype_q, dtype, tmp_path):
    kernel = kernel_of("x86-64-v2", dtype, dtype_q, LANES=32)
    assert are_right(kernel, CalledForEachPoint(op(), kernel, tmp_path))


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
@pytest.mark.parametrize(("dtype", "dtype_w"), [("bf16", "f32"), ("f32", "bf16"), ("bf16", "f16")])
def test_weights_may_be_of_any_type(dtype, dtype_w, kind, tmp_path):
    """One kernel takes them all, and is told which."""
    if kind == "cuda":
        kernel = on_gpu(dtype, "e4m3", 32, 4, 4)
        library = library_of(op(), kernel, tmp_path)
    else:
        kernel = kernel_of("x86-64-v2", dtype, "e4m3", LANES=32)
        library = CalledForEachPoint(op(), kernel, tmp_path)
    assert are_right(kernel, library, dtype_w=dtype_w)


@pytest.mark.parametrize("static", [False, True])
@pytest.mark.parametrize("norm", [0, 1, 2])
def test_long_rows_are_the_same_on_any_number_of_threads(norm, static, tmp_path):
    """One thread has rows whole, many cut them: three launches, a call for a block."""
    kernel = kernel_of("x86-64-v2", "bf16", "e4m3", LANES=32)
    library, calls = CalledForEachPoint(op(), kernel, tmp_path), []
    library.run_kernel = lambda number, params, grid, block, run=library.run_kernel: (
        calls.append((number, grid[0])),
        run(number, params, grid, block),
    )
    given = ("residual", "weight", "bias", *(["static_scale"] if static else []))

    def run_both() -> None:
        problem, results = problem_of(kernel, 13_001, 1, given, norm=norm), []
        for threads in (1, 8):
            device = replace(kernel.arch.device, compute_units=threads)
            one = replace(kernel, arch=replace(kernel.arch, device=device))
            results.append(run(op(), one, problem, Values(), library, 1, {"static_scale": np.array([0.03125])}))
        assert calls == [(0, 0), (1, 0), (2, 3), (0, 12), (1, 12), (2, 12)]
        for output, values in results[0].items():
            assert np.array_equal(values, results[1][output], equal_nan=True), output

    assert outlived(run_both)


def rows_with(kernel: KernelSpec, library, rows: list[list[float]], **scalars) -> dict[str, np.ndarray]:
    given = ("static_scale",) if "static_scale" in scalars else ()
    static_scale = scalars.pop("static_scale", 1)
    problem = problem_of(kernel, len(rows[0]), 0, given, len(rows), **scalars)
    data = {"x": np.array(rows), "static_scale": np.array([static_scale])}
    return run(op(), kernel, problem, Values(), library, 0, data)


def special_values_are_right(kernel: KernelSpec, library, dtype_q: str) -> None:
    most, inf, nan = MOST[dtype_q], np.inf, np.nan
    found = rows_with(kernel, library, [[0] * 8, [0, 0, 2.0**-10, 0, 0, 0, 0, -(2.0**-10)], [1] * 7 + [-3]])
    assert (found["y"][0] == 0).all() and found["scale"][0] == np.float32(1e-12), "a row of zeros"
    assert found["y"][1, 2] == most and found["y"][1, 7] == -most, "a row of small numbers has all codes"
    assert found["y"][2, 7] == -most and np.isclose(found["scale"][2], 3 / most)
    found = rows_with(kernel, library, [[1, inf, -inf, 0, 2, 3, 4, 5], [1, nan, 2, 3, 4, 5, 6, 7]])
    lost = nan if dtype_q == "e4m3" else 0
    np.testing.assert_array_equal(found["y"][0], [0, lost, lost, 0, 0, 0, 0, 0])
    np.testing.assert_array_equal(found["y"][1], [lost] * 8)
    assert np.isinf(found["scale"][0]) and np.isnan(found["scale"][1])
    found = rows_with(kernel, library, [[0.5, 1.5, 2.5, -1e4, 1e4, inf, -inf, nan]], static_scale=1.0)
    near = [0.5, 1.5, 2.5] if dtype_q == "e4m3" else [0, 2, 2]  # of two the even one
    np.testing.assert_array_equal(found["y"][0], [*near, -most, most, most, -most, lost])
    assert found["scale"][0] == 1


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
@pytest.mark.parametrize("dtype_q", MOST)
def test_special_values_and_saturation(dtype_q, kind, tmp_path):
    if kind == "cuda":
        kernel = on_gpu("f32", dtype_q, 32, 4, 4)
        library = library_of(op(), kernel, tmp_path)
    else:
        kernel = kernel_of("x86-64-v2", "f32", dtype_q, LANES=32)
        library = CalledForEachPoint(op(), kernel, tmp_path)
    assert outlived(lambda: special_values_are_right(kernel, library, dtype_q))


@pytest.mark.parametrize("arch", ["sm80", "sm90a"])
@pytest.mark.parametrize("dtype_q", MOST)
def test_nvrtc_compiles_the_default_kernels_without_spills(dtype_q, arch, tmp_path):
    kernels = default_chain(op(), load_archs()[arch], Values(dtype="bf16", dtype_q=dtype_q, dtype_w="bf16"))
    assert len(kernels) == 3
    for kernel in kernels:
        fault, log = compiled(op(), kernel, tmp_path)
        assert fault == "" and "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {fault}{log}"
