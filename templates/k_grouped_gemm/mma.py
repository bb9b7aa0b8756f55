"""K-grouped GEMM on tensor cores by mma.sync, fed by a cp.async pipeline (sm80 and up)."""

from math import ceil

from codegen.arithmetic import maximum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, SizeRule, Term, Values
from templates.gemm.element_types import PAIRS, names, operand_type, result_bytes

ELEMENT_BYTES = 2
MULTIPLE = 8  # elements: 16 bytes, which a thread copies


def warps(k: KernelSpec) -> int:
    return (k.config.BM // k.config.WM) * (k.config.BN // k.config.WN)


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + k.config.BN) * k.config.BK * ELEMENT_BYTES


def out_bytes(k: KernelSpec) -> int:
    """16 rows of each warp's sums, padded by 8, on their way to C."""
    return warps(k) * 16 * (k.config.WN + 8) * 4


def rows_cover_passes(k: KernelSpec) -> bool:
    """A pass of all threads, 16 bytes each, covers whole rows of both shared tiles."""
    return all(32 * warps(k) % (length * ELEMENT_BYTES // 16) == 0 for length in (k.config.BM, k.config.BN))


def registers(k: KernelSpec) -> int:
    """Per thread: accumulators, two sets of fragments, where rows of A lie, addresses."""
    c = k.config
    passes = ceil(c.BK * c.BM * ELEMENT_BYTES / (16 * 32 * warps(k)))
    return c.WM * c.WN // 32 + 2 * (c.WM + c.WN) // 4 + 2 * passes + 60


def launch(k: KernelSpec) -> Launch:
    return Launch(
        block=(32 * warps(k), 1, 1),
        smem_bytes=k.config.STAGES * stage_bytes(k),
        grid=((Term("M", k.config.BM), Term("N", k.config.BN)), (Term("G"),), ()),
    )


LAUNCH_US = 3.0
K_TILE_CLOCKS = 60.0  # to hand it over
LATENCY_CLOCKS = 900.0
L2_BYTES_PER_CLOCK = 48.0
EPILOGUE_CLOCKS = 1500.0
MMA_FRACTION = 0.22  # of the datasheet's rate
WRITE_COST = 1.6  # of a byte of C, in bytes read: as the other, fitted to an H200


def predict(k: KernelSpec):
    """Waves of tiles, each k tile bound by tensor cores, L2 or latency; memory, which hardly overlaps with them."""
    c, device = k.config, k.arch.device
    resident = max(1, min(k.arch.limits.smem_bytes_per_sm // (launch(k).smem_bytes + 1024), 1536 // (32 * warps(k))))
    per_clock = device.flops_per_clock[operand_type(k.attributes)] * MMA_FRACTION
    tensor_clocks = 2 * c.BM * c.BN * c.BK / per_clock
    loaded_clocks = stage_bytes(k) / L2_BYTES_PER_CLOCK
    units, clock_per_us, written = device.compute_units, device.clock_mhz, result_bytes(k.attributes)
    bytes_per_us = device.memory_gb_per_s * 1e3

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = s.G * ceil(s.M / c.BM) * ceil(s.N / c.BN)
        k_tiles = ceil(s.T / maximum(1, s.G) / c.BK)  # of groups that are alike

        def wave_clocks(per_unit):
            k_tile = maximum(per_unit * maximum(tensor_clocks, loaded_clocks), LATENCY_CLOCKS / c.STAGES)
            return k_tiles * (k_tile + K_TILE_CLOCKS) + EPILOGUE_CLOCKS

        full, rest = divmod(ctas, units * resident)
        clocks = full * wave_clocks(resident) + where(rest > 0, wave_clocks(ceil(rest / units)), 0.0)
        computed_us = clocks / clock_per_us
        moved_us = (ELEMENT_BYTES * s.T * (s.M + s.N) + WRITE_COST * written * s.G * s.M * s.N) / bytes_per_us
        return LAUNCH_US + computed_us + moved_us

    return predicted_us


FAMILY = Family(
    name="mma",
    description="Tensor cores by mma.sync, both operands turned by ldmatrix, fed by a cp.async pipeline.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", f"mma_{operand_type(attributes)}"},
    attributes={"dtype": ("f16", "bf16", *PAIRS)},
    parameters={
        "BM": (32, 64, 128, 256),
        "BN": (64, 128, 256),
        "BK": (32, 64),
        "WM": (16, 32, 64),
        "WN": (16, 32, 64),
        "STAGES": (3, 4),
    },
    constraints=(
        Constraint(
            "warp tiles divide the CTA tile",
            lambda k: k.config.BM % k.config.WM == 0 and k.config.BN % k.config.WN == 0,
        ),
        Constraint("a CTA has 4 or 8 warps", lambda k: warps(k) in (4, 8)),
        Constraint("a pass of all threads covers whole rows of a k tile", rows_cover_passes),
        Constraint("shared memory fits a CTA", lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta),
        Constraint("sums fit the pipeline's shared memory", lambda k: out_bytes(k) <= launch(k).smem_bytes),
        Constraint(
            "registers fit an SM",
            lambda k: registers(k) <= 255 and registers(k) * 32 * warps(k) <= k.arch.limits.registers_per_sm,
        ),
    ),
    launch=launch,
    # Chunks of 16 bytes begin at 16-byte addresses and lie within a row.
    rules=lambda k: tuple(SizeRule(size, multiple=MULTIPLE) for size in ("M", "N", "lda", "ldb")),
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(k.config.BM,), N=(k.config.BN,), T=(k.config.BK, k.config.BK * (k.config.STAGES - 1))
    ),
    config_name=lambda k: "{BM}x{BN}x{BK}.{WM}x{WN}.s{STAGES}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 64, "BK": 64, "WM": 32, "WN": 32, "STAGES": 3},),
    default_rank=1,
    predict=predict,
    names=names,
)
