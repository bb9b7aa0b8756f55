"""The typed interface of the library (generated/include/tilewright/<op>.h and generated/<op>.cpp) from the ops'
specs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from codegen.cpp import float_literal, from_template, listed
from codegen.document import attribute_line, comment, scalar_line, size_line, tensor_line
from codegen.dtypes import DATA_TYPES
from codegen.lengths import to_cpp
from codegen.load import is_own
from codegen.model import (
    Attribute,
    ByAttribute,
    CodegenError,
    OpSpec,
    Scalar,
    Shape,
    ShapeByAttribute,
    Tensor,
)
from codegen.op_schema import schema_definitions, stored_types
from codegen.render import camel
from codegen.table import (
    check_function,
    lay_out_function,
    least_function,
    packing_tensor,
    schema_function,
    tensors_function,
)

Enums = Mapping[str, tuple[str, ...]]  # enumerators by name


def enums(ops: Sequence[OpSpec]) -> Enums:
    """The library's enumerations: the attributes of its own ops, values of the same name united (the longest list
    begins, so that an op more changes no number), and scalars with named values."""
    found: dict[str, dict[str, None]] = {}
    attributes = [attribute for op in ops for attribute in op.attributes]
    for attribute in sorted(attributes, key=lambda attribute: -len(attribute.values)):
        found.setdefault(camel(attribute.name), {}).update(dict.fromkeys(attribute.values))
    for op in ops:
        for scalar in op.scalars:
            values = found.setdefault(camel(scalar.name), dict.fromkeys(scalar.values)) if scalar.values else {}
            if tuple(values) != scalar.values:
                raise CodegenError(f"scalar {scalar.name} of {op.name} has other values than another op's; rename it")
    return {name: tuple(values) for name, values in found.items()}


def _enum_users(ops: Sequence[OpSpec]) -> dict[str, list[str]]:
    """The members whose type an enumeration is: `GemmProblem::layout`."""
    users: dict[str, list[str]] = {}
    for op in ops:
        for attribute in op.attributes:
            users.setdefault(camel(attribute.name), []).append(f"{camel(op.name)}Problem::{attribute.name}")
        for scalar in op.scalars:
            users.setdefault(camel(scalar.name), []).append(f"{camel(op.name)}Arguments::{scalar.name}")
    return users


def enum_of(op: OpSpec, member: Attribute | Scalar, library: Enums) -> tuple[str, tuple[str, ...]]:
    """Name and enumerators of a member's type: the library's, where that has them. Else the op's own, for headers of
    the library and of ops that others add are included by one program."""
    name = camel(member.name)
    known = library.get(name, ())
    fits = known == member.values if isinstance(member, Scalar) else set(member.values) <= set(known)
    return (name, known) if fits else (camel(op.name) + name, member.values)


def _own_enums(op: OpSpec, library: Enums) -> dict[str, tuple[str, ...]]:
    members: list[Attribute | Scalar] = [*op.attributes, *(scalar for scalar in op.scalars if scalar.values)]
    return {name: values for name, values in (enum_of(op, m, library) for m in members) if name not in library}


def _evaluated(op: OpSpec, declared: int | tuple[str, ...] | ByAttribute | str) -> str:
    """A size's default or minimum, in numbers that do not wrap, over `sizes` and `problem.attributes`."""
    index = {name: position for position, name in enumerate(op.size_names())}

    def product(names: int | tuple[str, ...] | str) -> str:
        if isinstance(names, str):
            return to_cpp(names, index)
        return f"Extent({names})" if isinstance(names, int) else " * ".join(f"Extent(sizes[{index[n]}])" for n in names)

    if not isinstance(declared, ByAttribute):
        return product(declared)
    return _chosen(op, declared.attribute, {value: product(names) for value, names in declared.products.items()})


def _chosen(op: OpSpec, name: str, expressions: Mapping[str, str]) -> str:
    """The expression of the attribute's value."""
    slot, attribute = next((i, a) for i, a in enumerate(op.attributes) if a.name == name)
    codes: dict[str, list[int]] = {}  # of the attribute, by expression
    for value, expression in expressions.items():
        codes.setdefault(expression, []).append(attribute.values.index(value))
    *first, last = codes
    chosen = last
    for other in reversed(first):
        condition = " || ".join(f"problem.attributes[{slot}] == {code}" for code in codes[other])
        chosen = f"{condition} ? {other} : {chosen}"
    return chosen


def _layout(op: OpSpec, shape: Shape) -> str:
    """A TensorLayout over `sizes`."""
    index = {name: position for position, name in enumerate(op.size_names())}

    def extent(axis: str | int) -> str:
        if isinstance(axis, int):
            return str(axis)
        if axis == "any":
            return "kUnknownExtent"
        length = axis.removeprefix("up to ")
        text = f"sizes[{index[length]}]" if length in index else f"{to_cpp(length, index)}.value"
        return f"up_to({text})" if axis.startswith("up to ") else text

    extents = listed(extent(axis) for axis in shape.axes)
    if not shape.strides:
        return f"dense_layout({extents})"
    return f"strided_layout(sizes, {extents}, {listed(index[name] for name in shape.strides)})"


