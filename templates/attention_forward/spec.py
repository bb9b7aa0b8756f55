"""Attention: O = softmax(mask(scale * Q K^T)) V, and the logarithm of each row's sum, without the matrix in between.

Q [B, Sq, Hq, D], K and V [B, Sk, Hkv, D], O as Q, LSE [B, Hq, Sq] in f32; any strides with contiguous D, so BSHD and
BHSD. Query head h attends to head h * Hkv / Hq of K and V. A row with nothing to attend to gives zeros, its LSE -inf.

mask: full; causal (query i sees keys up to i + Sk - Sq); general: what the run's arguments say: window_left and
window_right keys beside the diagonal (-1: all), the diagonal at i + Sk - Sq or at i (alignment), soft cap, bias, ALiBi.
Ragged: with cu_seqlens_q and cu_seqlens_k, [B + 1] each, sequence b has rows cu_seqlens[b] to cu_seqlens[b + 1] of one
long batch (total_q, total_k rows; stride_*b is not used); Sq and Sk are the longest; LSE is [Hq, total_q].

Only `general` reads what stands in its line and cu_seqlens: of other masks these are errors."""

from functools import partial

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
    dtype_bytes,
)
from codegen.problems import make_problem

from .error import CLASSES, LSE_TOLERANCE, value_tolerance
from .heads import MOST_DISTANCE, MOST_HEAD, MOST_LENGTH

ALIGNMENTS = ("bottom_right", "top_left")
GENERAL = {"mask": ("general",)}

SIZES = (
    Size("B", 1, doc="Sequences of the batch; 0: there is nothing to do"),
    Size("Hq", doc="Heads of Q and O; 0: there is nothing to do"),
    Size("Hkv", divides="Hq", doc="Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down"),
    Size(
        "Sq",
        maximum=MOST_LENGTH,
        doc="Queries of each sequence; with cu_seqlens_q of the longest, and no sequence may have more, which is not "
        "checked. 0: there is nothing to do",
    ),
    Size(
        "Sk",
        maximum=MOST_LENGTH,
        doc="Keys of each sequence; with cu_seqlens_k of the longest. 0: O becomes 0 and LSE -inf",
    ),
    Size("D", maximum=MOST_HEAD, doc="Elements of a head's row; 0: there is nothing to do"),
    Size("stride_qs", ("Hq", "D"), minimum=("D",), doc="Elements from one query of Q to the next"),
    Size("stride_qh", ("D",), minimum=("D",), doc="Elements from one head of Q to the next"),
    Size("stride_qb", ("Sq", "stride_qs"), doc="Elements from one sequence of Q to the next; unused with cu_seqlens_q"),
    Size("stride_ks", ("Hkv", "D"), minimum=("D",), doc="Elements from one key of K to the next"),
    Size("stride_kh", ("D",), minimum=("D",), doc="Elements from one head of K to the next"),
    Size("stride_kb", ("Sk", "stride_ks"), doc="Elements from one sequence of K to the next; unused with cu_seqlens_q"),
    Size("stride_vs", ("Hkv", "D"), minimum=("D",), doc="Elements from one key's value in V to the next"),
    Size("stride_vh", ("D",), minimum=("D",), doc="Elements from one head of V to the next"),
    Size("stride_vb", ("Sk", "stride_vs"), doc="Elements from one sequence of V to the next; unused with cu_seqlens_q"),
    Size("stride_os", ("Hq", "D"), minimum=("D",), doc="Elements from one query's row of O to the next"),
    Size("stride_oh", ("D",), minimum=("D",), doc="Elements from one head of O to the next"),
    Size("stride_ob", ("Sq", "stride_os"), doc="Elements from one sequence of O to the next; unused with cu_seqlens_q"),
    Size("stride_bias_q", ("Sk",), doc="Elements from one query's row of bias to the next"),
    Size("stride_bias_h", ("Sq", "stride_bias_q"), doc="Elements from one head of bias to the next"),
    Size("stride_bias_b", ("Hq", "stride_bias_h"), doc="Elements from one sequence of bias to the next"),
    Size("total_q", ("B", "Sq"), doc="Queries of all sequences together; read only with cu_seqlens_q"),
    Size("total_k", ("B", "Sk"), doc="Keys of all sequences together; read only with cu_seqlens_q"),
)

