"""K-grouped GEMM on Hopper's tensor cores by wgmma (sm90a): warp-specialised, persistent CTAs, fed by the bulk copy
engine; rows of A that an index names come by cp.async."""

from math import ceil

from codegen.arithmetic import any_of, maximum, minimum
from codegen.model import (
    Computed,
    Constraint,
    Extent,
    Family,
    KernelSpec,
    Launch,
    Problem,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    TensorMap,
    Term,
    Values,
    formula,
)
from templates.gemm.element_types import PAIRS, names, operand_type, result_bytes, result_type

ROW_BYTES = 128  # of tiles in shared memory: one swizzle
ELEMENT_BYTES = 2
ROW_ELEMENTS = ROW_BYTES // ELEMENT_BYTES
MULTIPLE = 8  # elements: 16 bytes, for the copy engines
MOST_STRIDE_BYTES = 2**40
MOST_COLUMNS = 2**20  # of A and of B: so that tiles of a matrix are counted in 32 bits
OUT_BYTES = 4 * 16 * (32 + 8)  # of a warp's sums, on their way to C
BOX_ROWS = 16  # a warp's, of C by the copy engine
MOST_SUMS = 128  # of a thread, for which it has registers
MOST_STAGES = 8


def tile_groups(k: KernelSpec) -> int:
    """Warpgroups that share a tile."""
    return 1 if k.config.PINGPONG else k.config.GROUPS


def stage_bytes(k: KernelSpec) -> int:
    return (k.config.BM + k.config.BN) * k.config.BK * ELEMENT_BYTES


def fixed_bytes(k: KernelSpec) -> int:
    return 4 * k.config.GROUPS * (k.config.BOXES * BOX_ROWS * ROW_BYTES or OUT_BYTES)


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * (stage_bytes(k) + 16) + fixed_bytes(k)


def stages(k: KernelSpec) -> tuple[int, ...]:
    """As many as shared memory holds; 0, which is none, where it holds less than three."""
    most = (k.arch.limits.smem_bytes_per_cta - fixed_bytes(k)) // (stage_bytes(k) + 16)
    return (min(MOST_STAGES, most) if most >= 3 else 0,)


def boxes(k: KernelSpec) -> tuple[int, ...]:
    """Room for half of what a warp has of a tile, or for all, as long as that is not most of shared memory."""
    of_tile = k.config.BM // tile_groups(k) // 64 * k.config.BN * result_bytes(k.attributes) // ROW_BYTES
    return tuple(sorted({0, 2, min(4, max(2, of_tile))}))


