"""GEMM of 8-bit numbers with scales: C = the rounded sum over k of (scale of a * a) * (scale of b * b), + bias.

A [M, K] and B [N, K] are row-major. What an element counts is itself times its scale: one scale a row of A and one a
row of B (row; a stride of 0: one for the tensor), one for 1 x 128 of A and 128 x 128 of B along N and K (block), or
one for 1 x 128 of each (block_row). Scales lie where the tensors lie, at any strides, and no host reads them.

Tensor cores add up products of 8 bits in about 14 bits (DeepSeek-V3 report, arXiv:2412.19437, 3.3.2). `promoted`
allows that within 128 of K, whose sum is then added in f32; `fast` all along K. Scales of blocks are factors of such
sums, and sums of integers are exact, so that there `fast` is `promoted`.

Sums of 8-bit integers whose scales are of rows are whole numbers of 32 bits while K is less than EXACT_K, however large
the numbers are; of more K they are added in f32, of pieces that are exact. With scales of blocks all is f32."""

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
)
from codegen.problems import make_problem

BLOCK = 128  # of K, and of N: what a scale of blocks is for
EXACT_K = 2**17  # of products of -128 by -128, 2^14, so many are 2^31
MOST = 2**31 - 1024

# Of A and of B. Of two e5m2 there is no product anywhere: 2 bits of fraction are for gradients.
OPERANDS = {"e4m3": ("e4m3", "e4m3"), "e4m3_e5m2": ("e4m3", "e5m2"), "e5m2_e4m3": ("e5m2", "e4m3")}
ALL_OPERANDS = OPERANDS | {"i8": ("i8", "i8")}
BIAS = {"e4m3": "bf16"}  # of results that have another type of bias than their own
TINY = {"e4m3": -9, "e5m2": -16}  # exponents of the least number
LARGE = {"e4m3": 6, "e5m2": 13}  # of a number whose quadruple is one, too

ATTRIBUTES = (
    Attribute(
        "dtype",
        tuple(ALL_OPERANDS),
        "e4m3",
        doc="Type of A and B; e4m3_e5m2: of A and of B. i8: integers, whose sums are exact where rows have scales and "
        "K is less than 131072",
        added={"i8": "e4m3"},
    ),
    Attribute(
        "dtype_c",
        ("bf16", "f16", "f32", "e4m3"),
        "bf16",
        doc="Type of C, and of bias, which is bf16 beside a C of e4m3. To f16 too large sums are infinities, to e4m3 "
        "they and infinities 448; NaN stays",
    ),
    Attribute(
        "scaling",
        ("row", "block", "block_row"),
        "row",
        doc="What has a scale of its own. row: each row of A and of B, or with strides of 0 each of them. block: each "
        "128 of a row of A, and each 128 x 128 of B. block_row: each 128 of a row of A and of B",
    ),
    Attribute(
        "accumulation",
        ("promoted", "fast"),
        "promoted",
        doc="promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: "
        "those along K may be",
        only={"dtype": tuple(OPERANDS), "scaling": ("row",)},
    ),
)

