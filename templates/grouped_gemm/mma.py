"""Grouped GEMM on tensor cores by mma.sync, fed by a cp.async pipeline (sm80 and up)."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, SizeRule, Term, Values

from .spec import GATES
from .tiles import over_ends, parts, row_tiles

ELEMENT_BYTES = 2
MULTIPLE = 8  # elements: 16 bytes, which a thread copies


def b_columns(k: KernelSpec) -> int:
    return k.config.BN * parts(k)


def warps(k: KernelSpec) -> int:
    return (k.config.BM // k.config.WM) * (b_columns(k) // k.config.WN)


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + b_columns(k)) * k.config.BK * ELEMENT_BYTES


def out_bytes(k: KernelSpec) -> int:
    """16 rows of each warp's sums, padded by 8, on their way to C."""
    return warps(k) * 16 * (k.config.WN // parts(k) + 8) * 4


def rows_cover_passes(k: KernelSpec) -> bool:
    """A pass of all threads, 16 bytes each, covers whole rows of both shared tiles."""
    across = k.config.BK if k.attributes.layout == "nt" else b_columns(k)
    return all(32 * warps(k) % (length * ELEMENT_BYTES // 16) == 0 for length in (k.config.BK, across))


def registers(k: KernelSpec) -> int:
    """Per thread: accumulators, two sets of fragments, addresses."""
    return k.config.WM * k.config.WN // 32 + 2 * (k.config.WM + k.config.WN) // 4 + 60


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(row_tiles(k.config.BM),),
        block=(32 * warps(k), 1, 1),
        smem_bytes=k.config.STAGES * stage_bytes(k),
        grid=((Term("row_tiles"), Term("N", k.config.BN)), (), ()),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Chunks of 16 bytes begin at 16-byte addresses and lie within a row."""
    within = ("K", "N") if k.attributes.layout == "nn" else ("K",)
    return tuple(SizeRule(size, multiple=MULTIPLE) for size in (*within, "lda", "ldb", "stride_part", "stride_b"))


LAUNCH_US = 3.5
K_TILE_CLOCKS = 63.9  # to hand it over
LATENCY_CLOCKS = 945.0
L2_BYTES_PER_CLOCK = 30.4
EPILOGUE_CLOCKS = 1540.0
MMA_FRACTION = 0.75  # of the datasheet's rate
OVERLAP_LOSS = 0.348


def predict(k: KernelSpec):
    """Waves of tiles, each k tile bound by tensor cores, L2 or latency, or reading the matrices of groups with rows."""
    c, device = k.config, k.arch.device
    resident = max(1, min(k.arch.limits.smem_bytes_per_sm // (launch(k).smem_bytes + 1024), 1536 // (32 * warps(k))))
    tensor_clocks = 2 * c.BM * b_columns(k) * c.BK / (device.flops_per_clock[k.attributes.dtype] * MMA_FRACTION)
    loaded_clocks = stage_bytes(k) / L2_BYTES_PER_CLOCK
    count, units, clock_per_us = parts(k), device.compute_units, device.clock_mhz
    bytes_per_us = device.memory_gb_per_s * 1e3

    def us_of_groups(s, groups):
        ctas = groups * ceil(s.M / (groups * c.BM)) * ceil(s.N / c.BN)

        def wave_clocks(per_unit):
            k_tile = maximum(per_unit * (maximum(tensor_clocks, loaded_clocks)), LATENCY_CLOCKS / c.STAGES)
            return ceil(s.K / c.BK) * (k_tile + K_TILE_CLOCKS) + EPILOGUE_CLOCKS

        full, rest = divmod(ctas, units * resident)
        clocks = full * wave_clocks(resident) + where(rest > 0, wave_clocks(ceil(rest / units)), 0.0)
        moved = ELEMENT_BYTES * (groups * s.N * s.K * count + s.M * (s.K + s.N))
        busy = minimum(units * resident, ctas) * c.STAGES * stage_bytes(k)
        memory_us = moved / minimum(bytes_per_us, busy / (LATENCY_CLOCKS / clock_per_us))
        computed_us = clocks / clock_per_us
        return LAUNCH_US + maximum(computed_us, memory_us) + OVERLAP_LOSS * minimum(computed_us, memory_us)

    return lambda problem, runtime: over_ends(lambda groups: us_of_groups(problem.sizes, groups), problem)


def defaults(arch, attributes):
    return ({"BM": 64, "BN": 64 if attributes.gate == "none" else 32, "BK": 64, "WM": 32, "WN": 32, "STAGES": 3},)


FAMILY = Family(
    name="mma",
    description="Tensor cores by mma.sync, fed by a cp.async pipeline.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", f"mma_{attributes.dtype}"},
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt", "nn"), "gate": GATES},
    parameters={
        "BM": (16, 32, 64, 128),
        "BN": (32, 64, 128, 256),
        "BK": (32, 64),
        "WM": (16, 32, 64),
        "WN": (16, 32, 64),
        "STAGES": (3, 4),
    },
    constraints=(
        Constraint(
            "warp tiles divide the CTA tile",
            lambda k: k.config.BM % k.config.WM == 0 and b_columns(k) % k.config.WN == 0,
        ),
        Constraint("a CTA has 4 or 8 warps", lambda k: warps(k) in (4, 8)),
        Constraint("a tile of B has at most 256 columns", lambda k: b_columns(k) <= 256),
        Constraint("a pass of all threads covers whole rows of a k tile", rows_cover_passes),
        Constraint(
            "shared memory fits a CTA",
            lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta - 8 * k.config.BM,
        ),
        Constraint("sums fit the pipeline's shared memory", lambda k: out_bytes(k) <= launch(k).smem_bytes),
        Constraint(
            "registers fit an SM",
            lambda k: registers(k) <= 255 and registers(k) * 32 * warps(k) <= k.arch.limits.registers_per_sm,
        ),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(k.config.BM,), N=(k.config.BN,), K=(k.config.BK, k.config.BK * (k.config.STAGES - 1))
    ),
    config_name=lambda k: "{BM}x{BN}x{BK}.{WM}x{WN}.s{STAGES}".format_map(k.config),
    defaults=defaults,
    default_rank=1,
    predict=predict,
)