SCALARS = (
    Scalar("scale", "f32", 0.0, least=0, doc="Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D)"),
    Scalar(
        "softcap",
        "f32",
        0.0,
        only=GENERAL,
        doc="Scores become softcap * tanh(score / softcap), before bias and slopes; 0: they stay",
    ),
    Scalar(
        "window_left",
        "i32",
        -1,
        only=GENERAL,
        least=-1,
        most=MOST_DISTANCE,
        doc="So many keys before the diagonal (see alignment) does a query see; -1: all",
    ),
    Scalar(
        "window_right",
        "i32",
        -1,
        only=GENERAL,
        least=-1,
        most=MOST_DISTANCE,
        doc="So many keys behind the diagonal does a query see; 0: none, as with a causal mask; -1: all",
    ),
    Scalar(
        "alignment",
        "i32",
        0,
        ALIGNMENTS,
        only=GENERAL,
        doc="Where the diagonal of windows and slopes is, for query i of a sequence: bottom_right, key i + keys - "
        "queries of that sequence; top_left, key i",
    ),
)

TENSORS = (
    Tensor(
        "Q",
        "in",
        shape=Shape(("B", "Sq", "Hq", "D"), ("stride_qb", "stride_qs", "stride_qh")),
        packed=("cu_seqlens_q", Shape(("up to total_q", "Hq", "D"), ("stride_qs", "stride_qh"))),
        doc="Queries",
    ),
    Tensor(
        "K",
        "in",
        shape=Shape(("B", "Sk", "Hkv", "D"), ("stride_kb", "stride_ks", "stride_kh")),
        packed=("cu_seqlens_q", Shape(("up to total_k", "Hkv", "D"), ("stride_ks", "stride_kh"))),
        doc="Keys",
    ),
    Tensor(
        "V",
        "in",
        shape=Shape(("B", "Sk", "Hkv", "D"), ("stride_vb", "stride_vs", "stride_vh")),
        packed=("cu_seqlens_q", Shape(("up to total_k", "Hkv", "D"), ("stride_vs", "stride_vh"))),
        doc="The keys' values",
    ),
    Tensor(
        "O",
        "out",
        shape=Shape(("B", "Sq", "Hq", "D"), ("stride_ob", "stride_os", "stride_oh")),
        packed=("cu_seqlens_q", Shape(("up to total_q", "Hq", "D"), ("stride_os", "stride_oh"))),
        doc="Result, 0 for a query that sees no key",
    ),
    Tensor(
        "LSE",
        "out",
        optional=True,
        narrow=True,
        shape=Shape(("B", "Hq", "Sq")),
        packed=("cu_seqlens_q", Shape(("Hq", "up to total_q"), ("total_q",))),
        doc="Natural logarithm of a query's sum of exp(score), -inf where it sees no key",
    ),
    Tensor(
        "bias",
        "in",
        optional=True,
        only=GENERAL,
        narrow=True,
        shape=Shape(("B", "Hq", "Sq", "Sk"), ("stride_bias_b", "stride_bias_h", "stride_bias_q")),
        doc="Added to scores; queries and keys are counted from the beginning of their sequence",
    ),
    Tensor(
        "alibi_slopes",
        "in",
        optional=True,
        only=GENERAL,
        narrow=True,
        shape=Shape(("Hq",)),
        doc="ALiBi: a score loses its head's slope times the key's distance from the diagonal (see alignment)",
    ),
    Tensor(
        "cu_seqlens_q",
        "in",
        optional=True,
        only=GENERAL,
        narrow=True,
        shape=Shape(("B + 1",)),
        doc="Makes the batch ragged: sequence b has rows cu_seqlens_q[b] up to cu_seqlens_q[b + 1] of Q and O, from 0 "
        "to total_q",
    ),
    Tensor(
        "cu_seqlens_k",
        "in",
        optional=True,
        only=GENERAL,
        narrow=True,
        shape=Shape(("B + 1",)),
        beside="cu_seqlens_q",
        doc="As cu_seqlens_q, of K and V, up to total_k; without cu_seqlens_q it is not read",
    ),
)
DTYPES = {"LSE": "f32", "alibi_slopes": "f32", "cu_seqlens_q": "i32", "cu_seqlens_k": "i32"}


def is_ragged(problem: Problem) -> bool:
    return "cu_seqlens_q" in problem.present


