"""What the operators make, without computing it: shape, strides, type and device, for fake tensors and compilers. What
they refuse is not said here but by the operators themselves (:mod:`tilewright.torch._checking`)."""

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from tilewright.torch._checking import checked

_RESULTS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32, "e4m3": torch.float8_e4m3fn}

# Sizes may be symbols: nothing here compares them but where it must.
Size = Sequence[int]
broadcast_shapes: Callable[..., Size] = torch.broadcast_shapes


def heads_side_by_side(q: Tensor, shape: Size) -> Tensor:
    """(..., Hq, L, E), in memory (..., L, Hq, E)."""
    if len(shape) < 3:
        return q.new_empty(tuple(shape))
    *batch, heads, rows, elements = shape
    return q.new_empty((*batch, rows, heads, elements)).transpose(-2, -3)


def gemm(a: Tensor, b: Tensor, *others: object, **options: object) -> Tensor:
    return a.new_empty((*broadcast_shapes(a.shape[:-2], b.shape[:-2]), a.shape[-2], b.shape[-1]))


def of_groups(a: Tensor, b: Tensor, row_index: Tensor | None, gate: str | None) -> tuple[int, int]:
    """The shape of the result: of products of groups of rows with a matrix each, or with a gate two."""
    is_pair = gate not in (None, "none") and b.dim() == 3
    return (a.shape[0] if row_index is None else row_index.shape[0], b.shape[-1] // 2 if is_pair else b.shape[-1])


def grouped_gemm(
    a: Tensor,
    b: Tensor,
    offsets: Tensor,
    *,
    row_index: Tensor | None = None,
    gate: str | None = None,
    **options: object,
) -> Tensor:
    return a.new_empty(of_groups(a, b, row_index, gate))


def k_grouped_gemm(a: Tensor, b: Tensor, offsets: Tensor, *, out_dtype: str | None = None, **options: object) -> Tensor:
    result = a.dtype if out_dtype is None else _RESULTS[out_dtype]
    return a.new_empty((offsets.shape[0], a.shape[1], b.shape[1]), dtype=result)


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


def attention(q: Tensor, k: Tensor, v: Tensor, *others: object, **options: object) -> Tensor:
    return heads_side_by_side(q, attention_shape(q, k, v))


def paged_shape(q: Tensor, k: Tensor, v: Tensor) -> Size:
    """Pages are no batch: their heads alone may be more than those of q."""
    if q.dim() < 3:
        return q.shape
    keys = v.shape[1] if _is_one(k.shape[1]) else k.shape[1]
    return (*q.shape[:-3], keys if _is_one(q.shape[-3]) else q.shape[-3], *q.shape[-2:])


def attention_decode(q: Tensor, k: Tensor, v: Tensor, *, page_table: Tensor | None = None, **options: object) -> Tensor:
    return heads_side_by_side(q, attention_shape(q, k, v) if page_table is None else paged_shape(q, k, v))


def last(x: Tensor) -> int:
    """Elements of a row; a tensor without axes is a row of one."""
    return x.shape[-1] if x.dim() > 0 else 1


def as_first(x: Tensor, *others: object, **options: object) -> Tensor:
    return x.new_empty(x.shape)


def of_rows(dtype: torch.dtype) -> Callable[..., Tensor]:
    def result(x: Tensor, *others: object, **options: object) -> Tensor:
        return x.new_empty(x.shape[:-1], dtype=dtype)

    return result


def rotary(q: Tensor, k: Tensor, v: Tensor, *others: object, **options: object) -> tuple[Tensor, Tensor, Tensor]:
    return q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape)


def tensor_reduce(x: Tensor, **options: object) -> Tensor:
    return x.new_empty((1,), dtype=torch.float32)


def blocks(length: int) -> int:
    """That have a scale of their own."""
    return (length + 127) // 128


def are_scales(scale_a: Tensor, scale_b: Tensor, m: int, n: int, k: int) -> bool:
    def is_of_rows(scale: Tensor, rows: int, matrix: Size) -> bool:
        return _is_all(scale.shape, [1] * scale.dim()) or any(
            _is_all(scale.shape, shape) for shape in ((rows,), matrix)
        )

    if is_of_rows(scale_a, m, (m, 1)) and is_of_rows(scale_b, n, (1, n)):
        return True
    of_b = ((blocks(k), blocks(n)), (blocks(k), n))
    return _is_all(scale_a.shape, (m, blocks(k))) and any(_is_all(scale_b.shape, shape) for shape in of_b)


def scaled_gemm(a: Tensor, b: Tensor, *scales: Tensor, out_dtype: str | None = None, **options: object) -> Tensor:
    return a.new_empty((a.shape[0], b.shape[1]), dtype=_RESULTS[out_dtype or "bf16"])


