"""Functions with the signatures and the meaning of those of torch.nn.functional."""

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch.report import count

_linear = torch.nn.functional.linear


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input weightᵀ + bias, as ``torch.nn.functional.linear``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., in); float32, float16 or bfloat16 on CUDA, float32 on CPUs. Any strides.
        weight: (out, in) of input's type.
        bias: (out,) of input's type.

    Returns:
        (..., out).

    Raises:
        RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> linear(torch.ones(2, 3), torch.ones(4, 3)).shape
        torch.Size([2, 4])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.linear.html
    """
    reason = _why_not_linear(input, weight, bias)
    count("linear", reason)
    if reason is not None:
        return _linear(input, weight, bias)
    if input.dim() == 1:
        return torch.ops.tilewright.gemm.default(input.unsqueeze(0), weight.t(), bias).squeeze(0)
    return torch.ops.tilewright.gemm.default(_laid_out(input), _laid_out(weight).t(), bias)


def _why_not_linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> str | None:
    reason = served.why_not(served.PRODUCTS, input, weight, bias)
    if reason is not None:
        return reason
    if not served.of_one_type(input, weight, bias):
        return "arguments that don't fit"
    if input.dim() == 0 or weight.dim() != 2 or input.shape[-1] != weight.shape[-1]:
        return "arguments that don't fit"
    if bias is not None and bias.shape != weight.shape[:1]:
        return "a bias of another shape than (out,)"
    return None


def _laid_out(tensor: Tensor) -> Tensor:
    """A copy, where neither rows nor columns are neighbours in memory, or leading axes are no single stride."""
    if tensor.is_contiguous():
        return tensor
    rows, columns = tensor.stride()[-2:]
    is_matrix = (columns == 1 and rows >= tensor.shape[-1]) or (rows == 1 and columns >= tensor.shape[-2])
    return tensor if is_matrix and tensor.dim() <= 3 else tensor.contiguous()
