#!/usr/bin/env python3
"""Times a layer of a mixture of experts with each model's own routing, biases, gate and shared expert (moe_model.py):
tilewright.torch.moe, the same of PyTorch's operators (top-k, argsort, torch._grouped_mm or torch._scaled_grouped_mm,
index_add_), and vLLM's or SGLang's Triton kernels where one of them is installed. Each is first held against f64 at 64
tokens. Random numbers and routes by a seed; all in turns, in random order.

On a GPU: CUDA graphs, L2 flushed before each sample; `least` is what reading the matrices of experts that have tokens,
and a shared one's, takes at the rate of a copy of 1 GiB. On a CPU: calls, with layers a 32nd as wide and fewer experts.
With --dtype e4m3 experts' matrices have a scale a row, and rows are quantised on the way.
Results: bench/results/<device>/moe_layer_<dtype>.jsonl.

  PYTHONPATH=build/python python3 bench/moe_torch.py
  PYTHONPATH=build/python python3 bench/moe_torch.py --dtype e4m3 --models mixtral --tokens 1,256
  PYTHONPATH=build/python python3 bench/moe_torch.py --device cpu --dtype f32 --tokens 1,64"""

import argparse
import json
import random
import statistics
import sys
from pathlib import Path

from flushed_timer import COPY_BYTES, FlushedTimer
from moe_layer import Layer
from moe_model import MODELS, models_named
from moe_reference import reference
from torch_cpu import cpu_header, cpu_key, samples_on_cpu
from torch_library import ROOT, confidence_us, device_key, header

TOKENS = {"cuda": (1, 16, 256, 4096, 16384), "cpu": (1, 16, 256)}
CHECKED = 64  # tokens
# Of the norm of a result: rows between the products are of 16 bits, or are quantised.
LARGEST_ERRORS = {"f32": 1e-5, "bf16": 0.01, "e4m3": 0.06}
CALLS = 3  # of a sample on a CPU


def libraries(device):
    try:
        import tilewright.torch
        import torch
    except ImportError as error:
        sys.exit(f"moe_torch: {error}; PyTorch and the package are needed: pip install torch, pip install .")
    if device == "cuda" and not torch.cuda.is_available():
        sys.exit("moe_torch: PyTorch sees no GPU; --device cpu times small layers here")
    return torch, tilewright.torch


class GpuTimer(FlushedTimer):
    """CUDA graphs, L2 flushed before each."""

    def __init__(self, torch, repeats):
        super().__init__(torch)
        self.repeats = repeats

    def graph(self, call):
        torch = self.torch
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            for _ in range(2):
                call()
        stream.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            call()
        return graph.replay

    def samples(self, calls):
        """Of each call, and of a copy."""
        runs = {name: self.graph(call) for name, call in calls.items()} | {"copy": self.copy}
        samples = {name: [] for name in runs}
        for run in runs.values():
            run()
        order = list(runs)
        for _ in range(self.repeats):
            random.shuffle(order)
            for name in order:
                samples[name].append(self.us(runs[name]))
        return samples


class CpuTimer:
    """Calls in a row, caches full of something else before."""

    def __init__(self, repeats):
        self.repeats = repeats

    def samples(self, calls):
        return samples_on_cpu({name: (call,) * (CALLS + 1) for name, call in calls.items()}, self.repeats)


def errors_of(torch, layer, calls, x, logits):
    """Of each way, at some tokens, of the norm of what is right."""
    count = min(len(x), CHECKED)
    tokens = torch.linspace(0, len(x) - 1, count, device=x.device).round().long()
    right = reference(torch, layer, x[tokens], logits[tokens])
    found = {name: call()[tokens].double() for name, call in calls.items()}
    # NaN compares as no error at all.
    return {name: float(torch.nan_to_num((y - right).norm() / right.norm(), nan=1e9)) for name, y in found.items()}


def usable(ways, x, logits):
    """Calls, and why there is none. A peer that fails says so in the results."""
    calls, missing = {}, {}
    for name, way in ways.items():
        if isinstance(way, str):
            missing[name] = way
            continue
        call = lambda way=way: way(x, logits)  # noqa: E731
        if name == "triton":
            try:
                call()
            except Exception as fault:
                missing[name] = f"{type(fault).__name__}: {fault}".splitlines()[0]
                continue
        calls[name] = call
    return calls, missing


