#!/usr/bin/env python3
"""Times attention on a CPU against PyTorch's scaled_dot_product_attention: prefill of 128 to 4096 tokens and decoding
with caches of 1k to 32k, on the same tensors, in one process, samples by turns.

    PYTHONPATH=build/python python3 bench/attention_cpu_torch.py                    # f32, on 1 and 2 threads
    PYTHONPATH=build/python python3 bench/attention_cpu_torch.py --dtype bf16 --threads 2

Tensors are [B, H, S, D]. Where several heads of Q share one of K and V PyTorch is timed twice, and the faster one
counts: as it is asked (enable_gqa), and with K and V repeated beforehand, which is not timed (`repeated`). Caches are
flushed before each sample; other libraries' threads have fallen asleep. Where others use the machine, too, run it as
`chrt -f 50 python3 ...` (as root). Results: bench/results/<device>/attention_cpu_<dtype>.jsonl."""

import argparse
import json
import math
import random
import statistics
import sys
from pathlib import Path

from torch_cpu import cpu_header, cpu_key, samples_on_cpu
from torch_library import ROOT, confidence_us

PREFILL = [  # B, Hq, Hkv, Sq, D, causal
    *((1, 8, 8, length, 64, True) for length in (128, 256, 512, 1024, 2048, 4096)),
    *((1, 8, 8, length, 128, True) for length in (128, 512, 2048)),
    (1, 8, 8, 512, 64, False),
    (1, 8, 8, 2048, 64, False),
    (1, 32, 8, 1024, 128, True),
    (4, 12, 12, 384, 64, False),
]
DECODE = [  # B, Hq, Hkv, Sk, D
    *((1, 32, 8, length, 128) for length in (1024, 4096, 16384, 32768)),
    (1, 8, 8, 4096, 64),
    (4, 32, 8, 4096, 128),
    (8, 16, 16, 1024, 64),
]
SAMPLE_S = 0.02
MOST_CALLS = 64


def libraries():
    try:
        import tilewright
        import torch
    except ImportError as error:
        sys.exit(f"attention_cpu_torch: {error}; PyTorch and the package are needed: pip install torch, pip install .")
    return torch, tilewright


def exact(torch, q, k, v, causal):
    """In f64, of the last 64 queries."""
    rows = min(q.shape[2], 64)
    shared = q.shape[1] // k.shape[1]
    q, k, v = q[:, :, -rows:].double(), k.double().repeat_interleave(shared, 1), v.double().repeat_interleave(shared, 1)
    scores = q @ k.transpose(2, 3) / math.sqrt(q.shape[3])
    if causal:
        seen = torch.ones(rows, k.shape[2], dtype=torch.bool).tril(k.shape[2] - rows)
        scores = scores.masked_fill(~seen, -math.inf)
    return scores.softmax(-1) @ v


def calls_of(torch, tilewright, tensors, is_decode, causal):
    """Backend -> a call."""
    q, k, v = tensors
    attention, shared = torch.nn.functional.scaled_dot_product_attention, q.shape[1] // k.shape[1]
    if is_decode:
        lengths = torch.full((q.shape[0],), k.shape[2], dtype=torch.int32)
        calls = {"ours": lambda: tilewright.attention_decode(q, k, v, seqlens=lengths)}
    else:
        calls = {"ours": lambda: tilewright.attention(q, k, v, causal="bottom_right" if causal else "none")}
    if shared == 1:
        return calls | {"sdpa": lambda: attention(q, k, v, is_causal=causal)}
    repeated = [each.repeat_interleave(shared, 1) for each in (k, v)]
    return calls | {
        "sdpa": lambda: attention(q, k, v, is_causal=causal, enable_gqa=True),
        "sdpa_repeated": lambda: attention(q, *repeated, is_causal=causal),
    }