def elements(problem: Problem) -> dict[str, int]:
    s = problem.sizes

    def extent(letter: str, length: int, total: int, heads: int) -> int:
        if 0 in (s.B, length, heads, s.D) or (is_ragged(problem) and total == 0):
            return 0
        rows = (total - 1) if is_ragged(problem) else (length - 1)
        batches = 0 if is_ragged(problem) else (s.B - 1) * s[f"stride_{letter}b"]
        return batches + rows * s[f"stride_{letter}s"] + (heads - 1) * s[f"stride_{letter}h"] + s.D

    bias = (s.B - 1) * s.stride_bias_b + (s.Hq - 1) * s.stride_bias_h + (s.Sq - 1) * s.stride_bias_q + s.Sk
    return {
        "Q": extent("q", s.Sq, s.total_q, s.Hq),
        "K": extent("k", s.Sk, s.total_k, s.Hkv),
        "V": extent("v", s.Sk, s.total_k, s.Hkv),
        "O": extent("o", s.Sq, s.total_q, s.Hq),
        "LSE": s.Hq * (s.total_q if is_ragged(problem) else s.B * s.Sq),
        "bias": max(0, bias),
        "alibi_slopes": s.Hq,
        "cu_seqlens_q": s.B + 1,
        "cu_seqlens_k": s.B + 1,
    }


def flops(problem: Problem) -> float:
    """As the literature counts: 4 B Hq Sq Sk D, half of it if causal."""
    s = problem.sizes
    return 4.0 * s.B * s.Hq * s.Sq * s.Sk * s.D * (0.5 if problem.attributes.mask == "causal" else 1.0)


