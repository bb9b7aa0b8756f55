"""row_topk: any order, ties, infinities, NaN and -0, rows shorter than k, parts of long rows; on CPUs and, by an
emulation of CUDA, as GPUs compute it."""

from dataclasses import replace

import pytest
from test_row_wise import kernel_of, ops

from codegen.launch import launch_of
from codegen.model import Values
from codegen.problems import make_problem

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

KERNELS = [  # threads, rows, packs, list
    (32, 4, 1, 32), (32, 8, 4, 64), (128, 1, 1, 64), (512, 1, 2, 64),
]  # fmt: skip
SHAPES = [  # columns, k, distance
    (1, 1, 1), (8, 2, 8), (9, 9, 9), (20, 32, 23), (64, 8, 64), (256, 8, 256), (260, 31, 261), (1000, 32, 1003),
    (5, 64, 5), (64, 64, 64), (700, 50, 701), (4099, 64, 4099),
]  # fmt: skip
ROWS = 11


def topk(x: np.ndarray, k: int) -> dict[str, np.ndarray]:
    values, indices = np.full((len(x), k), -np.inf), np.full((len(x), k), -1)
    for row, each in enumerate(x):
        order = np.lexsort((np.arange(len(each)), -each, ~np.isnan(each)))[:k]  # NaN first, then by size, then by place
        values[row, : len(order)], indices[row, : len(order)] = each[order], order
    return {"values": values, "indices": indices}


def topk_op():
    return replace(ops()["row_topk"], reference=topk)


def rows_of(cols: int, distance: int, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    x = random.normal(size=(ROWS, distance))
    x[1] = np.sort(x[1])  # each is larger than all before
    x[2] = np.sort(x[2])[::-1]
    x[3] = 1
    x[4] = random.integers(-1, 2, distance)
    x[5] = -np.inf
    x[6] = np.where(random.random(distance) < 0.5, -0.0, 0.0)
    x[7, ::3] = np.nan
    x[8, ::5], x[8, 1::5] = np.inf, -np.inf
    x[9] = np.nan
    return x.ravel()


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("config", ["cpu", *KERNELS], ids=str)
def test_the_largest_come_first_and_of_equals_the_first(config, dtype, tmp_path):
    op = topk_op()
    if config == "cpu":
        kernel = kernel_of(op, "x86-64-v2", dtype, PACKS=2)
        library = CalledForEachPoint(op, kernel, tmp_path)
    else:
        kernel = kernel_of(op, "sm80", dtype, **dict(zip(("THREADS", "ROWS", "KEEP", "LIST"), config, strict=True)))
        library = library_of(op, kernel, tmp_path)

    def run_all() -> None:
        for number, (cols, k, distance) in enumerate(SHAPES):
            sizes = {"rows": ROWS, "cols": cols, "k": k, "ldx": distance, "ldv": k + 1, "ldi": k + 2}
            problem = make_problem(op, kernel.attributes, sizes)
            if kernel.allows(problem):
                x = rows_of(cols, distance, number)[: op.elements(problem)["x"]]
                found = run(op, kernel, problem, Values(), library, number, {"x": x})
                assert (found["indices"][3, : min(k, cols)] == range(min(k, cols))).all()
                assert (found["indices"][:, cols:] == -1).all() and (found["values"][:, cols:] == -np.inf).all()

    assert outlived(run_all)


def test_a_long_row_is_shared_by_threads(tmp_path):
    """Two launches: each block's largest, and what is the largest of these."""
    op = topk_op()
    kernel = kernel_of(op, "x86-64-v2", "f32", PACKS=2)
    library, cols, grids = CalledForEachPoint(op, kernel, tmp_path), 3 * 4096 + 20, []  # the last block has few
    library.run_kernel = lambda number, params, grid, block, run=library.run_kernel: (
        grids.append(grid[0]),
        run(number, params, grid, block),
    )

    def run_both() -> None:
        for k in (1, 7, 64):
            sizes = {"rows": ROWS, "cols": cols, "k": k, "ldx": cols + 3, "ldv": k, "ldi": k + 1}
            problem = make_problem(op, kernel.attributes, sizes)
            x = rows_of(cols, cols + 3, k)[: op.elements(problem)["x"]]
            for threads in (1, 8):
                device = replace(kernel.arch.device, compute_units=threads)
                shared = replace(kernel, arch=replace(kernel.arch, device=device))
                run(op, shared, problem, Values(), library, given={"x": x})
                assert grids[-2:] == [(0 if threads == 1 else 4 * ROWS), ROWS]

    assert outlived(run_both)


def test_a_long_row_is_shared_by_thread_blocks(tmp_path):
    """Of which the last one to come has the result, and leaves the workspace as it was."""
    op = topk_op()
    kernel = kernel_of(op, "sm80", "bf16", THREADS=256, ROWS=1, KEEP=1, LIST=64)
    library = library_of(op, kernel, tmp_path)
    problem = make_problem(op, kernel.attributes, {"rows": 3, "cols": 70_001, "k": 50})
    assert "parts" in [each.name for each in launch_of(op, kernel).computed]

    def run_it() -> None:
        x = np.random.default_rng(3).normal(size=(3, 70_001))
        x[1] = np.sort(x[1])
        run(op, kernel, problem, Values(), library, given={"x": x})

    assert outlived(run_it)
