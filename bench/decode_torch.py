#!/usr/bin/env python3
"""Times attention_decode on a GPU: at what share of a device-to-device copy's rate it reads K and V, samples
interleaved with that copy and with PyTorch's SDPA (FlashAttention backend) on the same tensors.

Needs PyTorch with CUDA and the library as a shared object (cmake -B build-shared -DBUILD_SHARED_LIBS=ON, then --library
build-shared/src/libtilewright.so). 1 to 64 sequences of 1024 to 65536 keys, 32 query heads, 8 of K and V, D = 128, one
query each; `paged`: pages of 16 keys that lie anywhere. Each sample goes round copies of K and V, together at least
twice the L2 cache. The copy is of 1 GiB; its rate counts bytes read and bytes written.
Results: bench/results/<device>/attention_decode_<dtype>.jsonl.

  python3 bench/decode_torch.py                   bf16
  python3 bench/decode_torch.py --dtype f16"""

import argparse
import json
import math
import random
import statistics
from pathlib import Path

from torch_library import DEFAULT_LIBRARY, ROOT, Library, confidence_us, device_key, header, torch_with_gpu

HQ, HKV, D, PAGE = 32, 8, 128, 16
L2_BYTES = 50 << 20
COPY_BYTES = 1 << 30
LARGE_BYTES = 256 << 20
SAMPLE_US = 300.0
SCALARS = (0.0, 0.0, -1, -1)  # scale, soft cap, windows


