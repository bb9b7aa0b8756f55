"""Vector add as Kernel Tuner's users write it; vector_add.json says the same in T1."""

import numpy
from kernel_tuner import tune_kernel

size = 10_000_000
a = numpy.random.randn(size).astype(numpy.float32)
b = numpy.random.randn(size).astype(numpy.float32)
c = numpy.zeros_like(b)
n = numpy.int32(size)

results, env = tune_kernel(
    "vector_add",
    "vector_add.cu",
    problem_size=size,
    arguments=[c, a, b, n],
    tune_params={"block_size_x": [128 + 64 * i for i in range(15)]},
    answer=[a + b, None, None, None],
)
