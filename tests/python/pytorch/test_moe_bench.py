"""bench/moe_torch.py on the CPU: each model's routing is its own and right, whoever computes it; what is wrong is told;
a peer that is not there, or that fails, is named."""

import json
import sys
import types
from dataclasses import replace
from pathlib import Path

import pytest
import torch

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bench"))

import moe_layer  # noqa: E402
import moe_torch as bench  # noqa: E402
import tilewright.torch as ours  # noqa: E402
from moe_model import MODELS, models_named  # noqa: E402
from moe_reference import chosen_experts, reference  # noqa: E402


def layer_of(name, dtype="f32", **changed):
    torch.manual_seed(3)
    return moe_layer.Layer(torch, ours, replace(MODELS[name].small(), **changed), dtype, "cpu")


def test_models_are_those_of_their_configurations():
    found = MODELS["deepseek-v3"]
    assert (found.experts, found.top_k, found.groups, found.top_groups, found.scale) == (256, 8, 8, 4, 2.5)
    assert (found.scoring, found.has_correction, found.inner_shared) == ("sigmoid", True, 2048)
    assert MODELS["gpt-oss-20b"].has_bias and MODELS["gpt-oss-20b"].gate == "swiglu_clamped"
    assert [MODELS[name].top_k for name in ("mixtral-8x7b", "qwen3-30b-a3b")] == [2, 8]
    assert list(models_named("qwen,gpt")) == ["qwen3-30b-a3b", "gpt-oss-20b"] and models_named("none") == {}


def test_experts_of_a_token_worked_out_by_hand():
    """Of two groups of three the second has the better two, though the first has the best one."""
    model = replace(MODELS["deepseek-v3"], experts=6, top_k=2, groups=2, top_groups=1)
    logits, correction = [9.0, -9.0, -9.0, 1.0, 1.0, 0.0], [-0.5, 0.0, 0.0, 0.5, 0.0, 0.6]
    (first, w0), (second, w1) = chosen_experts(model, logits, correction)
    assert (first, second) == (3, 5), "1 / (1 + e^-1) + 0.5, then 0.5 + 0.6, before 1 / (1 + e^-1)"
    high, low = 1 / (1 + 2.718281828459045**-1), 0.5
    assert w0 == pytest.approx(2.5 * high / (high + low)) and w1 == pytest.approx(2.5 * low / (high + low))
    softmax = replace(MODELS["mixtral-8x7b"], experts=4)
    assert [e for e, _ in chosen_experts(softmax, [1.0, 2.0, 2.0, 0.0])] == [1, 2], "the lower one of equals first"


@pytest.mark.parametrize("name", list(MODELS))
@pytest.mark.parametrize("dtype", ["f32", "bf16", "e4m3"])
def test_all_ways_are_near_f64(name, dtype):
    layer = layer_of(name, dtype)
    for tokens in (1, 67):
        x, logits = layer.inputs(tokens)
        calls, missing = bench.usable(layer.ways(), x, logits)
        errors = bench.errors_of(torch, layer, calls, x, logits)
        assert set(errors) == ({"tilewright"} if dtype == "e4m3" else {"tilewright", "pytorch"})
        assert max(errors.values()) <= bench.LARGEST_ERRORS[dtype], errors
        assert set(missing) == {"tilewright", "pytorch", "triton"} - set(errors)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("deepseek-v3", {"groups": 1, "top_groups": 1}),
        ("deepseek-v3", {"scale": 1.0}),
        ("deepseek-v3", {"scoring": "softmax"}),
        ("gpt-oss-20b", {"gate": "swiglu"}),
        ("mixtral-8x7b", {"top_k": 1}),
    ],
)
def test_another_routing_is_wrong(name, changed):
    """So that the comparison with f64 can fail."""
    layer = layer_of(name)
    x, logits = layer.inputs(40)
    right = reference(torch, layer, x, logits)
    layer.model = replace(layer.model, **changed)
    for call in (layer.tilewright, layer.pytorch):
        error = float((call(x, logits).double() - right).norm() / right.norm())
        assert error > 1000 * bench.LARGEST_ERRORS["f32"], f"{changed}: {error}"


