"""templates/row_wise on CPUs, of every level that this machine has: right at awkward sizes and for special values, of
rows that are cut into blocks and of those that are not, with the same bits."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from codegen.load import ROOT, load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Values

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, outlived, run  # noqa: E402  (needs NumPy)
from test_row_wise import (  # noqa: E402
    CUDA,
    IN_PLACE,
    SHAPES,
    are_right,
    are_right_in_place,
    kernel_of,
    ops,
    problem_of,
    softmax,
    with_special_values,
)

LONG = [(4096, 4096), (4097, 4100), (9001, 9001), (16_385, 16_390)]  # columns, distances: some blocks of 4096
CPUINFO = Path("/proc/cpuinfo").read_text().split()
# Those that add a feature have kernels of families that use it alone.
CPUS = [arch for arch in load_archs().values() if arch.kind == "cpu" and not arch.adds]
LEVELS = [arch.name for arch in CPUS if set(arch.cpu_flags) <= set(CPUINFO)]
BEST = LEVELS[-1]
IN_BLOCKS = [  # what rows are cut for; the others take whole ones
    name for name in CUDA if "row_blocks_cpu.h" in (ROOT / "templates" / "row_wise" / f"{name}.cc").read_text()
]


def on_cpu(op: OpSpec, dtype: str, level: str = BEST) -> KernelSpec:
    config = {} if op.name == "row_glu" else {"LANES": 32}
    return kernel_of(op, level, dtype, **config)


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("name", CUDA)
def test_it_is_right(name, dtype, tmp_path):
    require_right(name, dtype, BEST, tmp_path)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("name", "dtype"), [("row_softmax", "bf16"), ("row_add_layernorm", "f16"), ("row_argmax", "f32")]
)
def test_it_is_right_on_every_level(name, dtype, level, tmp_path):
    require_right(name, dtype, level, tmp_path)


WEIGHTED = [name for name in CUDA if "any    W" in (ROOT / "templates" / "row_wise" / f"{name}.cc").read_text()]


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("name", WEIGHTED)
def test_weights_may_be_of_any_type(name, dtype, tmp_path):
    """One kernel takes them all, and is told which."""
    op = ops()[name]
    kernel = on_cpu(op, dtype)
    library = CalledForEachPoint(op, kernel, tmp_path)
    for dtype_w in ("f32", "f16", "bf16"):
        assert are_right(op, kernel, library, shapes=[*SHAPES, (4097, 4100)], dtype_w=dtype_w)


def require_right(name: str, dtype: str, level: str, tmp_path: Path) -> None:
    op = ops()[name]
    kernel = on_cpu(op, dtype, level)
    library, shapes = CalledForEachPoint(op, kernel, tmp_path), SHAPES + LONG
    assert are_right(op, kernel, library, shapes=shapes)
    assert are_right(op, kernel, library, with_special_values, shapes)


@pytest.mark.parametrize("name", IN_PLACE)
def test_results_may_lie_in_the_place_of_an_input(name, tmp_path):
    op = ops()[name]
    kernel = on_cpu(op, "bf16")
    assert are_right_in_place(op, kernel, CalledForEachPoint(op, kernel, tmp_path), SHAPES + LONG, 5)


def with_threads(kernel: KernelSpec, threads: int) -> KernelSpec:
    device = replace(kernel.arch.device, compute_units=threads)
    return replace(kernel, arch=replace(kernel.arch, device=device))


def test_operators_whose_rows_are_cut():
    assert len(IN_BLOCKS) == 15 and {"row_softmax", "row_layernorm", "row_argmax"} <= set(IN_BLOCKS)


@pytest.mark.parametrize("name", IN_BLOCKS)
def test_what_comes_out_is_the_same_to_the_last_bit_on_any_number_of_threads(name, tmp_path):
    """One thread has rows whole, many cut them: two launches, a call for a block."""
    op = ops()[name]
    kernel = on_cpu(op, "bf16")
    library, calls = CalledForEachPoint(op, kernel, tmp_path), []
    library.run_kernel = lambda number, params, grid, block, run=library.run_kernel: (
        calls.append((number, grid[0])),
        run(number, params, grid, block),
    )

    def run_both() -> None:
        problem = problem_of(op, kernel, 3, 13_001, 13_003)
        results = [run(op, with_threads(kernel, threads), problem, Values(), library, 1) for threads in (1, 8)]
        folded = [] if name == "row_glu" else [(0, 0), (0, 12)]  # which has nothing to fold
        assert sorted(calls) == sorted([*folded, (bool(folded), 3), (bool(folded), 12)])
        for output, values in results[0].items():
            assert np.array_equal(values, results[1][output], equal_nan=True), output

    assert outlived(run_both)


def rows_with(cols: int, *rows: dict[int, float], rest: float) -> np.ndarray:
    """Of `rest`, but for the columns that are named."""
    x = np.full((len(rows), cols), float(rest))
    for number, values in enumerate(rows):
        for column, value in values.items():
            x[number, column] = value
    return x


def exact_powers(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What rows are above their largest finite element, and the logarithm of the sum of its exponentials."""
    most = x.max(axis=1, keepdims=True)
    above = x - np.where(np.isfinite(most), most, 0)
    return above, np.log(np.exp(above).sum(axis=1, keepdims=True))


def exact_log_softmax(x, scale):
    above, log_sum = exact_powers(x)
    return {"y": (above - log_sum + np.where(np.isinf(log_sum), np.nan, 0)).astype(np.float32)}


def exact_logsumexp(x):
    _, log_sum = exact_powers(x)
    most = x.max(axis=1)
    return {"y": np.where(np.isfinite(most), most, 0) + log_sum[:, 0]}


