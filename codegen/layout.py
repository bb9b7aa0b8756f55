"""How a problem's tensors lie in memory: extents and strides in elements, from the shapes that a spec declares. Lengths
of buffers, what is checked, and the arrays of a NumPy reference follow from this."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from codegen.lengths import length_of
from codegen.model import OpSpec, Problem, Shape, ShapeByAttribute, Tensor


@dataclass(frozen=True)
class Layout:
    """Outermost axis first; of traced sizes (arithmetic.py) also traced."""

    extents: tuple[Any, ...]
    strides: tuple[Any, ...]


def places_in_use(layout: Layout) -> tuple[tuple[Any, Any], ...]:
    """Extents and strides, without the strides that nothing steps by."""
    return tuple(
        (extent, stride if extent > 1 else 0) for extent, stride in zip(layout.extents, layout.strides, strict=True)
    )


def in_place_pairs(op: OpSpec, problem: Problem) -> tuple[tuple[str, str], ...]:
    """(output, input): an output can lie in the place of these, for it has their strides in the problem."""
    tensors = {tensor.name: tensor for tensor in op.tensors if tensor.is_given(problem)}
    return tuple(
        (output.name, name)
        for output in tensors.values()
        for name in output.in_place_of
        if name in tensors
        and places_in_use(layout_of(output, problem)) == places_in_use(layout_of(tensors[name], problem))
    )


def shape_of(tensor: Tensor, problem: Problem) -> Shape:
    """The one of its shapes that a tensor has in a problem."""
    if tensor.packed and tensor.packed[0] in problem.present:
        return tensor.packed[1]
    shape = tensor.shape
    if isinstance(shape, ShapeByAttribute):
        return shape.shapes[problem.attributes[shape.attribute]]
    assert shape is not None, tensor.name  # load.py refuses an op without
    return shape


def extent_of(axis: str | int, sizes: Mapping[str, Any]) -> Any:
    return axis if isinstance(axis, int) else length_of(axis.removeprefix("up to "), sizes)


def layout_of(tensor: Tensor, problem: Problem, elements: int = 0) -> Layout:
    """Of a buffer of so many elements, which tell how long an axis of "any" length is; a tensor with more than one of
    these is a row of elements."""
    shape = shape_of(tensor, problem)
    strides = [problem.sizes[name] for name in shape.strides]
    if shape.axes.count("any") > (0 if strides else 1):
        return Layout((elements,), (1,))
    known = [1 if axis == "any" else extent_of(axis, problem.sizes) for axis in shape.axes]
    extents = tuple(
        elements // max(math.prod(known), 1) if axis == "any" else extent
        for axis, extent in zip(shape.axes, known, strict=True)
    )
    dense = [math.prod(extents[position + 1 :]) for position in range(len(extents))]
    return Layout(extents, (*strides, *dense[len(strides) :]))