SIZES = (
    Size("M", maximum=MOST, doc="Rows of C; 0: there is nothing to do"),
    Size("N", maximum=MOST, doc="Columns of C; 0: there is nothing to do"),
    Size("K", maximum=MOST, doc="Length of the sums; 0: they are 0"),
    Size("lda", ("K",), minimum=("K",), doc="Elements from a row of A to the next"),
    Size("ldb", ("K",), minimum=("K",), doc="Elements from a row of B to the next"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
    Size("scale_a_row", 1, doc="Elements from a row's scale of A to the next row's"),
    Size("scale_a_block", ("M",), doc="Elements from the scale of 128 of K of A to the next one's; unused with row"),
    Size(
        "scale_b_row",
        ByAttribute("scaling", {"row": 1, "block": "ceil(K / 128)", "block_row": 1}),
        doc="Elements from a row's scale of B, with block from that of 128 rows, to the next one's",
    ),
    Size(
        "scale_b_block",
        ByAttribute("scaling", {"row": 1, "block": 1, "block_row": ("N",)}),
        doc="Elements from the scale of 128 of K of B to the next one's; unused with row",
    ),
)

SCALES_A, SCALES_B = ("scale_a_row", "scale_a_block"), ("scale_b_row", "scale_b_block")
TENSORS = (
    Tensor("A", "in", shape=Shape(("M", "K"), ("lda",)), doc="Left factor, before its scales"),
    Tensor("B", "in", may_be_constant=True, shape=Shape(("N", "K"), ("ldb",)), doc="Right factor, its columns as rows"),
    Tensor("C", "out", shape=Shape(("M", "N"), ("ldc",)), doc="Result"),
    Tensor(
        "scale_a",
        "in",
        narrow=True,
        shape=ShapeByAttribute(
            "scaling",
            {
                "row": Shape(("M",), SCALES_A[:1]),
                "block": Shape(("M", "ceil(K / 128)"), SCALES_A),
                "block_row": Shape(("M", "ceil(K / 128)"), SCALES_A),
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
                "row": Shape(("N",), SCALES_B[:1]),
                "block": Shape(("ceil(N / 128)", "ceil(K / 128)"), SCALES_B),
                "block_row": Shape(("N", "ceil(K / 128)"), SCALES_B),
            },
        ),
        doc="Factors of B",
    ),
    Tensor("bias", "in", optional=True, narrow=True, shape=Shape(("N",)), doc="Added to scaled sums"),
    Tensor(
        "scale_c",
        "in",
        optional=True,
        narrow=True,
        only={"dtype_c": ("e4m3",)},
        shape=Shape((1,)),
        doc="Factor of C, applied last: what quantises it",
    ),
    Tensor(
        "amax",
        "inout",
        optional=True,
        narrow=True,
        shape=Shape((1,)),
        doc="Becomes the largest of itself and of the magnitudes of C before scale_c and rounding; NaN if one is",
    ),
)


def tensor_dtype(tensor: str, attributes: Values) -> Any:
    """None where a kernel serves all types."""
    dtype, result = attributes.dtype, attributes.dtype_c
    if tensor in ("A", "B"):
        return None if dtype is None else ALL_OPERANDS[dtype][0 if tensor == "A" else 1]
    if tensor in ("C", "bias"):
        return BIAS.get(result, result) if tensor == "bias" else result
    return "f32"


def flops(problem: Problem) -> float:
    return 2.0 * problem.sizes.M * problem.sizes.N * problem.sizes.K


def special(rng: Any, shape: tuple[int, ...]) -> Any:
    """Integers and, one of 64, NaN. (An infinity would be stored as the largest number, whose products with integers
    are too many digits apart.)"""
    values = rng.integers(-2, 3, shape).astype(float)
    values[rng.random(shape) < 1 / 64] = float("nan")
    return values


def all_integers(rng: Any, shape: tuple[int, ...]) -> Any:
    """Of i8."""
    return rng.integers(-128, 128, shape).astype(float)


def largest_integers(rng: Any, shape: tuple[int, ...]) -> Any:
    """The least and the largest of i8, whose sums are large: of a row most have one sign."""
    values = rng.choice([-128.0, 127.0], shape)
    values[rng.random(shape) < 3 / 4] = -128.0
    return values


def is_of_integers(problem: Problem) -> bool:
    return bool(problem.attributes.dtype == "i8")


def exponents(problem: Problem) -> tuple[int, int]:
    """Of what A and B are filled with: large times what makes up for it, or the least numbers that there are."""
    if is_of_integers(problem):
        return (0, 0)
    a, b = OPERANDS[problem.attributes.dtype]
    large = min(LARGE[a], -TINY[b])
    return {"large": (large, -large), "tiny": (TINY[a], TINY[b])}.get(problem.fill, (0, 0))


# Of all fills but `uniform` products are integers up to 16 times one power of two, as are their sums; they are exact
# also in 14 bits, and so are scales of `wide`.
def tensor_fill(tensor: str, problem: Problem) -> Fill:
    is_exact = problem.fill != "uniform"
    if tensor in ("scale_a", "scale_b"):
        return Fill("wide" if is_exact else "positive")
    if tensor in ("scale_c", "amax"):
        return Fill("positive" if tensor == "scale_c" else "wide")
    if tensor not in ("A", "B"):
        return Fill("small_int" if is_exact else "uniform")
    if is_of_integers(problem) and problem.fill in ("uniform", "large"):
        return Fill(make=all_integers if problem.fill == "uniform" else largest_integers)
    if problem.fill == "special" and not is_of_integers(problem):
        return Fill(make=special)
    exponent_a, exponent_b = exponents(problem)
    return Fill("small_int" if is_exact else "uniform", exponent_a if tensor == "A" else exponent_b)


def tolerance(problem: Problem) -> Tolerance:
    """Of a value before it is rounded to C's type: how far it may be off.

    Exact fills: sums of products of deviation 6.7 are exact, whatever their order; no element of 10^7 is larger than
    5.5 deviations, times scales up to 8 each, and bias is 4 at the most; each of five operations behind rounds once,
    by u = 2^-24.

    `uniform`: A and B are uniform in [-1, 1], so products are of mean magnitude 1/4 and deviation 1/3, scales and
    bias no more than 1. A tensor core cuts all that it adds in a step of 32 products to 14 bits below the largest:
    2^-13 of the sum of magnitudes, K / 4 in all, and at each of K / 32 steps 2^-13 of the sum so far, which is 5.5
    deviations of all products at the most (fast) or of 128 of them (promoted; again as much where other blocks' sums
    are added in f32, by 3 u for each)."""
    k = problem.sizes.K
    u = 2.0**-24
    if is_of_integers(problem):
        return integer_tolerance(problem)
    if problem.fill != "uniform":
        error = 5 * u * (64 * 5.5 * 6.7 * sqrt(k) * 2.0 ** sum(exponents(problem)) + 4)
    else:
        deviation = 1 / 3
        is_fast = problem.attributes.accumulation == "fast" and problem.attributes.scaling == "row"
        together = k if is_fast else min(k, BLOCK)
        step = 2.0**-13
        error = step * k / 4 + ceil(k / 32) * step * 5.5 * deviation * sqrt(together)
        error += 3 * u * (ceil(k / BLOCK) + 2) * (5.5 * deviation * sqrt(k) + 1)
    return Tolerance(error, 3 * u)


def integer_tolerance(problem: Problem) -> Tolerance:
    """Sums of rows are exact and at most rounded when they become f32, as are the product of two scales, both scaled,
    and that with its bias, which is 4 at the most. Of EXACT_K and more, and with scales of blocks, as many pieces or
    products are added in f32: the former are of 256 of K at least; no sum is larger than K 2^14."""
    k = problem.sizes.K
    u = 2.0**-24
    scales = 1.0 if problem.fill == "uniform" else 64.0
    largest = scales * k * 2.0**14
    if problem.fill not in ("uniform", "large"):
        largest = scales * 5.5 * 6.7 * sqrt(k)
    elif problem.fill == "uniform":
        largest = scales * 5.5 * 5462 * sqrt(k)
    added = 0 if k < EXACT_K else ceil(k / 256)
    if problem.attributes.scaling != "row":
        added = 2 * (k + 8)
    return Tolerance(u * (4 * 4 + added * largest), 4 * u)


def rounded(problem: Problem) -> Tolerance:
    """The same of C: scale_c, up to 1, keeps an error what it is; rounding adds half a step, also of subnormals."""
    of_value = tolerance(problem)
    result = DATA_TYPES[problem.attributes.dtype_c]
    half_least = result.least / 2 if result.bits < 32 else 0.0
    relative = result.unit_roundoff * (1 + 1 / 64) + of_value.relative
    return Tolerance(of_value.absolute * (1 + result.unit_roundoff) + half_least, relative)


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    views = [OutputView("C", (s.M, s.N), (s.ldc, 1), rounded(problem))]
    if "amax" in problem.present:
        views.append(OutputView("amax", (1,), (1,), tolerance(problem)))
    return tuple(views)


# How scales lie: as they do unless said, the other axis first, with space between all, or one for all of a tensor.
ORDERS = ("usual", "turned", "apart", "one")


def scale_strides(scaling: str, m: int, n: int, k: int, order: str) -> dict[str, int]:
    blocks = ceil(k / BLOCK)
    rows_b = ceil(n / BLOCK) if scaling == "block" else n
    if order == "one":
        return dict.fromkeys((*SCALES_A, *SCALES_B), 0)
    if order == "usual":
        return {}
    if scaling == "row":
        return {"scale_a_row": 3, "scale_b_row": 0} if order == "apart" else {"scale_a_row": 0, "scale_b_row": 2}
    if order == "turned":
        b = (1, rows_b) if scaling == "block" else (blocks, 1)
        return {"scale_a_row": blocks, "scale_a_block": 1, "scale_b_row": b[0], "scale_b_block": b[1]}
    return {
        "scale_a_row": 2, "scale_a_block": 2 * m + 3, "scale_b_row": blocks + 5, "scale_b_block": 1,
    }  # fmt: skip


def edge(
    problem: Problem,
    m: int,
    n: int,
    k: int,
    fill: str = "small_int",
    present: tuple[str, ...] = (),
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

    m, n, k = up("M", m), up("N", n), up("K", k)
    sizes = {"M": m, "N": n, "K": k, "lda": leading("lda", k), "ldb": leading("ldb", k), "ldc": leading("ldc", n)}
    sizes |= scale_strides(problem.attributes.scaling, m, n, k, order)
    if problem.attributes.dtype_c != "e4m3":
        present = tuple(name for name in present if name != "scale_c")
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, problem.attributes, sizes, problem.threads, None, present, fill, alignment)


ALL = ("bias", "scale_c", "amax")


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where they break, whatever their tiles: one row or column; sums of nothing, and around the 128 that have a scale;
    scales in every order; odd strides; the largest and the least numbers; NaN; results that saturate."""
    case = partial(edge, problem)
    deep = (
        case(3, 5, EXACT_K - 1, "large", present=("bias",)),
        case(2, 19, EXACT_K + 3, "large", order="turned"),
        case(20, 33, 1001, "large", pad=5, order="one"),
        case(37, 70, 131, "uniform", pad=3),
    )
    return (
        *(deep if is_of_integers(problem) else ()),
        case(1, 1, 1, present=ALL),
        case(1, 257, 131, present=("bias",)),
        case(1, 136, 272, align=16),  # aligned, as are all with `align`
        case(33, 40, 0, present=("bias",)),
        case(17, 24, 0, align=16, present=("amax",)),
        case(64, 128, 128, align=16),
        case(65, 136, 144, align=16, order="turned", present=("bias", "scale_c")),
        case(63, 264, 400, align=16, pad=16, order="apart", present=("scale_c",)),
        case(40, 131, 257, pad=3, order="turned", present=("bias",)),
        case(31, 33, 127, order="apart", present=("scale_c",)),
        case(129, 72, 272, align=16, order="one", present=("bias", "scale_c")),
        case(19, 260, 384, align=16, present=ALL),
        case(21, 35, 130, present=ALL, order="turned"),
        case(130, 136, 784, "uniform", align=16, present=("bias",)),
        case(66, 70, 599, "uniform", present=("bias", "scale_c"), order="apart"),
        case(9, 24, 1040, "uniform", align=16, present=("amax",), order="turned"),
        case(40, 48, 144, "large", align=16),
        case(40, 47, 139, "large", present=("bias",)),
        case(40, 48, 144, "tiny", align=16),
        case(39, 48, 139, "tiny"),
        case(70, 136, 144, "special", align=16, present=("bias", "scale_c")),
        case(67, 131, 139, "special"),
        case(18, 24, 144, "special", align=16, present=("amax",)),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """One row, column or step of K more and less than a tile, by the least alignment that it takes."""
    case = partial(edge, problem, tile=tile)

    def around(size: str) -> tuple[int, int]:
        lengths = tile.lengths.get(size) or (16, 64)
        return lengths[0], lengths[-1]

    (m, long_m), (n, long_n), (k, long_k) = around("M"), around("N"), around("K")
    return (
        case(long_m + 1, max(1, n - 1), k + 1, present=("bias",)),
        case(max(1, m - 1), long_n + 1, max(1, k - 1), present=("bias", "scale_c"), order="turned"),
        case(m, 2 * n, 2 * long_k, pad=16),
        case(m + 1, max(1, long_n - 1), long_k + 1, "uniform", order="apart"),
        case(max(1, long_m - 1), n + 1, max(1, long_k - 1), "special", ("bias",)),
    )


OP = OpSpec(
    name="scaled_gemm",
    description="C = (scale_a A) (scale_b B)^T + bias, A and B of 8-bit floats or integers, scales by rows or blocks",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=3,
    has_elders=True,
    batch={"M": (16, 256, 4096)},
    tensors=TENSORS,
    tensor_dtype=tensor_dtype,
    flops=flops,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=lambda attributes: "i8" if attributes.dtype == "i8" else "e4m3",
)
