"""Autotuned kernels for NumPy, PyTorch, CuPy and JAX arrays: matrix products and the like, on their device and stream.

Nothing here imports an array library: arrays come and go by DLPack, and results are of the library that the first
argument is of.
"""

import importlib
from typing import TYPE_CHECKING

from tilewright import ops
from tilewright._core import Error, Plan, __version__, explain, gemm, load_library, plan

if TYPE_CHECKING:
    from tilewright.tuning import load_records, record, tune

__all__ = [
    "Error",
    "Plan",
    "__version__",
    "explain",
    "gemm",
    "load_library",
    "load_records",
    "ops",
    "plan",
    "record",
    "tune",
]


def __getattr__(name: str) -> object:
    """What tunes is imported when it is first asked for."""
    if name not in ("load_records", "record", "tune", "tuning"):
        raise AttributeError(f"module 'tilewright' has no attribute {name!r}")
    tuning = importlib.import_module("tilewright.tuning")
    return tuning if name == "tuning" else getattr(tuning, name)
