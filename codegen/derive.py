"""What follows from an op's declaration, unless the declaration says it: sizes from the shapes of tensors, lengths and
bytes of tensors, tolerances from data types, a roofline as the cost model, the middle of a search space as the default.
load.py fills it in; of what cannot follow it says what must be declared."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from codegen.arithmetic import maximum
from codegen.dtypes import DATA_TYPES, dtype_bytes
from codegen.layout import layout_of
from codegen.lengths import sizes_in
from codegen.model import (
    DERIVED,
    ArchSpec,
    Attribute,
    CodegenError,
    Family,
    KernelSpec,
    OpSpec,
    OutputView,
    Problem,
    Scalar,
    Shape,
    Size,
    SizeRule,
    Tensor,
    Tolerance,
    Values,
)
from codegen.space import legal_kernels, values_of

ROLES = {"in": "Input", "out": "Output", "inout": "Input and output"}


def completed(op: OpSpec) -> OpSpec:
    """With everything that was left to derive."""
    if not op.sizes:
        op = replace(op, sizes=tuple(_sizes(op)))
    strides = op.strides()
    given: dict[str, Any] = {
        "key_sizes": sum(size.name not in strides for size in op.sizes),
        "tensor_dtype": _tensor_dtype(op),
        "peak_dtype": _peak_dtype,
    }
    op = replace(op, **{name: value for name, value in given.items() if getattr(op, name) is DERIVED})
    needed: dict[str, Callable[[OpSpec], Any]] = {"elements": _elements, "bytes": _bytes, "outputs": _outputs}
    op = replace(op, **{name: derive(op) for name, derive in needed.items() if getattr(op, name) is DERIVED})
    return replace(op, families=tuple(_completed_family(op, family) for family in op.families))


def _completed_family(op: OpSpec, family: Family) -> Family:
    if family.attributes is DERIVED:
        family = replace(family, attributes={attribute.name: attribute.values for attribute in op.attributes})
    if family.predict is DERIVED:
        family = replace(family, predict=lambda kernel: _outwards(op, kernel))
    if family.defaults is DERIVED:
        family = replace(family, defaults=_middle(op, family))
    return family


# ------------------------------------------------------------------------------------- sizes and lengths of tensors


def axis_sizes(axis: str | int) -> tuple[str, ...]:
    """The sizes that an axis names."""
    return () if isinstance(axis, int) or axis == "any" else sizes_in(axis.removeprefix("up to "))


def _sizes(op: OpSpec) -> Iterator[Size]:
    shapes = [shape for tensor in op.tensors for shape in tensor.shapes()]
    strides = dict.fromkeys(stride for shape in shapes for stride in shape.strides)
    axes = dict.fromkeys(name for shape in shapes for axis in shape.axes for name in axis_sizes(axis))
    for name in axes:
        if name not in strides:
            least, most = op.size_minima.get(name, 0), op.size_maxima.get(name)
            yield Size(name, minimum=least, maximum=most, doc=op.size_docs.get(name, ""))
    known = set()
    for shape in shapes:
        for position in reversed(range(len(shape.strides))):
            if (name := shape.strides[position]) not in known:
                known.add(name)
                yield Size(name, default=_dense_stride(op, shape, position), doc=op.size_docs.get(name, ""))


def _dense_stride(op: OpSpec, shape: Shape, position: int) -> int | tuple[str, ...] | str:
    """As far apart as the axis behind is long: a product, of sizes where it is nothing else."""
    if position + 1 == len(shape.axes):
        return 1
    behind, stride_behind = shape.axes[position + 1], shape.strides[position + 1 : position + 2]
    if behind == "any" or str(behind).startswith("up to "):
        stride = shape.strides[position]
        raise CodegenError(f"{op.name}: what stride {stride} is by default cannot be derived: declare the sizes")
    if isinstance(behind, str) and axis_sizes(behind) == (behind,):
        return (behind, *stride_behind)
    if not stride_behind:
        return behind
    return f"({behind}) * {stride_behind[0]}"


def _tensor_dtype(op: OpSpec) -> Callable[[str, Values], str]:
    dtypes = {tensor.name: tensor.dtype for tensor in op.tensors}
    attributes = {attribute.name for attribute in op.attributes}
    for name, dtype in dtypes.items():
        if dtype not in DATA_TYPES and dtype not in attributes:
            raise CodegenError(f"{op.name}: tensor {name} is of {dtype!r}; valid are {', '.join(DATA_TYPES)}")

    def tensor_dtype(tensor: str, values: Values) -> str:
        dtype = dtypes[tensor]
        return dtype if dtype not in attributes else values[dtype]

    return tensor_dtype


def _peak_dtype(attributes: Values) -> str:
    return attributes.get("dtype") or "f32"


def _require_known_extents(op: OpSpec, what: str) -> None:
    for tensor in op.tensors:
        if any("any" in shape.axes for shape in tensor.shapes()):
            raise CodegenError(f"{op.name}: {tensor.name} has an axis of any length: declare `{what}` of the op")


def _elements(op: OpSpec) -> Callable[[Problem], dict[str, int]]:
    _require_known_extents(op, "elements")

    def elements_of(tensor: Tensor, problem: Problem) -> int:
        layout = layout_of(tensor, problem)
        if not all(layout.extents):
            return 0
        steps = ((extent - 1) * stride for extent, stride in zip(layout.extents, layout.strides, strict=True))
        return int(1 + sum(steps))

    return lambda problem: {tensor.name: elements_of(tensor, problem) for tensor in op.tensors}


def _bytes(op: OpSpec) -> Callable[[Problem], float]:
    _require_known_extents(op, "bytes")

    def moved(problem: Problem) -> Any:
        total: Any = 0
        for tensor in op.tensors:
            if tensor.is_given(problem):
                times = 2 if tensor.role == "inout" else 1
                layout = layout_of(tensor, problem)
                width = dtype_bytes(op.tensor_dtype(tensor.name, problem.attributes))
                total = total + math.prod(layout.extents, start=times * width)
        return total * 1.0

    return moved


# Arithmetic is in f32 and sums are short: some dozen roundings. What sums more says its own tolerance.
_ARITHMETIC = 2.0**-18
# What lies so near to a half may be rounded either way.
_NEAR_HALF = 2.0**-8


def usual_tolerance(dtype: str) -> Tolerance:
    """Of an output of the type whose author says none."""
    stored = DATA_TYPES[dtype]
    if stored.encoding == "integer":  # of whole numbers itself, of others the nearest
        return Tolerance(0.5 + _NEAR_HALF, 0.0)
    roundings = 2 if stored.bits > 8 else 1  # in 8 bits nobody computes
    return Tolerance(_ARITHMETIC + stored.least / 2, _ARITHMETIC + roundings * stored.unit_roundoff)


# Two kernels may sum in another order, and neither is the exact result.
_BETWEEN_KERNELS = 2.0**-12


def tolerance_between(dtype: str) -> Tolerance:
    """Of an output that is compared with another kernel's."""
    usual = usual_tolerance(dtype)
    if not usual.relative:
        return usual
    return Tolerance(usual.absolute + _BETWEEN_KERNELS, usual.relative + _BETWEEN_KERNELS)


