"""Autotuned kernels for NumPy, PyTorch, CuPy and JAX arrays: matrix products and the like, on their device and stream.

Nothing here imports an array library: arrays come and go by DLPack, and results are of the library that the first
argument is of.
"""

from tilewright import ops
from tilewright._core import Error, Plan, __version__, explain, gemm, load_library, plan

__all__ = ["Error", "Plan", "__version__", "explain", "gemm", "load_library", "ops", "plan"]
