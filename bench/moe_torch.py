#!/usr/bin/env python3
"""Times a layer of a mixture of experts on a GPU: tilewright.torch.moe against the same of PyTorch's (softmax, topk,
argsort, torch._grouped_mm or torch._scaled_grouped_mm, silu, index_add_), both as CUDA graphs, in turns, L2
flushed before each sample. Random numbers and routes by a seed; experts are chosen by logits of the same spread.

With --dtype e4m3 matrices have a scale a row, and rows are quantised on the way, in both.
`least` is what reading the matrices of experts that have tokens takes at the rate of a copy of 1 GiB.
Results: bench/results/<device>/moe_layer_<dtype>.jsonl.

  PYTHONPATH=build/python python3 bench/moe_torch.py
  PYTHONPATH=build/python python3 bench/moe_torch.py --dtype e4m3 --models mixtral --tokens 1,256"""

import argparse
import json
import random
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

from flushed_timer import COPY_BYTES, FlushedTimer
from torch_library import ROOT, confidence_us, device_key, header

TOKENS = (1, 16, 256, 4096, 16384)
LARGEST = 448.0  # of e4m3


@dataclass(frozen=True)
class Model:
    """Experts, those of a token, and the sizes of a layer: config.json of each."""

    experts: int
    top_k: int
    hidden: int
    inner: int


MODELS = {
    "mixtral-8x7b": Model(8, 2, 4096, 14336),
    "qwen3-30b-a3b": Model(128, 8, 2048, 768),
    "deepseek-v3": Model(256, 8, 7168, 2048),
    "gpt-oss-20b": Model(32, 4, 2880, 2880),
}


def libraries():
    try:
        import tilewright.torch
        import torch
    except ImportError as error:
        sys.exit(f"moe_torch: {error}; PyTorch and the package are needed: pip install torch, pip install .")
    if not torch.cuda.is_available():
        sys.exit("moe_torch: PyTorch sees no GPU")
    return torch, tilewright.torch


class Layer:
    """Matrices of a model's layer, and both ways to run it."""

    def __init__(self, torch, ours, model, dtype):
        self.torch, self.ours, self.model = torch, ours, model
        e, hidden, inner = model.experts, model.hidden, model.inner
        self.w13, self.w2 = self.numbers(e, 2 * inner, hidden), self.numbers(e, hidden, inner)
        self.scales = {}
        if dtype == "e4m3":
            self.w13, scale13 = self.quantised(self.w13)
            self.w2, scale2 = self.quantised(self.w2)
            self.scales = {"w13_scale": scale13, "w2_scale": scale2}

    def numbers(self, *shape):
        torch = self.torch
        result = torch.empty(*shape, dtype=torch.bfloat16, device="cuda").uniform_(-1, 1)
        return result.mul_(shape[-1] ** -0.5)

    def quantised(self, rows):
        """Codes, and a scale for each row."""
        torch = self.torch
        scale = rows.abs().amax(-1).float().clamp(min=1e-12) / LARGEST
        return (rows / scale[..., None].to(rows.dtype)).clamp(-LARGEST, LARGEST).to(torch.float8_e4m3fn), scale

    def tilewright(self, x, logits):
        return self.ours.moe(x, logits, self.w13, self.w2, top_k=self.model.top_k, **self.scales)

    def product(self, rows, matrices, scale, ends):
        torch = self.torch
        if scale is None:
            return torch._grouped_mm(rows, matrices.mT, offs=ends, out_dtype=torch.bfloat16)
        codes, of_rows = self.quantised(rows)
        return torch._scaled_grouped_mm(codes, matrices.mT, of_rows, scale, offs=ends, out_dtype=torch.bfloat16)

    def pytorch(self, x, logits):
        torch, k = self.torch, self.model.top_k
        weights, ids = torch.topk(torch.softmax(logits.float(), -1), k)
        weights = weights / weights.sum(-1, keepdim=True)
        chosen = ids.flatten()
        order = torch.argsort(chosen, stable=True)
        counts = torch.zeros(self.model.experts, dtype=torch.int32, device="cuda")
        counts.index_add_(0, chosen, torch.ones_like(chosen, dtype=torch.int32))
        ends = counts.cumsum(0).to(torch.int32)
        tokens = order // k
        gates, ups = self.product(x[tokens], self.w13, self.scales.get("w13_scale"), ends).chunk(2, -1)
        hidden = torch.nn.functional.silu(gates) * ups
        rows = self.product(hidden, self.w2, self.scales.get("w2_scale"), ends)
        result = torch.zeros(x.shape, dtype=torch.float32, device="cuda")
        return result.index_add_(0, tokens, rows * weights.flatten()[order, None]).to(x.dtype)


