"""GEMM on CPUs by cache blocks: panels of A and B are copied or read in place, and multiplied by generated register
tiles."""

from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, minimum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, RuntimeConstraint, RuntimeParameter, Values

from .cpu_cost import (
    BARRIER_US,
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    bytes_of,
    call_us,
    lanes,
    lanes_of,
    read_clocks,
    splits,
    vector_registers,
)

NEAR_CACHE_BYTES = 65536  # a panel of B beyond this comes from the second-level cache for every tile
PIECE_COLUMNS = 20  # what a jump to the next row of B costs, in columns read on: little of it is foreseen
ROWS_OF_THREAD = 4  # tiles that a thread has at least where M is divided: each reads all of its B
TALLEST_BY_ROW = 9  # rows of A read in place at once: more streams than a first-level cache has ways evict each other

# Blocks worth trying; the driver makes all blocks equal, so that bounds which give as many blocks are one choice.
KC = (32, 256, 384, 512)
NC = (512, 4096)


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes_of(k)


def threads_n(k: KernelSpec, problem, runtime) -> int:
    """Along N. Of split_n 0 about what the driver chooses: none where M is long enough for all."""
    threads = maximum(1, problem.threads)
    panels = maximum(1, ceil(problem.sizes.N / tile_columns(k)))
    chosen = where(ceil(problem.sizes.M / threads) >= ROWS_OF_THREAD * k.config.MR, 1, minimum(threads, panels))
    return where(runtime.split_n > 0, runtime.split_n, chosen)