def map_of_c(k: KernelSpec) -> TensorMap:
    return TensorMap(
        name="map_c",
        tensor="C",
        dtype=result_type(k.attributes),
        extents=tuple(Extent(terms=(Term(size),)) for size in ("N", "M", "G")),
        strides=(Extent(terms=(Term("ldc"),)), Extent(terms=(Term("stride_c"),))),
        box=(ROW_BYTES // result_bytes(k.attributes), BOX_ROWS, 1),
        swizzle=ROW_BYTES,
    )


def launch(k: KernelSpec) -> Launch:
    c = k.config

    def tensor_map(tensor: str, columns: str, rows: str, stride: str) -> TensorMap:
        return TensorMap(
            name=f"map_{tensor.lower()}",
            tensor=tensor,
            dtype=operand_type(k.attributes),
            extents=(Extent(terms=(Term(columns),)), Extent(terms=(Term(rows),)), Extent(1)),
            strides=(Extent(terms=(Term(stride),)), Extent(terms=(Term(stride),))),
            box=(ROW_ELEMENTS, c.BK, 1),
            swizzle=ROW_BYTES,
        )

    return Launch(
        computed=(Computed("most_tiles", formula(f"G * ceil(M / {c.BM}) * ceil(N / {c.BN})")),),
        block=(128 * (c.GROUPS + 1), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("most_tiles"),), (), ()),
        ctas_per_unit=1,
        overlap="overlap",
        tensor_maps=(
            tensor_map("A", "M", "rows_a", "lda"),
            tensor_map("B", "N", "T", "ldb"),
            *((map_of_c(k),) if c.BOXES else ()),
        ),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    most, size = MOST_STRIDE_BYTES // ELEMENT_BYTES - MULTIPLE, result_bytes(k.attributes)
    columns = [SizeRule(size, multiple=MULTIPLE, max=MOST_COLUMNS) for size in ("M", "N")]
    strides = [SizeRule(size, multiple=MULTIPLE, max=most) for size in ("lda", "ldb")]
    if k.config.BOXES:
        multiple = 16 // size
        most_c = MOST_STRIDE_BYTES // size - multiple
        strides += [SizeRule(each, multiple=multiple, max=most_c) for each in ("ldc", "stride_c")]
    return (*columns, SizeRule("T", min=1), SizeRule("rows_a", min=1), *strides)


def boxes_are_used(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    s, size = problem.sizes, result_bytes(k.attributes)
    return k.config.BOXES > 0 or any_of(s.ldc * size % 16 != 0, s.stride_c * size % 16 != 0)


# Clocks of an SM, fitted to 264 times on an H200 of 12 kernels in turns, of groups of 1 to 8192 rows (docs/log, 0084).
LEAST_STEP_CLOCKS = 34.7  # of a wgmma, however narrow
L2_BYTES_PER_CLOCK = 55.0
LATENCY_CLOCKS = 2980
K_TILE_CLOCKS = 360.0  # to hand it over, where warpgroups share it
# Of a tile's way to C, by its warps' stores and by boxes.
EPILOGUE_CLOCKS, EPILOGUE_BYTES_PER_CLOCK = (1210, 460), (25.0, 44.5)
LAUNCH_US = 2.0
OVERLAP_LOSS = (1.85, 0.48, 0.91)  # by warps' stores; by boxes, together and in turns
WRITE_COST = 0.74  # of a byte of C, in bytes read


def predict(k: KernelSpec):
    """Waves of tiles of groups that are alike; memory reads both operands and writes C."""
    c, device = k.config, k.arch.device
    clock_per_us, units = device.clock_mhz, device.compute_units
    per_clock = device.flops_per_clock[operand_type(k.attributes)]
    step_clocks = maximum(2 * 64 * 16 * c.BN / per_clock, LEAST_STEP_CLOCKS) * (c.BM // 64)
    loaded_clocks = stage_bytes(k) / L2_BYTES_PER_CLOCK
    written, by_boxes = result_bytes(k.attributes), int(c.BOXES > 0)

    def predicted_us(problem, runtime):
        s = problem.sizes
        rows = s.T / maximum(1, s.G)
        waves = ceil(s.G * ceil(s.M / c.BM) * ceil(s.N / c.BN) / units)
        k_tile_clocks = maximum(maximum(c.BK / 16 * step_clocks, loaded_clocks), LATENCY_CLOCKS / c.STAGES)
        k_tiles = maximum(ceil(rows / 16) / (c.BK / 16), 1)
        main_clocks = k_tiles * (k_tile_clocks + (0.0 if c.PINGPONG else K_TILE_CLOCKS))
        epilogue_clocks = EPILOGUE_CLOCKS[by_boxes] + c.BM * c.BN * written / EPILOGUE_BYTES_PER_CLOCK[by_boxes]
        if c.PINGPONG:
            clocks = waves * maximum(main_clocks, epilogue_clocks) + epilogue_clocks
        else:
            clocks = waves * (main_clocks + epilogue_clocks)
        computed_us = (clocks + LATENCY_CLOCKS) / clock_per_us
        moved = ELEMENT_BYTES * s.T * (s.M + s.N) + WRITE_COST * written * s.G * s.M * s.N
        memory_us = moved / (device.memory_gb_per_s * 1e3)
        both = LAUNCH_US + OVERLAP_LOSS[by_boxes * (1 + c.PINGPONG)] * minimum(computed_us, memory_us)
        return both + maximum(computed_us, memory_us)

    return predicted_us


def config_name(k: KernelSpec) -> str:
    c = k.config
    schedule = "pp" if c.PINGPONG else f"co{c.GROUPS}"
    return f"{c.BM}x{c.BN}x{c.BK}.{schedule}.s{c.STAGES}" + (f".b{c.BOXES}" if c.BOXES else "")


def defaults(arch, attributes):
    turns, together = {"GROUPS": 2, "PINGPONG": 1}, {"GROUPS": 2, "PINGPONG": 0}
    tiles = (
        turns | {"BM": 128, "BN": 128, "BK": 64, "BOXES": 4},
        turns | {"BM": 128, "BN": 128, "BK": 64, "BOXES": 2},
        together | {"BM": 128, "BN": 256, "BK": 32, "BOXES": 4},
        turns | {"BM": 128, "BN": 128, "BK": 32, "BOXES": 2},
        together | {"BM": 128, "BN": 256, "BK": 64, "BOXES": 0},  # C of any stride
        turns | {"BM": 64, "BN": 128, "BK": 64, "BOXES": 0},
    )
    return tuple(
        {**each, "STAGES": stages(KernelSpec("k_grouped_gemm", FAMILY, arch, attributes, Values(each)))[0]}
        for each in tiles
    )


FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma, persistent, fed by the bulk copy engine.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "cluster", "dependent_launch"},
    attributes={"dtype": ("f16", "bf16", *PAIRS)},
    parameters={
        "BM": (64, 128, 256),
        "BN": (64, 128, 192, 256),
        "BK": (32, 64, 128),
        "GROUPS": (1, 2),
        "PINGPONG": (0, 1),
        "BOXES": boxes,
        "STAGES": stages,
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: k.config.PINGPONG == 0 or k.config.GROUPS == 2),
        Constraint("a warpgroup has 64 columns of A, or 128", lambda k: k.config.BM // tile_groups(k) in (64, 128)),
        Constraint(
            "a thread has registers for its sums",
            lambda k: k.config.BM // tile_groups(k) * k.config.BN // 128 <= MOST_SUMS,
        ),
        Constraint(
            "k tiles of 128 only where tiles are small, of 32 only where they are large",
            lambda k: k.config.BK == 64 or (k.config.BK == 128) == (k.config.BM * k.config.BN <= 8192),
        ),
        Constraint("three stages fit shared memory", lambda k: k.config.STAGES >= 3),
    ),
    runtime=(
        RuntimeParameter("raster_group", default=8, values=lambda problem, arch: (8, 4, 16)),
        RuntimeParameter("overlap", default=0, values=lambda problem, arch: (1, 2)),
    ),
    runtime_constraints=(RuntimeConstraint("C leaves by the copy engine where its rows allow that", boxes_are_used),),
    launch=launch,
    names=lambda k: {**names(k), "smem_bytes": smem_bytes(k)},
    rules=rules,
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(k.config.BM,), N=(k.config.BN,), T=(k.config.BK, k.config.BK * k.config.STAGES)
    ),
    config_name=config_name,
    defaults=defaults,
    default_rank=0,
    predict=predict,
)
