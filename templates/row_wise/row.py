"""What a row-wise kernel takes, in microseconds: memory's time, and what keeps it from being reached. Called by
`predict` lines, for a search and, compiled to C++, for the library. Its constants are fitted to what an H200 measured
of softmax, LayerNorm and sum (docs/log/row_wise/0052)."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.dtypes import dtype_bytes

LAUNCH_US = 1.7
LATENCY_US = 0.74  # from a request to its data, with memory busy
AGAIN_US = 0.77  # a round after the first one, which waits for it
BARRIER_US = 0.85  # across a CTA of 1024 threads
CLUSTER_US = 1.06  # across a cluster, more
LOST_UNITS = 2.1  # for each CTA of a cluster: there are units that no whole one fits
MEMORY = 1.35  # of its time by the data sheet
L2_SPEED = 1.9  # of reading what was read before, as multiples of memory's
SECOND_TURN = 1.9  # of the time of a first one
PACK_BYTES = 16
REGISTERS, REGISTERS_OF_PACK = 39, 11
BUFFER_BYTES = 200 << 10  # of shared memory, for rows to come


def _resident(limits, threads: int, keep: int, turns: int, at_least: int) -> int:
    """CTAs that a compute unit holds."""
    registers = min(limits.registers_per_sm // (at_least * threads), REGISTERS + REGISTERS_OF_PACK * keep)
    by_buffers = BUFFER_BYTES // (PACK_BYTES * keep * threads) if turns > 1 else limits.ctas_per_sm
    by_registers = limits.registers_per_sm // (registers * threads)
    return max(1, min(limits.ctas_per_sm, limits.threads_per_sm // threads, by_registers, by_buffers))


def predicted_us(rows, cols, T, THREADS, ROWS, KEEP, CLUSTER, TURNS, RESIDENT, device, limits, roofline_us):
    """CTAs share the compute units in turns; each loads, waits for all of its row, and stores."""
    step = THREADS * CLUSTER
    packs = ceil(cols * dtype_bytes(T) / PACK_BYTES)
    of_thread = maximum(1, ceil(packs / step))
    rounds = ceil(of_thread / KEEP)
    ctas = ceil(rows / (ROWS * TURNS)) * CLUSTER
    resident = _resident(limits, THREADS * ROWS, KEEP, TURNS, RESIDENT)
    on_unit = minimum(resident, maximum(1, ctas / device.compute_units))
    units = device.compute_units - (LOST_UNITS * CLUSTER if CLUSTER > 2 else 0)

    fold_us = BARRIER_US * THREADS * ROWS / 1024 + (CLUSTER_US if CLUSTER > 1 else 0)
    cta_us = (LATENCY_US + AGAIN_US * (rounds - 1) + fold_us) * (1 + SECOND_TURN * (TURNS - 1))
    waiting_us = maximum(1, ctas / (resident * units)) * cta_us

    # Bytes under way, against what memory's speed takes (Little's law); a thread without a pack asks for nothing.
    used = packs / (of_thread * step)
    under_way = on_unit * THREADS * minimum(ROWS, rows) * minimum(KEEP, of_thread) * PACK_BYTES * used
    needed = device.memory_gb_per_s * 1e3 * LATENCY_US / minimum(device.compute_units, ctas)
    memory_us = roofline_us * MEMORY * maximum(1, needed / under_way)
    again_us = where(rounds > 1, (1 - KEEP / of_thread) * roofline_us / 2 / L2_SPEED, 0.0)
    return LAUNCH_US + ((memory_us + again_us) ** 1.67 + waiting_us**1.67) ** (1 / 1.67)
