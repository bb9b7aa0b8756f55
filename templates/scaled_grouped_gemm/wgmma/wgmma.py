"""Scaled grouped GEMM on Hopper's tensor cores by wgmma of 8-bit floats (sm90a): warp-specialised, persistent CTAs, fed
by the bulk copy engine; rows of A that an index names come by cp.async. How k tiles are added up is scaled_gemm's, how
tiles are found grouped_gemm's."""

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
from templates.grouped_gemm.spec import GATES
from templates.grouped_gemm.tiles import over_ends, parts
from templates.scaled_gemm.mma import MULTIPLE, names
from templates.scaled_gemm.spec import BLOCK, OPERANDS
from templates.scaled_gemm.wgmma.wgmma import (
    HIDDEN,
    LATE_US,
    LATENCY_CLOCKS,
    LAUNCH_US,
    MEMORY_FRACTION,
    MOST_STAGES,
    OVERLAP_LOSS,
    clocks_of,
    registers_fit,
    stage_bytes,
    tile_rows,
)

from ..mma import is_plausible


def tile_columns(k: KernelSpec) -> int:
    """Of C."""
    return k.config.BN // parts(k)


def row_sets(k: KernelSpec) -> int:
    """Scales of a k tile's rows: one for each matrix where their blocks have scales."""
    return parts(k) if k.attributes.scaling == "block" else 1


def each_bytes(k: KernelSpec) -> int:
    """What each stage takes: a k tile, its scales, and two barriers."""
    scaling, rows = k.attributes.scaling, row_sets(k) * tile_rows(k)
    scales = 0 if scaling == "row" else 4 * (rows + (k.config.BN if scaling == "block_row" else 0))
    return stage_bytes(k) + scales + 16


def fixed_bytes(k: KernelSpec, columns: int) -> int:
    """16 rows of each warp's sums, so many columns of each matrix and 8 of padding, on their way to C; what belongs to
    rows and columns of two tiles, and its barriers; the numbers of a tile's rows of A."""
    rows = tile_rows(k)
    out = 4 * k.config.GROUPS * 16 * (columns * parts(k) + 8) * 4
    return out + 2 * 4 * 2 * (rows + k.config.BN) + 4 * rows + 2 * 16


def most_stages(k: KernelSpec, columns: int) -> int:
    return min(MOST_STAGES, (k.arch.limits.smem_bytes_per_cta - fixed_bytes(k, columns)) // each_bytes(k))


def out_columns(k: KernelSpec) -> int:
    """Of C, that a warp takes there at a time: as many as cost no stage."""
    fitting = [columns for columns in (16, 32, 64) if tile_columns(k) % columns == 0]
    return max(columns for columns in fitting if most_stages(k, columns) == most_stages(k, fitting[0]))


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * each_bytes(k) + fixed_bytes(k, out_columns(k))


def stages(k: KernelSpec) -> tuple[int, ...]:
    """As many as shared memory holds; 0, which is none, where it holds less than three."""
    most = most_stages(k, out_columns(k))
    return (most if most >= 3 else 0,)


def box_rows(k: KernelSpec) -> int:
    """Of A, that come at a time: few where tiles are for few."""
    return 16 if tile_rows(k) == 64 else 64


def launch(k: KernelSpec) -> Launch:
    c, of_a, of_b = k.config, *OPERANDS[k.attributes.dtype]
    most = f"(ceil(M / {tile_rows(k)}) + min(G, M)) * ceil(N / {tile_columns(k)})"
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")), Computed("most_tiles", formula(most))),
        block=(128 * (1 + c.GROUPS), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("most_tiles"),), (), ()),
        ctas_per_unit=1,
        overlap="overlap",
        tensor_maps=(
            TensorMap(
                name="map_a",
                tensor="A",
                dtype=of_a,
                extents=(Extent(terms=(Term("K"),)), Extent(terms=(Term("rows_a"),)), Extent(1)),
                strides=(Extent(terms=(Term("lda"),)), Extent(terms=(Term("lda"),))),
                box=(BLOCK, box_rows(k), 1),
                swizzle=BLOCK,
            ),
            TensorMap(
                name="map_b",
                tensor="B",
                dtype=of_b,
                extents=tuple(Extent(terms=(Term(size),)) for size in ("K", "N", "parts", "G")),
                strides=tuple(Extent(terms=(Term(size),)) for size in ("ldb", "stride_part", "stride_b")),
                box=(BLOCK, tile_columns(k), 1, 1),
                swizzle=BLOCK,
            ),
        ),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    strides = ("lda", "ldb", "stride_part", "stride_b")
    return (
        SizeRule("K", multiple=MULTIPLE, min=MULTIPLE, max=2**31 - 256),
        SizeRule("rows_a", min=1),
        *(SizeRule(size, multiple=MULTIPLE, max=2**40 - MULTIPLE) for size in strides),
    )