def _outputs(op: OpSpec) -> Callable[[Problem], tuple[OutputView, ...]]:
    return outputs_of(op, lambda tensor, problem: usual_tolerance(op.tensor_dtype(tensor, problem.attributes)))


def outputs_of(
    op: OpSpec, tolerance: Callable[[str, Problem], Tolerance]
) -> Callable[[Problem], tuple[OutputView, ...]]:
    """All elements of all outputs."""
    _require_known_extents(op, "outputs")

    def outputs(problem: Problem) -> tuple[OutputView, ...]:
        written = [tensor for tensor in op.tensors if tensor.role != "in" and tensor.is_given(problem)]
        laid_out = [(tensor.name, layout_of(tensor, problem)) for tensor in written]
        return tuple(
            OutputView(name, layout.extents, layout.strides, tolerance(name, problem)) for name, layout in laid_out
        )

    return outputs


# ------------------------------------------------------------------------------------------- predictions and defaults

# What a launch costs however little there is to do, in microseconds.
LAUNCH_US = {"cuda": 2.0, "cpu": 0.5}

# A roofline says the same of all kernels. Each step away from the middle of the space counts as this much slower, so
# that a search goes outwards from there.
STEP_HANDICAP = 0.01


def _attributes_of(op: OpSpec, kernel: KernelSpec) -> Values:
    return Values({a.name: kernel.attributes[a.name] or a.default for a in op.attributes})


