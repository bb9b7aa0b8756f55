"""Grouped GEMM of 8-bit floats with scales: layers of mixtures of experts in fp8.

C[i] = row_scale[i] * act(sum over k of (scale of a * a) * (scale of b * b) + bias[g]), where a is row row_index[i] of
A, b a row of the matrix of i's group g, and g has the rows from where group g - 1 ends up to offsets[g]. Groups, gates
and the rows of A are those of grouped_gemm, elements, scales and how they are added up those of scaled_gemm: see there.
"""

from functools import partial
from math import ceil, sqrt
from typing import Any

from codegen.dtypes import DATA_TYPES
from codegen.model import (
    Attribute,
    ByAttribute,
    Fill,
    OpSpec,
    OutputView,
    Problem,
    Shape,
    ShapeByAttribute,
    Size,
    Tensor,
    Tile,
    Tolerance,
    Values,
    dtype_bytes,
)
from codegen.problems import make_problem
from templates.grouped_gemm.spec import (
    ACTIVATIONS,
    GATES,
    MOST_GROUPS,
    PARTS,
    SCALARS,
    ends_fill,
    groups_with_rows,
    parts,
    written_rows,
)
from templates.scaled_gemm.spec import BLOCK, MOST, OPERANDS, SCALES_A, exponents, scale_strides, special
from templates.scaled_gemm.spec import tolerance as sum_tolerance

ATTRIBUTES = (
    Attribute("dtype", tuple(OPERANDS), "e4m3", doc="Type of A and B; e4m3_e5m2: of A and of B"),
    Attribute("dtype_c", ("bf16", "f16"), "bf16", doc="Type of C and of bias. To f16 too large values are infinities"),
    Attribute(
        "scaling",
        ("row", "block", "block_row"),
        "row",
        doc="What has a scale of its own. row: each row of A and of B's matrices, or with strides of 0 more of them. "
        "block: each 128 of a row of A, and each 128 x 128 of a matrix. block_row: each 128 of a row of A and of B's "
        "matrices",
    ),
    Attribute(
        "accumulation",
        ("promoted", "fast"),
        "promoted",
        doc="promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: "
        "those along K may be",
        only={"scaling": ("row",)},
    ),
    Attribute(
        "gate",
        GATES,
        "none",
        doc="none: a group has one matrix. swiglu, swiglu_clamped: it has two, of which C is made as grouped_gemm does",
    ),
)

