"""GEMM for few rows of A on tensor cores: B is read once, at the speed of memory, by warps that wait for nobody (sm80 and
up)."""

from math import ceil

from codegen.model import Constraint, CostTerms, Family, KernelSpec, Launch, RuntimeConstraint, SizeRule, Term, Values

from . import tensor_core as tc

ELEMENT_BYTES = 2
MOST_LEADING = 2**26  # a lane's rows are found by 32-bit offsets from the first of 64


# Estimates, from what a plain kernel that reads memory once reaches on an H200.
LAUNCH_US = 4.0
LATENCY_US = 1.1  # from a request to its data, with memory busy
MEMORY_FRACTION = 0.9  # of the datasheet's bandwidth
UNDER_WAY_LOSS = 0.3  # with as much under way as memory's latency takes, and less of it the more there is
UNEVEN_LOSS = 0.1  # of what the busiest unit has more than the average
L2_BYTES_PER_CLOCK = 40  # per SM
SUM_US = 0.4
CLUSTER_US = 0.7


def threads(k: KernelSpec) -> int:
    return 32 * k.config.SLICES


def weight_bytes(k: KernelSpec) -> int:
    """Of B, in a step of one warp."""
    return k.config.ROWS * k.config.DEPTH * ELEMENT_BYTES


def pipeline_bytes(k: KernelSpec) -> int:
    step = (k.config.ROWS + k.config.COLUMNS) * k.config.DEPTH * ELEMENT_BYTES
    return k.config.SLICES * k.config.STAGES * step


def sum_bytes(k: KernelSpec) -> int:
    """f32 sums of all warps, rows padded by 4."""
    return 4 * k.config.SLICES * k.config.COLUMNS * (k.config.ROWS + 4)


def smem_bytes(k: KernelSpec) -> int:
    return max(pipeline_bytes(k), sum_bytes(k))


def launch(k: KernelSpec) -> Launch:
    """A cluster for each tile of ROWS rows of B; the x product is 0 when C has no rows."""
    return Launch(
        block=(threads(k), 1, 1),
        cluster=(k.config.CLUSTER, 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("N", k.config.ROWS), Term("M", k.config.COLUMNS)), (), (Term("batch"),)),
        ctas_per_unit=k.arch.limits.ctas_per_sm,
    )


