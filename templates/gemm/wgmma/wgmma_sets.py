"""The wgmma family where rows of A and B begin anywhere. Rows of the left operand are dealt out to sets: eight, or two
where every second one begins at a multiple of 16 bytes. Those of a set begin equally far behind such a multiple, so the
copy engine reads tiles of one set in place. The right operand is first copied into the workspace, with rows along its
span: k tiles of it begin at any depth."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from codegen.arithmetic import any_of
from codegen.model import (
    Extent,
    KernelSpec,
    Launch,
    Problem,
    Prologue,
    RuntimeConstraint,
    SizeRule,
    TensorMap,
    Term,
    Values,
)

from . import cost, layout, legality, parts, tile, wgmma, wgmma_packed
from . import launch as launching

SETS = (2, 8)  # of rows of 16-bit elements: the second begins at a multiple of 16 bytes again, or the eighth
BLOCK_ROWS, BLOCK_DEPTH = 32, 64  # that a warp copies at a time; gemm/transpose_operand.h
# Fitted with fma.py's.
COPY_BYTES_PER_US = 2440000  # read and written
COPY_US = 2.83  # of the least copy
SWAPPED_ELEMENTS_PER_CLOCK = {2: 2.0, 8: 0.9}  # by sets: elements of C, so far apart, that an SM stores
MOST_COPIED = 4  # times the other operand: where more is copied, copying both (wgmma_packed) costs hardly more


def right(k: KernelSpec) -> tuple[str, str]:
    """The operand that is copied, and its span."""
    return ("A", "M") if k.config.SWAP else ("B", "N")


def left(k: KernelSpec) -> tuple[str, str]:
    """Span and row stride of the operand that is read in place."""
    return ("N", "ldb") if k.config.SWAP else ("M", "lda")


def copy_map(k: KernelSpec, map_right: TensorMap) -> TensorMap:
    _, span = right(k)
    return replace(
        map_right,
        tensor="workspace",
        region=1,
        extents=tuple(Extent(terms=(Term(size),)) for size in (span, "K", "batch")),
        strides=wgmma_packed.copy_strides(k, "K", span),
        box=(tile.row_elements(k), k.config.BK, 1),
    )


def prologue_ctas(k: KernelSpec) -> int:
    """On each SM, at most. With three the kernel finds room sooner, which counts where A has few rows: 256x4096x4100
    takes 22.9 us instead of 24.1 (./tilewright bench gemm_variants, on an H200)."""
    return 3 if k.config.SWAP and k.config.BN <= 128 else 4


def launch(k: KernelSpec) -> Launch:
    """wgmma's with a tensor map for each set of left's rows, and of C's where these are its own, and of the copy."""
    plain = launching.launch(k)
    _, span = right(k)
    copied = [copy_map(k, each) for each in plain.tensor_maps if each.name == "map_right"]
    in_place = [each for each in plain.tensor_maps if each.name != "map_right"]
    count = k.config.SETS
    maps = [*copied, *(replace(each, sets=count, set=number) for each in in_place for number in range(count))]
    return replace(
        plain,
        constants=(),
        workspace=replace(plain.workspace, more=(wgmma_packed.region(k, "K", span),)),
        tensor_maps=tuple(maps),
        prologue=Prologue(parts.PROLOGUE_THREADS, (Term(span, BLOCK_ROWS), Term("K", BLOCK_DEPTH)), prologue_ctas(k)),
    )


def names(k: KernelSpec) -> Mapping[str, Any]:
    return parts.names(k, "loads_sets", right(k)[0])


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Each set has a row, and its rows are SETS apart, which is a multiple of 16 bytes. Batches would have to begin at
    multiples of 16 bytes: there is one."""
    free = ("lda", "ldb", "stride_a", "stride_b", "batch")
    kept = (rule for rule in launching.rules(k) if rule.size not in free)
    rows, stride = left(k)
    count = k.config.SETS
    most = launching.MOST_STRIDE_BYTES // (count * tile.element_bytes(k)) - count
    apart = [SizeRule(stride, multiple=wgmma_packed.aligned_elements(k) // count, max=most)]
    apart += [SizeRule("ldc", max=most)] if k.config.TMA_STORE else []
    others = [SizeRule("K", max=launching.MOST_SPAN), SizeRule(rows, min=count), SizeRule("batch", max=1)]
    return (*kept, *apart, *others)


def is_needed(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    multiple = wgmma_packed.aligned_elements(k)
    return any_of(problem.sizes.lda % multiple != 0, problem.sizes.ldb % multiple != 0)


def sets_are_few(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    _, stride = left(k)
    return any_of(
        k.config.SETS == min(SETS), problem.sizes[stride] % (wgmma_packed.aligned_elements(k) // min(SETS)) != 0
    )


def copy_is_small(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    s = problem.sizes
    return s.M <= MOST_COPIED * s.N if k.config.SWAP else s.N <= MOST_COPIED * s.M


def config_name(k: KernelSpec) -> str:
    few = "" if k.config.SETS == max(SETS) else str(k.config.SETS)
    return f"{wgmma.config_name(k)}.sets{few}"


def predict(k: KernelSpec):
    """What the kernel takes, and the copy before."""
    multiply_us = cost.predict(k, SWAPPED_ELEMENTS_PER_CLOCK[k.config.SETS])
    _, span = right(k)
    size = tile.element_bytes(k)

    def predicted_us(problem: Problem, runtime: Values) -> float:
        copied_us = 2 * size * problem.sizes[span] * problem.sizes.K / COPY_BYTES_PER_US
        return multiply_us(problem, runtime) + copied_us + COPY_US

    return predicted_us


FAMILY = replace(
    wgmma.FAMILY,
    name="wgmma_sets",
    description="wgmma for rows that begin anywhere: one operand is read in place, in 2 or 8 sets, the other copied.",
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt",)},
    parameters=wgmma.FAMILY.parameters
    | {
        "GROUPS": (1, 2),
        "BM": (64, 128, 256),
        "BN": (64, 128, 192, 256),
        "BK": (tile.ROW_BYTES // 2,),
        "CLUSTER_M": (1,),
        "CLUSTER_N": (1, 2),  # a tile that is read in place, so from two lines of memory for each row, is shared
        "LEFT_ROWS": (0,),
        # While the prologue runs left fills them.
        "STAGES": lambda k: layout.stages(k, 12 if k.config.SWAP else 8),
        "SETS": SETS,
    },
    runtime_constraints=(
        RuntimeConstraint("rows begin where the copy engine can't read them in place", is_needed),
        RuntimeConstraint("there are no more sets than rows ask for", sets_are_few),
        RuntimeConstraint("an operand much larger than the other is not copied", copy_is_small),
        RuntimeConstraint("C leaves by the copy engine where its rows allow that", legality.tma_store_is_used),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", legality.general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", legality.split_pays),
        RuntimeConstraint("every output tile has its counters", legality.split_is_counted),
    ),
    launch=launch,
    names=names,
    rules=rules,
    config_name=config_name,
    defaults=lambda arch, attributes: (),
    predict=predict,
)
