"""GEMM: C = act(alpha * op(A) op(B) + beta * C + bias), row-major, batched with strides, sums in f32 (f64: in f64).

layout: first letter A, second B; n = stored as it is multiplied (A[M,K], B[K,N]), t = transposed (A[K,M], B[N,K]).
lda, ldb, ldc are row strides of what is stored."""

from dataclasses import dataclass
from functools import partial
from math import prod, sqrt

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
    Values,
)
from codegen.problems import make_problem
from codegen.wide_scalar import with_wide

from .element_types import PAIRS, operand_bytes, operand_type, result_bytes, result_type

ACTIVATIONS = ("none", "relu", "gelu", "silu")

ATTRIBUTES = (
    Attribute(
        "dtype",
        ("f32", "tf32", "f16", "bf16", *PAIRS, "tf32x3", "f64"),
        "f32",
        doc="Type of A, B, C and bias; sums are f32, of f64 f64. tf32 is stored as f32, and products may be of factors "
        "cut to 10 bits of fraction. tf32x3 is stored as f32, and a product may be three of tf32, which are together "
        "nearly as exact as one of f32. f16_f32 and bf16_f32: A and B are of the first, C and bias of the second, and "
        "no result is rounded to 16 bits",
        added={pair: operand for pair, (operand, _) in PAIRS.items()} | {"tf32x3": "tf32", "f64": "f32"},
        by_feature=(("bf16", "bf16"), ("f16", "f16")),
    ),
    Attribute(
        "layout",
        ("nn", "nt", "tn", "tt"),
        "nn",
        doc="How A and B are stored, first letter A, second B: n as they are multiplied, t transposed",
    ),
)

DENSE_A = ByAttribute("layout", {"nn": ("K",), "nt": ("K",), "tn": ("M",), "tt": ("M",)})
DENSE_B = ByAttribute("layout", {"nn": ("N",), "nt": ("K",), "tn": ("N",), "tt": ("K",)})

# A row of a matrix lies before the next, or all are the same one (0); batches of A and B may overlap in memory.
SIZES = (
    Size("M", doc="Rows of C; 0: there is nothing to do"),
    Size("N", doc="Columns of C; 0: there is nothing to do"),
    Size("K", doc="Length of the sums; 0: they are 0, so C becomes act(beta * C + bias)"),
    Size("batch", 1, doc="Products that a call computes; 0: there is nothing to do"),
    Size("lda", DENSE_A, minimum=DENSE_A, doc="Elements from a stored row of A to the next"),
    Size("ldb", DENSE_B, minimum=DENSE_B, doc="Elements from a stored row of B to the next"),
    Size("ldc", ("N",), minimum=("N",), doc="Elements from a row of C to the next"),
    Size(
        "stride_a",
        ByAttribute("layout", {"nn": ("M", "lda"), "nt": ("M", "lda"), "tn": ("K", "lda"), "tt": ("K", "lda")}),
        doc="Elements from the A of one product of the batch to the next one's; they may overlap",
    ),
    Size(
        "stride_b",
        ByAttribute("layout", {"nn": ("K", "ldb"), "nt": ("N", "ldb"), "tn": ("K", "ldb"), "tt": ("N", "ldb")}),
        doc="Elements from the B of one product of the batch to the next one's; they may overlap",
    ),
    Size(
        "stride_c",
        ("M", "ldc"),
        doc="Elements from the C of one product of the batch to the next one's",
    ),
    Size("stride_bias", 0, doc="Elements from the bias of one product of the batch to the next one's"),
    Size("bias_row_stride", 0, doc="Elements of bias from one row of C to the next"),
    Size("bias_column_stride", 1, doc="Elements of bias from one column of C to the next"),
)


F64 = {"dtype": ("f64",)}
SCALARS = with_wide(
    Scalar(
        "alpha",
        "f32",
        1.0,
        wide=F64,
        doc="Factor of the products; 0: A and B are not read and may hold anything, also NaN",
    ),
    Scalar(
        "beta",
        "f32",
        0.0,
        wide=F64,
        doc="Factor of what C held before; 0: C is not read and may hold anything, also NaN",
    ),
    Scalar(
        "activation",
        "i32",
        0,
        ACTIVATIONS,
        doc="What is done last, in f32, of f64 in f64: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); "
        "silu, x / (1 + exp(-x))",
    ),
)