def test_a_line_says_all(tmp_path, capsys):
    out = tmp_path / "layer.jsonl"
    words = ["--device", "cpu", "--dtype", "bf16", "--models", "qwen", "--tokens", "1,9", "--repeats", "2"]
    bench.main([*words, "--out", str(out)])
    first, *lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert first["torch"] == torch.__version__ and [line["tokens"] for line in lines] == [1, 9]
    for line in lines:
        assert set(line["us"]) == {"tilewright", "pytorch"} and min(line["us"].values()) > 0
        ratio = line["us"]["pytorch"] / line["us"]["tilewright"]
        assert line["pytorch_over_ours"] == pytest.approx(ratio, rel=0.01)
        assert line["filled"] <= 8 * line["tokens"] and line["filled"] >= 8
    told = capsys.readouterr().out
    assert "qwen3-30b-a3b: triton is not here: vllm: " in told and "geometric mean of pytorch's time over ours" in told


def test_a_wrong_result_ends_it(monkeypatch, tmp_path):
    monkeypatch.setattr(moe_layer.Layer, "pytorch", lambda self, x, logits: 1.01 * self.tilewright(x, logits))
    with pytest.raises(SystemExit, match=r"3 tokens: \{'pytorch': 0\.01.* off f64; at most 1e-05 is right"):
        words = ["--device", "cpu", "--dtype", "f32", "--models", "mixtral", "--tokens", "3", "--repeats", "1"]
        bench.main([*words, "--out", str(tmp_path / "layer.jsonl")])


def made_up_vllm(monkeypatch, fused_experts):
    """Of the name and the arguments of vLLM's."""
    parts = moe_layer.TRITON[0].split(".")
    for count in range(1, len(parts) + 1):
        monkeypatch.setitem(sys.modules, ".".join(parts[:count]), types.ModuleType(".".join(parts[:count])))
    sys.modules[moe_layer.TRITON[0]].fused_experts = fused_experts


@pytest.mark.parametrize("name", ["mixtral-8x7b", "deepseek-v3"])
def test_tritons_kernels_are_a_peer_where_they_are(monkeypatch, name):
    layer = layer_of(name, "bf16")

    def fused_experts(x, w13, w2, weights, ids):
        assert ids.dtype == torch.int32 and weights.shape == ids.shape == (len(x), layer.model.top_k)
        rows = [(w13[e].float() @ x[t].float(), w2[e].float()) for t in range(len(x)) for e in ids[t].tolist()]
        made = torch.stack([down @ (torch.nn.functional.silu(up.chunk(2)[0]) * up.chunk(2)[1]) for up, down in rows])
        return (made.view(len(x), -1, x.shape[1]) * weights[..., None]).sum(1).to(x.dtype)

    made_up_vllm(monkeypatch, fused_experts)
    x, logits = layer.inputs(5)
    calls, missing = bench.usable(layer.ways(), x, logits)
    errors = bench.errors_of(torch, layer, calls, x, logits)
    assert missing == {} and errors["triton"] <= bench.LARGEST_ERRORS["bf16"], errors
    assert isinstance(layer_of("gpt-oss-20b", "bf16").triton(), str), "its biases and gate"


def test_a_peer_that_fails_says_why(monkeypatch):
    def fused_experts(*arguments):
        raise RuntimeError("no kernel image\nof many lines")

    made_up_vllm(monkeypatch, fused_experts)
    layer = layer_of("mixtral-8x7b", "bf16")
    x, logits = layer.inputs(2)
    calls, missing = bench.usable(layer.ways(), x, logits)
    assert missing == {"triton": "RuntimeError: no kernel image"} and set(calls) == {"tilewright", "pytorch"}
