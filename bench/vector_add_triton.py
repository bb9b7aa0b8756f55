#!/usr/bin/env python3
"""Vector addition by Triton, 12 configurations tuned at three lengths: how long from the command to what is tuned?
Beside `time ./tilewright tune examples/kernels/vector_add.cu`; needs a GPU, PyTorch and Triton with an empty cache.

  time python3 bench/vector_add_triton.py"""

import time

began = time.time()

import torch  # noqa: E402
import triton  # noqa: E402
import triton.language as tl  # noqa: E402

CONFIGS = [triton.Config({"BLOCK": block}, num_warps=warps) for block in (256, 512, 1024, 2048) for warps in (1, 4, 8)]


@triton.autotune(configs=CONFIGS, key=["n"])
@triton.jit
def add(a, b, c, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    tl.store(c + i, tl.load(a + i, mask=mask) + tl.load(b + i, mask=mask), mask=mask)


print(f"imported after {time.time() - began:.1f} s")
for n in (1000, 1 << 20, 10_000_001):
    a, b = torch.rand(n, device="cuda"), torch.rand(n, device="cuda")
    c = torch.empty_like(a)
    add[lambda values, n=n: (triton.cdiv(n, values["BLOCK"]),)](a, b, c, n)
    torch.cuda.synchronize()
    print(f"n={n}: {add.best_config}, right: {torch.equal(c, a + b)}, after {time.time() - began:.1f} s")
