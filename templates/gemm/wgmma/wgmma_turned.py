"""The wgmma family for operands of 32 bits that are stored along M or N: wgmma takes them along K only. A prologue
transposes them into the workspace, and copies there what else the copy engine can't read in place; then all is as in
wgmma.py for layout nt."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from codegen.arithmetic import any_of, where
from codegen.model import Constraint, KernelSpec, Launch, Problem, Prologue, RuntimeConstraint, SizeRule, Term, Values

from .. import tensor_core as tc
from . import cost, legality, parts, tile, wgmma, wgmma_packed

BLOCK = 32  # rows and columns that a warp transposes at a time; gemm/turn_operand.h
MOST_SUMS = 128  # of a thread, with the epilogue of 32-bit elements; ptxas of CUDA 13.0
# Fitted with fma.py's.
TURN_BYTES_PER_US = 4100000  # read and written
PROLOGUE_US = 2.66  # of the least copy


def along_depth(k: KernelSpec) -> KernelSpec:
    """What the kernel is once its operands are transposed."""
    return replace(k, attributes=Values({**k.attributes, "layout": "nt"}))


def turned(k: KernelSpec) -> str:
    """The tensors that are transposed."""
    return "".join(tensor for tensor, contiguous in zip("AB", tc.depth_contiguous(k), strict=True) if not contiguous)


def copied_in_order(k: KernelSpec) -> str:
    """The tensors that are copied, but not transposed."""
    return "".join(tensor for tensor in wgmma_packed.packed(k) if tensor not in turned(k))


def launch(k: KernelSpec) -> Launch:
    return replace(
        wgmma_packed.launch(along_depth(k)),
        prologue=Prologue(
            parts.PROLOGUE_THREADS,
            (Term("M", BLOCK), Term("N", BLOCK), Term("K", 4 * BLOCK), Term("batch")),
            wgmma_packed.PROLOGUE_CTAS,
        ),
    )


def names(k: KernelSpec) -> Mapping[str, Any]:
    return parts.names(along_depth(k), "loads_packed", wgmma_packed.packed(k), turned(k))


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    return wgmma_packed.rules(along_depth(k))


def copy_is_needed(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """Of what is not transposed."""
    names = [name for tensor in copied_in_order(k) for name in wgmma_packed.size_names(tensor)]
    aligned = wgmma_packed.aligned_elements(k)
    return not names or any_of(*(problem.sizes[name] % aligned != 0 for name in names))


def predict(k: KernelSpec):
    """What the kernel takes, and the copies before."""
    multiply_us = cost.predict(along_depth(k))
    rates = {tensor: TURN_BYTES_PER_US for tensor in turned(k)}
    rates |= {tensor: wgmma_packed.COPY_BYTES_PER_US for tensor in copied_in_order(k)}

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        copied_us = PROLOGUE_US
        for tensor, bytes_per_us in rates.items():
            batches = where(s[wgmma_packed.size_names(tensor)[1]] == 0, 1, s.batch)
            copied_us += 2 * tile.element_bytes(k) * s[{"A": "M", "B": "N"}[tensor]] * s.K * batches / bytes_per_us
        return multiply_us(problem, runtime) + copied_us

    return predicted_us


def config_name(k: KernelSpec) -> str:
    also = copied_in_order(k)
    return f"{wgmma.config_name(k)}.turn{turned(k).lower()}" + (f".pack{also.lower()}" if also else "")


FAMILY = replace(
    wgmma_packed.FAMILY,
    name="wgmma_turned",
    description="wgmma for operands of 32 bits stored along M or N: a prologue transposes them.",
    attributes={"dtype": ("tf32",), "layout": ("nn", "tn", "tt")},
    constraints=(
        Constraint("what is transposed is copied", lambda k: set(turned(k)) <= set(wgmma_packed.packed(k))),
        Constraint("a thread holds up to 128 sums: more spill", lambda k: tile.sums_per_thread(k) <= MOST_SUMS),
        *(
            Constraint(each.sentence, lambda k, holds=each.holds: holds(along_depth(k)))
            for each in wgmma_packed.FAMILY.constraints
        ),
    ),
    runtime_constraints=(
        RuntimeConstraint("an operand is copied only where it is transposed or can't be read in place", copy_is_needed),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", legality.general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", legality.split_pays),
        RuntimeConstraint("every output tile has its counters", legality.split_is_counted),
    ),
    launch=launch,
    names=names,
    rules=rules,
    pointer_alignment=lambda k: wgmma_packed.pointer_alignment(along_depth(k)),
    config_name=config_name,
    predict=predict,
)
