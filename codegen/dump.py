"""What the tuner captured of one run (autotune: LaidOutProblem::capture) as arrays by name, for `np.load`: tensors that
are read and sizes and scalars by their names; of an output what the kernel wrote by its name, `.expected` what is
right, in f64, and where it is updated in place `.before` what was there. Needs NumPy."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from codegen.cases import problem_of, read_raw, read_tensor, tensor_named
from codegen.dtypes import DATA_TYPES
from codegen.layout import Layout
from codegen.model import OpSpec
from codegen.raw_numbers import Array, decode


def _numbers(raw: Array, dtype: str) -> Array:
    """In the type that NumPy has for it; f32, which holds every one of their values, of floats that it has none for."""
    if DATA_TYPES[dtype].encoding == "integer":
        return np.array(raw)
    own = {"f16": np.float16, "f64": np.float64}
    return decode(raw, dtype).astype(own.get(dtype, np.float32))


def arrays(op: OpSpec, case: Mapping[str, Any], captured: Path) -> dict[str, Array]:
    problem = problem_of(op, case)
    found: dict[str, Array] = {
        name: np.array(value) for name, value in (*problem.sizes.items(), *problem.scalars.items())
    }
    for name, tensor in case["tensors"].items():
        if (file := captured / f"{name}.in").exists():
            in_place = tensor_named(op, name).role != "in"
            raw = read_tensor(op, case, problem, name, file)
            found[f"{name}.before" if in_place else name] = _numbers(raw, tensor["dtype"])
    expected = np.fromfile(captured / "expected")
    begin = 0
    for view in op.outputs(problem):
        tensor = case["tensors"][view.tensor]
        layout = Layout(view.extents, view.strides)
        raw = read_raw(captured / f"{view.tensor}.out", tensor["dtype"], tensor["elements"], layout)
        found[view.tensor] = _numbers(raw, tensor["dtype"])
        end = begin + math.prod(view.extents)
        found[f"{view.tensor}.expected"] = expected[begin:end].reshape(view.extents)
        begin = end
    return found
