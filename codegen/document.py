"""What an op's declarations mean, in words: for its C++ header, the C reference and `explain --op`. The spec's `doc`
says what only a person knows; all that the declaration itself says (values, defaults, shapes, types, errors) is put
into words here, so that it can't be wrong."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from codegen.model import (
    Attribute,
    ByAttribute,
    OpSpec,
    Scalar,
    Shape,
    ShapeByAttribute,
    Size,
    Tensor,
)
from codegen.space import all_attributes

ROLES = {"in": "read", "out": "written", "inout": "read and written"}


def _sentences(*parts: str | None) -> str:
    """One line; what is None or empty is left out."""
    return " ".join(part.rstrip(".") + "." for part in parts if part)


def _either(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " or " + parts[-1]


def _by_value(attribute: str, texts: Mapping[str, str]) -> str:
    """`K (layout nn, nt) or M (layout tn, tt)`"""
    values: dict[str, list[str]] = {}
    for value, text in texts.items():
        values.setdefault(text, []).append(value)
    if len(values) == 1:
        return next(iter(values))
    return _either([f"{text} ({attribute} {', '.join(of)})" for text, of in values.items()])


def _product(factors: int | tuple[str, ...] | str) -> str:
    return " * ".join(factors) if isinstance(factors, tuple) else str(factors)


def default_text(size: Size) -> str | None:
    """What a size is that is not given; None where it must be."""
    declared = size.default
    if declared is None:
        return None
    return _declared(declared)


def _declared(declared: int | tuple[str, ...] | ByAttribute | str) -> str:
    if isinstance(declared, ByAttribute):
        return _by_value(declared.attribute, {value: _product(each) for value, each in declared.products.items()})
    return _product(declared)


def is_key(op: OpSpec, size: Size) -> bool:
    return op.sizes.index(size) < op.key_sizes


def _only_text(only: Mapping[str, tuple[str, ...]]) -> str:
    return " and ".join(f"{name}={_either(values)}" for name, values in only.items())


def _served(op: OpSpec, attribute: Attribute) -> str | None:
    """Where some values have no kernel."""
    if not op.families:
        return None
    some, none = [], []
    for kind, where in (("cuda", "on GPUs"), ("cpu", "on CPUs")):
        offered = [family.attributes.get(attribute.name) for family in op.families if family.kind == kind]
        values = [v for v in attribute.values if any(each is None or v in each for each in offered)]
        if not values:
            none.append(where)
        elif len(values) < len(attribute.values):
            some.append(f"{where} only for {', '.join(values)}")
    only = f"There are kernels {', '.join(some)}; for others no plan can be made" if some else ""
    return _sentences(only, f"There are no kernels {none[0]}" if none else "") if some or none else None


def attribute_line(op: OpSpec, attribute: Attribute) -> str:
    valid = f"Valid: {', '.join(attribute.values)}"
    only = f"All are {attribute.default} unless {_only_text(attribute.only)}" if attribute.only else None
    return _sentences(attribute.doc, valid, only, _served(op, attribute))


def size_line(op: OpSpec, size: Size) -> str:
    divides = f"Must divide {size.divides}, else it is an error" if size.divides else None
    default = default_text(size)
    dense = f"Dense, the default: {default}" if default is not None and not is_key(op, size) else None
    return _sentences(size.doc, divides, dense, _limits_text(op, size))


def _limits_text(op: OpSpec, size: Size) -> str | None:
    """What a size may not be."""
    written_shapes = [shape for tensor in op.tensors if tensor.role != "in" for shape in tensor.shapes()]
    written = {name for shape in written_shapes for name in shape.strides}
    parts = []
    if size.name in written:
        parts.append("elements that then overlap are an error")
    elif size.name in op.strides():
        parts.append("0 is a broadcast: all are the same one")
    if size.minimum != 0:
        least = "less" if size.minimum == size.default else f"less than {_declared(size.minimum)}"
        parts.append(f"{'otherwise ' if parts and size.name not in written else ''}{least} is an error")
    if size.maximum is not None:
        parts.append(f"more than {size.maximum} is an error")
    if size.indexed:
        other, index = size.indexed
        parts.append(f"less than {other} is an error without {index}, and with it 0, unless {other} is 0")
    text = "; ".join(parts)
    return text[0].upper() + text[1:] if text else None


def _bounds_text(scalar: Scalar) -> str | None:
    if scalar.values:
        return "Another number is an error"
    wrong = [f"less than {scalar.least}"] if scalar.least is not None else []
    wrong += [f"more than {scalar.most}"] if scalar.most is not None else []
    wrong += ["NaN"] if wrong and scalar.type == "f32" else []
    return f"{_either(wrong)[0].upper()}{_either(wrong)[1:]} is an error" if wrong else None


def scalar_default(scalar: Scalar) -> str:
    if scalar.values:
        return scalar.values[int(scalar.default)]
    return str(int(scalar.default)) if scalar.type == "i32" else f"{scalar.default:g}"


def scalar_line(scalar: Scalar) -> str:
    only = f"Unless {_only_text(scalar.only)}, all but {scalar_default(scalar)} is an error" if scalar.only else None
    if scalar.part_of:
        only = f"Read where {_only_text(scalar.only)}; may be absent, which is 0"
    wide = f"An f64 where {_only_text(scalar.wide)}, elsewhere rounded to f32" if scalar.wide else None
    return _sentences(scalar.doc, _bounds_text(scalar), wide, only)


def _shape(shape: Shape) -> str:
    axes = f"[{', '.join(map(str, shape.axes))}]"
    if len(shape.axes) == 1:
        return axes
    neighbours = ("1",) if len(shape.strides) < len(shape.axes) else ()
    strides = ", ".join((*shape.strides, *neighbours))
    return f"{axes} of strides {strides}" if shape.strides else f"{axes}, row-major"


def shape_text(tensor: Tensor) -> str:
    usual = _usual_shape_text(tensor)
    if not tensor.packed:
        return usual
    other, shape = tensor.packed
    return f"{usual}; with {other} {_shape(shape)}, the sequences one behind the other"


def _usual_shape_text(tensor: Tensor) -> str:
    if isinstance(tensor.shape, ShapeByAttribute):
        return _by_value(tensor.shape.attribute, {value: _shape(each) for value, each in tensor.shape.shapes.items()})
    assert tensor.shape is not None  # load.py refuses an op without
    return _shape(tensor.shape)


def element_text(op: OpSpec, tensor: Tensor) -> str:
    """The elements' type, or the attribute that is it."""
    combinations = all_attributes(op)
    types = [op.tensor_dtype(tensor.name, attributes) for attributes in combinations]
    if len(set(types)) == 1:
        return types[0]
    for attribute in op.attributes:
        by_value = {(attributes[attribute.name], each) for attributes, each in zip(combinations, types, strict=True)}
        others: dict[str, list[str]] = {}  # values of the attribute that are no type, by the type that they stand for
        for value in attribute.values:
            for each in sorted(each for of, each in by_value if of == value and each != value):
                others.setdefault(each, []).append(value)
        if len(by_value) == len(attribute.values) and len(by_value) > sum(map(len, others.values())):
            texts = [f"{each} where that is {_either(values)}" for each, values in others.items()]
            return f"{attribute.name}, {', '.join(texts)}" if texts else attribute.name
    return _either(list(dict.fromkeys(types)))


