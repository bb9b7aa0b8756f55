"""GEMM in f32 on CUDA cores, fed by a cp.async pipeline (sm80 and up)."""

from math import ceil

from codegen.arithmetic import any_of, maximum, minimum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, Problem, RuntimeConstraint, SizeRule, Values

from . import element_types
from . import tensor_core as tc

ELEMENT_BYTES = 4
LANES_ALONG_K = 8  # gemm/word_tile.h: kRun
WIDE = 4  # elements of a copy of 16 bytes
MOST_UNROLLED = 2048  # multiply-adds of a k tile: 32 KiB of code


def tile_threads(k: KernelSpec) -> int:
    """Threads that share an output tile without sharing its depth."""
    return (k.config.BM // k.config.TM) * (k.config.BN // k.config.TN)


def threads(k: KernelSpec) -> int:
    return tile_threads(k) * k.config.SLICES


def steps(k: KernelSpec) -> int:
    """Of depth, of one thread in a k tile."""
    return k.config.BK // k.config.SLICES


def operands(k: KernelSpec) -> tuple[tuple[str, int, bool], ...]:
    """Of A and B: its name, what a tile spans of it, and whether K is its fastest axis in memory."""
    a_contiguous, b_contiguous = tc.depth_contiguous(k)
    return ("a", k.config.BM, a_contiguous), ("b", k.config.BN, b_contiguous)


def copied_at_once(k: KernelSpec, span: int, contiguous: bool) -> int:
    """Elements of a copy: what is transposed on its way goes element by element."""
    return 1 if contiguous or span < k.config.WIDE else k.config.WIDE


def aligned_sizes(k: KernelSpec) -> tuple[str, ...]:
    """Strides of the operands that can be copied 16 bytes at once."""
    names = [name for name, span, contiguous in operands(k) if not contiguous and span >= WIDE]
    return tuple(f"{stride}{name}" for name in names for stride in ("ld", "stride_"))


def pitch(span: int, contiguous: bool) -> int:
    return span + 4 if contiguous and span // 4 % 2 == 0 else span


def stage_bytes(k: KernelSpec) -> int:
    """One k tile of A and B in shared memory."""
    return sum(ELEMENT_BYTES * k.config.BK * pitch(span, contiguous) for _, span, contiguous in operands(k))


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * stage_bytes(k)


def bytes_under_way(k: KernelSpec) -> int:
    return (k.config.STAGES - 1) * ELEMENT_BYTES * k.config.BK * (k.config.BM + k.config.BN)


def copies(k: KernelSpec) -> int:
    """Of a k tile, by each thread."""
    count = 0
    for _, span, contiguous in operands(k):
        if contiguous:
            count += ceil(span * LANES_ALONG_K / threads(k)) * (k.config.BK // LANES_ALONG_K)
        else:
            count += ceil(span * k.config.BK / (copied_at_once(k, span, contiguous) * threads(k)))
    return count


def passes_cover_rows(k: KernelSpec) -> bool:
    """Of what is stored, by all threads at once."""
    for _, span, contiguous in operands(k):
        side_by_side = LANES_ALONG_K if contiguous else span // copied_at_once(k, span, contiguous)
        if threads(k) % side_by_side != 0:
            return False
    return True


def registers(k: KernelSpec) -> int:
    """Per thread: sums, two sets of what is multiplied, and what addresses took when compiled."""
    c = k.config
    return -(-(c.TM * c.TN + 2 * (c.TM + c.TN) + 48) // 8) * 8


def ctas_per_unit(k: KernelSpec) -> int:
    """CTAs that one SM holds, of the launch bounds; 1 KiB of shared memory is reserved for each."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * registers(k))
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return max(1, min(by_registers, by_shared_memory, limits.threads_per_sm // threads(k)))


def thread_tile_fits(k: KernelSpec) -> bool:
    c = k.config
    if c.BM == 1 or c.TM == 1:
        return c.BM == c.TM == 1 and c.TN <= 8
    shapes = {4: (4, 8), 8: (8, 16)}[c.TM] if c.BN > 16 else (4,)
    return c.TN in shapes


def tile_is_compact(k: KernelSpec) -> bool:
    bm, bn = k.config.BM, k.config.BN
    return (bm <= 4 * bn or bn <= 16) and (bn <= 4 * bm or bm <= 16)


def launch(k: KernelSpec) -> Launch:
    return tc.split_launch(k, threads(k), smem_bytes(k))


def size_rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """As tensor cores have them, but only rows that are copied 16 bytes at a time begin at multiples of that."""
    aligned = aligned_sizes(k) if k.config.WIDE > 1 else ()
    spans = [SizeRule(size, max=tc.MAX_INT) for size in "MNK"]
    return (*spans, SizeRule("batch", max=tc.MAX_GRID_Z), *(SizeRule(size, multiple=WIDE) for size in aligned))


def pointer_alignment(k: KernelSpec) -> int:
    return ELEMENT_BYTES * k.config.WIDE


def copies_are_as_wide_as_can_be(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    if k.config.WIDE > 1 or not aligned_sizes(k):
        return True
    unaligned = [problem.sizes[size] % WIDE != 0 for size in aligned_sizes(k)]
    return any_of(problem.pointer_alignment % (ELEMENT_BYTES * WIDE) != 0, *unaligned)


# Fitted, with those of simt.py, stream_n.py, wgmma_packed.py, wgmma_sets.py and wgmma_turned.py and of what mma.sync
# reaches on sm90 (tensor_core.py), to 4,200 instances that were timed on an H100 for 170 products drawn at random, of
# bf16, tf32 and f32 in every layout (bench/fit_model.py --journal).
LAUNCH_US = 1.08
FMA_FRACTION = 0.762  # of the datasheet's rate
SMEM_BYTES_PER_CLOCK = 128
L2_BYTES_PER_CLOCK = 53.0  # per SM
MEMORY_FRACTION = 0.991
LATENCY_CLOCKS = 1620
SYNC_CLOCKS = 43.8
STEP_CLOCKS = 23.9  # of a thread that reads what it multiplies, when nothing else hides it
MULTIPLY_CLOCKS = 2.02  # then, of a multiply-add
COPY_INSTRUCTIONS = 8.49
SPREAD_LOSS = 4.69  # of elements that are written one by one, and come from four rows of memory at once
OTHERS_LOSS = 0.0886  # of what overlaps with the multiply-adds
SHARED_LOSS = 0.0813  # of the shorter of computing and reading memory
EPILOGUE_CLOCKS = 504
ELEMENTS_PER_CLOCK = 5.44  # stored
SLICE_CLOCKS = 11.0  # of an element of a thread's sums, from another slice
SPLIT_US, SPLIT_PART_US = 1.19, 0.0472  # once, and for each part that meets


def predict(k: KernelSpec):
    """Waves of CTAs, bound by multiply-adds, shared memory, L2 or latency, or all by memory's bandwidth."""
    c, arch = k.config, k.arch
    units, clock_per_us = arch.device.compute_units, arch.device.clock_mhz
    resident = ctas_per_unit(k)
    lanes = arch.device.flops_per_clock["f32"] / 2
    others = ((c.TM + c.TN) / 4 + COPY_INSTRUCTIONS * copies(k) / steps(k)) / (
        c.TM * c.TN
    )  # instructions for each multiply-add
    fma_clocks = c.BM * c.BN * c.BK / (lanes * FMA_FRACTION) * (1 + others)
    loaded_bytes = (c.BM + c.BN) * c.BK * ELEMENT_BYTES
    # Half of what lanes read they read together.
    read_bytes = tile_threads(k) * (c.TM + c.TN) * c.BK * ELEMENT_BYTES / 2
    written_bytes = sum(
        span * c.BK * ELEMENT_BYTES * (SPREAD_LOSS if contiguous else 1) for _, span, contiguous in operands(k)
    )
    smem_clocks = (read_bytes + written_bytes) / SMEM_BYTES_PER_CLOCK
    l2_clocks = loaded_bytes / L2_BYTES_PER_CLOCK
    busy_clocks = max(fma_clocks, smem_clocks, l2_clocks) + OTHERS_LOSS * (smem_clocks + l2_clocks)
    chain_clocks = steps(k) * (STEP_CLOCKS + MULTIPLY_CLOCKS * c.TM * c.TN)
    least_clocks = max(chain_clocks, LATENCY_CLOCKS / (c.STAGES - 1)) + SYNC_CLOCKS
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3 * MEMORY_FRACTION
    sum_clocks = SLICE_CLOCKS * (c.SLICES - 1) * c.TM * c.TN
    epilogue_clocks = EPILOGUE_CLOCKS + sum_clocks + c.BM * c.BN / ELEMENTS_PER_CLOCK
    partial_bytes = ELEMENT_BYTES * c.BM * c.BN

    def wave_us(per_unit: int, k_tiles: int) -> float:
        tile_clocks = maximum(busy_clocks * per_unit + SYNC_CLOCKS / per_unit, least_clocks)
        return (LATENCY_CLOCKS + k_tiles * tile_clocks + epilogue_clocks) / clock_per_us

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        ctas = ceil(s.M / c.BM) * ceil(s.N / c.BN) * s.batch * runtime.split_k
        k_tiles = ceil(ceil(s.K / c.BK) / runtime.split_k)
        full, rest = divmod(ctas, units * resident)
        last_us = where(rest > 0, wave_us(maximum(1, ceil(rest / units)), k_tiles), 0.0)
        compute_us = full * wave_us(resident, k_tiles) + last_us
        memory_bytes = ELEMENT_BYTES * s.batch * (s.M * s.K + s.N * s.K + s.M * s.N)
        under_way = maximum(1, minimum(resident * units, ctas)) * (c.STAGES - 1) * loaded_bytes
        memory_us = memory_bytes / minimum(memory_bytes_per_us, under_way / (LATENCY_CLOCKS / clock_per_us))
        written_us = 2 * ctas * partial_bytes / (units * L2_BYTES_PER_CLOCK * clock_per_us)
        added_us = runtime.split_k * partial_bytes / 48 / clock_per_us
        met_us = SPLIT_US + SPLIT_PART_US * runtime.split_k + added_us + written_us
        bound_us = maximum(compute_us, memory_us) + SHARED_LOSS * minimum(compute_us, memory_us)
        return LAUNCH_US + bound_us + where(runtime.split_k > 1, met_us, 0.0)

    return predicted_us


def config_name(k: KernelSpec) -> str:
    wide = ".wide" if k.config.WIDE > 1 else ""
    return "{BM}x{BN}x{BK}.{TM}x{TN}x{SLICES}.s{STAGES}".format_map(k.config) + wide


FAMILY = Family(
    name="fma",
    description="CUDA cores in f32, fed by a cp.async pipeline; every size, stride and alignment.",
    template="fma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async"},
    attributes={"dtype": ("f32", "tf32", "tf32x3"), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "BM": (1, 4, 8, 16, 32, 64, 128, 256),
        "BN": (8, 16, 32, 64, 128, 256),
        "BK": (8, 16, 32, 64, 128),
        "TM": (1, 4, 8),
        "TN": (4, 8, 16),
        "SLICES": (1, 2, 4, 8, 16),
        "STAGES": (3, 4, 6),
        "WIDE": (WIDE, 1),
    },
    constraints=(
        Constraint(
            "thread tiles divide the CTA tile", lambda k: k.config.BM % k.config.TM == 0 == k.config.BN % k.config.TN
        ),
        Constraint("thread tiles are 4 x 4, 4 x 8, 8 x 8 or 8 x 16, and narrow in narrow tiles", thread_tile_fits),
        Constraint("a CTA has 128 or 256 threads", lambda k: threads(k) in (128, 256)),
        Constraint(
            "threads share a k tile's depth only in CTA tiles of up to 4096",
            lambda k: k.config.SLICES == 1 or k.config.BM * k.config.BN <= 4096,
        ),
        Constraint("a CTA tile has at most 32768 elements", lambda k: k.config.BM * k.config.BN <= 32768),
        Constraint("the CTA tile is at most four times as long as wide, unless that is 16", tile_is_compact),
        Constraint("a thread has an even number of steps in a k tile", lambda k: steps(k) >= 2 and steps(k) % 2 == 0),
        Constraint(
            "a k tile is at most 2048 multiply-adds of a thread, and 128 of small ones",
            lambda k: 128 <= steps(k) * k.config.TM * k.config.TN <= MOST_UNROLLED or k.config.BM <= 4,
        ),
        Constraint(
            "several elements are copied at once only where an operand is stored so",
            lambda k: k.config.WIDE == 1 or bool(aligned_sizes(k)),
        ),
        Constraint("a pass of all threads covers whole stored rows", passes_cover_rows),
        Constraint("a thread copies at most 32 times in a k tile", lambda k: copies(k) <= 32),
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
        Constraint("a CTA has at least 8 KiB under way", lambda k: bytes_under_way(k) >= 8 * 1024),
        Constraint("a CTA has at most 128 KiB under way", lambda k: bytes_under_way(k) <= 128 * 1024),
        Constraint(
            "the sum over slices fits the pipeline's shared memory",
            lambda k: (k.config.SLICES - 1) * k.config.BM * k.config.BN * ELEMENT_BYTES <= smem_bytes(k),
        ),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, registers(k), threads(k))),
    ),
    runtime=(tc.SPLIT_K, tc.RASTER_GROUP),
    runtime_constraints=(
        *tc.SPLIT_CONSTRAINTS,
        RuntimeConstraint(
            "elements are copied one by one only where they are transposed or rows begin amid 16 bytes",
            copies_are_as_wide_as_can_be,
        ),
    ),
    launch=launch,
    names=lambda k: {**element_types.names(k), "min_ctas": ctas_per_unit(k)},
    rules=size_rules,
    pointer_alignment=pointer_alignment,
    lengths=lambda k, runtime: tc.lengths(k, k.config.STAGES - 1),
    config_name=config_name,
    defaults=lambda arch, attributes: (),
    default_rank=8,
    predict=predict,
)
