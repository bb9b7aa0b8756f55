"""GEMM on Hopper's tensor cores by wgmma, fed by the bulk copy engine (sm90a): warp-specialised, persistent CTAs."""

from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, minimum, where
from codegen.model import (
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
    Workspace,
    dtype_bytes,
)

from . import tensor_core as tc

ROW_BYTES = 128  # of tiles in shared memory: one swizzle
ALIGNED_BYTES = 16  # of rows, batches and pointers, for the copy engine
MOST_STRIDE_BYTES = 2**40
MOST_SPAN = 2**31 - 1024
MOST_BATCHES = 2**20
STAGE_EXTRA_BYTES = 16 + 16  # of each stage: two barriers, and where its tile begins


def element_bytes(k: KernelSpec) -> int:
    return dtype_bytes(k.attributes.dtype)


def row_elements(k: KernelSpec) -> int:
    return ROW_BYTES // element_bytes(k)


def cluster_size(k: KernelSpec) -> int:
    return k.config.CLUSTER_M * k.config.CLUSTER_N


def tile_threads(k: KernelSpec) -> int:
    """That share a tile's sums."""
    return 128 * (1 if k.config.PINGPONG else k.config.GROUPS)


def sums_per_thread(k: KernelSpec) -> int:
    return k.config.BM * k.config.BN // tile_threads(k)


def sets(k: KernelSpec) -> int:
    """Into which the rows of the left operand are dealt out; a tile has rows of one."""
    return k.config.SETS if "SETS" in k.config else 1


def left_rows(k: KernelSpec) -> int:
    """Of a left tile, that are loaded."""
    return k.config.LEFT_ROWS or k.config.BM


def stage_bytes(k: KernelSpec) -> int:
    return (left_rows(k) + k.config.BN) * k.config.BK * element_bytes(k)


def boxes_bytes(k: KernelSpec) -> int:
    """A box of C for each warp: 16 rows of 128 bytes, or without TMA_STORE of all columns, padded."""
    c = k.config
    row_bytes = c.BN * element_bytes(k) + ALIGNED_BYTES if can_tma_store(k) and not c.TMA_STORE else ROW_BYTES
    return 4 * c.GROUPS * 16 * row_bytes


def other_bytes(k: KernelSpec) -> int:
    """A tile's bias and the next one's for each warpgroup, a flag for each, and the barrier of the kernel before."""
    bias_bytes = k.config.BN * element_bytes(k) if can_tma_store(k) else 0  # others have no room for it
    return k.config.GROUPS * (2 * bias_bytes + 4) + 8


def smem_bytes(k: KernelSpec) -> int:
    """Stages with what belongs to them, and boxes of C."""
    return k.config.STAGES * (stage_bytes(k) + STAGE_EXTRA_BYTES) + k.config.BOXES * boxes_bytes(k) + other_bytes(k)