def registers(k: KernelSpec) -> int:
    """Sums, what 32 of depth take of both operands, where each row is, and what the rest took when compiled (nvcc and
    NVRTC 13.0), in units of 8. The largest tile does with what there is."""
    c = k.config
    wanted = c.ROWS * c.COLUMNS // 32 + (c.ROWS + c.COLUMNS) * 7 // 8 + 42
    return min(-(-wanted // 8) * 8, 248)


def ctas_per_unit(k: KernelSpec) -> int:
    """1 KiB of shared memory is reserved for each CTA."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * registers(k))
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return max(1, min(by_shared_memory, by_registers, limits.threads_per_sm // threads(k), limits.ctas_per_sm))


def bytes_under_way(k: KernelSpec) -> int:
    """Of B, on a compute unit."""
    return ctas_per_unit(k) * k.config.SLICES * (k.config.STAGES - 1) * weight_bytes(k)


def covers_latency(k: KernelSpec) -> bool:
    nominal = k.arch.nominal
    return bytes_under_way(k) >= nominal.memory_gb_per_s * 1e3 * LATENCY_US / nominal.compute_units


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    multiple = tc.LOAD_BYTES // ELEMENT_BYTES
    return (
        SizeRule("M", max=k.config.COLUMNS),
        SizeRule("N", max=tc.MAX_INT),
        SizeRule("K", max=tc.MAX_INT),
        SizeRule("batch", max=tc.MAX_GRID_Z),
        SizeRule("lda", multiple=multiple, max=MOST_LEADING),
        SizeRule("ldb", multiple=multiple, max=MOST_LEADING),
        SizeRule("stride_a", multiple=multiple),
        SizeRule("stride_b", multiple=multiple),
    )


def lengths(k: KernelSpec, runtime: Values) -> Values:
    """Rows of C that two kernels differ in, columns of C; a warp's step, and what a tile has under way before the first
    use."""
    c = k.config
    stride = c.DEPTH * c.SLICES * c.CLUSTER
    return Values(M=(c.COLUMNS // 2, c.COLUMNS), N=(c.ROWS,), K=(c.DEPTH, stride * (c.STAGES - 1)))


def predict(k: KernelSpec):
    """The slower of memory and, where A is read often, L2; with few bytes under way memory is slower. Each wave of CTAs
    but the first waits for its first data while the CTAs beside it have theirs."""
    c, arch = k.config, k.arch
    units = arch.nominal.compute_units
    resident = ctas_per_unit(k)
    memory_us_per_byte = 1 / (arch.nominal.memory_gb_per_s * 1e3 * MEMORY_FRACTION)
    l2_bytes_per_us = units * L2_BYTES_PER_CLOCK * arch.nominal.clock_mhz
    stride = c.DEPTH * c.SLICES * c.CLUSTER
    sum_us = SUM_US + c.SLICES * c.ROWS * c.COLUMNS / 64 / arch.nominal.clock_mhz
    cluster_us = CLUSTER_US + 0.1 * c.CLUSTER if c.CLUSTER > 1 else 0.0

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = ceil(s.N / c.ROWS) * s.batch
        ctas = tiles * c.CLUSTER
        b_bytes = ELEMENT_BYTES * s.batch * s.N * s.K
        a_bytes = ELEMENT_BYTES * tiles * s.M * s.K
        steps = max(1, ceil(s.K / stride))
        under_way = min(c.STAGES - 1, steps) * c.SLICES * weight_bytes(k) * min(ctas, units * resident)
        uneven = ceil(ctas / units) * units / max(1, ctas) - 1
        memory_us = b_bytes * (memory_us_per_byte + UNDER_WAY_LOSS * LATENCY_US / max(1, under_way))
        memory_us *= steps * stride / max(1, s.K) * (1 + UNEVEN_LOSS * uneven)
        l2_us = (b_bytes + a_bytes) / l2_bytes_per_us * (1 + uneven)
        waves = max(1, ceil(ctas / (units * resident)))
        return LAUNCH_US + max(memory_us, l2_us) + sum_us + cluster_us + (waves - 1) * LATENCY_US / resident

    return predicted_us


FAMILY = Family(
    name="stream",
    description="Tensor cores for few rows of A: each warp streams its own part of B, at the speed of memory.",
    template="stream.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", f"mma_{attributes.dtype}"},
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt",)},
    parameters={
        "ROWS": (16, 32, 64),
        "COLUMNS": (8, 16, 32, 64),
        "SLICES": (4, 8, 16),
        "DEPTH": (32, 64, 128),
        "STAGES": (3, 4, 6, 8),
        "CLUSTER": (1, 2, 4),
    },
    constraints=(
        Constraint(
            "several CTAs share the depth only on archs with clusters",
            lambda k: k.config.CLUSTER == 1 or "cluster" in k.arch.features,
        ),
        Constraint(
            "a tile has as many rows of B as of A, up to four times as many: with fewer it reads A too often",
            lambda k: k.config.COLUMNS <= k.config.ROWS <= 4 * k.config.COLUMNS,
        ),
        Constraint("a step has 2 to 8 KiB of B", lambda k: 2048 <= weight_bytes(k) <= 8192),
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
        Constraint("the sums of all warps fit the pipeline", lambda k: sum_bytes(k) <= pipeline_bytes(k)),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, registers(k), threads(k))),
        Constraint("an SM has as much of B under way as memory's latency takes", covers_latency),
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "a tile with half as many rows of A would not do",
            lambda k, problem, runtime: k.config.COLUMNS == 8 or 2 * problem.sizes.M > k.config.COLUMNS,
        ),
        RuntimeConstraint(
            "every warp has a step",
            lambda k, problem, runtime: problem.sizes.K > k.config.DEPTH * (k.config.SLICES * k.config.CLUSTER - 1),
        ),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: tc.LOAD_BYTES,
    lengths=lengths,
    config_name=lambda k: "{ROWS}x{COLUMNS}x{DEPTH}.w{SLICES}.s{STAGES}.c{CLUSTER}".format_map(k.config),
    defaults=lambda arch, attributes: (),
    default_rank=1,
    predict=predict,
    cost_terms=CostTerms(depth="K", ctas_per_unit=ctas_per_unit),
)