def threads_m(k: KernelSpec, problem, runtime) -> int:
    return maximum(1, problem.threads // threads_n(k, problem, runtime))


def rows_of_thread(k: KernelSpec, problem, runtime) -> int:
    return ceil(problem.sizes.M / threads_m(k, problem, runtime))


def distinct(bounds: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Of the bounds that cut `size` into the same number of blocks, the first."""
    found = {ceil(size / bound): bound for bound in reversed(bounds)}
    return tuple(sorted(found.values()))


def columns_of_thread(k: KernelSpec, problem, runtime) -> int:
    return ceil(problem.sizes.N / threads_n(k, problem, runtime))


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the tile's rate, sums loaded and stored once a block of K, copies, and
    memory."""
    c, arch, width, element = k.config, k.arch, tile_columns(k), bytes_of(k.attributes)
    loads = c.MR + c.NV
    clocks_per_step = max(c.MR * c.NV / MULTIPLY_PORTS, loads / LOAD_PORTS, MULTIPLY_LATENCY) + 0.05 * loads
    b_transposed = k.attributes.layout[1] == "t"

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        shared_m = threads_m(k, problem, runtime)
        rows = rows_of_thread(k, problem, runtime)
        panels = ceil(ceil(s.N / width) / threads_n(k, problem, runtime))
        columns = panels * width
        blocks_k = maximum(1, ceil(s.K / runtime.kc))
        depth = s.K / blocks_k
        blocks_n = maximum(1, ceil(columns / maximum(width, runtime.nc)))
        blocks_m = maximum(1, ceil(rows / maximum(c.MR, runtime.mc)))
        tiles = blocks_m * maximum(1, ceil(ceil(rows / blocks_m) / c.MR))

        # Equal tiles: a step of K costs by the rows it really has, but never less than the latency of its sums.
        step = maximum(clocks_per_step * rows / tiles / c.MR, MULTIPLY_LATENCY)
        # Of the last panel only the vectors that there are.
        filled = minimum(panels, ceil(s.N / lanes_of(k)) / c.NV)
        clocks = tiles * filled * s.K * step
        clocks += tiles * panels * blocks_k * (40 + 2.0 * c.MR * c.NV)
        clocks = where(runtime.pack_a > 0, clocks + 0.5 * rows * s.K * blocks_n, 1.02 * clocks)
        memory = read_clocks(arch, threads, columns * s.K, s.N * s.K, element)
        by_panels = memory if b_transposed else memory * (1 + PIECE_COLUMNS / width)
        b_vectors = columns * s.K / lanes_of(k)
        packed_once = clocks + (6.0 if b_transposed else 2.5) * b_vectors / shared_m + memory
        # A copy costs a store for each load. In place, rows that are a power of two apart share few sets of the caches,
        # so that the tiles after the first read B from further away.
        copies = (6.0 if b_transposed else 1.0) * blocks_m
        clocks += where(runtime.pack_b > 0, copies, 0.4 * tiles) * b_vectors
        clocks = maximum(clocks, by_panels) + 0.3 * minimum(clocks, by_panels)
        clocks *= 1 + 0.1 * maximum(0.0, element * width * depth / NEAR_CACHE_BYTES - 1)
        clocks = where(runtime.pack_b > 1, packed_once, clocks)
        barriers = where(runtime.pack_b > 1, where(shared_m > 1, 2 * blocks_k * blocks_n, 0), 0)
        return call_us(threads) + s.batch * (clocks / arch.device.clock_mhz + barriers * BARRIER_US)

    return predicted_us


FAMILY = Family(
    name="cpu_blocked",
    description="Register tiles over cache blocks of A, B and C; panels of A and B are copied or read in place.",
    template="cpu_blocked.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "f64"), "layout": ("nn", "nt", "tn", "tt")},
    parameters={"MR": (4, 5, 6, 8, 9, 12, 14), "NV": (2, 3, 4)},
    constraints=(
        Constraint(
            "sums, one row of B and one element of A fit the vector registers",
            lambda k: k.config.MR * k.config.NV + k.config.NV + 1 <= vector_registers(k.arch),
        ),
        Constraint(
            "sums fill at least three fifths of the vector registers: smaller tiles load more than they multiply",
            lambda k: k.config.MR * k.config.NV >= 0.6 * vector_registers(k.arch),
        ),
        Constraint(
            "of f32 a panel of A is packed one vector of rows at a time",
            lambda k: k.attributes.dtype != "f32" or k.config.MR <= lanes_of(k),
        ),
    ),
    runtime=(
        RuntimeParameter("kc", 384, lambda problem, arch: distinct(KC, problem.sizes.K)),
        RuntimeParameter("mc", 240, lambda problem, arch: (240,)),  # flat between 96 and 480
        RuntimeParameter("nc", 4096, lambda problem, arch: distinct(NC, problem.sizes.N)),
        RuntimeParameter("pack_a", 1, lambda problem, arch: (0, 1)),
        RuntimeParameter("pack_b", 1, lambda problem, arch: (0, 1, 8)),
        RuntimeParameter("split_n", 0, lambda problem, arch: splits(problem.threads)),
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "tall tiles of A as rows need it packed: more streams than a cache has ways evict each other",
            lambda k, problem, runtime: (
                k.attributes.layout[0] == "t" or k.config.MR <= TALLEST_BY_ROW or runtime.pack_a == 1
            ),
        ),
        RuntimeConstraint(
            "tiles can't read B where it is stored along K",
            lambda k, problem, runtime: k.attributes.layout[1] == "n" or runtime.pack_b > 0,
        ),
        RuntimeConstraint(
            "B is read in place only by few tiles, or where all of it is small",
            lambda k, problem, runtime: any_of(
                runtime.pack_b != 0,
                rows_of_thread(k, problem, runtime) <= 8 * k.config.MR,
                problem.sizes.K * problem.sizes.N <= 1 << 18,
            ),
        ),
        RuntimeConstraint(
            "blocks of B are packed beforehand only where several blocks of A use them",
            lambda k, problem, runtime: any_of(runtime.pack_b <= 1, problem.sizes.M > runtime.mc),
        ),
        RuntimeConstraint(
            "A is read in place only where few columns use it",
            lambda k, problem, runtime: any_of(
                runtime.pack_a == 1, columns_of_thread(k, problem, runtime) <= 512
            ),
        ),
        RuntimeConstraint(
            "N is cut into blocks only where they are packed beforehand",
            lambda k, problem, runtime: any_of(runtime.pack_b > 1, runtime.nc == NC[-1], problem.sizes.N <= runtime.nc),
        ),
        RuntimeConstraint(
            "short blocks of K pay only for narrow panels that few rows use",
            lambda k, problem, runtime: any_of(
                runtime.kc >= minimum(256, problem.sizes.K),
                all_of(problem.sizes.M <= 64, tile_columns(k) <= 24),
            ),
        ),
        RuntimeConstraint(
            "C of fewer than four rows is the streaming family's",
            lambda k, problem, runtime: (
                k.attributes.layout == "tt"
                or (k.attributes.dtype == "f64" and k.attributes.layout == "tn")
                or problem.sizes.M >= 4
            ),
        ),
        RuntimeConstraint(
            "every thread along N has a panel",
            lambda k, problem, runtime: runtime.split_n <= ceil(problem.sizes.N / tile_columns(k)),
        ),
        RuntimeConstraint(
            "threads divide M only where each gets four tiles: they all read B",
            lambda k, problem, runtime: any_of(
                runtime.split_n == 0,
                threads_m(k, problem, runtime) == 1,
                rows_of_thread(k, problem, runtime) >= ROWS_OF_THREAD * k.config.MR,
            ),
        ),
    ),
    launch=lambda k: Launch(),
    pointer_alignment=lambda k: bytes_of(k.attributes),
    lengths=lambda k, runtime: Values(M=(k.config.MR, runtime.mc), N=(tile_columns(k), runtime.nc), K=(runtime.kc,)),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}",
    # Of f64 a wider tile, for it loads less: 0.37 and not 0.5 elements and vectors a multiply-add.
    defaults=lambda arch, attributes: (
        {"MR": 8, "NV": 3}
        if attributes.dtype == "f64" and lanes(arch) == 16
        else {"MR": 12 if lanes(arch) == 16 else 6 if "fma" in arch.features else 5, "NV": 2},
    ),
    default_rank=9,
    predict=predict,
    driver=lambda attributes: "gemm_blocked" + ("_f64" if attributes["dtype"] == "f64" else ""),
)
