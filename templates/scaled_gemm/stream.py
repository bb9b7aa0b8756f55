"""Scaled GEMM for few rows of A on tensor cores: B is read once, at the speed of memory, straight to the registers of
warps that wait for nobody (sm89 and up)."""

from math import ceil

from codegen.arithmetic import any_of, maximum, minimum, where
from codegen.model import (
    Computed,
    Constraint,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    Term,
    Values,
    formula,
)

from .mma import MAX_INT, MULTIPLE, names
from .spec import BLOCK, OPERANDS

MAX_GRID_Y = 65535
MOST_DEPTH = 2**31 - 2**20  # 32-bit, and so is what k tiles go beyond it

# Registers that a thread takes without spilling (nvcc 13.0), by ROWS, COLUMNS, AHEAD, up to what 4 warps more would
# leave. What is not here spills whatever it gets, or is better served by others.
REGISTERS = {
    (16, 8, 1): 64,
    (16, 8, 2): 80,
    (16, 8, 4): 128,
    (16, 16, 1): 128,
    (16, 16, 2): 128,
    (16, 16, 4): 128,
    (16, 32, 1): 168,
    (16, 32, 2): 168,
    (32, 8, 1): 168,
    (32, 8, 2): 168,
    (32, 16, 1): 168,
    (32, 16, 2): 255,
}
OF_COLUMNS = 8  # more, where each column of C has scales of its own and 128 are just enough for the rest

LATENCY_US = 1.1  # from a request to its data, with memory busy
# Those below are fitted to times on an H200 (docs/log/scaled_gemm/0062), as a whole: none is just what its name says.
START_US = 3.59
CTA_US = 0.376
STEP_US = 0.1  # of a warp that waits for what it asked for AHEAD k tiles before
COLUMN_US = 0.0184  # more, of each k tile and column
SUM_CLOCKS = 0.0488  # per element of C and warp
CLUSTER_US = 0.253
LATE_US = 0.549  # of a launch that does not begin early
OVERLAP_LOSS = 0.6  # of waiting and memory, that of the shorter which the longer one does not hide
L2_BYTES_PER_CLOCK = 37.1  # of a compute unit
MMA_FRACTION = 0.359  # of the datasheet's rate of 16 bits


def threads(k: KernelSpec) -> int:
    return 32 * k.config.WARPS


def tile(k: KernelSpec) -> tuple[int, int, int]:
    return k.config.ROWS, k.config.COLUMNS, k.config.AHEAD


def registers(k: KernelSpec) -> int:
    is_full = tile(k) == (16, 16, 4) and k.attributes.scaling == "block_row"
    return ceil((REGISTERS[tile(k)] + (OF_COLUMNS if is_full else 0)) / 8) * 8


def smem_bytes(k: KernelSpec) -> int:
    """f32 sums of the CTA's warps and of the cluster's other CTAs, rows padded by 4; scales of rows, and bias."""
    c = k.config
    return 4 * ((c.WARPS + c.CLUSTER - 1) * c.COLUMNS * (c.ROWS + 4) + c.COLUMNS + 2 * c.ROWS)


def resident(k: KernelSpec) -> tuple[int, ...]:
    """CTAs that an SM has room for; 1 KiB of shared memory is reserved for each."""
    limits = k.arch.limits
    if tile(k) not in REGISTERS:
        return (0,)
    warps_of_quarter = limits.registers_per_sm // 4 // (32 * registers(k))  # of an SM
    by_registers = 4 * warps_of_quarter // k.config.WARPS
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return (min(by_shared_memory, by_registers, limits.threads_per_sm // threads(k), limits.ctas_per_sm),)


def launch(k: KernelSpec) -> Launch:
    """A cluster for each tile, however many; those of the same rows of B follow each other."""
    overlaps = "dependent_launch" in k.arch.features
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")),),
        block=(threads(k), 1, 1),
        cluster=(k.config.CLUSTER, 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("M", k.config.COLUMNS),), (Term("N", k.config.ROWS),), ()),
        ctas_per_unit=MAX_INT,
        overlap="overlap" if overlaps else None,
        constants=("B",) if overlaps else (),
    )


def bytes_under_way(k: KernelSpec) -> int:
    """Of B, on a compute unit."""
    c = k.config
    return c.RESIDENT * c.WARPS * c.AHEAD * c.ROWS * BLOCK


def latency_bytes(k: KernelSpec) -> float:
    """What has to be under way on a compute unit so that memory never waits."""
    device = k.arch.device
    return device.memory_gb_per_s * 1e3 * LATENCY_US / device.compute_units


def most_rows(k: KernelSpec) -> int:
    """Of A. What several tiles of C read comes from L2, which is worth it for a few wide ones."""
    return k.config.COLUMNS if k.config.COLUMNS < 32 else 128


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    return (
        SizeRule("M", max=most_rows(k)),
        SizeRule("N", max=MAX_GRID_Y * k.config.ROWS),
        SizeRule("K", multiple=MULTIPLE, max=MOST_DEPTH),
        *(SizeRule(size, multiple=MULTIPLE, max=MAX_INT) for size in ("lda", "ldb")),
    )


