"""Products of 8-bit floats, with the signature and the meaning of PyTorch's."""

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch._fake import are_scales
from tilewright.torch.calling import call
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_NAMES = ("mat_a", "mat_b", "scale_a", "scale_b", "bias", "scale_result")
_WORDS = {torch.bfloat16: "bf16", torch.float16: "f16", torch.float32: "f32", torch.float8_e4m3fn: "e4m3"}


def scaled_mm(
    mat_a: Tensor,
    mat_b: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    bias: Tensor | None = None,
    scale_result: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> Tensor:
    """The product of two matrices of 8-bit floats, each element times its scale, as ``torch._scaled_mm``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        mat_a: (M, K), row by row; float8_e4m3fn, or float8_e5m2 where mat_b is float8_e4m3fn.
        mat_b: (K, N), column by column: weights (N, K), transposed.
        scale_a: float32: one number, (M, 1), or (M, ceil(K / 128)), of any strides.
        scale_b: float32: one number, (1, N), or (ceil(K / 128), N), or (ceil(K / 128), ceil(N / 128)).
        bias: (N,), of the result's type.
        scale_result: one number, a factor of a result of float8_e4m3fn, as cuBLASLt has it (on CPUs PyTorch divides by
            it); another result goes to PyTorch.
        out_dtype: bfloat16, float16, float32 or float8_e4m3fn; None: mat_a's.
        use_fast_accum: sums may be as rough as tensor cores add them up all along K, and not within 128 of K alone.

    Returns:
        (M, N). Of float8_e4m3fn it saturates.

    Raises:
        RuntimeError, ValueError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> eight = torch.ones(16, 32).to(torch.float8_e4m3fn)
        >>> scaled_mm(eight, eight.T, torch.tensor(0.5), torch.tensor(2.0), out_dtype=torch.float32)[0, :3]
        tensor([32., 32., 32.])

    Source: https://github.com/pytorch/pytorch/blob/main/aten/src/ATen/native/cuda/ScaledBlas.cpp
    """
    result = mat_a.dtype if out_dtype is None else out_dtype
    reason = _why_not_scaled(mat_a, mat_b, scale_a, scale_b, bias, scale_result, result)
    count("scaled_mm", reason)
    if reason is None:
        return call(
            _OPS.scaled_gemm.default,
            mat_a,
            mat_b,
            scale_a,
            scale_b,
            bias=bias,
            scale_c=scale_result,
            out_dtype=_WORDS[result],
            accumulation="fast" if use_fast_accum else None,
        )
    return torch._scaled_mm(mat_a, mat_b, scale_a, scale_b, bias, scale_result, out_dtype, use_fast_accum)


def _why_not_scaled(
    mat_a: Tensor,
    mat_b: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    bias: Tensor | None,
    scale_result: Tensor | None,
    result: torch.dtype,
) -> str | None:
    reason = served.why_not(served.EIGHT_BITS, _NAMES, mat_a, mat_b, scale_a, scale_b, bias, scale_result)
    if reason is not None:
        return reason
    if result not in _WORDS:
        return f"a result of {result}"
    if scale_result is not None and result is not torch.float8_e4m3fn:
        return "a factor of a result that is not of 8 bits"
    types = {mat_a.dtype, mat_b.dtype}
    if torch.float8_e4m3fn not in types or not types <= set(served.EIGHT_BITS["cpu"]):
        return f"{mat_a.dtype} by {mat_b.dtype}"
    if mat_a.dim() != 2 or mat_b.dim() != 2 or mat_a.shape[1] != mat_b.shape[0]:
        return "arguments that don't fit"
    (m, k), n = mat_a.shape, mat_b.shape[1]
    of_bias = torch.bfloat16 if result is torch.float8_e4m3fn else result
    if bias is not None and (bias.shape != (n,) or bias.dtype is not of_bias or not bias.is_contiguous()):
        return "a bias of another type or shape"
    if scale_a.dtype is not torch.float32 or scale_b.dtype is not torch.float32:
        return f"scales of {scale_a.dtype} and {scale_b.dtype}"
    if not are_scales(scale_a, scale_b, m, n, k):
        return "scales of another shape"
    if scale_result is not None and (scale_result.dtype is not torch.float32 or scale_result.numel() != 1):
        return "a factor of the result that is not one float32"
    if not _has_rows(mat_a) or not _has_rows(mat_b.mT):
        return "elements that are no neighbours"
    return None


def _has_rows(matrix: Tensor) -> bool:
    rows, columns = matrix.shape[-2:]
    return columns <= 1 or (matrix.stride(-1) == 1 and (rows <= 1 or matrix.stride(-2) >= columns))
