"""Attention of a few new queries to a long cache of keys and values: O = softmax(mask(scale * Q K^T)) V.

Q [B, Sq, Hq, D], O as Q, LSE [B, Hq, Sq] in f32; any strides with contiguous D. Query head h attends to head
h * Hkv / Hq of the cache. A row with nothing to attend to gives zeros, its LSE -inf.

kv_cache: contiguous: K and V [B, Sk, Hkv, D]; paged: K and V [any, page_size, Hkv, D] (stride_kb, stride_vb: from
page to page), and page_table [B, stride_table] says which page holds keys i * page_size and up of a sequence.
Sequence b has seqlens_k[b] keys (at most Sk; Sk without seqlens_k). Its queries are the last Sq positions: query i is
at i + keys - Sq, and sees window_left and window_right keys beside its position (-1: all; causal: window_right=0).

dtype f16_e4m3, bf16_e4m3: Q and O of the first, K and V of 8-bit floats, of which a key's numbers are
scale_k[outer * stride_scale_kb + head * stride_scale_kh] times as large, and its values scale_v[...] times: `outer` is
the sequence, or the page of a paged cache. Strides of 0 are one scale for all of them."""

from collections.abc import Callable

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
    dtype_bytes,
)
from codegen.problems import make_problem
from templates.attention_decode.cache import CACHES, E4M3, cache_type, row_type
from templates.attention_forward.error import CLASSES, LSE_TOLERANCE, value_tolerance
from templates.attention_forward.heads import MOST_DISTANCE, MOST_HEAD, MOST_LENGTH, MOST_QUERIES

SIZES = (
    Size("B", 1, doc="Sequences of the batch; 0: there is nothing to do"),
    Size("Hq", doc="Heads of Q and O; 0: there is nothing to do"),
    Size("Hkv", divides="Hq", doc="Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down"),
    Size(
        "Sq",
        1,
        maximum=MOST_QUERIES,
        doc="New queries of each sequence, its last positions: query i is at keys - Sq + i",
    ),
    Size(
        "Sk",
        maximum=MOST_LENGTH,
        doc="Keys of each sequence, those of the new queries included; with seqlens_k of the longest at least",
    ),
    Size("D", maximum=MOST_HEAD, doc="Elements of a head's row; 0: there is nothing to do"),
    Size(
        "page_size",
        ByAttribute("kv_cache", {"contiguous": ("Sk",), "paged": 16}),
        minimum=ByAttribute("kv_cache", {"contiguous": 0, "paged": 1}),
        doc="Keys of a page; unused where the cache is contiguous",
    ),
    Size("stride_table", "ceil(Sk / page_size)", doc="Entries from one sequence's row of page_table to the next"),
    Size("stride_qs", ("Hq", "D"), minimum=("D",), doc="Elements from one query of Q to the next"),
    Size("stride_qh", ("D",), minimum=("D",), doc="Elements from one head of Q to the next"),
    Size("stride_qb", ("Sq", "stride_qs"), doc="Elements from one sequence of Q to the next"),
    Size("stride_ks", ("Hkv", "D"), minimum=("D",), doc="Elements from one key of K to the next"),
    Size("stride_kh", ("D",), minimum=("D",), doc="Elements from one head of K to the next"),
    Size(
        "stride_kb",
        ByAttribute("kv_cache", {"contiguous": ("Sk", "stride_ks"), "paged": ("page_size", "stride_ks")}),
        doc="Elements from one sequence of K to the next, of a paged cache from one page to the next",
    ),
    Size("stride_vs", ("Hkv", "D"), minimum=("D",), doc="Elements from one key's value in V to the next"),
    Size("stride_vh", ("D",), minimum=("D",), doc="Elements from one head of V to the next"),
    Size(
        "stride_vb",
        ByAttribute("kv_cache", {"contiguous": ("Sk", "stride_vs"), "paged": ("page_size", "stride_vs")}),
        doc="Elements from one sequence of V to the next, of a paged cache from one page to the next",
    ),
    Size("stride_os", ("Hq", "D"), minimum=("D",), doc="Elements from one query's row of O to the next"),
    Size("stride_oh", ("D",), minimum=("D",), doc="Elements from one head of O to the next"),
    Size("stride_ob", ("Sq", "stride_os"), doc="Elements from one sequence of O to the next"),
    *(
        Size(
            f"stride_scale_{letter}{axis}",
            0,
            only={"dtype": E4M3},
            doc=f"Elements from one {of} scale in scale_{letter} to the next; 0: one scale for all of them",
        )
        for letter in "kv"
        for axis, of in (("b", "sequence's (of a paged cache, page's)"), ("h", "head's"))
    ),
)