def _element_bytes(op: OpSpec, tensor: Tensor) -> str:
    """Over `problem.attributes`."""
    attribute, types = stored_types(op, tensor)
    sizes = {value: str(DATA_TYPES[each].bytes) for value, each in sorted(types.items())}
    if len(set(sizes.values())) == 1:
        return next(iter(sizes.values()))
    return _chosen(op, attribute, sizes)


def _tensor_layout(op: OpSpec, tensor: Tensor) -> str:
    if isinstance(tensor.shape, ShapeByAttribute):
        layouts = {value: _layout(op, shape) for value, shape in tensor.shape.shapes.items()}
        usual = _chosen(op, tensor.shape.attribute, layouts)
    else:
        assert tensor.shape is not None  # load.py refuses an op without
        usual = _layout(op, tensor.shape)
    return f"is_packed ? {_layout(op, tensor.packed[1])} : {usual}" if tensor.packed else usual


def _attribute(op: OpSpec, attribute: Attribute, library: Enums) -> dict[str, Any]:
    enum, enumerators = enum_of(op, attribute, library)
    values = attribute.values
    return {
        "name": attribute.name,
        "doc": comment(attribute_line(op, attribute)),
        "enum": enum,
        "default": attribute.default,
        # the op's code of each enumerator: an enumeration may hold values of other ops
        "codes": listed(values.index(v) if v in values else "kAnyAttribute" for v in enumerators),
        "enumerators": enumerators,
        "valid": ", ".join(values),
    }


def _scalar(op: OpSpec, scalar: Scalar, library: Enums) -> dict[str, str]:
    argument = f"arguments.{scalar.name}"
    if scalar.values:
        enum, _ = enum_of(op, scalar, library)
        kind, default = enum, f"{enum}::{scalar.values[int(scalar.default)]}"
        value = f"{{.i32 = static_cast<std::int32_t>({argument})}}"
    elif scalar.wide:
        kind, default, value = "double", repr(float(scalar.default)), f"{{.f32 = nearest_f32({argument})}}"
    elif scalar.part_of:
        kind, default, value = (
            "",
            "",
            f"{{.i32 = wide_{scalar.name.removeprefix(scalar.part_of + '_')}(arguments.{scalar.part_of})}}",
        )
    elif scalar.type == "f32":
        kind, default, value = "float", float_literal(scalar.default), f"{{.f32 = {argument}}}"
    else:
        kind, default, value = "std::int32_t", str(int(scalar.default)), f"{{.i32 = {argument}}}"
    doc = comment(scalar_line(scalar))
    return {"name": scalar.name, "kind": kind, "default": default, "value": value, "doc": doc}


def _read_condition(op: OpSpec, only: Mapping[str, tuple[str, ...]]) -> str:
    """Over `problem`: whether its attributes make the op read an argument."""
    conditions = []
    for name, values in only.items():
        slot, attribute = next((i, a) for i, a in enumerate(op.attributes) if a.name == name)
        codes = [f"problem.attributes[{slot}] == {attribute.values.index(value)}" for value in values]
        conditions.append(codes[0] if len(codes) == 1 else f"({' || '.join(codes)})")
    return " && ".join(conditions)


def _bounds(op: OpSpec, scalar: Scalar) -> Iterator[dict[str, str]]:
    value = f"arguments.scalars[{op.scalars.index(scalar)}].{scalar.type}"
    shown = f'" + std::to_string({value}) + "'
    least, most = scalar.bounds()
    if least is not None and most is not None:
        valid = ", ".join(f"{code} {name}" for code, name in enumerate(scalar.values))
        valid = valid or f"{least} {'and' if most == least + 1 else 'to'} {most}"
        sentence = f"{op.name}: {scalar.name} is {shown}; valid are {valid}"
        yield {"condition": f"!({value} >= {least} && {value} <= {most})", "sentence": sentence}
        return
    for bound, holds, valid in ((least, ">=", "from"), (most, "<=", "up to")):
        if bound is not None:
            sentence = f"{op.name}: {scalar.name} is {shown}; valid are numbers {valid} {bound}"
            yield {"condition": f"!({value} {holds} {bound})", "sentence": sentence}


