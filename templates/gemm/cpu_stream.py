"""GEMM on CPUs for few rows of C: B is read once, in its own order, at the speed of memory; nothing is packed."""

from math import ceil

from codegen.arithmetic import any_of, maximum, minimum, where
from codegen.model import (
    Constraint,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    Values,
)

from .cpu_cost import (
    BARRIER_US,
    LOAD_PORTS,
    MULTIPLY_PORTS,
    bytes_of,
    call_us,
    lanes_of,
    read_clocks,
    splits,
    vector_registers,
)

MOST_ROWS = 32


def registers(k: KernelSpec) -> int:
    """Of vectors: sums of a pass, what is read of B for one step, one broadcast or vector of A."""
    c = k.config
    return c.ROWS * c.NV + c.NV + 1


def distinct(blocks: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Of the blocks that hold the whole length, the first."""
    return tuple(block for i, block in enumerate(blocks) if i == 0 or blocks[i - 1] < length)


def lengths(k: KernelSpec, runtime: Values) -> Values:
    """Rows of a pass; streams along one axis of B, vectors and blocks along the other."""
    return Values(M=(k.config.ROWS,), N=(k.config.NV * lanes_of(k), runtime.block), K=(k.config.STREAMS,))


DEFAULT = {"ROWS": 4, "STREAMS": 8, "NV": 2}  # linked everywhere


def predict(k: KernelSpec):
    """Clocks of one thread: the slower of memory and of the pass's multiply-adds and loads, plus a part of the
    other."""
    c, arch = k.config, k.arch
    # For one step over all streams: vectors loaded and stored, multiply-adds.
    loads = c.ROWS * c.NV + c.STREAMS * (c.NV + c.ROWS)
    stores, multiplies = c.ROWS * c.NV, c.ROWS * c.STREAMS * c.NV
    step_clocks = max((loads + stores) / LOAD_PORTS, multiplies / MULTIPLY_PORTS) + 0.1 * (loads + stores)
    wide = c.NV * lanes_of(k)
    begin_clocks = 30.0  # of streams: loops and edges (0076)

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        b_vectors = ceil(s.N * s.K / lanes_of(k) / threads)
        passes = maximum(1, ceil(s.M / c.ROWS))
        together = ceil((s.K + 1) / c.STREAMS) - 1  # rows of B that are read at once; what is left, one by one
        alone = s.K - c.STREAMS * together
        step = step_clocks * s.M / (passes * c.ROWS)
        vectors = ceil(s.N / threads / wide)
        compute = passes * (together * (vectors * step + begin_clocks) + alone * (0.4 * vectors * step + begin_clocks))
        # Rows that are cut into short pieces are not foreseen by the hardware as far ahead.
        piece = minimum(runtime.block, s.N / (threads / maximum(1, runtime.split_k)))
        memory = read_clocks(arch, threads, lanes_of(k) * b_vectors, s.N * s.K, bytes_of(k.attributes))
        memory *= 1 + 200 / maximum(1, piece)
        clocks = maximum(compute, memory) + 0.3 * minimum(compute, memory)
        barriers_us = where(runtime.split_k > 1, 2 * BARRIER_US, 0.0)
        return call_us(threads) + s.batch * (clocks / arch.device.clock_mhz + barriers_us)

    return predicted_us


FAMILY = Family(
    name="cpu_stream",
    description="For few rows of C: several rows of B are read at once, in order, while C stays in cache.",
    template="cpu_stream.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "f64"), "layout": ("nn", "tn")},
    parameters={"ROWS": (1, 2, 4, 8), "STREAMS": (1, 2, 4, 8), "NV": (1, 2, 4)},
    constraints=(
        Constraint(
            "sums, what is read of B at once and a part of A fit the vector registers",
            lambda k: registers(k) <= vector_registers(k.arch),
        ),
        Constraint(
            "a step reads at least two vectors of B: the loop would cost more than the work",
            lambda k: k.config.STREAMS * k.config.NV >= 2,
        ),
        Constraint(
            "a step reads at most 16 vectors of B: more rows or wider steps gain nothing and compile for longer",
            lambda k: k.config.STREAMS * k.config.NV <= 16,
        ),
    ),
    runtime=(
        RuntimeParameter("block", 8192, lambda problem, arch: distinct((2048, 8192), problem.sizes.N)),
        RuntimeParameter("split_k", 1, lambda problem, arch: splits(problem.threads)),
    ),
    runtime_constraints=(
        RuntimeConstraint(
            "a pass has fewer than twice the rows of C, the default's aside: wider passes run as these do",
            lambda k, problem, runtime: any_of(
                k.config.ROWS < 2 * problem.sizes.M,
                all(k.config[name] == value for name, value in DEFAULT.items()),
            ),
        ),
        RuntimeConstraint(
            "at most two passes of rows, or passes of four rows: each pass reads B again, from cache",
            lambda k, problem, runtime: k.config.ROWS >= 4 or problem.sizes.M <= 2 * k.config.ROWS,
        ),
        RuntimeConstraint(
            "with more than two rows of C at least four of B are read at once: else C is loaded and stored too often",
            lambda k, problem, runtime: k.config.STREAMS >= 4 or problem.sizes.M <= 2,
        ),
        RuntimeConstraint(
            "every thread along N has a cache line of C",
            lambda k, problem, runtime: (
                problem.threads <= runtime.split_k * ceil(problem.sizes.N * bytes_of(k.attributes) / 64)
            ),
        ),
        RuntimeConstraint(
            "every thread along K has at least 64 rows of B",
            lambda k, problem, runtime: any_of(runtime.split_k == 1, problem.sizes.K >= 64 * runtime.split_k),
        ),
    ),
    launch=lambda k: Launch(cut_by_team=("split_k",)),
    rules=lambda k: (SizeRule("M", max=MOST_ROWS),),
    pointer_alignment=lambda k: bytes_of(k.attributes),
    lengths=lengths,
    config_name=lambda k: f"{k.config.ROWS}x{k.config.STREAMS}.v{k.config.NV}",
    # Of f64 fewer: each costs everyone's build a second, and other families take what is left.
    defaults=lambda arch, attributes: (
        () if attributes.dtype == "f64" and ("fma" not in arch.features or attributes.layout == "tn") else (DEFAULT,)
    ),
    default_rank=0,
    predict=predict,
    driver=lambda attributes: "gemm_stream" + ("_f64" if attributes["dtype"] == "f64" else ""),
)
