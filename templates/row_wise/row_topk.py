"""What row_topk takes, in microseconds. Called by its `predict` line, for a search and, compiled to C++, for the
library."""

from math import ceil

from codegen.arithmetic import maximum

LAUNCH_US = 2.5
WARP_US = 1.2  # to load, and to fill a list
SCAN_COLUMNS = 600.0  # of a warp, in a microsecond, while few come into its list
MERGE_US = 0.35  # of two lists of 32
PARTS_US = 2.0  # until the last thread block knows that it is


def predicted_us(rows, cols, parts, THREADS, ROWS, LIST, units, limits, roofline_us):
    """Warps share the compute units in turns; memory's time at the least."""
    warps = THREADS // 32
    resident = units * resident_warps(limits) / (warps * ROWS)  # thread blocks
    waves = maximum(1.0, ceil(rows / ROWS) * parts / resident)
    merges = (LIST // 32) * (6 + warps.bit_length())
    cta_us = WARP_US + cols / (parts * warps * SCAN_COLUMNS) + MERGE_US * merges
    return LAUNCH_US + maximum(roofline_us * 1.1, waves * cta_us) + maximum(parts - 1, 0) * 0.01 * PARTS_US


def resident_warps(limits) -> int:
    """That a compute unit holds, of some 64 registers."""
    return min(limits.threads_per_sm, limits.registers_per_sm // 64) // 32
