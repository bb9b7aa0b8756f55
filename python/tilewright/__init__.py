"""Autotuned kernels for NumPy, PyTorch, CuPy and JAX arrays: matrix products and the like, on their device and stream.

Nothing here imports an array library: arrays come and go by DLPack, and results are of the library that the first
argument is of.

>>> import numpy as np
>>> import tilewright
>>> a, b = np.ones((2, 3), np.float32), np.ones((3, 4), np.float32)
>>> tilewright.gemm(a, b).shape
(2, 4)
>>> tilewright.softmax(a).sum(-1)
array([1., 1.], dtype=float32)
"""

import importlib
from typing import TYPE_CHECKING, Any

from tilewright import ops
from tilewright._core import (
    Error,
    NoKernel,
    Operator,
    PackedWeights,
    Plan,
    __version__,
    attention,
    attention_decode,
    check_groups,
    explain,
    gemm,
    grouped_gemm,
    k_grouped_gemm,
    load_library,
    load_overrides,
    override_kernel,
    pack,
    plan,
    read_packed,
    scaled_gemm,
    scaled_grouped_gemm,
    set_numerics,
    set_threads,
    threads,
)
from tilewright._doctor import doctor

if TYPE_CHECKING:
    from tilewright.ops import row_add_layernorm as add_layer_norm
    from tilewright.ops import row_add_rmsnorm as add_rms_norm
    from tilewright.ops import row_cross_entropy as cross_entropy
    from tilewright.ops import row_glu as glu
    from tilewright.ops import row_layernorm as layer_norm
    from tilewright.ops import row_log_softmax as log_softmax
    from tilewright.ops import row_logsumexp as logsumexp
    from tilewright.ops import row_quantize as quantize
    from tilewright.ops import row_rmsnorm as rms_norm
    from tilewright.ops import row_rotary as rotary
    from tilewright.ops import row_softmax as softmax
    from tilewright.ops import row_topk as topk
    from tilewright.tuning import build_ops, load_records, record, tune

# What tunes is imported when it is first asked for.
_TUNING = ("build_ops", "load_records", "record", "tune", "tuning")

# Names of operators as array libraries have them. They are looked up when they are first used, because looking at
# operators is what ends the time for load_library.
_OPERATORS = {
    "add_layer_norm": "row_add_layernorm",
    "add_rms_norm": "row_add_rmsnorm",
    "cross_entropy": "row_cross_entropy",
    "glu": "row_glu",
    "layer_norm": "row_layernorm",
    "log_softmax": "row_log_softmax",
    "logsumexp": "row_logsumexp",
    "quantize": "row_quantize",
    "rms_norm": "row_rmsnorm",
    "rotary": "row_rotary",
    "softmax": "row_softmax",
    "topk": "row_topk",
}

__all__ = [
    "Error",
    "NoKernel",
    "Operator",
    "PackedWeights",
    "Plan",
    "__version__",
    "add_layer_norm",
    "add_rms_norm",
    "attention",
    "attention_decode",
    "build_ops",
    "check_groups",
    "cross_entropy",
    "doctor",
    "explain",
    "gemm",
    "glu",
    "grouped_gemm",
    "k_grouped_gemm",
    "layer_norm",
    "load_library",
    "load_overrides",
    "load_records",
    "log_softmax",
    "logsumexp",
    "ops",
    "override_kernel",
    "pack",
    "plan",
    "quantize",
    "read_packed",
    "record",
    "rms_norm",
    "rotary",
    "scaled_gemm",
    "scaled_grouped_gemm",
    "set_numerics",
    "set_threads",
    "softmax",
    "threads",
    "topk",
    "tune",
]


def __getattr__(name: str) -> Any:
    if name in _OPERATORS:
        found = getattr(ops, _OPERATORS[name])
    elif name in _TUNING:
        tuning = importlib.import_module("tilewright.tuning")
        found = tuning if name == "tuning" else getattr(tuning, name)
    else:
        raise AttributeError(f"module 'tilewright' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_OPERATORS, *_TUNING})
