"""A layer of a mixture of experts, of the operators that it consists of."""

import torch
from torch import Tensor

_OPS = torch.ops.tilewright


def moe(
    x: Tensor,
    logits: Tensor,
    w13: Tensor,
    w2: Tensor,
    *,
    top_k: int,
    scoring: str = "softmax",
    renormalize: bool = True,
    correction: Tensor | None = None,
    groups: int = 1,
    top_groups: int = 1,
    group_score: str = "best_two",
    scale: float = 1.0,
    addend: Tensor | None = None,
    w13_bias: Tensor | None = None,
    w2_bias: Tensor | None = None,
    gate: str = "swiglu",
) -> Tensor:
    """What the experts that each token is routed to make of it, weighted and summed up: a gate between two products.

    Nothing is read back to the host and nothing is padded: any routing runs in the same launches, which a CUDA graph
    may capture. Forward only: an input that requires gradients raises, in grad mode.

    Args:
        x: (..., hidden); float32, bfloat16 or, on CUDA, float16.
        logits: (..., experts), the router's, of any of the three types.
        w13: (experts, 2 * inner, hidden) of x's type: rows of the gate, then those of the projection up.
        w2: (experts, hidden, inner), the projection down.
        top_k: experts of a token, up to 32.
        scoring: "softmax" of all logits, or "sigmoid" of each.
        renormalize: weights of a token sum to 1, before they are scaled.
        correction: (experts,), float32; added to scores where experts are chosen (DeepSeek-V3).
        groups, top_groups, group_score: experts of the best groups alone are chosen; "best_two" or "best" of a group.
        scale: factor of all weights.
        addend: (..., hidden) of x's type, added: a shared expert's result, or a residual.
        w13_bias, w2_bias: (experts, 2 * inner) and (experts, hidden) of x's type, added to the two products.
        gate: "swiglu", or "swiglu_clamped" as gpt-oss has it (its own weights have rows of both in turn).

    Returns:
        (..., hidden) of x's type. Sums over a token's experts are of float32, in a fixed order.

    Raises:
        RuntimeError: what an operator refuses, by the argument's name.

    Example:
        >>> x, logits = torch.ones(3, 8), torch.eye(3, 4)
        >>> moe(x, logits, torch.ones(4, 2 * 6, 8), torch.ones(4, 8, 6), top_k=2).shape
        torch.Size([3, 8])
    """
    if w2.dim() != 3 or x.dim() < 1:
        raise RuntimeError(
            f"w2 has {w2.dim()} axes and x {x.dim()}; w2 must have 3, (experts, hidden, inner), and x at least its last"
        )
    if gate not in ("swiglu", "swiglu_clamped"):
        raise RuntimeError(f'gate is "{gate}"; allowed are swiglu, swiglu_clamped')
    experts, hidden_size, inner = w2.shape
    for name, tensor, shape in (
        ("x", x, (*x.shape[:-1], hidden_size)),
        ("logits", logits, (*x.shape[:-1], experts)),
        ("w13", w13, (experts, 2 * inner, hidden_size)),
        ("addend", addend, x.shape),
        ("w13_bias", w13_bias, (experts, 2 * inner)),
        ("w2_bias", w2_bias, (experts, hidden_size)),
    ):
        if tensor is not None and tensor.shape != shape:
            raise RuntimeError(f"{name} has shape {tuple(tensor.shape)}; beside x and w2 it must be {tuple(shape)}")
    tokens = x.reshape(-1, x.shape[-1])
    ids, weights = _OPS.moe_route.default(
        logits.reshape(-1, experts),
        correction,
        k=top_k,
        scoring=scoring,
        renormalize=int(renormalize),
        groups=groups,
        top_groups=top_groups,
        group_score=group_score,
        scale=scale,
    )
    offsets, row_index, position = _OPS.moe_sort.default(ids, experts=experts)
    grouped_gemm = _OPS.grouped_gemm.default
    hidden = grouped_gemm(tokens, w13.mT, offsets, row_index=row_index, bias=w13_bias, gate=gate)
    rows = grouped_gemm(hidden, w2.mT, offsets, bias=w2_bias)
    added = None if addend is None else addend.reshape(tokens.shape)
    if added is not None and torch.is_autocast_enabled(x.device.type):
        added = added.to(rows.dtype)
    result: Tensor = _OPS.moe_combine.default(rows, position, weights, added)
    return result.reshape(x.shape)
