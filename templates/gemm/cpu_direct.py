"""GEMM on CPUs for small and ragged products: operands are read where they lie, edges by masked vectors."""

from math import ceil

from codegen.arithmetic import all_of, any_of, maximum, minimum, none_of, where
from codegen.model import ArchSpec, Constraint, Family, KernelSpec, Launch, RuntimeConstraint, RuntimeParameter, Values

from .cpu_cost import (
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    SHARED_LINE_CLOCKS,
    bytes_of,
    cache_elements,
    call_us,
    lanes,
    lanes_of,
    memory_bytes_per_clock,
    vector_registers,
)

KC = (256, 384, 768)


def is_swapped(k: KernelSpec) -> bool:
    """Lines of tiles are columns of C, and come from B: the family cpu_turned."""
    return k.family.name == "cpu_turned"


def lines(k: KernelSpec, problem):
    return problem.sizes.N if is_swapped(k) else problem.sizes.M


def columns(k: KernelSpec, problem):
    return problem.sizes.M if is_swapped(k) else problem.sizes.N


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes_of(k)


def distinct(size: int) -> tuple[int, ...]:
    """Of the bounds that cut `size` into the same number of blocks, the first."""
    found = {ceil(size / bound): bound for bound in reversed(KC)}
    return tuple(sorted(found.values()))


def tile_lengths(k: KernelSpec, runtime: Values) -> Values:
    tile = {"M": (k.config.MR,), "N": (lanes_of(k), tile_columns(k))}
    if is_swapped(k):
        tile = {"M": tile["N"], "N": tile["M"]}
    return Values(**tile, K=(runtime.kc,))


