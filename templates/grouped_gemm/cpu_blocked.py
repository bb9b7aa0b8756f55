"""Grouped GEMM on CPUs: items of some rows of a group by some columns, by register tiles over packed panels; matrices
of groups of few rows are read once, where they lie."""

from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, minimum, where
from codegen.model import (
    Constraint,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    Values,
    dtype_bytes,
)
from templates.gemm.cpu_cost import (
    CALL_US,
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)

from .spec import GATES
from .tiles import parts

ROWS_IN_PLACE = 4  # of a pass over a matrix that is read where it lies


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes(k.arch)


def rows_of_group(problem):
    """Of groups that are alike, or of as many as there are rows."""
    s = problem.sizes
    return ceil(s.M / maximum(1, minimum(s.G, s.M)))


def distinct(bounds: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Of the bounds that cut `size` into the same number of blocks, the first."""
    found = {ceil(size / bound): bound for bound in reversed(bounds)}
    return tuple(sorted(found.values()))


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the tile's rate and copies of both operands, or reading in place."""
    c, arch, width = k.config, k.arch, tile_columns(k)
    loads = c.MR + c.NV
    clocks_per_step = max(c.MR * c.NV / MULTIPLY_PORTS, loads / LOAD_PORTS, MULTIPLY_LATENCY) + 0.05 * loads
    is_transposed = k.attributes.layout == "nt"
    size, vector = dtype_bytes(k.attributes.dtype), lanes(arch)
    count = parts(k)
    convert = 1.0 if size == 4 else 1.5
    copy = convert * (1.5 if is_transposed else 1.0)  # of a vector of B

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        groups = maximum(1, minimum(s.G, s.M))
        rows = rows_of_group(problem)
        blocks_m = maximum(1, ceil(rows / runtime.mc))
        tiles = blocks_m * maximum(1, ceil(ceil(rows / blocks_m) / c.MR))
        panels = ceil(s.N / width)
        b_vectors = groups * count * panels * c.NV * s.K / threads

        step = maximum(clocks_per_step * rows / tiles / c.MR, MULTIPLY_LATENCY)
        packed = b_vectors / c.NV * tiles * step + copy * blocks_m * b_vectors
        packed += convert * groups * rows * s.K / vector * ceil(s.N / runtime.nc) / threads
        passes = ceil(rows / ROWS_IN_PLACE)
        row_clocks = (3.0 if is_transposed else 2.5) * rows / passes / ROWS_IN_PLACE + convert
        clocks = where(all_of(rows < runtime.few, c.IN_PLACE == 1), b_vectors * passes * row_clocks, packed)
        memory = 1.0 * size * vector * b_vectors / memory_bytes_per_clock(arch, threads)
        clocks = maximum(clocks, memory) + 0.3 * minimum(clocks, memory)
        return CALL_US + clocks / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_blocked",
    description="Register tiles over packed panels, dealt out by groups; few rows read matrices in place.",
    template="cpu_blocked.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "bf16"), "layout": ("nt", "nn"), "gate": GATES},
    parameters={"MR": (4, 5, 6, 8, 9, 12, 14), "NV": (2, 3, 4), "IN_PLACE": (1, 0)},
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
            "a matrix of [K, N] in place adds up as tiles do, so nobody wants it otherwise",
            lambda k: k.config.IN_PLACE == 1 or k.attributes.layout == "nt",
        ),
        Constraint("a column of a tile of A fits in a vector", lambda k: k.config.MR <= lanes(k.arch)),
    ),
    runtime=(
        RuntimeParameter("mc", 240, lambda problem, arch: distinct((120, 240, 480), rows_of_group(problem))),
        RuntimeParameter("nc", 256, lambda problem, arch: distinct((128, 256, 1024), problem.sizes.N)),
        RuntimeParameter("kc", 384, lambda problem, arch: distinct((256, 384, 768), problem.sizes.K)),
        RuntimeParameter("few", 5, lambda problem, arch: (1, 5, 9)),  # no rows, one pass, two
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "matrices are read in place by kernels that may",
            lambda k, problem, runtime: any_of(k.config.IN_PLACE == 1, runtime.few == 5),
        ),
        RuntimeConstraint(
            "how many rows are few decides little where groups have many",
            lambda k, problem, runtime: any_of(
                all_of(rows_of_group(problem) < 24, runtime.few > 1), runtime.few == 1, runtime.few == 5
            ),
        ),
    ),
    # Groups of few rows add up along K in vectors where matrices lie along it, otherwise term by term as tiles do.
    launch=lambda k: Launch(cut_by_batch=("few",) if k.attributes.layout == "nt" and k.config.IN_PLACE else ()),
    pointer_alignment=lambda k: dtype_bytes(k.attributes.dtype),
    lengths=lambda k, runtime: Values(
        M=(k.config.MR, runtime.few, runtime.mc), N=(tile_columns(k), runtime.nc), K=(lanes(k.arch), runtime.kc)
    ),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}" + ("" if k.config.IN_PLACE else ".packed"),
    defaults=lambda arch, attributes: tuple(
        {"MR": 12 if lanes(arch) == 16 else 6 if "fma" in arch.features else 5, "NV": 2, "IN_PLACE": in_place}
        for in_place in ((1, 0) if attributes.layout == "nt" else (1,))
    ),
    default_rank=0,
    predict=predict,
    driver="grouped_gemm_blocked",
)
