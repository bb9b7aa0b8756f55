"""The type stub of tilewright.ops (python/tilewright): each operator as a function, with its arguments' types and what
they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from codegen.cpp import from_template
from codegen.document import op_text
from codegen.model import Attribute, OpSpec, Scalar, Tensor

_FIRST = "A"  # the type of the first array, which results have


def _is_result(tensor: Tensor) -> bool:
    """Also what is read only with a factor, such as C of beta * C."""
    return tensor.role == "out" or (tensor.role == "inout" and tensor.scale is not None)


def _is_needed(tensor: Tensor) -> bool:
    return not tensor.optional and not tensor.only


def _words(member: Attribute | Scalar) -> str:
    return f"Literal[{', '.join(repr(value).replace(chr(39), chr(34)) for value in member.values)}]"


def _arrays(op: OpSpec) -> Iterator[str]:
    """Those that are read, by position; behind one that need not be given every other has a default, too."""
    kind, default = _FIRST, ""
    for tensor in op.tensors:
        if tensor.role == "out":
            continue
        if not _is_needed(tensor) or _is_result(tensor):
            default = " = None"
        yield f"{tensor.name}: {kind}{' | None' if default else ''}{default}"
        kind = "Array"


def _results(op: OpSpec) -> Iterator[str]:
    needed = [tensor for tensor in op.tensors if _is_result(tensor) and _is_needed(tensor)]
    for tensor in op.tensors:
        if tensor.role == "out":
            yield f"{tensor.name}: Array | {'' if _is_needed(tensor) else 'bool | '}None = None"
    if any(map(_is_result, op.tensors)):
        yield f"out: {'Array' if len(needed) == 1 else 'tuple[Array, ...]'} | None = None"


def _scalar(scalar: Scalar) -> str:
    if scalar.values:
        return f'{scalar.name}: {_words(scalar)} | int = "{scalar.values[int(scalar.default)]}"'
    if scalar.type == "f32":
        return f"{scalar.name}: float = {float(scalar.default)!r}"
    return f"{scalar.name}: int = {int(scalar.default)}"


def _result(op: OpSpec) -> str:
    results = [tensor for tensor in op.tensors if _is_result(tensor)]
    if not results:
        return "None"
    if len(results) == 1:
        return _FIRST
    if all(map(_is_needed, results)):
        return f"tuple[{', '.join([_FIRST] * len(results))}]"
    return "A | tuple[A, ...]"


def _op(op: OpSpec) -> dict[str, Any]:
    return {
        "name": op.name,
        "parameters": [
            *_arrays(op),
            "*",
            *_results(op),
            *(_scalar(scalar) for scalar in op.scalars if not scalar.part_of),
            *(f"{attribute.name}: {_words(attribute)} | None = None" for attribute in op.attributes),
            *(f"{size.name}: int | None = None" for size in op.sizes[: op.key_sizes]),
            "numerics: Numerics | None = None",
        ],
        "result": _result(op),
        "doc": op_text(op).replace("\\", "\\\\").replace("\n", "\n    ").replace("\n    \n", "\n\n").rstrip()
        + "\n    ",
    }


def python_stub(ops: Sequence[OpSpec]) -> str:
    return from_template("ops.pyi.j2", ops=[_op(op) for op in ops])
