"""Gradients: gemm has a formula, in PyTorch's own terms, and so has grouped_gemm where it is but products; every other
operator refuses inputs that require them, when it is called and by its name. (PyTorch alone would only warn, later, and
hand back wrong gradients.)

gemm's: for C = act(P) with P = alpha A B + bias, dP = dC act'(P), dA = alpha dP B^T, dB = alpha A^T dP, and the bias
gets dP, each summed over what was broadcast.

grouped_gemm's: row i of C is row r(i) of A times the matrix B[g] of the row's group. Row r of A gets the sum of
dC[i] B[g]^T over its i, B[g] the sum of A[r(i)]^T dC[i] over the group's rows, which is k_grouped_gemm. What dC holds
of rows of no group counts for nothing, and such rows of A get 0.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.autograd.graph import increment_version

_library: Any = torch.library.Library
_definitions = _library("tilewright", "FRAGMENT")  # what is registered lives as long as this


def _through_activation(grad: Tensor, before: Tensor, activation: str) -> Tensor:
    if activation == "relu":
        return grad * (before > 0)
    if activation == "silu" and torch.is_grad_enabled():  # a gradient's gradient: silu_backward has none
        rising = before.sigmoid()
        return grad * rising * (1 + before * (1 - rising))
    backward = torch.ops.aten.gelu_backward if activation == "gelu" else torch.ops.aten.silu_backward
    result: Tensor = backward(grad, before)
    return result


def _keep_for_gemm(ctx: Any, inputs: Any, keyword_only_inputs: dict[str, Any], output: Tensor) -> None:
    a, b, bias = inputs
    ctx.save_for_backward(a, b, bias)
    ctx.activation = keyword_only_inputs["activation"]
    ctx.alpha = keyword_only_inputs["alpha"]
    ctx.precision = keyword_only_inputs["precision"]


def _gemm_backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    a, b, bias = ctx.saved_tensors
    if ctx.activation not in (None, "none"):
        before = torch.ops.tilewright.gemm.default(a, b, bias, alpha=ctx.alpha, precision=ctx.precision)
        grad = _through_activation(grad, before, ctx.activation)
    needs_a, needs_b, *needs_bias = ctx.needs_input_grad  # the dispatcher leaves out a bias that is None
    of_bias = grad.sum_to_size(bias.shape) if bias is not None and any(needs_bias) else None
    return (
        ctx.alpha * (grad @ b.mT).sum_to_size(a.shape) if needs_a else None,
        ctx.alpha * _grad_of_b(a, grad, b) if needs_b else None,
        *(of_bias for _ in needs_bias),
    )


def _grad_of_b(a: Tensor, grad: Tensor, b: Tensor) -> Tensor:
    if b.dim() > 2:
        return (a.mT @ grad).sum_to_size(b.shape)
    return a.reshape(-1, a.shape[-1]).mT @ grad.reshape(-1, grad.shape[-1])  # leading axes are further rows


def _keep_for_groups(ctx: Any, inputs: Any, keyword_only_inputs: dict[str, Any], output: Tensor) -> None:
    ctx.save_for_backward(*inputs, keyword_only_inputs["row_index"])


def _grouped_backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    a, b, offsets, row_index = ctx.saved_tensors
    needs_a, needs_b, _ = ctx.needs_input_grad
    # What has no elements is contiguous, whatever its strides are.
    grad = grad.contiguous() if grad.numel() > 0 else grad.new_empty(grad.shape)
    of_a = of_b = None
    if needs_a:
        of_a = a.new_zeros((grad.shape[0], a.shape[1]))
        torch.ops.tilewright.grouped_gemm.out(grad, b.mT, offsets, out=of_a)
        if row_index is not None:
            of_a = a.new_zeros(a.shape).index_add(0, row_index.clamp(0, max(0, a.shape[0] - 1)), of_a)
    if needs_b:
        by_rows = row_index is None and b.stride(-1) != 1  # weights (G, N, K), transposed: so are their gradients
        left, right = (grad, a) if by_rows else (a, grad)
        of_b = torch.ops.tilewright.k_grouped_gemm.default(left, right, offsets, row_index=row_index)
        of_b = of_b.mT if by_rows else of_b
    return of_a, of_b, None


def _is_but_products(options: Mapping[str, Any]) -> bool:
    """Of grouped_gemm's options, that none has a derivative of its own."""
    words = (options.get(name) for name in ("gate", "activation"))
    return all(each in (None, "none") for each in words) and not any(
        options.get(name) is not None for name in ("bias", "row_scale")
    )


