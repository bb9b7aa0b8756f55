#!/usr/bin/env python3
"""Times grouped_gemm on a GPU against PyTorch on the same tensors: torch.nn.functional.grouped_mm (torch._grouped_mm),
and a loop of torch.mm, one a group, whose sizes the host knows beforehand. Samples in turns, L2 flushed before each.
With --dtype e4m3 scaled_grouped_gemm against torch._scaled_grouped_mm, a scale a row of A and of each B; e4m3_fast:
both with what tensor cores add up (use_fast_accum). bf16_gradients: k_grouped_gemm, what the gradients of the same
matrices are (C[g][N, K] = D^T A over the group's rows of D[M, N] and A), against torch._grouped_mm and that loop.

Needs PyTorch with CUDA and the library as a shared object (cmake -B build-shared -DBUILD_SHARED_LIBS=ON, then --library
build-shared/src/libtilewright.so). C[M, N] = A[M, K] B[g][N, K]^T in bf16. Rows a group: uniform in 0.7 to 1.3 of the
mean (`even`), as 1, 7, 19, ... (`skewed`), all in one (`one`); the same numbers of rows for everybody.
`least` is what reading the matrices of groups that have rows, or writing all gradients, takes at the rate of a copy of
1 GiB.
Results: bench/results/<device>/grouped_gemm_<dtype>.jsonl.

  python3 bench/grouped_torch.py
  python3 bench/grouped_torch.py --dtype e4m3
  python3 bench/grouped_torch.py --dtype bf16_gradients
  python3 bench/grouped_torch.py --peers          without the library: PyTorch alone"""

import argparse
import json
import random
import statistics
import sys
from pathlib import Path

from flushed_timer import COPY_BYTES, FlushedTimer
from torch_library import DEFAULT_LIBRARY, ROOT, Library, confidence_us, device_key, header, torch_alone, torch_with_gpu

# Groups, rows a group, N, K: layers of mixtures of experts, from many rows to few.
SHAPES = (
    (4, 8192, 6144, 7168),
    (8, 4096, 4096, 4096),
    (8, 512, 28672, 4096),
    (8, 512, 4096, 14336),
    (32, 192, 6144, 7168),
    (32, 20, 7168, 3072),
    (128, 128, 1536, 4096),
    (128, 16, 1536, 2048),
    (128, 16, 2048, 768),
    (256, 8, 4096, 7168),
    (64, 1, 4096, 4096),
)
MOST_LOOPED = 64  # groups


def ends_of(groups, mean, kind, rng):
    """Where each group ends."""
    if kind == "one":
        sizes = [0] * groups
        sizes[rng.randrange(groups)] = groups * mean
    elif kind == "skewed":
        cubes = [round(groups * mean * ((i + 1) / groups) ** 3) for i in range(groups)]
        sizes = [end - begin for begin, end in zip([0, *cubes], cubes, strict=False)]
        rng.shuffle(sizes)
    else:
        sizes = [round(mean * rng.uniform(0.7, 1.3)) if mean > 1 else rng.randrange(2) for _ in range(groups)]
    ends, end = [], 0
    for size in sizes:
        end += size
        ends.append(end)
    return ends