def moved_bytes(problem: Problem) -> float:
    s = problem.sizes
    return float(dtype_bytes(problem.attributes.dtype) * s.B * s.D * 2 * (s.Sq * s.Hq + s.Sk * s.Hkv))


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    data = CLASSES[problem.fill]
    if tensor.startswith("cu_seqlens") and is_ragged(problem):
        s = problem.sizes
        return Fill("offsets", ((s.total_q if tensor.endswith("q") else s.total_k) // s.B).bit_length() - 1)
    return {"Q": data.q, "K": data.k, "V": data.v}.get(tensor, Fill())


def tolerance(problem: Problem) -> Tolerance:
    weighs_all_alike = problem.attributes.mask == "full" and not is_ragged(problem)
    return value_tolerance(problem, weighs_all_alike)


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    if is_ragged(problem):
        o = OutputView("O", (s.total_q, s.Hq, s.D), (s.stride_os, s.stride_oh, 1), tolerance(problem))
        lse = OutputView("LSE", (s.Hq, s.total_q), (s.total_q, 1), LSE_TOLERANCE)
    else:
        strides = (s.stride_ob, s.stride_os, s.stride_oh, 1)
        o = OutputView("O", (s.B, s.Sq, s.Hq, s.D), strides, tolerance(problem))
        lse = OutputView("LSE", (s.B, s.Hq, s.Sq), (s.Hq * s.Sq, s.Sq, 1), LSE_TOLERANCE)
    return (o, lse) if "LSE" in problem.present else (o,)


def edge(
    problem: Problem,
    sq: int,
    sk: int,
    d: int,
    batch: int = 1,
    heads: tuple[int, int] = (2, 2),
    layout: str = "bshd",
    pad: int = 0,
    fill: str = "uniform",
    present: tuple[str, ...] = ("LSE",),
    align: int = 256,
    broadcast: tuple[str, ...] = (),
    **scalars: float,
) -> Problem:
    """An edge case with the problem's attributes and threads. `pad` elements lie between rows, heads and batches;
    strides named in `broadcast` are 0. Ragged cases have batch * sq / 2 rows of Q in all, and sequences up to sq
    long."""
    hq, hkv = heads
    sizes = {"B": batch, "Hq": hq, "Hkv": hkv, "Sq": sq, "Sk": sk, "D": d}
    for letter, length, count in (("q", sq, hq), ("k", sk, hkv), ("v", sk, hkv), ("o", sq, hq)):
        row = d + pad
        seq, head = (count * row, row) if layout == "bshd" else (row, length * row)
        sizes |= {f"stride_{letter}s": seq, f"stride_{letter}h": head, f"stride_{letter}b": length * count * row + pad}
    if "cu_seqlens_q" in present:
        sizes |= {"total_q": batch * sq // 2, "total_k": batch * sk // 2}
    sizes |= dict.fromkeys(broadcast, 0)
    values = {"alignment": ALIGNMENTS.index(scalars.pop("alignment", "bottom_right")), **scalars}
    return make_problem(OP, problem.attributes, sizes, problem.threads, values, present, fill, align)


RAGGED = ("LSE", "cu_seqlens_q", "cu_seqlens_k")


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where attention breaks, whatever the tiles: one row or key, none, more queries than keys and fewer, strides of
    every order, grouped heads, ragged batches with empty sequences, rows that see nothing, every class of data."""
    case = partial(edge, problem)
    common = (
        case(1, 1, 64),
        case(7, 63, 64, batch=2, heads=(4, 2)),
        case(65, 197, 64, layout="bhsd"),
        case(197, 65, 64, heads=(6, 1)),  # causal: the first rows see nothing
        case(33, 1000, 64, pad=8),
        case(17, 3333, 40, layout="bhsd", pad=16),
        case(130, 257, 8, heads=(1, 1)),
        case(0, 64, 64),
        case(63, 0, 64),
        case(200, 200, 64, fill="equal"),
        case(200, 200, 64, fill="extreme"),
        case(77, 130, 64, scale=0.5, present=()),
        case(70, 140, 64, batch=2, heads=(4, 2), broadcast=("stride_qb", "stride_kh", "stride_vb")),
        case(70, 140, 64, batch=2, heads=(4, 2), broadcast=("stride_qh", "stride_kb", "stride_vs")),
    )
    if problem.attributes.mask != "general":
        return common
    return (
        *common,
        case(64, 128, 64, batch=9, heads=(4, 2), present=RAGGED),
        case(128, 64, 64, batch=5, heads=(2, 1), present=RAGGED, fill="equal"),
        case(150, 150, 64, window_right=0),
        case(150, 100, 64, window_right=0, alignment="top_left"),
        case(100, 300, 64, window_right=0, alignment="top_left", fill="equal"),
        case(150, 250, 64, window_left=31, window_right=0, fill="equal"),
        case(250, 150, 64, window_left=0, window_right=17, alignment="top_left"),
        case(300, 300, 64, window_left=64, window_right=64),
        case(20, 2000, 64, window_left=100, window_right=3, fill="equal"),
        case(90, 110, 64, softcap=0.5),
        case(90, 110, 64, softcap=20.0, window_right=0),
        case(90, 110, 64, present=("LSE", "bias"), batch=2),
        case(90, 110, 64, present=("LSE", "alibi_slopes"), heads=(3, 3)),
        case(90, 110, 64, present=("LSE", "bias", "alibi_slopes"), softcap=2.0, window_left=40, window_right=5),
        case(64, 128, 64, batch=7, present=RAGGED, window_left=20, window_right=0),
        case(64, 128, 64, batch=7, present=(*RAGGED, "alibi_slopes"), window_right=0, alignment="top_left"),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """One row and key more and less than a tile, several tiles, and D at the tile's head size and one step below; rows
    are aligned as the tile's rules ask, no more."""
    case = partial(edge, problem, align=tile.pointer_alignment)
    m, n, d = (tile.lengths.get(size, (least,))[-1] for size, least in (("Sq", 64), ("Sk", 64), ("D", 64)))
    step = tile.multiple("D")
    pad = tile.multiple("stride_qs")
    common = (
        case(m - 1, n + 1, d, pad=pad),
        case(m + 1, max(1, n - 1), d - step, heads=(3, 1)),
        case(2 * m, 3 * n, d, batch=2, layout="bhsd", fill="equal"),
        case(2 * m + 5, 5 * n + 7, d, heads=(4, 2), pad=pad, layout="bhsd"),
        case(3 * n + 1, 3 * n + 1, d, fill="extreme"),
        case(m // 2 + 3, 2 * n + 9, d, batch=2, heads=(8, 1), pad=pad),
    )
    if problem.attributes.mask != "general":
        return common
    return (*common, case(256, 128, d, batch=5, heads=(2, 1), present=RAGGED))


OP = OpSpec(
    name="attention_forward",
    description="O = softmax(mask(scale Q K^T)) V",
    attributes=(
        Attribute(
            "dtype",
            ("f32", "f16", "bf16"),
            "bf16",
            doc="Type of Q, K, V, O and bias; scores and sums are f32",
            by_feature=(("bf16", "bf16"), ("f16", "f16")),
        ),
        Attribute(
            "mask",
            ("full", "causal", "general"),
            "full",
            doc="Which keys query i sees: full, all; causal, those up to i + Sk - Sq; general, what a run's scalars "
            "say, and only with it are soft cap, windows, bias, slopes and ragged batches read",
        ),
    ),
    sizes=SIZES,
    key_sizes=6,
    batch={"B": (1, 1, 4), "Sq": (128, 2048, 8192), "Sk": (2048, 2048, 8192)},
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
