"""GEMM: C = act(alpha * op(A) op(B) + beta * C + bias), row-major, batched with strides, accumulated in f32.

layout: first letter A, second B; n = stored as it is multiplied (A[M,K], B[K,N]), t = transposed (A[K,M], B[N,K]).
lda, ldb, ldc are row strides of what is stored."""

from math import sqrt

from codegen.model import (
    Attribute,
    ByAttribute,
    OpSpec,
    OutputView,
    Problem,
    Scalar,
    Size,
    Tensor,
    Tolerance,
    Values,
    dtype_bytes,
)
from codegen.problems import make_problem

ACTIVATIONS = ("none", "relu", "gelu", "silu")

ATTRIBUTES = (
    Attribute("dtype", ("f32", "tf32", "f16", "bf16"), "f32"),
    Attribute("layout", ("nn", "nt", "tn", "tt"), "nn"),
)

DENSE_A = ByAttribute("layout", {"nn": ("K",), "nt": ("K",), "tn": ("M",), "tt": ("M",)})
DENSE_B = ByAttribute("layout", {"nn": ("N",), "nt": ("K",), "tn": ("N",), "tt": ("K",)})

# A row of a matrix lies before the next; batches may overlap in memory, or be the same one (stride 0).
SIZES = (
    Size("M"),
    Size("N"),
    Size("K"),
    Size("batch", 1),
    Size("lda", DENSE_A, minimum=DENSE_A),
    Size("ldb", DENSE_B, minimum=DENSE_B),
    Size("ldc", ("N",), minimum=("N",)),
    Size(
        "stride_a",
        ByAttribute("layout", {"nn": ("M", "lda"), "nt": ("M", "lda"), "tn": ("K", "lda"), "tt": ("K", "lda")}),
    ),
    Size(
        "stride_b",
        ByAttribute("layout", {"nn": ("K", "ldb"), "nt": ("N", "ldb"), "tn": ("K", "ldb"), "tt": ("N", "ldb")}),
    ),
    Size("stride_c", ("M", "ldc")),
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

    return {"A": extent("A"), "B": extent("B"), "C": extent("C"), "bias": sizes.N}


def moved_bytes(problem: Problem) -> float:
    """Each operand once; C is read too when beta is not 0."""
    sizes = problem.sizes
    a, b, c = (rows * columns for rows, columns in stored_shapes(problem.attributes.layout, sizes).values())
    c_passes = 1 if problem.scalars.beta == 0 else 2
    bias = sizes.N if "bias" in problem.present else 0
    return float(dtype_bytes(problem.attributes.dtype) * ((a + b + c * c_passes) * sizes.batch + bias))


def tolerance(problem: Problem) -> Tolerance:
    """Inputs are uniform in [-1, 1] (or integers in [-4, 4]) and are exactly representable, so errors come from:

    - accumulation in f32, u = 2^-24. A partial sum of k products has the deviation sqrt(k) / 3 and its rounding error
      is at most u of that; errors of K sums add like a random walk: 0.24 u K, and the worst of 10^7 elements lies 5.5
      deviations out, 1.3 u K. 2 u (K + 8) covers it and holds for small K too;
    - tensor cores, which truncate each partial sum instead of rounding it (Fasi et al. 2021, Numerical behavior of
      NVIDIA tensor cores, PeerJ CS 7:e330): u of it on average, always toward zero, once in 8 products. On the way to a
      result r it is 2/3 |r| on average, so K / 8 truncations take u K / 12 of r; where the result is near 0 it was 0.63
      of a deviation, u K / 8 * 0.21 sqrt(K);
    - the epilogue: two operations each rounded once, on |beta| + 1 (integers: 4 times that);
    - gelu and silu: slope at most 1.13, and their own error in f32, taken as 2^-21 of |x| <= 1 + sqrt(K);
    - tf32: operands truncated to 10 bits are off by 2^-10 at most each. Products of deviation 1/3 then err by 0.41 *
      2^-10 of it, in part systematically (covered by 2^-9 relative); the random part over K products: 1.5 * 2^-10
      (sqrt(K) + 1);
    - storing the result: half a unit in the last place, 2^-24, 2^-11 (f16; 2^-25 below its normal range) or 2^-8
      (bf16), widened by 1/64 because what is rounded is the computed value, not the reference."""
    k, scalars = problem.sizes.K, problem.scalars
    dtype = problem.attributes.dtype
    u = 2.0**-24
    magnitude = 4.0 if problem.fill == "small_int" else 1.0
    absolute = 2 * u * (abs(scalars.alpha) * (k + 8) + 2 * (abs(scalars.beta) + 1)) * magnitude
    if problem.fill == "small_int":  # products and sums are exact: only the epilogue rounds
        absolute = 2 * u * (abs(scalars.alpha) * 16 * sqrt(k + 1) + 2 * (abs(scalars.beta) + 1)) * magnitude
    if ACTIVATIONS[int(scalars.activation)] in ("gelu", "silu"):
        absolute = 1.13 * absolute + 2.0**-21 * magnitude**2 * (1 + sqrt(k))
    relative = {"f32": 2.0**-24, "tf32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8}[dtype] * (1 + 1 / 64) + 2 * u
    if dtype != "f32" and problem.fill != "small_int":
        absolute += u * abs(scalars.alpha) * k * sqrt(k) / 38
        relative += u * k / 12
    if dtype == "tf32" and problem.fill != "small_int":
        absolute += 1.5 * 2.0**-10 * abs(scalars.alpha) * (sqrt(k) + 1)
        relative += 2.0**-9
    if dtype == "f16":
        absolute += 2.0**-25
    return Tolerance(absolute, relative)


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where GEMM kernels break: tails of every tile, one row or column, little or no K, odd strides, batches, every
    epilogue.

    Sizes with a trailing comment "aligned" keep 16-byte alignment in every layout, so that kernels which need it are
    tested too."""
    attributes = problem.attributes
    layout = attributes.layout

    def edge(
        m,
        n,
        k,
        batch=1,
        pad=0,
        stride_pad=0,
        alpha=1.0,
        beta=0.0,
        activation="none",
        bias=False,
        fill="uniform",
        align=1,
    ):
        shapes = stored_shapes(layout, Values(M=m, N=n, K=k))
        sizes = {"M": m, "N": n, "K": k, "batch": batch}
        for tensor, (rows, columns) in shapes.items():
            leading = -(-columns // align) * align + pad
            sizes["ld" + tensor.lower()] = leading
            sizes["stride_" + tensor.lower()] = rows * leading + stride_pad
        scalars = {"alpha": alpha, "beta": beta, "activation": ACTIVATIONS.index(activation)}
        return make_problem(OP, attributes, sizes, problem.threads, scalars, ("bias",) if bias else (), fill)

    return (
        edge(257, 255, 129, alpha=-1.25, beta=0.5, activation="relu", bias=True),
        edge(129, 136, 72, align=16, alpha=1.5, beta=-0.5, activation="gelu", bias=True),  # aligned
        edge(127, 120, 200, align=16, pad=16, activation="silu", bias=True),  # aligned
        edge(1, 257, 131, activation="silu", bias=True),
        edge(1, 248, 264, align=16, alpha=0.5, beta=2.0),  # aligned
        edge(127, 1, 33, align=1),
        edge(16, 8, 40, align=16, beta=1.0, bias=True),  # aligned
        edge(33, 40, 0, align=16, beta=0.5, bias=True, activation="relu"),  # aligned
        edge(33, 40, 0),
        edge(65, 66, 1),
        edge(64, 72, 8, align=16),  # aligned
        edge(100, 100, 100, pad=3, beta=-1.0),
        edge(31, 33, 35, batch=2, stride_pad=1, activation="gelu", bias=True),
        edge(72, 80, 96, batch=3, align=16, pad=16, stride_pad=32, beta=0.5),  # aligned
        edge(256, 256, 256, align=16, fill="small_int"),  # aligned; whole tiles, exact
        edge(193, 264, 776, align=16, fill="small_int"),  # aligned; a K tail behind many K tiles, exact
    )


def output(problem: Problem) -> OutputView:
    sizes = problem.sizes
    return OutputView("C", sizes.batch, sizes.M, sizes.N, sizes.stride_c, sizes.ldc)


OP = OpSpec(
    name="gemm",
    description="C = act(alpha * A B + beta * C + bias)",
    attributes=ATTRIBUTES,
    sizes=SIZES,
    key_sizes=4,
    scalars=(Scalar("alpha", "f32", 1.0), Scalar("beta", "f32", 0.0), Scalar("activation", "i32", 0, ACTIVATIONS)),
    tensors=(
        Tensor("A", "in"),
        Tensor("B", "in"),
        Tensor("C", "inout", scale="beta"),
        Tensor("bias", "in", optional=True),
    ),
    tensor_dtype=lambda tensor, attributes: attributes.dtype,
    elements=elements,
    flops=lambda problem: 2.0 * problem.sizes.M * problem.sizes.N * problem.sizes.K * problem.sizes.batch,
    bytes=moved_bytes,
    output=output,
    output_extents=("batch", "M", "N"),
    tolerance=tolerance,
    edges=edges,
    peak_dtype=lambda attributes: attributes.dtype,
)
