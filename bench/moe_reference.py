"""A layer of experts in f64, token by token, expert by expert: what bench/moe_torch.py holds its ways to run one
against. It has nothing of theirs: neither PyTorch's top-k nor any product of groups."""

import math


def _scores(model, logits):
    if model.scoring == "sigmoid":
        return [1 / (1 + math.exp(-x)) for x in logits]
    most = max(logits)
    each = [math.exp(x - most) for x in logits]
    return [x / sum(each) for x in each]


def chosen_experts(model, logits, correction=None):
    """(expert, weight) of a token's best, by its logits: the lower one of equals."""
    scores = _scores(model, logits)
    ranks = [score + (correction[e] if correction else 0) for e, score in enumerate(scores)]
    each = model.experts // model.groups
    groups = [sorted(ranks[g * each : (g + 1) * each])[-2:] for g in range(model.groups)]
    best = sorted(range(model.groups), key=lambda g: (-sum(groups[g]), g))[: model.top_groups]
    allowed = [e for e in range(model.experts) if e // each in best]
    experts = sorted(allowed, key=lambda e: (-ranks[e], e))[: model.top_k]
    total = sum(scores[e] for e in experts)
    return [(e, model.scale * scores[e] / total) for e in experts]


def _gated(torch, model, both):
    """`both`: what the gate's matrix and the one up make, one behind the other."""
    gate, up = both.chunk(2)
    if model.gate == "swiglu":
        return gate / (1 + torch.exp(-gate)) * up
    gate, up = gate.clamp(max=7), up.clamp(-7, 7)
    return gate / (1 + torch.exp(-1.702 * gate)) * (up + 1)


def reference(torch, layer, x, logits):
    """Of some tokens; `layer` has matrices as numbers (layer.expert, layer.shared), biases and the correction."""
    model = layer.model
    correction = None if layer.correction is None else layer.correction.double().tolist()
    routes = [chosen_experts(model, row, correction) for row in logits.double().tolist()]
    tokens = x.double()
    result = torch.zeros_like(tokens)
    for expert in sorted({e for route in routes for e, _ in route}):
        up, up_bias, down, down_bias = layer.expert(expert)
        for token, route in enumerate(routes):
            for weight in (w for e, w in route if e == expert):
                hidden = _gated(torch, model, up @ tokens[token] + up_bias)
                result[token] += weight * (down @ hidden + down_bias)
    if model.inner_shared:
        up, down = layer.shared()
        for token in range(len(tokens)):
            result[token] += down @ _gated(torch, model, up @ tokens[token])
    return result
