"""Scaled GEMM on tensor cores by mma.sync of 8 bits, fed by cp.async (integers: sm80 and up, floats: sm89 and up)."""

from math import ceil

from codegen.arithmetic import maximum, where
from codegen.model import Computed, Constraint, Family, KernelSpec, Launch, SizeRule, Term, Values, formula

from .spec import ALL_OPERANDS, BLOCK, EXACT_K

MULTIPLE = 16  # elements: 16 bytes, which a thread copies
MAX_INT = 2**31 - 1


def is_whole(k: KernelSpec) -> bool:
    """Of integers, whose sums are."""
    return k.attributes.dtype == "i8"


def is_exact(k: KernelSpec) -> bool:
    """Sums along K stay whole numbers, of 32 bits."""
    return is_whole(k) and k.attributes.scaling == "row"


def promotes(k: KernelSpec) -> bool:
    """Sums of k tiles are added in f32."""
    return k.attributes.scaling != "row" or (k.attributes.accumulation == "promoted" and not is_exact(k))


def warps(k: KernelSpec) -> int:
    return (k.config.BM // k.config.WM) * (k.config.BN // k.config.WN)


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + k.config.BN) * BLOCK


def sides_bytes(rows: int, columns: int) -> int:
    """Scales of a tile's rows and columns, and bias."""
    return 4 * (rows + 2 * columns)


def out_bytes(k: KernelSpec) -> int:
    """16 rows of each warp's sums, padded by 8, on their way to C."""
    return warps(k) * 16 * (k.config.WN + 8) * 4


def registers(k: KernelSpec) -> int:
    """Per thread: accumulators, those of a k tile beside them, two sets of fragments, scales, addresses."""
    c = k.config
    sums = c.WM * c.WN // 32 * (2 if promotes(k) else 1)
    scales = c.WM // 8 + (c.WN // 4 if k.attributes.scaling == "block_row" else 1)
    return sums + 2 * (c.WM + c.WN) // 4 + (scales if k.attributes.scaling != "row" else 0) + 60


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")),),
        block=(32 * warps(k), 1, 1),
        smem_bytes=k.config.STAGES * stage_bytes(k) + sides_bytes(k.config.BM, k.config.BN),
        grid=((Term("M", k.config.BM), Term("N", k.config.BN)), (), ()),
    )


LAUNCH_US = 3.0
K_TILE_CLOCKS = 80.0  # to hand it over
LATENCY_CLOCKS = 900.0
L2_BYTES_PER_CLOCK = 48.0
EPILOGUE_CLOCKS = 1500.0
MMA_FRACTION = 0.6  # of the datasheet's rate
UNPACKED_FRACTION = 0.12  # where mma.sync unpacks 8 bits to 16: measured on an H200 (docs/log/scaled_gemm/0062)


def flops_per_clock(k: KernelSpec) -> float:
    """Of mma.sync, on an SM: by the datasheet twice as many as of 16 bits."""
    fraction = UNPACKED_FRACTION if "wgmma" in k.arch.features and not is_whole(k) else MMA_FRACTION
    return 2.0 * (k.arch.device.flops_per_clock.get("bf16") or 1024) * fraction


def predict(k: KernelSpec):
    """Waves of tiles, each k tile bound by tensor cores, L2 or latency, or reading B once."""
    c, device = k.config, k.arch.device
    resident = max(1, min(k.arch.limits.smem_bytes_per_sm // (launch(k).smem_bytes + 1024), 1536 // (32 * warps(k))))
    tensor_clocks = 2 * c.BM * c.BN * BLOCK / flops_per_clock(k)
    loaded_clocks = stage_bytes(k) / L2_BYTES_PER_CLOCK
    units, clock_per_us = device.compute_units, device.clock_mhz
    bytes_per_us = device.memory_gb_per_s * 1e3

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = ceil(s.M / c.BM) * ceil(s.N / c.BN)

        def wave_clocks(per_unit):
            k_tile = maximum(per_unit * maximum(tensor_clocks, loaded_clocks), LATENCY_CLOCKS / c.STAGES)
            return ceil(s.K / BLOCK) * (k_tile + K_TILE_CLOCKS) + EPILOGUE_CLOCKS

        full, rest = divmod(ctas, units * resident)
        clocks = full * wave_clocks(resident) + where(rest > 0, wave_clocks(ceil(rest / units)), 0.0)
        return LAUNCH_US + maximum(clocks / clock_per_us, 1.0 * s.K * (s.M + s.N) / bytes_per_us)

    return predicted_us


def names(k: KernelSpec) -> dict[str, str]:
    a, b = ALL_OPERANDS[k.attributes.dtype]
    return {"element_a": a, "element_b": b}


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Chunks of 16 bytes begin at 16-byte addresses and lie within a row; sums in int32 hold so much depth."""
    most = EXACT_K - 1 if is_exact(k) else None
    return (SizeRule("K", multiple=MULTIPLE, max=most), *(SizeRule(each, multiple=MULTIPLE) for each in ("lda", "ldb")))


FAMILY = Family(
    name="mma",
    description="Tensor cores by mma.sync of 8 bits, fed by a cp.async pipeline.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", "mma_i8" if attributes.dtype == "i8" else "mma_e4m3"},
    attributes={
        "dtype": tuple(ALL_OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
    },
    parameters={
        "BM": (16, 32, 64, 128),
        "BN": (64, 128, 256),
        "WM": (16, 32, 64),
        "WN": (16, 32, 64, 128),
        "STAGES": (3, 4),
    },
    constraints=(
        Constraint(
            "warp tiles divide the CTA tile",
            lambda k: k.config.BM % k.config.WM == 0 and k.config.BN % k.config.WN == 0,
        ),
        Constraint("a CTA has 4 or 8 warps", lambda k: warps(k) in (4, 8)),
        Constraint("shared memory fits a CTA", lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta),
        Constraint("sums fit the pipeline's shared memory", lambda k: out_bytes(k) <= k.config.STAGES * stage_bytes(k)),
        Constraint(
            "registers fit an SM",
            lambda k: registers(k) <= 255 and registers(k) * 32 * warps(k) <= k.arch.limits.registers_per_sm,
        ),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(M=(k.config.BM,), N=(k.config.BN,), K=(BLOCK, BLOCK * (k.config.STAGES - 1))),
    config_name=lambda k: "{BM}x{BN}.{WM}x{WN}.s{STAGES}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 128, "WM": 32, "WN": 32, "STAGES": 3},),
    default_rank=1,
    spare=lambda k: "wgmma" not in k.arch.features,
    predict=predict,
    names=names,
)
