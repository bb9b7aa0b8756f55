"""The words of a launch: all that a family's `launch(k)` can say, each declared here and nowhere else. What is said of
a word here is its comment in C++, too.

What follows from a declaration: its JSON in a manifest, its place in the linked table, and, by `python3 -m codegen
words`, the library's structs and how the tuner reads them (src/table/launch_words.h,
autotune/manifest/data_words.h: never edited). A new word is

1. a line in this file, `word(KIND, "what it means", default=...)`; with the default every other kernel is as it was;
2. `python3 -m codegen words`, which writes the headers again;
3. what it does: src/launch/launch.cpp makes numbers of it (its ResolvedLaunch), which src/backend/ launches with;
   `launch_reads` in src/files/record_layer.cpp, where it counts something by run-time values, which must not be 0 then;
4. what it can't be, unless its kind or `only` and `feature` say so: codegen/launch.py;
5. a test, and the family that says it.

A new kind of fill, role or scalar is a line at the end of this file; for a fill also what the checker writes
(autotune/device/checker_thrust.h)."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.formula import FORMULA
from codegen.words import (
    COUNT,
    FLAG,
    INDEX,
    NAME,
    POSITIVE,
    POSITIVE_COUNT,
    POSITIVE_INDEX,
    RUNTIME,
    SIZE,
    TENSOR,
    TENSORS,
    TYPE,
    VALUE,
    axes,
    counts,
    one,
    several,
    shared,
    struct,
    word,
)

# Name in C++, value, comment.
LIMITS = {
    "MAX_TERMS": ("kMaxTerms", 6, "terms of a product"),
    "MAX_REGIONS": ("kMaxRegions", 4, "parts of a workspace"),
    "REGION_ALIGNMENT": ("kRegionAlignment", 256, "bytes: where a part of a workspace begins"),
    "MAX_TENSOR_MAP_RANK": ("kMaxTensorMapRank", 5, "axes of a tensor map"),
}
MAX_TERMS, MAX_REGIONS, REGION_ALIGNMENT, MAX_TENSOR_MAP_RANK = (value for _, value, _ in LIMITS.values())


@struct("Term", is_list=True, is_positional=True)
@dataclass(frozen=True)
class Term:
    """sets * ceil(ceil(value / sets) / divisor): the parts into which a length is cut, or so many sets that share
    it."""

    value: str | None = word(
        VALUE, "a size, a run-time parameter, a computed value, or the compute units; none is 1",
        default=None, always=True,
    )  # fmt: skip
    divisor: int = word(POSITIVE, "what a part is long", default=1, always=True)
    sets: int = word(POSITIVE, "they share the parts", default=1)


COOPERATIVE = (
    "all CTAs run at once, and may wait for each other (cooperative launch). A grid that is larger than what the "
    "device holds at once is an error where a plan is made"
)

PRODUCT = several(Term, "kMaxTerms", "Product")


@struct("ScaledProduct", is_list=True)
@dataclass(frozen=True)
class Extent:
    """factor * product(terms)"""

    factor: int = word(SIZE, "a number", default=1, always=True)
    terms: tuple[Term, ...] = word(PRODUCT, "what it is multiplied by", default=(), always=True)


@struct("WorkspaceRegion")
@dataclass(frozen=True)
class Region:
    """bytes_per * product(terms) bytes, and none unless value `when` > 1."""

    bytes_per: int = word(SIZE, "0: there is no region", default=0, always=True)
    terms: tuple[Term, ...] = word(PRODUCT, "how many of them", default=(), always=True)
    when: str | None = word(VALUE, "none: always", default=None, always=True)


@struct("WorkspaceRule")
@dataclass(frozen=True)
class Workspace:
    """Workspace in bytes: fixed_bytes, then region 0 (bytes_per, terms, when) and those of `more`, each beginning at
    the next multiple of 256: begin[0] = up(fixed_bytes), begin[i + 1] = up(begin[i] + bytes[i]), and a region whose
    condition does not hold has 0 bytes. Nothing at all, fixed bytes included, where no region's condition holds.
    Contract for GPU workspace: its first fixed_bytes must be zero before the first launch that uses it; every kernel
    leaves them zero. The rest may hold anything."""

    fixed_bytes: int = word(SIZE, "zero before and after each launch", default=0, always=True)
    bytes_per: int = word(SIZE, "of region 0", default=0, always=True)
    terms: tuple[Term, ...] = word(PRODUCT, "of region 0", default=(), always=True)
    when: str | None = word(VALUE, "of region 0; none: always", default=None, always=True)
    more: tuple[Region, ...] = word(several(Region, "kMaxRegions - 1"), "regions 1, 2, ...", default=())


@struct("TensorMapSpec")
@dataclass(frozen=True)
class TensorMap:
    """A CUtensorMap, made from the run's pointer: by it the tensor memory accelerator (TMA) moves boxes of a tensor. It
    is member `name` of a kernel's Params, behind the run-time parameters; its template includes "common/tensor_map.h".
    Maps of one name follow each other and are an array in Params.

    Axes are listed innermost first; the innermost stride is 1 and not listed. An extent of 0 counts as 1, and so does
    that of an axis whose stride is 0. What lies outside of the extents is read as zeros.

    The hardware wants addresses and strides that are multiples of 16 bytes. Where a problem or a pointer does not obey,
    the launch is an error, or, of an `optional` map, the map is all zeros: its kernel tests the same condition and
    takes another path. A map of an absent tensor or of an empty workspace region is all zeros, too.

    With `sets` > 1 the map has every sets-th index of axis 1, from number `set` on (which must exist). Where the first
    of these does not begin at a multiple of 16 bytes the map begins at the one before it: axis 0 is so much longer, and
    its index 0 so many elements in front of the row. With 16 bytes / sizeof(element) sets, rows may begin anywhere."""

    name: str = word(NAME, "in Params", member=None)
    tensor: str = word(TENSOR, 'index among the op\'s tensors, or kWorkspaceTensor ("workspace")')
    region: int = word(INDEX, "of the workspace: where it begins", default=0, always=True, kw_only=True)
    dtype: str = word(TYPE, "tf32 is moved as f32: no bit changes", member="type")
    rank: int = word(INDEX, "2 to 5 axes", default=0, always=True, in_manifest=False, init=False)
    extents: tuple[Extent, ...] = word(several(Extent, "kMaxTensorMapRank"), "elements")
    strides: tuple[Extent, ...] = word(
        several(Extent, "kMaxTensorMapRank - 1"), "elements from one index of axis i + 1 to the next"
    )
    box: tuple[int, ...] = word(counts("kMaxTensorMapRank", braces=2), "elements along each axis, at most 256")
    swizzle: int = word(COUNT, "bytes: 0, 32, 64, 128", default=0, always=True, member="swizzle_bytes")
    optional: bool = word(FLAG, "all zeros where the hardware does not take it", default=False, always=True)
    sets: int = word(POSITIVE_INDEX, "1: every index of axis 1", default=1)
    set: int = word(INDEX, "below `sets`", default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rank", len(self.extents))


@struct("ComputedValue")
@dataclass(frozen=True)
class Computed:
    """A value that the host computes from a problem's sizes, the run-time parameters, the compute units and the
    computed values before it. Every word that names a value may name it, and kernels have it in their Params, a
    `long long` behind the run-time parameters.

    It is computed in 64 bits. What does not fit in them, a division by 0, and a result below 0 are errors where a plan
    is made, and dispatch chooses another kernel."""

    name: str = word(NAME, "in Params")
    formula: tuple[int | str, ...] = word(FORMULA, "in postfix order: codegen/formula.py makes it of an expression")


@struct("FollowingKernel")
@dataclass(frozen=True)
class Following:
    """A further kernel of the unit: `<symbol>_2`, `<symbol>_3`, ... in this order, with the same parameters. It begins
    when the one before it has ended, and sees all that it wrote."""

    block: tuple[int, int, int] = word(counts("3"), "threads", default=(1, 1, 1), always=True)
    cluster: tuple[int, int, int] = word(
        counts("3"), "CTAs", default=(1, 1, 1), always=True, only="cuda", feature="cluster"
    )
    smem_bytes: int = word(COUNT, "dynamic shared memory of a CTA", default=0, always=True)
    grid: tuple[tuple[Term, ...], tuple[Term, ...], tuple[Term, ...]] = word(
        axes(PRODUCT, "3"), "as that of the first kernel: a product of 0 skips this kernel alone",
        default=((), (), ()), always=True,
    )  # fmt: skip
    cooperative: bool = word(FLAG, COOPERATIVE, default=False, only="cuda")


@struct("Prologue")
@dataclass(frozen=True)
class Prologue:
    """A second kernel of the unit, `<symbol>_prologue`, that runs before with the same parameters: as many CTAs along x
    as the product of `terms`, but no more than ctas_per_unit on each compute unit: they loop over the rest."""

    threads: int = word(POSITIVE_COUNT, "of a CTA; 0: there is no prologue")
    terms: tuple[Term, ...] = word(PRODUCT, "pieces of work, each a CTA's")
    ctas_per_unit: int = word(POSITIVE_COUNT, "that run at once")


@struct("LaunchSpec")
@dataclass(frozen=True)
class Launch:
    """How a kernel is launched."""

    computed: tuple[Computed, ...] = word(shared(Computed), "what the host computes", default=(), kw_only=True)
    block: tuple[int, int, int] = word(counts("3"), "threads", default=(1, 1, 1), always=True)
    cluster: tuple[int, int, int] = word(
        counts("3"), "CTAs", default=(1, 1, 1), always=True, only="cuda", feature="cluster"
    )
    smem_bytes: int = word(COUNT, "dynamic shared memory of a CTA", default=0, always=True)
    grid: tuple[tuple[Term, ...], tuple[Term, ...], tuple[Term, ...]] = word(
        axes(PRODUCT, "3"),
        "CTAs (CUDA), or calls of the kernel (CPU without a driver). A product of 0 launches nothing; what CUDA can't "
        "launch (2^31 along x, 2^16 along y or z) is refused where a plan is made, and another kernel chosen",
        default=((), (), ()),
        always=True,
    )
    loops_z: bool = word(
        FLAG,
        "the kernel strides along z by the grid's length, so that a grid cut to what CUDA launches does all of it",
        default=False,
        only="cuda",
    )
    workspace: Workspace = word(one(Workspace), "what it needs beside its tensors", default=Workspace(), always=True)
    tensor_maps: tuple[TensorMap, ...] = word(
        several(TensorMap, "kMaxTensorMaps"), "at the end of the parameter block, in this order",
        default=(), only="cuda", member=None, always=True,
    )  # fmt: skip
    ctas_per_unit: int = word(
        COUNT,
        "n > 0: a persistent kernel. The x product counts pieces of work of which a cluster takes one; min(product, "
        "max(1, n * compute units / cluster x)) clusters are launched along x, and they loop over the rest",
        default=0,
        only="cuda",
    )
    overlap: str | None = word(
        VALUE,
        "while this value is not 0 the kernel may begin before the one ahead of it in its stream has ended, for "
        "which it waits itself (programmatic dependent launch, templates/common/dependent_launch.h). Where there is "
        "a prologue that is said of it, and the kernel may always begin once all CTAs of its prologue have let it, "
        "and waits for what they do",
        default=None,
        only="cuda",
        feature="dependent_launch",
    )
    constants: tuple[str, ...] = word(
        TENSORS,
        "bit i: where `overlap` is 3 the kernel reads tensor i before it has waited. A plan makes that of a 2, for "
        "runs whose Arguments::constants have all these bits, and the tuner to tell kernels apart that tie",
        default=(),
    )
    prologue: Prologue | None = word(
        one(Prologue), "what runs before", default=None, only="cuda", feature="dependent_launch"
    )
    cooperative: bool = word(FLAG, COOPERATIVE, default=False, only="cuda")
    then: tuple[Following, ...] = word(shared(Following), "what runs behind it", default=())
    cut_by_batch: tuple[str, ...] = word(
        RUNTIME,
        "bit i: while run-time parameter i is not 1, where the parts of a row's sums begin, or whether there may be "
        "parts, depends on the sizes of the batch: such an instance is none of Numerics::batch_invariant",
        default=(),
    )
    cut_by_team: tuple[str, ...] = word(
        RUNTIME,
        "bit i: while run-time parameter i is not 1, where the parts of a row's sums begin depends on how many threads "
        "are free when a run begins: such an instance is none of Numerics::deterministic, nor batch_invariant",
        default=(),
        only="cpu",
    )


# ----------------------------------------------------------------------------------------------------------------- data

# What lies in a tensor, times 2^exponent: a Fill's kinds, as the checker makes them.
FILL_KINDS = {
    "uniform": "multiples of 2^-13 in [-1, 1]",
    "small_int": "-4..4",
    "wide": "+-2^e with e in -3..3",
    "infinite": "small_int, but one element in 64 is +-inf",
    "zero": "zeros",
    "one": "ones",
    "positive": "multiples of 2^-13 in (0, 1]",
    "normal": "about normal, of mean 0 and deviation 1, within 3.5",
}
# Of a Fill that has a function.
EXTERNAL_FILL_KIND = {"external": "what the user's Python makes"}
# The same of i32 tensors of n elements.
INDEX_FILL_KINDS = {
    "offsets": "0 = o[0] <= o[1] <= ... <= o[n - 1] = n - 1, neighbours 0 to 2 apart",
    "lengths": "0 to 2^exponent, the first one that long, the second one 0",
    "permutation": "0 to n - 1, each once (exponent 0)",
    "indices": "0 to limit - 1, at random",
    "even_ends": "where n parts of 0 to limit end that are alike",
    "random_ends": "the same of parts at random, up to twice as long, some empty",
    "skewed_ends": "the same of parts as 1, 7, 19, 37, ...: few are long",
    "one_end": "the same of parts of which one has all",
    "wrong_ends": "the same with some that lie before others, below 0 or behind limit",
}
TENSOR_ROLES = {"in": "read", "out": "written", "inout": "written; what was there is read unless its scale is 0"}
SCALAR_TYPES = {"f32": "float", "i32": "int, 32 bits"}
