"""What a kernel of row_rotary takes, in microseconds: memory's time, unless threads wait for it too few at once."""

from math import ceil

from codegen.arithmetic import maximum, minimum
from codegen.dtypes import dtype_bytes

LAUNCH_US = 2.0
LATENCY_US = 1.2  # from a request to its data, behind that for the position
CTA_US = 0.004  # to begin one, on each compute unit
UNIT_BYTES = 32  # of a head that a thread has at once


def predicted_us(tokens, heads, dim, kv_heads, T, LANES, THREADS, device, limits, roofline_us):
    """A thread has its units one after the other; lanes beyond a head's units do nothing."""
    units = ceil(dim * dtype_bytes(T) / UNIT_BYTES)
    ctas = tokens * ceil((heads + 2 * kv_heads) / (THREADS // LANES))
    resident = minimum(limits.ctas_per_sm, limits.threads_per_sm // THREADS)
    waves = maximum(1, ctas / (resident * device.compute_units))
    rounds = ceil(units / LANES)
    idle = rounds * LANES / maximum(1, units)
    waiting_us = waves * LATENCY_US * (1 + rounds) + CTA_US * ctas / device.compute_units
    return LAUNCH_US + maximum(roofline_us * (0.9 + 0.1 * idle), waiting_us)
