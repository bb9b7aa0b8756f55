"""FlashAttention by mma.sync, and, on the way there, by CUDA cores: the ladder of optimisations is this family's
parameters. LOADS=scalar with MATH=fma is legal for every stride, alignment and D up to 256 on every GPU."""

from math import ceil

from codegen.arithmetic import maximum, minimum
from codegen.model import (
    Constraint,
    Family,
    KernelSpec,
    Launch,
    Term,
    Values,
)

from .heads import HEAD_GROUP, HEADS, NEXT_HEAD, VECTOR, size_rules


def threads(k: KernelSpec) -> int:
    return k.config.BM // k.config.WM * 32


def smem_bytes(k: KernelSpec) -> int:
    """Q, the blocks of K and V, and on CUDA cores the weights in f32 (tile_product.h)."""
    c = k.config
    weights = 0 if c.MATH == "mma" else 4 * c.BM * (c.BN + 4)
    return 2 * c.HEAD * (c.BM + 2 * c.STAGES * c.BN) + weights


def launch(k: KernelSpec) -> Launch:
    items = (Term("Sq", k.config.BM), Term("Hq"), Term("B"))
    return Launch(block=(threads(k), 1, 1), smem_bytes=smem_bytes(k), grid=(items, (), ()))


def registers(k: KernelSpec) -> int:
    """Values, scores, held Q, and what addresses, maxima and sums took when compiled."""
    c = k.config
    held = c.WM * c.HEAD // 64 if c.HOLD_Q else 0
    return c.WM * (c.HEAD + c.BN) // 32 + held + 48