class Timer:
    def __init__(self, torch, library, repeats, dtype):
        self.torch, self.library, self.repeats, self.dtype = torch, library, repeats, dtype
        self.kind = {"bf16": torch.bfloat16, "f16": torch.float16}[dtype]
        self.copied = [torch.empty(COPY_BYTES, dtype=torch.uint8, device="cuda") for _ in range(2)]

    def us(self, calls, count):
        torch = self.torch
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        for i in range(count):
            calls[i % len(calls)]()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000 / count

    def ours(self, cache, batch, keys, sets, outputs, table):
        """A launch on each set of tensors, what is launched, and the memory that it needs."""
        torch, page = self.torch, PAGE if cache == "paged" else keys
        plan = self.library.plan(
            "attention_decode", (self.dtype, cache), [batch, HQ, HKV, 1, keys, D, page, keys // page]
        )
        workspace = torch.zeros(max(1, self.library.workspace_bytes(plan)), dtype=torch.uint8, device="cuda")
        stream = torch.cuda.current_stream().cuda_stream
        rest = [None, table if cache == "paged" else None, None]
        calls = [
            self.library.runner(plan, [*each, out, *rest], SCALARS, workspace, lambda: stream)
            for each, out in zip(sets, outputs, strict=True)
        ]
        return calls, self.library.explain(plan), workspace

    def sdpa(self, q, k, v):
        q, k, v = (t.transpose(1, 2) for t in (q, k, v))
        attention = self.torch.nn.functional.scaled_dot_product_attention
        return lambda: attention(q, k, v, enable_gqa=True)

    def difference(self, qkv, out, table):
        """The largest difference of the first sequence from f64; a table says where its keys lie."""
        q, k, v = qkv
        if table is None:
            k, v = k[0], v[0]
        else:
            k, v = (t.reshape(-1, PAGE, HKV, D)[table[0].long()].reshape(-1, HKV, D) for t in (k, v))
        worst = 0.0
        for head in range(HQ):
            kv = head * HKV // HQ
            weights = (k[:, kv].double() @ q[0, 0, head].double() / math.sqrt(D)).softmax(0)
            worst = max(worst, float((weights @ v[:, kv].double() - out[0, 0, head].double()).abs().max()))
        return worst

    def time(self, batch, keys):
        torch = self.torch
        kv_bytes = 2 * 2 * batch * keys * HKV * D
        copies = 1 if kv_bytes > 8 * L2_BYTES else math.ceil(2 * L2_BYTES / kv_bytes) + 1

        def make(length, heads):
            return torch.empty(batch, length, heads, D, dtype=self.kind, device="cuda").uniform_(-1, 1)

        sets = [(make(1, HQ), make(keys, HKV), make(keys, HKV)) for _ in range(copies)]
        outputs = [torch.empty_like(q) for q, _, _ in sets]
        table = torch.randperm(batch * keys // PAGE, device="cuda").to(torch.int32).reshape(batch, -1)
        calls, kernels, differences, kept = {}, {}, {}, []
        for cache in ("contiguous", "paged"):
            calls[cache], kernels[cache], workspace = self.ours(cache, batch, keys, sets, outputs, table)
            kept.append(workspace)
            calls[cache][0]()
            differences[cache] = self.difference(sets[0], outputs[0], table if cache == "paged" else None)
        calls["sdpa_flash"] = [self.sdpa(*each) for each in sets]
        calls["copy"] = [lambda: self.copied[1].copy_(self.copied[0])]
        samples = {name: [] for name in calls}
        with torch.nn.attention.sdpa_kernel([torch.nn.attention.SDPBackend.FLASH_ATTENTION]):
            counts = {name: max(1, math.ceil(SAMPLE_US / self.us(each, len(each)))) for name, each in calls.items()}
            order = list(calls)
            for _ in range(self.repeats):
                random.shuffle(order)
                for name in order:
                    samples[name].append(self.us(calls[name], counts[name]))
        return kv_bytes, samples, kernels, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="libtilewright.so")
    parser.add_argument("--dtype", default="bf16", choices=("bf16", "f16"))
    parser.add_argument("--repeats", type=int, default=25, help="samples of each (default 25)")
    parser.add_argument(
        "--out", type=Path, help="file (default: bench/results/<device>/attention_decode_<dtype>.jsonl)"
    )
    arguments = parser.parse_args()
    torch = torch_with_gpu(arguments.library)
    torch.manual_seed(1)
    random.seed(1)
    timer = Timer(torch, Library(arguments.library), arguments.repeats, arguments.dtype)
    path = arguments.out or ROOT / "bench/results" / device_key(torch) / f"attention_decode_{arguments.dtype}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    large = {"contiguous": [], "paged": []}
    with path.open("w") as file:
        file.write(json.dumps(header(torch, "rotating copies, interleaved with a 1 GiB copy, medians")) + "\n")
        for batch in (1, 4, 16, 64):
            for keys in (1024, 4096, 16384, 65536):
                kv_bytes, samples, kernels, differences = timer.time(batch, keys)
                medians = {name: statistics.median(each) for name, each in samples.items()}
                copy_rate = 2 * COPY_BYTES / medians["copy"]  # bytes a microsecond
                shares = {cache: kv_bytes / medians[cache] / copy_rate for cache in kernels}
                for cache, share in shares.items():
                    large[cache] += [share] if kv_bytes >= LARGE_BYTES else []
                line = {
                    "op": "attention_decode",
                    "dtype": arguments.dtype,
                    "shape": {"B": batch, "Hq": HQ, "Hkv": HKV, "Sq": 1, "Sk": keys, "D": D},
                    "kv_bytes": kv_bytes,
                    "us": {name: round(each, 2) for name, each in medians.items() if name != "copy"},
                    "us_95": {name: [round(x, 2) for x in confidence_us(each)] for name, each in samples.items()},
                    "copy_gb_per_s": round(copy_rate / 1e3, 1),
                    "share_of_copy": {cache: round(share, 4) for cache, share in shares.items()},
                    "instances": kernels,
                    "max_difference": differences,
                }
                file.write(json.dumps(line) + "\n")
                times = "  ".join(f"{name} {us:.1f} us" for name, us in line["us"].items())
                shown = ", ".join(f"{share:.3f} {cache}" for cache, share in shares.items())
                print(f"B={batch} Sk={keys}: {times}; of {copy_rate / 1e3:.0f} GB/s: {shown}", flush=True)
    for cache, shares in large.items():
        print(f"{cache}, caches from 256 MiB: {min(shares):.3f} to {max(shares):.3f} of the copy's rate")
    print(path)


if __name__ == "__main__":
    main()
