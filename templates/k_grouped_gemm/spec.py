"""K-grouped GEMM: of each group of rows, A^T B of these rows alone: what the gradient of a group's matrix is.

C[g] = beta * C[g] + the sum over rows t of group g of A[row_index[t]] times B[t], an outer product each, accumulated in
f32 in the order of the rows. Group g has the rows from where group g - 1 ends up to offsets[g].

offsets lie where the tensors lie, and no host reads them: grids depend on sizes alone. Any numbers are defined, as
grouped_gemm's are: an end that lies before the one of the group before counts as that, one below 0 as 0, one behind T
as T. Sums of groups without rows are 0."""

from functools import partial
from math import sqrt

from codegen.dtypes import DATA_TYPES
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
    Values,
)
from codegen.problems import make_problem
from templates.gemm.element_types import PAIRS, operand_bytes, operand_type, result_bytes, result_type
from templates.grouped_gemm.spec import ENDS, ends_fill

MOST_GROUPS = 1024
MOST_ROWS = 2**31 - 1024

ATTRIBUTES = (
    Attribute(
        "dtype",
        ("f32", "f16", "bf16", *PAIRS),
        "bf16",
        doc="Type of A, B and C; sums are f32. f16_f32 and bf16_f32: A and B are of the first, C of the second",
        by_feature=(("bf16", "bf16"), ("f16", "f16")),
    ),
)

