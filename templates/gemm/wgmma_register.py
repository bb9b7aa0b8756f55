"""The wgmma family for rows of A and B that begin anywhere, fed through registers: two warpgroups load, and put k tiles into
shared memory as the copy engine would. Nothing is copied first, so it is for problems that are soon done. Template:
wgmma.cu.j2."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Constraint, KernelSpec, Launch, Problem, RuntimeConstraint, SizeRule, Values

from . import tensor_core as tc
from . import wgmma, wgmma_sets

LOADERS = 2  # warpgroups
FEED_ROWS = 32  # that they read at once
# Registers of a thread that loads, by warpgroups that multiply, and those of them that hold no line of memory.
REGISTERS, OTHER_REGISTERS = {1: 168, 2: 144}, 44


def passes(k: KernelSpec) -> int:
    """In which the rows of a k tile are read."""
    return (k.config.BM + k.config.BN) // FEED_ROWS


def lines(k: KernelSpec) -> int:
    """Of each row, that registers hold: what is under way, and the k tile that leaves."""
    return (REGISTERS[k.config.GROUPS] - OTHER_REGISTERS - 2 * passes(k)) // (4 * passes(k))


def launch(k: KernelSpec) -> Launch:
    plain = wgmma.launch(k)
    return replace(
        plain,
        block=(128 * (k.config.GROUPS + LOADERS), 1, 1),
        constants=(),
        tensor_maps=wgmma.output_maps(k),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    free = ("lda", "ldb", "stride_a", "stride_b")
    return (*(rule for rule in wgmma.rules(k) if rule.size not in free), SizeRule("K", max=wgmma.MOST_SPAN // 2))


# By hand from a few timings on an H100.
FEED_BYTES_PER_CLOCK = 40  # per SM
START_US = 1.5


def predict(k: KernelSpec):
    """What the kernel takes by the copy engine on aligned operands, or what registers are fed at."""
    multiply_us = wgmma.predict(k)
    clusters = k.arch.nominal.compute_units
    k_tile_us = wgmma.stage_bytes(k) / FEED_BYTES_PER_CLOCK / k.arch.nominal.clock_mhz

    def predicted_us(problem: Problem, runtime: Values) -> float:
        pieces = wgmma.cluster_tiles(k, problem) * runtime.split_k
        k_tiles = ceil(problem.sizes.K / (k.config.BK * runtime.split_k))
        return maximum(multiply_us(problem, runtime), ceil(pieces / clusters) * k_tiles * k_tile_us) + START_US

    return predicted_us


def config_name(k: KernelSpec) -> str:
    return f"{wgmma.config_name(k)}.l{k.config.LINES}"


FAMILY = replace(
    wgmma.FAMILY,
    name="wgmma_register",
    description="wgmma for rows that begin anywhere: two warpgroups load k tiles through registers.",
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt",)},
    parameters=wgmma.FAMILY.parameters
    | {
        "SWAP": (0,),
        "PINGPONG": (0,),
        "GROUPS": (1, 2),
        "BM": (64, 128),
        "BN": (32, 64, 96, 128),
        "BK": (wgmma.ROW_BYTES // 2,),
        "CLUSTER_M": (1,),
        "CLUSTER_N": (1,),
        "LEFT_ROWS": (0,),
        "STAGES": lambda k: wgmma.stages(k)[:1],
        "LINES": lambda k: (lines(k),),
    },
    constraints=(
        *wgmma.FAMILY.constraints,
        Constraint("registers hold two lines, and up to 64 sums", lambda k: wgmma.sums_per_thread(k) <= 64 and k.config.LINES >= 2),
    ),
    runtime_constraints=(
        RuntimeConstraint("rows begin where the copy engine can't read them in place", wgmma_sets.is_needed),
        RuntimeConstraint("C leaves by the copy engine where its rows allow that", wgmma.tma_store_is_used),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", wgmma.general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", wgmma.split_pays),
        RuntimeConstraint("every output tile has its counters", wgmma.split_is_counted),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: wgmma.ALIGNED_BYTES if k.config.TMA_STORE else wgmma.element_bytes(k),
    config_name=config_name,
    defaults=lambda arch, attributes: (),
    predict=predict,
)
