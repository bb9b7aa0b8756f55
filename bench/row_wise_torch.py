#!/usr/bin/env python3
"""Times row-wise operators against a copy of the same bytes and PyTorch, eager and compiled: in one process, on the
same tensors, samples interleaved.

Needs PyTorch, with CUDA but for --device cpu, and the library as a shared object (cmake -B build-shared
-DBUILD_SHARED_LIBS=ON, then --library build-shared/src/libtilewright.so). Ours is called through the C ABI
(tilewright/c_api.h), with torch's tensors.

Each sample is one CUDA graph of launches, so that no host's time counts, each on another copy of the tensors; before it
a large buffer is read, so that all launches find their operands in memory. Backends take turns, sample by sample, and
the median counts. `copy` moves as many bytes as the operator must.
On a CPU a sample is the calls themselves, on as many threads as PyTorch has; where others use the machine, too, run it
as `chrt -f 50 python3 ...` (as root).
Results: bench/results/<device>/row_wise_<dtype>.jsonl.

  python3 bench/row_wise_torch.py                         all operators and sizes
  python3 bench/row_wise_torch.py --op row_softmax --peers eager
  python3 bench/row_wise_torch.py --check                 inf, NaN, large means, odd lengths, untimed; of all operators
  python3 bench/row_wise_torch.py --check --device cpu    the same of kernels for CPUs
  python3 bench/row_wise_torch.py --device cpu --peers eager"""

import argparse
import json
import math
import random
import statistics
import sys
import time
import warnings
from pathlib import Path

from row_wise_cases import Cases, faults_of
from torch_cpu import COLD_BYTES, cpu_header, cpu_key, samples_on_cpu
from torch_library import DEFAULT_LIBRARY, ROOT, Library, confidence_us, device_key, header, torch_alone, torch_with_gpu

SIZES = (
    (65536, 64), (65536, 128), (65536, 256), (32768, 512), (32768, 768), (32768, 1024), (8192, 2048), (8192, 4096),
    (16384, 5120), (16384, 8192), (4096, 16384), (4096, 32768), (1024, 65536), (512, 131072), (256, 262144), (16, 4096),
    (1, 4096), (64, 8192), (128, 7168), (2048, 4096), (1, 128256), (8, 128256), (20000, 771), (333, 50257),
)  # fmt: skip
AWKWARD = (1, 2, 7, 8, 63, 64, 257, 771, 1000, 4099, 16385, 50257, 70001, 140003)
PEERS = ("eager", "inductor")
EPSILON = 1e-5


class Operator:
    """What PyTorch calls it, what it takes beside x, and how many times x's bytes it moves."""

    def __init__(self, torch_form, moved, extra=(), scalars=(), weights=0, is_reduction=False, exact=None):
        self.torch_form, self.moved, self.extra, self.scalars = torch_form, moved, extra, scalars
        self.weights, self.is_reduction, self.exact = weights, is_reduction, exact or torch_form


def operators(torch):
    f = torch.nn.functional

    def rms(x, w):
        return f.rms_norm(x, (x.shape[1],), w, EPSILON)

    def exact_rms(x, w):  # PyTorch's own makes NaN of a row with an infinity
        return x * torch.rsqrt((x * x).mean(1, keepdim=True) + EPSILON) * w

    return {
        "row_softmax": Operator(lambda x: torch.softmax(x, 1), 2, scalars=(1.0,)),
        "row_rmsnorm": Operator(rms, 2, scalars=(EPSILON, 0.0), weights=1, exact=exact_rms),
        "row_layernorm": Operator(lambda x, w, b: f.layer_norm(x, (x.shape[1],), w, b, EPSILON), 2,
                                  scalars=(EPSILON,), weights=2),
        "row_add_rmsnorm": Operator(lambda x, r, w: (r.add_(x), rms(r, w))[1], 4, extra=("residual",),
                                    scalars=(EPSILON, 0.0), weights=1, exact=lambda x, r, w: exact_rms(x + r, w)),
        "row_sum": Operator(lambda x: x.sum(1), 1, is_reduction=True),
        "row_argmax": Operator(lambda x: x.argmax(1), 1, is_reduction=True),
        "row_logsumexp": Operator(lambda x: torch.logsumexp(x, 1), 1, is_reduction=True),
        "row_log_softmax": Operator(lambda x: torch.log_softmax(x, 1), 2, scalars=(1.0,)),
        "row_max": Operator(lambda x: x.amax(1), 1, is_reduction=True),
        "row_mean": Operator(lambda x: x.mean(1), 1, is_reduction=True),
        "row_norm": Operator(lambda x: torch.linalg.vector_norm(x, dim=1), 1, is_reduction=True),
    }  # fmt: skip


