#!/usr/bin/env python3
"""Times scaled_gemm on a GPU against torch._scaled_mm on the same tensors: C[M, N] = A[M, K] B[N, K]^T of e4m3 in bf16.
Scales of whole tensors, of rows, and of blocks (1 x 128 of A, 128 x 128 of B); the first two with sums promoted and
fast (use_fast_accum). Random numbers by a seed. --scalings int8: 8-bit integers with scales of rows instead, against
torch._int_mm, which leaves sums in int32 and has no scales.

Needs PyTorch with CUDA and the library as a shared object (cmake -B build-shared -DBUILD_SHARED_LIBS=ON, then --library
build-shared/src/libtilewright.so). Samples in turns. Each is a CUDA graph of launches that go round copies of all
tensors, twice the L2 together; --flushed: single launches behind a flush of L2 instead, which pay for their start.
`least` is what reading B once takes at the rate of a copy of 1 GiB. What PyTorch refuses has its sentence in `refused`.
Results: bench/results/<device>/scaled_gemm_e4m3.jsonl (int8: scaled_gemm_i8.jsonl), flushed ones in ..._flushed.jsonl.

  python3 bench/scaled_torch.py
  python3 bench/scaled_torch.py --rows 1,16 --widths 4096x4096,28672x4096 --scalings row,block
  python3 bench/scaled_torch.py --peers          without the library: PyTorch alone"""

import argparse
import json
import math
import random
import statistics
import sys
from pathlib import Path

from flushed_timer import COPY_BYTES, FlushedTimer
from torch_library import DEFAULT_LIBRARY, ROOT, Library, confidence_us, device_key, header, torch_alone, torch_with_gpu

# N, K: projections of DeepSeek-V3, Mixtral-8x7B and Llama-3.
WIDTHS = (
    (2112, 7168),
    (24576, 1536),
    (32768, 512),
    (7168, 16384),
    (4096, 7168),
    (7168, 2048),
    (6144, 4096),
    (28672, 4096),
    (4096, 14336),
    (8192, 8192),
)
ROWS = (1, 16, 64, 128, 1024, 4096, 8192)
FEW_ROWS = 128  # up to these a product is bound by reading B
BLOCK = 128
# Name -> the scaling of scaled_gemm, and its accumulation.
SCALINGS = {
    "tensor": ("row", "promoted"),
    "tensor_fast": ("row", "fast"),
    "row": ("row", "promoted"),
    "row_fast": ("row", "fast"),
    "block": ("block", "promoted"),
}
INT8 = "int8"
L2_BYTES = 64 << 20
SAMPLE_US = 300


def copies_of(m, n, k):
    """Sets of tensors that L2 cannot hold together."""
    return math.ceil(2 * L2_BYTES / (k * (m + n) + 2 * m * n)) + 1


def launches_of(us, copies):
    """In a graph: whole rounds of the copies, SAMPLE_US long or more."""
    return copies * max(1, math.ceil(SAMPLE_US / (us * copies)))


def scale_shapes(scaling, m, n, k):
    """Of A's scales [rows, blocks of K] and of B's [rows or blocks of rows, blocks of K]."""
    if scaling.startswith("tensor"):
        return (1, 1), (1, 1)
    blocks = math.ceil(k / BLOCK)
    return ((m, blocks), (math.ceil(n / BLOCK), blocks)) if scaling == "block" else ((m, 1), (n, 1))


def scale_strides(scaling, m, k):
    """Of the same: as PyTorch wants them. One of A's follows that of the row before; rows of B's blocks begin at
    multiples of 4."""
    if scaling == "block":
        return (1, m), (math.ceil(math.ceil(k / BLOCK) / 4) * 4, 1)
    return ((0, 0), (0, 0)) if scaling.startswith("tensor") else ((1, 1), (1, 1))


def sizes_of(scaling, m, n, k):
    """Of scaled_gemm."""
    (a_row, a_block), (b_row, b_block) = scale_strides(scaling, m, k)
    return [m, n, k, k, k, n, a_row, a_block, b_row, b_block]


def ratio_of(us):
    """PyTorch's time over ours; None where one of them is missing."""
    return us["scaled_mm"] / us["ours"] if {"ours", "scaled_mm"} <= us.keys() else None


