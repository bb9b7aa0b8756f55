#!/usr/bin/env python3
"""Times attention_forward against PyTorch's SDPA backends on a GPU: same process, same tensors, samples interleaved.

Needs PyTorch with CUDA and the library as a shared object (cmake -B build-shared -DBUILD_SHARED_LIBS=ON, then --library
build-shared/src/libtilewright.so). Ours is called through the C ABI (tilewright/c_api.h), with torch's tensors.

Each sample goes round copies of Q, K and V, together at least twice the L2 cache, so that each
launch finds its operands in memory; backends take turns, sample by sample, and the median counts. TFLOP/s are
4 B Hq Sq Sk D, halved if causal. Results: bench/results/<device>/<name>.jsonl.

  python3 bench/attention_torch.py --preset h200                 the preset's shapes
  python3 bench/attention_torch.py --sweep                       dtype x head size x length x mask, all backends
  python3 bench/attention_torch.py --population 1 --count 60     problems drawn by seed (population_attention.py)"""

import argparse
import contextlib
import json
import math
import random
import statistics
import subprocess
import sys
from pathlib import Path

import population_summary
from torch_library import DEFAULT_LIBRARY, ROOT, Library, confidence_us, device_key, header, torch_with_gpu

PEERS = {"sdpa_cudnn": "CUDNN_ATTENTION", "sdpa_flash": "FLASH_ATTENTION", "sdpa_efficient": "EFFICIENT_ATTENTION"}
OURS = {"ours": "", "ours_mma": "family:mma"}  # what the library picks, of all and of family mma
L2_BYTES = 50 << 20
SAMPLE_US = 400.0
WORKSPACE_BYTES = 1 << 20
SCALARS = (0.0, 0.0, -1, -1, 0)  # scale, soft cap, windows, alignment


def sizes_of(shape, q, k, v, o):
    """In the op's order; of tensors [B, H, S, D] with any strides."""
    strides = []
    for t in (q, k, v, o):
        strides += [t.stride(2), t.stride(1), t.stride(0)]
    return [shape[name] for name in ("B", "Hq", "Hkv", "Sq", "Sk", "D")] + strides