def _checks(op: OpSpec) -> list[dict[str, str]]:
    """What is wrong with a run's arguments for a problem's attributes: C++ conditions and sentences."""
    checks = [check for scalar in op.scalars for check in _bounds(op, scalar)]
    for argument in op.arguments():
        if not argument.only or (isinstance(argument, Scalar) and argument.part_of):
            continue
        is_read = _read_condition(op, argument.only)
        needed = ", ".join(f"{name}={' or '.join(values)}" for name, values in argument.only.items())
        if isinstance(argument, Scalar):
            index, member = op.scalars.index(argument), argument.type
            default = float_literal(argument.default) if member == "f32" else str(int(argument.default))
            differs = f"arguments.scalars[{index}].{member} != {default}"
            shown = argument.values[int(argument.default)] if argument.values else f"{argument.default:g}"
            sentence = f"{op.name}: {argument.name} is not {shown}, but only {needed} reads it"
            checks.append({"condition": f"{differs} && !({is_read})", "sentence": sentence})
            continue
        given = f"arguments.tensors[{op.tensors.index(argument)}] != nullptr"
        sentence = f"{op.name}: {argument.name} is given, but only {needed} reads it"
        checks.append({"condition": f"{given} && !({is_read})", "sentence": sentence})
        if not argument.optional:
            sentence = f"{op.name}: {needed} needs {argument.name}"
            checks.append({"condition": f"!({given}) && {is_read}", "sentence": sentence})
    for tensor in op.tensors:
        if tensor.beside:
            index, other = op.tensors.index(tensor), [each.name for each in op.tensors].index(tensor.beside)
            missing = f"arguments.tensors[{index}] == nullptr && arguments.tensors[{other}] != nullptr"
            sentence = f"{op.name}: {tensor.beside} needs {tensor.name} beside it"
            checks.append({"condition": missing, "sentence": sentence})
    return checks


def _constant(tensor: Tensor) -> str:
    """The argument that promises that it is."""
    return f"constant_{tensor.name.lower()}"


def _op(op: OpSpec, library: Enums) -> dict[str, Any]:
    key_sizes, other_sizes = op.sizes[: op.key_sizes], op.sizes[op.key_sizes :]
    constants = [tensor for tensor in op.tensors if tensor.may_be_constant]
    packing = packing_tensor(op)
    return {
        "name": op.name,
        "type": camel(op.name),
        "head": comment(
            f"{op.name}: {op.description}. Emitted by codegen from the operator's declaration; do not edit.", indent=""
        ),
        "is_own": is_own(op),
        "has_elders": op.has_elders,
        "enums": _own_enums(op, library),
        "attributes": [_attribute(op, attribute, library) for attribute in op.attributes],
        "key_sizes": [
            {"name": size.name, "default": size.default or 0, "doc": comment(size_line(op, size))} for size in key_sizes
        ],
        "other_sizes": [
            {
                "name": size.name,
                "index": index,
                "dense": _evaluated(op, size.default if size.default is not None else 0),
                "doc": comment(size_line(op, size)),
            }
            for index, size in enumerate(other_sizes, op.key_sizes)
        ],
        "lay_out": lay_out_function(op),
        "settled": [
            {
                "name": each.name,
                "index": index,
                "condition": _read_condition(op, each.only),
                "usual": each.values.index(each.default),
            }
            for index, each in enumerate(op.attributes)
            if each.only
        ],
        "least": least_function(op),
        "minima": {index: _evaluated(op, size.minimum) for index, size in enumerate(op.sizes) if size.minimum != 0},
        "tensors_of": tensors_function(op),
        "is_packed": packing is not None,
        "may_be_packed": "false" if packing is None else _read_condition(op, packing.only) or "true",
        "layouts": [
            {"tensor": t.name, "layout": _tensor_layout(op, t), "element_bytes": _element_bytes(op, t)}
            for t in op.tensors
        ],
        "schema": schema_definitions(op),
        "schema_of": schema_function(op),
        "check": check_function(op),
        "checks": _checks(op),
        "size_values": listed(f"problem.{name}" for name in op.size_names()),
        "tensors": [
            {"name": t.name, "const": "const " if t.role == "in" else "", "doc": comment(tensor_line(op, t))}
            for t in op.tensors
        ],
        "may_be_constant": {_constant(t): t.name for t in constants},
        "constants": " | ".join(f"(arguments.{_constant(t)} ? {1 << op.tensors.index(t)}u : 0u)" for t in constants),
        "tensor_values": listed(
            f"const_cast<void*>(arguments.{t.name})" if t.role == "in" else f"arguments.{t.name}" for t in op.tensors
        ),
        "scalars": [_scalar(op, scalar, library) for scalar in op.scalars],
        "has_wide": any(scalar.wide for scalar in op.scalars),
    }


def typed_sources(ops: Sequence[OpSpec], library: Sequence[OpSpec] = ()) -> dict[str, str]:
    """Path -> text of the typed headers and their functions. `library`: the ops of the tree, emitted or not."""
    of_library = [op for op in library or ops if not is_own(op)]
    library_enums = enums(of_library)
    files = {
        "include/tilewright/enums.h": from_template("enums.h.j2", enums=library_enums, users=_enum_users(of_library)),
        "include/tilewright/ops.h": from_template("ops.h.j2", ops=[op.name for op in ops]),
    }
    for index, op in enumerate(ops):
        context = {"op": _op(op, library_enums), "op_index": index}
        files[f"include/tilewright/{op.name}.h"] = from_template("op.h.j2", **context)
        files[f"{op.name}.cpp"] = from_template("op.cpp.j2", **context)
    return files
