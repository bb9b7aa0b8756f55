"""Functions with the signatures and the meaning of those of torch.nn.functional."""

from collections.abc import Sequence

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch.calling import call
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_NAMES = ("input", "weight", "bias")
_linear = torch.nn.functional.linear
_softmax = torch.nn.functional.softmax
_log_softmax = torch.nn.functional.log_softmax
_rms_norm = torch.nn.functional.rms_norm
_layer_norm = torch.nn.functional.layer_norm


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
    x = input.unsqueeze(0) if input.dim() == 1 else _laid_out(input)
    y = call(_OPS.gemm.default, x, _laid_out(weight).t(), bias)
    return y.squeeze(0) if input.dim() == 1 else y


def _why_not_linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> str | None:
    reason = served.why_not(served.PRODUCTS, _NAMES, input, weight, bias)
    if reason is not None:
        return reason
    if not served.of_one_type(input, weight, bias):
        return "arguments that don't fit"
    if weight.dim() != 2:
        return "a weight that is no matrix"
    if input.dim() == 0 or input.shape[-1] != weight.shape[-1]:
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


def softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: torch.dtype | None = None) -> Tensor:
    """exp(input) / sum(exp(input)) along the last axis, as ``torch.nn.functional.softmax``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., n); float32, float16 or bfloat16. Any strides.
        dim: an axis other than the last one goes to PyTorch.
        dtype: another type than input's goes to PyTorch.

    Returns:
        As input, contiguous.

    Raises:
        IndexError, RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> softmax(torch.zeros(2, 4), dim=-1)[0]
        tensor([0.2500, 0.2500, 0.2500, 0.2500])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.softmax.html
    """
    reason = _why_not_softmax(input, dim, dtype)
    count("softmax", reason)
    if reason is not None:
        return _softmax(input, dim, _stacklevel, dtype)
    return call(_OPS.softmax.default, rows_of(input))


def log_softmax(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: torch.dtype | None = None
) -> Tensor:
    """log(softmax(input)) along the last axis, as ``torch.nn.functional.log_softmax``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., n); float32, float16 or bfloat16. Any strides.
        dim: an axis other than the last one goes to PyTorch.
        dtype: another type than input's goes to PyTorch.

    Returns:
        As input, contiguous.

    Raises:
        IndexError, RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> log_softmax(torch.zeros(2, 4), dim=-1)[0, 0]
        tensor(-1.3863)

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.log_softmax.html
    """
    reason = _why_not_softmax(input, dim, dtype)
    count("log_softmax", reason)
    if reason is not None:
        return _log_softmax(input, dim, _stacklevel, dtype)
    return call(_OPS.log_softmax.default, rows_of(input))


def _why_not_softmax(input: Tensor, dim: int | None, dtype: torch.dtype | None) -> str | None:
    reason = why_not_rows(input)
    if reason is None and dim not in (-1, input.dim() - 1):
        return "an axis that is not the last one"
    if reason is None and dtype not in (None, input.dtype):
        return "a result of another type"
    return reason


def rms_norm(
    input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None = None, eps: float | None = None
) -> Tensor:
    """input / sqrt(mean(input^2) + eps) * weight, as ``torch.nn.functional.rms_norm``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., *normalized_shape); float32, float16 or bfloat16. Any strides.
        normalized_shape: the last axes, whose elements are normalized together.
        weight: of that shape; float32, float16 or bfloat16.
        eps: None, what input's type can tell from 1, goes to PyTorch where that is of 16 bits.

    Returns:
        As input, contiguous.

    Raises:
        RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> rms_norm(torch.full((2, 4), 3.0), (4,), eps=0.0)[0]
        tensor([1., 1., 1., 1.])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.rms_norm.html
    """
    reason = _why_not_norm(input, normalized_shape, weight, types=served.ROWS["cpu"])
    if reason is None and eps is None and input.dtype is not torch.float32:
        reason = "no eps"  # which one PyTorch takes then is not the same in all its versions
    count("rms_norm", reason)
    if reason is not None:
        return _rms_norm(input, normalized_shape, weight, eps)
    x = _normalized_rows(input, normalized_shape)
    chosen = torch.finfo(input.dtype).eps if eps is None else eps
    y = call(_OPS.rms_norm.default, x, _flat(weight), eps=chosen)
    return y if x.dim() == input.dim() else y.view(input.shape)


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias, as ``torch.nn.functional.layer_norm``.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., *normalized_shape); float32, float16 or bfloat16. Any strides.
        normalized_shape: the last axes, whose elements are normalized together.
        weight, bias: of that shape; of input's type, or both float32.
        eps: added to the variance.

    Returns:
        As input, contiguous.

    Raises:
        RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> layer_norm(torch.tensor([[1.0, 3.0]]), (2,), eps=0.0)
        tensor([[-1.,  1.]])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.layer_norm.html
    """
    reason = _why_not_norm(input, normalized_shape, weight, bias, types=(torch.float32,))
    if reason is None and not _are_of_one_type(weight, bias):
        reason = "arguments that don't fit"
    count("layer_norm", reason)
    if reason is not None:
        return _layer_norm(input, normalized_shape, weight, bias, eps)
    x = _normalized_rows(input, normalized_shape)
    y = call(_OPS.layer_norm.default, x, _flat(weight), _flat(bias), eps=eps)
    return y if x.dim() == input.dim() else y.view(input.shape)


def why_not_rows(input: Tensor, *others: Tensor | None, names: Sequence[str] = _NAMES) -> str | None:
    reason = served.why_not(served.ROWS, names, input, *others)
    if reason is not None:
        return reason
    if torch.is_autocast_enabled(input.device.type):
        return "autocast"  # has rules of its own for each of these functions
    return "a tensor of one number" if input.dim() == 0 else None


def _why_not_norm(
    input: Tensor, shape: Sequence[int], *others: Tensor | None, types: Sequence[torch.dtype] = ()
) -> str | None:
    """``types``: of weights, beside input's own."""
    reason = why_not_rows(input, *others)
    if reason is not None:
        return reason
    length = len(shape)
    if not 0 < length <= input.dim() or tuple(input.shape[-length:]) != tuple(shape):
        return "arguments that don't fit"
    for each in others:
        if each is None:
            continue
        if (each.dtype is not input.dtype and each.dtype not in types) or tuple(each.shape) != tuple(shape):
            return "weights of another type or shape"
    return None


def _are_of_one_type(weight: Tensor | None, bias: Tensor | None) -> bool:
    """layer_norm takes float32 beside 16 bits, of both or of none."""
    return weight is None or bias is None or weight.dtype is bias.dtype


def _flat(weight: Tensor | None) -> Tensor | None:
    return None if weight is None else weight.reshape(-1).contiguous()


def rows_of(tensor: Tensor) -> Tensor:
    """With neighbours in its rows, which a single stride steps through; else a copy."""
    if tensor.is_contiguous() or (tensor.dim() == 2 and tensor.stride(1) == 1 and tensor.stride(0) >= tensor.shape[1]):
        return tensor
    return tensor.contiguous()


def _normalized_rows(input: Tensor, shape: Sequence[int]) -> Tensor:
    if len(shape) == 1:
        return rows_of(input)
    return input.reshape(*input.shape[: -len(shape)], -1)