SCALARS = (
    Scalar("scale", "f32", 0.0, least=0, doc="Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D)"),
    Scalar("softcap", "f32", 0.0, doc="Scores become softcap * tanh(score / softcap); 0: they stay"),
    Scalar(
        "window_left",
        "i32",
        -1,
        least=-1,
        most=MOST_DISTANCE,
        doc="So many keys before its own position does a query see; -1: all",
    ),
    Scalar(
        "window_right",
        "i32",
        -1,
        least=-1,
        most=MOST_DISTANCE,
        doc="So many keys behind its own position does a query see; 0: none, which is causal; -1: all",
    ),
)


def _cache(letter: str) -> ShapeByAttribute:
    strides = (f"stride_{letter}b", f"stride_{letter}s", f"stride_{letter}h")
    return ShapeByAttribute(
        "kv_cache",
        {
            "contiguous": Shape(("B", "Sk", "Hkv", "D"), strides),
            "paged": Shape(("any", "page_size", "Hkv", "D"), strides),
        },
    )


def _scale(letter: str) -> Tensor:
    strides = (f"stride_scale_{letter}b", f"stride_scale_{letter}h")
    shapes = {"contiguous": Shape(("B", "Hkv"), strides), "paged": Shape(("any", "Hkv"), strides)}
    return Tensor(
        f"scale_{letter}",
        "in",
        optional=True,
        only={"dtype": E4M3},
        narrow=True,
        shape=ShapeByAttribute("kv_cache", shapes),
        doc=f"What the numbers of {letter.upper()} are multiplied by: of each sequence, or page of a paged cache, and "
        "head; null: 1",
    )


TENSORS = (
    Tensor(
        "Q",
        "in",
        shape=Shape(("B", "Sq", "Hq", "D"), ("stride_qb", "stride_qs", "stride_qh")),
        doc="New queries",
    ),
    Tensor("K", "in", shape=_cache("k"), doc="Keys: the cache, which holds those of the new queries too"),
    Tensor("V", "in", shape=_cache("v"), doc="The keys' values"),
    Tensor(
        "O",
        "out",
        shape=Shape(("B", "Sq", "Hq", "D"), ("stride_ob", "stride_os", "stride_oh")),
        doc="Result, 0 for a query that sees no key",
    ),
    Tensor(
        "LSE",
        "out",
        optional=True,
        narrow=True,
        shape=Shape(("B", "Hq", "Sq")),
        doc="Natural logarithm of a query's sum of exp(score), -inf where it sees no key",
    ),
    Tensor(
        "page_table",
        "in",
        only={"kv_cache": ("paged",)},
        narrow=True,
        shape=Shape(("B", "ceil(Sk / page_size)"), ("stride_table",)),
        doc="Entry i of a sequence's row: the page of K and V that holds its keys from i * page_size on. Numbers of "
        "pages are not checked",
    ),
    Tensor(
        "seqlens_k",
        "in",
        optional=True,
        narrow=True,
        shape=Shape(("B",)),
        most="Sk",
        doc="Keys of each sequence, at most Sk; null: Sk of each",
    ),
    _scale("k"),
    _scale("v"),
)
SCALES = ("scale_k", "scale_v")
DTYPES = {"LSE": "f32", "page_table": "i32", "seqlens_k": "i32", **dict.fromkeys(SCALES, "f32")}


def tensor_dtype(tensor: str, attributes) -> str:
    return DTYPES.get(tensor) or (cache_type(attributes) if tensor in ("K", "V") else row_type(attributes))


def is_paged(problem: Problem) -> bool:
    return problem.attributes.kv_cache == "paged"