EXPONENTS = {"row_softmax": softmax, "row_log_softmax": exact_log_softmax, "row_logsumexp": exact_logsumexp}


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("name", EXPONENTS)
def test_exponents_of_any_size(name, dtype, tmp_path):
    require_any_exponents(name, dtype, BEST, tmp_path)


@pytest.mark.parametrize("level", LEVELS)
def test_exponents_of_any_size_on_every_level(level, tmp_path):
    require_any_exponents("row_softmax", "bf16", level, tmp_path)


def require_any_exponents(name: str, dtype: str, level: str, tmp_path: Path) -> None:
    """Whatever the first element, which serves for the largest, and those of other blocks are."""
    cols, inf = 20_001, np.inf
    cases = {
        -5.0: [
            {0: -inf},
            {0: -1e38},
            {0: 100},
            {0: 3e38},
            {0: inf},
            {0: np.nan},
            {8999: 3e38},
            {8999: inf},
            {8999: 200},
        ],
        -inf: [{0: 0}, {5: 1}, {8999: -3e38}, {8999: 3e38}, {8999: inf}, {}],
        -3e38: [{0: -inf}, {7: -inf}, {}, {5000: 3e38}],
        3e38: [{0: -inf}, {}, {4: 0}],
        1e-40: [{}, {9: 90}],
        1000.0: [{3: 1001}, {0: 900}],
    }
    op = replace(ops()[name], reference=EXPONENTS[name])
    kernel = on_cpu(op, dtype, level)
    library = CalledForEachPoint(op, kernel, tmp_path)

    def run_all() -> None:
        for rest, rows in cases.items():
            problem = problem_of(op, kernel, len(rows), cols, cols)
            x = rows_with(cols, *rows, rest=rest)
            with np.errstate(all="ignore"):
                for threads in (1, 8):
                    run(op, with_threads(kernel, threads), problem, Values(), library, given={"x": x})

    assert outlived(run_all)


@pytest.mark.parametrize("level", LEVELS)
def test_softmax_reaches_the_smallest_numbers(level, tmp_path):
    """Those below what exponents reach, as PyTorch's does."""
    op = ops()["row_softmax"]
    kernel = on_cpu(op, "f32", level)
    library = CalledForEachPoint(op, kernel, tmp_path)

    def run_it() -> None:
        x = np.array([[0, -86, -87.5, -88, -95, -103, -110]])
        found = run(op, kernel, problem_of(op, kernel, 1, 7, 7), Values(), library, given={"x": x})["y"]
        np.testing.assert_allclose(found, softmax(x, 1)["y"], rtol=1e-5, atol=1e-45)
        assert (found[0, :6] > 0).all() and found[0, 6] == 0

    assert outlived(run_it)


@pytest.mark.parametrize("cols", [1000, 9001, 1 << 20])
def test_layer_norm_around_a_large_mean(cols, tmp_path):
    """Whose own rounding, 2^-11 of 10000, would be seen in every element."""
    op = ops()["row_layernorm"]
    kernel = on_cpu(op, "f32")
    library = CalledForEachPoint(op, kernel, tmp_path)

    def run_it() -> None:
        problem = problem_of(op, kernel, 2, cols, cols)
        x = np.random.default_rng(1).normal(1e4, 1, size=(2, cols)).astype(np.float32).astype(float)
        run(op, kernel, problem, Values(), library, given={"x": x}, absent=("weight", "bias"))

    assert outlived(run_it)


@pytest.mark.parametrize(("name", "result"), [("row_logsumexp", -np.inf), ("row_max", -np.inf), ("row_sum", 0)])
def test_rows_without_columns_are_not_looked_at(name, result, tmp_path):
    op = replace(ops()[name], reference=lambda x: {"y": np.full(len(x), float(result))})
    kernel = on_cpu(op, "f32")
    library = CalledForEachPoint(op, kernel, tmp_path)
    assert outlived(lambda: run(op, kernel, problem_of(op, kernel, 3, 0, 0), Values(), library) and None)


@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        ("row_blocks_cpu.h", "columns.a < valid", "columns.a <= valid"),
        ("row_blocks_cpu.h", "joined_parts(op, first + count / 2, count", "joined_parts(op, first, count"),
        ("row_blocks_cpu.h", "map_some(i, count - i)", "map_some(i, 0)"),
        ("floats_cpu.h", "{2 * up, 2 * up + 1}", "{up, up + kWidth}"),
        ("floats_cpu.h", "both << 16", "both << 15"),
        ("exp_sum_cpu.h", "b.sum * std::exp(scale * (b.from - from))", "b.sum"),
    ],
)
def test_a_fault_in_what_they_share_is_found(file, right, wrong, tmp_path):
    folder = tmp_path / "own"
    shutil.copytree(ROOT / "templates" / "row_wise", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.iterdir():
        path.write_text(path.read_text().replace('"row_wise/', '"').replace("row_softmax(", "own_softmax("))
    text = (folder / file).read_text()
    assert right in text
    (folder / file).write_text(text.replace(right, wrong))
    (folder / "row_softmax.cu").rename(folder / "own_softmax.cu")
    (folder / "row_softmax.cc").rename(folder / "own_softmax.cc")
    own = folder / "own_softmax.cc"
    own.write_text(own.read_text().replace("row_softmax.cu", "own_softmax.cu"))
    op = replace(load_ops([own])["own_softmax"], reference=softmax)
    kernel = on_cpu(op, "bf16")
    assert not are_right(op, kernel, CalledForEachPoint(op, kernel, folder), shapes=SHAPES + LONG)