def wide_defaults(arch: ArchSpec) -> tuple[dict[str, int], ...]:
    """Of f64: one, for who has no multiply-add none, since kernels cost everyone's build a second each."""
    return ({"MR": 8 if lanes(arch) == 16 else 4, "NV": 3},) if "fma" in arch.features else ()


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the rate of the tiles that there are, sums put into C, copies, memory."""
    c, arch, element = k.config, k.arch, bytes_of(k.attributes)
    near = cache_elements(element)
    swapped, transposed = is_swapped(k), not is_swapped(k) and k.attributes.layout[1] == "t"
    # The last of a row's vectors may be a half; narrow tiles' multiply-adds read each element by themselves.
    part = 2 if lanes(arch) == 16 else 1
    by_elements = part > 1 and c.NV <= 2

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        vectors = ceil(columns(k, problem) * part / lanes_of(k)) / part
        # Small operands are divided by rows of C: else each row has a cache line that two threads write.
        read_by_all = lines(k, problem) if swapped else columns(k, problem)
        by_rows = all_of(s.M >= 8 * threads, read_by_all * s.K <= 2 * near)
        by_lines = where(by_rows, not swapped, 2 * lines(k, problem) >= columns(k, problem))
        share = where(by_lines, ceil(lines(k, problem) / threads), lines(k, problem))
        vectors = where(by_lines, vectors, maximum(1, ceil(vectors / threads)))
        tiles = ceil(share / c.MR)
        panels = ceil(vectors / c.NV)
        rows, width = share / maximum(1, tiles), vectors / maximum(1, panels)
        blocks_k = maximum(1, ceil(s.K / runtime.kc))

        # Few sums are computed in parts, each of which waits for its last term.
        sums = rows * width
        waits = where(sums <= 2, MULTIPLY_LATENCY / 4, where(sums <= 4, MULTIPLY_LATENCY / 2, MULTIPLY_LATENCY))
        loads = (0.9 * sums if by_elements else rows) + (1.5 if part > 1 else 1.0) * width
        step = maximum(sums / MULTIPLY_PORTS, loads / LOAD_PORTS, waits) + 0.05 * (rows + width)
        put = 2.0 * sums
        if swapped:  # as many lanes are turned as a vector has, but for one column that lies side by side
            put = where(s.N <= 1, 4.0 * width, 5.0 * lanes_of(k) * ceil(width))
        clocks = tiles * panels * (s.K * step + blocks_k * (20 + put))
        panel_vectors = vectors * s.K
        if transposed:
            clocks += 6.0 * panel_vectors
        else:
            # Rows a power of two apart share few sets of the caches: tiles after the first read from further away.
            far = columns(k, problem) * s.K > 2 * near
            many = any_of(lines(k, problem) > 5 * c.MR, all_of(far, lines(k, problem) > c.MR))
            copied = any_of(runtime.copy > 1, all_of(runtime.copy == 0, many, s.K >= 96))
            clocks += where(copied, 1.0, 0.1 * tiles) * panel_vectors
        # Lines are read again for every panel, from further away than the second-level cache where they don't fit it.
        beyond = minimum(3.0, maximum(0.0, share * s.K / blocks_k / near - 1))
        clocks *= 1 + where(panels > 1, 0.08 * beyond, 0.0)
        of_b = share * s.K if swapped else lanes_of(k) * panel_vectors
        memory = float(element) * of_b / memory_bytes_per_clock(arch, threads)
        clocks = where(s.N * s.K > 2 * near, maximum(clocks, memory) + 0.3 * minimum(clocks, memory), clocks)
        divides_rows = none_of(by_lines) if swapped else by_lines
        both_write = where(all_of(threads > 1, none_of(divides_rows)), SHARED_LINE_CLOCKS * s.M, 0.0)
        return call_us(threads) + s.batch * (clocks + both_write) / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_direct",
    description="For small and ragged products: tiles read A and B where they lie, edges are masked vectors.",
    template="cpu_direct.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "f64"), "layout": ("nn", "nt", "tn", "tt")},
    parameters={"MR": (2, 4, 6, 8, 12), "NV": (1, 2, 3, 4)},
    constraints=(
        Constraint(
            "sums, one row of a panel and one element of a line fit the vector registers",
            lambda k: k.config.MR * k.config.NV + k.config.NV + 1 <= vector_registers(k.arch),
        ),
        Constraint(
            "sums fill at least half of the vector registers: smaller tiles load more than they multiply",
            lambda k: k.config.MR * k.config.NV >= vector_registers(k.arch) // 2,
        ),
        Constraint(
            "a tile is transposed one vector of lines at a time",
            lambda k: not is_swapped(k) or k.config.MR <= lanes_of(k),
        ),
    ),
    runtime=(
        RuntimeParameter("kc", 384, lambda problem, arch: distinct(problem.sizes.K)),
        RuntimeParameter("copy", 0, lambda problem, arch: (1, 2)),
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "panels that lie along K are copied anyway",
            lambda k, problem, runtime: is_swapped(k) or k.attributes.layout[1] == "n" or runtime.copy < 2,
        ),
        RuntimeConstraint(
            "large products are packed: lines are read again for every panel",
            lambda k, problem, runtime: any_of(
                all_of(
                    lines(k, problem) * minimum(problem.sizes.K, runtime.kc)
                    <= 2 * cache_elements(bytes_of(k.attributes)),
                    columns(k, problem) * problem.sizes.K <= 32 * cache_elements(bytes_of(k.attributes)),
                ),
                columns(k, problem) <= 64,
            ),
        ),
        RuntimeConstraint(
            "few lines with much of what the panels are of: its rows are read whole by the streaming family, or packed",
            lambda k, problem, runtime: any_of(
                k.attributes.dtype == "f64" and k.attributes.layout == "tn",  # no streaming kernel is linked
                lines(k, problem) > 32,
                all_of(
                    lines(k, problem) >= 4,
                    columns(k, problem) * problem.sizes.K <= 4 * cache_elements(bytes_of(k.attributes)),
                ),
                columns(k, problem) * problem.sizes.K <= cache_elements(bytes_of(k.attributes)),
            ),
        ),
    ),
    # Low tiles compute their sums in parts, and how high tiles are depends on M and on the threads. kc is never 1.
    launch=lambda k: Launch(cut_by_batch=("kc",), cut_by_team=("kc",)),
    names=lambda k: {"swapped": is_swapped(k)},
    pointer_alignment=lambda k: bytes_of(k.attributes),
    lengths=tile_lengths,
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}",
    # The model chooses among them: a tall tile loses less where columns are few, a wide one where lines are. The widest
    # reads fewer lines of the cache that two panels share.
    defaults=lambda arch, attributes: (
        wide_defaults(arch)
        if attributes.dtype == "f64"
        else ({"MR": 12, "NV": 2}, {"MR": 8, "NV": 3}, {"MR": 4, "NV": 4})
        if lanes(arch) == 16
        else ({"MR": 4, "NV": 3}, {"MR": 6, "NV": 2})
        if "fma" in arch.features
        else ({"MR": 4, "NV": 2},)
    ),
    default_rank=10,
    predict=predict,
    driver=lambda attributes: "gemm_direct" + ("_f64" if attributes["dtype"] == "f64" else ""),
)
