"""How a problem follows from arrays: an op's declaration as the data of src/table/op_schema.h, which languages read
that call ops by name."""

from __future__ import annotations

from collections.abc import Mapping

from codegen.cpp import boolean, designated, listed, quoted
from codegen.dtypes import DATA_TYPES
from codegen.errors import CodegenError
from codegen.formula import OPERATORS, formula
from codegen.model import OpSpec, Scalar, Shape, ShapeByAttribute, Tensor
from codegen.space import all_attributes

MAX_AXIS_SIZES = 3  # kMaxAxisSizes


def stored_types(op: OpSpec, tensor: Tensor) -> tuple[str, Mapping[str, str]]:
    """The attribute that says of which type the tensor's elements are, and that type for each of its values; of a
    tensor that is always of one type no attribute, and that type by an empty name."""
    combinations = all_attributes(op)
    types = [DATA_TYPES[op.tensor_dtype(tensor.name, attributes)].stored_as for attributes in combinations]
    if len(set(types)) == 1:
        return "", {"": types[0]}
    for attribute in op.attributes:
        found = {(attributes[attribute.name], each) for attributes, each in zip(combinations, types, strict=True)}
        if len(found) == len(attribute.values):
            return attribute.name, dict(found)
    raise CodegenError(f"the elements of {tensor.name} of {op.name} are of a type that no attribute alone says")


def axis_product(axis: str | int, sizes: tuple[str, ...]) -> tuple[int, tuple[str, ...]] | None:
    """A factor and the sizes that an axis is the product of; None where it is nothing of the kind."""
    if isinstance(axis, int):
        return axis, ()
    if axis == "any" or axis.startswith("up to "):
        return None
    tokens = formula(axis)
    numbers = [token for token in tokens if isinstance(token, int)]
    names = [token for token in tokens if isinstance(token, str) and token not in OPERATORS]
    operators = {token for token in tokens if isinstance(token, str) and token in OPERATORS}
    if operators - {"*"} or len(numbers) > 1 or len(names) > MAX_AXIS_SIZES or not set(names) <= set(sizes):
        return None
    return (numbers or [1])[0], tuple(names)


def _axis(op: OpSpec, axis: str | int) -> str:
    product = axis_product(axis, op.size_names())
    if product is None:
        return designated({"factor": 0})
    factor, names = product
    indices = [str(op.size_names().index(name)) for name in names]
    missing = ["kNoSize"] * (MAX_AXIS_SIZES - len(indices))
    return designated({"factor": factor, "sizes": listed([*indices, *missing])})


class _Arrays:
    """Constant arrays, each of which the entries behind them point to, each distinct one once."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}  # by what follows the name

    def name(self, element: str, items: list[str]) -> str:
        if not items:
            return "{}"
        definition = f"constexpr {element} ${{name}}[] = {listed(items)};"
        return self._names.setdefault(definition, f"kSchema{len(self._names)}")

    def definitions(self) -> list[str]:
        return [definition.replace("${name}", name) for definition, name in self._names.items()]


def _shape(op: OpSpec, shape: Shape, arrays: _Arrays) -> str:
    axes = arrays.name("AxisSchema", [_axis(op, axis) for axis in shape.axes])
    strides = arrays.name("std::uint8_t", [str(op.size_names().index(name)) for name in shape.strides])
    return designated({"axes": axes, "strides": strides})


def _shapes(op: OpSpec, tensor: Tensor, arrays: _Arrays) -> dict[str, str]:
    if isinstance(tensor.shape, ShapeByAttribute):
        index, attribute = next((i, a) for i, a in enumerate(op.attributes) if a.name == tensor.shape.attribute)
        shapes = [_shape(op, tensor.shape.shapes[value], arrays) for value in attribute.values]
        return {"shapes": arrays.name("ShapeSchema", shapes), "shape_attribute": str(index)}
    assert tensor.shape is not None  # load.py refuses an op without
    return {"shapes": arrays.name("ShapeSchema", [_shape(op, tensor.shape, arrays)])}


def _types(op: OpSpec, tensor: Tensor, arrays: _Arrays) -> dict[str, str]:
    name, types = stored_types(op, tensor)
    if not name:
        return {"types": arrays.name("DataType", [f"DataType::{types['']}"])}
    index, attribute = next((i, a) for i, a in enumerate(op.attributes) if a.name == name)
    listed_types = [f"DataType::{types[value]}" for value in attribute.values]
    return {"types": arrays.name("DataType", listed_types), "type_attribute": str(index)}


def _tensor(op: OpSpec, tensor: Tensor, arrays: _Arrays) -> str:
    fields = {"role": f"Role::{tensor.role}", "is_optional": boolean(tensor.optional or bool(tensor.only))}
    fields |= _shapes(op, tensor, arrays)
    if tensor.packed:
        fields["packed"] = arrays.name("ShapeSchema", [_shape(op, tensor.packed[1], arrays)])
    return designated(fields | _types(op, tensor, arrays))


def _scalar(scalar: Scalar, arrays: _Arrays) -> str:
    values = arrays.name("const char*", [quoted(value) for value in scalar.values])
    return designated({"usual": repr(float(scalar.default)), "values": values})


def schema_definitions(op: OpSpec) -> str:
    """C++: kSchema, and the arrays that it points to."""
    arrays = _Arrays()
    attributes = [str(attribute.values.index(attribute.default)) for attribute in op.attributes]
    key_sizes = ["kDense" if size.default is None else str(size.default) for size in op.sizes[: op.key_sizes]]
    fields = {
        "description": quoted(op.description),
        "attributes": arrays.name("std::uint8_t", attributes),
        "key_sizes": arrays.name("std::int64_t", key_sizes),
        "tensors": arrays.name("TensorSchema", [_tensor(op, tensor, arrays) for tensor in op.tensors]),
        "scalars": arrays.name("ScalarSchema", [_scalar(scalar, arrays) for scalar in op.scalars]),
    }
    return "\n".join([*arrays.definitions(), f"constexpr OpSchema kSchema = {designated(fields)};"])
