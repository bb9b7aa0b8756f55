"""The wgmma family for few rows of A, where rows begin anywhere: A is packed first, as in wgmma_packed.py, and B is cut
out of aligned words on its way through the registers of warpgroups that do nothing else. Template: wgmma.cu.j2."""

from dataclasses import replace

from codegen.model import Constraint, KernelSpec, Launch, SizeRule

from . import wgmma, wgmma_packed

MOST_ROWS = 256  # of A; for more of them B is read too often
CHUNK = 8  # elements that a thread loads at once
UNDER_WAY = 12  # 16-byte words of a thread; wgmma.cu.j2: kWordsUnderWay


def chunks(k: KernelSpec) -> int:
    """Of each thread that feeds, for one k tile."""
    return k.config.BN * k.config.BK // CHUNK // (128 * k.config.FEEDERS)


def chunks_divide(k: KernelSpec) -> bool:
    """Threads have equally many, and registers for those of two k tiles and the word behind each row of them."""
    rows_at_once = 128 * k.config.FEEDERS * CHUNK // k.config.BK
    return k.config.BN % rows_at_once == 0 and 2 * (chunks(k) + 1) <= UNDER_WAY


def launch(k: KernelSpec) -> Launch:
    """wgmma_packed's with the warpgroups that feed, and no tensor map of what they load."""
    packed = wgmma_packed.launch(k)
    threads = 128 * (1 + k.config.GROUPS + k.config.FEEDERS)
    maps = tuple(tensor_map for tensor_map in packed.tensor_maps if tensor_map.name != "map_right")
    return replace(packed, block=(threads, 1, 1), tensor_maps=maps)


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    free = ("M", "ldb", "stride_b")
    return (SizeRule("M", max=MOST_ROWS), *(rule for rule in wgmma_packed.rules(k) if rule.size not in free))


def pointer_alignment(k: KernelSpec) -> int:
    return wgmma.ALIGNED_BYTES if k.config.TMA_STORE else wgmma.element_bytes(k)


FAMILY = replace(
    wgmma_packed.FAMILY,
    name="wgmma_ldg",
    description="wgmma for few rows of A that begin anywhere, as B's do: A is packed first, B is cut in registers.",
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt", "tt")},
    parameters=wgmma_packed.FAMILY.parameters
    | {
        "SWAP": (0,),
        "PINGPONG": (0,),
        "GROUPS": (1,),
        "BM": (64, 128),
        "BN": (32, 48, 64, 80, 96, 112, 128, 160),
        "BK": (64, 128),
        "PACK": (1,),
        "FEEDERS": (2,),
    },
    constraints=(
        *wgmma.FAMILY.constraints,
        Constraint("threads that feed have equally many chunks", chunks_divide),
        Constraint("registers hold the sums beside what feeders have", lambda k: wgmma.sums_per_thread(k) <= 96),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=pointer_alignment,
    config_name=lambda k: f"{wgmma.config_name(k)}.f{k.config.FEEDERS}",
)