def measured(torch, tilewright, problem, dtype, repeats):
    batch, heads, kv_heads, length, size, *causal = problem
    is_decode, causal = not causal, bool(causal and causal[0])
    kind = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}[dtype]
    generator = torch.Generator().manual_seed(1)

    def make(heads, length):
        return torch.empty(batch, heads, length, size).uniform_(-1, 1, generator=generator).to(kind)

    tensors = make(heads, 1 if is_decode else length), make(kv_heads, length), make(kv_heads, length)
    calls = calls_of(torch, tilewright, tensors, is_decode, causal)
    reference = exact(torch, *tensors, causal)
    worst = {
        name: float((call()[:, :, -reference.shape[2] :].double() - reference).abs().max())
        for name, call in calls.items()
    }
    tolerance = {"f32": 1e-4, "bf16": 2e-2, "f16": 3e-3}[dtype]
    if bad := [name for name, difference in worst.items() if not difference < tolerance]:
        sys.exit(f"attention_cpu_torch: {bad[0]} is wrong at {problem}: {worst[bad[0]]}")
    pilot = samples_on_cpu({name: [call, call] for name, call in calls.items()}, 1)
    counts = {name: max(1, min(MOST_CALLS, math.ceil(SAMPLE_S * 1e6 / us[0]))) for name, us in pilot.items()}
    samples = samples_on_cpu({name: [call] * (counts[name] + 1) for name, call in calls.items()}, repeats)
    shape = {"B": batch, "Hq": heads, "Hkv": kv_heads, "Sq": tensors[0].shape[2], "Sk": length, "D": size}
    return is_decode, shape, causal, samples, worst


def line_of(dtype, threads, found, repeats):
    is_decode, shape, causal, samples, worst = found
    medians = {name: statistics.median(each) for name, each in samples.items()}
    peers = {name: round(us, 2) for name, us in medians.items() if name != "ours"}
    return {
        "op": "attention_decode" if is_decode else "attention_forward",
        "dtype": dtype,
        "shape": shape,
        **({} if is_decode else {"mask": "causal" if causal else "full"}),
        "threads": threads,
        "ours_us": round(medians["ours"], 2),
        "peers": peers,
        "ratio": round(min(peers.values()) / medians["ours"], 3),
        "confidence_us": {name: [round(us, 2) for us in confidence_us(each)] for name, each in samples.items()},
        "max_difference": worst,
        "n": repeats,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dtype", default="f32", choices=("f32", "bf16", "f16"))
    parser.add_argument("--threads", default="1,2", help="one after the other (default: 1,2)")
    parser.add_argument("--repeats", type=int, default=9, help="samples of each backend (default 9)")
    parser.add_argument("--only", choices=("prefill", "decode"), help="default: both")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/attention_cpu_<dtype>.jsonl)")
    arguments = parser.parse_args()
    torch, tilewright = libraries()
    random.seed(1)
    path = arguments.out or ROOT / "bench/results" / cpu_key() / f"attention_cpu_{arguments.dtype}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    problems = [*(PREFILL if arguments.only != "decode" else ()), *(DECODE if arguments.only != "prefill" else ())]
    ratios = {}
    with path.open("w") as file:
        head = cpu_header(torch, "caches flushed before each sample, backends interleaved, medians")
        file.write(json.dumps(head | {"threads": arguments.threads}) + "\n")
        for threads in map(int, arguments.threads.split(",")):
            torch.set_num_threads(threads)
            tilewright.set_threads(threads)
            for problem in problems:
                found = measured(torch, tilewright, problem, arguments.dtype, arguments.repeats)
                line = line_of(arguments.dtype, threads, found, arguments.repeats)
                ratios.setdefault((line["op"], threads), []).append(line["ratio"])
                file.write(json.dumps(line) + "\n")
                file.flush()
                shape = " ".join(f"{name}={size}" for name, size in line["shape"].items())
                peers = "  ".join(f"{name} {us:.1f}" for name, us in line["peers"].items())
                told = f"ours {line['ours_us']:.1f}  {peers} us: {line['ratio']:.2f}x"
                print(f"{line['op']} {line.get('mask', '')} {shape} threads={threads}: {told}", flush=True)
    for (op, threads), each in ratios.items():
        print(f"{op}, {threads} threads: {statistics.geometric_mean(each):.3f}x the best of PyTorch's ({len(each)}),"
              f" at least {min(each):.2f}")  # fmt: skip


if __name__ == "__main__":
    main()