def boxes(k: KernelSpec, stages: int) -> int:
    """That each warp has room for besides so many stages, up to what hides the copy engine's latency: one without
    TMA_STORE."""
    if not can_tma_store(k):
        return 0
    free = k.arch.limits.smem_bytes_per_cta - stages * (stage_bytes(k) + STAGE_EXTRA_BYTES) - other_bytes(k)
    return min(most_boxes(k), free // boxes_bytes(k))


def most_boxes(k: KernelSpec) -> int:
    return 4 if k.config.TMA_STORE else 1


def stages(k: KernelSpec, limit: int = 8) -> tuple[int, ...]:
    """Three or more: as many as shared memory holds, up to 8, or up to `limit` as long as C has all its room besides;
    and one less where several warpgroups would have hardly any."""
    free = k.arch.limits.smem_bytes_per_cta - other_bytes(k)
    room = most_boxes(k) * boxes_bytes(k) if can_tma_store(k) else 0
    each = stage_bytes(k) + STAGE_EXTRA_BYTES
    most = max(min(8, free // each), min(limit, (free - room) // each))
    fewer = most >= 5 and k.config.GROUPS > 1 and can_tma_store(k) and boxes(k, most) < min(2, most_boxes(k))
    return tuple(count for count in ((most, most - 1) if fewer else (most,)) if count >= 3)


def left_is_depth_contiguous(k: KernelSpec) -> bool:
    return tc.depth_contiguous(k)[k.config.SWAP]


def right_is_depth_contiguous(k: KernelSpec) -> bool:
    return tc.depth_contiguous(k)[1 - k.config.SWAP]


def operand_map(k: KernelSpec, name: str, tensor: str, tile: int, share: int) -> TensorMap:
    """`share` CTAs load `tile` rows of the operand together."""
    span = {"A": "M", "B": "N"}[tensor]
    contiguous = tc.depth_contiguous(k)[tensor == "B"]
    axes = ("K", span) if contiguous else (span, "K")
    box = (row_elements(k), tile // share) if contiguous else (row_elements(k), k.config.BK)
    letter = tensor.lower()
    return TensorMap(
        name=name,
        tensor=tensor,
        dtype=k.attributes.dtype,
        extents=tuple(Extent(terms=(Term(size),)) for size in (*axes, "batch")),
        strides=(Extent(terms=(Term("ld" + letter),)), Extent(terms=(Term("stride_" + letter),))),
        box=(*box, 1),
        swizzle=ROW_BYTES,
    )


def output_maps(k: KernelSpec) -> tuple[TensorMap, ...]:
    """Boxes of 16 rows of C, a warp's."""
    if not k.config.TMA_STORE:
        return ()

    def output(name: str, columns: int) -> TensorMap:
        return TensorMap(
            name=name,
            tensor="C",
            dtype=k.attributes.dtype,
            extents=tuple(Extent(terms=(Term(size),)) for size in ("N", "M", "batch")),
            strides=(Extent(terms=(Term("ldc"),)), Extent(terms=(Term("stride_c"),))),
            box=(columns, 16, 1),
            swizzle=ROW_BYTES,
        )

    whole, rest = row_elements(k), k.config.BN % row_elements(k)
    if k.config.BN < whole or rest == 0:
        return (output("map_c", min(k.config.BN, whole)),)
    return output("map_c", whole), output("map_c_rest", rest)


def cluster_terms(k: KernelSpec) -> tuple[Term, ...]:
    """Output tiles of clusters."""
    c = k.config
    left, right = ("N", "M") if c.SWAP else ("M", "N")
    return (Term(left, c.BM * c.CLUSTER_M, sets(k)), Term(right, c.BN * c.CLUSTER_N), Term("batch"))


def launch(k: KernelSpec) -> Launch:
    c = k.config
    left, right = ("B", "A") if c.SWAP else ("A", "B")
    terms = (*cluster_terms(k), Term("split_k"))
    return Launch(
        block=(128 * (c.GROUPS + 1), 1, 1),
        cluster=(cluster_size(k), 1, 1),
        smem_bytes=smem_bytes(k),
        grid=(terms, (), ()),
        ctas_per_unit=1,
        overlap="overlap",
        constants=() if c.SWAP else ("B",),  # swapped, A would wait behind it
        workspace=Workspace(
            fixed_bytes=tc.COUNTER_BYTES,
            bytes_per=2 * 4 * c.BM * c.BN * cluster_size(k),
            terms=terms,
            when="split_k",
        ),
        tensor_maps=(
            operand_map(k, "map_left", left, left_rows(k), c.CLUSTER_N),
            operand_map(k, "map_right", right, c.BN, c.CLUSTER_M),
            *output_maps(k),
        ),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Rows and columns of the last tile, and the number of tiles, are 32-bit."""
    multiple = ALIGNED_BYTES // element_bytes(k)
    most = MOST_STRIDE_BYTES // element_bytes(k) - multiple
    sizes = [SizeRule("M", max=MOST_SPAN), SizeRule("N", max=MOST_SPAN)]
    sizes += [SizeRule("K", min=1, max=tc.MAX_INT), SizeRule("batch", max=MOST_BATCHES if k.config.GENERAL else 1)]
    strides = [SizeRule(size, multiple=multiple, max=most) for size in ("lda", "ldb", "stride_a", "stride_b")]
    if k.config.TMA_STORE:
        sizes[1] = SizeRule("N", multiple=multiple, max=MOST_SPAN)  # the copy engine ends rows at multiples of 16 bytes
        strides += [SizeRule(size, multiple=multiple, max=most) for size in ("ldc", "stride_c")]
    if k.config.SWAP and sets(k) == 1:
        sizes[0] = SizeRule("M", max=2 * k.config.BN)
    if k.config.LEFT_ROWS:
        sizes[0] = SizeRule("M", max=k.config.LEFT_ROWS)
    return (*sizes, *strides)


def lengths(k: KernelSpec, runtime: Values) -> Values:
    c = k.config
    height = sets(k) * c.BM  # where every set begins another tile
    rows, columns = (height, height * c.CLUSTER_M), (c.BN, c.BN * c.CLUSTER_N)
    m, n = (columns, rows) if c.SWAP else (rows, columns)
    if c.LEFT_ROWS:
        m = (c.LEFT_ROWS // 2, c.LEFT_ROWS)  # all that there may be, and half of it
    return Values(M=m, N=n, K=(c.BK, c.BK * c.STAGES))


def registers_fit(k: KernelSpec) -> bool:
    """Sums of a thread for which ptxas of CUDA 13.0 finds registers beside all else, by warpgroups that multiply."""
    most = {1: 208, 2: 192, 3: 128}[k.config.GROUPS]
    if can_tma_store(k) and not k.config.TMA_STORE:
        most = min(most, 128)
    return sums_per_thread(k) <= most and (k.config.GROUPS < 3 or k.config.BN <= 200)


def output_has_room(k: KernelSpec) -> bool:
    """A warp's part of a stage holds 16 rows of what leaves: boxes, padded rows that are cut, or f32 sums."""
    c = k.config
    if c.BOXES > 0:
        return True
    if not can_tma_store(k):
        room = 16 * 4 * (20 if c.SWAP else 24)
    elif c.TMA_STORE:
        room = 16 * ROW_BYTES
    else:
        room = 16 * ((64 if c.BN % 64 == 0 else c.BN) * element_bytes(k) + 16)
    alignment = 1024 if c.TMA_STORE else 128
    return stage_bytes(k) * 128 // (4 * tile_threads(k)) // alignment * alignment >= room


def cluster_tiles(k: KernelSpec, problem: Problem) -> int:
    """The product of `cluster_terms`."""
    c, s = k.config, problem.sizes
    left, right = (s.N, s.M) if c.SWAP else (s.M, s.N)
    left_tiles = sets(k) * ceil(left / (sets(k) * c.BM * c.CLUSTER_M))
    return left_tiles * ceil(right / (c.BN * c.CLUSTER_N)) * s.batch


def few_rows_are_left(k: KernelSpec) -> bool:
    c = k.config
    behind = (c.BK // row_elements(k) - 1) * left_rows(k) + c.BM  # rows that wgmma reads from the stage
    return c.LEFT_ROWS == 0 or (
        c.GROUPS == 1
        and c.BM == 64
        and not c.SWAP
        and element_bytes(k) == 2
        and left_is_depth_contiguous(k)
        and behind * ROW_BYTES <= stage_bytes(k)
    )


def few_rows_are_needed(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    rows = k.config.LEFT_ROWS
    return any_of(rows == 0, rows == 8, 2 * problem.sizes.M > rows)


def general_is_needed(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    if k.config.GENERAL:
        return any_of(runtime.split_k > 1, problem.sizes.batch > 1)
    return runtime.split_k == 1


def split_values(problem: Problem, arch) -> tuple[int, ...]:
    sizes = problem.sizes
    smallest = ceil(sizes.M / 128) * ceil(sizes.N / 128) * sizes.batch
    most = min(sizes.K // 256, 8 * arch.nominal.compute_units // max(1, smallest))
    return tuple(split for split in (1, 2, 3, 4, 6, 8, 12, 16) if split == 1 or split <= most)


def swapped_fits_one_tile(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """With a second tile of A two CTAs read each tile of B: fast while they happen to do so together, a quarter slower
    when not, and which it is changes from run to run."""
    return not k.config.SWAP or problem.sizes.M <= k.config.BN


def balance_values(problem: Problem, arch) -> tuple[int, ...]:
    return (0, 1) if len(split_values(problem, arch)) > 1 else (0,)


def can_tma_store(k: KernelSpec) -> bool:
    return element_bytes(k) == 2 and not k.config.SWAP


def tma_store_is_used(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    if k.config.TMA_STORE or not can_tma_store(k):
        return True
    s, size = problem.sizes, element_bytes(k)
    starts = (s.N * size, s.ldc * size, s.stride_c * size, problem.pointer_alignment)
    return any_of(*(start % ALIGNED_BYTES != 0 for start in starts))


def split_is_counted(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    parts = cluster_size(k) * (1 if k.config.PINGPONG else k.config.GROUPS)
    return any_of(runtime.split_k == 1, cluster_tiles(k, problem) * parts <= tc.COUNTERS)


def split_pays(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """Depth for a pipeline in each split; clusters that would idle without, but not more splits than keep all busy."""
    clusters = k.arch.nominal.compute_units // cluster_size(k)
    tiles, split = cluster_tiles(k, problem), runtime.split_k
    # As many workers as clusters: only the least split that gives them all something.
    balances = all_of(tiles % clusters != 0, tiles * (split - 1) < clusters, clusters <= 2 * tiles * split)
    divides = all_of(problem.sizes.K >= 4 * k.config.BK * split, tiles * (split - 1) < 2 * clusters)
    return where(split == 1, runtime.stream_k == 0, where(runtime.stream_k == 1, balances, divides))


# Fitted to 10,834 timed instances of bf16 nt on an H200 (presets h200-bf16 and general, and some shapes whose K ends
# amid 128 bytes) such that what the model puts first is little slower than the best (bench/model_regret.py), and not
# far from what an earlier fit gave: some have little to say. RASTER_LOSS is from pairs that differ in it alone.
# FIRST_K_TILES, LATENCY_CLOCKS and EPILOGUE_CLOCKS were lowered for kernels that begin and end sooner, and EMPTY_LOSS
# limited to the rows that are loaded, by 9,004 timings of two versions and 8,339 of two later ones.
LEAST_STEP_CLOCKS = 34.7  # of a wgmma, however narrow
SMEM_BYTES_PER_CLOCK = 128
L2_BYTES_PER_CLOCK = 64.2  # per SM
FEW_ROWS_US = 0.0891  # once, of a left tile that has few rows
LAUNCH_US = 0.0367
LATENCY_CLOCKS = 1880  # from a request to its data in shared memory, with memory busy
CLUSTER_US, CLUSTER_LOSS = 0.719, 0.102  # once, and of a k tile: the CTAs of a cluster wait for each other
FIRST_K_TILES = 1.6  # whose loading nothing hides
K_TILE_CLOCKS = 12.7  # of each, to hand it over
# Of each row of a tile's last k tile, where K ends amid 128 bytes, and where boxes lie all behind K: the copy engine
# writes zeros slowly.
LAST_ROW_CLOCKS, EMPTY_ROW_CLOCKS = 6.58, 2.74
EPILOGUE_CLOCKS = 1060
EPILOGUE_ELEMENTS_PER_CLOCK = 9.27
SWAPPED_ELEMENTS_PER_CLOCK = 0.546
NO_ROOM_LOSS = (0.475, 0.339)  # of what an epilogue stores, by boxes: of room that k tiles or other boxes wait for
RASTER_LOSS = 0.018  # of all, where the group is twice as large
SPLIT_US, SPLIT_PART_US = 3.31, 0.248  # once, and for each part that meets
UNEVEN_US = 5.56  # of workers that share tiles unequally and wait for each other
EMPTY_LOSS = 0.468  # of memory's time where the copy engine fills a tile with rows that don't exist
# Of computing and memory, that of the shorter which the longer one does not hide: cooperative, in turns.
OVERLAP_LOSS = (0.184, 0.411)
WRITTEN_LOSS = 0.237  # of memory's time for C, more than what is read takes
SPLIT_PASSES = 3.0  # over the partial tile, at L2's rate
LATE_US = (4.78, 1.47)  # by overlap: of a launch and of a pipeline's start, which the third hides
APART_LOSS = 1.39  # of memory's time, where several CTAs read a row of B, no longer side by side
LINE_BYTES, SECTOR_BYTES = 128, 32
LOADED_LOSS, STORED_LOSS = (1, 1.99), (1, 1.15)  # of rows that begin amid a line, amid a sector


def line_loss(stride, row_bytes: int, size: int, loss: tuple[float, float]):
    """What rows cost that are `stride` elements apart, where they would cost 1 if they filled whole lines. `loss` is of
    rows one line long."""
    amid_line, amid_sector = (1 + (each - 1) * LINE_BYTES / row_bytes for each in loss)
    return where(stride * size % SECTOR_BYTES > 0, amid_sector, where(stride * size % LINE_BYTES > 0, amid_line, 1))


def predict(k: KernelSpec, swapped_elements_per_clock: float = SWAPPED_ELEMENTS_PER_CLOCK):
    """Waves of clusters, each k tile bound by tensor cores, shared memory, L2 or latency; reading and writing all of it
    once overlaps with that. A warpgroup that takes turns hides its epilogue behind the other's k tiles."""
    c, arch = k.config, k.arch
    size = element_bytes(k)
    clock_per_us = arch.nominal.clock_mhz
    clusters = arch.nominal.compute_units // cluster_size(k)
    rate = arch.flops_per_clock[k.attributes.dtype] * size / 2  # of 32 bytes of depth, in elements of 16 bits
    steps = c.BK * size // 32 * (c.BM // 64)  # of 64 rows, in a k tile
    tensor_clocks = steps * max(2 * 64 * c.BN * 16 / rate, LEAST_STEP_CLOCKS)
    smem_clocks = (steps * (64 + c.BN) * 32 + stage_bytes(k)) / SMEM_BYTES_PER_CLOCK  # read by wgmma, written by TMA
    fed_clocks = max(tensor_clocks, smem_clocks, LATENCY_CLOCKS / c.STAGES)
    left_clocks = left_rows(k) / c.CLUSTER_N * c.BK * size / L2_BYTES_PER_CLOCK
    right_clocks = c.BN / c.CLUSTER_M * c.BK * size / L2_BYTES_PER_CLOCK
    fixed_us, wait = (LAUNCH_US + CLUSTER_US, 1 + CLUSTER_LOSS) if cluster_size(k) > 1 else (LAUNCH_US, 1)
    fixed_us += FEW_ROWS_US if c.LEFT_ROWS else 0.0
    stored_clocks = c.BM * c.BN / (swapped_elements_per_clock if c.SWAP else EPILOGUE_ELEMENTS_PER_CLOCK)
    room_loss = NO_ROOM_LOSS[c.BOXES] if can_tma_store(k) and c.BOXES < min(2, most_boxes(k)) else 0.0
    partial_us = SPLIT_PASSES * c.BM * c.BN * 4 / 48 / clock_per_us
    memory_bytes_per_us = arch.nominal.memory_gb_per_s * 1e3
    latency_us = LATENCY_CLOCKS / clock_per_us
    swap, pingpong, depth_of_tile, ctas = c.SWAP, c.PINGPONG, c.BK, cluster_size(k)
    row_bytes, row_length = c.BK * size, row_elements(k)
    loaded_rows = left_rows(k) / c.CLUSTER_N + c.BN / c.CLUSTER_M
    overlap_loss = OVERLAP_LOSS[c.PINGPONG]
    tile_rows, tile_columns = left_rows(k) * c.CLUSTER_M, c.BN * c.CLUSTER_N
    overlaps = tc.OVERLAP in k.family.runtime
    pipeline_bytes = c.STAGES * stage_bytes(k)
    left_share = left_rows(k) / c.BM  # of a left tile, that is loaded

    def predicted_us(problem: Problem, runtime: Values) -> float:
        sizes, split = problem.sizes, runtime.split_k
        m, n, depth_of_problem, batch = sizes.M, sizes.N, sizes.K, sizes.batch
        left, right = (n, m) if swap else (m, n)
        left_stride, right_stride = (sizes.ldb, sizes.lda) if swap else (sizes.lda, sizes.ldb)
        k_tiles = ceil(depth_of_problem / depth_of_tile)
        tiles = cluster_tiles(k, problem)
        pieces = tiles * split
        waves, is_balanced = ceil(pieces / clusters), runtime.stream_k == 1
        workers = maximum(1, minimum(clusters, pieces))
        depth = where(is_balanced, tiles * k_tiles / workers, waves * ceil(k_tiles / split))
        epilogues = where(is_balanced, where(pieces > clusters, 2, 1), waves)
        loaded_clocks = left_clocks * line_loss(left_stride, row_bytes, size, LOADED_LOSS)
        loaded_clocks += right_clocks * line_loss(right_stride, row_bytes, size, LOADED_LOSS)
        k_tile_clocks = maximum(fed_clocks, loaded_clocks)
        main_clocks = depth * (k_tile_clocks + K_TILE_CLOCKS) * wait
        tile_clocks = stored_clocks * line_loss(sizes.ldc, LINE_BYTES, size, STORED_LOSS)
        epilogue_clocks = EPILOGUE_CLOCKS + tile_clocks
        ragged = where(depth_of_problem % row_length > 0, LAST_ROW_CLOCKS, 0.0)
        if depth_of_tile > row_length:
            rest = depth_of_problem % depth_of_tile
            ragged += where(all_of(rest > 0, rest <= depth_of_tile - row_length), EMPTY_ROW_CLOCKS, 0.0)
        main_clocks += epilogues * loaded_rows * ragged
        main_clocks += epilogues * tile_clocks * room_loss
        if pingpong:
            clocks = maximum(main_clocks, epilogues * epilogue_clocks) + epilogue_clocks
        else:
            clocks = main_clocks + epilogues * epilogue_clocks
        compute_us = (clocks + FIRST_K_TILES * k_tile_clocks) / clock_per_us
        under_way = workers * ctas * pipeline_bytes
        moved = size * batch * (m * depth_of_problem + n * depth_of_problem + m * n)
        memory_us = moved / minimum(memory_bytes_per_us, under_way / latency_us)
        empty = maximum(0, left_share * (1 - left / tile_rows), 1 - right / tile_columns)
        memory_us *= 1 + EMPTY_LOSS * empty
        memory_us += WRITTEN_LOSS * size * batch * m * n / memory_bytes_per_us
        late_us = 0.0
        if overlaps:
            apart = all_of(runtime.overlap == 2, m > (tile_columns if swap else tile_rows))
            memory_us *= where(apart, APART_LOSS, 1)
            late_us = where(runtime.overlap == 2, 0.0, where(runtime.overlap == 1, LATE_US[1], LATE_US[0]))
        bound_us = maximum(compute_us, memory_us) + overlap_loss * minimum(compute_us, memory_us)
        bound_us *= 1 + RASTER_LOSS * (runtime.raster_group / 8 - 1)
        uneven_us = where(is_balanced, where(pieces > clusters, UNEVEN_US, 0.0), 0.0)
        return (
            fixed_us
            + late_us
            + bound_us
            + where(split > 1, SPLIT_US + SPLIT_PART_US * split + partial_us + uneven_us, 0.0)
        )

    return predicted_us


def config_name(k: KernelSpec) -> str:
    c = k.config
    schedule = "pp" if c.PINGPONG else f"co{c.GROUPS}"
    swap = ".swap" if c.SWAP else ""
    anywhere = ".any" if can_tma_store(k) and not c.TMA_STORE else ""
    few = f".m{c.LEFT_ROWS}" if c.LEFT_ROWS else ""
    general = ".general" if c.GENERAL else ""
    return f"{c.BM}x{c.BN}x{c.BK}.{schedule}.c{c.CLUSTER_M}x{c.CLUSTER_N}.s{c.STAGES}{few}{swap}{anywhere}{general}"


def defaults(arch, attributes):
    """Linked whatever has won, for batches, of which there may be no records: others' kernels come before them in the
    chain."""
    sixteen = dtype_bytes(attributes.dtype) == 2
    plain = {"SWAP": 0, "PINGPONG": 0, "CLUSTER_M": 1, "CLUSTER_N": 1, "LEFT_ROWS": 0, "GENERAL": 1}
    plain |= {"BK": ROW_BYTES // dtype_bytes(attributes.dtype), "TMA_STORE": int(sixteen)}
    tiles = [{"BM": 128, "BN": 128, "GROUPS": 2}, {"BM": 64, "BN": 64, "GROUPS": 1}]
    if sixteen:
        tiles += [{"BM": 128, "BN": 256, "GROUPS": 2}, {"BM": 128, "BN": 128, "GROUPS": 2, "TMA_STORE": 0}]

    def completed(tile):
        config = plain | tile
        kernel = KernelSpec("gemm", FAMILY, arch, attributes, Values(config))
        config["STAGES"] = stages(kernel)[-1]
        return config | {"BOXES": boxes(kernel, config["STAGES"])}

    return tuple(completed(tile) for tile in tiles)


SPLIT_RUNTIME = (
    RuntimeParameter("split_k", default=1, values=split_values),
    RuntimeParameter("stream_k", default=0, values=balance_values),
    tc.RASTER_GROUP,
)

FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma, fed by the bulk copy engine (TMA); persistent, warp-specialised.",
    template="wgmma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "cluster", "setmaxnreg", "dependent_launch"},
    attributes={"dtype": ("f16", "bf16", "tf32"), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "SWAP": (0, 1),
        "PINGPONG": (0, 1),
        "GROUPS": (1, 2, 3),
        "BM": (64, 128, 192, 256),
        "BN": (16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256),
        "BK": lambda k: (32, 64) if k.attributes.dtype == "tf32" else (64, 128),
        "CLUSTER_M": (1, 2),
        "CLUSTER_N": (1, 2),
        "LEFT_ROWS": lambda k: (0, 8, 16, 32) if k.config.BM == 64 and k.config.SWAP == 0 else (0,),
        "TMA_STORE": (1, 0),
        # Where few rows of left are loaded, more of right can be under way.
        "STAGES": lambda k: stages(k, 16 if k.config.LEFT_ROWS else 8),
        "BOXES": lambda k: (boxes(k, k.config.STAGES),),
        "GENERAL": (0, 1),
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: not k.config.PINGPONG or k.config.GROUPS == 2),
        Constraint("a taking-turns tile is 64 or 128 high", lambda k: not k.config.PINGPONG or k.config.BM <= 128),
        Constraint(
            "a warpgroup of a shared tile has 64 or 128 rows",
            lambda k: k.config.PINGPONG or k.config.BM in (64 * k.config.GROUPS, 128 * k.config.GROUPS),
        ),
        Constraint("three warpgroups share 192 rows", lambda k: k.config.GROUPS < 3 or k.config.BM == 192),
        Constraint("registers hold the sums", registers_fit),
        Constraint(
            "wgmma transposes operands of 16 bits only",
            lambda k: element_bytes(k) == 2 or all(tc.depth_contiguous(k)),
        ),
        Constraint(
            "a right operand stored along its span comes 64 wide",
            lambda k: right_is_depth_contiguous(k) or k.config.BN % 64 == 0,
        ),
        Constraint("clusters are pairs", lambda k: cluster_size(k) <= 2),
        Constraint(
            "clusters are for whole tiles that leave by the copy engine, or for sets: others were hardly ever faster",
            lambda k: (
                cluster_size(k) == 1
                or sets(k) > 1
                or (k.config.TMA_STORE == 1 and k.config.LEFT_ROWS == 0 and k.config.SWAP == 0)
            ),
        ),
        Constraint("few rows are A's, of one warpgroup and 16 bits", few_rows_are_left),
        Constraint(
            "CTAs load equal parts of a shared left tile",
            lambda k: left_rows(k) % (k.config.CLUSTER_N * (8 if left_is_depth_contiguous(k) else 64)) == 0,
        ),
        Constraint(
            "CTAs load equal parts of a shared right tile",
            lambda k: k.config.BN % (k.config.CLUSTER_M * (8 if right_is_depth_contiguous(k) else 64)) == 0,
        ),
        Constraint(
            "swapped tiles are for few rows of A and 16 bits, or for sets",
            lambda k: (
                not k.config.SWAP
                or sets(k) > 1
                or (k.config.BN <= 128 and element_bytes(k) == 2 and k.config.BM <= 128 and k.config.GROUPS == 1)
            ),
        ),
        Constraint(
            "unswapped tiles are at least 32 wide, and 64 if high",
            lambda k: k.config.SWAP or k.config.BN >= (32 if k.config.BM <= 128 else 64),
        ),
        Constraint(
            "a long k tile is for tiles of up to 128 x 128",
            lambda k: k.config.BK == row_elements(k) or k.config.BM * k.config.BN <= 128 * 128,
        ),
        Constraint(
            "the copy engine stores tiles of 16 bits that are not swapped",
            lambda k: can_tma_store(k) or not k.config.TMA_STORE,
        ),
        Constraint("a stage has room for the tile of C on its way out", output_has_room),
    ),
    runtime=(*SPLIT_RUNTIME, tc.OVERLAP),
    runtime_constraints=(
        RuntimeConstraint("C leaves by the copy engine where its rows allow that", tma_store_is_used),
        RuntimeConstraint("swapped tiles hold all rows of A", swapped_fits_one_tile),
        RuntimeConstraint("few rows are loaded where there are as few", few_rows_are_needed),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", split_pays),
        RuntimeConstraint("every output tile has its counters", split_is_counted),
    ),
    launch=launch,
    rules=rules,
    pointer_alignment=lambda k: ALIGNED_BYTES,
    lengths=lengths,
    config_name=config_name,
    defaults=defaults,
    default_rank=1,
    predict=predict,
)