class Bf16:
    """grouped_gemm, and its peers."""

    op, attributes, name, element_bytes = "grouped_gemm", ("bf16", "nt", "none"), "bf16", 2

    def __init__(self, torch, ends, groups, n, k):
        self.torch, rows = torch, ends[-1]
        self.a, self.b = (self.numbers(rows, k), self.numbers(groups, n, k))
        self.offsets = torch.tensor(ends, dtype=torch.int32, device="cuda")
        ranges = enumerate(zip([0, *ends], ends, strict=False))
        self.ranges = [(i, begin, end) for i, (begin, end) in ranges if end > begin]
        self.looped = torch.empty(rows, n, dtype=torch.bfloat16, device="cuda")

    def numbers(self, *size):
        return self.torch.empty(*size, dtype=self.torch.bfloat16, device="cuda").uniform_(-1, 1)

    def matrices(self, filled, groups):
        """How many of the groups' matrices memory moves."""
        return filled

    def result(self):
        return self.torch.empty_like(self.looped)

    def tensors(self, c):
        return [self.a, self.b, c, self.offsets, None, None, None]

    def peer(self):
        b, bf16 = self.b.transpose(1, 2), self.torch.bfloat16
        return lambda: self.torch._grouped_mm(self.a, b, offs=self.offsets, out_dtype=bf16)

    def peers(self):
        b, mm = self.b.transpose(1, 2), self.torch.mm

        def loop():
            for i, begin, end in self.ranges:
                mm(self.a[begin:end], b[i], out=self.looped[begin:end])

        return {"grouped_mm": self.peer()} | ({"loop": loop} if len(self.ranges) <= MOST_LOOPED else {})


class E4m3(Bf16):
    """scaled_grouped_gemm with a scale a row, and its peer."""

    op, attributes, name = "scaled_grouped_gemm", ("e4m3", "bf16", "row", "promoted", "none"), "e4m3"
    element_bytes = 1

    def __init__(self, torch, ends, groups, n, k):
        super().__init__(torch, ends, groups, n, k)
        self.scale_a, self.scale_b = (
            torch.empty(*size, device="cuda").uniform_(0.5, 1.5) for size in ((ends[-1],), (groups, n))
        )

    def numbers(self, *size):
        return super().numbers(*size).to(self.torch.float8_e4m3fn)

    def tensors(self, c):
        return [self.a, self.b, c, self.scale_a, self.scale_b, self.offsets, None, None, None]

    def peer(self):
        b, bf16, is_fast = self.b.transpose(1, 2), self.torch.bfloat16, "fast" in self.attributes
        return lambda: self.torch._scaled_grouped_mm(
            self.a, b, self.scale_a, self.scale_b, offs=self.offsets, out_dtype=bf16, use_fast_accum=is_fast
        )

    def peers(self):
        return {"scaled_grouped_mm": self.peer()}


class FastE4m3(E4m3):
    attributes, name = ("e4m3", "bf16", "row", "fast", "none"), "e4m3_fast"


class Gradients(Bf16):
    """k_grouped_gemm of the results' gradients and of A, and its peers."""

    op, attributes, name = "k_grouped_gemm", ("bf16",), "bf16_gradients"

    def __init__(self, torch, ends, groups, n, k):
        super().__init__(torch, ends, 0, n, k)
        self.of_result = self.numbers(ends[-1], n)
        self.looped = torch.zeros(groups, n, k, dtype=torch.bfloat16, device="cuda")

    def matrices(self, filled, groups):
        return groups

    def tensors(self, c):
        return [self.of_result, self.a, c, self.offsets, None]

    def peer(self):
        of_result, bf16 = self.of_result.t(), self.torch.bfloat16
        return lambda: self.torch._grouped_mm(of_result, self.a, offs=self.offsets, out_dtype=bf16)

    def peers(self):
        def loop():
            if len(self.ranges) < len(self.looped):
                self.looped.zero_()
            for i, begin, end in self.ranges:
                self.torch.mm(self.of_result[begin:end].t(), self.a[begin:end], out=self.looped[i])

        return {"grouped_mm": self.peer()} | ({"loop": loop} if len(self.ranges) <= MOST_LOOPED else {})


DTYPES = {each.name: each for each in (Bf16, E4m3, FastE4m3, Gradients)}