SIZES = (
    Size("G", maximum=MOST_GROUPS, doc="Groups, and matrices of C; 0: there is nothing to do"),
    Size("T", maximum=MOST_ROWS, doc="Rows of B: of all groups together, or more. 0: sums are 0"),
    Size("M", maximum=MOST_ROWS, doc="Columns of A, rows of a matrix of C; 0: there is nothing to do"),
    Size("N", maximum=MOST_ROWS, doc="Columns of B and of C; 0: there is nothing to do"),
    Size(
        "rows_a",
        ("T",),
        maximum=MOST_ROWS,
        indexed=("T", "row_index"),
        doc="Rows of A",
    ),
    Size("lda", ("M",), minimum=("M",), doc="Elements from a row of A to the next"),
    Size("ldb", ("N",), minimum=("N",), doc="Elements from a row of B to the next"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
    Size("stride_c", ("M", "ldc"), doc="Elements from a group's matrix of C to the next one's"),
)

SCALARS = (
    Scalar(
        "beta",
        "f32",
        0.0,
        doc="Factor of what C held before; 0: C is not read and may hold anything, also NaN. 1: gradients add up, and "
        "matrices of groups without rows stay as they are",
    ),
)

TENSORS = (
    Tensor("A", "in", shape=Shape(("rows_a", "M"), ("lda",)), doc="Left rows: what the forward product multiplied"),
    Tensor("B", "in", shape=Shape(("T", "N"), ("ldb",)), doc="Right rows: gradients of the forward product's result"),
    Tensor(
        "C",
        "inout",
        scale="beta",
        shape=Shape(("G", "M", "N"), ("stride_c", "ldc")),
        doc="Result, a matrix for each group, and what beta is the factor of",
    ),
    Tensor(
        "offsets",
        "in",
        narrow=True,
        shape=Shape(("G",)),
        ends_in="T",
        doc="Where each group's rows of B end; the first group begins at 0. Any numbers are defined: one less than an "
        "earlier one counts as that, one above T as T",
    ),
    Tensor(
        "row_index",
        "in",
        optional=True,
        narrow=True,
        shape=Shape(("T",)),
        names="rows_a",
        doc="The row of A that belongs to each row of B; one below 0 counts as 0, one behind A's last as that. Null: t "
        "of row t",
    ),
)


def tensor_dtype(tensor: str, attributes: Values) -> str:
    if tensor in ("offsets", "row_index"):
        return "i32"
    return result_type(attributes) if tensor == "C" else operand_type(attributes)


def flops(problem: Problem) -> float:
    s = problem.sizes
    return 2.0 * s.T * s.M * s.N


def moved_bytes(problem: Problem) -> float:
    """Each operand once; C is read too when beta is not 0."""
    s = problem.sizes
    passes = 1 if problem.scalars.beta == 0 else 2
    read = operand_bytes(problem.attributes) * s.T * (s.M + s.N)
    return float(read + passes * result_bytes(problem.attributes) * s.G * s.M * s.N)


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    rows = problem.sizes.T
    if tensor == "offsets":
        last = rows - rows // 4 if problem.fill == "short" else rows
        return ends_fill(problem.fill, last)
    if tensor == "row_index":
        return Fill("indices", limit=max(1, problem.sizes.rows_a))
    if problem.fill == "infinite":  # of A alone: a row of C that has met one is an infinity or NaN, and no other
        return Fill("infinite") if tensor == "A" else Fill("small_int")
    return Fill("small_int" if problem.fill in ENDS else problem.fill)


def tolerance(problem: Problem) -> Tolerance:
    """Sums err as GEMM's do (templates/gemm/spec.py), over no more than T rows: by 2 u (T + 8) in f32, u = 2^-24, and
    on tensor cores by u T sqrt(T) / 38 more where inputs are uniform in [-1, 1], by u T / 12 of themselves. Integers in
    [-4, 4] have exact sums, of which no element of 10^7 is larger than 5.5 deviations of 6.7 sqrt(T). Adding beta times
    what was there rounds twice. Storing rounds once."""
    rows, dtype, result = problem.sizes.T, operand_type(problem.attributes), result_type(problem.attributes)
    is_exact = problem.fill != "uniform"
    u, beta = 2.0**-24, abs(problem.scalars.beta)
    of_sum, largest = (5.5 * 6.7 * sqrt(rows), 4) if is_exact else (rows + 8, 2)
    error = 2 * u * (of_sum + largest * (beta + 1))
    relative = DATA_TYPES[result].unit_roundoff * (1 + 1 / 64) + 2 * u
    if not is_exact and dtype != "f32":
        error += u * rows * sqrt(rows) / 38
        relative += u * rows / 12
    return Tolerance(error + (2.0**-25 if result == "f16" else 0.0), relative)


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    return (OutputView("C", (s.G, s.M, s.N), (s.stride_c, s.ldc, 1), tolerance(problem)),)


INDEX = ("row_index",)


def edge(
    problem: Problem,
    groups: int,
    rows: int,
    m: int,
    n: int,
    fill: str = "random",
    present: tuple[str, ...] = (),
    rows_a: int | None = None,
    beta: float = 0.0,
    pad: int = 0,
    align: int = 1,
    tile: Tile | None = None,
) -> Problem:
    """An edge case with the problem's attributes and threads. Rows are padded to multiples of `align` and `pad` more;
    with `tile` sizes and strides are what its rules ask for."""

    def up(size: str, value: int) -> int:
        multiple = tile.multiple(size) if tile else 1
        return -(-value // multiple) * multiple

    def leading(size: str, columns: int) -> int:
        return up(size, -(-columns // align) * align + pad)

    m, n = up("M", m), up("N", n)
    sizes = {"G": groups, "T": rows, "M": m, "N": n, "rows_a": rows if rows_a is None else rows_a}
    sizes |= {"lda": leading("lda", m), "ldb": leading("ldb", n), "ldc": leading("ldc", n)}
    sizes["stride_c"] = up("stride_c", m * sizes["ldc"] + pad)
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, problem.attributes, sizes, problem.threads, {"beta": beta}, present, fill, alignment)


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where they break, whatever their tiles: no rows, one, one more and less than 64, all in one group, none in most;
    ends that lie before the last row, and ends that are wrong; rows of A from anywhere; odd strides; what was there;
    infinities and NaN that must not reach another group."""
    case = partial(edge, problem)
    return (
        case(1, 1, 1, 1),
        case(3, 0, 40, 64),
        case(3, 0, 24, 33, beta=-0.5),
        case(5, 9, 40, 64, align=8),  # most groups have a row or two
        case(64, 23, 72, 136, "random", INDEX, rows_a=7, align=8),
        case(7, 300, 77, 131, "random", INDEX, rows_a=41, beta=1.0),
        case(8, 8 * 64, 72, 64, "even", align=8),
        case(8, 8 * 63, 80, 200, "even", align=8, beta=1.0),
        case(8, 8 * 65, 80, 72, "even", align=8, pad=8),
        case(6, 4097, 16, 40, "one", align=8),
        case(9, 500, 136, 264, "skewed", INDEX, rows_a=1000, align=8, beta=2.0),
        case(4, 333, 48, 96, "short", INDEX, rows_a=100, align=8),
        case(5, 321, 50, 97, "short", beta=1.0, pad=3),
        case(10, 400, 88, 120, "wrong", align=8, beta=1.0),
        case(11, 70, 45, 61, "wrong", INDEX, rows_a=30),
        case(3, 776, 120, 104, "uniform", align=8, beta=1.0),
        case(4, 599, 61, 121, "uniform", INDEX, rows_a=9),
        case(5, 140, 72, 136, "infinite", align=8),
        case(5, 60, 67, 139, "infinite", INDEX, rows_a=20),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """Rows and columns of C one more and less than a tile, groups of rows around its depth, by the least alignment it
    takes."""
    case = partial(edge, problem, tile=tile)

    def around(size: str) -> tuple[int, int]:
        lengths = tile.lengths.get(size) or (16, 64)
        return lengths[0], lengths[-1]

    (m, long_m), (n, long_n), (t, long_t) = around("M"), around("N"), around("T")
    return (
        case(3, 3 * (t + 1), long_m + 1, max(1, n - 1), "even"),
        case(3, 3 * max(1, t - 1), max(1, m - 1), long_n + 1, "even", INDEX, rows_a=2 * t, beta=1.0),
        case(4, 4 * long_t, m, 2 * n, "even", pad=8),
        case(5, 3 * long_t + 5, m + 1, n + 1, "uniform", INDEX, rows_a=t + 3, beta=1.0),
        case(7, 2 * long_t + 1, max(1, long_m - 1), max(1, long_n - 1), "skewed"),
    )


OP = OpSpec(
    name="k_grouped_gemm",
    description="C[group] = beta C[group] + A^T B over the group's rows, groups of rows by offsets on the device",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=4,
    has_elders=True,
    scalars=SCALARS,
    tensors=TENSORS,
    tensor_dtype=tensor_dtype,
    flops=flops,
    bytes=moved_bytes,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=operand_type,
)