def summary(lines):
    """Rows of a table: which rows of A, the scaling, how many problems, the geometric mean of PyTorch's time over ours,
    the worst of them, and what share of the copy's rate ours reads B at."""
    table = []
    for name, is_few in (("few", True), ("many", False)):
        for scaling in ("all", *SCALINGS, INT8):
            chosen = [
                line
                for line in lines
                if (line["shape"]["M"] <= FEW_ROWS) == is_few and scaling in ("all", line["scaling"])
            ]
            ratios = [ratio for line in chosen if (ratio := ratio_of(line["us"])) is not None]
            if ratios:
                shares = [line["least_us"] / line["us"]["ours"] for line in chosen if "ours" in line["us"]]
                table.append(
                    {
                        "rows": name,
                        "scaling": scaling,
                        "problems": len(ratios),
                        "geomean": statistics.geometric_mean(ratios),
                        "least": min(ratios),
                        "share_of_copy": statistics.geometric_mean(shares),
                    }
                )
    return table


def shown(table):
    heads = ("rows", "scaling", "problems", "PyTorch / ours", "least", "share of copy")
    cells = [heads] + [
        (
            row["rows"],
            row["scaling"],
            str(row["problems"]),
            *(f"{row[each]:.3f}" for each in ("geomean", "least", "share_of_copy")),
        )
        for row in table
    ]
    return "\n".join(f"{a:6}{b:13}{c:>9}{d:>16}{e:>8}{f:>15}" for a, b, c, d, e, f in cells)


class Timer(FlushedTimer):
    def __init__(self, torch, library, repeats, is_flushed):
        super().__init__(torch, is_flushed)
        self.library, self.repeats = library, repeats

    def codes(self, *shape):
        """In [-1, 1], rounded to e4m3."""
        torch = self.torch
        return torch.empty(*shape, dtype=torch.bfloat16, device="cuda").uniform_(-1, 1).to(torch.float8_e4m3fn)

    def integers(self, *shape):
        return self.torch.randint(-128, 128, shape, dtype=self.torch.int8, device="cuda")

    def scales(self, shape, strides):
        """In [0.5, 1.5]."""
        torch = self.torch
        result = (
            torch.empty_strided(shape, strides, dtype=torch.float32, device="cuda")
            if strides[0]
            else torch.empty(shape, dtype=torch.float32, device="cuda")
        )
        return result.uniform_(0.5, 1.5)

    def tensors(self, scaling, m, n, k):
        shapes, strides = scale_shapes(scaling, m, n, k), scale_strides(scaling, m, k)
        make = self.integers if scaling == INT8 else self.codes
        a, b = make(m, k), make(n, k)
        scale_a, scale_b = (self.scales(*each) for each in zip(shapes, strides, strict=True))
        types = self.torch.bfloat16, self.torch.int32 if scaling == INT8 else self.torch.bfloat16
        outputs = [self.torch.empty(m, n, dtype=each, device="cuda") for each in types]
        return a, b, scale_a, scale_b, outputs

    def theirs(self, scaling, copy):
        torch = self.torch
        a, b, scale_a, scale_b, (_, out) = copy
        if scaling == INT8:
            return lambda: torch._int_mm(a, b.t(), out=out)
        if scaling.startswith("tensor"):
            scale_a, scale_b = scale_a.reshape(()), scale_b.reshape(())
        is_fast = SCALINGS[scaling][1] == "fast"
        return lambda: torch._scaled_mm(
            a, b.t(), scale_a, scale_b.t() if scale_b.dim() else scale_b,
            out_dtype=torch.bfloat16, use_fast_accum=is_fast, out=out,
        )  # fmt: skip

    def ours(self, scaling, m, n, k, sets):
        torch = self.torch
        words = ("i8", "bf16", *SCALINGS["row"]) if scaling == INT8 else ("e4m3", "bf16", *SCALINGS[scaling])
        plan = self.library.plan("scaled_gemm", words, sizes_of(scaling, m, n, k))
        workspace = torch.zeros(max(1, self.library.workspace_bytes(plan)), dtype=torch.uint8, device="cuda")
        calls = []
        for a, b, scale_a, scale_b, (out, _) in sets:
            tensors = [a, b, out, scale_a, scale_b, None, None, None]
            calls.append(
                self.library.runner(plan, tensors, (), workspace, lambda: torch.cuda.current_stream().cuda_stream)
            )
        return calls, self.library.explain(plan), (plan, workspace)

    def graph(self, calls):
        """A call that replays launches round the copies, and how many they are."""
        torch = self.torch
        for call in calls:
            call()
        torch.cuda.synchronize()
        count = launches_of(statistics.median(self.us(calls[0]) for _ in range(5)), len(calls))
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for i in range(count):
                calls[i % len(calls)]()
        return graph.replay, count

    def time(self, scaling, m, n, k):
        torch = self.torch
        sets = [self.tensors(scaling, m, n, k) for _ in range(1 if self.is_flushed else copies_of(m, n, k))]
        calls, refused, instance, difference, kept = {}, None, None, None, None
        try:
            self.theirs(scaling, sets[0])()
            calls["scaled_mm"] = [self.theirs(scaling, each) for each in sets]
        except RuntimeError as error:
            refused = str(error).splitlines()[0]
        if self.library:
            calls["ours"], instance, kept = self.ours(scaling, m, n, k, sets)
            calls["ours"][0]()
            if refused is None:
                _, _, scale_a, scale_b, (ours, theirs) = sets[0]
                if scaling == INT8:
                    theirs = theirs.double() * scale_a * scale_b.t()
                difference = float((ours.float() - theirs.float()).abs().max())
        runs = {name: (each[0], 1) if self.is_flushed else self.graph(each) for name, each in calls.items()}
        runs["copy"] = (self.copy, 1)
        samples = {name: [] for name in runs}
        for run, _ in runs.values():
            run()
        order = list(runs)
        for _ in range(self.repeats):
            random.shuffle(order)
            for name in order:
                run, count = runs[name]
                samples[name].append(self.us(run) / count)
        torch.cuda.synchronize()
        if kept:
            self.library.release(kept[0])
        return samples, instance, difference, refused


