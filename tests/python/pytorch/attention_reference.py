"""softmax(mask(scale Q K^T)) V written out in float64, as the documents define it, and how far from it a result is."""

import math

import torch


def seen_keys(queries, keys, *, causal="none", window_left=-1, window_right=-1):
    """(L, S) of bool: whether the query sees the key."""
    offset = 0 if causal == "top_left" else keys - queries
    if causal != "none":
        window_right = 0
    distance = torch.arange(keys)[None, :] - (torch.arange(queries)[:, None] + offset)
    seen = torch.ones(queries, keys, dtype=torch.bool)
    if window_right >= 0:
        seen &= distance <= window_right
    if window_left >= 0:
        seen &= -distance <= window_left
    return seen


def attention(q, k, v, mask=None, *, scale=None, softcap=0.0, slopes=None, causal="none", **window):
    q, k, v = (each.double().cpu() for each in (q, k, v))
    heads = max(q.shape[-3], k.shape[-3], v.shape[-3])
    q, k, v = (each.repeat_interleave(heads // each.shape[-3], -3) for each in (q, k, v))
    scores = q @ k.mT * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if softcap:
        scores = softcap * torch.tanh(scores / softcap)
    queries, keys = scores.shape[-2:]
    if slopes is not None:
        diagonal = torch.arange(queries)[:, None] + (0 if causal == "top_left" else keys - queries)
        scores = scores - slopes.double().cpu()[:, None, None] * (diagonal - torch.arange(keys)).abs()
    if mask is not None and mask.dtype is torch.bool:
        scores = scores.masked_fill(~mask.cpu(), -math.inf)
    elif mask is not None:
        scores = scores + mask.double().cpu()
    scores = scores.masked_fill(~seen_keys(queries, keys, causal=causal, **window), -math.inf)
    weights = torch.exp(scores - scores.amax(-1, keepdim=True).nan_to_num(neginf=0.0)) if keys else scores
    return weights / weights.sum(-1, keepdim=True).clamp_min(1e-300) @ v


def ulp(reference, dtype):
    """One unit in the last place of the largest element."""
    return torch.finfo(dtype).eps * max(float(reference.abs().max()) if reference.numel() else 0.0, 1e-3)


def worst(result, reference):
    return float((result.double().cpu() - reference).abs().max()) if reference.numel() else 0.0


def usual(result, reference):
    """The root of the mean of squared errors."""
    return float((result.double().cpu() - reference).square().mean().sqrt()) if reference.numel() else 0.0
