"""GEMM on CPUs for few rows or few columns of C: inner products of lines that lie along K, whose lanes are added up for
a whole vector of them together."""

from math import ceil

from codegen.arithmetic import all_of, maximum, minimum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, RuntimeConstraint, RuntimeParameter, Values

from .cpu_cost import MULTIPLY_PORTS, SHARED_LINE_CLOCKS, bytes_of, call_us, lanes_of, read_clocks

MOST_FEW = 32  # rows or columns
BLOCKS = (2048, 8192)


def few(k: KernelSpec, problem):
    if k.attributes.layout == "nt":
        return minimum(problem.sizes.M, problem.sizes.N)
    return problem.sizes.N if k.attributes.layout == "nn" else problem.sizes.M


def many(k: KernelSpec, problem):
    if k.attributes.layout == "nt":
        return maximum(problem.sizes.M, problem.sizes.N)
    return problem.sizes.M if k.attributes.layout == "nn" else problem.sizes.N


def distinct(depth: int) -> tuple[int, ...]:
    """Of the blocks that hold all of K, the first."""
    return tuple(block for i, block in enumerate(BLOCKS) if i == 0 or BLOCKS[i - 1] < depth)


def lengths(k: KernelSpec, runtime: Values) -> Values:
    lines = (k.config.LINES, lanes_of(k))
    return Values(M=lines, N=lines, K=(lanes_of(k), runtime.block))


def predict(k: KernelSpec):
    """Clocks of one thread: loads and multiply-adds of a vector's sums, adding up its lanes, copies, memory."""
    arch, lanes = k.arch, lanes_of(k)
    copies = k.attributes.layout != "nt"

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        lines, others = few(k, problem), many(k, problem) / threads
        groups = maximum(1, ceil(lines / k.config.LINES))
        height = lines / groups
        slots = where(height <= 1, 1, where(height <= 2, 2, 4))
        streams = maximum(1, lanes / slots)
        tiles = groups * ceil(others / streams)
        # Lines begin anywhere, so that most loads touch two cache lines.
        step = maximum(height * streams / MULTIPLY_PORTS, 0.9 * (height + streams))
        clocks = tiles * (ceil(s.K / lanes) * step + 40)
        clocks += (1.0 * lines * s.K + 20) if copies else 0.0
        # As the other families' models have it: B comes from memory, of A nobody knows.
        memory = read_clocks(arch, threads, others * s.K, s.N * s.K, bytes_of(k.attributes))
        memory *= {"nn": 0.0, "nt": where(s.M <= s.N, 1.0, 0.0), "tt": 1.0}[k.attributes.layout]
        clocks = maximum(clocks, memory) + 0.3 * minimum(clocks, memory)
        # Where few rows of C are divided, each has a cache line that two threads write.
        clocks += where(all_of(threads > 1, s.M <= s.N), SHARED_LINE_CLOCKS * s.M, 0.0)
        return call_us(threads) + s.batch * clocks / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_dots",
    description="For few rows or columns of C: inner products of lines that lie along K, a vector of sums at a time.",
    template="cpu_dots.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "f64"), "layout": ("nn", "nt", "tt")},
    parameters={"LINES": (4,)},
    constraints=(Constraint("a vector holds the sums of one line", lambda k: k.config.LINES <= lanes_of(k)),),
    runtime=(RuntimeParameter("block", 8192, lambda problem, arch: distinct(problem.sizes.K)),),
    runtime_constraints=(
        RuntimeConstraint(
            "few rows or columns of C: the lines of the other operand are read again for every four of them",
            lambda k, problem, runtime: few(k, problem) <= MOST_FEW,
        ),
    ),
    launch=lambda k: Launch(),
    pointer_alignment=lambda k: bytes_of(k.attributes),
    lengths=lengths,
    config_name=lambda k: f"{k.config.LINES}x{lanes_of(k)}",
    defaults=lambda arch, attributes: (
        () if attributes.dtype == "f64" and "fma" not in arch.features else ({"LINES": 4},)
    ),
    default_rank=11,
    predict=predict,
    driver=lambda attributes: "gemm_dots" + ("_f64" if attributes["dtype"] == "f64" else ""),
)
