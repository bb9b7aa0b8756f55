"""FlashAttention by wgmma (sm90a), for dense problems without modified scores: mask full and causal."""

from math import ceil

from codegen.arithmetic import all_of, maximum, minimum, where
from codegen.model import (
    Constraint,
    Extent,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    TensorMap,
    Term,
    Values,
    Workspace,
)

from ..heads import HEAD_GROUP, HEADS, NEXT_HEAD, VECTOR, size_rules

ROW_BYTES = 128  # of a shared panel: 64 columns
WARP_ROWS = 16
MOST_PACKED_QUERIES = 256
CONSUMER_REGISTERS = {1: 255, 2: 240, 3: 160}


def rows(k: KernelSpec) -> int:
    return 64 * k.config.GROUPS


def smem_bytes(k: KernelSpec) -> int:
    """Panels of Q, of STAGES blocks of K and of V, barriers, and the item in work."""
    panels = ceil(k.config.HEAD / 64)
    return panels * ROW_BYTES * (rows(k) + 2 * k.config.STAGES * k.config.BN) + 32 + 32 * k.config.STAGES


def registers(k: KernelSpec) -> int:
    """Values, scores, and the weights of the block before."""
    c = k.config
    return c.HEAD // 2 + c.BN // 2 + c.BN // 4


def tensor_map(name: str, tensor: str, length: str, heads: str, box_rows: int, k: KernelSpec) -> TensorMap:
    letter = tensor.lower()
    return TensorMap(
        name,
        tensor,
        k.attributes.dtype,
        tuple(Extent(1, (Term(size),)) for size in ("D", length, heads, "B")),
        tuple(Extent(1, (Term(f"stride_{letter}{axis}"),)) for axis in "shb"),
        (64, box_rows, 1, 1),
        swizzle=ROW_BYTES,
    )


def launch(k: KernelSpec) -> Launch:
    return Launch(
        block=(128 * (1 + k.config.GROUPS), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("Sq", rows(k)), Term("Hq"), Term("B")), (), ()),
        ctas_per_unit=1,
        workspace=Workspace(
            fixed_bytes=256 if k.attributes.mask == "causal" else 0
        ),  # counters that deal out the items
        tensor_maps=(
            tensor_map("map_q", "Q", "Sq", "Hq", WARP_ROWS if k.config.PACKS else rows(k), k),
            tensor_map("map_k", "K", "Sk", "Hkv", k.config.BN, k),
            tensor_map("map_v", "V", "Sk", "Hkv", k.config.BN, k),
        ),
    )


def _packs(problem, arch) -> tuple[int, ...]:
    """Heads in a tile, powers of 2: worth it where a tile has more rows than a head has queries left."""
    group = problem.sizes.Hq // problem.sizes.Hkv
    few = problem.sizes.Sq <= MOST_PACKED_QUERIES
    return (1, *(pack for pack in (2, 4, 8) if few and group % pack == 0))


def heads_fit(k: KernelSpec, problem, runtime):
    s = problem.sizes
    if not k.config.PACKS:
        return runtime.pack == 1
    warps = rows(k) // WARP_ROWS
    return all_of(runtime.pack > 1, runtime.pack <= warps & -warps, s.Hq // s.Hkv % runtime.pack == 0)


def dealing_matters(k: KernelSpec, problem, runtime):
    return k.attributes.mask == "causal" or runtime.dynamic == 0


LAUNCH_US = 4.0
ITEM_CLOCKS = 2200  # Q's way in, the first block's scores, O's way out
TENSOR_FRACTION = 0.80
EXPONENTIALS_PER_CLOCK = 16
OTHERS_PER_CLOCK = 128  # instructions of lanes


def predict(k: KernelSpec):
    """Warpgroups of an SM share its tensor cores and its exponentials; what one leaves the others use."""
    c, arch = k.config, k.arch
    block_flops = 2 * 2 * rows(k) * c.BN * ceil(c.HEAD / 16) * 16
    math_clocks = block_flops / (arch.device.flops_per_clock[k.attributes.dtype] * TENSOR_FRACTION)
    softmax_clocks = rows(k) * c.BN * (1 / EXPONENTIALS_PER_CLOCK + 2 / OTHERS_PER_CLOCK)
    overlap = 0.35 * {1: 1.6, 2: 1.0, 3: 0.9}[c.GROUPS]
    block_clocks = max(math_clocks, softmax_clocks) + overlap * min(math_clocks, softmax_clocks) + 120

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = ceil(s.Sq * runtime.pack / rows(k))
        items = tiles * s.B * (s.Hq // runtime.pack)
        seen = minimum(s.Sk, 0.5 * s.Sk + 0.5 * (rows(k) + c.BN)) if k.attributes.mask == "causal" else s.Sk
        blocks = maximum(1, seen / c.BN) if k.attributes.mask == "causal" else ceil(seen / c.BN)
        waves = items / arch.device.compute_units
        whole = maximum(1, 0.7 * waves + 0.3 * ceil(waves))
        item_clocks = ITEM_CLOCKS + blocks * block_clocks
        # Rounds of CTAs that go through few heads leave some CTAs the longer tiles each time; asking costs a little.
        uneven = 0.4 * minimum(1, tiles / arch.device.compute_units) if k.attributes.mask == "causal" else 0.0
        loss = where(runtime.dynamic == 1, 0.04, uneven) + 0.001 * runtime.head_group
        return LAUNCH_US + whole * item_clocks / arch.device.clock_mhz * (1 + loss)

    return predicted_us


FAMILY = Family(
    name="wgmma",
    description="Online softmax between two products by wgmma, fed by TMA; warpgroups take turns.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"tma", "wgmma", "mbarrier", "setmaxnreg", attributes.dtype},
    attributes={"dtype": ("f16", "bf16"), "mask": ("full", "causal")},
    parameters={
        "HEAD": HEADS,
        "GROUPS": (1, 2, 3),
        "BN": (48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256),
        "STAGES": (2, 3),
        "TURNS": (0, 1),
        "PACKS": (0, 1),
    },
    constraints=(
        Constraint(
            "warpgroups take turns where there are several", lambda k: k.config.GROUPS > 1 or k.config.TURNS == 0
        ),
        Constraint(
            "scores, weights and values leave registers for the rest",
            lambda k: registers(k) <= CONSUMER_REGISTERS[k.config.GROUPS] - 24,
        ),
        Constraint(
            "a warpgroup's products fit what it is launched with (ptxas C7602)",
            lambda k: k.config.GROUPS < 3 or max(k.config.BN, k.config.HEAD) <= 200,
        ),
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
    ),
    runtime=(
        HEAD_GROUP,
        RuntimeParameter("dynamic", default=0, values=lambda problem, arch: (0, 1)),
        RuntimeParameter("pack", default=1, values=_packs),
    ),
    runtime_constraints=(
        NEXT_HEAD,
        RuntimeConstraint("packed heads share a head of K and V, and have whole warps each", heads_fit),
        RuntimeConstraint("items that are equally long are not dealt out", dealing_matters),
    ),
    launch=launch,
    rules=lambda k: size_rules(k.config.HEAD, VECTOR, least_length=1),
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(Sq=(rows(k) // runtime.pack,), Sk=(k.config.BN,), D=(k.config.HEAD,)),
    config_name=lambda k: (
        "d{HEAD}.{GROUPS}x64x{BN}.s{STAGES}".format_map(k.config)
        + ".turns" * k.config.TURNS
        + ".packs" * k.config.PACKS
    ),
    defaults=lambda arch, attributes: (),
    default_rank=1,
    predict=predict,
)
