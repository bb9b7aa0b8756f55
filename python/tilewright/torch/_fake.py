"""What the operators make, without computing it: shape, strides, type and device, for fake tensors and compilers."""

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

# Sizes may be symbols: nothing here compares them but where it must.
Size = Sequence[int]
broadcast_shapes: Callable[..., Size] = torch.broadcast_shapes


def leading(*tensors: Tensor) -> tuple[int, ...]:
    """Axes before the last two, broadcast."""
    return tuple(broadcast_shapes(*(tensor.shape[:-2] for tensor in tensors)))


def heads_side_by_side(q: Tensor, shape: Size) -> Tensor:
    """(..., Hq, L, E), in memory (..., L, Hq, E)."""
    if len(shape) < 3:
        return q.new_empty(tuple(shape))
    *batch, heads, rows, elements = shape
    return q.new_empty((*batch, rows, heads, elements)).transpose(-2, -3)


def gemm(
    a: Tensor,
    b: Tensor,
    bias: Tensor | None = None,
    *,
    activation: str | None = None,
    alpha: float = 1.0,
    precision: str | None = None,
) -> Tensor:
    torch._check(a.dim() >= 2 and b.dim() >= 2, lambda: "gemm: a and b must have two axes or more")
    torch._check(a.shape[-1] == b.shape[-2], lambda: f"gemm: a is {tuple(a.shape)}, b {tuple(b.shape)}")
    return a.new_empty((*leading(a, b), a.shape[-2], b.shape[-1]))


def attention_shape(q: Tensor, k: Tensor, v: Tensor) -> Size:
    """Of the result: leading axes broadcast, heads of q or, where it has one, of the others."""
    if max(q.dim(), k.dim(), v.dim()) < 3:
        return q.shape
    heads = [1 if each.dim() < 3 else each.shape[-3] for each in (q, k, v)]
    batch = broadcast_shapes(*(each.shape[:-3] for each in (q, k, v)))
    keys = heads[2] if _is_one(heads[1]) else heads[1]
    return (*batch, keys if _is_one(heads[0]) else heads[0], *q.shape[-2:])


def _is_one(extent: int) -> bool:
    return isinstance(extent, int) and extent == 1  # a symbol is never 1: torch.compile makes that a number


def attention(q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None = None, **options: object) -> Tensor:
    torch._check(q.shape[-1] == k.shape[-1], lambda: f"attention: q is {tuple(q.shape)}, k {tuple(k.shape)}")
    return heads_side_by_side(q, attention_shape(q, k, v))


def attention_decode(q: Tensor, k: Tensor, v: Tensor, *, page_table: Tensor | None = None, **options: object) -> Tensor:
    return heads_side_by_side(q, q.shape if page_table is not None else attention_shape(q, k, v))


def as_first(x: Tensor, *others: object, **options: object) -> Tensor:
    return x.new_empty(x.shape)


def of_rows(dtype: torch.dtype) -> Callable[..., Tensor]:
    return lambda x: x.new_empty(x.shape[:-1], dtype=dtype)


def rotary(q: Tensor, k: Tensor, v: Tensor, *others: object, **options: object) -> tuple[Tensor, Tensor, Tensor]:
    return q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape)


def tensor_reduce(x: Tensor, **options: object) -> Tensor:
    return x.new_empty((1,), dtype=torch.float32)


def cross_entropy(x: Tensor, target: Tensor, **options: object) -> Tensor:
    return x.new_empty(x.shape[:-1], dtype=torch.float32)


def topk(x: Tensor, *, k: int) -> tuple[Tensor, Tensor]:
    shape = (*x.shape[:-1], k)
    return x.new_empty(shape), x.new_empty(shape, dtype=torch.int32)


def quantize(x: Tensor, *others: object, dtype_q: str | None = None, **options: object) -> tuple[Tensor, Tensor]:
    dtype = torch.int8 if dtype_q == "i8" else torch.float8_e4m3fn
    return x.new_empty(x.shape, dtype=dtype), x.new_empty(x.shape[:-1], dtype=torch.float32)


def nothing(*arguments: object, **options: object) -> None:
    """Of operators that write their results where they are told."""


FUNCTIONS: dict[str, Callable[..., object]] = {
    "gemm": gemm,
    "attention": attention,
    "attention_decode": attention_decode,
    "rotary": rotary,
    "row_argmax": of_rows(torch.int32),
    "tensor_reduce": tensor_reduce,
    "cross_entropy": cross_entropy,
    "topk": topk,
    "quantize": quantize,
    **dict.fromkeys(("softmax", "log_softmax", "masked_softmax", "rms_norm", "layer_norm"), as_first),
    **dict.fromkeys(("add_rms_norm", "add_layer_norm", "glu"), as_first),
    **dict.fromkeys(("row_sum", "row_mean", "row_max", "row_norm", "row_logsumexp"), of_rows(torch.float32)),
}


def register() -> None:
    for name, function in FUNCTIONS.items():
        torch.library.register_fake(f"tilewright::{name}")(function)
        torch.library.register_fake(f"tilewright::{name}.out")(nothing)
