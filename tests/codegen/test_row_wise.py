"""templates/row_wise: right on a CPU, by an emulation of CUDA, at awkward sizes; a row's result is the same wherever it
lies; compiled for GPUs without spills."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from codegen.load import ROOT, load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Values
from codegen.problems import make_problem
from codegen.space import enumerate_space

np = pytest.importorskip("numpy")
from emulated_plain import library_of, outlived, run  # noqa: E402  (needs NumPy)


def softmax(x, scale):
    powers = np.exp(scale * x - (scale * x).max(axis=1, keepdims=True))
    return {"y": powers / powers.sum(axis=1, keepdims=True)}


def log_softmax(x, scale):
    return {"y": np.log(softmax(x, scale)["y"])}


def normalized(x, weight, eps, offset):
    factors = 1 if weight is None else weight + offset
    return x / np.sqrt((x**2).mean(axis=1, keepdims=True) + eps) * factors


def rmsnorm(x, weight, eps, offset):
    return {"y": normalized(x, weight, eps, offset)}


def add_rmsnorm(x, residual, weight, eps, offset):
    return {"residual": x + residual, "y": normalized(x + residual, weight, eps, offset)}


def layernorm(x, weight, bias, eps):
    centred = x - x.mean(axis=1, keepdims=True)
    y = centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + eps)
    return {"y": y * (1 if weight is None else weight) + (0 if bias is None else bias)}


REFERENCES = {  # of NumPy: apart from the compiled ones
    "row_softmax": softmax,
    "row_log_softmax": log_softmax,
    "row_rmsnorm": rmsnorm,
    "row_add_rmsnorm": add_rmsnorm,
    "row_layernorm": layernorm,
    "row_sum": lambda x: {"y": x.sum(axis=1)},
    "row_mean": lambda x: {"y": x.mean(axis=1)},
    "row_norm": lambda x: {"y": np.sqrt((x**2).sum(axis=1))},
    "row_max": lambda x: {"y": x.max(axis=1)},
    "row_argmax": lambda x: {"y": x.argmax(axis=1)},
    "row_logsumexp": lambda x: {"y": np.log(np.exp(x).sum(axis=1))},
}
CUDA = sorted(path.stem for path in (ROOT / "templates" / "row_wise").glob("*.cu"))


@cache
def ops() -> Mapping[str, OpSpec]:
    return {name: replace(op, reference=REFERENCES.get(name)) for name, op in load_ops().items() if op.is_file}


def kernel_of(op: OpSpec, attributes: Values, threads: int, rows: int, keep: int) -> KernelSpec:
    wanted = {"THREADS": threads, "ROWS": rows, "KEEP": keep, "CLUSTER": 1}
    (kernel,) = (k for k in enumerate_space(op, load_archs()["sm80"], [attributes]).kernels if k.config == wanted)
    return kernel


def of_type(op: OpSpec, dtype: str) -> Values:
    return Values({attribute.name: dtype for attribute in op.attributes})


def test_every_operator_is_held_against_numpy():
    assert set(ops()) == set(CUDA) == set(REFERENCES)


SHAPES = [  # columns, distances
    (1, 1), (7, 7), (8, 8), (8, 11), (13, 13), (16, 17), (61, 64), (64, 64), (64, 65), (127, 127), (129, 131),
    (250, 253), (256, 260), (515, 515), (1000, 1000), (1031, 1033),
]  # fmt: skip


@pytest.mark.parametrize(("threads", "rows", "keep"), [(8, 16, 2), (32, 4, 4), (128, 1, 1), (64, 2, 2)])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("name", CUDA)
def test_it_is_right_wherever_rows_begin(name, dtype, threads, rows, keep, tmp_path):
    op = ops()[name]
    kernel = kernel_of(op, of_type(op, dtype), threads, rows, keep)
    library = library_of(op, kernel, tmp_path)
    strides = [name for name in op.size_names() if name.startswith("ld")]

    def run_all() -> None:
        for number, (cols, apart) in enumerate(SHAPES):
            sizes = {"rows": 5, "cols": cols, **{each: apart + i for i, each in enumerate(strides)}}
            problem = make_problem(op, kernel.attributes, sizes)
            if kernel.allows(problem):
                run(op, kernel, problem, Values(), library, seed=number)

    assert outlived(run_all)