BLOCKS_OF_K, BLOCKS_OF_N = "ceil(K / 128)", "ceil(N / 128)"
SIZES = (
    Size("G", maximum=MOST_GROUPS, doc="Groups; 0: there is nothing to do"),
    Size("M", maximum=MOST, doc="Rows of C: of all groups together, or more. 0: there is nothing to do"),
    Size("N", maximum=MOST, doc="Columns of C; 0: there is nothing to do"),
    Size("K", maximum=MOST, doc="Length of the sums; 0: they are 0"),
    Size(
        "rows_a",
        ("M",),
        maximum=MOST,
        indexed=("M", "row_index"),
        doc="Rows of A",
    ),
    Size("parts", PARTS, minimum=PARTS, doc="Matrices of a group: 2 with a gate"),
    Size("lda", ("K",), minimum=("K",), doc="Elements from a row of A to the next"),
    Size("ldb", ("K",), minimum=("K",), doc="Elements from a row of a matrix of B to the next"),
    Size("stride_part", ("N", "ldb"), doc="Elements from a group's first matrix to its second one"),
    Size("stride_b", ("parts", "stride_part"), doc="Elements from the matrices of a group to the next one's"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
    Size("scale_a_row", 1, doc="Elements from a row's scale of A to the next row's"),
    Size(
        "scale_a_block", ("rows_a",), doc="Elements from the scale of 128 of K of A to the next one's; unused with row"
    ),
    Size(
        "scale_b_row",
        ByAttribute("scaling", {"row": 1, "block": BLOCKS_OF_K, "block_row": 1}),
        doc="Elements from a row's scale of a matrix of B, with block from that of 128 rows, to the next one's",
    ),
    Size(
        "scale_b_block",
        ByAttribute("scaling", {"row": 1, "block": 1, "block_row": ("N",)}),
        doc="Elements from the scale of 128 of K of B to the next one's; unused with row",
    ),
    Size(
        "scale_b_part",
        ByAttribute(
            "scaling", {"row": ("N",), "block": f"{BLOCKS_OF_N} * {BLOCKS_OF_K}", "block_row": f"N * {BLOCKS_OF_K}"}
        ),
        doc="Elements from the scales of a group's first matrix to those of its second one",
    ),
    Size("scale_b_group", ("parts", "scale_b_part"), doc="Elements from the scales of a group to the next one's"),
)

OF_B = ("stride_b", "stride_part", "ldb")
OF_SCALES_B = ("scale_b_group", "scale_b_part", "scale_b_row", "scale_b_block")
TENSORS = (
    Tensor("A", "in", shape=Shape(("rows_a", "K"), ("lda",)), doc="Rows that are multiplied, before their scales"),
    Tensor(
        "B",
        "in",
        may_be_constant=True,
        shape=Shape(("G", "parts", "N", "K"), OF_B),
        doc="Each group's matrix, or its two, columns as rows",
    ),
    Tensor("C", "out", shape=Shape(("M", "N"), ("ldc",)), doc="Result; rows behind the last end stay as they are"),
    Tensor(
        "scale_a",
        "in",
        narrow=True,
        shape=ShapeByAttribute(
            "scaling",
            {
                "row": Shape(("rows_a",), SCALES_A[:1]),
                "block": Shape(("rows_a", BLOCKS_OF_K), SCALES_A),
                "block_row": Shape(("rows_a", BLOCKS_OF_K), SCALES_A),
            },
        ),
        doc="Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers "
        "of f32",
    ),
    Tensor(
        "scale_b",
        "in",
        narrow=True,
        shape=ShapeByAttribute(
            "scaling",
            {
                "row": Shape(("G", "parts", "N"), OF_SCALES_B[:3]),
                "block": Shape(("G", "parts", BLOCKS_OF_N, BLOCKS_OF_K), OF_SCALES_B),
                "block_row": Shape(("G", "parts", "N", BLOCKS_OF_K), OF_SCALES_B),
            },
        ),
        doc="Factors of B",
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
    Tensor("bias", "in", optional=True, narrow=True, shape=Shape(("G", "parts", "N")), doc="Added to scaled sums"),
    Tensor(
        "row_scale",
        "in",
        optional=True,
        narrow=True,
        shape=Shape(("M",)),
        doc="Factor of each row of C, applied last: a routing weight",
    ),
)


def tensor_dtype(tensor: str, attributes: Values) -> Any:
    """None where a kernel serves all types."""
    if tensor in ("A", "B"):
        return None if attributes.dtype is None else OPERANDS[attributes.dtype][0 if tensor == "A" else 1]
    if tensor in ("C", "bias"):
        return attributes.dtype_c
    return "i32" if tensor in ("offsets", "row_index") else "f32"


def flops(problem: Problem) -> float:
    s = problem.sizes
    return 2.0 * s.M * s.N * s.K * parts(problem)


def moved_bytes(problem: Problem) -> float:
    """Matrices of groups that have rows, each once."""
    s = problem.sizes
    written = dtype_bytes(problem.attributes.dtype_c) * s.M * s.N
    return float(groups_with_rows(problem) * s.N * s.K * parts(problem) + s.M * s.K + written)


# Of all fills but `uniform` sums are exact, as scaled_gemm's are.
def tensor_fill(tensor: str, problem: Problem) -> Fill:
    is_exact = problem.fill != "uniform"
    if tensor == "offsets":
        return ends_fill(problem.fill, written_rows(problem))
    if tensor == "row_index":
        return Fill("indices", limit=max(1, problem.sizes.rows_a))
    if tensor in ("scale_a", "scale_b"):
        return Fill("wide" if is_exact else "positive")
    if tensor == "row_scale":
        return Fill("wide")
    if tensor == "bias":
        return Fill("small_int" if is_exact else "uniform")
    if problem.fill == "special" and tensor == "A":  # a row's results are NaN, and no other row's
        return Fill(make=special)
    exponent_a, exponent_b = exponents(problem)
    return Fill("small_int" if is_exact else "uniform", exponent_a if tensor == "A" else exponent_b)


def tolerance(problem: Problem) -> Tolerance:
    """Sums with their bias err as scaled_gemm's do (templates/scaled_gemm/spec.py), and are 5.5 deviations large at the
    most; activations and gates add to that what they do of grouped_gemm's (templates/grouped_gemm/spec.py). row_scale
    is a power of two up to 8. Storing rounds once, also subnormals of f16."""
    k = problem.sizes.K
    is_exact = problem.fill != "uniform"
    deviations = 5.5 * sqrt(k) * 2.0 ** sum(exponents(problem))
    largest = deviations * 64 * 6.7 + 4 if is_exact else deviations / 3 + 1
    error = sum_tolerance(problem).absolute
    if parts(problem) == 2:
        if problem.attributes.gate == "swiglu_clamped":
            largest = min(largest, 7) + 1
        error = (2.13 * largest + error) * error + 2.0**-20 * largest**2
    elif ACTIVATIONS[int(problem.scalars.activation)] in ("gelu", "silu"):
        # For results of 16 bits they may err by a third of what rounding does; gelu of small results to bf16 by more.
        error = 1.13 * error + 2.0**-16 * min(largest, 16)
    if "row_scale" in problem.present:
        error *= 8
    result = DATA_TYPES[problem.attributes.dtype_c]
    relative = result.unit_roundoff * (1.5 if problem.scalars.activation or parts(problem) == 2 else 1 + 1 / 64)
    return Tolerance(error * (1 + result.unit_roundoff) + result.least / 2, relative + 5 * 2.0**-24)


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
    order: str = "usual",
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

    attributes = problem.attributes
    n, k = up("N", n), up("K", k)
    rows_a = m if rows_a is None or "row_index" not in present else rows_a
    count = parts(problem)
    sizes = {"G": groups, "M": m, "N": n, "K": k, "rows_a": rows_a}
    sizes |= {"lda": leading("lda", k), "ldb": leading("ldb", k), "ldc": leading("ldc", n)}
    sizes["stride_part"] = up("stride_part", n * sizes["ldb"] + pad)
    sizes["stride_b"] = up("stride_b", count * sizes["stride_part"] + pad)
    scales = scale_strides(attributes.scaling, rows_a, n, k, order)
    if order == "one":
        scales |= {"scale_b_part": 0, "scale_b_group": 0}
    elif scales:
        rows_b = ceil(n / BLOCK) if attributes.scaling == "block" else n
        of_blocks = 0 if attributes.scaling == "row" else (ceil(k / BLOCK) - 1) * scales["scale_b_block"]
        scales["scale_b_part"] = (rows_b - 1) * scales["scale_b_row"] + of_blocks + 2
        scales["scale_b_group"] = count * scales["scale_b_part"] + 1
    gated = attributes.gate != "none"
    scalars = {"activation": 0 if gated else ACTIVATIONS.index(activation)}
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, attributes, sizes | scales, problem.threads, scalars, present, fill, alignment)


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where grouped and scaled GEMMs break, whatever their tiles: no rows, one, one more and less than 64, all in one
    group, none in most; ends that are wrong; rows of A from anywhere; scales in every order, and around the 128 that
    have one; the largest and the least numbers; NaN that must not reach another row."""
    case = partial(edge, problem)
    return (
        case(1, 1, 1, 1),
        case(3, 0, 40, 64),
        case(5, 9, 40, 64, align=16),  # most groups have a row or two
        case(64, 23, 72, 144, "random", ALL, rows_a=7, align=16),
        case(7, 300, 77, 131, "random", ALL, rows_a=41, order="apart"),
        case(4, 4 * 64, 136, 128, "even", align=16),
        case(4, 4 * 63, 80, 272, "even", align=16, present=("row_scale",), order="turned"),
        case(4, 4 * 65, 144, 144, "even", align=16, pad=16, activation="relu", present=("bias",), order="one"),
        case(6, 1025, 16, 48, "one", align=16),
        case(9, 200, 264, 272, "skewed", align=16, present=("row_index",), rows_a=300, order="apart"),
        case(4, 133, 48, 96, "short", align=16, present=ALL, rows_a=100),
        case(5, 121, 50, 97, "short", order="turned"),
        case(10, 150, 136, 400, "wrong", align=16),
        case(11, 70, 45, 61, "wrong", present=("row_index", "row_scale"), rows_a=30),
        case(3, 100, 56, 0, align=16, present=("bias",), activation="silu"),
        case(6, 130, 136, 784, "uniform", align=16, present=("bias",), activation="gelu"),
        case(6, 60, 131, 599, "uniform", present=("row_index",), rows_a=9, order="apart"),
        case(3, 40, 48, 144, "large", align=16),
        case(3, 40, 47, 139, "tiny"),
        case(5, 140, 136, 144, "special", align=16),
        case(5, 40, 131, 139, "special", present=("row_index",), rows_a=20, order="turned"),
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
        case(5, 5 * m, 2 * n, 2 * long_k, "random", pad=16, order="turned"),
        case(4, 3 * long_m + 5, n + 1, long_k + 1, "uniform", ALL, rows_a=m + 3, order="apart"),
        case(7, 2 * long_m, max(1, long_n - 1), max(1, long_k - 1), "skewed"),
    )


OP = OpSpec(
    name="scaled_grouped_gemm",
    description="C = act((scale_a A) (scale_b B[group of the row])^T + bias), A and B of 8-bit floats",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=4,
    has_elders=True,
    batch={"M": (64, 1024, 16384)},
    scalars=SCALARS,
    tensors=TENSORS,
    tensor_dtype=tensor_dtype,
    flops=flops,
    bytes=moved_bytes,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=lambda attributes: "e4m3",
)
