#!/usr/bin/env python3
"""What batch-invariant numerics cost on a GPU: the same call, tuned and batch_invariant, timed in turns as CUDA graphs
of 20 launches on warm operands; medians. One JSON line a case, behind one of the machine and the circumstances.

    PYTHONPATH=build/python python3 bench/numerics_torch.py

Predicted, for all recorded problems and without a GPU: ./tilewright bench numerics_cost."""

import argparse
import json
import statistics
import sys
from functools import partial

from torch_library import header

LAUNCHES, SAMPLES = 20, 15
ROWS = ((1, 4096), (16, 4096), (64, 8192), (2048, 4096), (8192, 4096), (16384, 8192), (8, 128256))
PRODUCTS = (1, 8, 16, 64, 128, 512, 2048, 4096)  # rows of A
WIDTHS = ((4096, 4096), (4096, 14336))  # N, K
SEQUENCES = (1, 4, 16)
CACHES = ((1, 4096), (1, 65536), (16, 4096), (16, 16384), (64, 1024), (64, 16384))  # sequences, keys of each


def libraries():
    try:
        import tilewright
        import torch
    except ImportError as error:
        sys.exit(f"numerics_torch: {error}; PyTorch and the package are needed: pip install torch, pip install .")
    if not torch.cuda.is_available():
        sys.exit("numerics_torch: PyTorch sees no GPU")
    return torch, tilewright


def cases(torch, tilewright):
    """Name -> a call that takes `numerics`."""
    random = lambda *shape: torch.randn(*shape, device="cuda", dtype=torch.bfloat16)  # noqa: E731
    ops = tilewright.ops
    for rows, cols in ROWS:
        x, w = random(rows, cols), random(cols)
        y = torch.empty_like(x)
        yield f"softmax {rows}x{cols}", partial(ops.row_softmax, x, y=y)
        yield f"rms_norm {rows}x{cols}", partial(ops.row_rmsnorm, x, w, y=y)
        yield f"layer_norm {rows}x{cols}", partial(ops.row_layernorm, x, w, w, y=y)
    for n, k in WIDTHS:
        weight = random(n, k).t()
        for m in PRODUCTS:
            yield f"gemm nt {m}x{n}x{k}", partial(tilewright.gemm, random(m, k), weight, out=random(m, n))
    for batch in SEQUENCES:
        q, k, v, out = (random(batch, 16, 2048, 128) for _ in range(4))
        yield (
            f"attention causal {batch}x16x2048x128",
            partial(tilewright.attention, q, k, v, causal="top_left", out=out),
        )
    for batch, keys in CACHES:
        q, out = random(batch, 32, 1, 128), random(batch, 32, 1, 128)
        k, v = random(batch, 8, keys, 128), random(batch, 8, keys, 128)
        yield f"decode {batch}x32x{keys}x128", partial(tilewright.attention_decode, q, k, v, out=out)


def graph_of(torch, call):
    call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(LAUNCHES):
            call()
    return graph


def microseconds(torch, graph):
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e3 / LAUNCHES


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    torch, tilewright = libraries()
    print(json.dumps(header(torch, "CUDA graphs of 20 launches on warm operands, in turns, medians")))
    for name, call in cases(torch, tilewright):
        graphs = {each: graph_of(torch, partial(call, numerics=each)) for each in ("tuned", "batch_invariant")}
        samples = {each: [] for each in graphs}
        for _ in range(SAMPLES + 1):  # the first one is thrown away
            for each, graph in graphs.items():
                samples[each].append(microseconds(torch, graph))
        us = {each: round(statistics.median(found[1:]), 3) for each, found in samples.items()}
        print(json.dumps({"case": name, **{f"{each}_us": us[each] for each in us},
                          "cost": round(us["batch_invariant"] / us["tuned"], 3)}), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
