"""What is legal, or worth a try, of wgmma's configurations and run-time values: predicates of its constraints."""

from math import ceil

from codegen.arithmetic import all_of, any_of, where
from codegen.model import KernelSpec, Problem, Values

from .. import tensor_core as tc
from ..element_types import result_bytes
from .layout import stage_bytes
from .tile import (
    ALIGNED_BYTES,
    ROW_BYTES,
    can_tma_store,
    cluster_size,
    element_bytes,
    left_is_depth_contiguous,
    left_rows,
    row_elements,
    sets,
    sums_per_thread,
    tile_threads,
)


def registers_fit(k: KernelSpec) -> bool:
    """Sums of a thread for which ptxas of CUDA 13.0 finds registers beside all else, by warpgroups that multiply."""
    most = {1: 208, 2: 192, 3: 128}[k.config.GROUPS]
    if can_tma_store(k) and not k.config.TMA_STORE:
        most = min(most, 128)
    if result_bytes(k.attributes) > element_bytes(k):  # the epilogue of 32-bit elements takes more
        most = min(most, {1: 176, 2: 160, 3: 128}[k.config.GROUPS])
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
    most = min(sizes.K // 256, 8 * arch.device.compute_units // max(1, smallest))
    return tuple(split for split in (1, 2, 3, 4, 6, 8, 12, 16) if split == 1 or split <= most)


def swapped_fits_one_tile(k: KernelSpec, problem: Problem, runtime: Values) -> bool:
    """With a second tile of A two CTAs read each tile of B: fast while they happen to do so together, a quarter slower
    when not, and which it is changes from run to run."""
    return not k.config.SWAP or problem.sizes.M <= k.config.BN


def balance_values(problem: Problem, arch) -> tuple[int, ...]:
    return (0, 1) if len(split_values(problem, arch)) > 1 else (0,)


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
    clusters = k.arch.device.compute_units // cluster_size(k)
    tiles, split = cluster_tiles(k, problem), runtime.split_k
    # As many workers as clusters: only the least split that gives them all something.
    balances = all_of(tiles % clusters != 0, tiles * (split - 1) < clusters, clusters <= 2 * tiles * split)
    divides = all_of(problem.sizes.K >= 4 * k.config.BK * split, tiles * (split - 1) < 2 * clusters)
    return where(split == 1, runtime.stream_k == 0, where(runtime.stream_k == 1, balances, divides))
