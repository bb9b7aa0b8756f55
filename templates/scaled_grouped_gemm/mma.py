"""Scaled grouped GEMM on tensor cores by mma.sync of 8-bit floats, fed by a cp.async pipeline (sm89 and up)."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import Computed, Constraint, Family, KernelSpec, Launch, SizeRule, Term, Values, formula
from templates.grouped_gemm.spec import GATES
from templates.grouped_gemm.tiles import over_ends, parts, row_tiles
from templates.scaled_gemm.mma import MULTIPLE, flops_per_clock, names, promotes
from templates.scaled_gemm.spec import BLOCK, OPERANDS

ROWS_BYTES = 1024  # the tile's rows of A, and what aligns k tiles behind them


def b_columns(k: KernelSpec) -> int:
    return k.config.BN * parts(k)


def warps(k: KernelSpec) -> int:
    return (k.config.BM // k.config.WM) * (b_columns(k) // k.config.WN)


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + b_columns(k)) * BLOCK


def out_bytes(k: KernelSpec) -> int:
    """16 rows of each warp's sums, padded by 8, on their way to C."""
    return warps(k) * 16 * (k.config.WN // parts(k) + 8) * 4


def registers(k: KernelSpec) -> int:
    """Per thread: accumulators, those of a k tile beside them, two sets of fragments, scales, addresses."""
    c = k.config
    sums = c.WM * c.WN // 32 * (2 if promotes(k) else 1)
    scales = c.WM // 8 + (c.WN // 4 if k.attributes.scaling == "block_row" else parts(k))
    return sums + 2 * (c.WM + c.WN) // 4 + (scales if k.attributes.scaling != "row" else 0) + 60


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")), row_tiles(k.config.BM)),
        block=(32 * warps(k), 1, 1),
        smem_bytes=k.config.STAGES * stage_bytes(k),
        grid=((Term("row_tiles"), Term("N", k.config.BN)), (), ()),
    )


LAUNCH_US = 4.5
K_TILE_CLOCKS = 88.0  # to hand it over
LATENCY_CLOCKS = 943.0
L2_BYTES_PER_CLOCK = 48.0
EPILOGUE_CLOCKS = 1680.0
OVERLAP_LOSS = 0.613


def predict(k: KernelSpec):
    """Waves of tiles, each k tile bound by tensor cores, L2 or latency, or reading the matrices of groups with rows."""
    c, device = k.config, k.arch.device
    resident = max(1, min(k.arch.limits.smem_bytes_per_sm // (launch(k).smem_bytes + 1024), 1536 // (32 * warps(k))))
    tensor_clocks = 2 * c.BM * b_columns(k) * BLOCK / flops_per_clock(k)
    loaded_clocks = stage_bytes(k) / L2_BYTES_PER_CLOCK
    count, units, clock_per_us = parts(k), device.compute_units, device.clock_mhz
    bytes_per_us = device.memory_gb_per_s * 1e3

    def us_of_groups(s, groups):
        ctas = groups * ceil(s.M / (groups * c.BM)) * ceil(s.N / c.BN)

        def wave_clocks(per_unit):
            k_tile = maximum(per_unit * maximum(tensor_clocks, loaded_clocks), LATENCY_CLOCKS / c.STAGES)
            return ceil(s.K / BLOCK) * (k_tile + K_TILE_CLOCKS) + EPILOGUE_CLOCKS

        full, rest = divmod(ctas, units * resident)
        clocks = full * wave_clocks(resident) + where(rest > 0, wave_clocks(ceil(rest / units)), 0.0)
        moved = 1.0 * s.K * (groups * s.N * count + s.M) + 2.0 * s.M * s.N
        busy = minimum(units * resident, ctas) * c.STAGES * stage_bytes(k)
        memory_us = moved / minimum(bytes_per_us, busy / (LATENCY_CLOCKS / clock_per_us))
        computed_us = clocks / clock_per_us
        return LAUNCH_US + maximum(computed_us, memory_us) + OVERLAP_LOSS * minimum(computed_us, memory_us)

    return lambda problem, runtime: over_ends(lambda groups: us_of_groups(problem.sizes, groups), problem)


def is_plausible(k: KernelSpec) -> bool:
    """e5m2 is for gradients, whose products have no gate."""
    return k.attributes.dtype == "e4m3" or k.attributes.gate == "none"


def defaults(arch, attributes):
    """Where each column has a scale there are no registers for as many rows of a warp."""
    rows = 16 if attributes.scaling == "block_row" else 32
    return ({"BM": 2 * rows, "BN": 128 if attributes.gate == "none" else 64, "WM": rows, "WN": 32, "STAGES": 3},)


FAMILY = Family(
    name="mma",
    description="Tensor cores by mma.sync of 8-bit floats, fed by a cp.async pipeline.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", "mma_e4m3"},
    attributes={
        "dtype": tuple(OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
        "gate": GATES,
    },
    parameters={
        "BM": (16, 32, 64, 128),
        "BN": (32, 64, 128, 256),
        "WM": (16, 32, 64),
        "WN": (16, 32, 64, 128),
        "STAGES": (3, 4),
    },
    constraints=(
        Constraint(
            "warp tiles divide the CTA tile",
            lambda k: k.config.BM % k.config.WM == 0 and b_columns(k) % k.config.WN == 0,
        ),
        Constraint("a CTA has 4 or 8 warps", lambda k: warps(k) in (4, 8)),
        Constraint("a tile of B has 64 to 256 columns", lambda k: 64 <= b_columns(k) <= 256),
        Constraint(
            "shared memory fits a CTA",
            lambda k: launch(k).smem_bytes + ROWS_BYTES <= k.arch.limits.smem_bytes_per_cta,
        ),
        Constraint("sums fit the pipeline's shared memory", lambda k: out_bytes(k) <= launch(k).smem_bytes),
        Constraint(
            "registers fit an SM",
            lambda k: registers(k) <= 255 and registers(k) * 32 * warps(k) <= k.arch.limits.registers_per_sm,
        ),
    ),
    launch=launch,
    # Chunks of 16 bytes begin at 16-byte addresses and lie within a row.
    rules=lambda k: tuple(SizeRule(size, multiple=MULTIPLE) for size in ("K", "lda", "ldb", "stride_part", "stride_b")),
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(M=(k.config.BM,), N=(k.config.BN,), K=(BLOCK, BLOCK * (k.config.STAGES - 1))),
    config_name=lambda k: "{BM}x{BN}.{WM}x{WN}.s{STAGES}".format_map(k.config),
    defaults=defaults,
    default_rank=1,
    spare=lambda k: "wgmma" not in k.arch.features and is_plausible(k),
    predict=predict,
    names=names,
)
