"""row_masked_softmax: masks of all forms that broadcast, diagonals, rows that see nothing; on CPUs and, by an emulation
of CUDA, as GPUs compute it."""

import pytest
from test_row_wise import kernel_of, on_gpu, ops

from codegen.model import Problem, Values
from codegen.problems import make_problem

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

BATCH, HEADS, QUERIES = 2, 3, 4
DENSE = {}
BROADCASTS = {  # strides of masks of PyTorch's shapes
    "each": DENSE,
    "all sequences": {"ldb": 0},
    "all heads": {"ldh": 0},
    "all queries": {"ldm": 0},
    "keys of a sequence": {"ldh": 0, "ldm": 0},
    "one": {"ldb": 0, "ldh": 0, "ldm": 0},
}


def kernel_and_library(kind: str, dtype: str, folder):
    op = ops()["row_masked_softmax"]
    if kind == "cpu":
        kernel = kernel_of(op, "x86-64-v2", dtype, LANES=32)
        return op, kernel, CalledForEachPoint(op, kernel, folder)
    kernel = on_gpu(op, dtype, 32, 4, 4)
    return op, kernel, library_of(op, kernel, folder)


def problem_of(op, kernel, cols: int, strides=DENSE, mask: bool = True, **scalars: float) -> Problem:
    sizes = {"batch": BATCH, "heads": HEADS, "queries": QUERIES, "cols": cols, "ldx": cols + 3, **strides}
    return make_problem(op, kernel.attributes, sizes, scalars=scalars, present=["mask"] if mask else [])


@pytest.mark.parametrize("kind", ["cpu", "emulated"])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
def test_masks_that_broadcast_and_diagonals(kind, dtype, tmp_path):
    op, kernel, library = kernel_and_library(kind, dtype, tmp_path)

    def run_all() -> None:
        for number, strides in enumerate(BROADCASTS.values()):
            problem = problem_of(op, kernel, 21, strides, scale=0.5)
            mask = np.random.default_rng(number).normal(size=op.elements(problem)["mask"])
            mask[mask > 1] = -np.inf
            run(op, kernel, problem, Values(), library, number, {"mask": mask})
        for diagonal in (0, 17, -2, -20, 20, 2**31 - 1, -(2**31)):  # rows that see nothing among them
            for logarithm in (0, 1):
                for mask in (False, True):
                    problem = problem_of(op, kernel, 21, DENSE, mask, diagonal=diagonal, logarithm=logarithm)
                    run(op, kernel, problem, Values(), library)

    assert outlived(run_all)


@pytest.mark.parametrize("kind", ["cpu", "emulated"])
def test_columns_that_are_not_seen_may_hold_anything(kind, tmp_path):
    op, kernel, library = kernel_and_library(kind, "f16", tmp_path)

    def run_it() -> None:
        problem = problem_of(op, kernel, 40, diagonal=0)
        x = np.ones(op.elements(problem)["x"])
        x.reshape(-1)[7::43] = np.nan
        x.reshape(-1)[9::43] = np.inf
        assert np.isfinite(run(op, kernel, problem, Values(), library, given={"x": x})["y"]).all()

    assert outlived(run_it)


@pytest.mark.parametrize("kind", ["cpu", "emulated"])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
def test_the_most_negative_number_is_no_infinity(kind, dtype, tmp_path):
    """Rows that are masked by it alone are uniform, as PyTorch has them; those by -infinity are no numbers."""
    op, kernel, library = kernel_and_library(kind, dtype, tmp_path)
    least = {"f32": np.finfo(np.float32).min, "bf16": -(2.0**127) * (2 - 2.0**-7)}[dtype]

    def run_it() -> None:
        problem = problem_of(op, kernel, 24, {"ldb": 0, "ldh": 0})
        mask = np.zeros((QUERIES, 24))
        mask[0], mask[1, 5:], mask[2] = least, least, -np.inf
        y = run(op, kernel, problem, Values(), library, given={"mask": mask})["y"].reshape(-1, QUERIES, 24)
        assert (y[:, 0] == y[:, 0, :1]).all() and (y[:, 1, 5:] == 0).all() and np.isnan(y[:, 2]).all()

    assert outlived(run_it)
