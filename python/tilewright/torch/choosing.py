"""Losses and choices over classes, with the signatures and the meaning of PyTorch's."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from tilewright.torch.calling import call
from tilewright.torch.functional import rows_of, why_not_rows
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_cross_entropy = torch.nn.functional.cross_entropy
_topk: Any = torch.topk
_MOST = 64  # that row_topk finds
_LEAST_CLASS, _GREATEST_CLASS = -(2**31), 2**31 - 1  # of int32


def cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """-log(softmax(input)[target]) of each row, as ``torch.nn.functional.cross_entropy``; sums are of float32.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (rows, classes) or (classes,); float32, float16 or bfloat16. Any strides. Further axes go to PyTorch.
        target: int64 classes, (rows,) or (). One that is no class gives NaN, where PyTorch raises or stops the GPU.
            Probabilities go to PyTorch.
        weight: of classes; goes to PyTorch, as size_average and reduce do.
        ignore_index: the target of rows without a loss.
        reduction: "mean" (over rows that have a loss), "sum", "none".
        label_smoothing: share of the loss that is of all classes alike.

    Returns:
        One number of input's type, or (rows,) where reduction is "none".

    Raises:
        RuntimeError, ValueError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> cross_entropy(torch.zeros(2, 4), torch.tensor([1, 3]))
        tensor(1.3863)

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.cross_entropy.html
    """
    reason = _why_not_loss(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)
    count("cross_entropy", reason)
    if reason is not None:
        return _cross_entropy(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)
    classes = target.reshape(-1)
    losses = call(
        _OPS.cross_entropy.default,
        rows_of(input.reshape(-1, input.shape[-1])),
        classes.clamp(_LEAST_CLASS, _GREATEST_CLASS).to(torch.int32),  # what is no class stays none
        label_smoothing=label_smoothing,
        ignore_index=ignore_index,
    )
    return (
        _reduced(losses, classes != ignore_index, reduction)
        .to(input.dtype)
        .reshape(target.shape if reduction == "none" else ())
    )


def _reduced(losses: Tensor, has_loss: Tensor, reduction: str) -> Tensor:
    if reduction == "none":
        return losses
    return losses.sum() if reduction == "sum" else losses.sum() / has_loss.sum()


def _why_not_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    size_average: bool | None,
    ignore_index: int,
    reduce: bool | None,
    reduction: str,
    label_smoothing: float,
) -> str | None:
    reason = why_not_rows(input, target, names=("input", "target"))
    if reason is not None:
        return reason
    if weight is not None:
        return "weights of classes"
    if input.dim() > 2:
        return "an axis that is not the last one"
    if target.is_floating_point():
        return "targets that are probabilities"
    is_known = size_average is None and reduce is None and reduction in ("mean", "sum", "none")
    fits = target.dtype is torch.int64 and target.shape == input.shape[:-1] and 0 <= label_smoothing <= 1
    if not is_known or not fits or input.shape[-1] == 0 or not _LEAST_CLASS < ignore_index < _GREATEST_CLASS:
        return "arguments that don't fit"
    return None


class TopK(NamedTuple):
    """As ``torch.return_types.topk``."""

    values: Tensor
    indices: Tensor


def topk(input: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *, out: Any = None) -> TopK:
    """The k largest of each row, the largest first, and where they are, as ``torch.topk``; of equals the first ones.

    What the library has no kernel for goes to PyTorch; :func:`tilewright.torch.report` says how often and why.

    Args:
        input: (..., n); float32, float16 or bfloat16. Any strides.
        k: 1 to 64, and no more than n.
        dim: an axis other than the last one goes to PyTorch.
        largest: False goes to PyTorch.
        sorted: results are sorted, whatever it is.
        out: goes to PyTorch.

    Returns:
        values, indices: (..., k) of input's type, and of int64.

    Raises:
        IndexError, RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> topk(torch.tensor([1.0, 5.0, 3.0]), 2).indices
        tensor([1, 2])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.topk.html
    """
    reason = why_not_rows(input)
    if reason is None and dim not in (-1, input.dim() - 1):
        reason = "an axis that is not the last one"
    if reason is None and (not largest or out is not None):
        reason = "the smallest, or a result that is given"
    if reason is None and not 1 <= k <= min(_MOST, input.shape[-1]):
        reason = "none, or more than 64"
    count("topk", reason)
    if reason is not None:
        return TopK(*_topk(input, k, dim, largest, sorted, out=out))
    values, indices = call(_OPS.topk.default, rows_of(input), k=k)
    return TopK(values, indices.long())
