"""Puts the functions of this package in the place of PyTorch's, for models that call torch.nn.functional, and back."""

import warnings
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import torch

from tilewright.torch import choosing, experts, functional
from tilewright.torch.attention import scaled_dot_product_attention
from tilewright.torch.report import Report, report

_OURS: dict[str, Callable[..., Any]] = {
    "scaled_dot_product_attention": scaled_dot_product_attention,
    "linear": functional.linear,
    "rms_norm": functional.rms_norm,
    "layer_norm": functional.layer_norm,
    "softmax": functional.softmax,
    "log_softmax": functional.log_softmax,
    "cross_entropy": choosing.cross_entropy,
}
if hasattr(torch.nn.functional, "grouped_mm"):
    _OURS["grouped_mm"] = experts.grouped_mm
_PYTORCHS: dict[str, Callable[..., Any]] = {name: getattr(torch.nn.functional, name) for name in _OURS}
_active: list["Patch"] = []


class Patch:
    """What :func:`patch` returns: undo it by :meth:`undo`, or use it as a context manager."""

    def undo(self) -> None:
        """PyTorch's own functions are back once every patch is undone; a second time it does nothing."""
        if self not in _active:
            return
        _active.remove(self)
        if not _active:
            _restore()

    def report(self, *, reset: bool = False) -> Report:
        """As :func:`tilewright.torch.report`."""
        return report(reset=reset)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.undo()


def patch() -> Patch:
    """Puts our functions in the place of those of ``torch.nn.functional``, which modules such as ``nn.Linear`` call.

    Patched are scaled_dot_product_attention, linear, rms_norm, layer_norm, softmax, log_softmax, cross_entropy and,
    where PyTorch has it, grouped_mm. Each hands back to PyTorch what it does not support: dropout, gradients, nested
    tensors, types and devices without kernels. :func:`report` counts. What a program has imported by name before
    (``from torch.nn.functional import linear``) is not patched.

    Returns:
        A :class:`Patch`; patches nest.

    Example:
        >>> model, x = torch.nn.Linear(3, 4), torch.ones(2, 3)
        >>> with patch() as patched, torch.inference_mode():
        ...     y = model(x)
    """
    if not _active:
        for name, function in _OURS.items():
            setattr(torch.nn.functional, name, function)
    result = Patch()
    _active.append(result)
    return result


def is_patched() -> bool:
    """Whether our functions are in place."""
    return bool(_active)


def _restore() -> None:
    for name, function in _PYTORCHS.items():
        if getattr(torch.nn.functional, name) is _OURS[name]:
            setattr(torch.nn.functional, name, function)
        else:
            warnings.warn(
                f"torch.nn.functional.{name} was replaced while it was patched, and stays as it is", stacklevel=3
            )
