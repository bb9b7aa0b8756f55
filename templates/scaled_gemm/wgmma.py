"""Scaled GEMM on Hopper's tensor cores by wgmma of 8-bit floats (sm90a), fed by the bulk copy engine."""

from math import ceil

from codegen.arithmetic import maximum, where
from codegen.model import (
    Computed,
    Constraint,
    Extent,
    Family,
    KernelSpec,
    Launch,
    RuntimeParameter,
    SizeRule,
    TensorMap,
    Term,
    Values,
    formula,
)

from .mma import names, promotes
from .spec import BLOCK, OPERANDS

MULTIPLE = 16  # elements: 16 bytes, for the copy engine
MOST_STAGES = 8


def tile_rows(k: KernelSpec) -> int:
    return 64 * k.config.GROUPS


def stage_bytes(k: KernelSpec) -> int:
    return (tile_rows(k) + k.config.BN) * BLOCK


def out_bytes(k: KernelSpec) -> int:
    """16 rows of each warp's sums, padded by 8, on their way to C."""
    return 4 * k.config.GROUPS * 16 * (k.config.BN + 8) * 4


def stages(k: KernelSpec) -> tuple[int, ...]:
    """As many as shared memory holds; 0, which is none, where it holds less than three."""
    most = k.arch.limits.smem_bytes_per_cta // (stage_bytes(k) + 16)
    return (min(MOST_STAGES, most) if most >= 3 else 0,)


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * (stage_bytes(k) + 16)


def operand(name: str, k: KernelSpec, rows: int) -> TensorMap:
    """Rows of 128 elements."""
    letter = name.lower()
    return TensorMap(
        name=f"map_{letter}",
        tensor=name,
        dtype=OPERANDS[k.attributes.dtype][0 if name == "A" else 1],
        extents=(Extent(terms=(Term("K"),)), Extent(terms=(Term("M" if name == "A" else "N"),)), Extent(1)),
        strides=(Extent(terms=(Term(f"ld{letter}"),)), Extent(terms=(Term(f"ld{letter}"),))),
        box=(BLOCK, rows, 1),
        swizzle=BLOCK,
    )


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")),),
        block=(128 * (1 + k.config.GROUPS), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("M", tile_rows(k)), Term("N", k.config.BN)), (), ()),
        tensor_maps=(operand("A", k, tile_rows(k)), operand("B", k, k.config.BN)),
    )


def registers(k: KernelSpec) -> int:
    """Per thread: sums, those of a k tile beside them, scales, addresses."""
    scales = (k.config.BN // 4 if k.attributes.scaling == "block_row" else 1) + 2
    own = k.config.BN // 2 * (2 if promotes(k) else 1)
    return own + (scales if k.attributes.scaling != "row" else 0) + 40


LAUNCH_US = 3.0
L2_BYTES_PER_CLOCK = 64.0
LATENCY_CLOCKS = 1500.0
EPILOGUE_CLOCKS = 1500.0
PROMOTE_CLOCKS = 1.0  # of a sum of a thread
STEP_CLOCKS = 34.0  # of a wgmma, at least


def predict(k: KernelSpec):
    """Waves of tiles, each k tile bound by tensor cores, L2 or latency, or reading operands once."""
    c, device = k.config, k.arch.device
    rows = tile_rows(k)
    rate = device.flops_per_clock.get("e4m3") or 8192
    steps = maximum(2.0 * 64 * c.BN * 32 / rate, STEP_CLOCKS) * (BLOCK // 32) * c.GROUPS
    promote = PROMOTE_CLOCKS * c.BN // 2 * c.GROUPS if promotes(k) else 0.0
    k_tile_clocks = maximum(steps + 0.5 * promote, stage_bytes(k) / L2_BYTES_PER_CLOCK)
    units, clock_per_us = device.compute_units, device.clock_mhz
    bytes_per_us = device.memory_gb_per_s * 1e3

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = ceil(s.M / rows) * ceil(s.N / c.BN)

        def wave_clocks(per_unit):
            k_tile = maximum(per_unit * k_tile_clocks, LATENCY_CLOCKS / c.STAGES)
            return ceil(s.K / BLOCK) * k_tile + LATENCY_CLOCKS + EPILOGUE_CLOCKS

        full, rest = divmod(ctas, units)
        clocks = full * wave_clocks(1) + where(rest > 0, wave_clocks(ceil(rest / units)), 0.0)
        return LAUNCH_US + maximum(clocks / clock_per_us, 1.0 * s.K * (s.M + s.N) / bytes_per_us)

    return predicted_us


def defaults(arch, attributes):
    kernel = KernelSpec("scaled_gemm", FAMILY, arch, attributes, Values(GROUPS=2, BN=128))
    return ({"GROUPS": 2, "BN": 128, "STAGES": stages(kernel)[0]},)


FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma of 8-bit floats, fed by the bulk copy engine.",
    template="wgmma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "mma_e4m3"},
    attributes={
        "dtype": tuple(OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
    },
    parameters={"GROUPS": (1, 2), "BN": (16, 32, 64, 96, 128, 192, 256), "STAGES": stages},
    constraints=(
        Constraint(
            "where blocks have scales a tile's columns are of one of them",
            lambda k: k.attributes.scaling == "row" or BLOCK % k.config.BN == 0,
        ),
        Constraint("a thread has registers for its sums", lambda k: registers(k) <= 232),
        Constraint("three stages fit shared memory", lambda k: k.config.STAGES >= 3),
        Constraint("sums fit the stages' shared memory", lambda k: out_bytes(k) <= k.config.STAGES * stage_bytes(k)),
    ),
    runtime=(
        RuntimeParameter(
            "raster_group", default=8, values=lambda problem, arch: (8, 4, 16) if problem.sizes.M >= 2048 else (8,)
        ),
    ),
    launch=launch,
    rules=lambda k: (
        SizeRule("K", multiple=MULTIPLE, min=MULTIPLE, max=2**31 - 256),
        *(SizeRule(size, multiple=MULTIPLE, min=MULTIPLE, max=2**40 - MULTIPLE) for size in ("lda", "ldb")),
    ),
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(M=(64, tile_rows(k)), N=(k.config.BN,), K=(BLOCK, BLOCK * k.config.STAGES)),
    config_name=lambda k: "{GROUPS}x64x{BN}.s{STAGES}".format_map(k.config),
    defaults=defaults,
    default_rank=0,
    predict=predict,
    names=names,
)
