"""What the operators make, without computing it: shape, strides, type and device, for fake tensors and compilers. What
the operators refuse of words, types, devices and shapes is refused here, too."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor

_REALS = (torch.float32, torch.float16, torch.bfloat16)
_EIGHT_BITS = (torch.float8_e4m3fn, torch.float8_e5m2)
_ACTIVATIONS = ("none", "relu", "gelu", "silu")
_PRECISIONS = ("f32", "tf32", "tf32x3")
_CAUSAL = ("none", "top_left", "bottom_right")
_GATES = ("none", "swiglu", "swiglu_clamped")
_RESULTS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32, "e4m3": torch.float8_e4m3fn}
_GLU = ("swiglu", "geglu", "geglu_tanh", "reglu")
_SCORING, _GROUP_SCORE = ("softmax", "sigmoid"), ("best_two", "best")

# Sizes may be symbols: nothing here compares them but where it must.
Size = Sequence[int]
broadcast_shapes: Callable[..., Size] = torch.broadcast_shapes


def require_word(argument: str, word: object, allowed: Sequence[str]) -> None:
    if word is not None and word not in allowed:
        raise RuntimeError(f'{argument} is "{word}"; allowed are {", ".join(allowed)}')


def require_type(name: str, tensor: Tensor | None, allowed: Sequence[torch.dtype]) -> None:
    if tensor is not None and tensor.dtype not in allowed:
        types = ", ".join(str(each).removeprefix("torch.") for each in allowed)
        raise RuntimeError(f"{name} is {str(tensor.dtype).removeprefix('torch.')}; allowed are {types}")


def require_one_device(named: Mapping[str, object]) -> None:
    given = [(name, each) for name, each in named.items() if isinstance(each, Tensor)]
    for (first, one), (second, other) in pairwise(given):
        if one.device != other.device:
            raise RuntimeError(f"{second} is on {other.device} and {first} on {one.device}; all must be on one device")


def require_broadcast(name: str, tensor: Tensor | None, shape: Size) -> None:
    if tensor is None:
        return
    text = lambda: f"{name} has shape {tuple(tensor.shape)}; it must broadcast to {tuple(shape)}"  # noqa: E731
    torch._check(tensor.dim() <= len(shape), text)
    for own, wanted in zip(reversed(tensor.shape), reversed(shape), strict=False):
        if not _is_one(own):
            torch._check(own == wanted, text)


def require_shape(name: str, tensor: Tensor | None, shape: Size) -> None:
    if tensor is None:
        return
    text = lambda: f"{name} has shape {tuple(tensor.shape)}; it must be {tuple(shape)}"  # noqa: E731
    torch._check(tensor.dim() == len(shape), text)
    for own, wanted in zip(tensor.shape, shape, strict=True):
        torch._check(own == wanted, text)


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
    require_word("activation", activation, _ACTIVATIONS)
    require_word("precision", precision, _PRECISIONS)
    require_type("a", a, _REALS)
    require_type("b", b, (a.dtype,))
    require_type("bias", bias, (a.dtype,))
    torch._check(a.dim() >= 2 and b.dim() >= 2, lambda: "gemm: a and b must have two axes or more")
    torch._check(a.shape[-1] == b.shape[-2], lambda: f"gemm: a is {tuple(a.shape)}, b {tuple(b.shape)}")
    shape = (*leading(a, b), a.shape[-2], b.shape[-1])
    require_broadcast("bias", bias, shape)
    return a.new_empty(shape)


def of_groups(
    name: str,
    a: Tensor,
    b: Tensor,
    offsets: Tensor,
    row_index: Tensor | None,
    bias: Tensor | None,
    row_scale: Tensor | None,
    gate: str | None,
    activation: str | None,
) -> tuple[int, int]:
    """The shape of the result: of products of groups of rows with a matrix each, or with a gate two."""
    require_word("gate", gate, _GATES)
    require_word("activation", activation, _ACTIVATIONS)
    require_type("offsets", offsets, (torch.int32,))
    require_type("row_index", row_index, (torch.int32,))
    require_type("row_scale", row_scale, (torch.float32,))
    has_gate = gate not in (None, "none")
    shapes = lambda: f"{name}: a is {tuple(a.shape)}, b {tuple(b.shape)}"  # noqa: E731
    torch._check(a.dim() == 2 and (b.dim() == 3 or (has_gate and b.dim() == 4)), shapes)
    torch._check(b.dim() == 3 or b.shape[1] == 2, shapes)
    torch._check(a.shape[1] == b.shape[-2], shapes)
    torch._check(not has_gate or activation in (None, "none"), lambda: "activation is given beside a gate")
    columns = b.shape[-1]
    if has_gate and b.dim() == 3:
        torch._check(columns % 2 == 0, shapes)
        columns = columns // 2
    shape = (a.shape[0] if row_index is None else row_index.shape[0], columns)
    parts = 2 if has_gate else 1
    apart = bias is not None and has_gate and bias.dim() == 3
    lists: tuple[tuple[str, Tensor | None, Size], ...] = (
        ("offsets", offsets, (b.shape[0],)),
        ("row_index", row_index, shape[:1]),
        ("row_scale", row_scale, shape[:1]),
        ("bias", bias, (b.shape[0], 2, columns) if apart else (b.shape[0], parts * columns)),
    )
    for each_name, each, wanted in lists:
        require_shape(each_name, each, wanted)
    return shape


def grouped_gemm(
    a: Tensor,
    b: Tensor,
    offsets: Tensor,
    *,
    row_index: Tensor | None = None,
    bias: Tensor | None = None,
    row_scale: Tensor | None = None,
    gate: str | None = None,
    activation: str | None = None,
) -> Tensor:
    require_type("a", a, _REALS)
    require_type("b", b, (a.dtype,))
    require_type("bias", bias, (a.dtype,))
    return a.new_empty(of_groups("grouped_gemm", a, b, offsets, row_index, bias, row_scale, gate, activation))


def k_grouped_gemm(
    a: Tensor, b: Tensor, offsets: Tensor, *, row_index: Tensor | None = None, out_dtype: str | None = None
) -> Tensor:
    require_word("out_dtype", out_dtype, ("f32", "f16", "bf16"))
    require_type("a", a, _REALS)
    require_type("b", b, (a.dtype,))
    require_type("offsets", offsets, (torch.int32,))
    require_type("row_index", row_index, (torch.int32,))
    result = a.dtype if out_dtype is None else _RESULTS[out_dtype]
    torch._check(result in (a.dtype, torch.float32), lambda: f"out_dtype is {out_dtype}, a {a.dtype}")
    shapes = lambda: f"k_grouped_gemm: a is {tuple(a.shape)}, b {tuple(b.shape)}"  # noqa: E731
    torch._check(a.dim() == 2 and b.dim() == 2 and offsets.dim() == 1, shapes)
    torch._check(row_index is not None or a.shape[0] == b.shape[0], shapes)
    require_shape("row_index", row_index, b.shape[:1])
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


def require_heads(q: Tensor, k: Tensor, v: Tensor, options: Mapping[str, Any]) -> None:
    has_bytes = "k_scale" in options and k.dtype is torch.float8_e4m3fn  # which attention_decode alone reads
    require_type("q", q, (torch.float16, torch.bfloat16) if has_bytes else _REALS)
    require_type("k", k, (k.dtype if has_bytes else q.dtype,))
    require_type("v", v, (k.dtype,))
    scale = options.get("scale")
    if scale is not None and not 0 < scale < float("inf"):
        raise RuntimeError(f"scale is {scale}; allowed are finite numbers above 0")
    for name in ("window_left", "window_right"):
        window = options.get(name, -1)
        if not -1 <= window <= 2**30:
            raise RuntimeError(f"{name} is {window}; allowed are numbers from 0 to {2**30}, and -1 for all")
    shapes = lambda: f"q is {tuple(q.shape)}, k {tuple(k.shape)}, v {tuple(v.shape)}"  # noqa: E731
    for each in (q, k, v):
        torch._check(each.dim() >= 2, lambda: f"{shapes()}; each must have two axes or more")
        torch._check(each.shape[-1] == q.shape[-1], lambda: f"{shapes()}; rows must be of one length")
    torch._check(k.shape[-2] == v.shape[-2], lambda: f"v is {tuple(v.shape)}, k {tuple(k.shape)}")


def attention(q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None = None, **options: Any) -> Tensor:
    require_word("causal", options.get("causal"), _CAUSAL)
    require_heads(q, k, v, options)
    require_type("mask", mask, (q.dtype,))
    shape = attention_shape(q, k, v)
    require_broadcast("mask", mask, (*shape[:-1], k.shape[-2]))
    return heads_side_by_side(q, shape)


def attention_decode(q: Tensor, k: Tensor, v: Tensor, *, page_table: Tensor | None = None, **options: Any) -> Tensor:
    options = {"k_scale": None, "v_scale": None, **options}
    require_heads(q, k, v, options)
    for name, each in (("page_table", page_table), ("seqlens", options.get("seqlens"))):
        require_type(name, each, (torch.int32,))
    for name in ("k_scale", "v_scale"):
        require_type(name, options[name], (torch.float32,))
        if options[name] is not None and k.dtype is not torch.float8_e4m3fn:
            raise RuntimeError(f"{name} is given, but k is {k.dtype}; scales are for caches of float8_e4m3fn")
    return heads_side_by_side(q, q.shape if page_table is not None else attention_shape(q, k, v))


def last(x: Tensor) -> int:
    """Elements of a row; a tensor without axes is a row of one."""
    return x.shape[-1] if x.dim() > 0 else 1


def as_first(x: Tensor, *others: object, **options: object) -> Tensor:
    require_type("x", x, _REALS)
    return x.new_empty(x.shape)


def require_weights(x: Tensor, **given: Tensor | None) -> None:
    """One for each element of a row."""
    for name, each in given.items():
        require_type(name, each, _REALS)
        require_shape(name, each, (last(x),))


def norm(x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, **options: object) -> Tensor:
    require_weights(x, weight=weight, bias=bias)
    return as_first(x)


def add_norm(
    x: Tensor, residual: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, **options: object
) -> Tensor:
    require_type("residual", residual, (x.dtype,))
    require_shape("residual", residual, x.shape)
    return norm(x, weight, bias)


def glu(gate: Tensor, up: Tensor, *, glu: str = "swiglu") -> Tensor:
    require_word("glu", glu, _GLU)
    require_type("gate", gate, _REALS)
    require_type("up", up, (gate.dtype,))
    require_shape("up", up, gate.shape)
    return gate.new_empty(gate.shape)


def of_rows(dtype: torch.dtype, least: int = 0) -> Callable[..., Tensor]:
    """`least`: what the operator declares that its cols are at least."""

    def result(x: Tensor) -> Tensor:
        require_type("x", x, _REALS)
        text = lambda: f"x has shape {tuple(x.shape)}; cols is {last(x)}, valid are numbers from {least}"  # noqa: E731
        torch._check(least == 0 or last(x) >= least, text)
        return x.new_empty(x.shape[:-1], dtype=dtype)

    return result


def rotary(q: Tensor, k: Tensor, v: Tensor, *others: object, **options: object) -> tuple[Tensor, Tensor, Tensor]:
    return q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape)


def tensor_reduce(x: Tensor, **options: object) -> Tensor:
    require_type("x", x, _REALS)
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


def scaled_gemm(
    a: Tensor,
    b: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    *,
    bias: Tensor | None = None,
    scale_c: Tensor | None = None,
    out_dtype: str | None = None,
    accumulation: str | None = None,
) -> Tensor:
    require_word("out_dtype", out_dtype, tuple(_RESULTS))
    require_word("accumulation", accumulation, ("promoted", "fast"))
    result = _RESULTS[out_dtype or "bf16"]
    require_type("a", a, _EIGHT_BITS)
    require_type("b", b, (torch.float8_e4m3fn,) if a.dtype is torch.float8_e5m2 else _EIGHT_BITS)
    for name, scale in (("scale_a", scale_a), ("scale_b", scale_b), ("scale_c", scale_c)):
        require_type(name, scale, (torch.float32,))
    require_type("bias", bias, (torch.bfloat16 if out_dtype == "e4m3" else result,))
    shapes = lambda: f"scaled_gemm: a is {tuple(a.shape)}, b {tuple(b.shape)}"  # noqa: E731
    torch._check(a.dim() == 2 and b.dim() == 2, shapes)
    torch._check(a.shape[1] == b.shape[0], shapes)
    torch._check(scale_c is None or out_dtype == "e4m3", lambda: "scale_c is for results of float8_e4m3fn")
    torch._check(scale_c is None or _is_all(scale_c.shape, [1] * scale_c.dim()), lambda: "scale_c must be one number")
    shape = (a.shape[0], b.shape[1])
    require_shape("bias", bias, shape[1:])
    scales = lambda: f"scaled_gemm: scale_a is {tuple(scale_a.shape)}, scale_b {tuple(scale_b.shape)}"  # noqa: E731
    torch._check(are_scales(scale_a, scale_b, *shape, a.shape[1]), scales)
    return a.new_empty(shape, dtype=result)


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
    scale_a: Tensor,
    scale_b: Tensor,
    offsets: Tensor,
    *,
    row_index: Tensor | None = None,
    bias: Tensor | None = None,
    row_scale: Tensor | None = None,
    gate: str | None = None,
    activation: str | None = None,
    out_dtype: str | None = None,
    accumulation: str | None = None,
) -> Tensor:
    require_word("out_dtype", out_dtype, ("bf16", "f16"))
    require_word("accumulation", accumulation, ("promoted", "fast"))
    result = _RESULTS[out_dtype or "bf16"]
    require_type("a", a, _EIGHT_BITS)
    require_type("b", b, (torch.float8_e4m3fn,) if a.dtype is torch.float8_e5m2 else _EIGHT_BITS)
    require_type("scale_a", scale_a, (torch.float32,))
    require_type("scale_b", scale_b, (torch.float32,))
    require_type("bias", bias, (result,))
    shape = of_groups("scaled_grouped_gemm", a, b, offsets, row_index, bias, row_scale, gate, activation)
    scales = lambda: f"scaled_grouped_gemm: scale_a is {tuple(scale_a.shape)}, scale_b {tuple(scale_b.shape)}"  # noqa: E731
    parts = 1 if gate in (None, "none") else 2
    torch._check(are_group_scales(scale_a, scale_b, a.shape[0], b.shape[0], shape[1], a.shape[1], parts), scales)
    return a.new_empty(shape, dtype=result)


def cross_entropy(x: Tensor, target: Tensor, **options: object) -> Tensor:
    require_type("x", x, _REALS)
    require_type("target", target, (torch.int32,))
    require_shape("target", target, x.shape[:-1])
    return x.new_empty(x.shape[:-1], dtype=torch.float32)


def topk(x: Tensor, *, k: int) -> tuple[Tensor, Tensor]:
    require_type("x", x, _REALS)
    torch._check(k >= 0, lambda: f"k is {k}; it must not be negative")
    torch._check(k <= 64, lambda: f"k is {k}; there are kernels for up to 64")
    shape = (*x.shape[:-1], k)
    return x.new_empty(shape), x.new_empty(shape, dtype=torch.int32)


def quantize(
    x: Tensor,
    residual: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    static_scale: Tensor | None = None,
    *,
    dtype_q: str | None = None,
    **options: object,
) -> tuple[Tensor, Tensor]:
    require_word("dtype_q", dtype_q, ("e4m3", "i8"))
    require_type("x", x, _REALS)
    require_shape("residual", residual, x.shape)
    require_weights(x, weight=weight, bias=bias)
    dtype = torch.int8 if dtype_q == "i8" else torch.float8_e4m3fn
    return x.new_empty(x.shape, dtype=dtype), x.new_empty(x.shape[:-1], dtype=torch.float32)


def block_quantize(x: Tensor, *, block_rows: int, **options: object) -> tuple[Tensor, Tensor]:
    require_type("x", x, _REALS)
    torch._check(block_rows >= 1, lambda: f"block_rows is {block_rows}; it must be 1 at least")
    scales = ((math.prod(x.shape[:-1]) + block_rows - 1) // block_rows, blocks(last(x)))
    return x.new_empty(x.shape, dtype=torch.float8_e4m3fn), x.new_empty(scales, dtype=torch.float32)


def require_up_to(name: str, number: int, most: int, least: int = 0) -> None:
    torch._check(least <= number <= most, lambda: f"{name} is {number}; there are kernels for {least} to {most}")


def moe_route(
    logits: Tensor,
    bias: Tensor | None = None,
    *,
    k: int,
    scoring: str = "softmax",
    group_score: str = "best_two",
    **options: object,
) -> tuple[Tensor, Tensor]:
    require_word("scoring", scoring, _SCORING)
    require_word("group_score", group_score, _GROUP_SCORE)
    require_type("logits", logits, _REALS)
    require_type("bias", bias, (torch.float32,))
    require_up_to("k", k, 32)
    require_up_to("experts", last(logits), 1024, least=1)
    shape = (*logits.shape[:-1], k)
    return logits.new_empty(shape, dtype=torch.int32), logits.new_empty(shape, dtype=torch.float32)


def moe_sort(ids: Tensor, *, experts: int) -> tuple[Tensor, Tensor, Tensor]:
    require_type("ids", ids, (torch.int32,))
    require_up_to("experts", experts, 1024, least=1)
    return ids.new_empty((experts,)), ids.new_empty((ids.numel(),)), ids.new_empty(ids.shape)


def moe_combine(rows: Tensor, position: Tensor, weights: Tensor | None = None, addend: Tensor | None = None) -> Tensor:
    require_type("rows", rows, _REALS)
    require_type("position", position, (torch.int32,))
    require_type("weights", weights, (torch.float32,))
    require_type("addend", addend, (rows.dtype,))
    return rows.new_empty((*position.shape[:-1], *rows.shape[-1:]))


def on_one_device(operator: Any, function: Callable[..., object]) -> Callable[..., object]:
    names = [argument.name for argument in operator._schema.arguments]

    @wraps(function)
    def checked(*arguments: Any, **options: Any) -> object:
        require_one_device(dict(zip(names, arguments, strict=False)) | options)
        return function(*arguments, **options)

    return checked


def out_of(operator: Any, function: Callable[..., object]) -> Callable[..., None]:
    """Of the overload that writes its results where it is told: they must be as the other one makes them."""
    known = {argument.name for argument in operator.default._schema.arguments}
    added = [argument for argument in operator.out._schema.arguments if argument.name not in known]
    results = [argument.name for argument in added if argument.alias_info is not None]

    def check(*arguments: Any, **options: Any) -> None:
        given_options = {name: each for name, each in options.items() if name in known}
        if function in (scaled_gemm, scaled_grouped_gemm):  # whose type is that of `out`
            of_out = options["out"].dtype
            given_options["out_dtype"] = next((word for word, each in _RESULTS.items() if each is of_out), None)
        made = function(*arguments, **given_options)
        made = made if isinstance(made, tuple) else (made,)
        for name, each in zip(results, made, strict=False):  # what is behind them is an option
            given = options[name]
            has_shape = given.dim() == each.dim() and all(map(_same, given.shape, each.shape))
            if not has_shape:
                raise RuntimeError(f"{name} has shape {tuple(given.shape)}; it must be {tuple(each.shape)}")
            require_type(
                name, given, (each.dtype, torch.float32) if function in (gemm, k_grouped_gemm) else (each.dtype,)
            )

    return check


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
    "row_argmax": of_rows(torch.int32, least=1),
    "tensor_reduce": tensor_reduce,
    "cross_entropy": cross_entropy,
    "topk": topk,
    "quantize": quantize,
    "block_quantize": block_quantize,
    "moe_route": moe_route,
    "moe_sort": moe_sort,
    "moe_combine": moe_combine,
    **dict.fromkeys(("softmax", "log_softmax", "masked_softmax"), as_first),
    **dict.fromkeys(("rms_norm", "layer_norm"), norm),
    "glu": glu,
    **dict.fromkeys(("add_rms_norm", "add_layer_norm"), add_norm),
    **dict.fromkeys(("row_sum", "row_mean", "row_max", "row_norm", "row_logsumexp"), of_rows(torch.float32)),
}


def register() -> None:
    for name, function in FUNCTIONS.items():
        operator = getattr(torch.ops.tilewright, name)
        torch.library.register_fake(f"tilewright::{name}")(on_one_device(operator.default, function))
        out = on_one_device(operator.out, out_of(operator, function))
        torch.library.register_fake(f"tilewright::{name}.out")(out)