def table_elements(problem: Problem) -> int:
    s = problem.sizes
    return (s.B - 1) * s.stride_table + -(-s.Sk // max(1, s.page_size)) if s.B > 0 else 0


def elements(problem: Problem) -> dict[str, int]:
    s = problem.sizes
    # As many pages as entries of the table, of which the checker makes a permutation.
    pages, page_size = (table_elements(problem), s.page_size) if is_paged(problem) else (s.B, s.Sk)

    def extent(letter: str, outer: int, length: int, heads: int) -> int:
        if 0 in (outer, length, heads, s.D):
            return 0
        steps = ((outer - 1, "b"), (length - 1, "s"), (heads - 1, "h"))
        return sum(count * s[f"stride_{letter}{axis}"] for count, axis in steps) + s.D

    def scales(letter: str) -> int:
        if 0 in (pages, s.Hkv):
            return 0
        return (pages - 1) * s[f"stride_scale_{letter}b"] + (s.Hkv - 1) * s[f"stride_scale_{letter}h"] + 1

    return {
        "Q": extent("q", s.B, s.Sq, s.Hq),
        "K": extent("k", pages, page_size, s.Hkv),
        "V": extent("v", pages, page_size, s.Hkv),
        "O": extent("o", s.B, s.Sq, s.Hq),
        "LSE": s.B * s.Hq * s.Sq,
        "page_table": table_elements(problem),
        "seqlens_k": s.B,
        "scale_k": scales("k"),
        "scale_v": scales("v"),
    }


def flops(problem: Problem) -> float:
    s = problem.sizes
    return 4.0 * s.B * s.Hq * s.Sq * s.Sk * s.D


def moved_bytes(problem: Problem) -> float:
    s = problem.sizes
    rows, cache = dtype_bytes(row_type(problem.attributes)), dtype_bytes(cache_type(problem.attributes))
    return float(s.B * s.D * 2 * (rows * s.Sq * s.Hq + cache * s.Sk * s.Hkv))


def tensor_fill(tensor: str, problem: Problem) -> Fill:
    if tensor == "page_table":
        return Fill("permutation")
    if tensor == "seqlens_k":
        return Fill("lengths", max(1, problem.sizes.Sk).bit_length() - 1)
    if tensor in SCALES:
        return Fill("positive")
    data = CLASSES[problem.fill]
    return {"Q": data.q, "K": data.k, "V": data.v}.get(tensor, Fill())


def outputs(problem: Problem) -> tuple[OutputView, ...]:
    s = problem.sizes
    weighs_all_alike = "seqlens_k" not in problem.present and problem.scalars.window_left < 0
    weighs_all_alike = weighs_all_alike and problem.scalars.window_right < 0 and "scale_v" not in problem.present
    tolerance = value_tolerance(problem, weighs_all_alike, row_type(problem.attributes))
    strides = (s.stride_ob, s.stride_os, s.stride_oh, 1)
    o = OutputView("O", (s.B, s.Sq, s.Hq, s.D), strides, tolerance)
    lse = OutputView("LSE", (s.B, s.Hq, s.Sq), (s.Hq * s.Sq, s.Sq, 1), LSE_TOLERANCE)
    return (o, lse) if "LSE" in problem.present else (o,)


def edge(
    problem: Problem,
    sk: int,
    d: int,
    sq: int = 1,
    batch: int = 1,
    heads: tuple[int, int] = (4, 2),
    layout: str = "bshd",
    pad: int = 0,
    page_size: int = 16,
    fill: str = "uniform",
    present: tuple[str, ...] = ("LSE",),
    align: int = 256,
    broadcast: tuple[str, ...] = (),
    scales: str = "",
    **scalars: float,
) -> Problem:
    """An edge case with the problem's attributes and threads. `pad` elements lie between rows, heads and batches (or
    pages); page_size counts where the problem's cache is paged; strides named in
    `broadcast` are 0. `scales`: that an 8-bit cache has, of the whole, of each head, or of each sequence or page and
    head."""
    hq, hkv = heads
    sizes = {"B": batch, "Hq": hq, "Hkv": hkv, "Sq": sq, "Sk": sk, "D": d}
    length = sk
    if is_paged(problem):
        sizes |= {
            "page_size": page_size,
            "stride_table": -(-sk // page_size) + 1,
        }  # an entry more than a sequence needs
        length = page_size
    for letter, rows, count in (("q", sq, hq), ("k", length, hkv), ("v", length, hkv), ("o", sq, hq)):
        row = d + pad
        seq, head = (count * row, row) if layout == "bshd" else (row, rows * row)
        sizes |= {f"stride_{letter}s": seq, f"stride_{letter}h": head, f"stride_{letter}b": rows * count * row + pad}
    if scales:
        present = (*present, *SCALES)
        of_page, of_head = {"whole": (0, 0), "head": (0, 1), "page": (hkv + 1, 1)}[scales]
        sizes |= {"stride_scale_kb": of_page, "stride_scale_kh": of_head}
        sizes |= {"stride_scale_vb": of_page, "stride_scale_vh": of_head}
    sizes |= dict.fromkeys(broadcast, 0)
    return make_problem(OP, problem.attributes, sizes, problem.threads, scalars, present, fill, align)


RAGGED = ("LSE", "seqlens_k")


def edges(problem: Problem) -> tuple[Problem, ...]:
    """Where decoding breaks, whatever the tiles: one key, none, fewer keys than queries, lengths of every kind, groups
    of heads up to all, pages of one key and of odd sizes, every class of data."""

    def case(sk: int, d: int = 64, **options) -> Problem:
        return edge(problem, sk, d, **options)

    return (
        case(1),
        case(0, sq=2, batch=2),
        case(63, batch=2, heads=(2, 2)),
        case(197, heads=(6, 1), layout="bhsd", page_size=64),
        case(1000, batch=3, page_size=1),
        case(3333, d=40, pad=16, page_size=7),
        case(257, d=8, heads=(1, 1)),
        case(130, sq=3, heads=(33, 1), window_right=0),
        case(5, sq=9, window_right=0),  # the first queries see nothing
        case(2049, batch=9, heads=(8, 2), present=RAGGED, page_size=32),
        case(300, sq=4, batch=5, present=RAGGED, window_right=0, fill="equal"),
        case(700, sq=2, window_left=100, window_right=0, fill="equal"),
        case(700, batch=4, window_left=17, present=RAGGED, page_size=128),
        case(500, softcap=0.5),
        case(500, heads=(8, 1), fill="extreme"),
        case(500, heads=(8, 8), fill="equal", layout="bhsd"),
        case(77, scale=0.5, present=()),
        case(150, sq=2, batch=3, broadcast=("stride_qb", "stride_kh", "stride_vb")),
        case(150, sq=2, batch=3, broadcast=("stride_qh", "stride_kb", "stride_vs")),
        *(_scaled_edges(case) if problem.attributes.dtype in CACHES else ()),
    )


def _scaled_edges(case: Callable[..., Problem]) -> tuple[Problem, ...]:
    """Scales of all kinds, with all that scores are changed by."""
    return (
        case(150, scales="whole"),
        case(300, sq=2, batch=3, scales="head", window_right=0),
        case(700, batch=4, heads=(8, 4), scales="page", present=RAGGED, page_size=7),
        case(333, sq=2, scales="page", page_size=64, softcap=0.5, window_left=100),
        case(200, heads=(6, 3), scales="page", fill="equal", broadcast=("stride_scale_kb", "stride_scale_vh")),
    )


def tile_edges(problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """One key more and less than a step, rows of Q more and less than a tile, and D at the tile's head size and one
    step below; rows are aligned as the tile's rules ask, no more."""
    rows, n, d = (tile.lengths.get(size, (least,))[-1] for size, least in (("Sq", 16), ("Sk", 64), ("D", 64)))
    step = tile.multiple("D")
    pad = tile.multiple("stride_qs")

    def case(sk: int, d: int = d, **options) -> Problem:
        return edge(problem, sk, d, align=tile.pointer_alignment, **options)

    return (
        case(n + 1, sq=rows, heads=(1, 1), pad=pad),
        case(max(1, n - 1), d - step, sq=rows + 1, heads=(3, 1)),
        case(3 * n, batch=7, heads=(2, 2), layout="bhsd", fill="equal"),
        case(40 * n + 7, heads=(8, 1), pad=pad, page_size=48),
        case(9 * n + 5, batch=5, heads=(16, 2), sq=2, window_right=0, present=RAGGED),
        *((case(5 * n + 3, batch=2, scales="page", page_size=5),) if problem.attributes.dtype in CACHES else ()),
    )


OP = OpSpec(
    name="attention_decode",
    description="O = softmax(mask(scale Q K^T)) V, few queries, long caches",
    attributes=(
        Attribute(
            "dtype",
            ("f32", "f16", "bf16", *CACHES),
            "bf16",
            doc="Type of Q, K, V and O, or that of Q and O and that of the cache, K and V; scores and sums are f32",
            by_feature=(("bf16", "bf16"), ("f16", "f16")),
            added=CACHES,
        ),
        Attribute(
            "kv_cache",
            ("contiguous", "paged"),
            "contiguous",
            doc="Where keys lie: contiguous, each sequence's one behind the other; paged, in pages that page_table "
            "names",
        ),
    ),
    sizes=SIZES,
    key_sizes=6,
    batch={"B": (1, 16, 128), "Sk": (1024, 4096, 16384)},
    scalars=SCALARS,
    tensors=TENSORS,
    tensor_dtype=tensor_dtype,
    elements=elements,
    flops=flops,
    bytes=moved_bytes,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    tensor_fill=tensor_fill,
    peak_dtype=row_type,
)