def predict(k: KernelSpec):
    """Waves of tiles, each k tile as of scaled_gemm's kernels; memory reads what groups with rows have."""
    c, device, most_rows, columns = k.config, k.arch.device, tile_rows(k), tile_columns(k)
    k_tile, epilogue = clocks_of(k)
    units, clock_per_us, count = device.compute_units, device.clock_mhz, parts(k)
    bytes_per_us = MEMORY_FRACTION * device.memory_gb_per_s * 1e3
    pingpong, hidden, box = c.PINGPONG, HIDDEN if c.GROUPS == 2 else 0.0, box_rows(k)

    def us_of_groups(s, groups):
        of_group = s.M / groups
        tiles_of_group = ceil(of_group / most_rows)
        tiles = groups * tiles_of_group * ceil(s.N / columns)
        waves = ceil(tiles / units)
        main = ceil(s.K / BLOCK) * k_tile
        if pingpong:
            clocks = waves * maximum(main, epilogue / 2) + epilogue
        else:
            clocks = waves * (main + epilogue * (1 - hidden)) + epilogue * hidden
        computed_us = (clocks + LATENCY_CLOCKS) / clock_per_us
        rows = ceil(of_group / tiles_of_group / box) * box
        busy = minimum(units, tiles) * c.STAGES * (rows + c.BN) * BLOCK
        moved = 1.0 * s.K * (groups * s.N * count + s.M) + 2.0 * s.M * s.N
        memory_us = moved / minimum(bytes_per_us, busy / (LATENCY_CLOCKS / clock_per_us))
        bound_us = maximum(computed_us, memory_us) + OVERLAP_LOSS * minimum(computed_us, memory_us)
        return LAUNCH_US + LATE_US + bound_us

    return lambda problem, runtime: over_ends(lambda groups: us_of_groups(problem.sizes, groups), problem)


def completed(arch, attributes, config):
    kernel = KernelSpec("scaled_grouped_gemm", FAMILY, arch, attributes, Values(config))
    return {**config, "STAGES": stages(kernel)[0]}


def defaults(arch, attributes):
    many = {"BLOCKS": 1, "BN": 128, "GROUPS": 2, "PINGPONG": 0}
    few = {"BLOCKS": 1, "BN": 128, "GROUPS": 1, "PINGPONG": 0}
    return tuple(completed(arch, attributes, tile) for tile in (many, few))


def spare(k: KernelSpec) -> bool:
    """Tiles for many rows and for few; of gradients' products those for many."""
    return is_plausible(k) and (k.attributes.dtype == "e4m3" or k.config.GROUPS == 2)


def config_name(k: KernelSpec) -> str:
    c = k.config
    return f"{tile_rows(k)}x{c.BN}.{'pp' if c.PINGPONG else f'co{c.GROUPS}'}.s{c.STAGES}"


def raster_values(problem, arch):
    """The order of tiles matters where groups have many rows of them."""
    return (8, 4, 16) if problem.sizes.M >= 1024 * problem.sizes.G else (8,)


FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma of 8-bit floats, persistent, fed by the bulk copy engine.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "mma_e4m3", "cluster", "setmaxnreg", "dependent_launch"},
    attributes={
        "dtype": tuple(OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
        "gate": GATES,
    },
    parameters={
        "GROUPS": (1, 2),
        "BLOCKS": (1, 2),
        "BN": (32, 64, 96, 128, 192, 256),
        "PINGPONG": (0, 1),
        "STAGES": stages,
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: k.config.PINGPONG == 0 or k.config.GROUPS == 2),
        Constraint(
            "where blocks have scales a matrix's columns of a tile are of one of them",
            lambda k: k.attributes.scaling == "row" or BLOCK % tile_columns(k) == 0,
        ),
        Constraint("a matrix has 16 or more columns of a tile", lambda k: tile_columns(k) % 16 == 0),
        Constraint("a thread has registers for its sums", registers_fit),
        Constraint(
            "narrow tiles are of few rows", lambda k: k.config.BN >= 64 or k.config.GROUPS * k.config.BLOCKS == 1
        ),
        Constraint("three stages fit shared memory", lambda k: k.config.STAGES >= 3),
    ),
    runtime=(
        RuntimeParameter("raster_group", default=8, values=raster_values),
        RuntimeParameter("overlap", default=0, values=lambda problem, arch: (1, 2)),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(tile_rows(k),), N=(tile_columns(k),), K=(BLOCK, BLOCK * k.config.STAGES)
    ),
    config_name=config_name,
    defaults=defaults,
    default_rank=0,
    spare=spare,
    predict=predict,
    names=lambda k: {
        **names(k),
        "most_rows": "BM",
        "box_rows": box_rows(k),
        "row_sets": row_sets(k),
        "out_columns": out_columns(k),
        "smem_bytes": smem_bytes(k),
    },
)
