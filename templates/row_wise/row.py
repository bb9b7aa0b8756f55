"""What a row-wise kernel takes, in microseconds: memory's time, and what keeps it from being reached. Called by
`predict` lines, for a search and, compiled to C++, for the library."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.dtypes import dtype_bytes

LAUNCH_US = 2.0
LATENCY_US = 0.9  # from a request to its data, with memory busy
REDUCE_US = 0.15  # across a warp
BARRIER_US = 0.25  # across a CTA, more
CLUSTER_US = 0.9  # across a cluster, more
L2_SPEED = 1.0  # of reading what was read before, as multiples of memory's: a round waits for the one before it
CTA_US = 0.004  # to begin one, on each compute unit
PACK_BYTES = 16
REGISTERS = 32  # beside those that keep packs


def _resident(limits, threads: int, keep: int) -> int:
    """CTAs that a compute unit holds."""
    registers = min(65536 // threads, REGISTERS + 6 * keep) * threads
    return max(1, min(limits.ctas_per_sm, limits.threads_per_sm // threads, limits.registers_per_sm // registers))


def predicted_us(rows, cols, T, THREADS, ROWS, KEEP, CLUSTER, device, limits, roofline_us):
    """CTAs share the compute units in turns; each loads, waits for all of its row, and stores."""
    step = THREADS * CLUSTER
    packs = ceil(cols * dtype_bytes(T) / PACK_BYTES)
    of_thread = maximum(1, ceil(packs / step))
    rounds = ceil(of_thread / KEEP)
    ctas = ceil(rows / ROWS) * CLUSTER
    resident = _resident(limits, THREADS * ROWS, KEEP)
    on_unit = minimum(resident, maximum(1, ctas / device.compute_units))
    waves = maximum(1, ctas / (resident * device.compute_units))

    fold_us = REDUCE_US + (BARRIER_US if THREADS > 32 else 0) + (CLUSTER_US if CLUSTER > 1 else 0)
    cta_us = LATENCY_US * (1 + 0.6 * (rounds - 1) * 2) + fold_us + LATENCY_US * 0.5 + 0.03 * of_thread
    waiting_us = waves * cta_us + CTA_US * ctas / device.compute_units

    # Bytes under way, against what memory's speed takes (Little's law); a thread without a pack asks for nothing.
    used = packs / (of_thread * step)
    under_way = on_unit * THREADS * minimum(ROWS, rows) * minimum(KEEP, of_thread) * PACK_BYTES * used
    needed = device.memory_gb_per_s * 1e3 * LATENCY_US / minimum(device.compute_units, ctas)
    memory_us = roofline_us * 1.06 * maximum(1, needed / under_way)
    again_us = where(rounds > 1, (1 - KEEP / of_thread) * roofline_us / 2 / L2_SPEED, 0.0)
    return LAUNCH_US + maximum(memory_us + again_us, waiting_us) + 0.3 * minimum(memory_us + again_us, cta_us)
