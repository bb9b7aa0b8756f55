"""Products of mixtures of experts, with the signature and the meaning of PyTorch's."""

from typing import Any

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch._fake import are_group_scales
from tilewright.torch.calling import call
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_NAMES = ("mat_a", "mat_b", "offs")
_SCALED_NAMES = ("mat_a", "mat_b", "scale_a", "scale_b", "offs")
_RESULTS = {None: "bf16", torch.bfloat16: "bf16", torch.float16: "f16"}
_grouped_mm: Any = getattr(torch.nn.functional, "grouped_mm", None)  # older ones have none
_scaled_grouped_mm: Any = getattr(torch, "_scaled_grouped_mm", None)


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


def scaled_grouped_mm(
    mat_a: Tensor,
    mat_b: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    scale_result: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> Tensor:
    """The same of 8-bit floats, each element times its scale, as ``torch._scaled_grouped_mm``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        mat_a: (rows, K), rows sorted by group; float8_e4m3fn, or float8_e5m2 where mat_b is float8_e4m3fn.
        mat_b: (groups, K, N), column by column: weights (groups, N, K), transposed.
        scale_a: float32: one number, (rows,), or (rows, ceil(K / 128)), of any strides.
        scale_b: float32: one number, (groups,), (groups, N), or (groups, ceil(K / 128), N or ceil(N / 128)).
        offs: int32, where each group's rows end. None, and other shapes of the two, go to PyTorch.
        bias: goes to PyTorch.
        scale_result: goes to PyTorch.
        out_dtype: bfloat16, which None stands for, or float16.
        use_fast_accum: sums may be as rough as tensor cores add them up all along K, and not within 128 of K alone.

    Returns:
        (rows, N); rows behind the last end hold anything.

    Raises:
        RuntimeError, ValueError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> eight, ends = torch.ones(3, 32).to(torch.float8_e4m3fn), torch.tensor([1, 3], dtype=torch.int32)
        >>> weights = torch.ones(2, 16, 32).to(torch.float8_e4m3fn).mT
        >>> scaled_grouped_mm(eight, weights, torch.ones(3), torch.tensor([[1.0], [2.0]]).expand(2, 16), ends)[:, 0]
        tensor([32., 64., 64.], dtype=torch.bfloat16)

    Source: https://github.com/pytorch/pytorch/blob/main/aten/src/ATen/native/cuda/GroupedBlas.cpp
    """
    reason = _why_not_scaled(mat_a, mat_b, scale_a, scale_b, offs, bias, scale_result, out_dtype)
    count("scaled_grouped_mm", reason)
    if reason is None:
        return call(
            _OPS.scaled_grouped_gemm.default,
            mat_a,
            mat_b,
            scale_a,
            scale_b,
            offs,
            out_dtype=_RESULTS[out_dtype],
            accumulation="fast" if use_fast_accum else None,
        )
    if _scaled_grouped_mm is None:
        raise NotImplementedError(
            f"scaled_grouped_mm: {reason}; torch._scaled_grouped_mm is not in {torch.__version__}"
        )
    result: Tensor = _scaled_grouped_mm(
        mat_a, mat_b, scale_a, scale_b, offs, bias, scale_result, out_dtype, use_fast_accum
    )
    return result


def _why_not_scaled(
    mat_a: Tensor,
    mat_b: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    offs: Tensor | None,
    bias: Tensor | None,
    scale_result: Tensor | None,
    out_dtype: torch.dtype | None,
) -> str | None:
    reason = served.why_not(served.EIGHT_BITS, _SCALED_NAMES, mat_a, mat_b, scale_a, scale_b, offs)
    if reason is not None:
        return reason
    if offs is None or mat_a.dim() != 2 or mat_b.dim() != 3:
        return "groups of other axes than rows"
    if bias is not None:
        return "a bias"
    if scale_result is not None:
        return "a factor of the result"
    if out_dtype not in _RESULTS:
        return f"a result of {out_dtype}"
    types = {mat_a.dtype, mat_b.dtype}
    if torch.float8_e4m3fn not in types or not types <= set(served.EIGHT_BITS["cpu"]):
        return f"{mat_a.dtype} by {mat_b.dtype}"
    (rows, k), (groups, depth, n) = mat_a.shape, mat_b.shape
    if k != depth or offs.dtype is not torch.int32 or offs.shape != (groups,):
        return "arguments that don't fit"
    if scale_a.dtype is not torch.float32 or scale_b.dtype is not torch.float32:
        return f"scales of {scale_a.dtype} and {scale_b.dtype}"
    if not are_group_scales(scale_a, scale_b, rows, groups, n, k, 1):
        return "scales of another shape"
    if not _has_rows(mat_a) or not _has_rows(mat_b.mT) or not offs.is_contiguous():
        return "elements that are no neighbours"
    return None


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
