"""GEMM for few rows of A on tensor cores: B is read once, at the speed of memory, straight to the registers of warps
that wait for nobody (sm80 and up)."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import all_of, maximum, minimum, none_of, where
from codegen.model import Constraint, Family, KernelSpec, Launch, RuntimeConstraint, SizeRule, Term, Values

from . import element_types
from . import tensor_core as tc

ELEMENT_BYTES = 2
BLOCK_DEPTH = 32
STEP_DEPTH = 64  # 128 bytes of each row
SETS = 8  # of B's rows, where these begin anywhere: a CTA has rows of one
MARGIN = 8  # elements before and behind what a kernel that is not ALIGNED reads of A in words
MOST_FRONT = 2 * MARGIN  # elements of a row before what its steps take
MOST_DEPTH = 2**31 - 65536  # 32-bit, and so is what steps go beyond it
MAX_GRID_Y = 65535

# Registers that a thread takes without spilling (nvcc and NVRTC 13.0, sm90a), by ALIGNED and ROWS, COLUMNS, AHEAD, up
# to what 4 warps more would leave. What is not here spills whatever it gets, or is better served by others.
REGISTERS = {
    1: {
        (16, 8, 1): 48,
        (16, 8, 2): 64,
        (16, 8, 4): 128,
        (16, 16, 1): 48,
        (16, 16, 2): 64,
        (16, 16, 4): 128,
        (16, 32, 1): 64,
        (16, 32, 2): 80,
        (16, 32, 4): 128,
        (32, 8, 1): 64,
        (32, 8, 2): 128,
        (32, 16, 1): 80,
        (32, 32, 1): 144,
    },
    0: {
        (16, 8, 1): 48,
        (16, 8, 2): 64,
        (16, 8, 4): 128,
        (16, 16, 1): 64,
        (16, 16, 2): 80,
        (16, 32, 1): 80,
        (16, 32, 2): 128,
        (32, 8, 1): 80,
        (32, 8, 2): 128,
    },
}

LATENCY_US = 1.1  # from a request to its data, with memory busy

# Fitted with wgmma.py's to the same timings, such that what both models put first is little slower than the best.
STEP_US = 1.04  # of a warp that waits for what it asked for AHEAD steps before
COLUMN_US = 0.0359  # more, of each step and column
CTA_US = 0.576  # and the launch, of the first
EDGE_US = 0.968  # more of each, where rows begin anywhere
SUM_CLOCKS = 0.137  # per element of C and warp
CLUSTER_US = 1.47
ALONE = 0.935  # of these two, in the first wave, where few SMs have a CTA
LATE_US = 1.44  # of a launch that does not begin early
OVERLAP_LOSS = 0.334  # of waiting and memory, that of the shorter which the longer one does not hide


def threads(k: KernelSpec) -> int:
    return 32 * k.config.WARPS


def tile(k: KernelSpec) -> tuple[int, int, int]:
    return k.config.ROWS, k.config.COLUMNS, k.config.AHEAD


def smem_bytes(k: KernelSpec) -> int:
    """f32 sums of the CTA's warps and of the cluster's other CTAs, rows padded by 4."""
    return 4 * (k.config.WARPS + k.config.CLUSTER - 1) * k.config.COLUMNS * (k.config.ROWS + 4)


def launch(k: KernelSpec) -> Launch:
    """A cluster for each tile, however many; those of the same rows of B follow each other. Reading B before the kernel
    ahead has ended pays where a warp then asks for several steps: with one it costs 7 % (1x28672x4096)."""
    overlaps = "dependent_launch" in k.arch.features
    return Launch(
        block=(threads(k), 1, 1),
        cluster=(k.config.CLUSTER, 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("M", k.config.COLUMNS),), (Term("N", k.config.ROWS, sets(k)),), (Term("batch"),)),
        ctas_per_unit=tc.MAX_INT,
        overlap="overlap" if overlaps else None,
        constants=("B",) if overlaps and k.config.AHEAD > 1 else (),
    )


def sets(k: KernelSpec) -> int:
    """Into which rows of B are dealt out; a CTA has rows of one."""
    return 1 if k.config.ALIGNED else SETS


def resident(k: KernelSpec) -> int:
    """CTAs that an SM has room for; 1 KiB of shared memory is reserved for each."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * REGISTERS[k.config.ALIGNED][tile(k)])
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return min(by_shared_memory, by_registers, limits.threads_per_sm // threads(k), limits.ctas_per_sm)


def used_registers(k: KernelSpec) -> int:
    return k.config.RESIDENT * threads(k) * REGISTERS[k.config.ALIGNED][tile(k)]


def bytes_under_way(k: KernelSpec) -> int:
    """Of B, on a compute unit."""
    c = k.config
    return c.RESIDENT * c.WARPS * c.AHEAD * c.ROWS * STEP_DEPTH * ELEMENT_BYTES


def latency_bytes(k: KernelSpec) -> float:
    """What has to be under way on a compute unit so that memory never waits."""
    device = k.arch.device
    return device.memory_gb_per_s * 1e3 * LATENCY_US / device.compute_units


def most_rows(k: KernelSpec) -> int:
    """Of A. What several tiles of C read comes from L2, which is worth it for a few wide ones."""
    return k.config.COLUMNS if k.config.COLUMNS < 32 else 128


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    multiple = tc.LOAD_BYTES // ELEMENT_BYTES if k.config.ALIGNED else 1
    return (
        SizeRule("M", max=most_rows(k)),
        SizeRule("N", max=MAX_GRID_Y // sets(k) * sets(k) * k.config.ROWS),
        SizeRule("K", multiple=STEP_DEPTH if k.config.ALIGNED else 1, max=MOST_DEPTH),
        SizeRule("batch", max=tc.MAX_GRID_Z),
        SizeRule("lda", multiple=multiple, max=tc.MAX_INT),
        SizeRule("ldb", multiple=multiple, max=tc.MAX_INT // sets(k)),
        SizeRule("stride_a", multiple=multiple),
        SizeRule("stride_b", multiple=multiple),
    )


def is_aligned(problem) -> bool:
    s = problem.sizes
    starts = (s.lda, s.ldb, s.stride_a, s.stride_b)
    rows_are = all_of(*(start * ELEMENT_BYTES % tc.LOAD_BYTES == 0 for start in starts))
    return all_of(s.K % STEP_DEPTH == 0, rows_are, problem.pointer_alignment % tc.LOAD_BYTES == 0)


def lengths(k: KernelSpec, runtime: Values) -> Values:
    """Rows of C that two kernels differ in, columns of C; what the edges are made of, and what a CTA has under way
    before the first use."""
    c = k.config
    stride = STEP_DEPTH * c.WARPS * c.CLUSTER
    inner = STEP_DEPTH if c.ALIGNED else BLOCK_DEPTH
    return Values(
        M=(c.COLUMNS // 2, c.COLUMNS),
        N=(sets(k) * c.ROWS,),
        K=(inner, stride * c.AHEAD + (MOST_FRONT + MARGIN) * (1 - c.ALIGNED)),
    )


def overlap_values(problem, arch) -> tuple[int, ...]:
    """Whether it begins early, and lets the next kernel begin."""
    return (2,) if "dependent_launch" in arch.features else (0,)


def predict(k: KernelSpec):
    """Reading B, and the steps of a CTA's warps, which wait for what they asked for AHEAD steps before, overlap."""
    c, arch = k.config, k.arch
    units = arch.device.compute_units
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3
    fixed_us = c.WARPS * c.ROWS * c.COLUMNS * SUM_CLOCKS / arch.device.clock_mhz
    edge_us = 0.0 if c.ALIGNED else EDGE_US
    crowded_us = (CLUSTER_US if c.CLUSTER > 1 else 0.0) + edge_us
    depth_under_way = STEP_DEPTH * c.WARPS * c.CLUSTER * c.AHEAD
    steps_under_way_us = STEP_US + COLUMN_US * c.COLUMNS * c.AHEAD

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = sets(k) * ceil(s.N / (sets(k) * c.ROWS)) * maximum(1, ceil(s.M / c.COLUMNS)) * s.batch * c.CLUSTER
        waves = ceil(ctas / (units * c.RESIDENT))
        steps_us = waves * (CTA_US + steps_under_way_us * s.K / depth_under_way) + (waves - 1) * edge_us
        memory_us = ELEMENT_BYTES * s.batch * s.N * s.K / memory_bytes_per_us
        late_us = where(runtime.overlap == 2, 0.0, LATE_US)
        late_us += crowded_us * (ALONE + (1 - ALONE) * minimum(1, ctas / units))
        return fixed_us + late_us + maximum(memory_us, steps_us) + OVERLAP_LOSS * minimum(memory_us, steps_us)

    return predicted_us


FAMILY = Family(
    name="stream",
    description="Tensor cores for few rows of A: each warp streams its own part of B, at the speed of memory.",
    template="stream.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", f"mma_{element_types.operand_type(attributes)}"},
    attributes={"dtype": ("f16", "bf16", *element_types.PAIRS), "layout": ("nt",)},
    parameters={
        "ROWS": (16, 32),
        "COLUMNS": (8, 16, 32),
        "WARPS": (4, 8, 16),
        "AHEAD": (1, 2, 4),
        "RESIDENT": tuple(range(1, 13)),
        "CLUSTER": (1, 2, 4),
        "ALIGNED": (1, 0),
    },
    constraints=(
        Constraint(
            "several CTAs share the depth only on archs with clusters",
            lambda k: k.config.CLUSTER == 1 or "cluster" in k.arch.features,
        ),
        Constraint("registers hold the tile and what is under way", lambda k: tile(k) in REGISTERS[k.config.ALIGNED]),
        Constraint("an SM has as many CTAs as there is room for", lambda k: k.config.RESIDENT == resident(k)),
        Constraint(
            "an SM's registers are used: with more than a thread needs compilers load A early, and spill",
            lambda k: used_registers(k) >= 0.8 * k.arch.limits.registers_per_sm,
        ),
        Constraint(
            "tiles for more than 16 rows of A have no registers left for a cluster",
            lambda k: k.config.CLUSTER == 1 or k.config.COLUMNS <= 16,
        ),
        Constraint(
            "an SM has as much of B under way as memory's latency takes",
            lambda k: bytes_under_way(k) >= latency_bytes(k),
        ),
        Constraint(
            "a CTA of what is not aligned has 8 or 16 warps, and shares its depth with one more at most",
            lambda k: k.config.ALIGNED or (k.config.WARPS >= 8 and k.config.CLUSTER <= 2),
        ),
    ),
    runtime=(replace(tc.OVERLAP, values=overlap_values),),
    runtime_constraints=(
        RuntimeConstraint(
            "a tile with half as many rows of A would not do",
            lambda k, problem, runtime: k.config.COLUMNS == 8 or 2 * problem.sizes.M > k.config.COLUMNS,
        ),
        RuntimeConstraint(
            "every warp has a step",
            lambda k, problem, runtime: problem.sizes.K > STEP_DEPTH * (k.config.WARPS * k.config.CLUSTER - 1),
        ),
        RuntimeConstraint(
            "what is aligned is read so",
            lambda k, problem, runtime: k.config.ALIGNED or none_of(is_aligned(problem)),
        ),
    ),
    launch=launch,
    names=element_types.names,
    rules=rules,
    pointer_alignment=lambda k: tc.LOAD_BYTES if k.config.ALIGNED else ELEMENT_BYTES,
    lengths=lengths,
    config_name=lambda k: (
        "{ROWS}x{COLUMNS}.w{WARPS}.a{AHEAD}.r{RESIDENT}.c{CLUSTER}".format_map(k.config)
        + ("" if k.config.ALIGNED else ".any")
    ),
    defaults=lambda arch, attributes: (),
    default_rank=1,
    predict=predict,
)
