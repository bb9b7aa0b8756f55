"""torch.compile: no break in the graph, no compilation for each length of a growing cache; capture by CUDA graphs."""

import pytest
import tilewright.torch
import torch
import torch.nn.functional as functional
from torch._dynamo.utils import counters

# Dynamo warns where it traces what it may get wrong.
pytestmark = pytest.mark.filterwarnings("error:Dynamo detected")


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    counters.clear()
    with tilewright.torch.patch():
        yield
    torch.compiler.reset()


def step(x, weight, k, v):
    q = functional.linear(x, weight).unflatten(-1, (4, 16)).transpose(1, 2)
    return functional.scaled_dot_product_attention(q, k, v, enable_gqa=True).transpose(1, 2).flatten(2)


def operands(device, keys, queries=1):
    dtype = torch.float32 if device == "cpu" else torch.bfloat16
    make = lambda *shape: torch.randn(shape, device=device, dtype=dtype)  # noqa: E731
    return make(2, queries, 24), make(64, 24), make(2, 2, keys, 16), make(2, 2, keys, 16)


@pytest.mark.parametrize("queries", [1, 12])
def test_a_growing_cache_is_compiled_once_for_all_lengths(device, queries):
    compiled = torch.compile(step, fullgraph=True, backend="inductor" if device == "cuda" else "aot_eager")
    for keys in range(40, 60):
        arguments = operands(device, keys, queries)
        torch.testing.assert_close(compiled(*arguments), step(*arguments))
    assert counters["graph_break"] == {}
    assert counters["stats"]["unique_graphs"] == 2  # one for the first length, one for all others
    assert tilewright.torch.report().calls(to="tilewright") > 0


def test_masks_and_causal_attention_compile(device):
    def attend(q, k, mask):
        return functional.scaled_dot_product_attention(
            q, k, k, attn_mask=mask
        ) + functional.scaled_dot_product_attention(q, k, k, is_causal=True)

    compiled = torch.compile(attend, fullgraph=True, backend="aot_eager")
    _, _, k, _ = operands(device, 20)
    q = torch.randn_like(k)
    for mask in (torch.rand(20, 20, device=device) < 0.5, torch.randn(2, 1, 20, 20, device=device, dtype=k.dtype)):
        torch.testing.assert_close(compiled(q, k, mask), attend(q, k, mask))
    assert counters["graph_break"] == {}


def test_inductor_compiles_what_writes_its_results(device):
    def into(a, b, out):
        torch.ops.tilewright.gemm.out(a, b, out=out)
        return out + 1

    a, b = torch.randn(3, 4, device=device), torch.randn(4, 5, device=device)
    out = torch.zeros(3, 5, device=device)
    result = torch.compile(into, fullgraph=True, backend="aot_eager")(a, b, out)
    torch.testing.assert_close(out, a @ b, atol=1e-2, rtol=1e-2)
    torch.testing.assert_close(result, out + 1)


@pytest.mark.gpu
def test_cuda_graphs_capture_and_replay():
    if not torch.cuda.is_available():
        pytest.skip("there is no CUDA device")
    arguments = operands("cuda", 300)
    expected = step(*arguments)  # also the first call, which selects and loads
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = step(*arguments)
    for _ in range(3):
        arguments[2].normal_()
        graph.replay()
        torch.testing.assert_close(result, step(*arguments))
    assert not torch.equal(result, expected)
