"""The wgmma family for operands that the bulk copy engine can't read in place: rows that don't begin at multiples of 16
bytes. A prologue copies them into the workspace, with such rows; then all is as in wgmma.py."""

from collections.abc import Mapping
from dataclasses import replace
from math import ceil
from typing import Any

from codegen.arithmetic import all_of, maximum, minimum, none_of, where
from codegen.model import (
    Constraint,
    Extent,
    KernelSpec,
    Launch,
    Problem,
    Prologue,
    Region,
    RuntimeConstraint,
    SizeRule,
    TensorMap,
    Term,
    Values,
)

from .. import tensor_core as tc
from . import cost, legality, parts, tile, wgmma
from . import launch as launching

PACKED = {1: "A", 2: "B", 3: "AB"}
PROLOGUE_CTAS = 6  # on each SM, at most: loads_packed.cu.j2
RUN_BYTES = 2048  # of a row, that a warp copies at a time; gemm/pack_operand.h


def packed(k: KernelSpec) -> str:
    """The tensors that are copied."""
    return PACKED[k.config.PACK]


def size_names(tensor: str) -> tuple[str, str]:
    """Of its row stride and its batch stride."""
    return "ld" + tensor.lower(), "stride_" + tensor.lower()


def aligned_elements(k: KernelSpec) -> int:
    return tile.ALIGNED_BYTES // tile.element_bytes(k)


def stored_axes(k: KernelSpec, tensor: str) -> tuple[str, str]:
    """Sizes that are its rows and its columns in memory."""
    span = {"A": "M", "B": "N"}[tensor]
    return (span, "K") if tc.depth_contiguous(k)[tensor == "B"] else ("K", span)


def region(k: KernelSpec, rows: str, columns: str) -> Region:
    """A copy's: rows of whole lines, as many of all batches as there are. Boxes that lie over two lines of memory load
    slowly."""
    terms = (Term(columns, tile.row_elements(k)), Term(rows), Term("batch"))
    return Region(bytes_per=tile.ROW_BYTES, terms=terms)


def copy_strides(k: KernelSpec, rows: str, columns: str) -> tuple[Extent, Extent]:
    """Of its rows and its batches."""
    line = tile.row_elements(k)
    row = Term(columns, line)
    return Extent(line, (row,)), Extent(line, (row, Term(rows)))


def packed_map(k: KernelSpec, tensor_map: TensorMap) -> TensorMap:
    """The same tensor in its region, behind that of the sums."""
    tensor = tensor_map.tensor
    if tensor not in packed(k):
        return tensor_map
    strides = copy_strides(k, *stored_axes(k, tensor))
    return replace(tensor_map, tensor="workspace", region=1 + packed(k).index(tensor), strides=strides)


def prologue_terms(k: KernelSpec) -> tuple[Term, ...]:
    """As many CTAs as give each warp few rows of what is copied, whose lanes share a row; a product, though there may
    be two operands, because a CTA without work costs little."""
    has_rows_along_k = any(stored_axes(k, tensor)[0] == "K" for tensor in packed(k))
    return Term("M", 8), Term("N", 8), Term("K", 16 if has_rows_along_k else 1024), Term("batch")