def _by_letter(at: int, plain: Shape, transposed: Shape) -> ShapeByAttribute:
    """An operand's shape by the letter of `layout` that speaks of it."""
    return ShapeByAttribute(
        "layout", {layout: plain if layout[at] == "n" else transposed for layout in ("nn", "nt", "tn", "tt")}
    )


OF_A, OF_B = ("stride_a", "lda"), ("stride_b", "ldb")
BIAS_STRIDES = ("stride_bias", "bias_row_stride", "bias_column_stride")
TENSORS = (
    Tensor(
        "A",
        "in",
        scale="alpha",
        shape=_by_letter(0, Shape(("batch", "M", "K"), OF_A), Shape(("batch", "K", "M"), OF_A)),
        doc="Left factor",
    ),
    Tensor(
        "B",
        "in",
        scale="alpha",
        may_be_constant=True,
        shape=_by_letter(1, Shape(("batch", "K", "N"), OF_B), Shape(("batch", "N", "K"), OF_B)),
        doc="Right factor",
    ),
    Tensor(
        "C",
        "inout",
        scale="beta",
        shape=Shape(("batch", "M", "N"), ("stride_c", "ldc")),
        doc="Result, and what beta is the factor of",
    ),
    Tensor(
        "bias",
        "in",
        optional=True,
        shape=Shape(("batch", "M", "N"), BIAS_STRIDES),
        doc="Added before the activation; by default one row of N, which each row of each product gets",
    ),
)


def stored_shapes(layout: str, sizes: Values) -> dict[str, tuple[int, int]]:
    """(rows, columns) of each matrix as it lies in memory."""
    m, n, k = sizes.M, sizes.N, sizes.K
    return {"A": (m, k) if layout[0] == "n" else (k, m), "B": (k, n) if layout[1] == "n" else (n, k), "C": (m, n)}


def elements(problem: Problem) -> dict[str, int]:
    sizes = problem.sizes

    def extent(tensor: str) -> int:
        rows, columns = stored_shapes(problem.attributes.layout, sizes)[tensor]
        if rows == 0 or columns == 0 or sizes.batch == 0:
            return 0
        letter = tensor.lower()
        return (sizes.batch - 1) * sizes["stride_" + letter] + (rows - 1) * sizes["ld" + letter] + columns

    return {"A": extent("A"), "B": extent("B"), "C": extent("C"), "bias": bias_elements(sizes)}


def bias_elements(sizes: Values) -> int:
    """From the first element that is added to C to the last."""
    extents = (sizes.batch, sizes.M, sizes.N)
    if 0 in extents:
        return 0
    return 1 + sum((n - 1) * sizes[stride] for n, stride in zip(extents, BIAS_STRIDES, strict=True))


def moved_bytes(problem: Problem) -> float:
    """Each operand once; C is read too when beta is not 0."""
    sizes = problem.sizes
    a, b, c = (rows * columns for rows, columns in stored_shapes(problem.attributes.layout, sizes).values())
    c_passes = 1 if problem.scalars.beta == 0 else 2
    extents = zip((sizes.batch, sizes.M, sizes.N), BIAS_STRIDES, strict=True)
    bias = prod(count for count, stride in extents if sizes[stride] != 0) if "bias" in problem.present else 0
    read = operand_bytes(problem.attributes) * (a + b) * sizes.batch
    return float(read + result_bytes(problem.attributes) * (c * c_passes * sizes.batch + bias))


@dataclass(frozen=True)
class Data:
    """What the operands of a case hold; the bias is as C. Each class but `uniform` makes every sum of products exact in
    f32, in any order, so that a result may only differ by what the epilogue rounds.

    Exactness: integers up to 4 have products up to 16, so K of them stay below 2^24 up to K = 2^20. Powers of two from
    2^-3 to 2^3 have products that are multiples of 2^-6, of deviation 12.2: ten deviations of a sum of K = 2^13 stay
    below 2^14. Powers of two as factors change nothing as long as no product or sum leaves the normal range of f32; so
    alpha is 1 there, for kernels may multiply an operand by it beforehand, as BLAS does."""

    a: Fill
    b: Fill
    c: Fill


