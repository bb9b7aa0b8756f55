"""Gradients: gemm has a formula, in PyTorch's own terms; every other operator refuses inputs that require them, when it
is called and by its name. (PyTorch alone would only warn, later, and hand back wrong gradients.)

The formula: for C = act(P) with P = alpha A B + bias, dP = dC act'(P), dA = alpha dP B^T, dB = alpha A^T dP, and the
bias gets dP, each summed over what was broadcast.
"""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

_library: Any = torch.library.Library
_definitions = _library("tilewright", "FRAGMENT")  # what is registered lives as long as this


def _through_activation(grad: Tensor, before: Tensor, activation: str) -> Tensor:
    if activation == "relu":
        return grad * (before > 0)
    backward = torch.ops.aten.gelu_backward if activation == "gelu" else torch.ops.aten.silu_backward
    result: Tensor = backward(grad, before)
    return result


def _keep_for_gemm(ctx: Any, inputs: Any, keyword_only_inputs: dict[str, Any], output: Tensor) -> None:
    a, b, bias = inputs
    ctx.save_for_backward(a, b, bias)
    ctx.activation = keyword_only_inputs["activation"]
    ctx.alpha = keyword_only_inputs["alpha"]
    ctx.precision = keyword_only_inputs["precision"]


def _gemm_backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    a, b, bias = ctx.saved_tensors
    if ctx.activation not in (None, "none"):
        before = torch.ops.tilewright.gemm.default(a, b, bias, alpha=ctx.alpha, precision=ctx.precision)
        grad = _through_activation(grad, before, ctx.activation)
    needs_a, needs_b, needs_bias = ctx.needs_input_grad[:3]
    return (
        ctx.alpha * (grad @ b.mT).sum_to_size(a.shape) if needs_a else None,
        ctx.alpha * _grad_of_b(a, grad, b) if needs_b else None,
        grad.sum_to_size(bias.shape) if bias is not None and needs_bias else None,
    )


def _grad_of_b(a: Tensor, grad: Tensor, b: Tensor) -> Tensor:
    if b.dim() > 2:
        return (a.mT @ grad).sum_to_size(b.shape)
    return a.reshape(-1, a.shape[-1]).mT @ grad.reshape(-1, grad.shape[-1])  # leading axes are further rows


def _has_tangent(*values: Any) -> bool:
    """Whether one of them takes part in forward-mode differentiation."""
    if forward_ad._current_level < 0:
        return False
    tensors = (each for each in values if isinstance(each, Tensor))
    return any(forward_ad.unpack_dual(each).tangent is not None for each in tensors)


def _refusing(operator: torch._ops.OpOverload) -> Callable[..., Any]:
    name = str(operator).removesuffix(".default")

    def refuse_gradients(keyset: Any, *arguments: Any, **options: Any) -> Any:
        wants_gradients = torch.is_grad_enabled() and torch._C._any_requires_grad(*arguments, **options)
        if wants_gradients or _has_tangent(*arguments, *options.values()):
            raise RuntimeError(
                f"torch.ops.{name} has no formula for gradients, and an input requires them: call it under "
                "torch.no_grad() or torch.inference_mode(), or detach the inputs"
            )
        with torch._C._AutoDispatchBelowAutograd():
            return operator.redispatch(keyset & torch._C._after_autograd_keyset, *arguments, **options)

    return refuse_gradients


def register() -> None:
    torch.library.register_autograd("tilewright::gemm", _gemm_backward, setup_context=_keep_for_gemm)
    for name in torch._C._dispatch_get_registrations_for_dispatch_key("CPU"):
        if not name.startswith("tilewright::") or name == "tilewright::gemm":
            continue
        _, _, rest = name.partition("::")
        packet, _, overload = rest.partition(".")
        operator = getattr(getattr(torch.ops.tilewright, packet), overload or "default")
        _definitions.impl(rest, _refusing(operator), "Autograd", with_keyset=True)
