"""A kernel's launch, as its family states it, held against what the op has and what the library's table holds
(codegen/launch_words.py). Called where launches leave Python: by render, manifest and table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from codegen import formula
from codegen.dtypes import DATA_TYPES, dtype_bytes
from codegen.launch_words import MAX_REGIONS, MAX_TERMS, PRODUCT, REGION_ALIGNMENT, Launch, TensorMap, Term, Workspace
from codegen.model import CodegenError, KernelSpec, OpSpec
from codegen.words import COMPUTE_UNITS, WORKSPACE, Names, Word, walk

MAX_TENSOR_MAPS = 24  # kMaxTensorMaps
MAX_COMPUTED = 16  # kMaxComputed
MAX_THEN = 16  # as the tuner reads them

# CUDA driver API, cuTensorMapEncodeTiled.
BOX_LIMIT = 256
SWIZZLES = (0, 32, 64, 128)
TMA_ALIGNMENT = 16


def _tensor_map_faults(op: OpSpec, tensor_map: TensorMap, workspace: Workspace) -> Iterator[str]:
    rank = len(tensor_map.extents)
    tensors = (*(tensor.name for tensor in op.tensors), WORKSPACE)
    if tensor_map.tensor not in tensors:
        yield f"its tensor is {tensor_map.tensor!r}; valid are {', '.join(tensors)}"
    if tensor_map.dtype not in DATA_TYPES:
        yield f"its dtype is {tensor_map.dtype!r}; valid are {', '.join(DATA_TYPES)}"
        return
    if not 2 <= rank <= 5 or len(tensor_map.strides) != rank - 1 or len(tensor_map.box) != rank:
        yield (
            f"it has {rank} extents, {len(tensor_map.strides)} strides and {len(tensor_map.box)} lengths of a box;"
            " it needs 2 to 5 extents, one stride less, and as many lengths"
        )
        return
    if not all(1 <= length <= BOX_LIMIT for length in tensor_map.box):
        yield f"its box is {tensor_map.box}; valid are lengths of 1 to {BOX_LIMIT}"
    if tensor_map.swizzle not in SWIZZLES:
        yield f"its swizzle is {tensor_map.swizzle}; valid are {', '.join(map(str, SWIZZLES))}"
    row_bytes = tensor_map.box[0] * dtype_bytes(tensor_map.dtype)
    if row_bytes % TMA_ALIGNMENT != 0 or (tensor_map.swizzle != 0 and row_bytes > tensor_map.swizzle):
        yield f"a row of its box has {row_bytes} bytes; a multiple of 16 is needed, and no more than the swizzle"
    if not 0 <= tensor_map.set < tensor_map.sets:
        yield f"it is set {tensor_map.set} of {tensor_map.sets}"
    if tensor_map.tensor == WORKSPACE and not 0 <= tensor_map.region <= len(workspace.more):
        yield f"it begins at region {tensor_map.region}; the workspace has {1 + len(workspace.more)}"


def _computed_faults(op: OpSpec, kernel: KernelSpec, launch: Launch) -> Iterator[str]:
    if len(launch.computed) > MAX_COMPUTED:
        yield f"there are {len(launch.computed)} computed values; the library's parameter block holds {MAX_COMPUTED}"
    known = [*op.size_names(), *(parameter.name for parameter in kernel.family.runtime), COMPUTE_UNITS]
    attributes = [attribute.name for attribute in op.attributes]  # whose codes may have their names
    others = [WORKSPACE, *(argument.name for argument in op.arguments()), *(each.name for each in launch.tensor_maps)]
    for each in launch.computed:
        if not each.name.isidentifier() or each.name in formula.OPERATORS:
            yield f"computed value {each.name!r} has no name that kernels and formulas can call it by"
        if each.name in (*known, *others):
            yield f"computed value {each.name} has a name that means something already"
        if fault := next(formula.faults(each.formula), None):
            yield f"the formula of computed value {each.name} {fault}"
        valid = [*known, *attributes]
        if unknown := next((name for name in formula.value_names(each.formula) if name not in valid), None):
            yield f"the formula of computed value {each.name} names {unknown!r}; valid are {', '.join(valid)}"
        known.append(each.name)


def _products(word: Word, content: Any) -> Sequence[Sequence[Term]]:
    """The products that a word's value is made of."""
    if word.kind is PRODUCT:
        return [content]
    return content if word.kind.read == "lists" else []


