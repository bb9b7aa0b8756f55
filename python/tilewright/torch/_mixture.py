"""The operator ``torch.ops.tilewright.moe``, a whole layer of a mixture of experts: on CPUs, on CUDA and of fake
tensors it is the operators that it consists of, one after the other. What its arguments are says
:func:`tilewright.torch.moe`."""

from typing import Any

import torch
from torch import Tensor

_OPS = torch.ops.tilewright
_library: Any = torch.library.Library
_definitions = _library("tilewright", "FRAGMENT")  # what is registered lives as long as this
_SCHEMA = (
    "moe(Tensor x, Tensor logits, Tensor w13, Tensor w2, *, int top_k, str scoring='softmax', bool renormalize=True, "
    "Tensor? correction=None, int groups=1, int top_groups=1, str group_score='best_two', float scale=1.0, "
    "Tensor? addend=None, Tensor? w13_bias=None, Tensor? w2_bias=None, Tensor? w13_scale=None, Tensor? w2_scale=None, "
    "str gate='swiglu', Tensor? shared_w13=None, Tensor? shared_w2=None) -> Tensor"
)
_WORDS = {torch.bfloat16: "bf16", torch.float16: "f16"}
# From so many rows on tokens are copied to the rows of their experts: on GPUs that is faster (layers/moe.cpp).
_GATHERED_ROWS = {"cuda": 64}
_MOST_EXPERTS, _MOST_OF_TOKEN = 1024, 32  # moe_route's


def layer(
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
    if not 1 <= experts <= _MOST_EXPERTS:
        raise RuntimeError(f"w2 has shape {tuple(w2.shape)}, of {experts} experts; they must be 1 to {_MOST_EXPERTS}")
    if not 0 <= top_k <= _MOST_OF_TOKEN:
        raise RuntimeError(f"top_k is {top_k}; it must be 0 to {_MOST_OF_TOKEN}")
    if not 1 <= top_groups <= max(1, groups):
        raise RuntimeError(f"top_groups is {top_groups}; of {groups} groups it must be 1 to {groups}")
    _require_shared(shared_w13, shared_w2, hidden_size, gate)
    if (w13_scale is None) != (w2_scale is None):
        raise RuntimeError("w13_scale and w2_scale: one is given without the other")
    if w13_scale is not None and x.dtype not in _WORDS:
        raise RuntimeError(f"x is {x.dtype}; beside matrices of 8 bits it must be bfloat16 or float16")
    for name, tensor in (
        ("w13", w13 if w13_scale is None else None), ("w2", w2 if w13_scale is None else None), ("addend", addend),
        ("w13_bias", w13_bias), ("w2_bias", w2_bias), ("shared_w13", shared_w13), ("shared_w2", shared_w2),
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
    added = None if addend is None else addend.reshape(tokens.shape)
    if shared_w13 is not None and shared_w2 is not None:
        added = _shared(tokens, shared_w13, shared_w2, added)
    offsets, row_index, position = _OPS.moe_sort.default(ids, experts=experts)
    given = tokens
    if x.device.type in _GATHERED_ROWS and row_index.shape[0] >= _GATHERED_ROWS[x.device.type]:
        is_full = experts % groups == 0 and top_k <= top_groups * (experts // groups)
        named = row_index if is_full else row_index.clamp(min=0)  # any one stands for none
        given, row_index = tokens.index_select(0, named), None
    hidden = _product(given, w13, w13_scale, offsets, row_index=row_index, bias=w13_bias, gate=gate)
    rows = _product(hidden, w2, w2_scale, offsets, bias=w2_bias)
    result: Tensor = _OPS.moe_combine.default(rows, position, weights, added)
    return result.reshape(x.shape)


def _require_shared(w13: Tensor | None, w2: Tensor | None, hidden: int, gate: str) -> None:
    if w13 is None and w2 is None:
        return
    if w13 is None or w2 is None:
        raise RuntimeError("shared_w13 and shared_w2: one is given without the other")
    if gate != "swiglu":
        raise RuntimeError(
            f'gate is "{gate}" beside shared_w13; a shared expert has swiglu alone: give its result as the addend'
        )
    inner = w2.shape[-1] if w2.dim() > 0 else 0
    for name, tensor, shape in (("shared_w13", w13, (2 * inner, hidden)), ("shared_w2", w2, (hidden, inner))):
        if tensor.shape != shape:
            raise RuntimeError(f"{name} has shape {tuple(tensor.shape)}; beside x and shared_w2 it must be {shape}")


def _shared(tokens: Tensor, w13: Tensor, w2: Tensor, added: Tensor | None) -> Tensor:
    """What the shared expert makes of all tokens, and what is added to that."""
    gate, up = _OPS.gemm.default(tokens, w13.mT).chunk(2, -1)
    inner = _OPS.glu.default(gate, up)
    if added is None:
        alone: Tensor = _OPS.gemm.default(inner, w2.mT)
        return alone
    result = added.clone()
    _OPS.gemm.out(inner, w2.mT, beta=1.0, out=result)
    return result


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


def _product(rows: Tensor, matrices: Tensor, scale: Tensor | None, offsets: Tensor, **options: Any) -> Tensor:
    """Of rows with their groups' matrices (groups, N, K). With scales of those rows are quantised first."""
    result: Tensor
    if scale is None:
        result = _OPS.grouped_gemm.default(rows, matrices.mT, offsets, **options)
        return result
    is_of_rows = scale.dim() < 3
    quantised, factors = _OPS.quantize.default(rows) if is_of_rows else _OPS.block_quantize.default(rows, block_rows=1)
    result = _OPS.scaled_grouped_gemm.default(
        quantised,
        matrices.mT,
        factors,
        scale if is_of_rows else scale.mT,
        offsets,
        out_dtype=_WORDS[rows.dtype],
        **options,
    )
    return result


def register() -> None:
    """To be called before gradients are registered, of which it has none."""
    _definitions.define(_SCHEMA)
    for key in ("CPU", "CUDA"):
        _definitions.impl("moe", layer, key)
    torch.library.register_fake("tilewright::moe", layer, lib=_definitions)