TIMED = ("row_softmax", "row_rmsnorm", "row_layernorm", "row_add_rmsnorm", "row_sum", "row_argmax", "row_logsumexp")


class Bench:
    def __init__(self, library, dtype, device="cuda"):
        import torch

        self.torch, self.library, self.dtype, self.device = torch, library, dtype, device
        self.kind = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[dtype]
        room = torch.zeros((1 << 20) + 256, dtype=torch.uint8, device=device)
        self.workspace = room[-room.data_ptr() % 256 :]
        self.operators = operators(torch)

    def stream(self):
        return self.torch.cuda.current_stream().cuda_stream if self.device == "cuda" else None

    def synchronize(self):
        if self.device == "cuda":
            self.torch.cuda.synchronize()

    def weights(self, op, cols):
        return [self.torch.randn(cols, device=self.device).to(self.kind) for _ in range(op.weights)]

    def output(self, name, x):
        if not self.operators[name].is_reduction:
            return self.torch.empty_like(x)
        kind = self.torch.int32 if name == "row_argmax" else self.torch.float32
        return self.torch.empty(x.shape[0], dtype=kind, device=self.device)

    def ours(self, name, x, others, weights, y):
        """Ours as a call. Sizes are rows and columns, then the distances of all tensors that have one."""
        op = self.operators[name]
        matrices = [x, *others, *([] if op.is_reduction else [y])]
        sizes = [*x.shape, *(each.stride(0) for each in matrices)]
        attributes = (self.dtype,) * (2 if op.weights else 1)
        plan = self.library.plan(name, attributes, sizes)
        tensors = [x, *others, *weights, y]
        return self.library.runner(plan, tensors, op.scalars, self.workspace, self.stream), self.library.explain(plan)

    def graph(self, calls):
        graph = self.torch.cuda.CUDAGraph()
        kept = []
        warnings.filterwarnings("error", "The CUDA Graph is empty")  # what was not captured would be timed as nothing
        with self.torch.cuda.graph(graph):
            for call in calls:
                kept.append(call())
        return graph, kept

    def time(self, name, rows, cols, peers, repeats):
        torch, op = self.torch, self.operators[name]
        element_bytes = rows * cols * torch.empty((), dtype=self.kind).element_size()
        count = max(2, min(32, math.ceil(COLD_BYTES / (2 * element_bytes))))
        xs = torch.randn(
            count, rows, cols, device=self.device, dtype=torch.float32 if element_bytes < 1 << 28 else self.kind
        )
        xs = xs.to(self.kind)
        others = [[torch.zeros_like(x) for _ in op.extra] for x in xs]
        weights = self.weights(op, cols)
        ys = [self.output(name, x) for x in xs]
        worst = self.errors(name, xs[0], others[0], weights, ys[0])
        kernel = self.ours(name, xs[0], others[0], weights, ys[0])[1]
        share = op.moved / 2  # of a copy's bytes
        halves = [x.flatten()[: max(1, x.numel() // 2)] if share < 1 else x for x in xs]
        copies = [torch.empty_like(half) for half in halves]

        def copy_of(i):
            def copied():
                for _ in range(2 if share > 1 else 1):
                    copies[i].copy_(halves[i])

            return copied

        calls = {
            "copy": lambda: [copy_of(i) for i in range(count)],
            "ours": lambda: [self.ours(name, x, o, weights, y)[0] for x, o, y in zip(xs, others, ys, strict=True)],
        }
        torch.compiler.reset()  # else it gives up after some shapes, and runs eagerly
        forms = {"eager": op.torch_form, "inductor": torch.compile(op.torch_form, dynamic=False)}
        for peer in peers:
            form = forms[peer]
            form(xs[0], *others[0], *weights)  # compiles
            calls[peer] = lambda form=form: [
                lambda x=x, o=o: form(x, *o, *weights) for x, o in zip(xs, others, strict=True)
            ]
        samples_of = samples_on_cpu if self.device == "cpu" else self.samples_on_gpu
        samples = samples_of({backend: each() for backend, each in calls.items()}, repeats + 2)
        return {backend: each[2:] for backend, each in samples.items()}, kernel, worst

    def samples_on_gpu(self, calls, repeats):
        torch = self.torch
        torch.cuda.synchronize()
        graphs = {backend: self.graph(each) for backend, each in calls.items()}
        flush = torch.zeros(COLD_BYTES // 4, dtype=torch.float32, device=self.device)
        samples = {backend: [] for backend in graphs}
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        order = list(graphs)
        for _ in range(repeats):
            random.shuffle(order)
            for backend in order:
                flush.sum()
                begin.record()
                graphs[backend][0].replay()
                end.record()
                end.synchronize()
                samples[backend].append(begin.elapsed_time(end) * 1000 / len(calls[backend]))
        return samples

    def errors(self, name, x, others, weights, y):
        """The largest differences from f64 over up to 64 rows: ours and eager PyTorch's."""
        op = self.operators[name]
        rows = min(64, x.shape[0])
        before = [each.clone() for each in others]
        call, _ = self.ours(name, x, others, weights, y)
        call()
        exact = op.exact(*(t[:rows].double() for t in (x, *before)), *(w.double() for w in weights))
        eager = op.torch_form(x[:rows], *(t[:rows].clone() for t in before), *weights)
        for each, old in zip(others, before, strict=True):
            each.copy_(old)
        found = {"ours": y[:rows], "eager": eager}
        return {who: float((each.double() - exact.double()).abs().max()) for who, each in found.items()}

    def check(self, names):
        """Every operator, or those named, at awkward lengths, with special rows: as the formula says in f64, within
        twice what eager PyTorch is off in the row. The number of faults."""
        torch, faults, cases = self.torch, [], 0
        unit = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 2.0**-22}[self.dtype]
        for name, op in self.operators.items():
            for cols in AWKWARD if not names or name in names else ():
                for apart in (cols, cols + 3):
                    cases += 1
                    x = self.special(cols, apart)
                    others = [
                        torch.randn(x.shape[0], apart, device=self.device).to(self.kind)[:, :cols] for _ in op.extra
                    ]
                    weights, y = self.weights(op, cols), self.output(name, x)
                    given = [*(t.double() for t in (x, *others)), *(w.double() for w in weights)]
                    exact = op.exact(*given).double()
                    eager = op.torch_form(x, *(t.clone() for t in others), *weights).double()
                    self.ours(name, x, others, weights, y)[0]()
                    self.synchronize()
                    got = y.double()
                    off = (eager - exact).abs().nan_to_num(0, 0, 0)
                    size = x.double().abs().nan_to_num(0, 0, 0).sum(1) * 1e-6 if op.is_reduction else 1e-6
                    most = 2 * (off if op.is_reduction else off.amax(1, keepdim=True)) + size + unit * exact.abs()
                    close = ((got - exact).abs() <= most) | (got == exact) | (got.isnan() & exact.isnan())
                    if not bool(close.all()):
                        where = tuple(int(i) for i in (~close).nonzero()[0])
                        faults.append(f"{name} {cols} columns {apart} apart: at {where} {float(got[where])}, right is "
                                      f"{float(exact[where])}, PyTorch {float(eager[where])}")  # fmt: skip
                    same = y[-3:].contiguous().view(torch.uint8).reshape(3, -1)
                    if not op.extra and not bool((same == same[-1]).all()):
                        faults.append(f"{name} {cols} columns {apart} apart: equal rows have results of other bits")
        for case in Cases(torch, self.dtype, self.device, names):
            cases += 1
            plan = self.library.plan(case.op, case.attributes, case.sizes)
            assert self.library.workspace_bytes(plan) <= self.workspace.numel(), case.label
            self.library.runner(plan, case.tensors, case.scalars, self.workspace, self.stream)()
            self.synchronize()
            faults += faults_of(case)
            self.library.release(plan)
        print(f"{self.dtype}: {cases} cases, {len(faults)} faults", *faults[:40], sep="\n")
        return len(faults)

    def special(self, cols, apart):
        """A row of each kind; the last three are the same one, which begin at other places."""
        torch = self.torch
        x = torch.randn(12, apart, device=self.device).to(self.kind)[:, :cols]
        x[0, cols // 2] = math.inf
        x[1, cols // 3] = -math.inf
        x[2, cols - 1] = math.nan
        x[3] = -math.inf
        x[4] = 0
        x[5] = 2.0**-20
        x[6] += 1000
        x[7] = 1
        x[8] *= 100
        x[9:] = x[9]
        return x


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="libtilewright.so")
    parser.add_argument("--op", action="append", help="an operator (repeatable; default: " + ", ".join(TIMED) + ")")
    parser.add_argument("--dtype", default="bf16", choices=("bf16", "f16", "f32"))
    parser.add_argument("--peers", default=",".join(PEERS), help="of " + ", ".join(PEERS))
    parser.add_argument("--repeats", type=int, default=15, help="samples of each backend (default 15)")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after so many PyTorch compiles no more")
    parser.add_argument("--check", action="store_true", help="special values and awkward lengths; nothing is timed")
    parser.add_argument("--device", default="cuda", choices=("cuda", "cpu"), help="whose kernels (default cuda)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/row_wise_<dtype>.jsonl)")
    arguments = parser.parse_args()
    is_cpu = arguments.device == "cpu"
    torch = torch_alone(arguments.library) if is_cpu else torch_with_gpu(arguments.library)
    torch.manual_seed(1)
    random.seed(1)
    bench = Bench(Library(arguments.library), arguments.dtype, arguments.device)
    if arguments.check:
        sys.exit(1 if bench.check(arguments.op) else 0)
    names = arguments.op or TIMED
    if unknown := [name for name in names if name not in bench.operators]:
        sys.exit(f"row_wise_torch: unknown operator {unknown[0]!r}; valid are {', '.join(bench.operators)}")
    key = cpu_key() if is_cpu else device_key(torch)
    path = arguments.out or ROOT / "bench/results" / key / f"row_wise_{arguments.dtype}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    peers, begun = [peer for peer in arguments.peers.split(",") if peer], time.monotonic()
    with path.open("w") as file:
        line = (
            header(torch, "cold L2, CUDA graphs, backends interleaved, medians")
            if not is_cpu
            else cpu_header(torch, "operands in memory, backends interleaved, medians")
        )
        file.write(json.dumps(line) + "\n")
        for rows, cols in SIZES:
            for name in names:
                late = time.monotonic() - begun > arguments.seconds
                tried = [peer for peer in peers if peer != "inductor" or not late]
                samples, kernel, worst = bench.time(name, rows, cols, tried, arguments.repeats)
                medians = {backend: statistics.median(each) for backend, each in samples.items()}
                line = {
                    "op": name,
                    "dtype": arguments.dtype,
                    "shape": {"rows": rows, "cols": cols},
                    "ours_us": round(medians["ours"], 2),
                    "instance": kernel,
                    "peers": {backend: round(us, 2) for backend, us in medians.items() if backend != "ours"},
                    "of_copy": round(medians["copy"] / medians["ours"], 3),
                    "confidence_us": {
                        backend: [round(us, 2) for us in confidence_us(each)] for backend, each in samples.items()
                    },
                    "max_difference": worst,
                    "n": arguments.repeats,
                }
                file.write(json.dumps(line) + "\n")
                file.flush()
                text = "  ".join(f"{backend} {us:.2f}" for backend, us in medians.items())
                print(f"{name} {rows}x{cols}: {text} us, {line['of_copy']:.2f} of the copy; {kernel}", flush=True)


if __name__ == "__main__":
    main()