@dataclass(frozen=True)
class Range:
    """Exponents between which integers up to 4, times a power of two, are numbers of a dtype."""

    large: int
    small: int  # small * large are integers again
    tiny_a: int  # two that are as small as they can be while
    tiny_b: int  # their products are numbers of the result's type
    subnormal: int  # the least


# IEEE 754-2019, table 3.5: f32's normal numbers end at 2^-126 and 2^128, its subnormals at 2^-149, f16's at 2^-14,
# 2^16 and 2^-24, f64's at 2^-1022, 2^1024 and 2^-1074. bf16 and tf32 are f32 with 7 and 10 bits of fraction. Factors
# of tf32x3 are two numbers of tf32, of which the lesser ends at 2^-136, too: below 2^-113 a factor may be off by
# 2^-136, and below 2^-137 it may count as 0. From 2^128 - 2^116 on, where no number of tf32 is near, it may be cut to
# 10 bits of fraction.
RANGES = {
    "f32": Range(125, -125, -60, -60, -149),
    "tf32": Range(125, -125, -60, -60, -136),
    "tf32x3": Range(125, -125, -60, -60, -136),
    "bf16": Range(125, -125, -60, -60, -133),
    "f16": Range(13, -13, -14, -6, -24),
    "f64": Range(1021, -1021, -508, -508, -1074),
}


def data(fill: str, dtype: str) -> Data:
    """The classes by name.

    Subnormal operands meet large ones, so that products are normal. IEEE 754 defines them, and CUDA's and x86's f32
    multiply-adds follow it (PTX ISA 9.0, fma: "subnormal numbers are supported" without .ftz; x86 unless MXCSR has DAZ
    or FTZ). For mma the PTX ISA leaves the handling of subnormal inputs open, but NVIDIA's tensor cores that were
    measured keep them (V100, T4, A100: Fasi et al. 2021, Numerical behavior of NVIDIA tensor cores, PeerJ CS 7:e330;
    H200: the check of its records passes these cases in f16, bf16 and tf32). A kernel that loses them differs from the
    others of its op, so they are demanded there, too.

    infinite: the sum is an infinity or, with infinities of both signs or one times 0, a NaN: the same in every order.
    Activations are left out: what they make of a NaN is theirs."""
    span = RANGES[dtype]

    def integers(a: int, b: int) -> Data:
        return Data(Fill("small_int", a), Fill("small_int", b), Fill("small_int", a + b))

    scaled = {
        "large": integers(span.large, span.small),
        "small": integers(span.small, span.large),
        "tiny": integers(span.tiny_a, span.tiny_b),
        "subnormal_a": integers(span.subnormal, span.large),
        "subnormal_b": integers(span.large, span.subnormal),
        "infinite": Data(Fill("infinite"), Fill("small_int"), Fill("small_int")),
    }
    return scaled.get(fill) or Data(*[Fill(fill)] * 3)  # uniform, small_int, wide, zero


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    operands = data(problem.fill, operand_type(problem.attributes))
    return {"A": operands.a, "B": operands.b}.get(tensor, operands.c)


LARGEST = {"uniform": 1.0, "small_int": 4.0, "infinite": 4.0, "wide": 8.0, "zero": 0.0}  # finite magnitude of a value
SUM_SPREAD = {"small_int": 64.0, "infinite": 64.0, "wide": 128.0, "zero": 0.0}  # of an exact sum, in sqrt(K + 1)


