"""Products of mixtures of experts, with the signature and the meaning of PyTorch's."""

from typing import Any

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch.calling import call
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_NAMES = ("mat_a", "mat_b", "offs")
_grouped_mm: Any = getattr(torch.nn.functional, "grouped_mm", None)  # older ones have none


def grouped_mm(
    mat_a: Tensor,
    mat_b: Tensor,
    *,
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    """Each group's rows of mat_a times the group's matrix of mat_b, as ``torch.nn.functional.grouped_mm``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        mat_a: (rows, K), rows sorted by group; float32, float16 or bfloat16 on CUDA, float32 or bfloat16 on CPUs.
        mat_b: (groups, K, N) of mat_a's type, neighbours along K or along N.
        offs: int32, where each group's rows end. None, and other shapes of the two, go to PyTorch.
        bias: goes to PyTorch.
        out_dtype: another type than mat_a's goes to PyTorch.

    Returns:
        (rows, N); rows behind the last end hold anything.

    Raises:
        RuntimeError, ValueError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> ends = torch.tensor([1, 3], dtype=torch.int32)
        >>> grouped_mm(torch.ones(3, 4), torch.stack((torch.ones(4, 2), torch.zeros(4, 2))), offs=ends)[:, 0]
        tensor([4., 0., 0.])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.grouped_mm.html
    """
    reason = _why_not_grouped(mat_a, mat_b, offs, bias, out_dtype)
    count("grouped_mm", reason)
    if reason is None:
        return call(_OPS.grouped_gemm.default, mat_a, mat_b, offs)
    if _grouped_mm is None:
        raise NotImplementedError(f"grouped_mm: {reason}; torch.nn.functional.grouped_mm is not in {torch.__version__}")
    result: Tensor = _grouped_mm(mat_a, mat_b, offs=offs, bias=bias, out_dtype=out_dtype)
    return result


def _why_not_grouped(
    mat_a: Tensor, mat_b: Tensor, offs: Tensor | None, bias: Tensor | None, out_dtype: torch.dtype | None
) -> str | None:
    reason = served.why_not(served.GROUPED_PRODUCTS, _NAMES, mat_a, mat_b, offs)
    if reason is not None:
        return reason
    if torch.is_autocast_enabled(mat_a.device.type):
        return "autocast"
    if offs is None or mat_a.dim() != 2 or mat_b.dim() != 3:
        return "groups of other axes than rows"
    if bias is not None:
        return "a bias"
    if out_dtype not in (None, mat_a.dtype):
        return "a result of another type"
    fits = mat_a.dtype is mat_b.dtype and offs.dtype is torch.int32 and offs.shape == mat_b.shape[:1]
    if not fits or mat_a.shape[1] != mat_b.shape[1]:
        return "arguments that don't fit"
    if not _has_rows(mat_a) or not (_has_rows(mat_b) or _has_rows(mat_b.mT)) or not offs.is_contiguous():
        return "elements that are no neighbours"
    return None


def _has_rows(matrix: Tensor) -> bool:
    rows, columns = matrix.shape[-2:]
    return columns <= 1 or (matrix.stride(-1) == 1 and (rows <= 1 or matrix.stride(-2) >= columns))
