"""The wgmma family for few rows of A: B comes through the registers of warpgroups that do nothing else, past L1, which
reads cold memory faster than the bulk copy engine does. All else is as in wgmma.py, whose template this is."""

from dataclasses import replace

from codegen.model import Constraint, KernelSpec, Launch, Problem, SizeRule, Values

from . import tensor_core as tc
from . import wgmma

MOST_ROWS = 256  # of A; for more of them B is read too often
CHUNK = 8  # elements that a thread loads at once
UNDER_WAY = {1: 20, 2: 16}  # words of a thread, by warpgroups that feed; wgmma.cu.j2: kWordsUnderWay


def chunks(k: KernelSpec) -> int:
    """Of each thread that feeds, for one k tile."""
    return k.config.BN * k.config.BK // CHUNK // (128 * k.config.FEEDERS)


def chunks_divide(k: KernelSpec) -> bool:
    """Threads have equally many, and registers for those of two k tiles."""
    rows_at_once = 128 * k.config.FEEDERS * CHUNK // k.config.BK
    return k.config.BN % rows_at_once == 0 and 2 * chunks(k) <= UNDER_WAY[k.config.FEEDERS]


def registers_fit(k: KernelSpec) -> bool:
    """Sums of a thread beside what feeders have; as compiled by ptxas of CUDA 13.0."""
    return wgmma.sums_per_thread(k) <= (96 if k.config.GROUPS == 1 else 64)


def fed(k: KernelSpec, plain: Launch) -> Launch:
    """With the warpgroups that feed, and no tensor map of what they load."""
    threads = 128 * (1 + k.config.GROUPS + k.config.FEEDERS)
    maps = tuple(tensor_map for tensor_map in plain.tensor_maps if tensor_map.name != "map_right")
    return replace(plain, block=(threads, 1, 1), tensor_maps=maps)


def with_few_rows(rules: tuple[SizeRule, ...]) -> tuple[SizeRule, ...]:
    return (SizeRule("M", max=MOST_ROWS), *(rule for rule in rules if rule.size != "M"))


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    kept = tuple(rule for rule in wgmma.rules(k) if rule.size != "K")
    return with_few_rows((SizeRule("K", multiple=CHUNK, min=1, max=tc.MAX_INT), *kept))


def config_name(k: KernelSpec) -> str:
    return f"{wgmma.config_name(k)}.f{k.config.FEEDERS}"


MEMORY_GAIN = 0.96  # of wgmma's time; from a few timings on an H200


def predict(k: KernelSpec):
    plain_us = wgmma.predict(k)

    def predicted_us(problem: Problem, runtime: Values) -> float:
        return MEMORY_GAIN * plain_us(problem, runtime)

    return predicted_us


FAMILY = replace(
    wgmma.FAMILY,
    name="wgmma_ldg",
    description="wgmma for few rows of A: B comes through registers, past L1, faster than by the copy engine.",
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt", "tt")},
    parameters=wgmma.FAMILY.parameters
    | {
        "SWAP": (0,),
        "PINGPONG": (0,),
        "GROUPS": (1, 2),
        "BM": (64, 128),
        "BN": (16, 32, 48, 64, 80, 96, 112, 128, 160, 192),
        "CLUSTER_M": (1,),
        "CLUSTER_N": (1,),
        "FEEDERS": (1, 2),
    },
    constraints=(
        *(constraint for constraint in wgmma.FAMILY.constraints if "32 wide" not in constraint.sentence),
        Constraint("threads that feed have equally many chunks", chunks_divide),
        Constraint("registers hold the sums beside what feeders have", registers_fit),
    ),
    launch=lambda k: fed(k, wgmma.launch(k)),
    rules=rules,
    config_name=config_name,
    predict=predict,
)
