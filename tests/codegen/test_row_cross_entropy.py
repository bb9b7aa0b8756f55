"""row_cross_entropy: targets that are classes, ignored and neither; smoothing, z-loss and targets of 64 bits; on CPUs
and, by an emulation of CUDA, as GPUs compute it."""

import pytest
from test_row_wise import kernel_of, on_gpu, ops

from codegen.model import Values
from codegen.problems import make_problem

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

TARGETS = [0, 16, 5, -100, 3, 17, -1, 2**31 - 1, -(2**31), 3]  # of 17 classes
SCALARS = [
    {}, {"scale": 0.5}, {"ignore_index": 3}, {"label_smoothing": 0.1}, {"z_loss": 1e-2},
    {"scale": 2, "label_smoothing": 0.3, "z_loss": 0.1, "ignore_index": -1},
]  # fmt: skip


@pytest.mark.parametrize("kind", ["cpu", "emulated"])
@pytest.mark.parametrize("dtype", ["f32", "f16"])
def test_losses_of_all_kinds(kind, dtype, tmp_path):
    op = ops()["row_cross_entropy"]
    if kind == "cpu":
        kernel = kernel_of(op, "x86-64-v2", dtype, LANES=64)
        library = CalledForEachPoint(op, kernel, tmp_path)
    else:
        kernel = on_gpu(op, dtype, 32, 4, 4)
        library = library_of(op, kernel, tmp_path)

    def run_all() -> None:
        rows = len(TARGETS)
        for number, scalars in enumerate(SCALARS):
            for present in ([], ["lse"]):
                sizes = {"rows": rows, "cols": 17, "ldx": 19, "ldt": 2}  # of 64 bits: the lower halves
                problem = make_problem(op, kernel.attributes, sizes, scalars=scalars, present=present)
                target = np.array(TARGETS, np.int64).view(np.int32)[:-1]
                found = run(op, kernel, problem, Values(), library, number, {"target": target})
                ignored = np.array(TARGETS) == problem.scalars.ignore_index
                outside = ~ignored & ~np.isin(TARGETS, range(17))
                assert (found["loss"][ignored] == 0).all() and ignored.any()
                assert np.isnan(found["loss"][outside]).all() and np.isfinite(found["loss"][~outside]).all()

    assert outlived(run_all)


def test_infinities_give_what_pytorch_does(tmp_path):
    """A class of -infinity is never right; beside one of +infinity nothing has a loss."""
    op = ops()["row_cross_entropy"]
    kernel = on_gpu(op, "f32", 32, 4, 4)
    library = library_of(op, kernel, tmp_path)

    def run_it() -> None:
        x = np.zeros((5, 9))
        x[0, 4] = x[1, 3] = x[2] = -np.inf
        x[3, 8] = np.inf
        x[4, 0] = np.nan
        problem = make_problem(op, kernel.attributes, {"rows": 5, "cols": 9}, present=["lse"])
        found = run(op, kernel, problem, Values(), library, given={"x": x, "target": np.full(5, 4)})
        assert found["loss"][0] == np.inf and np.isfinite(found["loss"][1]) and np.isnan(found["loss"][2:]).all()
        assert found["lse"][2] == -np.inf and found["lse"][3] == np.inf

    with np.errstate(all="ignore"):
        assert outlived(run_it)