def _has_tangent(*values: Any) -> bool:
    """Whether one of them takes part in forward-mode differentiation."""
    if forward_ad._current_level < 0:
        return False
    tensors = (each for each in values if isinstance(each, Tensor))
    return any(forward_ad.unpack_dual(each).tangent is not None for each in tensors)


def _no_formula(name: str, what: str) -> RuntimeError:
    return RuntimeError(
        f"torch.ops.{name} has no formula for {what}, and an input requires them: call it under "
        "torch.no_grad() or torch.inference_mode(), or detach the inputs"
    )


def _name(operator: torch._ops.OpOverload) -> str:
    return str(operator).removesuffix(".default")


def _written_by(operator: torch._ops.OpOverload) -> Callable[..., Iterator[Tensor]]:
    """Of an operator's arguments, those that it writes."""
    places = [
        (place, argument.name)
        for place, argument in enumerate(operator._schema.arguments)
        if argument.alias_info is not None and argument.alias_info.is_write
    ]

    def written(arguments: Sequence[Any], options: Mapping[str, Any]) -> Iterator[Tensor]:
        for place, name in places:
            value = arguments[place] if place < len(arguments) else options.get(name)
            if isinstance(value, Tensor) and not value.is_inference():
                yield value

    return written


def _refusing(operator: torch._ops.OpOverload) -> Callable[..., Any]:
    name = _name(operator)
    written = _written_by(operator)

    def refuse_gradients(keyset: Any, *arguments: Any, **options: Any) -> Any:
        wants_gradients = torch.is_grad_enabled() and torch._C._any_requires_grad(*arguments, **options)
        if wants_gradients or _has_tangent(*arguments, *options.values()):
            raise _no_formula(name, "gradients")
        with torch._C._AutoDispatchBelowAutograd():
            result = operator.redispatch(keyset & torch._C._after_autograd_keyset, *arguments, **options)
        for each in written(arguments, options):  # whoever keeps it for a gradient notices
            increment_version(each)
        return result

    return refuse_gradients


def _with_formula(operator: torch._ops.OpOverload) -> Callable[..., Any]:
    """Gradients by the formulas above, but none of forward mode."""
    autograd: Any = torch._library.autograd
    is_gemm = _name(operator) == "tilewright.gemm"
    formula = (_gemm_backward, _keep_for_gemm) if is_gemm else (_grouped_backward, _keep_for_groups)
    by_formula = autograd.make_autograd_impl(operator, autograd.Info(*formula))
    refuse = _refusing(operator)

    def compute_gradients(keyset: Any, *arguments: Any, **options: Any) -> Any:
        if not is_gemm and not _is_but_products(options):
            return refuse(keyset, *arguments, **options)
        if _has_tangent(*arguments, *options.values()):
            raise _no_formula(_name(operator), "gradients of forward mode")
        return by_formula(keyset, *arguments, **options)

    return compute_gradients


def register() -> None:
    for name in torch._C._dispatch_get_registrations_for_dispatch_key("CPU"):
        if not name.startswith("tilewright::"):
            continue
        _, _, rest = name.partition("::")
        packet, _, overload = rest.partition(".")
        operator = getattr(getattr(torch.ops.tilewright, packet), overload or "default")
        gradients = _with_formula if rest in ("gemm", "grouped_gemm") else _refusing
        _definitions.impl(rest, gradients(operator), "Autograd", with_keyset=True)
