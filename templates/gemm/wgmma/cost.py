"""What an instance of wgmma takes, in microseconds: it ranks a search, and kernels where nobody has tuned."""

from math import ceil

from codegen.arithmetic import all_of, maximum, minimum, where
from codegen.model import KernelSpec, Problem, Values

from .. import tensor_core as tc
from ..element_types import operand_type, result_bytes, stored
from .layout import most_boxes, stage_bytes
from .legality import cluster_tiles
from .tile import can_tma_store, cluster_size, element_bytes, left_rows, row_elements

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
LATENCY_CLOCKS = 1970  # from a request to its data in shared memory, with memory busy
CLUSTER_US, CLUSTER_LOSS = 0.686, 0.0913  # once, and of a k tile: the CTAs of a cluster wait for each other
FIRST_K_TILES = 2.14  # whose loading nothing hides
K_TILE_CLOCKS = 12.4  # of each, to hand it over
# Of each row of a tile's last k tile, where K ends amid 128 bytes, and where boxes lie all behind K: the copy engine
# writes zeros slowly.
LAST_ROW_CLOCKS, EMPTY_ROW_CLOCKS = 5.24, 2.74
EPILOGUE_CLOCKS = 930
EPILOGUE_ELEMENTS_PER_CLOCK = 10.7
SWAPPED_ELEMENTS_PER_CLOCK = 0.546
NO_ROOM_LOSS = (0.475, 0.339)  # of what an epilogue stores, by boxes: of room that k tiles or other boxes wait for
RASTER_LOSS = 0.018  # of all, where the group is twice as large
SPLIT_US, SPLIT_PART_US = 2.6, 0.266  # once, and for each part that meets
UNEVEN_US = 5.56  # of workers that share tiles unequally and wait for each other
EMPTY_LOSS = 0.426  # of memory's time where the copy engine fills a tile with rows that don't exist
# Of computing and memory, that of the shorter which the longer one does not hide: cooperative, in turns.
OVERLAP_LOSS = (0.198, 0.51)
WRITTEN_LOSS = 0.255  # of memory's time for C, more than what is read takes
SPLIT_PASSES = 3.0  # over the partial tile, at L2's rate
LATE_US = (4.45, 1.93)  # by overlap: of a launch and of a pipeline's start, which the third hides
APART_LOSS = 1.15  # of memory's time, where several CTAs read a row of B, no longer side by side
LINE_BYTES, SECTOR_BYTES = 128, 32
LOADED_LOSS, STORED_LOSS = (1, 1.49), (1, 1.05)  # of rows that begin amid a line, amid a sector


def line_loss(stride, row_bytes: int, size: int, loss: tuple[float, float]):
    """What rows cost that are `stride` elements apart, where they would cost 1 if they filled whole lines. `loss` is of
    rows one line long."""
    amid_line, amid_sector = (1 + (each - 1) * LINE_BYTES / row_bytes for each in loss)
    return where(stride * size % SECTOR_BYTES > 0, amid_sector, where(stride * size % LINE_BYTES > 0, amid_line, 1))


def predict(k: KernelSpec, swapped_elements_per_clock: float = SWAPPED_ELEMENTS_PER_CLOCK):
    """Waves of clusters, each k tile bound by tensor cores, shared memory, L2 or latency; reading and writing all of it
    once overlaps with that. A warpgroup that takes turns hides its epilogue behind the other's k tiles."""
    c, arch = k.config, k.arch
    size, stored_size = element_bytes(k), result_bytes(k.attributes)
    clock_per_us = arch.device.clock_mhz
    clusters = arch.device.compute_units // cluster_size(k)
    flops_per_clock = arch.device.flops_per_clock[operand_type(k.attributes)]
    rate = flops_per_clock * size / 2  # of 32 bytes of depth, in elements of 16 bits
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
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3
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
        tile_clocks = stored_clocks * line_loss(sizes.ldc, LINE_BYTES, stored_size, STORED_LOSS)
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
        moved = size * batch * (m * depth_of_problem + n * depth_of_problem + stored(k, m * n))
        memory_us = moved / minimum(memory_bytes_per_us, under_way / latency_us)
        empty = maximum(0, left_share * (1 - left / tile_rows), 1 - right / tile_columns)
        memory_us *= 1 + EMPTY_LOSS * empty
        memory_us += WRITTEN_LOSS * stored_size * batch * m * n / memory_bytes_per_us
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
