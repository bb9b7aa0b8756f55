"""Operators over whole tensors: right at any size and stride, with special values; their order does not depend on the
device; on CPUs and, by an emulation of CUDA, as GPUs compute it."""

from dataclasses import replace

import pytest
from test_row_wise import kernel_of, ops

from codegen.model import Values
from codegen.problems import make_problem

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

SHAPES = [  # rows, columns, distance
    (1, 1, 1), (1, 9, 9), (7, 3, 3), (7, 3, 5), (1, 4099, 5000), (5, 515, 515), (5, 515, 517), (40, 1031, 1031),
    (3, 20_001, 20_003), (200, 64, 65), (0, 5, 5), (4, 0, 0),
]  # fmt: skip


def reduced(x, reduction):
    with np.errstate(all="ignore"):
        if reduction == 3:
            return x.max(initial=-np.inf)
        if reduction == 4:
            most = x.max(initial=-np.inf)
            most = 0 if np.isinf(most) else most
            return np.log(np.exp(x - most).sum()) + most
        if reduction > 4:
            return np.maximum(np.abs(x).max(initial=0) / (448, 127)[int(reduction) - 5], 1e-12)
        return (x.sum(), np.float64(x.sum()) / x.size if x.size else np.nan, np.sqrt((x**2).sum()))[reduction]


def place_of_largest(x):
    index = np.array([x.ravel().argmax() if x.size else -1], np.int64)
    return {"y": np.array([x.max(initial=-np.inf)]), "index": index.view(np.int32)}


REFERENCES = {
    "tensor_reduce": lambda x, reduction: {"y": np.array([reduced(x, reduction)])},
    "tensor_argmax": place_of_largest,
}


def of(name: str, kind: str, dtype: str, folder):
    op = replace(ops()[name], reference=REFERENCES[name])
    if kind == "cpu":
        kernel = kernel_of(op, "x86-64-v2", dtype, LANES=64)
        return op, kernel, CalledForEachPoint(op, kernel, folder)
    kernel = kernel_of(op, "sm80", dtype, THREADS=256, KEEP=2)
    return op, kernel, library_of(op, kernel, folder)


def cases_of(op) -> list[dict[str, float]]:
    return [{}, *op.cases]


@pytest.mark.parametrize("name", sorted(REFERENCES))
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("kind", ["cpu", "emulated"])
def test_every_size_and_stride(kind, dtype, name, tmp_path):
    op, kernel, library = of(name, kind, dtype, tmp_path)

    def run_all() -> None:
        for number, (rows, cols, distance) in enumerate(SHAPES):
            for scalars in cases_of(op):
                sizes = {"rows": rows, "cols": cols, "ldx": distance}
                problem = make_problem(op, kernel.attributes, sizes, scalars=scalars)
                x = np.full(op.elements(problem)["x"], 1e30)  # between rows
                for row in range(rows):
                    x[row * distance : row * distance + cols] = np.random.default_rng(number + row).normal(size=cols)
                run(op, kernel, problem, Values(), library, number, {"x": x})

    assert outlived(run_all)


@pytest.mark.parametrize("name", sorted(REFERENCES))
@pytest.mark.parametrize("kind", ["cpu", "emulated"])
def test_special_values_give_what_formulas_do(kind, name, tmp_path):
    op, kernel, library = of(name, kind, "f16", tmp_path)

    def run_all() -> None:
        for place in (0, 4098, 9001, 40_000):
            for values in ([np.nan], [np.inf], [-np.inf], [np.inf, np.nan], [-np.inf] * 50_000, [9, 9], [np.nan] * 2):
                x = np.zeros(50_000)
                x[place : place + len(values)] = values[: len(x) - place]
                for scalars in cases_of(op):
                    problem = make_problem(op, kernel.attributes, {"rows": 10, "cols": 5000}, scalars=scalars)
                    run(op, kernel, problem, Values(), library, given={"x": x})

    with np.errstate(all="ignore"):
        assert outlived(run_all)


@pytest.mark.parametrize("name", sorted(REFERENCES))
def test_the_order_is_that_of_any_device(name, tmp_path):
    """Blocks are counted by sizes alone."""
    _, kernel, _ = of(name, "emulated", "f32", tmp_path)
    launch = kernel.family.launch(kernel)
    names = {word for each in launch.computed for word in each.formula if isinstance(word, str)}
    assert "blocks" in [each.name for each in launch.computed] and "compute_units" not in names
