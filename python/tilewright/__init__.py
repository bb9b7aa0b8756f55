"""Autotuned kernels for NumPy, PyTorch, CuPy and JAX arrays: matrix products and the like, on their device and stream.

Nothing here imports an array library: arrays come and go by DLPack, and results are of the library that the first
argument is of.
"""

from tilewright._core import Error, __version__, gemm

__all__ = ["Error", "__version__", "gemm"]