def roofline(op: OpSpec, kernel: KernelSpec) -> Callable[[Problem], Any]:
    """What memory and arithmetic take at the least, in microseconds."""
    attributes, device = _attributes_of(op, kernel), kernel.arch.device
    bytes_per_us = device.memory_gb_per_s * 1e3
    flops_per_us = device.peak_flops(op.peak_dtype(attributes)) * 1e-6

    def least_us(problem: Problem) -> Any:
        problem = replace(problem, attributes=attributes)
        return maximum(op.bytes(problem) / bytes_per_us, op.flops(problem) / flops_per_us)

    return least_us


def _outwards(op: OpSpec, kernel: KernelSpec) -> Callable[[Problem, Values], float]:
    least_us = roofline(op, kernel)
    handicap = 1 + STEP_HANDICAP * _steps_from_middle(kernel)
    return lambda problem, runtime: (LAUNCH_US[kernel.family.kind] + least_us(problem)) * handicap


def _steps_from_middle(kernel: KernelSpec) -> int:
    steps, config = 0, Values()
    for name in kernel.family.parameters:
        values = values_of(replace(kernel, config=config), name)
        value = kernel.config[name]
        if value in values:  # a default need not be in the space
            steps += abs(values.index(value) - (len(values) - 1) // 2)
        config = config.extended(name, value)
    return steps


def _middle(op: OpSpec, family: Family) -> Callable[[ArchSpec, Values], tuple[Mapping[str, Any], ...]]:
    found: dict[tuple[str, str, Values], tuple[Mapping[str, Any], ...]] = {}

    def defaults(arch: ArchSpec, attributes: Values) -> tuple[Mapping[str, Any], ...]:
        key = (arch.name, arch.device.name, attributes)
        if key not in found:
            found[key] = _defaults(op, family, arch, attributes)
        return found[key]

    return defaults


def _defaults(op: OpSpec, family: Family, arch: ArchSpec, attributes: Values) -> tuple[Mapping[str, Any], ...]:
    legal = legal_kernels(op, family, arch, attributes)
    legal.sort(key=_steps_from_middle)  # stable: of equals the first one
    if not legal:
        return ()
    first = legal[0]
    widest = min(legal, key=lambda kernel: _excluded(kernel.rules))
    return (first.config,) if widest is first else (first.config, widest.config)


def _excluded(rules: Iterable[SizeRule]) -> float:
    """How much of all sizes rules exclude, as a number that can be compared."""
    return sum(
        math.log2(rule.multiple) + rule.min * 1e-9 + (0 if rule.max is None else 1 / (1 + rule.max)) for rule in rules
    )


# -------------------------------------------------------------------------------------------------------- documentation


def documented(op: OpSpec) -> OpSpec:
    """With a line for each member that has none: what the declaration tells of it."""

    def attribute(each: Attribute) -> Attribute:
        tensors = [tensor.name for tensor in op.tensors if tensor.dtype == each.name]
        return replace(each, doc=f"Type of {_listed(tensors)}" if tensors else f"Which {each.name} is computed")

    def size(each: Size) -> Size:
        along = [t.name for t in op.tensors for shape in t.shapes() for a in shape.axes if each.name in axis_sizes(a)]
        apart = [tensor.name for tensor in op.tensors for shape in tensor.shapes() if each.name in shape.strides]
        if apart:
            return replace(each, doc=f"Elements from one index to the next of {_listed(dict.fromkeys(apart))}")
        return replace(each, doc=f"Length of {_listed(dict.fromkeys(along))}" if along else f"The size {each.name}")

    def tensor(each: Tensor) -> Tensor:
        return replace(each, doc=ROLES.get(each.role, each.role))

    def scalar(each: Scalar) -> Scalar:
        return replace(each, doc=f"The factor or parameter {each.name}")

    def filled(members: Iterable[Any], fill: Callable[[Any], Any]) -> tuple[Any, ...]:
        return tuple(member if member.doc.strip() else fill(member) for member in members)

    return replace(
        op,
        attributes=filled(op.attributes, attribute),
        sizes=filled(op.sizes, size),
        tensors=filled(op.tensors, tensor),
        scalars=filled(op.scalars, scalar),
    )


def _listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