def _faults(op: OpSpec, kernel: KernelSpec, launch: Launch) -> Iterator[str]:
    workspace = launch.workspace
    words = [(word, content) for word, content in walk(launch) if content != word.default]
    lengths = [0, *(len(product) for word, content in words for product in _products(word, content))]
    if (most := max(lengths)) > MAX_TERMS:
        yield f"a product has {most} terms; the library's table holds {MAX_TERMS}"
    if len(workspace.more) >= MAX_REGIONS:
        yield f"the workspace has {1 + len(workspace.more)} regions; the library's table holds {MAX_REGIONS}"
    varies = workspace.bytes_per or workspace.more
    if varies and workspace.fixed_bytes % REGION_ALIGNMENT != 0:
        yield f"the regions behind fixed_bytes begin at multiples of {REGION_ALIGNMENT} bytes"
    for word, _ in words:
        if word.only and kernel.family.kind != word.only:
            yield f"{word.name} is for {word.only} kernels only"
        if word.feature and word.feature not in kernel.arch.features:
            yield f"{kernel.arch.name} has no feature {word.feature}, which {word.name} takes"
    yield from _computed_faults(op, kernel, launch)
    if len(launch.then) > MAX_THEN:
        yield f"there are {len(launch.then)} further kernels; the tuner takes {MAX_THEN}"
    if launch.then and kernel.driver:
        yield f"further kernels are launched by nobody: the driver {kernel.driver} calls the first one alone"
    if launch.cooperative and (launch.overlap is not None or launch.prologue):
        yield "a cooperative launch begins when all before it has ended: no overlap, and no prologue"
    may_be_constant = [tensor.name for tensor in op.tensors if tensor.may_be_constant]
    if not set(launch.constants) <= set(may_be_constant):
        yield f"constants are {', '.join(launch.constants)}; valid are {', '.join(may_be_constant)}"
    runtime = [parameter.name for parameter in kernel.family.runtime]
    if launch.constants and (launch.overlap not in runtime or launch.prologue):
        yield "constants need a run-time parameter as overlap, and no prologue"
    for cut in (launch.cut_by_batch, launch.cut_by_team):
        if unknown := next((name for name in cut if name not in runtime), None):
            yield f"{unknown!r}, which cuts sums, is no run-time parameter; valid are {', '.join(runtime) or 'none'}"
    if launch.prologue and (launch.prologue.threads < 1 or launch.prologue.ctas_per_unit < 1):
        yield "a prologue has threads >= 1 and ctas_per_unit >= 1"
    if launch.ctas_per_unit < 0 or (launch.ctas_per_unit > 0 and launch.cluster[1:] != (1, 1)):
        yield "a persistent kernel has ctas_per_unit >= 1 and clusters along x only"
    if len(launch.tensor_maps) > MAX_TENSOR_MAPS:
        yield f"there are {len(launch.tensor_maps)} tensor maps; the library's parameter block holds {MAX_TENSOR_MAPS}"
    for tensor_map in launch.tensor_maps:
        for fault in _tensor_map_faults(op, tensor_map, workspace):
            yield f"tensor map {tensor_map.name}: {fault}"


def launch_of(op: OpSpec, kernel: KernelSpec) -> Launch:
    launch = kernel.family.launch(kernel)
    if fault := next(_faults(op, kernel, launch), None):
        raise CodegenError(f"launch of {kernel.id}: {fault}")
    return launch


def further_symbols(symbol: str, launch: Launch) -> tuple[str, ...]:
    """Names of the kernels of a unit that follow its first one, `symbol` (src/launch/launch.h: further_symbol)."""
    return tuple(f"{symbol}_{number}" for number in range(2, 2 + len(launch.then)))


def names_of(op: OpSpec, kernel: KernelSpec, launch: Launch) -> Names:
    """What the kernel's launch can name."""
    return Names(
        op.name,
        op.size_names(),
        runtime=tuple(parameter.name for parameter in kernel.family.runtime),
        tensors=tuple(tensor.name for tensor in op.tensors),
        computed=tuple(each.name for each in launch.computed),
        attributes=tuple(attribute.name for attribute in op.attributes),
    )
