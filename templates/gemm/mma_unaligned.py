"""GEMM on tensor cores by mma.sync for operands whose rows begin at any element (sm80 and up), in one launch: for
products too small to be worth copying their operands first."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, minimum, where
from codegen.model import (
    ArchSpec,
    Constraint,
    Family,
    KernelSpec,
    Launch,
    Problem,
    RuntimeConstraint,
    SizeRule,
    Values,
)

from . import element_types
from . import tensor_core as tc

ELEMENT_BYTES = 2
STEP_DEPTH = 16
MOST_CHUNKS = 8  # of 16 bytes and 8 registers each, of a thread
WARP_SPAN = 32  # of a warp tile, or the CTA tile's where that is less; mma_unaligned.cu.j2


def warp_tile(k: KernelSpec) -> tuple[int, int]:
    return min(k.config.BM, WARP_SPAN), min(k.config.BN, WARP_SPAN)


def threads(k: KernelSpec) -> int:
    wm, wn = warp_tile(k)
    return 32 * (k.config.BM // wm) * (k.config.BN // wn) * k.config.SLICES


def steps(k: KernelSpec) -> int:
    """mma steps of one warp in a k tile."""
    return k.config.BK // (STEP_DEPTH * k.config.SLICES)


def chunks(k: KernelSpec) -> int:
    """Of a k tile, that each thread has under way."""
    return sum(ceil(span * k.config.BK * ELEMENT_BYTES / (tc.LOAD_BYTES * threads(k))) for span in spans(k))


def spans(k: KernelSpec) -> tuple[int, int]:
    return k.config.BM, k.config.BN


def smem_bytes(k: KernelSpec) -> int:
    """Two k tiles, and then the sums of all slices, in rows padded by 8."""
    return max(2 * tc.stage_bytes(k), 4 * k.config.SLICES * k.config.BM * (k.config.BN + 8))


def registers(k: KernelSpec) -> int:
    """Per thread: sums, fragments, chunks under way, and what addresses and predicates took when compiled."""
    wm, wn = warp_tile(k)
    return -(-(wm * wn // 32 + (wm + wn) // 4 + 8 * chunks(k) + 48) // 8) * 8


def ctas_per_unit(k: KernelSpec) -> int:
    """CTAs that one SM holds, of the launch bounds; 1 KiB of shared memory is reserved for each."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * registers(k))
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return max(1, min(by_registers, by_shared_memory, limits.threads_per_sm // threads(k), limits.ctas_per_sm))


def launch(k: KernelSpec) -> Launch:
    overlaps = "dependent_launch" in k.arch.features
    return replace(tc.split_launch(k, threads(k), smem_bytes(k)), overlap="overlap" if overlaps else None)


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Row and depth indices are 32-bit; the batch is the grid's z."""
    return (*(SizeRule(size, max=tc.MAX_INT) for size in "MNK"), SizeRule("batch", max=tc.MAX_GRID_Z))


def split_values(problem: Problem, arch: ArchSpec) -> tuple[int, ...]:
    """Powers of two, as long as the smallest tiles leave compute units idle and each split keeps 128 of depth."""
    sizes = problem.sizes
    smallest = ceil(sizes.M / 32) * ceil(sizes.N / 32) * sizes.batch
    most = min(sizes.K // 128, 8 * arch.device.compute_units // max(1, smallest))
    return tuple(split for split in (1, 2, 4, 8, 16, 32, 64) if split == 1 or split <= most)


def split_pays(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """Every output tile has a counter, and every split a whole k tile."""
    counted = all_of(tc.tiles(k, problem) <= tc.COUNTERS, problem.sizes.K >= k.config.BK * runtime.split_k)
    return any_of(runtime.split_k == 1, counted)


# Fitted with fma.py's.
LAUNCH_US = 1.18
OVERLAP_US = 1.28  # that a launch takes less where it begins early
CTA_CLOCKS = 545  # to begin: addresses, and code that is in no cache
LATENCY_CLOCKS = 2530  # from a request to its data
SYNC_CLOCKS = 60  # of a k tile's barrier
STEP_CLOCKS = 197  # of a warp's chain of fragment load and mma
CHUNK_ISSUES = 116  # instructions of a chunk: its two loads, what decides which, and cutting it out
STORE_ISSUES = 51.7  # instructions of a store of C, by the least aligned rows of an element each
MEMORY_FRACTION = 0.881
SECTOR_LOSS = 2.54  # of L2's bandwidth: rows begin amid sectors
OTHERS_LOSS = 0.0955  # of what overlaps with the slowest resource
SHARED_LOSS = 0.0935  # of the shorter of computing and reading memory
MULTIPLY_CLOCKS = 16.9  # of a step's chain, each mma
STORE_CLOCKS, SLICE_CLOCKS = 177, 24.4  # once, and for each slice whose sums meet
SPLIT_US = 1.84
ADDED_BYTES_PER_CLOCK = 12.5  # of partial tiles, by a warp of the CTA that adds them up
SCHEDULERS = 4  # of an SM, each of which issues an instruction a clock


def predict(k: KernelSpec):
    """Waves of CTAs: in each k tile an SM waits for memory once, or is busy with instructions, shared memory or L2 for
    all of its CTAs; memory's bandwidth bounds all of them."""
    c, arch = k.config, k.arch
    units, clock_per_us = arch.device.compute_units, arch.device.clock_mhz
    resident, warps = ctas_per_unit(k), threads(k) // 32
    wm, wn = warp_tile(k)
    loaded_bytes = tc.stage_bytes(k)
    multiplies = (wm // 16) * (wn // 8) * 2 + (wm + wn) // 16  # instructions of a step
    issue_clocks = warps / SCHEDULERS * (CHUNK_ISSUES * chunks(k) + multiplies * steps(k))
    smem_clocks = (loaded_bytes + warps * steps(k) * (wm + wn) * STEP_DEPTH * ELEMENT_BYTES) / tc.SMEM_BYTES_PER_CLOCK
    l2_clocks = SECTOR_LOSS * loaded_bytes / tc.L2_BYTES_PER_CLOCK
    tensor_fraction = tc.TENSOR_FRACTION.get(arch.major, 0.8)
    flops_per_clock = arch.device.flops_per_clock[element_types.operand_type(k.attributes)]
    tensor_clocks = 2 * c.BM * c.BN * c.BK / (flops_per_clock * tensor_fraction)
    all_clocks = issue_clocks, smem_clocks, l2_clocks, tensor_clocks
    busy_clocks = max(all_clocks) + OTHERS_LOSS * (sum(all_clocks) - max(all_clocks))
    first_clocks = LATENCY_CLOCKS + CHUNK_ISSUES * chunks(k) * warps / SCHEDULERS
    chain_clocks = steps(k) * (STEP_CLOCKS + multiplies * MULTIPLY_CLOCKS) + SYNC_CLOCKS
    least_clocks = max(LATENCY_CLOCKS, chain_clocks)
    store_clocks = STORE_CLOCKS + SLICE_CLOCKS * c.SLICES + STORE_ISSUES * c.BM * c.BN / (32 * SCHEDULERS)
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3 * MEMORY_FRACTION
    partial_bytes = 4 * c.BM * c.BN

    def wave_us(per_unit, k_tiles):
        more = maximum(0, k_tiles - 1) * maximum(busy_clocks * per_unit, least_clocks)
        own = CTA_CLOCKS + maximum(first_clocks, busy_clocks * per_unit) + chain_clocks + store_clocks * per_unit
        return (own + more) / clock_per_us

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        ctas = ceil(s.M / c.BM) * ceil(s.N / c.BN) * s.batch * runtime.split_k
        k_tiles = ceil(ceil(s.K / c.BK) / runtime.split_k)
        # Small CTAs end one by one, and others begin: what is beyond a whole wave costs its share of one.
        waves = maximum(1, ctas / (units * resident))
        compute_us = waves * wave_us(minimum(resident, ceil(ctas / units)), k_tiles)
        moved = s.M * s.K + s.N * s.K + element_types.stored(k, s.M * s.N)
        memory_bytes = ELEMENT_BYTES * s.batch * moved
        under_way = maximum(1, minimum(resident * units, ctas)) * loaded_bytes
        memory_us = memory_bytes / minimum(memory_bytes_per_us, under_way / (LATENCY_CLOCKS / clock_per_us))
        added_us = runtime.split_k * partial_bytes / ADDED_BYTES_PER_CLOCK / warps / clock_per_us
        split_us = where(runtime.split_k > 1, SPLIT_US + added_us, 0.0)
        early_us = where(runtime.overlap == 2, OVERLAP_US, 0.0)
        bound_us = maximum(compute_us, memory_us) + SHARED_LOSS * minimum(compute_us, memory_us)
        return LAUNCH_US - early_us + bound_us + split_us

    return predicted_us


def warps_suit_depth(k: KernelSpec) -> bool:
    return threads(k) // 32 in {32: (2, 4, 8), 256: (8, 16)}.get(k.config.BK, (4, 8))


def tile_is_compact(k: KernelSpec) -> bool:
    bm, bn = sorted(spans(k))
    return bn <= 4 * bm or bm == 16


FAMILY = Family(
    name="mma_unaligned",
    description="Tensor cores by mma.sync in one launch; every size, stride and alignment.",
    template="mma_unaligned.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", f"mma_{element_types.operand_type(attributes)}"},
    attributes={"dtype": ("f16", "bf16", *element_types.PAIRS), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "BM": (16, 32, 64, 128),
        "BN": (16, 32, 64, 128, 256),
        "BK": (32, 64, 128, 256),
        "SLICES": (1, 2, 4, 8, 16),
    },
    constraints=(
        Constraint("a CTA has 4 or 8 warps; 2 where a k tile is 32 deep, 16 where it is 256", warps_suit_depth),
        Constraint("a CTA tile has 512 to 8192 elements", lambda k: 512 <= k.config.BM * k.config.BN <= 8192),
        Constraint("the CTA tile is at most four times as long as wide, unless that is 16", tile_is_compact),
        Constraint("every slice has a step in a k tile", lambda k: steps(k) >= 1),
        Constraint("a thread has at most 8 chunks under way", lambda k: chunks(k) <= MOST_CHUNKS),
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, registers(k), threads(k))),
    ),
    runtime=(replace(tc.SPLIT_K, values=split_values), tc.OVERLAP),
    runtime_constraints=(RuntimeConstraint("splits are counted, and each has a whole k tile", split_pays),),
    launch=launch,
    names=lambda k: {**element_types.names(k), "min_ctas": ctas_per_unit(k)},
    rules=rules,
    pointer_alignment=lambda k: ELEMENT_BYTES,
    lengths=lambda k, runtime: tc.lengths(k, 1),
    config_name=lambda k: "{BM}x{BN}x{BK}.x{SLICES}".format_map(k.config),
    defaults=lambda arch, attributes: (),
    default_rank=8,
    predict=predict,
)
