"""GEMM for few rows of A where B is stored along N, in rows that may begin anywhere: B is read once, at the speed of
memory, straight to the registers of warps that wait for nobody (sm80 and up). stream.py is the same for layout nt."""

from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, where
from codegen.model import (
    Constraint,
    Family,
    KernelSpec,
    Launch,
    Problem,
    RuntimeConstraint,
    SizeRule,
    Term,
    Values,
    Workspace,
)

from . import element_types
from . import tensor_core as tc

STEP_DEPTH = 16
LOADED, COLUMNS = 64, 56  # that a warp loads at once, and those of a CTA; stream_n.cu.j2
STEP_BYTES = 2 * LOADED * STEP_DEPTH
PITCH = LOADED + 4  # of f32 sums
MOST_DEPTH = 2**31 - 65536  # 32-bit, and so is what steps go beyond it
ROW_TILES = 2  # of A: with more, others read B less often


def threads(k: KernelSpec) -> int:
    return 32 * k.config.WARPS


def smem_bytes(k: KernelSpec) -> int:
    """Sums of all warps."""
    return 4 * k.config.WARPS * k.config.ROWS * PITCH


def registers(k: KernelSpec) -> int:
    """Per thread: steps that are under way, sums, factors, and what addresses took when compiled."""
    c = k.config
    return -(-(16 * c.AHEAD + 2 * c.ROWS + c.ROWS // 2 + 84) // 8) * 8


def ctas_per_unit(k: KernelSpec) -> int:
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * registers(k))
    by_shared_memory = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return max(1, min(by_registers, by_shared_memory, limits.threads_per_sm // threads(k)))


def tile_terms(k: KernelSpec) -> tuple[Term, ...]:
    return Term("M", k.config.ROWS), Term("N", COLUMNS)


def launch(k: KernelSpec) -> Launch:
    """A CTA for each output tile, split of K and batch; splits meet in the workspace."""
    return Launch(
        block=(threads(k), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=(tile_terms(k), (Term("split_k"),), (Term("batch"),)),
        workspace=Workspace(
            fixed_bytes=tc.COUNTER_BYTES,
            bytes_per=4 * k.config.ROWS * LOADED,
            terms=(*tile_terms(k), Term("split_k"), Term("batch")),
            when="split_k",
        ),
        cut_by_batch=("split_k",),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    return (
        SizeRule("M", max=ROW_TILES * k.config.ROWS),
        SizeRule("N", max=tc.MAX_INT),
        SizeRule("K", max=MOST_DEPTH),
        SizeRule("batch", max=tc.MAX_GRID_Z),
    )


def lengths(k: KernelSpec, runtime: Values) -> Values:
    step = STEP_DEPTH * k.config.WARPS
    return Values(M=(k.config.ROWS,), N=(COLUMNS,), K=(step, step * k.config.AHEAD))


def split_pays(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """Every output tile has a counter, and every warp of a split a step."""
    s, split = problem.sizes, runtime.split_k
    tiles = ceil(s.M / k.config.ROWS) * ceil(s.N / COLUMNS) * s.batch
    return any_of(split == 1, all_of(tiles <= tc.COUNTERS, s.K >= STEP_DEPTH * k.config.WARPS * split))


# Fitted with fma.py's.
LAUNCH_US = 2.17
LATENCY_US = 1.68  # from a request to its data, with memory busy
CTA_US = 1.25  # to begin, and to add up what its warps have
STEP_CLOCKS = 160  # of an SM's four schedulers, and for each 8 rows of A
ROW_BLOCK_CLOCKS = 16
SUM_US = 0.0235  # for each row of sums
MEMORY_FRACTION = 0.75
SPLIT_US = 2.99


def predict(k: KernelSpec):
    """Waves of CTAs, bound by what is under way or by instructions, or all by memory."""
    c, arch = k.config, k.arch
    units, resident = arch.device.compute_units, ctas_per_unit(k)
    busy_us = (STEP_CLOCKS + ROW_BLOCK_CLOCKS * c.ROWS // 8) / 4 * c.WARPS * resident / arch.device.clock_mhz
    step_us = max(LATENCY_US / c.AHEAD, busy_us)
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3 * MEMORY_FRACTION

    def predicted_us(problem: Problem, runtime: Values) -> float:
        s = problem.sizes
        row_tiles = ceil(s.M / c.ROWS)
        ctas = row_tiles * ceil(s.N / COLUMNS) * s.batch * runtime.split_k
        steps = ceil(ceil(ceil(s.K / STEP_DEPTH) / runtime.split_k) / c.WARPS)
        waves_us = ceil(ctas / (units * resident)) * (CTA_US + SUM_US * c.ROWS + LATENCY_US + steps * step_us)
        memory_us = 2 * s.batch * s.K * (s.N * LOADED / COLUMNS + s.M) / memory_bytes_per_us
        return LAUNCH_US + maximum(waves_us, memory_us) + where(runtime.split_k > 1, SPLIT_US, 0.0)

    return predicted_us


FAMILY = Family(
    name="stream_n",
    description="Few rows of A: B, stored along N in rows that begin anywhere, straight to registers.",
    template="stream_n.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", f"mma_{element_types.operand_type(attributes)}"},
    attributes={"dtype": ("f16", "bf16", *element_types.PAIRS), "layout": ("nn", "tn")},
    parameters={"ROWS": (8, 16, 32), "WARPS": (4, 8, 16), "AHEAD": (2, 4)},
    constraints=(
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, registers(k), threads(k))),
    ),
    runtime=(tc.SPLIT_K,),
    runtime_constraints=(RuntimeConstraint("splits are counted, and each has a step for every warp", split_pays),),
    launch=launch,
    names=lambda k: {**element_types.names(k), "min_ctas": ctas_per_unit(k)},
    rules=rules,
    pointer_alignment=lambda k: 2,
    lengths=lengths,
    config_name=lambda k: "{ROWS}.w{WARPS}.a{AHEAD}".format_map(k.config),
    defaults=lambda arch, attributes: (),
    default_rank=8,
    predict=predict,
)
