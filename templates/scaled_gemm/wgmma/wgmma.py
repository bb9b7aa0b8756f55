"""Scaled GEMM on Hopper's tensor cores by wgmma of 8 bits (sm90a), fed by the bulk copy engine."""

from math import ceil

from codegen.arithmetic import all_of, maximum, minimum, where
from codegen.model import (
    Computed,
    Constraint,
    Extent,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    TensorMap,
    Term,
    Values,
    formula,
)

from ..mma import MAX_INT, MULTIPLE, is_exact, names, promotes, sides_bytes
from ..spec import ALL_OPERANDS, BLOCK, EXACT_K

MOST_STAGES = 10
NEEDED = {"wgmma", "tma", "cluster", "setmaxnreg", "dependent_launch"}
# Of a thread, by warpgroups, for which it has registers beside all else: sums, and those of C among them.
FACTORS = 32  # registers for columns' scales
MOST_SUMS, MOST_OF_C = {1: 208, 2: 192}, {1: 192, 2: 160}


def tile_rows(k: KernelSpec) -> int:
    return 64 * k.config.BLOCKS * (1 if k.config.PINGPONG else k.config.GROUPS)


def stage_bytes(k: KernelSpec) -> int:
    return (tile_rows(k) + k.config.BN) * BLOCK


def scales_bytes(k: KernelSpec) -> int:
    """Of a k tile's rows, and of its columns where each has its own."""
    scaling = k.attributes.scaling
    return 0 if scaling == "row" else 4 * (tile_rows(k) + (k.config.BN if scaling == "block_row" else 0))


def each_bytes(k: KernelSpec) -> int:
    """What each stage takes: a k tile, its scales, and two barriers."""
    return stage_bytes(k) + scales_bytes(k) + 16


def fixed_bytes(k: KernelSpec, columns: int) -> int:
    """16 rows of each warp's sums, so many columns and 8 of padding, on their way to C; what belongs to rows and
    columns of two tiles, and its barriers."""
    return 4 * k.config.GROUPS * 16 * (columns + 8) * 4 + 2 * sides_bytes(tile_rows(k), k.config.BN) + 2 * 16


