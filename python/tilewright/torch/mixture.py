"""A layer of a mixture of experts, of the operators that it consists of."""

from typing import Any

import torch
from torch import Tensor

from tilewright.torch.served import computed_in

_OPS = torch.ops.tilewright
_WORDS = {torch.bfloat16: "bf16", torch.float16: "f16"}
# From so many rows on tokens are copied to the rows of their experts: on GPUs that is faster (layers/moe.cpp).
_GATHERED_ROWS = {"cuda": 64}


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
) -> Tensor:
    """What the experts that each token is routed to make of it, weighted and summed up: a gate between two products.

    Nothing is read back to the host and nothing is padded: any routing runs in the same launches, which a CUDA graph
    may capture. Forward only: an input that requires gradients raises, in grad mode.

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
        ("correction", correction, (experts,)),
        ("w13", w13, (experts, 2 * inner, hidden_size)),
        ("addend", addend, x.shape),
        ("w13_bias", w13_bias, (experts, 2 * inner)),
        ("w2_bias", w2_bias, (experts, hidden_size)),
    ):
        if tensor is not None and tensor.shape != shape:
            raise RuntimeError(f"{name} has shape {tuple(tensor.shape)}; beside x and w2 it must be {tuple(shape)}")
    if not 1 <= top_groups <= max(1, groups):
        raise RuntimeError(f"top_groups is {top_groups}; of {groups} groups it must be 1 to {groups}")
    if (w13_scale is None) != (w2_scale is None):
        raise RuntimeError("w13_scale and w2_scale: one is given without the other")
    kind = computed_in(x)
    if w13_scale is not None and kind not in _WORDS:
        raise RuntimeError(f"x is {kind}; beside matrices of 8 bits it must be bfloat16 or float16")
    if w13_scale is None and not torch.is_autocast_enabled(x.device.type):
        for name, tensor in (
            ("w13", w13), ("w2", w2), ("addend", addend), ("w13_bias", w13_bias), ("w2_bias", w2_bias)
        ):  # fmt: skip
            if tensor is not None and tensor.dtype is not x.dtype:
                raise RuntimeError(f"{name} is {tensor.dtype}; beside an x of {x.dtype} it must be that, too")
    for name, scales, matrices in (("w13_scale", w13_scale, w13), ("w2_scale", w2_scale, w2)):
        if scales is not None:
            _require_scales(name, scales, matrices)
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
    given = tokens
    if x.device.type in _GATHERED_ROWS and row_index.shape[0] >= _GATHERED_ROWS[x.device.type]:
        given, row_index = tokens.index_select(0, row_index), None
    hidden = _product(given, w13, w13_scale, offsets, kind, row_index=row_index, bias=w13_bias, gate=gate)
    rows = _product(hidden, w2, w2_scale, offsets, kind, bias=w2_bias)
    added = None if addend is None else addend.reshape(tokens.shape)
    if added is not None and torch.is_autocast_enabled(x.device.type):
        added = added.to(rows.dtype)
    result: Tensor = _OPS.moe_combine.default(rows, position, weights, added)
    return result.reshape(x.shape)


def _require_scales(name: str, scales: Tensor, matrices: Tensor) -> None:
    """Of the rows of each expert's matrix, or of blocks of them, however many of a gate's two matrices there are."""
    experts, rows, columns = matrices.shape
    blocks = -(-columns // 128)
    of_rows, of_blocks = scales.shape == (experts, rows), scales.dim() == 3 and scales.shape[::2] == (experts, blocks)
    if not of_rows and not of_blocks:
        raise RuntimeError(
            f"{name} has shape {tuple(scales.shape)}; beside its matrices it must be ({experts}, {rows}), "
            f"({experts}, {rows}, {blocks}) or, of blocks of 128 rows, ({experts}, ..., {blocks})"
        )


def _product(
    rows: Tensor, matrices: Tensor, scale: Tensor | None, offsets: Tensor, kind: torch.dtype, **options: Any
) -> Tensor:
    """Of rows with their groups' matrices (groups, N, K). With scales of those rows are quantised first."""
    result: Tensor
    if scale is None:
        result = _OPS.grouped_gemm.default(rows, matrices.mT, offsets, **options)
        return result
    is_of_rows = scale.dim() < 3
    quantised, factors = _OPS.quantize.default(rows) if is_of_rows else _OPS.block_quantize.default(rows, block_rows=1)
    result = _OPS.scaled_grouped_gemm.default(
        quantised, matrices.mT, factors, scale if is_of_rows else scale.mT, offsets, out_dtype=_WORDS[kind], **options
    )
    return result