def predict(k: KernelSpec):
    """Reading B, and k tiles of a CTA's warps, which wait for what they asked for AHEAD k tiles before, overlap."""
    c, device = k.config, k.arch.device
    units, clock_per_us = device.compute_units, device.clock_mhz
    memory_bytes_per_us = device.memory_gb_per_s * 1e3
    l2_bytes_per_us = units * clock_per_us * L2_BYTES_PER_CLOCK
    multiplied_per_us = units * clock_per_us * (device.flops_per_clock.get("bf16") or 1024) * MMA_FRACTION
    fixed_us = c.WARPS * c.ROWS * c.COLUMNS * SUM_CLOCKS / clock_per_us + (CLUSTER_US if c.CLUSTER > 1 else 0.0)
    under_way = c.WARPS * c.CLUSTER * c.AHEAD
    under_way_us = STEP_US + COLUMN_US * c.COLUMNS * c.AHEAD

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = ceil(s.N / c.ROWS) * maximum(1, ceil(s.M / c.COLUMNS))
        waves = ceil(tiles * c.CLUSTER / (units * c.RESIDENT))
        steps_us = START_US + waves * (CTA_US + under_way_us * maximum(1.0, s.K / (BLOCK * under_way)))
        loaded_us = 1.0 * tiles * s.K * (c.ROWS + minimum(s.M, c.COLUMNS)) / l2_bytes_per_us
        tensor_us = 2.0 * tiles * s.K * c.ROWS * c.COLUMNS / multiplied_per_us
        memory_us = maximum(1.0 * s.N * s.K / memory_bytes_per_us, maximum(loaded_us, tensor_us))
        late_us = where(runtime.overlap == 2, 0.0, LATE_US)
        return fixed_us + late_us + maximum(memory_us, steps_us) + OVERLAP_LOSS * minimum(memory_us, steps_us)

    return predicted_us


def lengths(k: KernelSpec, runtime: Values) -> Values:
    """Rows of C that two kernels differ in, columns of C; a k tile, and what a cluster has under way before the first
    use."""
    c = k.config
    return Values(M=(c.COLUMNS // 2, c.COLUMNS), N=(c.ROWS,), K=(BLOCK, BLOCK * c.WARPS * c.CLUSTER * c.AHEAD))


def defaults(arch, attributes):
    """Of 8 rows of A for little and for much depth, of 16, and of more."""
    found = []
    for rows, columns, warps, ahead in ((16, 8, 4, 4), (16, 8, 16, 4), (16, 16, 4, 4), (16, 16, 16, 4), (16, 32, 4, 2)):
        config = {"ROWS": rows, "COLUMNS": columns, "WARPS": warps, "AHEAD": ahead, "CLUSTER": 1}
        kernel = KernelSpec("scaled_gemm", FAMILY, arch, attributes, Values(config))
        found.append({**config, "RESIDENT": resident(kernel)[0]})
    return tuple(found)


FAMILY = Family(
    name="stream",
    description="Tensor cores for few rows of A: each warp streams its own part of B, at the speed of memory.",
    template="stream.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "mma_e4m3"},
    attributes={
        "dtype": tuple(OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
    },
    parameters={
        "ROWS": (16, 32),
        "COLUMNS": (8, 16, 32),
        "WARPS": (1, 2, 4, 8, 16),
        "AHEAD": (1, 2, 4),
        "CLUSTER": (1, 2, 4),
        "RESIDENT": resident,
    },
    constraints=(
        Constraint(
            "several CTAs share the depth only on archs with clusters",
            lambda k: k.config.CLUSTER == 1 or "cluster" in k.arch.features,
        ),
        Constraint("registers hold the tile and what is under way", lambda k: tile(k) in REGISTERS),
        Constraint("an SM has room for a CTA", lambda k: k.config.RESIDENT >= 1),
        Constraint(
            "an SM has as much of B under way as memory's latency takes",
            lambda k: bytes_under_way(k) >= latency_bytes(k),
        ),
        Constraint(
            "what takes the most registers has none left for a cluster",
            lambda k: k.config.CLUSTER == 1 or (k.config.COLUMNS <= 16 and tile(k) != (16, 16, 4)),
        ),
    ),
    runtime=(
        RuntimeParameter(
            "overlap", default=0, values=lambda problem, arch: (2,) if "dependent_launch" in arch.features else (0,)
        ),
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "a tile with half as many rows of A would not do",
            lambda k, problem, runtime: k.config.COLUMNS == 8 or 2 * problem.sizes.M > k.config.COLUMNS,
        ),
        RuntimeConstraint(
            "every warp has a k tile, if there are more than 4",
            lambda k, problem, runtime: any_of(
                k.config.WARPS * k.config.CLUSTER <= 4,
                problem.sizes.K > BLOCK * (k.config.WARPS * k.config.CLUSTER - 1),
            ),
        ),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lengths,
    config_name=lambda k: "{ROWS}x{COLUMNS}.w{WARPS}.a{AHEAD}.r{RESIDENT}.c{CLUSTER}".format_map(k.config),
    defaults=defaults,
    default_rank=0,
    predict=predict,
    names=names,
)