def prologue_warps(k: KernelSpec, sizes: Values):
    ctas = 1
    for term in prologue_terms(k):
        ctas *= ceil(sizes[term.value] / term.divisor)
    most = PROLOGUE_CTAS * k.arch.device.compute_units
    return maximum(1, minimum(most, ctas)) * (parts.PROLOGUE_THREADS // 32)


def launch(k: KernelSpec) -> Launch:
    plain = launching.launch(k)
    return replace(
        plain,
        constants=(),  # the prologue waits
        workspace=replace(plain.workspace, more=tuple(region(k, *stored_axes(k, tensor)) for tensor in packed(k))),
        tensor_maps=tuple(packed_map(k, tensor_map) for tensor_map in plain.tensor_maps),
        prologue=Prologue(parts.PROLOGUE_THREADS, prologue_terms(k), PROLOGUE_CTAS),
    )


def names(k: KernelSpec) -> Mapping[str, Any]:
    return parts.names(k, "loads_packed", packed(k))


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    free = {name for tensor in packed(k) for name in size_names(tensor)}
    return (*(rule for rule in launching.rules(k) if rule.size not in free), SizeRule("K", max=launching.MOST_SPAN))


def pointer_alignment(k: KernelSpec) -> int:
    """Of every tensor, so one that the copy engine reads or writes in place asks it of the packed one, too."""
    if packed(k) == "AB" and not k.config.TMA_STORE:
        return tile.element_bytes(k)
    return tile.ALIGNED_BYTES


def packing_is_needed(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    def is_aligned(tensor: str) -> bool:
        return all_of(*(problem.sizes[name] % aligned_elements(k) == 0 for name in size_names(tensor)))

    return none_of(all_of(*(is_aligned(tensor) for tensor in packed(k))))


def tma_store_is_used(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """Kernels that copy both operands serve where nobody has tuned, so one is enough for all alignments."""
    return packed(k) == "AB" or legality.tma_store_is_used(k, problem, runtime)


# Fitted with fma.py's.
COPY_BYTES_PER_US = 4430000  # read and written
PROLOGUE_US = 0.966  # once
RUN_US = 0.613  # of a warp: each part of a row that it copies


def predict(k: KernelSpec):
    """What the kernel takes, and the copies before. It loads as if the copies lay as the operands do, though their
    rows are whole lines: that ranks better."""
    multiply_us = cost.predict(k)
    size = tile.element_bytes(k)

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        copied = runs = 0
        for tensor in packed(k):
            rows, columns = stored_axes(k, tensor)
            all_rows = s[rows] * where(s[size_names(tensor)[1]] == 0, 1, s.batch)
            copied += 2 * size * all_rows * s[columns]
            runs += all_rows * ceil(size * s[columns] / RUN_BYTES)
        copy_us = RUN_US * ceil(runs / prologue_warps(k, s)) + copied / COPY_BYTES_PER_US
        return multiply_us(problem, runtime) + copy_us + PROLOGUE_US

    return predicted_us


def config_name(k: KernelSpec) -> str:
    return f"{wgmma.config_name(k)}.pack{packed(k).lower()}"


FAMILY = replace(
    wgmma.FAMILY,
    name="wgmma_packed",
    description="wgmma for operands that the copy engine can't read in place: a prologue copies them to where it can.",
    parameters=wgmma.FAMILY.parameters
    | {
        "GROUPS": (1, 2),
        "BM": (64, 128, 256),
        "BN": (16, 32, 64, 128, 192, 256),
        "BK": lambda k: (tile.ROW_BYTES // tile.element_bytes(k),),
        "CLUSTER_M": (1,),
        "CLUSTER_N": (1,),
        "LEFT_ROWS": (0,),
        "PACK": tuple(PACKED),
    },
    constraints=(
        *wgmma.FAMILY.constraints,
        Constraint("unswapped packed tiles are at least 64 wide", lambda k: k.config.SWAP or k.config.BN >= 64),
        Constraint(
            "one warpgroup of a packed kernel holds up to 128 sums a thread, 96 of swapped tiles",
            lambda k: k.config.GROUPS > 1 or tile.sums_per_thread(k) <= (96 if k.config.SWAP else 128),
        ),
    ),
    runtime_constraints=(
        RuntimeConstraint("operands are packed only where the copy engine can't read one in place", packing_is_needed),
        RuntimeConstraint("C leaves by the copy engine where that and an operand's rows allow it", tma_store_is_used),
        RuntimeConstraint("swapped tiles hold all rows of A", legality.swapped_fits_one_tile),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", legality.general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", legality.split_pays),
        RuntimeConstraint("every output tile has its counters", legality.split_is_counted),
    ),
    launch=launch,
    names=names,
    rules=rules,
    pointer_alignment=pointer_alignment,
    config_name=config_name,
    defaults=lambda arch, attributes: (),
    predict=predict,
)