def tolerance(problem: Problem) -> Tolerance:
    """Inputs are uniform in [-1, 1], or such that sums are exact (see `data`), and are exactly representable, so errors
    come from:

    - accumulation in f32, u = 2^-24, of f64 in f64, u = 2^-53. A partial sum of k products has the deviation sqrt(k) /
      3 and its rounding error is at most u of that; errors of K sums add like a random walk: 0.24 u K, and the worst
      of 10^7 elements lies 5.5 deviations out, 1.3 u K. 2 u (K + 8) covers it and holds for small K too;
    - tensor cores, which truncate each partial sum instead of rounding it (Fasi et al. 2021, Numerical behavior of
      NVIDIA tensor cores, PeerJ CS 7:e330): u of it on average, always toward zero, once in 8 products. On the way to a
      result r it is 2/3 |r| on average, so K / 8 truncations take u K / 12 of r; where the result is near 0 it was 0.63
      of a deviation, u K / 8 * 0.21 sqrt(K);
    - the epilogue: two operations each rounded once, on |beta| + 1 times the largest value of C, and, where sums are
      exact, on the sum times alpha. Products of integers in [-4, 4] have the deviation 6.7, of powers of two in
      [2^-3, 2^3] 12.2: ten deviations of their sums are 64 and 128 sqrt(K + 1). (Uniform: within 2 u (K + 8).)
    - gelu and silu: slope at most 1.13, and their own error, taken as 8 u of |x| <= 1 + sqrt(K);
    - tf32: operands truncated to 10 bits are off by 2^-10 at most each. Products of deviation 1/3 then err by 0.41 *
      2^-10 of it, in part systematically (covered by 2^-9 relative); the random part over K products: 1.5 * 2^-10
      (sqrt(K) + 1);
    - tf32x3: a factor may lose its last digit, 2^-23 of it, which happens to one of four, and the product of two rests,
      2^-22 at most, is left out: 8 u together, and 2 u (K + 8) covers two such. Uniform factors make products err with
      the deviation 0.36 u, K of them at worst by 2 u sqrt(K). Tensor cores add up no more than 8 products, whose sum of
      deviation 0.94 they truncate by up to 2 u of it: u of the result on average, and K / 8 times at random, 5.5
      deviations of 0.54 u, 1.1 u sqrt(K). The sum over those is rounded K / 8 times: 2 u (K + 8) is for K;
    - storing the result: half a unit in the last place, 2^-24, 2^-53 (f64, of which the reference's sums are of 64
      bits), 2^-11 (f16; 2^-25 below its normal range) or 2^-8 (bf16), widened by 1/64 because what is rounded is the
      computed value, not the reference."""
    k, scalars = problem.sizes.K, problem.scalars
    dtype, result = operand_type(problem.attributes), result_type(problem.attributes)
    operands = data(problem.fill, dtype)
    is_exact = operands.a.kind != "uniform"
    u = DATA_TYPES["f64" if dtype == "f64" else "f32"].unit_roundoff
    magnitude = LARGEST[operands.c.kind] * 2.0**operands.c.exponent
    if is_exact:  # only the epilogue rounds
        scale = abs(scalars.alpha) * 2.0 ** (operands.a.exponent + operands.b.exponent)
        absolute = 2 * u * (scale * SUM_SPREAD[operands.a.kind] * sqrt(k + 1) + 2 * (abs(scalars.beta) + 1) * magnitude)
    else:
        absolute = 2 * u * (abs(scalars.alpha) * (k + 8) + 2 * (abs(scalars.beta) + 1) * magnitude)
    if ACTIVATIONS[int(scalars.activation)] in ("gelu", "silu"):
        absolute = 1.13 * absolute + 8 * u * max(magnitude, 1.0) ** 2 * (1 + sqrt(k))
    relative = DATA_TYPES[result].unit_roundoff * (1 + 1 / 64) + 2 * u
    if dtype == "tf32x3" and not is_exact:
        absolute += 3.1 * u * abs(scalars.alpha) * sqrt(k)
        relative += 2 * u
    elif dtype not in ("f32", "f64") and not is_exact:
        absolute += u * abs(scalars.alpha) * k * sqrt(k) / 38
        relative += u * k / 12
    if dtype == "tf32" and not is_exact:
        absolute += 1.5 * 2.0**-10 * abs(scalars.alpha) * (sqrt(k) + 1)
        relative += 2.0**-9
    if result == "f16":
        absolute += 2.0**-25
    return Tolerance(absolute, relative)


