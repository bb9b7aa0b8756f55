"""Attention with the signature and the meaning of PyTorch's."""

import torch
from torch import Tensor

from tilewright.torch import served
from tilewright.torch._fake import attention_shape, broadcast_shapes
from tilewright.torch.calling import call
from tilewright.torch.report import count

_OPS = torch.ops.tilewright
_of_pytorch = torch.nn.functional.scaled_dot_product_attention
_NAMES = ("query", "key", "value", "attn_mask")
_MOST_ELEMENTS = 256  # of a head's row
# So few queries are decoding: the keys of a head are then cut among many compute units.
_MOST_DECODED_QUERIES = 8
_MOST_DECODED_ROWS = 32  # queries of all heads that share one of the keys
# Above so many keys float32 of CPUs is left to kernels of masks, which sum up in short runs.
_MOST_KEYS_OF_ONE_SUM = 1024


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """softmax(query keyᵀ scale + mask) value, as ``torch.nn.functional.scaled_dot_product_attention``.

    What the library has no kernel for goes to PyTorch, whatever the arguments; :func:`tilewright.torch.report` says
    how often and why.

    Args:
        query: (..., Hq, L, E); float16 or bfloat16 on CUDA, float32 or bfloat16 on CPUs. Any strides: elements of a
            row that are no neighbours are copied first.
        key: (..., H, S, E); leading axes and heads broadcast.
        value: (..., H, S, Ev). Ev other than E goes to PyTorch.
        attn_mask: broadcasts to (..., Hq, L, S). bool: True where a key is seen. Of query's type: added to scores.
        dropout_p: more than 0 goes to PyTorch.
        is_causal: query i sees keys up to i (top-left aligned); not together with attn_mask.
        scale: 1 / sqrt(E) where None.
        enable_gqa: Hq may be a multiple of H: query head h attends to head h // (Hq / H).

    Returns:
        (..., Hq, L, Ev) of query's type, in memory (..., L, Hq, Ev); 0 for a query that sees no key.

    Raises:
        RuntimeError: PyTorch's own, for arguments that don't fit.

    Example:
        >>> q, k, v = torch.ones(1, 4, 3, 8), torch.ones(1, 2, 5, 8), torch.ones(1, 2, 5, 8)
        >>> scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True).shape
        torch.Size([1, 4, 3, 8])

    Source: https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.scaled_dot_product_attention.html
    """
    reason = _why_not(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
    count("scaled_dot_product_attention", reason)
    if reason is not None:
        return _of_pytorch(query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa)
    return _attention(query, key, value, attn_mask, is_causal, scale)


def _why_not(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: Tensor | None,
    dropout_p: float,
    is_causal: bool,
    scale: float | None,
    enable_gqa: bool,
) -> str | None:
    reason = served.why_not(served.ATTENTION, _NAMES, query, key, value, mask)
    if reason is not None:
        return reason
    if dropout_p > 0:
        return "dropout"
    if scale is not None and not 0 < scale < float("inf"):
        return "a scale that is not above 0"
    if not served.of_one_type(query, key, value) or (is_causal and mask is not None):
        return "arguments that don't fit"
    if mask is not None and mask.dtype is not torch.bool and not served.of_one_type(query, mask):
        return "a mask of another type than the query's"
    return _why_not_shapes(query, key, value, mask, enable_gqa)


def _why_not_shapes(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, enable_gqa: bool) -> str | None:
    if query.dim() < 2 or key.dim() < 2 or value.dim() < 2 or (mask is not None and mask.dim() > 4):
        return "tensors of too few or many axes"
    elements = query.shape[-1]
    if value.shape[-1] != elements:
        return "values of another length than the queries'"
    if elements > _MOST_ELEMENTS:
        return f"rows of more than {_MOST_ELEMENTS} elements"
    if key.shape[-1] != elements or key.shape[-2] != value.shape[-2] or not _heads_fit(query, key, value, enable_gqa):
        return "arguments that don't fit"
    return None


def _heads_fit(query: Tensor, key: Tensor, value: Tensor, enable_gqa: bool) -> bool:
    """Whether heads broadcast, or those of the query are a multiple of the others'."""
    heads, of_keys, of_values = (1 if each.dim() < 3 else each.shape[-3] for each in (query, key, value))
    if enable_gqa:
        return min(query.dim(), key.dim(), value.dim()) >= 3 and of_keys == of_values > 0 and heads % of_keys == 0
    together = {each for each in (heads, of_keys, of_values) if each != 1}
    return len(together) <= 1


def _attention(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, is_causal: bool, scale: float | None
) -> Tensor:
    if query.numel() == 0 or key.numel() == 0 or value.numel() == 0:
        return query.new_zeros(tuple(attention_shape(query, key, value)))  # PyTorch may give None on a GPU
    batch: tuple[int, ...] | None = None
    if max(query.dim(), key.dim(), value.dim()) > 4:
        batch = tuple(broadcast_shapes(*(each.shape[:-3] for each in (query, key, value))))
        query, key, value = (_of_one_batch(each, batch) for each in (query, key, value))
        if mask is not None and mask.dim() > 3:
            mask = _of_one_batch(mask, batch)
    query, key, value = _laid_out(query), _laid_out(key), _laid_out(value)
    window = key.shape[-2] if _needs_short_sums(query, key) else -1  # hides no key, but makes the call one of masks
    if mask is None and not is_causal and window < 0 and _is_decoding(query, key):
        out = call(_OPS.attention_decode.default, query, key, value, scale=scale)
    else:
        bias = None if mask is None else _bias(mask, query, key.shape[-2])
        causal = "top_left" if is_causal else "none"
        out = call(_OPS.attention.default, query, key, value, bias, causal=causal, scale=scale, window_left=window)
    return out if batch is None else out.view(*batch, *out.shape[1:])


def _of_one_batch(tensor: Tensor, batch: tuple[int, ...]) -> Tensor:
    """(*batch, heads, rows, elements) as (B, heads, rows, elements)."""
    while tensor.dim() < 3:
        tensor = tensor.unsqueeze(0)
    return tensor.expand(*batch, *tensor.shape[-3:]).reshape(-1, *tensor.shape[-3:])


def _laid_out(tensor: Tensor) -> Tensor:
    """A copy, where the strides of rows or elements are such that no kernel reads them."""
    elements = tensor.shape[-1]
    is_apart = all(
        size <= 1 or stride == 0 or stride >= elements
        for size, stride in zip(tensor.shape[-3:-1], tensor.stride()[-3:-1], strict=True)
    )
    return tensor if is_apart and (elements <= 1 or tensor.stride(-1) == 1) else tensor.contiguous()


def _is_decoding(query: Tensor, key: Tensor) -> bool:
    if query.dim() < 3 or key.dim() < 3:
        return False
    rows = query.shape[-2]
    return rows <= _MOST_DECODED_QUERIES and rows * query.shape[-3] <= _MOST_DECODED_ROWS * key.shape[-3]


def _needs_short_sums(query: Tensor, key: Tensor) -> bool:
    """Whether a kernel that sums up all keys one after the other would be less exact than PyTorch's math."""
    is_exact = query.device.type == "cpu" and query.dtype is torch.float32
    return is_exact and query.shape[-2] > 1 and key.shape[-2] > _MOST_KEYS_OF_ONE_SUM


def _bias(mask: Tensor, query: Tensor, keys: int) -> Tensor:
    """The mask as what is added to scores, not larger than it must be; its rows' elements are neighbours."""
    for axis in range(mask.dim()):  # what was expanded is one
        if mask.stride(axis) == 0 and mask.shape[axis] > 1:
            mask = mask.narrow(axis, 0, 1)
    if mask.dtype is torch.bool:
        mask = torch.zeros_like(mask, dtype=served.computed_in(query)).masked_fill_(mask.logical_not(), float("-inf"))
    if mask.dim() > 0 and mask.shape[-1] == keys and (keys <= 1 or mask.stride(-1) == 1):
        return mask
    return mask.expand(*mask.shape[:-1], keys).contiguous()
