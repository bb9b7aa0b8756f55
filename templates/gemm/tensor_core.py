"""What the tensor-core families share: launch, geometry of shared memory, legality of a problem, and the cost model.
The CUDA-core family takes its split of K from here too.

The same relations are static_asserts in the templates."""

from collections.abc import Callable
from math import ceil

from codegen.arithmetic import any_of, maximum, minimum, where
from codegen.model import (
    ArchSpec,
    KernelSpec,
    Launch,
    Problem,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    Term,
    Values,
    Workspace,
)

from .element_types import operand_bytes, operand_type, result_bytes, stored

COUNTER_BYTES = 65536  # gemm/accumulators.h: kCounterBytes
COUNTERS = COUNTER_BYTES // 4
LOAD_BYTES = 16
MAX_INT = 2**31 - 1
MAX_GRID_Z = 65535
PRODUCTS = {"tf32x3": 3}  # of tensor cores that make one; 1 of other types


def depth_contiguous(k: KernelSpec) -> tuple[bool, bool]:
    """Whether K is the fastest axis in memory, of A and of B."""
    return k.attributes.layout[0] == "n", k.attributes.layout[1] == "t"


def warps(k: KernelSpec) -> int:
    """Warps that share an output tile without sharing its depth."""
    return (k.config.BM // k.config.WM) * (k.config.BN // k.config.WN)


def stage_bytes(k: KernelSpec) -> int:
    """One k tile of A and B in shared memory; 32-bit operands stored along M or N have rows padded by 32 bytes."""
    size = operand_bytes(k.attributes)
    total = 0
    for span, contiguous in zip((k.config.BM, k.config.BN), depth_contiguous(k), strict=True):
        padding = 32 * k.config.BK if size == 4 and not contiguous else 0
        total += span * k.config.BK * size + padding
    return total


def warp_tiles_divide(k: KernelSpec) -> bool:
    return k.config.BM % k.config.WM == 0 and k.config.BN % k.config.WN == 0


def warp_tile_is_compact(k: KernelSpec) -> bool:
    wm, wn = k.config.WM, k.config.WN
    return wm <= 2 * wn and (wn <= 2 * wm or (wm == k.config.BM and wn <= 64))


def registers_fit(k: KernelSpec, registers: int, threads: int) -> bool:
    limits = k.arch.limits
    return registers <= limits.registers_per_thread and registers * threads <= limits.registers_per_sm


def epilogue_bytes(k: KernelSpec) -> int:
    """Each warp stages 16 rows of f32, padded by 8, on their way to C."""
    return warps(k) * 16 * (k.config.WN + 8) * 4


def rows_cover_passes(k: KernelSpec, threads: int) -> bool:
    """A pass of all threads, 16 bytes each, covers whole rows of both shared tiles."""
    size = operand_bytes(k.attributes)
    for span, contiguous in zip((k.config.BM, k.config.BN), depth_contiguous(k), strict=True):
        row_bytes = (k.config.BK if contiguous else span) * size
        if threads % (row_bytes // LOAD_BYTES) != 0:
            return False
    return True


def registers(k: KernelSpec) -> int:
    """Per thread: accumulators, two sets of fragments, and what addresses and predicates took when compiled; where
    factors are split, the rests of B and of 16 rows of A, and the sums of one step that are under way."""
    c = k.config
    split = c.WN // 4 + 4 + min(c.WN // 2, 16) if k.attributes.dtype in PRODUCTS else 0
    return c.WM * c.WN // 32 + 2 * (c.WM + c.WN) // 4 + 44 + split


def size_rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Chunks of 16 bytes begin at 16-byte addresses; row and depth indices are 32-bit; the batch is the grid's z."""
    multiple = LOAD_BYTES // operand_bytes(k.attributes)
    return (
        SizeRule("M", max=MAX_INT),
        SizeRule("N", max=MAX_INT),
        SizeRule("K", max=MAX_INT),
        SizeRule("batch", max=MAX_GRID_Z),
        SizeRule("lda", multiple=multiple),
        SizeRule("ldb", multiple=multiple),
        SizeRule("stride_a", multiple=multiple),
        SizeRule("stride_b", multiple=multiple),
    )


def lengths(k: KernelSpec, tiles_ahead: int) -> Values:
    """Of an output tile and of a k tile, and of the k tiles that are under way before the first is used."""
    c = k.config
    return Values(M=(c.BM,), N=(c.BN,), K=(c.BK, c.BK * tiles_ahead))


def split_values(problem: Problem, arch: ArchSpec) -> tuple[int, ...]:
    """Powers of two, as long as the smallest tiles leave compute units idle and each split keeps 256 of depth."""
    sizes = problem.sizes
    smallest = ceil(sizes.M / 64) * ceil(sizes.N / 64) * sizes.batch
    most = min(sizes.K // 256, 32 * arch.device.compute_units // max(1, smallest))
    return tuple(split for split in (1, 2, 4, 8, 16, 32) if split == 1 or split <= most)


def raster_values(problem: Problem, arch: ArchSpec) -> tuple[int, ...]:
    """The order of tiles matters only where A and B are larger than L2 and there are several bands of tile rows."""
    sizes = problem.sizes
    operands = operand_bytes(problem.attributes) * sizes.K * (sizes.M + sizes.N)
    return (8, 4, 16) if sizes.M >= 2048 and operands > arch.device.l2_bytes else (8,)


def overlap_values(problem: Problem, arch: ArchSpec) -> tuple[int, ...]:
    """Of common/dependent_launch.h, enum Overlap. For few rows of A, where tiles read every row of B once, nothing
    speaks against letting the next kernel begin; where CTAs share rows of B, those that ran side by side may then be
    apart. Long kernels gain nothing by it."""
    sizes = problem.sizes
    if "dependent_launch" not in arch.features:
        return (0,)
    if sizes.M <= 64:
        return (2,)
    return (1, 2) if 2 * sizes.M * sizes.N * sizes.K * sizes.batch < 2e10 else (1,)


def tiles(k: KernelSpec, problem: Problem) -> int:
    return ceil(problem.sizes.M / k.config.BM) * ceil(problem.sizes.N / k.config.BN) * problem.sizes.batch


def split_is_counted(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    return any_of(runtime.split_k == 1, tiles(k, problem) <= COUNTERS)


def split_has_depth(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    return any_of(runtime.split_k == 1, problem.sizes.K >= 2 * k.config.BK * runtime.split_k)


SPLIT_K = RuntimeParameter("split_k", default=1, values=split_values)
RASTER_GROUP = RuntimeParameter("raster_group", default=8, values=raster_values)
OVERLAP = RuntimeParameter("overlap", default=0, values=overlap_values)
SPLIT_CONSTRAINTS = (
    RuntimeConstraint("every output tile has a counter", split_is_counted),
    RuntimeConstraint("a split has at least two k tiles", split_has_depth),
)


def split_launch(k: KernelSpec, threads: int, smem_bytes: int = 0) -> Launch:
    """A CTA for each output tile, split of K and batch; splits meet in the workspace."""
    tile_terms = (Term("M", k.config.BM), Term("N", k.config.BN))
    return Launch(
        block=(threads, 1, 1),
        smem_bytes=smem_bytes,
        grid=(tile_terms, (Term("split_k"),), (Term("batch"),)),
        workspace=Workspace(
            fixed_bytes=COUNTER_BYTES,
            bytes_per=4 * k.config.BM * k.config.BN,
            terms=(*tile_terms, Term("split_k"), Term("batch")),
            when="split_k",
        ),
        cut_by_batch=("split_k",),
    )


def ctas_per_unit(k: KernelSpec, threads: int, smem_bytes: int) -> int:
    """CTAs that one SM holds; 1 KiB of shared memory is reserved for each, registers come in units of 8 a thread."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads * min(255, -(-registers(k) // 8) * 8))
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes + 1024)
    return max(1, min(by_shared_memory, by_registers, limits.threads_per_sm // threads, limits.ctas_per_sm))


# Fractions of datasheet rates that these kernels reach, and fixed costs, fitted to 5320 timings of bf16 nt instances on
# an H200; those of sm90, of L2 and of launches again with fma.py's. TENSOR_FRACTION is by the compute capability's
# major: mma.sync feeds only part of what wgmma can use on sm90.
TENSOR_FRACTION = {7: 0.80, 8: 0.80, 9: 0.323}
SMEM_BYTES_PER_CLOCK = 128
L2_BYTES_PER_CLOCK = 42.5  # per SM
MEMORY_FRACTION = 0.676
OVERLAP_LOSS = 0.08  # of what overlaps with the slowest resource
SHARED_LOSS = 0.07  # of the shorter of computing and reading memory
LAUNCH_US = 3.45
SYNC_CLOCKS = 30.0  # per k tile: the barrier, and filling the tensor cores again
STEP_CLOCKS = 48.0  # of a warp's chain of fragment load and mma, when nothing else hides it
SPLIT_US = 3.26
LATENCY_CLOCKS = 2900  # from a request to its data in shared memory, with memory busy


def tensor_core_us(
    k: KernelSpec, threads: int, smem_bytes: int, stages: int, slices: int
) -> Callable[[Problem, Values], float]:
    """Waves of CTAs; in each, an SM's CTAs share its tensor cores, its shared memory and its part of L2's bandwidth."""
    c, arch = k.config, k.arch
    size = operand_bytes(k.attributes)
    units, clock_per_us = arch.device.compute_units, arch.device.clock_mhz
    resident = ctas_per_unit(k, threads, smem_bytes)
    flops_per_clock = arch.device.flops_per_clock[operand_type(k.attributes)] * TENSOR_FRACTION.get(arch.major, 0.8)
    tensor_clocks = 2 * c.BM * c.BN * c.BK / flops_per_clock
    loaded_bytes = (c.BM + c.BN) * c.BK * size
    read_bytes = warps(k) * (c.WM + c.WN) * c.BK * size
    smem_clocks = (loaded_bytes + read_bytes) / SMEM_BYTES_PER_CLOCK
    l2_clocks = loaded_bytes / L2_BYTES_PER_CLOCK
    busy_clocks = max(tensor_clocks, smem_clocks, l2_clocks) + OVERLAP_LOSS * (tensor_clocks + smem_clocks + l2_clocks)
    products = PRODUCTS.get(k.attributes.dtype, 1)
    chain_clocks = c.BK * size / 32 / slices * (STEP_CLOCKS + (c.WM // 16) * (c.WN // 8) * 8 * products)
    least_clocks = max(chain_clocks, LATENCY_CLOCKS / (stages - 1)) + SYNC_CLOCKS
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3 * MEMORY_FRACTION
    epilogue_clocks = 600 + c.BM * c.BN * (result_bytes(k.attributes) + 4) / 64
    partial_bytes = 4 * c.BM * c.BN

    def wave_us(per_unit: int, k_tiles: int) -> float:
        tile_clocks = maximum(busy_clocks * per_unit + SYNC_CLOCKS / per_unit, least_clocks)
        return (LATENCY_CLOCKS + k_tiles * tile_clocks + epilogue_clocks) / clock_per_us

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        rows, columns = ceil(s.M / c.BM), ceil(s.N / c.BN)
        ctas = rows * columns * s.batch * runtime.split_k
        k_tiles = ceil(ceil(s.K / c.BK) / runtime.split_k)
        full, rest = divmod(ctas, units * resident)
        last_us = where(rest > 0, wave_us(maximum(1, ceil(rest / units)), k_tiles), 0.0)
        compute_us = full * wave_us(resident, k_tiles) + last_us

        # A band of tile rows reads all of B, again for every band where B does not stay in L2.
        bands = ceil(rows / runtime.raster_group)
        b_passes = where(s.N * s.K * size < 0.6 * arch.device.l2_bytes, 1, bands)
        memory_bytes = size * s.batch * (s.M * s.K + s.N * s.K * b_passes + stored(k, s.M * s.N))
        under_way = maximum(1, minimum(resident * units, ctas)) * (stages - 1) * loaded_bytes
        memory_us = memory_bytes / minimum(memory_bytes_per_us, under_way / (LATENCY_CLOCKS / clock_per_us))

        written_us = 2 * ctas * partial_bytes / (units * L2_BYTES_PER_CLOCK * clock_per_us)
        added_us = runtime.split_k * partial_bytes / 48 / clock_per_us
        split_us = where(runtime.split_k > 1, SPLIT_US + added_us + written_us, 0.0)
        return LAUNCH_US + maximum(compute_us, memory_us) + SHARED_LOSS * minimum(compute_us, memory_us) + split_us

    return predicted_us
