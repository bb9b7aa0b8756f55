"""A mixture of experts as one function, against a loop over tokens and experts in float64."""

import re
from pathlib import Path

import pytest
import torch
from tilewright.torch import _mixture, moe
from torch.library import opcheck

TYPES = (torch.float32, torch.bfloat16)
HIDDEN, INNER = 64, 48


def chosen(logits, top_k, scoring="softmax", renormalize=True, correction=None, groups=1, top_groups=1, scale=1.0):
    """(experts, weights), as DeepSeek-V3's router has it."""
    scores = logits.softmax(-1) if scoring == "softmax" else logits.sigmoid()
    values = scores if correction is None else scores + correction.double()
    if groups > 1:
        of_groups = values.view(len(values), groups, -1).topk(2).values.sum(-1)
        allowed = torch.zeros_like(of_groups).scatter(1, of_groups.topk(top_groups).indices, 1)
        values = values.masked_fill(allowed.repeat_interleave(values.shape[1] // groups, 1) == 0, -torch.inf)
    ids = values.topk(top_k).indices
    weights = scores.gather(1, ids)
    return ids, (weights / weights.sum(-1, keepdim=True) if renormalize else weights) * scale


def clamped(gate, up):
    """gpt-oss's, of gate and up apart."""
    gate = gate.clamp(max=7)
    return gate * torch.sigmoid(1.702 * gate) * (up.clamp(-7, 7) + 1)


GATES = {"swiglu": lambda gate, up: torch.nn.functional.silu(gate) * up, "swiglu_clamped": clamped}


def layer(x, logits, w13, w2, addend=None, w13_bias=None, w2_bias=None, gate="swiglu", **options):
    x, w13, w2 = x.double(), w13.double(), w2.double()
    w13_bias = torch.zeros_like(w13[..., 0]) if w13_bias is None else w13_bias.double()
    w2_bias = torch.zeros_like(w2[..., 0]) if w2_bias is None else w2_bias.double()
    ids, weights = chosen(logits.double(), **options)
    y = torch.zeros_like(x) if addend is None else addend.double()
    for token in range(len(x)):
        for expert, weight in zip(ids[token], weights[token], strict=True):
            halves = (w13[expert] @ x[token] + w13_bias[expert]).chunk(2)
            y[token] += weight * (w2[expert] @ GATES[gate](*halves) + w2_bias[expert])
    return y


def inputs(tokens, experts, dtype, device):
    number = lambda *shape: torch.randn(shape, device=device).to(dtype)  # noqa: E731
    w13, w2 = number(experts, 2 * INNER, HIDDEN) / 8, number(experts, HIDDEN, INNER) / 7
    return number(tokens, HIDDEN), torch.randn(tokens, experts, device=device), w13, w2


ROUTERS = {  # experts, options
    "Mixtral": (8, {"top_k": 2}),
    "Qwen3": (32, {"top_k": 8}),
    "DeepSeek-V3": (32, {"top_k": 6, "scoring": "sigmoid", "groups": 8, "top_groups": 4, "scale": 2.5}),
    "not renormalised": (16, {"top_k": 4, "renormalize": False}),
}


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("router", ROUTERS)
def test_a_layer_is_what_a_loop_computes(device, router, dtype):
    experts, options = ROUTERS[router]
    for tokens in (1, 7, 60):
        x, logits, w13, w2 = inputs(tokens, experts, dtype, device)
        if "groups" in options:
            options = {**options, "correction": torch.randn(experts, device=device)}
        addend = torch.randn_like(x)
        allowed = 1e-4 if dtype is torch.float32 else 6e-2
        for added in (None, addend):
            y, exact = moe(x, logits, w13, w2, addend=added, **options), layer(x, logits, w13, w2, added, **options)
            assert y.dtype is dtype
            torch.testing.assert_close(y.double(), exact, atol=allowed, rtol=allowed)


@pytest.mark.parametrize("from_rows", [0, 1 << 62])
def test_tokens_may_be_copied_to_the_rows_of_their_experts(device, from_rows, monkeypatch):
    monkeypatch.setitem(_mixture._GATHERED_ROWS, device, from_rows)
    x, logits, w13, w2 = inputs(40, 8, torch.float32, device)
    addend = torch.randn_like(x)
    exact = layer(x, logits, w13, w2, addend, top_k=3)
    torch.testing.assert_close(moe(x, logits, w13, w2, addend=addend, top_k=3).double(), exact, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("dtype", TYPES)
def test_biases_and_the_gate_of_gpt_oss(device, dtype):
    x, logits, w13, w2 = inputs(30, 8, dtype, device)
    biases = {
        name: 4 * torch.randn(8, rows, device=device).to(dtype) for name, rows in (("w13_bias", 96), ("w2_bias", 64))
    }
    allowed = 1e-4 if dtype is torch.float32 else 0.1
    for gate in GATES:
        y = moe(x, logits, w13, w2, top_k=4, gate=gate, **biases)
        exact = layer(x, logits, w13, w2, top_k=4, gate=gate, **biases)
        torch.testing.assert_close(y.double(), exact, atol=allowed, rtol=allowed)


def quantised(matrices, kind):
    """Of matrices (experts, N, K): e4m3, their scales, and what these two count."""
    experts, n, k = matrices.shape
    block = {"rows": (1, k), "blocks of rows": (1, 128), "blocks": (128, 128)}[kind]
    each = matrices.view(experts, n // block[0], block[0], k // block[1], block[1]).double()
    scale = each.abs().amax((2, 4), keepdim=True) / 448
    codes = (each / scale).to(torch.float8_e4m3fn)
    counted = (codes.double() * scale.float().double()).view(matrices.shape)
    scale = scale[:, :, 0, :, 0].float()
    return codes.view(matrices.shape), scale[..., 0] if kind == "rows" else scale, counted


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("kind", ["rows", "blocks of rows", "blocks"])
def test_matrices_of_8_bits(device, kind, dtype):
    number = lambda *shape: torch.randn(shape, device=device)  # noqa: E731
    x, logits = number(21, 256).to(dtype), number(21, 8)
    w13, w13_scale, w13_counts = quantised(number(8, 2 * 128, 256) / 8, kind)
    w2, w2_scale, w2_counts = quantised(number(8, 256, 128) / 8, kind)
    biases = {name: number(8, 256).to(dtype) for name in ("w13_bias", "w2_bias")}
    for gate in GATES:
        y = moe(x, logits, w13, w2, top_k=2, gate=gate, w13_scale=w13_scale, w2_scale=w2_scale, **biases)
        exact = layer(x, logits, w13_counts, w2_counts, top_k=2, gate=gate, **biases)
        assert y.dtype is dtype
        # Activations have 3 bits of fraction; a scale that is not its own would be off by far more.
        assert float((y.double() - exact).square().mean().sqrt()) < 0.06 * float(exact.square().mean().sqrt())


def test_scales_of_matrices_come_together(device):
    x, logits, w13, w2 = inputs(4, 8, torch.bfloat16, device)
    one = torch.ones(8, 96, device=device)
    with pytest.raises(RuntimeError, match="one is given without the other"):
        moe(x, logits, w13, w2, top_k=2, w13_scale=one)
    with pytest.raises(RuntimeError, match=r"x is torch\.float32; beside matrices of 8 bits"):
        moe(x.float(), logits, w13, w2, top_k=2, w13_scale=one, w2_scale=one)
    with pytest.raises(RuntimeError, match=r"w13_scale has shape \(5,\)"):
        moe(x, logits, w13, w2, top_k=2, w13_scale=torch.ones(5, device=device), w2_scale=one)


def test_leading_axes_are_tokens_and_none_are_none(device):
    x, logits, w13, w2 = inputs(6, 8, torch.float32, device)
    flat = moe(x, logits, w13, w2, top_k=2)
    assert torch.equal(moe(x.view(2, 3, -1), logits.view(2, 3, -1), w13, w2, top_k=2), flat.view(2, 3, -1))
    assert moe(x[:0], logits[:0], w13, w2, top_k=2).shape == (0, HIDDEN)


def test_autocast_takes_the_addend_too(device):
    x, logits, w13, w2 = inputs(5, 8, torch.float32, device)
    with torch.autocast(device, torch.bfloat16):
        y = moe(x, logits, w13, w2, top_k=2, addend=x)
    assert y.dtype is torch.bfloat16
    torch.testing.assert_close(y.double(), layer(x, logits, w13, w2, x, top_k=2), rtol=0.02, atol=0.05)


def test_it_is_traced_whole(device):
    x, logits, w13, w2 = inputs(9, 8, torch.float32, device)
    compiled = torch.compile(moe, fullgraph=True, backend="aot_eager")
    assert torch.equal(compiled(x, logits, w13, w2, top_k=2, addend=x), moe(x, logits, w13, w2, top_k=2, addend=x))


def test_what_does_not_fit_is_refused_by_name(device):
    x, logits, w13, w2 = inputs(4, 8, torch.float32, device)
    for words, call in (
        (r"logits has shape \(4, 7\).*must be \(4, 8\)", lambda: moe(x, logits[:, :7], w13, w2, top_k=2)),
        (r"logits has shape \(3, 8\)", lambda: moe(x, logits[:3], w13, w2, top_k=2)),
        (r"logits has shape \(2, 2, 8\)", lambda: moe(x, logits.view(2, 2, 8), w13, w2, top_k=2)),
        (r"addend has shape", lambda: moe(x, logits, w13, w2, top_k=2, addend=x.T)),
        (r"addend has shape", lambda: moe(x, logits, w13, w2, top_k=2, addend=x.flatten())),
        (r"x has shape \(4, 64\).*\(4, 32\)", lambda: moe(x, logits, w13, w2[:, :32], top_k=2)),
        (r"w13 has shape", lambda: moe(x[:0], logits[:0], w13[:, 2:], w2, top_k=2)),
        (r"w2_bias has shape", lambda: moe(x, logits, w13, w2, top_k=2, w2_bias=x[0])),
        ('gate is "none"; allowed are swiglu, swiglu_clamped', lambda: moe(x, logits, w13, w2, top_k=2, gate="none")),
        (r"w2 has 2 axes", lambda: moe(x, logits, w13, w2[0], top_k=2)),
        (f"groups is {2**32 + 1}", lambda: moe(x, logits, w13, w2, top_k=2, groups=2**32 + 1)),
        ('scoring is "relu"', lambda: moe(x, logits, w13, w2, top_k=2, scoring="relu")),
        ("correction|bias", lambda: moe(x, logits, w13, w2, top_k=2, correction=torch.zeros(8).double())),
        (r"correction has shape \(3,\)", lambda: moe(x, logits, w13, w2, top_k=2, correction=torch.ones(3))),
        (r"w13 is torch\.float64; beside an x of torch\.float32", lambda: moe(x, logits, w13.double(), w2, top_k=2)),
        (r"w2_bias is torch\.bfloat16", lambda: moe(x, logits, w13, w2, top_k=2, w2_bias=w2[..., 0].bfloat16())),
        ("top_groups is 9; of 4 groups", lambda: moe(x, logits, w13, w2, top_k=2, groups=4, top_groups=9)),
        ("top_k is 33; it must be 0 to 32", lambda: moe(x, logits, w13, w2, top_k=33)),
        (
            "of 1025 experts; they must be 1 to 1024",
            lambda: moe(x, x.new_empty(4, 1025), x.new_empty(1025, 2, 64), x.new_empty(1025, 64, 1), top_k=2),
        ),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
    with torch.enable_grad(), pytest.raises(RuntimeError, match="has no formula for gradients"):
        moe(x.requires_grad_(), logits, w13, w2, top_k=2)


def shared_expert(inner, dtype, device):
    number = lambda *shape: torch.randn(shape, device=device).to(dtype)  # noqa: E731
    return number(2 * inner, HIDDEN) / 8, number(HIDDEN, inner) / 6


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("inner", [1, 40])
def test_a_shared_expert_has_every_token(device, dtype, inner):
    x, logits, w13, w2 = inputs(17, 8, dtype, device)
    shared_w13, shared_w2 = shared_expert(inner, dtype, device)
    gate, up = (x.double() @ shared_w13.double().T).chunk(2, -1)
    of_shared = (torch.nn.functional.silu(gate) * up) @ shared_w2.double().T
    allowed = 1e-4 if dtype is torch.float32 else 6e-2
    for addend in (None, torch.randn_like(x)):
        kept = None if addend is None else addend.clone()
        y = moe(x, logits, w13, w2, top_k=2, addend=addend, shared_w13=shared_w13, shared_w2=shared_w2)
        exact = of_shared + layer(x, logits, w13, w2, addend, top_k=2)
        torch.testing.assert_close(y.double(), exact, atol=allowed, rtol=allowed)
        assert addend is None or torch.equal(addend, kept)


def test_a_shared_expert_that_does_not_fit_is_refused(device):
    x, logits, w13, w2 = inputs(4, 8, torch.float32, device)
    shared_w13, shared_w2 = shared_expert(40, torch.float32, device)
    with pytest.raises(RuntimeError, match="shared_w13 and shared_w2: one is given without the other"):
        moe(x, logits, w13, w2, top_k=2, shared_w2=shared_w2)
    for words, first, second in (
        (r"shared_w13 has shape \(79, 64\).*must be \(80, 64\)", shared_w13[1:], shared_w2),
        (r"shared_w2 has shape \(63, 40\).*must be \(64, 40\)", shared_w13, shared_w2[1:]),
        (r"shared_w2 is torch\.float64; beside an x of torch\.float32", shared_w13, shared_w2.double()),
    ):
        with pytest.raises(RuntimeError, match=words):
            moe(x, logits, w13, w2, top_k=2, shared_w13=first, shared_w2=second)
    with pytest.raises(RuntimeError, match="a shared expert has swiglu alone"):
        moe(x, logits, w13, w2, top_k=2, gate="swiglu_clamped", shared_w13=shared_w13, shared_w2=shared_w2)


def test_a_token_may_want_more_experts_than_there_are(device):
    x, logits, w13, w2 = inputs(40, 2, torch.float32, device)
    y = moe(x, logits, w13, w2, top_k=3)
    torch.testing.assert_close(y.double(), layer(x, logits, w13, w2, top_k=2), atol=1e-4, rtol=1e-4)


def given_layer(device, dtype=torch.float32):
    x, logits, w13, w2 = inputs(9, 8, dtype, device)
    shared_w13, shared_w2 = shared_expert(40, dtype, device)
    return (x, logits, w13, w2), {"top_k": 2, "addend": x, "shared_w13": shared_w13, "shared_w2": shared_w2}


def test_it_is_one_operator_that_keeps_the_rules(device):
    arguments, options = given_layer(device)
    assert set(opcheck(torch.ops.tilewright.moe.default, arguments, options).values()) == {"SUCCESS"}
    plain = {"top_k": 2, "scoring": "sigmoid", "groups": 4, "top_groups": 2}
    assert set(opcheck(torch.ops.tilewright.moe.default, arguments, plain).values()) == {"SUCCESS"}


@pytest.mark.parametrize("autocast", [False, True])
def test_a_compiler_sees_the_one_operator(device, autocast):
    arguments, options = given_layer(device)
    seen = []

    def keep(graph, inputs):
        seen.extend(str(node.target) for node in graph.graph.nodes if node.op == "call_function")
        return graph.forward

    def call(*arguments):
        with torch.autocast(device, torch.bfloat16, enabled=autocast):
            return moe(*arguments, **options)

    compiled = torch.compile(call, fullgraph=True, backend=keep)(*arguments)
    assert [each for each in seen if "tilewright" in each] == ["tilewright.moe.default"]
    usual = call(*arguments)
    assert compiled.dtype is usual.dtype and torch.equal(compiled, usual)
    assert torch.equal(torch.compile(call, fullgraph=True, backend="aot_eager")(*arguments), usual)


def test_other_numbers_of_tokens_need_no_new_graph(device):
    arguments, _ = given_layer(device)
    graphs = []

    def count(graph, inputs):
        graphs.append(graph)
        return graph.forward

    compiled = torch.compile(lambda x, logits: moe(x, logits, *arguments[2:], top_k=2), backend=count, dynamic=True)
    for tokens in (9, 5, 7):
        x, logits = (each[:tokens].clone() for each in arguments[:2])
        assert torch.equal(compiled(x, logits), moe(x, logits, *arguments[2:], top_k=2))
    assert len(graphs) == 1


def test_the_page_of_layers_runs():
    page = Path(__file__).parents[3] / "docs" / "how" / "moe-layer.md"
    names: dict[str, object] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    for block in blocks:
        exec(block, names)
    assert len(blocks) == 3
    exact = layer(*(names[name] for name in ("x", "logits", "w13", "w2", "x")), top_k=2)
    torch.testing.assert_close(names["y"].double(), exact, atol=2e-3, rtol=1e-3)
    off = (names["near"].double() - exact).square().mean().sqrt()
    assert float(off) < 0.1 * float(exact.square().mean().sqrt())
