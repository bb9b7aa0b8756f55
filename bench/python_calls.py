"""What a call from Python costs the host beside the bare plan in C++ and beside PyTorch: products so small that the
call is what takes time. One JSON line a case, behind one of the machine and the circumstances.

    PYTHONPATH=build/python python3 bench/python_calls.py                 # on the CPU
    PYTHONPATH=build/python python3 bench/python_calls.py --device cuda   # on a GPU: of enqueuing
"""

import argparse
import json
import statistics
import sys
import time

from torch_cpu import cpu_header
from torch_library import header


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"), help="where the tensors lie")
    parser.add_argument("--size", type=int, default=8, help="rows, columns and depth of the product (default: 8)")
    parser.add_argument("--repeats", type=int, default=200, help="calls that a sample is of (default: 200)")
    parser.add_argument("--samples", type=int, default=31, help="samples of each (default: 31)")
    return parser.parse_args()


def libraries():
    try:
        import tilewright
        import torch
    except ImportError as error:
        sys.exit(f"python_calls: {error}; PyTorch and the package are needed: pip install torch, pip install .")
    return torch, tilewright


def timed(call, repeats):
    """A function that says how many seconds `repeats` calls take the host."""

    def sample():
        begin = time.perf_counter()
        for _ in range(repeats):
            call()
        return time.perf_counter() - begin

    return sample


def torch_operator(tilewright):
    """torch.ops.tilewright.gemm.out, where the build has it."""
    try:
        import tilewright.torch  # noqa: F401
        import torch

        return torch.ops.tilewright.gemm.out
    except (ImportError, AttributeError):
        return None


def patched(tilewright, sample):
    def under_the_patch():
        with tilewright.torch.patch():
            return sample()

    return under_the_patch


def cases(torch, tilewright, options):
    """Name -> a function that says how many seconds its calls took."""
    repeats = options.repeats
    a, b = (torch.randn(options.size, options.size, device=options.device) for _ in range(2))
    out = torch.empty_like(a)
    plan = tilewright.plan("gemm", a, b, out=out)
    softmax_plan = tilewright.plan("row_softmax", a, out=out)
    gemm, softmax = tilewright.gemm, tilewright.softmax
    found = {
        "bare plan": lambda: plan.seconds(repeats, a, b, out=out),
        "gemm": timed(lambda: gemm(a, b, out=out), repeats),
        "gemm, new result": timed(lambda: gemm(a, b), repeats),
        "plan": timed(lambda: plan(a, b, out=out), repeats),
        "torch.mm": timed(lambda: torch.mm(a, b, out=out), repeats),
        "bare plan of row_softmax": lambda: softmax_plan.seconds(repeats, a, out=out),
        "softmax": timed(lambda: softmax(a, out=out), repeats),
        "torch.softmax": timed(lambda: torch.softmax(a, -1, out=out), repeats),
        "an empty function": timed(lambda: None, repeats),
    }
    if options.device == "cpu":
        x, y, z = (tensor.numpy() for tensor in (a, b, out))
        found["gemm of NumPy"] = timed(lambda: gemm(x, y, out=z), repeats)
    if operator := torch_operator(tilewright):
        # As a model calls it, with and without tilewright.torch.patch(), where nobody wants gradients.
        layer = torch.nn.Linear(options.size, options.size, device=options.device)
        found["torch.nn.Linear"] = torch.no_grad()(timed(lambda: layer(a), repeats))
        found["torch.nn.Linear, patched"] = torch.no_grad()(patched(tilewright, timed(lambda: layer(a), repeats)))
        sample = timed(lambda: operator(a, b, out=out), repeats)
        found["torch.ops.tilewright.gemm"] = sample
        # which leaves out what looks after gradients
        found["torch.ops.tilewright.gemm, inference_mode"] = torch.inference_mode()(sample)
    return found


def main():
    options = parsed()
    torch, tilewright = libraries()
    tilewright.set_threads(1)
    torch.set_num_threads(1)
    wait = torch.cuda.synchronize if options.device == "cuda" else lambda: None
    device = torch.cuda.get_device_name() if options.device == "cuda" else tilewright.doctor().facts["cpu"]["name"]
    samplers = cases(torch, tilewright, options)
    samples = {name: [] for name in samplers}
    for _ in range(options.samples + 1):  # the first one is thrown away; cases take turns
        for name, sampler in samplers.items():
            wait()
            samples[name].append(sampler() / options.repeats * 1e6)
    policy = "host time of a call, cases interleaved, medians"
    print(json.dumps(header(torch, policy) if options.device == "cuda" else cpu_header(torch, policy)))
    us = {name: statistics.median(each[1:]) for name, each in samples.items()}
    for name, median in us.items():
        bare = us["bare plan of row_softmax" if "softmax" in name else "bare plan"]
        line = {"case": name, "device": device, "size": options.size, "us": round(median, 3)}
        print(json.dumps(line | {"over_bare_plan_us": round(median - bare, 3), "torch": torch.__version__}))


if __name__ == "__main__":
    main()
