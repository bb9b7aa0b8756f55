"""Grouped GEMM on Hopper's tensor cores by wgmma (sm90a): warp-specialised, persistent CTAs, fed by the bulk copy
engine; rows of A that an index names come by cp.async."""

from math import ceil

from codegen.arithmetic import maximum, minimum
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

from ..spec import GATES
from ..tiles import over_ends, parts

ROW_BYTES = 128  # of tiles in shared memory: one swizzle
ELEMENT_BYTES = 2
OUT_PITCH = 4 * (64 + 4)  # bytes, of sums that are turned round
ROW_ELEMENTS = ROW_BYTES // ELEMENT_BYTES
MULTIPLE = 8  # elements: 16 bytes, for the copy engines
MOST_SUMS = {1: 208, 2: 192}  # of a thread, by warpgroups, for which it has registers
MOST_STAGES = 10


def tile_columns(k: KernelSpec) -> int:
    """Of C."""
    return k.config.BM // parts(k)


def grain(k: KernelSpec) -> int:
    """Rows by which tiles differ: each number of rows is some code."""
    return 16 if k.config.BN <= 128 else 32


def box_rows(k: KernelSpec) -> int:
    """Of A, that come at a time."""
    most = 64 if k.config.BN >= 128 else 32
    return next(rows for rows in (most, 32, 16) if k.config.BN % rows == 0)


def tile_groups(k: KernelSpec) -> int:
    """Warpgroups that share a tile."""
    return 1 if k.config.PINGPONG else k.config.GROUPS


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + k.config.BN) * k.config.BK * ELEMENT_BYTES


def fixed_bytes(k: KernelSpec) -> int:
    """Where results are turned round, and the numbers of a tile's rows of A."""
    return k.config.GROUPS * grain(k) * OUT_PITCH + 4 * k.config.BN


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * (stage_bytes(k) + 16) + fixed_bytes(k)


def stages(k: KernelSpec) -> tuple[int, ...]:
    """As many as shared memory holds; 0, which is none, where it holds less than three."""
    most = (k.arch.limits.smem_bytes_per_cta - fixed_bytes(k)) // (stage_bytes(k) + 16)
    return (min(MOST_STAGES, most) if most >= 3 else 0,)


def launch(k: KernelSpec) -> Launch:
    c = k.config
    columns = tile_columns(k)
    of_b = ("K", "N") if k.attributes.layout == "nt" else ("N", "K")
    box_b = (ROW_ELEMENTS, columns) if k.attributes.layout == "nt" else (ROW_ELEMENTS, c.BK)
    most = f"(ceil(M / {c.BN}) + min(G, M)) * ceil(N / {columns})"
    return Launch(
        computed=(Computed("most_tiles", formula(most)),),
        block=(128 * (c.GROUPS + 1), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("most_tiles"),), (), ()),
        ctas_per_unit=1,
        overlap="overlap",
        tensor_maps=(
            TensorMap(
                name="map_a",
                tensor="A",
                dtype=k.attributes.dtype,
                extents=(Extent(terms=(Term("K"),)), Extent(terms=(Term("rows_a"),)), Extent(1)),
                strides=(Extent(terms=(Term("lda"),)), Extent(terms=(Term("lda"),))),
                box=(ROW_ELEMENTS, box_rows(k), 1),
                swizzle=ROW_BYTES,
            ),
            TensorMap(
                name="map_b",
                tensor="B",
                dtype=k.attributes.dtype,
                extents=tuple(Extent(terms=(Term(size),)) for size in (*of_b, "parts", "G")),
                strides=tuple(Extent(terms=(Term(size),)) for size in ("ldb", "stride_part", "stride_b")),
                box=(*box_b, 1, 1),
                swizzle=ROW_BYTES,
            ),
        ),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    most = 2**40 // ELEMENT_BYTES - MULTIPLE
    strides = [SizeRule(size, multiple=MULTIPLE, max=most) for size in ("lda", "ldb", "stride_part", "stride_b")]
    return (SizeRule("K", multiple=MULTIPLE, min=MULTIPLE), SizeRule("rows_a", min=1), *strides)


# Clocks of an SM: rates as of gemm's wgmma (templates/gemm/wgmma/cost.py), the others fitted to a tuning on an H200.
LEAST_STEP_CLOCKS = 34.7
L2_BYTES_PER_CLOCK = 64.2
LATENCY_CLOCKS = 3860
EPILOGUE_CLOCKS = 2160
EPILOGUE_ELEMENTS_PER_CLOCK = 10.0
LAUNCH_US = 2.0
OVERLAP_LOSS = 0.21
FIRST_K_TILES = 2