def numbers(text):
    return [int(each) for each in text.split(",")]


def widths(text):
    return [tuple(map(int, each.split("x"))) for each in text.split(",")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="libtilewright.so")
    parser.add_argument("--peers", action="store_true", help="PyTorch alone")
    parser.add_argument("--rows", type=numbers, default=ROWS, help="of A (default " + ",".join(map(str, ROWS)) + ")")
    parser.add_argument("--widths", type=widths, default=WIDTHS, help="NxK,... (default: ten of models)")
    parser.add_argument("--scalings", default=",".join(SCALINGS), help="default " + ",".join(SCALINGS))
    parser.add_argument("--flushed", action="store_true", help="single launches behind a flush of L2")
    parser.add_argument("--repeats", type=int, default=15, help="samples of each (default 15)")
    parser.add_argument("--seed", type=int, default=1, help="of the numbers (default 1)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/scaled_gemm_e4m3.jsonl)")
    arguments = parser.parse_args()
    scalings = arguments.scalings.split(",")
    if unknown := sorted(set(scalings) - {*SCALINGS, INT8}):
        parser.error(f"--scalings: {unknown[0]}; valid are {', '.join(SCALINGS)}, {INT8}")
    if INT8 in scalings and len(scalings) > 1:
        parser.error(f"--scalings: {INT8} is measured by itself")
    dtype = "i8" if scalings == [INT8] else "e4m3"
    torch = torch_alone(sys.executable) if arguments.peers else torch_with_gpu(arguments.library)
    torch.manual_seed(arguments.seed)
    random.seed(arguments.seed)
    library = None if arguments.peers else Library(arguments.library)
    timer = Timer(torch, library, arguments.repeats, arguments.flushed)
    name = f"scaled_gemm_{dtype}{'_flushed' if arguments.flushed else ''}.jsonl"
    path = arguments.out or ROOT / "bench/results" / device_key(torch) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    policy = (
        "L2 flushed before each sample" if arguments.flushed else "CUDA graphs that go round copies of twice the L2"
    )
    lines = []
    with path.open("w") as file:
        file.write(json.dumps(header(torch, f"{policy}, in turns, medians")) + "\n")
        for n, k in arguments.widths:
            for m in arguments.rows:
                for scaling in scalings:
                    samples, instance, difference, refused = timer.time(scaling, m, n, k)
                    medians = {name: statistics.median(each) for name, each in samples.items()}
                    copy_rate = 2 * COPY_BYTES / medians.pop("copy")  # bytes a microsecond
                    line = {
                        "op": "scaled_gemm",
                        "dtype": dtype,
                        "scaling": scaling,
                        "shape": {"M": m, "N": n, "K": k},
                        "us": {name: round(us, 2) for name, us in medians.items()},
                        "us_95": {name: [round(x, 2) for x in confidence_us(each)] for name, each in samples.items()},
                        "least_us": round(n * k / copy_rate, 2),
                        "tflops": {name: round(2e-6 * m * n * k / us, 1) for name, us in medians.items()},
                        "instance": instance,
                        "max_difference": difference,
                        "refused": refused,
                    }
                    if (ratio := ratio_of(medians)) is not None:
                        line["torch_over_ours"] = round(ratio, 4)
                    lines.append(line)
                    file.write(json.dumps(line) + "\n")
                    file.flush()
                    times = "  ".join(f"{name} {us:.2f} us" for name, us in line["us"].items())
                    said = line.get("torch_over_ours") or refused
                    print(f"{m} {n} {k} {scaling}: {times}; least {line['least_us']}; {said}", flush=True)
    print(shown(summary(lines)))
    print(path)


if __name__ == "__main__":
    main()