def measured(torch, timer, layer, tokens):
    """A line of results: times, errors, and how often as fast as the others ours is."""
    model, (x, logits) = layer.model, layer.inputs(tokens)
    calls, missing = usable(layer.ways(), x, logits)
    errors = errors_of(torch, layer, calls, x, logits)
    wrong = {name: error for name, error in errors.items() if not error <= LARGEST_ERRORS[layer.dtype]}
    if wrong:
        sys.exit(f"moe_torch: {tokens} tokens: {wrong} off f64; at most {LARGEST_ERRORS[layer.dtype]} is right")
    samples = timer.samples(calls)
    medians = {name: statistics.median(values) for name, values in samples.items()}
    copy_us = medians.pop("copy", None)
    filled = int(layer.route(logits)[1].unique().numel())
    line = {"tokens": tokens, "filled": filled, "us": {name: round(us, 2) for name, us in medians.items()}}
    line["us_95"] = {name: [round(us, 2) for us in confidence_us(values)] for name, values in samples.items()}
    if copy_us is not None:
        of_experts = filled * model.inner * (1 if layer.dtype == "e4m3" else 2)
        read = 3 * model.hidden * (of_experts + 2 * model.inner_shared)
        line["least_us"] = round(read * copy_us / (2 * COPY_BYTES), 2)
    line |= {"errors": errors, "missing": missing}
    for name in medians:
        if name != "tilewright":
            line[f"{name}_over_ours"] = round(medians[name] / medians["tilewright"], 4)
    return line


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda", help="cpu: of small layers")
    parser.add_argument("--dtype", choices=tuple(LARGEST_ERRORS), default="bf16", help="of the matrices (default bf16)")
    parser.add_argument("--models", default=",".join(MODELS), help="beginnings of names (default: all)")
    parser.add_argument("--tokens", help="default 1,16,256,4096,16384; on CPUs up to 256")
    parser.add_argument("--repeats", type=int, default=15, help="samples of each (default 15)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/moe_layer_<dtype>.jsonl)")
    arguments = parser.parse_args(words)
    device = arguments.device
    models = models_named(arguments.models, device == "cpu")
    if not models:
        sys.exit(f"moe_torch: --models {arguments.models}: the models are {', '.join(MODELS)}")
    if arguments.dtype == "f32" and device == "cuda":
        sys.exit("moe_torch: --dtype f32 is for --device cpu: PyTorch multiplies groups of 16 or 8 bits on GPUs")
    torch, ours = libraries(device)
    torch.manual_seed(1)
    random.seed(1)
    timer = GpuTimer(torch, arguments.repeats) if device == "cuda" else CpuTimer(arguments.repeats)
    key = device_key(torch) if device == "cuda" else cpu_key()
    path = arguments.out or ROOT / "bench/results" / key / f"moe_layer_{arguments.dtype}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    policy = "in turns, medians, " + ("CUDA graphs, L2 flushed" if device == "cuda" else "calls, caches flushed")
    first = header(torch, policy) if device == "cuda" else cpu_header(torch, policy)
    sizes = [int(each) for each in arguments.tokens.split(",")] if arguments.tokens else TOKENS[device]
    ratios = {}
    with path.open("w") as file, torch.no_grad():
        file.write(json.dumps(first) + "\n")
        for name, model in models.items():
            layer = Layer(torch, ours, model, arguments.dtype, device)
            for tokens in sizes:
                line = {"model": name, "dtype": arguments.dtype, **measured(torch, timer, layer, tokens)}
                file.write(json.dumps(line) + "\n")
                file.flush()
                for each in ("pytorch", "triton"):
                    if ratio := line.get(f"{each}_over_ours"):
                        ratios.setdefault(each, []).append(ratio)
                print(f"{name} {tokens}: {line['us']}; least {line.get('least_us', '-')}; errors {line['errors']}")
            for each, why in line["missing"].items():
                print(f"{name}: {each} is not here: {why}")
            del layer
            if device == "cuda":
                torch.cuda.empty_cache()
    for each, found in ratios.items():
        mean = statistics.geometric_mean(found)
        print(f"geometric mean of {each}'s time over ours: {mean:.3f}; least {min(found):.3f}")
    print(path)


if __name__ == "__main__":
    main()
