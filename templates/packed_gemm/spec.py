"""Packed GEMM: C = act(scale * (A B) + bias), where B was packed once, in the order in which CPUs stream it.

B lies in panels of 16 columns, a panel's rows one behind the other: element (k, n) is [n / 16][k][n % 16]. Columns
behind N are zeros. layers/include/tilewright/packed_weights.h packs a matrix so, and keeps what it is beside it; the
order is the same on every CPU. Sums are f32, of every row in the order of K whatever the other sizes and the threads
are, so a row's bits depend on nothing else."""

from functools import partial
from math import sqrt
from typing import Any

from codegen.model import (
    Attribute,
    Fill,
    OpSpec,
    OutputView,
    Problem,
    Scalar,
    Shape,
    Size,
    Tensor,
    Tile,
    Tolerance,
)
from codegen.problems import make_problem
from templates.gemm.spec import ACTIVATIONS

PANEL = 16  # columns: a cache line of f32
MOST = 2**31 - 1024
LARGEST = 127  # of i8

ATTRIBUTES = (
    Attribute(
        "dtype",
        ("f32", "bf16", "f16", "i8"),
        "f32",
        doc="Type of B, which is converted as it is multiplied; A, C, bias and sums are f32",
    ),
)

SIZES = (
    Size("M", maximum=MOST, doc="Rows of C; 0: there is nothing to do"),
    Size("N", maximum=MOST, doc="Columns of C; 0: there is nothing to do"),
    Size("K", maximum=MOST, doc="Length of the sums; 0: they are 0"),
    Size("lda", ("K",), minimum=("K",), doc="Elements from a row of A to the next"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
)

TENSORS = (
    Tensor("A", "in", shape=Shape(("M", "K"), ("lda",)), dtype="f32", doc="Left factor"),
    Tensor(
        "B",
        "in",
        may_be_constant=True,
        shape=Shape((f"ceil(N / {PANEL})", "K", PANEL)),
        doc="Right factor in panels of 16 columns, zeros behind the last one",
    ),
    Tensor("C", "out", shape=Shape(("M", "N"), ("ldc",)), dtype="f32", doc="Result"),
    Tensor(
        "scale",
        "in",
        only={"dtype": ("i8",)},
        narrow=True,
        shape=Shape(("N",)),
        dtype="f32",
        doc="Factors of the columns of B",
    ),
    Tensor(
        "bias", "in", optional=True, narrow=True, shape=Shape(("N",)), dtype="f32", doc="Added before the activation"
    ),
)

SCALARS = (
    Scalar(
        "activation",
        "i32",
        0,
        ACTIVATIONS,
        doc="What is done last, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + "
        "exp(-x))",
    ),
)


def flops(problem: Problem) -> float:
    return 2.0 * problem.sizes.M * problem.sizes.N * problem.sizes.K


def codes(rng: Any, shape: tuple[int, ...]) -> Any:
    """All that there are of i8."""
    return rng.integers(-LARGEST - 1, LARGEST + 1, shape).astype(float)


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    if tensor == "scale":
        return Fill("wide" if problem.fill == "small_int" else "positive")
    if tensor == "B" and problem.attributes.dtype == "i8" and problem.fill == "uniform":
        return Fill(make=codes)
    if problem.fill == "infinite":
        return Fill("infinite") if tensor == "A" else Fill("small_int")
    return Fill(problem.fill)


def tolerance(problem: Problem) -> Tolerance:
    """As GEMM's (templates/gemm/spec.py): sums of K uniform products of deviation 1/3 err by 2 u (K + 8) at the most,
    u = 2^-24; of i8, which are 128 times as large, by as many times that, and scales are at most 1. Integers in [-4, 4]
    have exact sums, none of 10^7 larger than 5.5 deviations of 6.7 sqrt(K), times scales of up to 8. Scale and bias
    round once each; activations err as GEMM's do."""
    k, u = problem.sizes.K, 2.0**-24
    if problem.fill == "uniform":
        largest = float(LARGEST + 1) if problem.attributes.dtype == "i8" else 1.0
        absolute = 2 * u * (k + 10) * largest
        magnitude = largest * (1 + sqrt(k))
    else:
        magnitude = 8 * 5.5 * 6.7 * sqrt(k + 1) + 4
        absolute = 4 * u * magnitude
    if ACTIVATIONS[int(problem.scalars.activation)] in ("gelu", "silu"):
        absolute = 1.13 * absolute + 2.0**-21 * magnitude
    return Tolerance(absolute, 3 * u)


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    return (OutputView("C", (s.M, s.N), (s.ldc, 1), tolerance(problem)),)


def edge(
    problem: Problem,
    m: int,
    n: int,
    k: int,
    fill: str = "uniform",
    bias: bool = False,
    activation: str = "none",
    pad: int = 0,
    tile: Tile | None = None,
) -> Problem:
    sizes = {"M": m, "N": n, "K": k, "lda": k + pad, "ldc": n + pad}
    scalars = {"activation": ACTIVATIONS.index(activation)}
    present = ("bias",) if bias else ()
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, problem.attributes, sizes, problem.threads, scalars, present, fill, alignment)


def edges(problem: Problem) -> tuple[Problem, ...]:
    """One row or column, no K, a panel more and less, several blocks of K and of rows, every epilogue, infinities."""
    case = partial(edge, problem)
    return (
        case(1, 1, 1),
        case(1, 16, 33, bias=True),
        case(1, 257, 131, activation="silu", bias=True),
        case(2, 129, 64, pad=3),
        case(3, 31, 700, bias=True, activation="relu"),
        case(33, 40, 0, bias=True),
        case(33, 40, 0),
        case(17, 65, 1, pad=1),
        case(12, 48, 599, fill="small_int", activation="gelu"),
        case(14, 200, 1300, bias=True, pad=5),
        case(65, 66, 1100, fill="small_int", bias=True),
        case(129, 80, 513, activation="gelu", bias=True),
        case(250, 100, 2100, fill="small_int"),
        case(300, 33, 700, bias=True),
        case(40, 47, 139, fill="infinite"),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    case = partial(edge, problem, tile=tile)

    def around(size: str) -> tuple[int, int]:
        lengths = tile.lengths.get(size) or (16, 64)
        return lengths[0], lengths[-1]

    (m, long_m), (n, long_n), (k, long_k) = around("M"), around("N"), around("K")
    return (
        case(m + 1, max(1, n - 1), k + 1, bias=True),
        case(max(1, m - 1), long_n + 1, max(1, k - 1), fill="small_int"),
        case(m, 2 * n, 2 * long_k, pad=16),
        case(long_m + 1, n + 1, max(1, long_k - 1), activation="relu"),
    )


OP = OpSpec(
    name="packed_gemm",
    description="C = act(scale * (A B) + bias) on CPUs, B packed once in panels of f32, bf16, f16 or i8",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=3,
    has_elders=True,
    batch={"M": (1, 16, 256)},
    scalars=SCALARS,
    tensors=TENSORS,
    flops=flops,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=lambda attributes: "f32",
)
