"""The cases of a manifest as who works with their data sees them: a problem, and arrays of what lies in raw files.
Needs NumPy only to make an array."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from codegen.layout import Layout, layout_of
from codegen.model import CodegenError, OpSpec, Problem, Tensor
from codegen.problems import make_problem, resolve_attributes


def require_numpy(what: str) -> None:
    if importlib.util.find_spec("numpy") is None:
        raise CodegenError(
            f"{what} needs NumPy, which {sys.executable} lacks: apt-get install python3-numpy, or name another "
            "interpreter with --python"
        )


def problem_of(op: OpSpec, case: Mapping[str, Any]) -> Problem:
    optional = {tensor.name for tensor in op.tensors if tensor.optional}
    return make_problem(
        op,
        resolve_attributes(op, case["attributes"]),
        case["sizes"],
        case["threads"],
        case["scalars"],
        [name for name, tensor in case["tensors"].items() if name in optional and tensor["present"]],
        case["fill"],
        case["pointer_alignment"],
    )


def tensor_named(op: OpSpec, name: str) -> Tensor:
    return next(tensor for tensor in op.tensors if tensor.name == name)


def read_raw(file: Path, dtype: str, elements: int, layout: Layout) -> Any:
    """Elements as they are stored, laid out; nothing is copied."""
    import numpy as np

    from codegen.raw_numbers import in_memory, storage

    raw = np.fromfile(file, storage(dtype))
    if raw.size != elements:
        raise CodegenError(f"{file} holds {raw.size} elements, and not {elements}")
    return in_memory(raw, layout)


def read_tensor(op: OpSpec, case: Mapping[str, Any], problem: Problem, name: str, file: Path) -> Any:
    """As it is stored, in its shape."""
    dtype, elements = case["tensors"][name]["dtype"], case["tensors"][name]["elements"]
    return read_raw(file, dtype, elements, layout_of(tensor_named(op, name), problem, elements))