def next_odd_multiple(least: int, of: int) -> int:
    """The first odd multiple of `of` from `least` on: a multiple of no larger power of two than `of` is."""
    count = -(-least // of)
    return of * (count + 1 - count % 2)


def edge(
    problem: Problem,
    m: int,
    n: int,
    k: int,
    batch: int = 1,
    pad: int = 0,
    stride_pad: int = 0,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str = "none",
    bias: bool = False,
    bias_strides: tuple[int, int, int] = (0, 0, 1),
    fill: str = "uniform",
    align: int = 1,
    tile: Tile | None = None,
    broadcast: tuple[str, ...] = (),
) -> Problem:
    """An edge case with the problem's attributes and threads. Leading dimensions are multiples of `align`, plus `pad`,
    and strides named in `broadcast` are 0; with a tile they and the batch strides are what its rules ask for and not a
    bit more aligned, and never dense, and M, N and K are the next that its rules allow."""
    layout = problem.attributes.layout
    if tile:
        m, n, k = (
            -(-length // tile.multiple(size)) * tile.multiple(size)
            for size, length in zip("MNK", (m, n, k), strict=True)
        )
    sizes = {"M": m, "N": n, "K": k, "batch": batch}
    for tensor, (rows, columns) in stored_shapes(layout, Values(M=m, N=n, K=k)).items():
        leading_name, stride_name = "ld" + tensor.lower(), "stride_" + tensor.lower()
        if tile:
            leading = next_odd_multiple(columns + 1, tile.multiple(leading_name))
            stride = next_odd_multiple(rows * leading + 1, tile.multiple(stride_name))
        else:
            leading = -(-columns // align) * align + pad
            stride = rows * leading + stride_pad
        sizes |= {leading_name: leading, stride_name: stride}
    sizes |= zip(BIAS_STRIDES, bias_strides, strict=True)
    sizes |= dict.fromkeys(broadcast, 0)
    scalars = {"alpha": alpha, "beta": beta, "activation": ACTIVATIONS.index(activation)}
    present = ("bias",) if bias else ()
    alignment = tile.pointer_alignment if tile else 256
    return make_problem(OP, problem.attributes, sizes, problem.threads, scalars, present, fill, alignment)


def wide_edges(problem: Problem) -> tuple[Problem, ...]:
    """Factors that no f32 holds: of more digits, and of more than its largest number."""
    if problem.attributes.dtype != "f64":
        return ()
    case = partial(edge, problem)
    return (
        case(37, 41, 43, alpha=1 / 3, beta=-0.1, bias=True, activation="gelu"),
        case(70, 77, 139, alpha=0.1, beta=2 / 3),
        case(5, 130, 300, alpha=1e60 / 3),
        case(3, 77, 139, alpha=-1 / 7, beta=1e60),
    )


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where GEMM kernels break, whatever their tiles: one row or column, little or no K, odd strides, batches, every
    epilogue, every class of data.

    Sizes with a trailing comment "aligned" keep 16-byte alignment in every layout, so that kernels which need it are
    tested too."""
    case = partial(edge, problem)
    return (
        case(257, 255, 129, alpha=-1.25, beta=0.5, activation="relu", bias=True),
        case(129, 136, 72, align=16, alpha=1.5, beta=-0.5, activation="gelu", bias=True),  # aligned
        case(127, 120, 200, align=16, pad=16, activation="silu", bias=True),  # aligned
        case(1, 257, 131, activation="silu", bias=True),
        case(1, 248, 264, align=16, alpha=0.5, beta=2.0),  # aligned
        case(127, 1, 33, align=1),
        case(16, 8, 40, align=16, beta=1.0, bias=True),  # aligned
        case(33, 40, 0, align=16, beta=0.5, bias=True, activation="relu"),  # aligned
        case(33, 40, 0),
        case(65, 66, 1),
        case(64, 72, 8, align=16),  # aligned
        case(100, 100, 100, pad=3, beta=-1.0),
        case(31, 33, 35, batch=2, stride_pad=1, activation="gelu", bias=True),
        case(72, 80, 96, batch=3, align=16, pad=16, stride_pad=32, beta=0.5),  # aligned
        case(72, 80, 96, batch=3, align=16, beta=0.5, broadcast=("stride_a", "stride_b")),  # aligned
        case(72, 80, 96, align=16, bias=True, broadcast=("lda",)),  # aligned
        case(72, 80, 96, align=16, bias=True, broadcast=("ldb",)),  # aligned
        # bias: of each row; of each product; of each element, aligned and not
        case(65, 72, 64, align=16, bias=True, bias_strides=(0, 1, 0), activation="relu"),  # aligned
        case(33, 136, 64, batch=2, align=16, bias=True, bias_strides=(136, 0, 1)),  # aligned
        case(33, 72, 64, batch=2, align=16, beta=0.5, bias=True, bias_strides=(33 * 72, 72, 1)),  # aligned
        case(70, 77, 64, align=16, bias=True, bias_strides=(0, 77, 1), activation="silu"),  # aligned
        case(33, 40, 64, batch=3, align=16, bias=True, bias_strides=(5, 3, 2)),  # aligned
        case(3, 77, 64, align=16, bias=True, bias_strides=(0, 1, 0)),  # aligned
        case(3, 77, 139, bias=True, bias_strides=(0, 77, 1), activation="relu"),
        case(256, 256, 256, align=16, fill="small_int"),  # aligned; whole tiles, exact
        case(193, 264, 776, align=16, fill="small_int"),  # aligned; a K tail behind many K tiles, exact
        # aligned, all of them: an accumulator or a partial sum of 16 bits loses digits of `wide` sums
        case(70, 77, 599, align=16, fill="wide", beta=0.5),
        case(70, 77, 139, align=16, fill="large", beta=-0.5, bias=True),
        case(70, 77, 139, align=16, fill="small", beta=0.5, bias=True, activation="relu"),
        case(70, 77, 139, align=16, fill="tiny", beta=0.5, bias=True),
        case(70, 77, 139, align=16, fill="subnormal_a", beta=0.5, bias=True),
        case(70, 77, 139, align=16, fill="subnormal_b", beta=0.5, bias=True),
        case(70, 77, 139, align=16, fill="infinite", beta=0.5, bias=True),
        # the same with few rows, for kernels that take no others
        case(3, 77, 139, align=16, fill="wide", beta=0.5),
        case(3, 77, 139, align=16, fill="subnormal_a", beta=0.5, bias=True),
        case(3, 77, 139, align=16, fill="subnormal_b", beta=0.5, bias=True),
        case(3, 77, 139, align=16, fill="infinite", beta=0.5, bias=True),
        *wide_edges(problem),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """One row, column or step of K more and less than a tile, an inner block with an outer one in turn; whole tiles; K
    shorter than what a pipeline loads ahead, and one step longer. Operands are aligned as the tile's rules ask, no
    more. Each case depends on few of the tile's lengths, so that tiles share cases."""
    case = partial(edge, problem, tile=tile)

    def around(size: str) -> tuple[int, int]:
        """The innermost and the outermost length; 8 and 64 where a size is not cut."""
        lengths = tile.lengths.get(size) or (8, 64)
        return lengths[0], lengths[-1]

    (m, long_m), (n, long_n), (k, long_k) = around("M"), around("N"), around("K")
    return (
        case(long_m + 1, max(1, n - 1), max(1, k - 1), alpha=-0.5, beta=0.5, bias=True),
        case(max(1, m - 1), long_n + 1, k + 1, fill="infinite", beta=0.5),
        case(max(1, long_m - 1), n + 1, 2 * k + 1, beta=2.0, fill="small_int"),
        case(m + 1, max(1, long_n - 1), max(1, k // 2), activation="gelu", bias=True),
        case(2 * m, 2 * n, 2 * k, batch=2 if tile.takes("batch", 2) else 1, beta=-1.0),
        case(tile.least("M"), n + 1, long_k + 1, alpha=1.5, fill="wide"),
        case(m + 1, tile.least("N"), max(1, long_k - 1), beta=1.0, bias=True, fill="small_int"),
    )


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    sizes = problem.sizes
    extents, strides = (sizes.batch, sizes.M, sizes.N), (sizes.stride_c, sizes.ldc, 1)
    return (OutputView("C", extents, strides, tolerance(problem)),)


OP = OpSpec(
    name="gemm",
    is_default=True,
    description="C = act(alpha * A B + beta * C + bias)",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=4,
    batch={"M": (16, 256, 4096), "batch": (2, 2, 2)},
    scalars=SCALARS,
    tensors=TENSORS,
    tensor_dtype=lambda tensor, attributes: (
        operand_type(attributes) if tensor in ("A", "B") else result_type(attributes)
    ),
    elements=elements,
    flops=lambda problem: 2.0 * problem.sizes.M * problem.sizes.N * problem.sizes.K * problem.sizes.batch,
    bytes=moved_bytes,
    outputs=outputs,
    edges=edges,
    peak_dtype=operand_type,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
)