def most_stages(k: KernelSpec, columns: int) -> int:
    free = k.arch.limits.smem_bytes_per_cta - fixed_bytes(k, columns)
    return min(MOST_STAGES, free // each_bytes(k))


def out_columns(k: KernelSpec) -> int:
    """Of a warp's sums, that go to C at a time: as many as cost no stage."""
    fitting = [columns for columns in (16, 32, 64) if k.config.BN % columns == 0]
    return max(columns for columns in fitting if most_stages(k, columns) == most_stages(k, fitting[0]))


def smem_bytes(k: KernelSpec) -> int:
    return k.config.STAGES * each_bytes(k) + fixed_bytes(k, out_columns(k))


def stages(k: KernelSpec) -> tuple[int, ...]:
    """As many as shared memory holds; 0, which is none, where it holds less than three."""
    most = most_stages(k, out_columns(k))
    return (most if most >= 3 else 0,)


def operand(name: str, k: KernelSpec, rows: int) -> TensorMap:
    """Rows of 128 elements."""
    letter = name.lower()
    return TensorMap(
        name=f"map_{letter}",
        tensor=name,
        dtype=ALL_OPERANDS[k.attributes.dtype][0 if name == "A" else 1],
        extents=(Extent(terms=(Term("K"),)), Extent(terms=(Term("M" if name == "A" else "N"),)), Extent(1)),
        strides=(Extent(terms=(Term(f"ld{letter}"),)), Extent(terms=(Term(f"ld{letter}"),))),
        box=(BLOCK, rows, 1),
        swizzle=BLOCK,
    )


def launch(k: KernelSpec) -> Launch:
    """A cluster for each tile at most; where K is shared for each, however many."""
    c = k.config
    return Launch(
        computed=(Computed("result_type", formula("dtype_c")),),
        block=(128 * (1 + c.GROUPS), 1, 1),
        cluster=(c.SHARE * c.SPLIT, 1, 1),
        smem_bytes=smem_bytes(k),
        grid=((Term("M", tile_rows(k) * c.SHARE), Term("N", c.BN)), (), ()),
        ctas_per_unit=1 if c.SPLIT == 1 else MAX_INT,
        overlap="overlap",
        tensor_maps=(operand("A", k, tile_rows(k)), operand("B", k, c.BN // c.SHARE)),
    )


def registers_fit(k: KernelSpec) -> bool:
    """A thread has sums of C, and those of a k tile of 64 rows."""
    c = k.config
    own, factors = c.BN // 2 * c.BLOCKS, FACTORS if k.attributes.scaling == "block_row" else 0
    return own <= MOST_OF_C[c.GROUPS] and own + c.BN // 2 * promotes(k) + factors <= MOST_SUMS[c.GROUPS]


# Clocks of an SM, but for what is in other units; fitted to times on an H200 (docs/log/scaled_gemm/0062), as a whole:
# none is just what its name says.
LAUNCH_US = 1.5
FILL_BYTES_PER_CLOCK = 54.9  # into an SM's shared memory
LATENCY_CLOCKS = 600.0
EPILOGUE_CLOCKS = 2130.0
EPILOGUE_ELEMENTS_PER_CLOCK = 3.0
HIDDEN = 0.43  # of an epilogue, where the second of two warpgroups still multiplies
PROMOTE_CLOCKS = 3.1  # of a sum of a thread
SCALE_CLOCKS = 1.77  # of the same, where blocks have scales
K_TILE_CLOCKS = 26.0  # to hand it over, and until the first wgmma is done
STEP_CLOCKS = 34.0  # of a wgmma, at least
MEET_US = 2.88  # of CTAs that share K
MEMORY_FRACTION = 0.824  # of the datasheet's rate
OVERLAP_LOSS = 0.192
LATE_US = 1.76  # of a launch that does not begin early


def clocks_of(k: KernelSpec) -> tuple[float, float]:
    """Of a k tile, bound by tensor cores, by adding up in f32, by what comes to shared memory or by latency, and of an
    epilogue. Where warpgroups take turns one multiplies at a time."""
    c = k.config
    rows, groups = tile_rows(k), 1 if k.config.PINGPONG else k.config.GROUPS
    rate = k.arch.device.flops_per_clock.get("e4m3") or 8192
    own = maximum(2.0 * 64 * c.BN * 32 / rate, STEP_CLOCKS) * (BLOCK // 32) * c.BLOCKS
    sums = c.BLOCKS * c.BN // 2
    alone = own + K_TILE_CLOCKS
    if promotes(k):
        alone += sums * (PROMOTE_CLOCKS + (SCALE_CLOCKS if k.attributes.scaling != "row" else 0.0))
    k_tile = maximum(maximum(own * groups, alone), stage_bytes(k) / FILL_BYTES_PER_CLOCK)
    return maximum(k_tile, LATENCY_CLOCKS / c.STAGES), EPILOGUE_CLOCKS + rows * c.BN / EPILOGUE_ELEMENTS_PER_CLOCK


def predict(k: KernelSpec):
    """Waves of tiles, or reading operands once."""
    c, device, rows = k.config, k.arch.device, tile_rows(k)
    k_tile, epilogue = clocks_of(k)
    units, clock_per_us = device.compute_units // (c.SHARE * c.SPLIT), device.clock_mhz
    bytes_per_us = MEMORY_FRACTION * device.memory_gb_per_s * 1e3
    pingpong, hidden, split = c.PINGPONG, HIDDEN if c.GROUPS == 2 and c.SPLIT == 1 else 0.0, c.SPLIT
    under_way = c.STAGES * stage_bytes(k)

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = ceil(s.M / (rows * c.SHARE)) * ceil(s.N / c.BN)
        waves = ceil(tiles / units)
        main = ceil(ceil(s.K / BLOCK) / split) * k_tile
        if pingpong:
            clocks = waves * maximum(main, epilogue / 2) + epilogue
        else:
            clocks = waves * (main + epilogue * (1 - hidden)) + epilogue * hidden
        computed_us = (clocks + LATENCY_CLOCKS) / clock_per_us
        busy = minimum(units, tiles) * c.SHARE * split * under_way
        moved = 1.0 * s.K * (s.M + s.N) + 2.0 * s.M * s.N
        memory_us = moved / minimum(bytes_per_us, busy / (LATENCY_CLOCKS / clock_per_us))
        bound_us = maximum(computed_us, memory_us) + OVERLAP_LOSS * minimum(computed_us, memory_us)
        late_us = where(runtime.overlap == 2, 0.0, LATE_US)
        return LAUNCH_US + late_us + bound_us + (MEET_US if split > 1 else 0.0)

    return predicted_us


def completed(arch, attributes, config):
    kernel = KernelSpec("scaled_gemm", FAMILY, arch, attributes, Values(config))
    return {**config, "STAGES": stages(kernel)[0]}


def defaults(arch, attributes):
    plain = {"GROUPS": 2, "PINGPONG": 0, "SHARE": 1, "SPLIT": 1}
    few = {"BLOCKS": 1, "BN": 64, "GROUPS": 1}
    tiles = ({"BLOCKS": 2, "BN": 128}, {"BLOCKS": 1, "BN": 128}, few, few | {"SPLIT": 2})
    return tuple(completed(arch, attributes, plain | tile) for tile in tiles)


def spare(k: KernelSpec) -> bool:
    """A tile for many rows, the largest that has registers, and one for few."""
    largest = 1 if k.attributes.scaling == "block_row" else 2
    return k.config.SPLIT == 1 and (k.config.GROUPS == 1 or k.config.BLOCKS == largest)


def config_name(k: KernelSpec) -> str:
    c = k.config
    schedule = "pp" if c.PINGPONG else f"co{c.GROUPS}"
    together = (f".c{c.SHARE}" if c.SHARE > 1 else "") + (f".k{c.SPLIT}" if c.SPLIT > 1 else "")
    return f"{tile_rows(k)}x{c.BN}.{schedule}{together}.s{c.STAGES}"


def raster_values(problem, arch):
    """The order of tiles matters where there are many rows of them."""
    return (8, 4, 16) if problem.sizes.M >= 2048 else (8,)


def split_is_needed(k: KernelSpec, problem, runtime) -> bool:
    """CTAs share K where tiles are fewer than compute units, and each has some k tiles."""
    c, s = k.config, problem.sizes
    tiles = ceil(s.M / tile_rows(k)) * ceil(s.N / c.BN)
    fits = all_of(tiles * c.SPLIT < 3 * k.arch.device.compute_units, s.K >= 2 * BLOCK * c.SPLIT)
    return True if c.SPLIT == 1 else fits


FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma of 8 bits, fed by the bulk copy engine.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: NEEDED | {"mma_i8" if attributes.dtype == "i8" else "mma_e4m3"},
    attributes={
        "dtype": tuple(ALL_OPERANDS),
        "dtype_c": None,
        "scaling": ("row", "block", "block_row"),
        "accumulation": ("promoted", "fast"),
    },
    parameters={
        "GROUPS": (1, 2),
        "BLOCKS": (1, 2),
        "BN": (16, 32, 64, 96, 128, 192, 256),
        "PINGPONG": (0, 1),
        "SHARE": (1, 2),
        "SPLIT": (1, 2, 4, 8),
        "STAGES": stages,
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: k.config.PINGPONG == 0 or k.config.GROUPS == 2),
        Constraint(
            "where blocks have scales a tile's columns are of one of them",
            lambda k: k.attributes.scaling == "row" or BLOCK % k.config.BN == 0,
        ),
        Constraint("a thread has registers for its sums", registers_fit),
        Constraint(
            "narrow tiles are of few rows", lambda k: k.config.BN >= 64 or k.config.GROUPS * k.config.BLOCKS == 1
        ),
        Constraint(
            "tiles of large products are shared, K is by small ones",
            lambda k: k.config.SHARE == 1 or (k.config.SPLIT == 1 and k.config.GROUPS == 2 and k.config.BN >= 128),
        ),
        Constraint(
            "K is shared by CTAs of tiles that all their warpgroups multiply",
            lambda k: k.config.SPLIT == 1 or (k.config.PINGPONG == 0 and k.config.BN <= 128),
        ),
        Constraint("what is exact is one sum", lambda k: k.config.SPLIT == 1 or not is_exact(k)),
        Constraint("three stages fit shared memory", lambda k: k.config.STAGES >= 3),
        Constraint(
            "a part's sums fit the stages",
            lambda k: k.config.SPLIT == 1 or tile_rows(k) * (k.config.BN + 8) * 4 <= k.config.STAGES * stage_bytes(k),
        ),
    ),
    runtime=(
        RuntimeParameter("raster_group", default=8, values=raster_values),
        RuntimeParameter("overlap", default=0, values=lambda problem, arch: (1, 2)),
    ),
    runtime_constraints=(RuntimeConstraint("K is shared where tiles are few", split_is_needed),),
    launch=launch,
    rules=lambda k: (
        SizeRule("K", multiple=MULTIPLE, min=MULTIPLE, max=EXACT_K - 1 if is_exact(k) else 2**31 - 256),
        *(SizeRule(size, multiple=MULTIPLE, min=MULTIPLE, max=2**40 - MULTIPLE) for size in ("lda", "ldb")),
    ),
    pointer_alignment=lambda k: 16,
    lengths=lambda k, runtime: Values(
        M=(tile_rows(k), tile_rows(k) * k.config.SHARE), N=(k.config.BN,), K=(BLOCK, BLOCK * k.config.STAGES)
    ),
    config_name=config_name,
    defaults=defaults,
    default_rank=0,
    spare=spare,
    predict=predict,
    names=lambda k: {
        **names(k),
        "out_columns": out_columns(k),
        "smem_bytes": smem_bytes(k),
        "row_sets": 1,
    },
)