class Timer(FlushedTimer):
    def __init__(self, torch, library, dtype, repeats):
        super().__init__(torch)
        self.library, self.dtype, self.repeats = library, dtype, repeats

    def ours(self, tensors, sizes):
        torch = self.torch
        plan = self.library.plan(self.dtype.op, self.dtype.attributes, sizes)
        workspace = torch.zeros(max(1, self.library.workspace_bytes(plan)), dtype=torch.uint8, device="cuda")
        stream = torch.cuda.current_stream().cuda_stream
        return self.library.runner(plan, tensors, (0,), workspace, lambda: stream), self.library.explain(plan)

    def time(self, shape, kind, rng):
        torch, (groups, mean, n, k) = self.torch, shape
        ends = ends_of(groups, mean, kind, rng)
        case = self.dtype(torch, ends, groups, n, k)
        calls = case.peers()
        instance, difference = None, None
        if self.library:
            result = case.result()
            calls["ours"], instance = self.ours(case.tensors(result), [groups, ends[-1], n, k])
            calls["ours"]()
            difference = float((result.float() - case.peer()().float()).abs().max())
        calls["copy"] = self.copy
        samples = {name: [] for name in calls}
        for call in calls.values():
            call()
        order = list(calls)
        for _ in range(self.repeats):
            random.shuffle(order)
            for name in order:
                samples[name].append(self.us(calls[name]))
        return ends[-1], case.matrices(len(case.ranges), groups), samples, instance, difference


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="libtilewright.so")
    parser.add_argument("--peers", action="store_true", help="PyTorch alone")
    parser.add_argument("--dtype", choices=DTYPES, default="bf16", help="of A and B (default bf16)")
    parser.add_argument("--kinds", default="even,skewed,one", help="of groups (default even,skewed,one)")
    parser.add_argument("--repeats", type=int, default=15, help="samples of each (default 15)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/grouped_gemm_<dtype>.jsonl)")
    arguments = parser.parse_args()
    torch = torch_alone(sys.executable) if arguments.peers else torch_with_gpu(arguments.library)
    torch.manual_seed(1)
    rng = random.Random(1)
    dtype = DTYPES[arguments.dtype]
    timer = Timer(torch, None if arguments.peers else Library(arguments.library), dtype, arguments.repeats)
    path = arguments.out or ROOT / "bench/results" / device_key(torch) / f"grouped_gemm_{dtype.name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    ratios = []
    with path.open("w") as file:
        file.write(json.dumps(header(torch, "L2 flushed before each sample, in turns, medians")) + "\n")
        for shape in SHAPES:
            for kind in arguments.kinds.split(","):
                rows, matrices, samples, instance, difference = timer.time(shape, kind, rng)
                medians = {name: statistics.median(each) for name, each in samples.items()}
                copy_rate = 2 * COPY_BYTES / medians.pop("copy")  # bytes a microsecond
                groups, _, n, k = shape
                best = min(us for name, us in medians.items() if name != "ours")
                line = {
                    "op": dtype.op,
                    "dtype": dtype.name,
                    "shape": {"G": groups, "M": rows, "N": n, "K": k},
                    "kind": kind,
                    "matrices": matrices,
                    "us": {name: round(us, 2) for name, us in medians.items()},
                    "us_95": {name: [round(x, 2) for x in confidence_us(each)] for name, each in samples.items()},
                    "least_us": round(dtype.element_bytes * matrices * n * k / copy_rate, 2),
                    "tflops": {name: round(2e-6 * rows * n * k / us, 1) for name, us in medians.items()},
                    "instance": instance,
                    "max_difference": difference,
                }
                if "ours" in medians:
                    ratios.append(best / medians["ours"])
                    line["best_over_ours"] = round(ratios[-1], 4)
                file.write(json.dumps(line) + "\n")
                file.flush()
                shown = "  ".join(f"{name} {us:.1f} us" for name, us in line["us"].items())
                of = f"{groups} x {shape[1]} {n} {k} {kind}"
                print(f"{of}: {shown}; least {line['least_us']}; {line.get('best_over_ours')}")
    if ratios:
        print(f"geometric mean of the better peer's time over ours: {statistics.geometric_mean(ratios):.3f}")
    print(path)


if __name__ == "__main__":
    main()