class Timer(FlushedTimer):
    def __init__(self, torch, repeats):
        super().__init__(torch)
        self.repeats = repeats

    def graph(self, call):
        """What replays it, and its result."""
        torch = self.torch
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            for _ in range(2):
                call()
        stream.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            result = call()
        return graph.replay, result

    def time(self, layer, tokens):
        torch, model = self.torch, layer.model
        x, logits = layer.numbers(tokens, model.hidden), layer.numbers(tokens, model.experts)
        runs, results = {}, {}
        for name in ("pytorch", "tilewright"):
            way = getattr(layer, name)
            runs[name], results[name] = self.graph(lambda way=way: way(x, logits))
        runs["copy"] = self.copy
        samples = {name: [] for name in runs}
        for run in runs.values():
            run()
        ours, theirs = results["tilewright"].float(), results["pytorch"].float()
        difference = float((ours - theirs).norm() / theirs.norm())
        order = list(runs)
        for _ in range(self.repeats):
            random.shuffle(order)
            for name in order:
                samples[name].append(self.us(runs[name]))
        filled = int(torch.topk(logits, model.top_k).indices.unique().numel())
        return samples, difference, filled


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dtype", choices=("bf16", "e4m3"), default="bf16", help="of the matrices (default bf16)")
    parser.add_argument("--models", default=",".join(MODELS), help="beginnings of names (default: all)")
    parser.add_argument("--tokens", default=",".join(map(str, TOKENS)), help="default %(default)s")
    parser.add_argument("--repeats", type=int, default=15, help="samples of each (default 15)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/moe_layer_<dtype>.jsonl)")
    arguments = parser.parse_args()
    asked = tuple(arguments.models.split(","))
    models = {name: model for name, model in MODELS.items() if name.startswith(asked)}
    if not models:
        sys.exit(f"moe_torch: --models {arguments.models}: the models are {', '.join(MODELS)}")
    torch, ours = libraries()
    torch.manual_seed(1)
    timer = Timer(torch, arguments.repeats)
    path = arguments.out or ROOT / "bench/results" / device_key(torch) / f"moe_layer_{arguments.dtype}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    ratios = []
    with path.open("w") as file, torch.no_grad():
        file.write(json.dumps(header(torch, "CUDA graphs, L2 flushed before each sample, in turns, medians")) + "\n")
        for name, model in models.items():
            layer = Layer(torch, ours, model, arguments.dtype)
            for tokens in map(int, arguments.tokens.split(",")):
                samples, difference, filled = timer.time(layer, tokens)
                medians = {each: statistics.median(values) for each, values in samples.items()}
                copy_rate = 2 * COPY_BYTES / medians.pop("copy")  # bytes a microsecond
                element_bytes = 1 if arguments.dtype == "e4m3" else 2
                ratios.append(medians["pytorch"] / medians["tilewright"])
                line = {
                    "model": name,
                    "dtype": arguments.dtype,
                    "tokens": tokens,
                    "filled": filled,
                    "us": {each: round(us, 2) for each, us in medians.items()},
                    "us_95": {each: [round(x, 2) for x in confidence_us(v)] for each, v in samples.items()},
                    "least_us": round(3 * element_bytes * filled * model.hidden * model.inner / copy_rate, 2),
                    "relative_difference": difference,
                    "pytorch_over_ours": round(ratios[-1], 4),
                }
                file.write(json.dumps(line) + "\n")
                file.flush()
                print(f"{name} {tokens}: {line['us']}; least {line['least_us']}; {ratios[-1]:.3f}; {difference:.1e}")
            del layer
            torch.cuda.empty_cache()
    print(
        f"geometric mean of PyTorch's time over ours: {statistics.geometric_mean(ratios):.3f}; least {min(ratios):.3f}"
    )
    print(path)


if __name__ == "__main__":
    main()
