"""A layer of a mixture of experts as a function. The operator that it calls is in :mod:`tilewright.torch._mixture`."""

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
    w13_scale: Tensor | None = None,
    w2_scale: Tensor | None = None,
    gate: str = "swiglu",
    shared_w13: Tensor | None = None,
    shared_w2: Tensor | None = None,
) -> Tensor:
    """What the experts that each token is routed to make of it, weighted and summed up: a gate between two products.

    Nothing is read back to the host and nothing is padded: any routing runs in the same launches, which a CUDA graph
    may capture. It is one operator, ``torch.ops.tilewright.moe``, of the same arguments, which compilers see as a
    whole. Forward only: an input that requires gradients raises, in grad mode.

    Args:
        x: (..., hidden); float32, bfloat16 or, on CUDA, float16; beside matrices of 8 bits bfloat16 or float16.
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
        w13_scale, w2_scale: float32, of matrices of float8_e4m3fn: one for each row, (experts, 2 * inner) and (experts,
            hidden), or one for each 128 of a row or each 128 x 128, (experts, 2 * inner or 2 * inner / 128,
            ceil(hidden / 128)) and (experts, hidden or ceil(hidden / 128), ceil(inner / 128)). Rows that such a matrix
            is multiplied with are quantised likewise on the way: each, or each 128 of them.
        gate: "swiglu", or "swiglu_clamped" as gpt-oss has it (its own weights have rows of both in turn).
        shared_w13, shared_w2: (2 * inner, hidden) and (hidden, inner) of x's type, whatever the others are: a shared
            expert, which has every token with a weight of 1, and is added. Its inner may be another one; its gate is
            swiglu. On CPUs of float32 or bfloat16, as ``gemm`` is.

    Returns:
        (..., hidden) of x's type. Sums over a token's experts are of float32, in a fixed order.

    Raises:
        RuntimeError: what an operator refuses, by the argument's name.

    Example:
        >>> x, logits = torch.ones(3, 8), torch.eye(3, 4)
        >>> moe(x, logits, torch.ones(4, 2 * 6, 8), torch.ones(4, 8, 6), top_k=2).shape
        torch.Size([3, 8])
    """
    result: Tensor = _OPS.moe.default(
        x,
        logits,
        w13,
        w2,
        top_k=top_k,
        scoring=scoring,
        renormalize=renormalize,
        correction=correction,
        groups=groups,
        top_groups=top_groups,
        group_score=group_score,
        scale=scale,
        addend=addend,
        w13_bias=w13_bias,
        w2_bias=w2_bias,
        w13_scale=w13_scale,
        w2_scale=w2_scale,
        gate=gate,
        shared_w13=shared_w13,
        shared_w2=shared_w2,
    )
    return result