class Timer:
    def __init__(self, library, repeats, layout):
        import torch

        self.torch, self.library, self.repeats, self.layout = torch, library, repeats, layout
        self.workspace = torch.zeros(WORKSPACE_BYTES, dtype=torch.uint8, device="cuda")

    def tensors(self, shape, dtype):
        """[B, H, S, D], which is how SDPA likes them, or [B, S, H, D] in memory, seen as the former."""
        torch, kind = self.torch, {"bf16": self.torch.bfloat16, "f16": self.torch.float16}[dtype]

        def make(length, heads):
            outer = (heads, length) if self.layout == "bhsd" else (length, heads)
            t = torch.empty(shape["B"], *outer, shape["D"], dtype=kind, device="cuda").uniform_(-1, 1)
            return t if self.layout == "bhsd" else t.transpose(1, 2)

        return make(shape["Sq"], shape["Hq"]), make(shape["Sk"], shape["Hkv"]), make(shape["Sk"], shape["Hkv"])

    def sdpa(self, q, k, v, causal):
        attention, grouped = self.torch.nn.functional.scaled_dot_product_attention, q.shape[1] != k.shape[1]
        return lambda: attention(q, k, v, is_causal=causal, enable_gqa=grouped)

    def us(self, name, calls, count, first):
        """Of one launch; the backend is chosen outside of what is timed."""
        torch = self.torch
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        with self.chosen(name):
            begin.record()
            for i in range(count):
                calls[(first + i) % len(calls)]()
            end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000 / count

    def chosen(self, name):
        if name in OURS:
            return contextlib.nullcontext()
        return self.torch.nn.attention.sdpa_kernel([getattr(self.torch.nn.attention.SDPBackend, PEERS[name])])

    def time(self, shape, dtype, mask, backends):
        torch = self.torch
        causal = mask == "causal"
        stream = torch.cuda.current_stream().cuda_stream
        element_bytes = 2 * shape["B"] * shape["D"] * 2 * (shape["Sq"] * shape["Hq"] + shape["Sk"] * shape["Hkv"])
        copies = max(2, math.ceil(2 * L2_BYTES / element_bytes) + 1)
        sets = [self.tensors(shape, dtype) for _ in range(copies)]
        outputs = [torch.empty_like(q) for q, _, _ in sets]
        calls, kernels, errors = {}, {}, {}
        for name in backends:
            try:
                if name in OURS:
                    (q, k, v), o = sets[0], outputs[0]
                    sizes = sizes_of(shape, q, k, v, o)
                    plan = self.library.plan("attention_forward", (dtype, mask), sizes, OURS[name])
                    kernels[name] = self.library.explain(plan)
                    calls[name] = [
                        self.library.runner(plan, [*each, out, *[None] * 5], SCALARS, self.workspace, lambda: stream)
                        for each, out in zip(sets, outputs, strict=True)
                    ]
                else:
                    calls[name] = [self.sdpa(*each, causal) for each in sets]
                with self.chosen(name):
                    calls[name][0]()
                torch.cuda.synchronize()
            except RuntimeError as error:
                calls.pop(name, None)
                errors[name] = str(error).splitlines()[0][:120]
        worst = self.differences(shape, sets[0], outputs[0], calls, causal)
        counts = {}
        for name, each in calls.items():
            pilot = self.us(name, each, len(each), 0)
            counts[name] = max(1, math.ceil(SAMPLE_US / pilot))
        samples = {name: [] for name in calls}
        order = list(calls)
        for round_ in range(self.repeats):
            random.shuffle(order)
            for name in order:
                samples[name].append(self.us(name, calls[name], counts[name], round_ * counts[name]))
        return samples, kernels, errors, worst

    def differences(self, shape, qkv, out, calls, causal):
        """The largest differences from attention in f64, of up to 256 rows of the first batch and head: ours, and
        PyTorch's own without fused kernels, in the operands' type."""
        if "ours" not in calls:
            return None
        torch = self.torch
        calls["ours"][0]()
        rows = min(shape["Sq"], 256)
        q, k, v = (t[:1, :1] for t in qkv)
        q = q[:, :, -rows:]
        seen = torch.ones(shape["Sq"], shape["Sk"], device="cuda", dtype=torch.bool)
        seen = seen.tril(shape["Sk"] - shape["Sq"])[-rows:] if causal else seen[-rows:]
        scores = (q.double() @ k.double().transpose(2, 3) / math.sqrt(shape["D"])).masked_fill(~seen, -math.inf)
        exact = scores.softmax(-1) @ v.double()
        with torch.nn.attention.sdpa_kernel([torch.nn.attention.SDPBackend.MATH]):
            plain = torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=seen)
        found = {"ours": out[:1, :1, -rows:], "sdpa_math": plain}
        return {name: float((each.double() - exact).abs().max()) for name, each in found.items()}


def preset_problems(name, dtypes):
    presets = json.loads((ROOT / "templates/attention_forward/presets.json").read_text())
    for dtype in dtypes:
        for problem in presets[name]["problems"]:
            yield problem["sizes"], dtype, problem["attributes"]["mask"]


def population_problems(seed, count, dtypes):
    """Drawn by the program that others draw by, too."""
    script = ROOT / "bench" / "population_attention.py"
    drawn = subprocess.run([sys.executable, script, str(seed), str(count)], check=True, capture_output=True, text=True)
    for dtype in dtypes:
        for problem in json.loads(drawn.stdout)["population"]["problems"]:
            yield problem["sizes"], dtype, problem["attributes"]["mask"]


def result_name(arguments):
    dtypes = arguments.dtype.replace(",", "_")
    if arguments.sweep:
        return "attention_sweep"
    if arguments.population is not None:
        return f"attention_population_{dtypes}_seed{arguments.population}"
    return f"attention_forward_{dtypes}"


