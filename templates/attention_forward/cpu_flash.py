"""FlashAttention on CPUs: a thread takes a tile of queries, its working set stays in the core's caches."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Constraint, Family, KernelSpec, Launch, SizeRule, Values

from .heads import MOST_LENGTH

HEADS = (64, 128, 256)
PACK_CLOCKS = 0.8  # of an element of K and one of V
SPREAD_CLOCKS = 0.3  # of what a kernel for larger heads leaves out between two rows of a block, as much


def lanes(arch) -> int:
    return 16 if "avx512f" in arch.features else 8


def per_word(k: KernelSpec) -> int:
    """Numbers that are multiplied at once, in a lane."""
    return 2 if "avx512_bf16" in k.arch.features and k.attributes.dtype == "bf16" else 1


def registers(k: KernelSpec) -> int:
    """Sums, a row of what they are multiplied from, a broadcast."""
    return k.config.ROWS * k.config.NV + k.config.NV + 1


def working_set(k: KernelSpec) -> int:
    """Bytes: queries and values of the tile, packed keys and values of a block, scores and weights."""
    c, pair = k.config, per_word(k)
    words = c.BM * c.HEAD + 2 * c.BN * c.HEAD + (c.BM * c.BN if pair > 1 else 0)
    return 4 * (c.BM * c.HEAD + c.BM * c.BN + words // pair)


def predict(k: KernelSpec):
    """Multiply-adds and loads of the two products, packing of each block, exponentials."""
    c, arch = k.config, k.arch
    width = lanes(arch)
    step_clocks = max(c.ROWS * c.NV / 2, (c.NV + c.ROWS) / 2) + 0.5
    per_row = step_clocks / (c.ROWS * c.NV * width * per_word(k))  # of a product, for each element of depth and column

    def predicted_us(problem, runtime):
        s = problem.sizes
        depth = ceil(s.D / (c.NV * width)) * c.NV * width
        seen = 0.5 * (s.Sk + c.BM) if k.attributes.mask == "causal" else 1.0 * s.Sk
        blocks = maximum(1, seen / c.BN)
        rows = ceil(c.BM / c.ROWS) * c.ROWS
        pack_clocks = c.BN * (PACK_CLOCKS * s.D + SPREAD_CLOCKS * (c.HEAD - s.D))
        block_clocks = rows * c.BN * (s.D + depth) * per_row + pack_clocks + rows * c.BN * (20 / width)
        items = ceil(s.Sq / c.BM) * s.Hq * s.B
        rounds = ceil(items / maximum(1, problem.threads))
        return 1.0 + rounds * (blocks * block_clocks + 4 * rows * s.D) / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_flash",
    description="Online softmax over blocks of keys that are packed side by side; bf16 in pairs where CPUs can.",
    template="cpu_flash.cc.j2",
    kind="cpu",
    uses=frozenset({"avx512_bf16"}),
    requires=lambda attributes: {"f16c"} if attributes["dtype"] == "f16" else frozenset(),
    attributes={"dtype": ("f32", "bf16", "f16"), "mask": ("full", "causal", "general")},
    parameters={"HEAD": HEADS, "BM": (16, 32, 64), "BN": (64, 128), "ROWS": (4, 6, 8), "NV": (1, 2, 4)},
    constraints=(
        Constraint(
            "sums, a row and a broadcast fit the vector registers",
            lambda k: registers(k) <= (32 if lanes(k.arch) == 16 else 16),
        ),
        Constraint("at least eight sums hide the latency of multiply-adds", lambda k: k.config.ROWS * k.config.NV >= 8),
        Constraint(
            "tiles of rows fill the tile of queries", lambda k: k.config.BM % k.config.ROWS <= k.config.ROWS // 2
        ),
        Constraint(
            "products of pairs are of bf16",
            lambda k: "avx512_bf16" not in k.arch.features or k.attributes.dtype == "bf16",
        ),
        Constraint("the working set fits a core's cache", lambda k: working_set(k) <= 512 * 1024),
    ),
    launch=lambda k: Launch(),
    rules=lambda k: (
        SizeRule("D", max=k.config.HEAD),
        SizeRule("Sq", max=MOST_LENGTH),
        SizeRule("Sk", max=MOST_LENGTH),
    ),
    pointer_alignment=lambda k: 4 if k.attributes.dtype == "f32" else 2,
    lengths=lambda k, runtime: Values(Sq=(k.config.BM,), Sk=(k.config.BN,), D=(k.config.HEAD,)),
    config_name=lambda k: "d{HEAD}.{BM}x{BN}.{ROWS}x{NV}".format_map(k.config),
    # Of f16 one: a kernel more costs everyone's build a second.
    defaults=lambda arch, attributes: tuple(
        {"HEAD": head, "BM": 64, "BN": 64, "ROWS": 4, "NV": 2}
        for head in ((256,) if attributes["dtype"] == "f16" else (64, 256))
    ),
    default_rank=0,
    predict=predict,
    driver="attention_forward_flash",
)
