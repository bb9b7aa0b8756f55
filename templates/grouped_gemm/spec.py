"""Grouped GEMM: of each row of C, the product of a row of A and the matrix of the row's group.

C[i] = row_scale[i] * act(A[row_index[i]] op(B[g]) + bias[g]), where group g has the rows from where group g - 1 ends up
to offsets[g]: row-major, accumulated in f32. With a gate a group has two matrices, and C is silu of the product with
the first one times the product with the second one (SwiGLU; Shazeer 2020, arXiv:2002.05202), or what gpt-oss's experts
have (https://github.com/openai/gpt-oss, gpt_oss/torch/model.py, swiglu): both are clamped, and one is added to the
second one.

offsets lie where the tensors lie, and no host reads them: grids depend on sizes alone. An end that lies before the one
of the group before counts as that, one below 0 as 0, one behind M as M; so any numbers are defined. Rows of C from the
last end on stay as they are."""

from functools import partial
from math import sqrt

from codegen.dtypes import DATA_TYPES
from codegen.model import (
    Attribute,
    ByAttribute,
    Fill,
    OpSpec,
    OutputView,
    Problem,
    Scalar,
    Shape,
    ShapeByAttribute,
    Size,
    Tensor,
    Tile,
    Tolerance,
    dtype_bytes,
)
from codegen.problems import make_problem

ACTIVATIONS = ("none", "relu", "gelu", "silu")
GATES = ("none", "swiglu", "swiglu_clamped")
MOST_GROUPS = 1024
MOST_ROWS = 2**31 - 1024

ATTRIBUTES = (
    Attribute(
        "dtype",
        ("f32", "f16", "bf16"),
        "bf16",
        doc="Type of A, B, C and bias; sums are f32",
        by_feature=(("bf16", "bf16"), ("f16", "f16")),
    ),
    Attribute(
        "layout",
        ("nt", "nn"),
        "nt",
        doc="How A and B are stored, first letter A, second B: n as they are multiplied, t transposed",
    ),
    Attribute(
        "gate",
        GATES,
        "none",
        doc="none: a group has one matrix. swiglu: it has two, and of x, product with the first one + its bias, and y, "
        "product with the second one + its bias, C is x / (1 + exp(-x)) * y. swiglu_clamped, as gpt-oss has it: "
        "likewise x / (1 + exp(-1.702 x)) * (y + 1), of x up to 7 and y clamped to -7 to 7",
    ),
)

DENSE_B = ByAttribute("layout", {"nt": ("K",), "nn": ("N",)})
PARTS = ByAttribute("gate", {"none": 1, "swiglu": 2, "swiglu_clamped": 2})

