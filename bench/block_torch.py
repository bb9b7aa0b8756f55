#!/usr/bin/env python3
"""Times a whole transformer block against PyTorch's, of the same sizes: decoding with a cache, and a prefill.

Needs PyTorch with CUDA and the example `block` (cmake --build build --target block, then --program
build/examples/block/block). Ours is that program, which decodes as it would serve: its cache is in pages, lengths lie
on the device, each step is a replay of one CUDA graph. PyTorch's is the best of what it is given: contiguous caches of
exactly the context, so that no mask is needed; fused RMSNorm and SDPA; eager, or compiled by torch.compile
(Inductor), each launched by the host and as a CUDA graph.

Both are run in turn, one after the other in each of some rounds; of ours each round is a process, of PyTorch's a
sample. The median of the rounds counts. A share of the floor is of what reading all weights and the cache takes at the
rate of a copy. Small blocks are repeated, each with weights of its own, so that they are read from memory.
Results: bench/results/<device>/block_bf16.jsonl.

  python3 bench/block_torch.py                                            all models, batches and contexts
  python3 bench/block_torch.py --model llama-3-8b --batch 1 --context 1024
  python3 bench/block_torch.py --prefill 4096 --peers eager"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

from torch_library import ROOT, confidence_us, device_key, header, torch_with_gpu

PROGRAM = ROOT / "build/examples/block/block"
LAYERS = {"llama-3-8b": 1, "qwen3-4b": 2, "gpt2": 12}  # of more bytes than fit in an L2 cache
PEERS = ("eager", "eager_graph", "inductor", "inductor_graph")
STEPS = 32  # of decoding in a sample
WARM_UPS = 3


class TorchBlock:
    """The same block: its weights, and what it does with the residual stream."""

    def __init__(self, torch, sizes):
        self.torch, self.sizes = torch, sizes
        self.q, self.kv = sizes.heads * sizes.head_dim, sizes.kv_heads * sizes.head_dim
        up = (2 if sizes.is_gated else 1) * sizes.ffn
        self.qkv = self.linear(self.q + 2 * self.kv, sizes.hidden)
        self.output, self.up, self.down = (
            self.linear(*shape) for shape in ((sizes.hidden, self.q), (up, sizes.hidden), (sizes.hidden, sizes.ffn))
        )
        self.norms = [self.vector(sizes.hidden) for _ in range(2)]
        self.norm_biases = [self.vector(sizes.hidden) for _ in range(2)]
        self.head_norms = [self.vector(sizes.head_dim) for _ in range(2)]

    def vector(self, count):
        return self.torch.rand(count, device="cuda", dtype=self.torch.bfloat16)

    def linear(self, rows, cols):
        weight = self.torch.randn(rows, cols, device="cuda", dtype=self.torch.bfloat16) / cols**0.5
        return weight, self.vector(rows) if self.sizes.has_biases else None

    def norm(self, x, i):
        functional, sizes = self.torch.nn.functional, self.sizes
        if sizes.has_layer_norm:
            return functional.layer_norm(x, (sizes.hidden,), self.norms[i], self.norm_biases[i], sizes.eps)
        return functional.rms_norm(x, (sizes.hidden,), self.norms[i], sizes.eps)

    def turned(self, x, cos, sin):
        first, second = x.float().chunk(2, -1)
        return self.torch.cat((first * cos - second * sin, second * cos + first * sin), -1).to(x.dtype)

    def qkv_of(self, x, angles):
        """[batch, tokens, heads, head_dim] each."""
        torch, sizes = self.torch, self.sizes
        parts = torch.nn.functional.linear(self.norm(x, 0), *self.qkv).split((self.q, self.kv, self.kv), -1)
        q, k, v = (part.unflatten(-1, (-1, sizes.head_dim)) for part in parts)
        if sizes.has_head_norms:
            q, k = (
                torch.nn.functional.rms_norm(each, (sizes.head_dim,), weight, sizes.eps)
                for each, weight in zip((q, k), self.head_norms, strict=True)
            )
        return (self.turned(q, *angles), self.turned(k, *angles), v) if sizes.rope_theta else (q, k, v)

    def behind(self, x, attended):
        functional = self.torch.nn.functional
        x = x + functional.linear(attended.transpose(1, 2).flatten(-2), *self.output)
        hidden = functional.linear(self.norm(x, 1), *self.up)
        if self.sizes.is_gated:
            gate, up = hidden.chunk(2, -1)
            hidden = functional.silu(gate) * up
        else:
            hidden = functional.gelu(hidden)
        return x + functional.linear(hidden, *self.down)

    def attention(self, q, k, v, is_causal):
        q, k, v = (each.transpose(1, 2) for each in (q, k, v))
        is_grouped = self.sizes.kv_heads < self.sizes.heads
        sdpa = self.torch.nn.functional.scaled_dot_product_attention
        return sdpa(q, k, v, is_causal=is_causal, enable_gqa=is_grouped)

    def decode(self, x, position, tables, cache):
        """One token of each sequence, the last one of the cache."""
        q, k, v = self.qkv_of(x, [table[position].unsqueeze(-2) for table in tables])
        keys, values = cache
        keys.index_copy_(1, position, k)
        values.index_copy_(1, position, v)
        return self.behind(x, self.attention(q, keys, values, False))

    def prefill(self, x, tables, cache):
        q, k, v = self.qkv_of(x, [table[: x.shape[1]].unsqueeze(-2) for table in tables])
        keys, values = cache
        keys.copy_(k)
        values.copy_(v)
        return self.behind(x, self.attention(q, k, v, True))


class Case:
    """Blocks and caches of one problem, as functions without arguments that launch all of it."""

    def __init__(self, torch, sizes, layers, batch, tokens, is_prefill):
        self.torch = torch
        blocks = [TorchBlock(torch, sizes) for _ in range(layers)]
        shape = (2, batch, tokens, sizes.kv_heads, sizes.head_dim)
        caches = [torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in blocks]
        rows = tokens if is_prefill else 1
        x = torch.randn(batch, rows, sizes.hidden, device="cuda", dtype=torch.bfloat16)
        last = torch.tensor([tokens - 1], device="cuda")
        pairs = torch.arange(sizes.head_dim // 2, device="cuda", dtype=torch.float64)
        angles = torch.outer(
            torch.arange(tokens, device="cuda", dtype=torch.float64),
            (sizes.rope_theta or 1) ** (-2 * pairs / sizes.head_dim),
        )
        tables = [angles.cos().float(), angles.sin().float()]

        def run():
            stream = x
            for block, cache in zip(blocks, caches, strict=True):
                if is_prefill:
                    stream = block.prefill(stream, tables, cache)
                else:
                    stream = block.decode(stream, last, tables, cache)
            return stream

        self.forms = {"eager": run, "inductor": torch.compile(run, dynamic=False)}

    def launcher(self, peer):
        torch, form = self.torch, self.forms[peer.removesuffix("_graph")]
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.no_grad(), torch.cuda.stream(side):
            for _ in range(WARM_UPS):
                form()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        if not peer.endswith("_graph"):
            return form
        graph = torch.cuda.CUDAGraph()
        with torch.no_grad(), torch.cuda.graph(graph):
            self.kept = form()
        return graph.replay

    def us(self, launch, count):
        torch = self.torch
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        with torch.no_grad():
            launch()
            torch.cuda.synchronize()
            begin.record()
            for _ in range(count):
                launch()
            end.record()
            end.synchronize()
        return begin.elapsed_time(end) * 1000 / count


def run_ours(program, words):
    done = subprocess.run([program, *words, "--json"], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"block_torch: {program} {' '.join(words)}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def of_problem(torch, arguments, model, batch, context, prefill, folder):
    """A line of the results."""
    layers = LAYERS[model]
    tokens = ["--prefill", prefill, "--steps", 0] if prefill else ["--context", context, "--steps", STEPS]
    words = ["--model", model, "--batch", batch, "--layers", layers, "--weights", folder / f"{model}.weights", *tokens]
    words = [str(word) for word in words]
    ours = run_ours(arguments.program, words)  # the first one writes the weights
    case = Case(torch, SimpleNamespace(**ours["sizes"]), layers, batch, prefill or context + STEPS // 2, bool(prefill))
    launchers = {peer: case.launcher(peer) for peer in arguments.peers}
    count = 4 if prefill else STEPS
    samples, runs = {"ours": [], **{peer: [] for peer in launchers}}, []
    order = list(samples)
    for _ in range(arguments.rounds):
        random.shuffle(order)
        for who in order:
            if who == "ours":
                runs.append(run_ours(arguments.program, words))
                samples["ours"].append(runs[-1]["phases"][0]["us"])
            else:
                samples[who].append(case.us(launchers[who], count))
    medians = {who: statistics.median(each) for who, each in samples.items()}
    phase = runs[len(runs) // 2]["phases"][0]
    alone = {each["name"]: each["us"] for each in phase["operators"]}
    kernels = {each["name"]: f"{each['kernel']} ({each['match']})" for each in phase["operators"]}
    floor_us = phase["bytes"] / max(run["copy_bytes_per_s"] for run in runs) * 1e6
    arithmetic_us = phase["flops"] / ours["peak_flops"] * 1e6 if ours["peak_flops"] else 0
    heavy = ("qkv", "attention", "output", "gate, up", "up", "down")
    return {
        "model": model,
        "shape": {"batch": batch, "context": prefill or context, "layers": layers},
        "phase": phase["phase"],
        "ours_us": round(medians["ours"], 2),
        "peers": {who: round(us, 2) for who, us in medians.items() if who != "ours"},
        "of_floor": round(floor_us / medians["ours"], 3),
        "of_peak": round(arithmetic_us / medians["ours"], 3),
        "products_and_attention_alone_us": round(sum(us for name, us in alone.items() if name in heavy), 2),
        "operators_us": {name: round(us, 2) for name, us in alone.items()},
        "instances": kernels,
        "confidence_us": {who: [round(us, 2) for us in confidence_us(each)] for who, each in samples.items()},
        "n": arguments.rounds,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=PROGRAM, type=Path, help="the example `block`")
    parser.add_argument("--model", action="append", choices=tuple(LAYERS), help="repeatable; default: all")
    parser.add_argument("--batch", action="append", type=int, help="sequences (repeatable; default: 1 and 16)")
    parser.add_argument("--context", action="append", type=int, help="tokens in the cache (default: 1024 and 16384)")
    parser.add_argument(
        "--prefill", action="append", type=int, help="tokens of a prefill, of one sequence (default: 4096)"
    )
    parser.add_argument("--peers", default=",".join(PEERS), help="of " + ", ".join(PEERS))
    parser.add_argument("--rounds", type=int, default=5, help="of ours and each peer in turn (default 5)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/block_bf16.jsonl)")
    arguments = parser.parse_args()
    torch = torch_with_gpu(arguments.program)
    arguments.peers = [peer for peer in arguments.peers.split(",") if peer]
    if unknown := [peer for peer in arguments.peers if peer not in PEERS]:
        sys.exit(f"block_torch: unknown peer {unknown[0]!r}; valid are {', '.join(PEERS)}")
    random.seed(1)
    named = arguments.batch or arguments.context or arguments.prefill
    batches = arguments.batch or [1, 16]
    contexts = arguments.context or ([] if arguments.prefill else [1024, 16384])
    prefills = arguments.prefill or ([] if named else [4096])
    problems = [(batch, context, 0) for batch in batches for context in contexts] + [(1, 0, n) for n in prefills]
    path = arguments.out or ROOT / "bench/results" / device_key(torch) / "block_bf16.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file, tempfile.TemporaryDirectory() as folder:
        file.write(json.dumps(header(torch, "ours and PyTorch's in turn, medians of the rounds")) + "\n")
        for model in arguments.model or LAYERS:
            for batch, context, prefill in problems:
                line = of_problem(torch, arguments, model, batch, context, prefill, Path(folder))
                torch.compiler.reset()
                torch.cuda.empty_cache()
                file.write(json.dumps(line) + "\n")
                file.flush()
                peers = "  ".join(f"{who} {us:.1f} ({us / line['ours_us']:.2f}x)" for who, us in line["peers"].items())
                what = f"prefill {prefill}" if prefill else f"decode batch {batch} context {context}"
                print(f"{model} {what}: ours {line['ours_us']:.1f} us, {line['of_floor']:.2f} of the floor, "
                      f"{line['of_peak']:.2f} of the peak, products and attention alone "
                      f"{line['products_and_attention_alone_us']:.1f}; {peers}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