def ctas_per_unit(k: KernelSpec) -> int:
    """As many as registers and shared memory leave room for; three at most."""
    limits = k.arch.limits
    by_registers = limits.registers_per_sm // (threads(k) * min(255, registers(k)))
    by_smem = limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)
    return max(1, min(3, by_registers, by_smem, limits.threads_per_sm // threads(k)))


def math_values(arch, attributes) -> tuple[str, ...]:
    small_mma = attributes.dtype == "f16" and "mma_f16_m16n8k8" in arch.features
    return ("mma", "fma") if small_mma or f"mma_{attributes.dtype}" in arch.features else ("fma",)


def loads_values(arch) -> tuple[str, ...]:
    return ("async", "vector", "scalar") if "cp_async" in arch.features else ("vector", "scalar")


def is_rung(k: KernelSpec) -> bool:
    """Below the top the ladder has one tile: it shows what each step is worth."""
    c = k.config
    if c.MATH == "mma" and c.LOADS == loads_values(k.arch)[0]:
        return True
    return (c.BM, c.BN, c.WM, c.STAGES, c.HOLD_Q) == (64, 32 if c.HEAD <= 128 else 16, 16, 1, 0)


# Of what an SM does in a clock: mma.sync feeds part of what wgmma can use on sm90.
TENSOR_FRACTION = {7: 0.70, 8: 0.70, 9: 0.50}
SMEM_BYTES_PER_CLOCK = 128
EXPONENTIALS_PER_CLOCK = 16
FMAS_PER_CLOCK = 64
LAUNCH_US = 4.0
BLOCK_CLOCKS = 250  # barriers, shuffles and the first fragments of a block
ITEM_CLOCKS = 2500  # Q's way in, O's way out


def predict(k: KernelSpec):
    """CTAs share an SM's tensor cores, shared memory and exponentials; causal ones see half of the keys."""
    c, arch = k.config, k.arch
    resident = ctas_per_unit(k)
    warps = threads(k) // 32
    products = 2 * 2 * c.BM * c.BN * c.HEAD  # flops of a block
    fragments = warps * 2 * c.BN * c.HEAD * 2 + (0 if c.HOLD_Q else c.BM * c.HEAD * 2)
    copies = 2 * c.BN * c.HEAD * 2
    smem_clocks = (fragments + copies) / SMEM_BYTES_PER_CLOCK
    softmax_clocks = c.BM * c.BN * (1 / EXPONENTIALS_PER_CLOCK + 6 / FMAS_PER_CLOCK)
    if c.MATH == "mma":
        per_clock = arch.device.flops_per_clock.get(k.attributes.dtype, 1024) * TENSOR_FRACTION.get(arch.major, 0.7)
        math_clocks = products / per_clock
    else:
        math_clocks = products / 2 / FMAS_PER_CLOCK
        smem_clocks *= 2
    busy = max(math_clocks, smem_clocks) + 0.6 * softmax_clocks
    alone = math_clocks + 0.5 * smem_clocks + softmax_clocks + BLOCK_CLOCKS
    if c.LOADS != "async":
        alone += 1500 if c.LOADS == "vector" else 6000
    elif c.STAGES == 1:
        alone += 150

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = ceil(s.Sq / c.BM)
        items = tiles * s.B * s.Hq
        seen = 0.5 * s.Sk + 0.5 * minimum(s.Sk, c.BM) if k.attributes.mask == "causal" else s.Sk
        blocks = maximum(1, seen / c.BN)
        item_clocks = ITEM_CLOCKS + blocks * maximum(
            alone, busy * minimum(resident, ceil(items / arch.device.compute_units))
        )
        waves = items / (arch.device.compute_units * resident)
        whole = maximum(1, 0.5 * (waves + ceil(waves)))
        return LAUNCH_US + whole * item_clocks / arch.device.clock_mhz * (1 + 0.001 * runtime.head_group)

    return predicted_us


def defaults(arch, attributes):
    """What was the fastest on an H200 for most of preset h200; where there is no cp.async, what fits."""
    fallback = {"HEAD": 256, "BM": 64, "BN": 16, "WM": 16, "MATH": "fma", "LOADS": "scalar", "STAGES": 1, "HOLD_Q": 0}
    if "mma" not in math_values(arch, attributes):
        return (fallback,)
    loads = loads_values(arch)[0]
    if loads == "async":
        tiles = ((64, 128, 64, 32, 2, 1), (128, 64, 128, 16, 1, 1), (256, 64, 64, 16, 1, 0))
    else:
        tiles = tuple((head, 64, 32 if head <= 128 else 16, 16, 1, 0) for head in (64, 128, 256))
    names = ("HEAD", "BM", "BN", "WM", "STAGES", "HOLD_Q")
    fast = [{**dict(zip(names, tile, strict=True)), "MATH": "mma", "LOADS": loads} for tile in tiles]
    return (*fast, fallback)


FAMILY = Family(
    name="mma",
    description="Online softmax between two products by mma.sync (or by CUDA cores), fed by cp.async.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {attributes.dtype},
    attributes={"dtype": ("f16", "bf16"), "mask": ("full", "causal", "general")},
    parameters={
        "HEAD": HEADS,
        "BM": (64, 128),
        "BN": (16, 32, 64, 96, 128),
        "WM": (16, 32),
        "MATH": lambda k: math_values(k.arch, k.attributes),
        "LOADS": lambda k: loads_values(k.arch),
        "STAGES": (1, 2, 3),
        "HOLD_Q": (0, 1),
    },
    constraints=(
        Constraint("only asynchronous copies run ahead", lambda k: k.config.STAGES == 1 or k.config.LOADS == "async"),
        Constraint("below tensor cores and the fastest loads there is one tile for each head size", is_rung),
        Constraint(
            "a block has at least 32 keys, 16 from a head size of 192 on",
            lambda k: k.config.BN > 16 or k.config.HEAD > 128,
        ),
        Constraint("a CTA has 4 or 8 warps", lambda k: threads(k) in (128, 256)),
        Constraint("registers fit a thread", lambda k: registers(k) <= 255),
        Constraint("shared memory fits a CTA", lambda k: smem_bytes(k) <= k.arch.limits.smem_bytes_per_cta),
        Constraint(
            "a pass of all threads covers whole rows of a block",
            lambda k: k.config.BN % (threads(k) // (8 if k.config.HEAD % 64 == 0 else 4)) == 0,
        ),
    ),
    runtime=(HEAD_GROUP,),
    runtime_constraints=(NEXT_HEAD,),
    launch=launch,
    rules=lambda k: size_rules(k.config.HEAD, 1 if k.config.LOADS == "scalar" else VECTOR, least_length=0),
    pointer_alignment=lambda k: 2 if k.config.LOADS == "scalar" else 16,
    lengths=lambda k, runtime: Values(Sq=(k.config.BM,), Sk=(k.config.BN,), D=(k.config.HEAD,)),
    config_name=lambda k: (
        "{MATH}.{LOADS}.d{HEAD}.{BM}x{BN}.w{WM}.s{STAGES}".format_map(k.config) + (".q" if k.config.HOLD_Q else "")
    ),
    defaults=defaults,
    default_rank=0,
    predict=predict,
)
