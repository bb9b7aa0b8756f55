"""The ops' documentation as files: the C reference (docs/how/c-api.md) and what the library prints of an op
(generated/op_texts.cpp)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from codegen.cpp import from_template
from codegen.document import attribute_line, op_json, op_text, scalar_line, size_line, tensor_line
from codegen.model import OpSpec, Scalar


def _usual(scalar: Scalar) -> str:
    """The value that C callers write."""
    return str(int(scalar.default)) if scalar.type == "i32" else f"{scalar.default:g}"


def _cell(line: str) -> str:
    """One cell of a Markdown table."""
    return line.replace("|", "\\|")


def _op(op: OpSpec) -> dict[str, Any]:
    return {
        "name": op.name,
        "description": _cell(op.description) + ".",
        "attributes": [{"name": a.name, "doc": _cell(attribute_line(op, a))} for a in op.attributes],
        "key_sizes": op.key_sizes,
        "batch": ", ".join(f"`{name}`" for name in op.batch),
        "sizes": [{"name": s.name, "doc": _cell(size_line(op, s))} for s in op.sizes],
        "tensors": [
            {"name": t.name, "doc": _cell(tensor_line(op, t)), "may_be_constant": t.may_be_constant} for t in op.tensors
        ],
        "scalars": [
            {
                "name": s.name,
                "type": s.type,
                "codes": "".join(f", {code} {_cell(value)}" for code, value in enumerate(s.values)),
                "usual": _usual(s),
                "doc": _cell(scalar_line(s)),
            }
            for s in op.scalars
        ],
    }


def c_reference(ops: Sequence[OpSpec]) -> str:
    return from_template("c-api.md.j2", ops=[_op(op) for op in ops])


def op_texts_source(ops: Sequence[OpSpec]) -> str:
    texts = [{"name": op.name, "text": op_text(op), "json": json.dumps(op_json(op), indent=1) + "\n"} for op in ops]
    return from_template("op_texts.cpp.j2", ops=texts)
