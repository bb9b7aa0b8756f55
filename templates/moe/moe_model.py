"""What kernels of a mixture of experts take, in microseconds. Called by their `predict` lines, for a search and,
compiled to C++, for the library."""

from math import ceil

from codegen.arithmetic import maximum, minimum
from codegen.dtypes import dtype_bytes

LAUNCH_US = 2.0
LATENCY_US = 0.7  # from a request to its data
CTA_US = 0.004  # to begin one, on each compute unit


def route_us(tokens, k, MOST, WARPS, units, roofline_us):
    """A warp finds one expert after the other; how many there is room for depends on its registers."""
    warps = minimum(48, 2048 // (32 + 2 * MOST // 32))
    waves = maximum(1.0, ceil(tokens / WARPS) * WARPS / (units * warps))
    warp_us = 2 * LATENCY_US + MOST / 32 * 0.03 + 0.06 * k
    return LAUNCH_US + CTA_US * tokens / (WARPS * units) + maximum(roofline_us * 1.2, waves * warp_us)


def sort_us(tokens, k, experts, blocks, THREADS, ITEMS, units, roofline_us):
    """Where there are several thread blocks there are two launches, and each block reads the counts of all."""
    warps, several = THREADS // 32, minimum(1, blocks - 1)
    block_us = 3 * LATENCY_US + 0.1 * ITEMS + 0.02 * warps + 0.002 * warps * experts / THREADS
    counts_us = LATENCY_US * ceil(blocks * (experts + 1) / (8 * THREADS))
    waves = ceil(blocks / units)
    return LAUNCH_US + waves * block_us + several * (LAUNCH_US + waves * (block_us + counts_us)) + roofline_us


def combine_us(tokens, cols, parts, T, THREADS, DEPTH, k, device, limits, roofline_us):
    """Memory's time, unless threads wait for it too few at once, or have no columns."""
    resident = minimum(limits.ctas_per_sm, limits.threads_per_sm // THREADS)
    waves = maximum(1.0, tokens * parts / (resident * device.compute_units))
    idle = parts * THREADS * 16 / maximum(1, cols * dtype_bytes(T))
    waiting_us = waves * LATENCY_US * (1 + ceil(k / DEPTH)) + CTA_US * tokens * parts / device.compute_units
    return LAUNCH_US + maximum(roofline_us * (0.9 + 0.1 * idle), waiting_us)