SIZES = (
    Size("G", maximum=MOST_GROUPS, doc="Groups; 0: there is nothing to do"),
    Size("M", maximum=MOST_ROWS, doc="Rows of C: of all groups together, or more. 0: there is nothing to do"),
    Size("N", maximum=MOST_ROWS, doc="Columns of C; 0: there is nothing to do"),
    Size("K", maximum=MOST_ROWS, doc="Length of the sums; 0: they are 0"),
    Size(
        "rows_a",
        ("M",),
        maximum=MOST_ROWS,
        indexed=("M", "row_index"),
        doc="Rows of A",
    ),
    Size("parts", PARTS, minimum=PARTS, doc="Matrices of a group: 2 with a gate"),
    Size("lda", ("K",), minimum=("K",), doc="Elements from a row of A to the next"),
    Size("ldb", DENSE_B, minimum=DENSE_B, doc="Elements from a stored row of a matrix of B to the next"),
    Size(
        "stride_part",
        ByAttribute("layout", {"nt": ("N", "ldb"), "nn": ("K", "ldb")}),
        doc="Elements from a group's first matrix to its second one",
    ),
    Size("stride_b", ("parts", "stride_part"), doc="Elements from the matrices of a group to the next one's"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
)

SCALARS = (
    Scalar(
        "activation",
        "i32",
        0,
        ACTIVATIONS,
        only={"gate": ("none",)},
        doc="What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + "
        "exp(-x))",
    ),
)

OF_B = ("stride_b", "stride_part", "ldb")
TENSORS = (
    Tensor("A", "in", shape=Shape(("rows_a", "K"), ("lda",)), doc="Rows that are multiplied"),
    Tensor(
        "B",
        "in",
        may_be_constant=True,
        shape=ShapeByAttribute(
            "layout", {"nt": Shape(("G", "parts", "N", "K"), OF_B), "nn": Shape(("G", "parts", "K", "N"), OF_B)}
        ),
        doc="Each group's matrix, or its two",
    ),
    Tensor(
        "C",
        "out",
        shape=Shape(("M", "N"), ("ldc",)),
        doc="Result; rows behind the last end stay as they are",
    ),
    Tensor(
        "offsets",
        "in",
        narrow=True,
        shape=Shape(("G",)),
        ends_in="M",
        doc="Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an "
        "earlier one counts as that, one above M as M",
    ),
    Tensor(
        "row_index",
        "in",
        optional=True,
        narrow=True,
        shape=Shape(("M",)),
        names="rows_a",
        doc="The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i",
    ),
    Tensor("bias", "in", optional=True, narrow=True, shape=Shape(("G", "parts", "N")), doc="Added to sums"),
    Tensor(
        "row_scale",
        "in",
        optional=True,
        narrow=True,
        shape=Shape(("M",)),
        doc="Factor of each row of C, applied last: a routing weight",
    ),
)
DTYPES = {"offsets": "i32", "row_index": "i32", "row_scale": "f32"}


def parts(problem: Problem) -> int:
    return 1 if problem.attributes.gate == "none" else 2


def elements(problem: Problem) -> dict[str, int]:
    s = problem.sizes
    rows, columns = (s.N, s.K) if problem.attributes.layout == "nt" else (s.K, s.N)
    matrices = (s.G - 1) * s.stride_b + (s.parts - 1) * s.stride_part
    return {
        "A": (s.rows_a - 1) * s.lda + s.K if s.rows_a and s.K else 0,
        "B": matrices + (rows - 1) * s.ldb + columns if s.G and rows and columns else 0,
        "C": (s.M - 1) * s.ldc + s.N if s.M and s.N else 0,
        "offsets": s.G,
        "row_index": s.M,
        "bias": s.G * s.parts * s.N,
        "row_scale": s.M,
    }


def flops(problem: Problem) -> float:
    s = problem.sizes
    return 2.0 * s.M * s.N * s.K * parts(problem)


TIMED_ENDS = ("skewed_ends", "one_end")


def groups_with_rows(problem: Problem) -> float:
    """How many on average of what is timed: ends at random, skewed ones, and one group that has all (FillKind); rather
    too few. At random up to a quarter of the rows share a group where there are as many rows as groups."""
    groups, rows = problem.sizes.G, problem.sizes.M
    if not groups or not rows:
        return 0.0
    of_a_group = rows / groups
    if of_a_group < 1:
        at_random = rows * (1 - max(0.0, 2 * of_a_group - 1) / 4)
    else:
        at_random = groups * (1 - 1 / (4 * of_a_group**2))
    few = sqrt(1 / (3 * of_a_group))  # the part of the groups whose share is below one row
    skewed = groups * (1 - 2 / 3 * few) if few < 1 else rows
    return (at_random + skewed + 1) / (1 + len(TIMED_ENDS))


def moved_bytes(problem: Problem) -> float:
    """Matrices of groups that have rows, each once."""
    s = problem.sizes
    moved = groups_with_rows(problem) * s.N * s.K * parts(problem) + s.M * (s.K + s.N)
    return float(dtype_bytes(problem.attributes.dtype) * moved)


# What a case's ends are like; all others of `fill` are names of data, with ends at random. Sums are exact then.
ENDS = {name: f"{name}_ends" for name in ("even", "random", "skewed", "wrong")} | {
    "one": "one_end",
    "short": "random_ends",
}


def ends_fill(fill: str, limit: int) -> Fill:
    """Where groups end that have `limit` rows. What is timed has several kinds in turn: a kernel whose tiles are right
    where all groups have some rows may be far behind where one has them all."""
    return Fill(ENDS[fill], limit=limit) if fill in ENDS else Fill("random_ends", limit=limit, timed=TIMED_ENDS)


def written_rows(problem: Problem) -> int:
    """Where the last group ends."""
    rows = problem.sizes.M
    return rows - rows // 4 if problem.fill == "short" else rows


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    if tensor == "offsets":
        return ends_fill(problem.fill, written_rows(problem))
    if tensor == "row_index":
        return Fill("indices", limit=max(1, problem.sizes.rows_a))
    if tensor == "row_scale":
        return Fill("wide")
    if problem.fill == "infinite":  # of A alone: a row's result is an infinity or NaN, and no other row's
        return Fill("infinite") if tensor == "A" else Fill("small_int")
    return Fill("small_int" if problem.fill in ENDS else problem.fill)


def tolerance(problem: Problem) -> Tolerance:
    """Sums err as GEMM's do (templates/gemm/spec.py): by 2 u (K + 8) in f32, u = 2^-24, and on tensor cores by
    u K sqrt(K) / 38 more where inputs are uniform in [-1, 1], by u K / 12 of themselves. Integers in [-4, 4] have exact
    sums. Of a sum of deviation d no element of 10^7 is larger than 5.5 d, with d = sqrt(K) / 3 or 6.7 sqrt(K);
    activations have a slope of 1.13 at the most and err themselves by 2^-21 of their argument. A product of two such
    errs by what each does times the other; clamped to 7, with one added, they are 8 at the most. row_scale is a power
    of two up to 8. Storing rounds once."""
    k, dtype = problem.sizes.K, problem.attributes.dtype
    is_exact = problem.fill != "uniform"
    u = 2.0**-24
    largest = 1 + 5.5 * sqrt(k) * (6.7 if is_exact else 1 / 3) + (4 if is_exact else 1)  # of a sum with its bias
    error = 2 * u * largest if is_exact else 2 * u * (k + 8) + u * largest
    if not is_exact and dtype != "f32":
        error += u * k * sqrt(k) / 38 + u * k / 12 * largest
    if parts(problem) == 2:
        if problem.attributes.gate == "swiglu_clamped":
            largest = min(largest, 7) + 1  # what a factor is at the most
        error = 2.13 * largest * error + 2.0**-20 * largest**2
    elif ACTIVATIONS[int(problem.scalars.activation)] in ("gelu", "silu"):
        error = 1.13 * error + 2.0**-21 * largest
    if "row_scale" in problem.present:
        error *= 8
    relative = DATA_TYPES[dtype].unit_roundoff * (1 + 1 / 64) + 3 * u
    return Tolerance(error + (2.0**-25 if dtype == "f16" else 0.0), relative)


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    rows = written_rows(problem) if s.G else 0
    return (OutputView("C", (rows, s.N), (s.ldc, 1), tolerance(problem)),)


ALL = ("row_index", "bias", "row_scale")


def edge(
    problem: Problem,
    groups: int,
    m: int,
    n: int,
    k: int,
    fill: str = "random",
    present: tuple[str, ...] = (),
    activation: str = "none",
    rows_a: int | None = None,
    pad: int = 0,
    align: int = 1,
    tile: Tile | None = None,
) -> Problem:
    """An edge case with the problem's attributes and threads. Rows are padded to multiples of `align` and `pad` more;
    with `tile` sizes and strides are what its rules ask for."""

    def up(size: str, value: int) -> int:
        multiple = tile.multiple(size) if tile else 1
        return -(-value // multiple) * multiple

    n, k = up("N", n), up("K", k)
    across, down = (k, n) if problem.attributes.layout == "nt" else (n, k)

    def leading(size: str, columns: int) -> int:
        return up(size, -(-columns // align) * align + pad)

    sizes = {"G": groups, "M": m, "N": n, "K": k, "lda": leading("lda", k), "ldb": leading("ldb", across)}
    sizes |= {"ldc": leading("ldc", n), "rows_a": m if rows_a is None or "row_index" not in present else rows_a}
    sizes["stride_part"] = up("stride_part", down * sizes["ldb"] + pad)
    gated = problem.attributes.gate != "none"
    sizes["stride_b"] = up("stride_b", (2 if gated else 1) * sizes["stride_part"])
    scalars = {"activation": 0 if gated else ACTIVATIONS.index(activation)}
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, problem.attributes, sizes, problem.threads, scalars, present, fill, alignment)


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where grouped GEMMs break, whatever their tiles: no rows, one, one more and less than 64, all in one group, none
    in most; ends that lie before the last row, and ends that are wrong; rows of A from anywhere; odd strides; sums of
    nothing; infinities and NaN that must not reach another row."""
    case = partial(edge, problem)
    return (
        case(1, 1, 1, 1),
        case(3, 0, 40, 64),
        case(5, 9, 40, 64, align=8),  # most groups have a row or two
        case(64, 23, 72, 136, "random", ALL, rows_a=7, align=8),
        case(7, 300, 77, 131, "random", ALL, rows_a=41),
        case(8, 8 * 64, 72, 64, "even", align=8),
        case(8, 8 * 63, 80, 200, "even", align=8, present=("row_scale",)),
        case(8, 8 * 65, 80, 72, "even", align=8, pad=8, activation="relu", present=("bias",)),
        case(6, 4097, 16, 40, "one", align=8),
        case(9, 500, 136, 264, "skewed", align=8, present=("row_index",), rows_a=1000),
        case(4, 333, 48, 96, "short", align=8, present=ALL, rows_a=100),
        case(5, 321, 50, 97, "short"),
        case(10, 400, 88, 120, "wrong", align=8),
        case(11, 70, 45, 61, "wrong", present=("row_index", "row_scale"), rows_a=30),
        case(3, 100, 56, 0, align=8, present=("bias",), activation="silu"),
        case(6, 260, 120, 776, "uniform", align=8, present=("bias",), activation="gelu"),
        case(6, 60, 121, 599, "uniform", present=("row_index",), rows_a=9),
        case(5, 140, 72, 136, "infinite", align=8),
        case(5, 40, 67, 139, "infinite", present=("row_index",), rows_a=20),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """Groups of one row more and less than a tile, columns and depth around it, by the least alignment it takes."""
    case = partial(edge, problem, tile=tile)

    def around(size: str) -> tuple[int, int]:
        lengths = tile.lengths.get(size) or (16, 64)
        return lengths[0], lengths[-1]

    (m, long_m), (n, long_n), (k, long_k) = around("M"), around("N"), around("K")
    return (
        case(4, 4 * (long_m + 1), max(1, n - 1), k + 1, "even"),
        case(3, 3 * max(1, m - 1), long_n + 1, max(1, k - 1), "even", ("row_index", "row_scale"), rows_a=2 * m),
        case(5, 5 * m, 2 * n, 2 * long_k, "random", pad=8),
        case(4, 3 * long_m + 5, n + 1, long_k + 1, "uniform", ALL, rows_a=m + 3),
        case(7, 2 * long_m, max(1, long_n - 1), long_k - 1 or 1, "skewed"),
    )


OP = OpSpec(
    name="grouped_gemm",
    description="C = act(A B[group of the row] + bias), groups of rows by offsets on the device",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=4,
    has_elders=True,
    batch={"M": (64, 1024, 16384)},
    scalars=SCALARS,
    tensors=TENSORS,
    tensor_dtype=lambda tensor, attributes: DTYPES.get(tensor, attributes.dtype),
    elements=elements,
    flops=flops,
    bytes=moved_bytes,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=lambda attributes: attributes.dtype,
)