def predict(k: KernelSpec):
    """Waves of tiles, each of about as many rows as its group leaves; memory reads what groups with rows have."""
    c, device = k.config, k.arch.device
    clock_per_us, units = device.clock_mhz, device.compute_units
    steps = c.BK * ELEMENT_BYTES // 32 * (c.BM // 64)
    row_clocks = 2 * 64 * 16 / device.flops_per_clock[k.attributes.dtype]
    columns, count = tile_columns(k), parts(k)
    bytes_per_us = device.memory_gb_per_s * 1e3
    step, pingpong, most_rows = grain(k), c.PINGPONG, c.BN

    def us_of_groups(s, groups):
        of_group = s.M / groups
        tiles_of_group = ceil(of_group / most_rows)
        rows = ceil(of_group / tiles_of_group / step) * step
        tiles = groups * tiles_of_group * ceil(s.N / columns)
        waves = ceil(tiles / units)
        loaded = (c.BM + rows) * c.BK * ELEMENT_BYTES
        tensor_clocks = steps * maximum(rows * row_clocks, LEAST_STEP_CLOCKS)
        k_tile_clocks = maximum(maximum(tensor_clocks, loaded / L2_BYTES_PER_CLOCK), LATENCY_CLOCKS / c.STAGES)
        main_clocks = ceil(s.K / c.BK) * k_tile_clocks
        epilogue_clocks = EPILOGUE_CLOCKS + c.BM * rows / EPILOGUE_ELEMENTS_PER_CLOCK
        if pingpong:
            clocks = waves * maximum(main_clocks, epilogue_clocks) + epilogue_clocks
        else:
            clocks = waves * (main_clocks + epilogue_clocks)
        computed_us = (clocks + FIRST_K_TILES * k_tile_clocks + LATENCY_CLOCKS) / clock_per_us
        moved = ELEMENT_BYTES * (groups * s.N * s.K * count + s.M * (s.K + s.N))
        busy = minimum(units, tiles) * c.STAGES * loaded
        memory_us = moved / minimum(bytes_per_us, busy / (LATENCY_CLOCKS / clock_per_us))
        return LAUNCH_US + maximum(computed_us, memory_us) + OVERLAP_LOSS * minimum(computed_us, memory_us)

    return lambda problem, runtime: over_ends(lambda groups: us_of_groups(problem.sizes, groups), problem)


def config_name(k: KernelSpec) -> str:
    c = k.config
    schedule = "pp" if c.PINGPONG else f"co{c.GROUPS}"
    return f"{c.BM}x{c.BN}x{c.BK}.{schedule}.s{c.STAGES}"


def sums(k: KernelSpec) -> int:
    """Of a thread."""
    return k.config.BM // tile_groups(k) * k.config.BN // 128


def raster_values(problem, arch):
    """The order of tiles matters where groups have many rows of them."""
    return (8, 4, 16) if problem.sizes.M >= 1024 * problem.sizes.G else (8,)


def completed(arch, attributes, config):
    kernel = KernelSpec("grouped_gemm", FAMILY, arch, attributes, Values(config))
    return {**config, "STAGES": stages(kernel)[0]}


def defaults(arch, attributes):
    few = {"BM": 128, "BN": 32, "BK": 64, "GROUPS": 1, "PINGPONG": 0}
    many = {"BM": 256, "BN": 128, "BK": 64, "GROUPS": 2, "PINGPONG": 0}
    return tuple(completed(arch, attributes, config) for config in (many, few))


FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma, persistent, fed by the bulk copy engine.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "cluster", "dependent_launch"},
    attributes={"dtype": ("f16", "bf16"), "layout": ("nt", "nn"), "gate": GATES},
    parameters={
        "BM": (64, 128, 256),
        "BN": (16, 32, 64, 96, 128, 160, 192, 256),
        "BK": (64, 128),
        "GROUPS": (1, 2),
        "PINGPONG": (0, 1),
        "STAGES": stages,
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: k.config.PINGPONG == 0 or k.config.GROUPS == 2),
        Constraint("a warpgroup has 64 columns of B, or 128", lambda k: k.config.BM // tile_groups(k) in (64, 128)),
        Constraint(
            "with a gate a warpgroup has 64 columns of both matrices",
            lambda k: parts(k) == 1 or k.config.BM == 128 * tile_groups(k),
        ),
        Constraint("a thread has registers for its sums", lambda k: sums(k) <= MOST_SUMS[k.config.GROUPS]),
        Constraint(
            "k tiles of 128 only where tiles are small",
            lambda k: k.config.BK == 64 or k.config.BM * k.config.BN <= 8192,
        ),
        Constraint("three stages fit shared memory", lambda k: k.config.STAGES >= 3),
    ),
    runtime=(
        RuntimeParameter("raster_group", default=8, values=raster_values),
        RuntimeParameter("overlap", default=0, values=lambda problem, arch: (1, 2)),
    ),
    launch=launch,
    names=lambda k: {
        "smem_bytes": smem_bytes(k),
        "most_rows": "BN",
        "grain": grain(k),
        "box_rows": box_rows(k),
    },
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(k.config.BN,), N=(tile_columns(k),), K=(k.config.BK, k.config.BK * k.config.STAGES)
    ),
    config_name=config_name,
    defaults=defaults,
    default_rank=0,
    predict=predict,
)