def tensor_line(op: OpSpec, tensor: Tensor) -> str:
    where = _only_text(tensor.only)
    given = None
    if tensor.optional:
        given = f"May be null, and must be unless {where}" if where else "May be null"
    elif where:
        given = f"Needed with {where}, and an error otherwise"
    access = ROLES[tensor.role] + (f", not read where {tensor.scale} is 0" if tensor.scale else "")
    if tensor.scale and tensor.role == "in":
        access = f"read; where {tensor.scale} is 0 not, and may be null"
    lies = f"{shape_text(tensor)}; elements: {element_text(op, tensor)}; {access}"
    apart = None
    if tensor.in_place_of:
        apart = (
            f"May be {_either(tensor.in_place_of)} itself, in place, with the same strides; must not overlap otherwise"
        )
    elif tensor.role != "in":
        apart = "Must not overlap other tensors"
    beside = f"Needed with {tensor.beside}" if tensor.beside else None
    most = None
    if tensor.most:
        most = f"Numbers below 0 or above {tensor.most} are an error on CPUs, and not looked at on GPUs"
    return _sentences(tensor.doc, lies[0].upper() + lies[1:], apart, given, beside, most)


def comment(line: str, indent: str = "  ", width: int = 128) -> str:
    """The line as lines of a C++ comment."""
    prefix = f"{indent}// "
    return "\n".join(prefix + part for part in textwrap.wrap(line, width - len(prefix), break_on_hyphens=False))


def op_json(op: OpSpec) -> dict[str, Any]:
    """What `explain --op OP --json` prints; members in the order in which C callers count them."""
    return {
        "op": op.name,
        "description": op.description,
        "attributes": [
            {"name": a.name, "values": list(a.values), "default": a.default, "doc": attribute_line(op, a)}
            for a in op.attributes
        ],
        "sizes": [
            {"name": s.name, "key": is_key(op, s), "default": default_text(s), "doc": size_line(op, s)}
            for s in op.sizes
        ],
        "tensors": [
            {
                "name": t.name,
                "role": t.role,
                "optional": t.optional,
                "shape": shape_text(t),
                "elements": element_text(op, t),
                "doc": tensor_line(op, t),
            }
            for t in op.tensors
        ],
        "scalars": [
            {
                "name": s.name,
                "type": s.type,
                "default": scalar_default(s),
                "values": list(s.values),
                "doc": scalar_line(s),
            }
            for s in op.scalars
        ],
    }


def _entries(title: str, entries: Iterable[tuple[str, str, str]]) -> list[str]:
    """Name, what is short, and the line of documentation below."""
    lines = ["", title]
    for name, short, line in entries:
        lines += [
            f"  {name}  {short}".rstrip(),
            *textwrap.wrap(line, 112, initial_indent=" " * 6, subsequent_indent=" " * 6),
        ]
    return lines


def _size_short(op: OpSpec, size: Size) -> str:
    if not is_key(op, size):
        return ""  # its line says what 0 stands for
    default = default_text(size)
    return "must be given" if default is None else f"default {default}"


def op_text(op: OpSpec) -> str:
    """What `explain --op OP` prints."""
    lines = [f"{op.name}: {op.description}"]
    lines += _entries(
        "attributes",
        ((a.name, f"{' | '.join(a.values)}, default {a.default}", attribute_line(op, a)) for a in op.attributes),
    )
    lines += _entries("sizes", ((s.name, _size_short(op, s), size_line(op, s)) for s in op.sizes))
    lines += _entries(
        "tensors", ((t.name, f"{t.role}, optional" if t.optional else t.role, tensor_line(op, t)) for t in op.tensors)
    )
    lines += _entries(
        "scalars",
        (
            (s.name, f"{' | '.join(s.values) or s.type}, default {scalar_default(s)}", scalar_line(s))
            for s in op.scalars
        ),
    )
    return "\n".join(lines) + "\n"