def sweep_problems():
    """16,384 tokens and 2,048 channels, as the papers have it; 120 combinations."""
    for dtype in ("bf16", "f16"):
        for d in (64, 96, 128, 192, 256):
            for length in (512, 1024, 2048, 4096, 8192, 16384):
                for mask in ("full", "causal"):
                    heads = 2048 // d
                    shape = {"B": 16384 // length, "Hq": heads, "Hkv": heads, "Sq": length, "Sk": length, "D": d}
                    yield shape, dtype, mask


def problems_of(arguments):
    dtypes = arguments.dtype.split(",")
    if arguments.sweep:
        return sweep_problems()
    if arguments.population is not None:
        return population_problems(arguments.population, arguments.count, dtypes)
    return preset_problems(arguments.preset, dtypes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="libtilewright.so")
    parser.add_argument("--preset", default="h200", help="of templates/attention_forward/presets.json")
    parser.add_argument("--sweep", action="store_true", help="600 measurements instead of a preset")
    parser.add_argument("--population", type=int, metavar="SEED", help="drawn problems instead of a preset's")
    parser.add_argument("--count", type=int, default=60, help="with --population: of problems (default 60)")
    parser.add_argument("--dtype", default="bf16", help="bf16, f16, or both with a comma")
    parser.add_argument("--backends", default="", help="of ours, ours_mma, " + ", ".join(PEERS))
    parser.add_argument("--layout", default="bhsd", choices=("bhsd", "bshd"), help="of all tensors in memory")
    parser.add_argument("--repeats", type=int, default=25, help="samples of each backend (default 25)")
    parser.add_argument("--out", type=Path, help="file (default: bench/results/<device>/<name>.jsonl)")
    arguments = parser.parse_args()
    torch = torch_with_gpu(arguments.library)
    everything = [*OURS, *PEERS]
    backends = arguments.backends.split(",") if arguments.backends else everything
    if unknown := [name for name in backends if name not in everything]:
        sys.exit(f"attention_torch: unknown backend {unknown[0]!r}; valid are {', '.join(everything)}")
    torch.manual_seed(1)
    random.seed(1)
    timer = Timer(Library(arguments.library), arguments.repeats, arguments.layout)
    key = device_key(torch)
    path = arguments.out or ROOT / "bench/results" / key / f"{result_name(arguments)}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    problems = problems_of(arguments)
    ratios = {name: [] for name in PEERS}
    with path.open("w") as file:
        file.write(json.dumps(header(torch, "rotating copies, backends interleaved, medians")) + "\n")
        for shape, dtype, mask in problems:
            samples, kernels, errors, worst = timer.time(shape, dtype, mask, backends)
            medians = {name: statistics.median(each) for name, each in samples.items()}
            flops = (
                4.0
                * shape["B"]
                * shape["Hq"]
                * shape["Sq"]
                * shape["Sk"]
                * shape["D"]
                * (0.5 if mask == "causal" else 1)
            )
            line = {
                "op": "attention_forward",
                "dtype": dtype,
                "mask": mask,
                "shape": shape,
                "ours_us": round(medians["ours"], 2) if "ours" in medians else None,
                "instance": kernels.get("ours"),
                "peers": {name: round(us, 2) for name, us in medians.items() if name != "ours"},
                "confidence_us": {name: [round(us, 2) for us in confidence_us(each)] for name, each in samples.items()},
                "tflops": {name: round(flops / us / 1e6, 1) for name, us in medians.items()},
                "max_difference": worst,
                "n": arguments.repeats,
            }
            if errors:
                line["not_run"] = errors
            file.write(json.dumps(line) + "\n")
            file.flush()
            text = "  ".join(f"{name} {us:.1f} us" for name, us in medians.items())
            print(f"{dtype} {mask} {' '.join(f'{k}={v}' for k, v in shape.items())}: {text}", flush=True)
            for name in PEERS:
                if name in medians and "ours" in medians:
                    ratios[name].append(medians[name] / medians["ours"])
    for name, each in ratios.items():
        if each:
            mean = math.exp(sum(map(math.log, each)) / len(each))
            print(f"{name}: {mean:.3f} of our time (geometric mean of {len(each)}; {min(each):.3f} to {max(each):.3f})")
    print(path)
    if arguments.population is not None:
        print(population_summary.to_text(population_summary.summary(population_summary.read(path))), end="")


if __name__ == "__main__":
    main()
