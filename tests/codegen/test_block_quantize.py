"""templates/row_wise/block_quantize, on a CPU by an emulation of CUDA and as a CPU kernel: blocks of one row and of
many, awkward ends, scales in any order, special values; compiled for GPUs without spills."""

from collections.abc import Mapping
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

TYPES = ("f32", "f16", "bf16")


def quantized(x, least_scale, block_rows):
    """Not rounded, but saturated."""
    rows, cols = x.shape
    of_rows = [np.abs(x[i : i + block_rows]).max(0) for i in range(0, rows, block_rows)]
    largest = np.array([[each[j : j + 128].max() for j in range(0, cols, 128)] for each in of_rows])
    scale = np.maximum(largest / 448, least_scale)
    everywhere = scale.repeat(block_rows, 0)[:rows].repeat(128, 1)[:, :cols]
    return {"y": np.clip(x / everywhere, -448, 448), "scale": scale}


@cache
def op() -> OpSpec:
    return replace(load_ops()["block_quantize"], reference=quantized)


def kernel_of(arch: str, dtype: str, **config: int) -> KernelSpec:
    kernels = enumerate_space(op(), load_archs()[arch], [Values(dtype=dtype)]).kernels
    (kernel,) = (k for k in kernels if k.config == config)
    return kernel


def problem_of(kernel: KernelSpec, rows: int, cols: int, block_rows: int, apart: int, is_turned: bool) -> Problem:
    sizes = {"rows": rows, "cols": cols, "block_rows": block_rows, "ldx": cols + apart, "ldy": cols + 2 * apart}
    if is_turned:
        sizes |= {"scale_row": 1, "scale_block": -(-rows // block_rows) + 1}
    return make_problem(op(), kernel.attributes, sizes)


CASES = [  # rows, columns, rows of a block, apart, whether scales lie column by column
    (1, 1, 1, 0, False),
    (3, 128, 1, 4, True),
    (2, 131, 1, 1, False),
    (5, 516, 1, 0, True),
    (7, 260, 3, 4, True),
    (130, 136, 128, 8, False),
    (9, 127, 128, 3, True),
]


def are_right(kernel: KernelSpec, library) -> bool:
    def run_all() -> None:
        ran = 0
        for number, case in enumerate(CASES):
            problem = problem_of(kernel, *case)
            if kernel.allows(problem):
                run(op(), kernel, problem, Values(), library, number)
                ran += 1
        assert ran > len(CASES) / 2

    return outlived(run_all)


@pytest.mark.parametrize(("threads", "rows", "vec"), [(32, 8, 4), (32, 4, 1), (256, 1, 4), (512, 1, 1)])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
def test_it_is_right(dtype, threads, rows, vec, tmp_path):
    kernel = kernel_of("sm80", dtype, THREADS=threads, ROWS=rows, VEC=vec)
    assert are_right(kernel, library_of(op(), kernel, tmp_path))


@pytest.mark.parametrize("dtype", TYPES)
def test_it_is_right_on_cpus(dtype, tmp_path):
    kernel = kernel_of("x86-64-v2", dtype)
    assert are_right(kernel, CalledForEachPoint(op(), kernel, tmp_path))


def special_values_are_right(kernel: KernelSpec, library) -> None:
    inf, nan = np.inf, np.nan
    x = np.zeros((4, 256))
    x[1, 5], x[1, 130] = 3, -(2.0**-10)
    x[2, :3], x[2, 128:131] = (inf, -inf, 1), (nan, 1, 2)
    x[3, :4], x[3, 200:202] = (448, 0.5, 2.0**-6, 1.0625), (-7, 7)
    problem = problem_of(kernel, 4, 256, 1, 0, False)
    found: Mapping[str, np.ndarray] = run(op(), kernel, problem, Values(), library, 0, {"x": x})
    y, scale = found["y"], found["scale"]
    assert (y[0] == 0).all() and (scale[0] == np.float32(1e-12)).all(), "a block of zeros"
    assert y[1, 5] == 448 and y[1, 130] == -448 and np.count_nonzero(y[1]) == 2
    assert np.isnan(y[2, :2]).all() and (y[2, 2:128] == 0).all() and np.isinf(scale[2, 0])
    assert np.isnan(y[2, 128:]).all() and np.isnan(scale[2, 1])
    assert scale[3, 0] == 1 and list(y[3, :4]) == [448, 0.5, 2.0**-6, 1.0], "of two the even one"


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
def test_special_values_and_saturation(kind, tmp_path):
    if kind == "cuda":
        kernel = kernel_of("sm80", "f32", THREADS=32, ROWS=8, VEC=4)
        library = library_of(op(), kernel, tmp_path)
    else:
        kernel = kernel_of("x86-64-v2", "f32")
        library = CalledForEachPoint(op(), kernel, tmp_path)
    assert outlived(lambda: special_values_are_right(kernel, library))


@pytest.mark.parametrize("arch", ["sm80", "sm90a"])
def test_nvrtc_compiles_the_default_kernels_without_spills(arch, tmp_path):
    kernels = default_chain(op(), load_archs()[arch], Values(dtype="bf16"))
    assert len(kernels) == 4
    for kernel in kernels:
        fault, log = compiled(op(), kernel, tmp_path)
        assert fault == "" and "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {fault}{log}"