def are_group_scales(scale_a: Tensor, scale_b: Tensor, rows: int, groups: int, n: int, k: int, parts: int) -> bool:
    """`n`: of each of a group's `parts` matrices."""

    def is_any(scale: Tensor, *shapes: Size) -> bool:
        return any(_is_all(scale.shape, shape) for shape in shapes)

    def is_one(scale: Tensor) -> bool:
        return _is_all(scale.shape, [1] * scale.dim())

    apart = ((groups, parts, n), (groups, parts, 1, n)) if parts > 1 else ()
    of_groups_or_rows = ((groups,), (groups, 1, 1), (groups, parts * n), (groups, 1, parts * n), *apart)
    if (is_one(scale_a) or is_any(scale_a, (rows,), (rows, 1))) and (
        is_one(scale_b) or is_any(scale_b, *of_groups_or_rows)
    ):
        return True
    if not is_any(scale_a, (rows, blocks(k))):
        return False
    for columns in (n, blocks(n)):
        if (parts == 1 or columns == n or n % 128 == 0) and is_any(scale_b, (groups, blocks(k), parts * columns)):
            return True
        if parts > 1 and is_any(scale_b, (groups, parts, blocks(k), columns)):
            return True
    return False


def scaled_grouped_gemm(
    a: Tensor,
    b: Tensor,
    *scales_and_offsets: Tensor,
    row_index: Tensor | None = None,
    gate: str | None = None,
    out_dtype: str | None = None,
    **options: object,
) -> Tensor:
    return a.new_empty(of_groups(a, b, row_index, gate), dtype=_RESULTS[out_dtype or "bf16"])


def topk(x: Tensor, *, k: int) -> tuple[Tensor, Tensor]:
    shape = (*x.shape[:-1], k)
    return x.new_empty(shape), x.new_empty(shape, dtype=torch.int32)


def quantize(x: Tensor, *others: object, dtype_q: str | None = None, **options: object) -> tuple[Tensor, Tensor]:
    dtype = torch.int8 if dtype_q == "i8" else torch.float8_e4m3fn
    return x.new_empty(x.shape, dtype=dtype), x.new_empty(x.shape[:-1], dtype=torch.float32)


def block_quantize(x: Tensor, *, block_rows: int, **options: object) -> tuple[Tensor, Tensor]:
    scales = ((math.prod(x.shape[:-1]) + block_rows - 1) // block_rows, blocks(last(x)))
    return x.new_empty(x.shape, dtype=torch.float8_e4m3fn), x.new_empty(scales, dtype=torch.float32)


def moe_route(logits: Tensor, *others: object, k: int, **options: object) -> tuple[Tensor, Tensor]:
    shape = (*logits.shape[:-1], k)
    return logits.new_empty(shape, dtype=torch.int32), logits.new_empty(shape, dtype=torch.float32)


def moe_sort(ids: Tensor, *, experts: int) -> tuple[Tensor, Tensor, Tensor]:
    return ids.new_empty((experts,)), ids.new_empty((ids.numel(),)), ids.new_empty(ids.shape)


def moe_combine(rows: Tensor, position: Tensor, *others: object) -> Tensor:
    return rows.new_empty((*position.shape[:-1], *rows.shape[-1:]))


def nothing(*arguments: object, **options: object) -> None:
    """Of what writes its results where it is told."""


def _is_all(shape: Size, wanted: Size) -> bool:
    return len(shape) == len(wanted) and all(map(_same, shape, wanted))


def _same(one: int, other: int) -> bool:
    return bool(one == other)


FUNCTIONS: dict[str, Callable[..., object]] = {
    "gemm": gemm,
    "grouped_gemm": grouped_gemm,
    "k_grouped_gemm": k_grouped_gemm,
    "scaled_gemm": scaled_gemm,
    "scaled_grouped_gemm": scaled_grouped_gemm,
    "attention": attention,
    "attention_decode": attention_decode,
    "rotary": rotary,
    "row_argmax": of_rows(torch.int32),
    "tensor_reduce": tensor_reduce,
    "topk": topk,
    "quantize": quantize,
    "block_quantize": block_quantize,
    "moe_route": moe_route,
    "moe_sort": moe_sort,
    "moe_combine": moe_combine,
    "check_offsets": nothing,
    "check_indices": nothing,
    **dict.fromkeys(("softmax", "log_softmax", "masked_softmax", "rms_norm", "layer_norm", "glu"), as_first),
    **dict.fromkeys(("add_rms_norm", "add_layer_norm"), as_first),
    **dict.fromkeys(("row_sum", "row_mean", "row_max", "row_norm", "row_logsumexp"), of_rows(torch.float32)),
    "cross_entropy": of_rows(torch.float32),
}


def register() -> None:
    for name, function in FUNCTIONS.items():
        operator = getattr(torch.ops.tilewright, name)
        torch.library.register_fake(f"tilewright::{name}")(checked(operator.default, function))
        if "out" in operator.overloads():
            torch.library.register_fake(f"tilewright::{name}.out")(checked(operator.out, nothing))
