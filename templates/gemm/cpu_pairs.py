"""GEMM of bf16 on CPUs: panels of A and B whose words are pairs along K, multiplied by the CPU's own products of pairs:
AVX-512 BF16 or AMX. CPUs that have none multiply numbers as f32."""

from math import ceil

from codegen.arithmetic import maximum, minimum
from codegen.model import ArchSpec, Computed, Constraint, Family, KernelSpec, Launch, RuntimeParameter, Values, formula

from .cpu_cost import (
    BARRIER_US,
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    call_us,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)

AMX_ROWS = 32  # of four tiles of sums, and columns
COPY_CLOCKS = 3.0  # of a vector of a panel
# Of AMX, fitted to what a Xeon took (docs/log/cpu/0085): the products alone are 4 clocks a word.
AMX_WORD_CLOCKS, AMX_COPY_CLOCKS = 12.0, 16.0


def has_amx(arch: ArchSpec) -> bool:
    return "amx_bf16" in arch.features


def per_word(arch: ArchSpec) -> int:
    return 2 if "avx512_bf16" in arch.features else 1


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes(k.arch)


def clocks_of_word(k: KernelSpec) -> float:
    """Of a full tile: a word of each of its rows times one of each of its columns."""
    c = k.config
    if has_amx(k.arch):
        return AMX_WORD_CLOCKS
    return max(c.MR * c.NV / MULTIPLY_PORTS, (c.MR + c.NV) / LOAD_PORTS, MULTIPLY_LATENCY) + 0.05 * (c.MR + c.NV)


def predict(k: KernelSpec):
    """Clocks of one thread: products at the tile's rate, copies of both operands, memory."""
    c, arch, width = k.config, k.arch, tile_columns(k)
    step, pair = clocks_of_word(k), per_word(arch)
    copy_clocks = AMX_COPY_CLOCKS if has_amx(arch) else COPY_CLOCKS

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        words = s.K / pair
        tiles = maximum(1, ceil(s.M / c.MR))
        panels = maximum(1, ceil(s.N / width))
        along_n = minimum(threads, panels)
        columns = ceil(panels / along_n) * width
        rows = s.M / maximum(1, threads / along_n)
        blocks = maximum(1, ceil(s.K / runtime.kc))
        tiles_of_thread = maximum(1, ceil(rows / c.MR)) * columns / width
        clocks = tiles_of_thread * (words * step * maximum(0.3, s.M / tiles / c.MR) + blocks * (40 + 2.0 * c.MR * c.NV))
        copies = columns + s.M / threads
        clocks += copy_clocks * copies * words / lanes(arch)
        memory = 2.0 * copies * s.K / memory_bytes_per_clock(arch, threads)
        clocks = maximum(clocks, memory) + 0.3 * minimum(clocks, memory)
        return call_us(threads) + 2 * BARRIER_US * (threads > 1) + s.batch * clocks / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_pairs",
    description="Register tiles over panels of pairs along K, by AVX-512 BF16 or AMX; by f32 where a CPU has neither.",
    template="cpu_pairs.cc.j2",
    kind="cpu",
    requires=lambda attributes: {"fma"},
    uses=frozenset({"avx512_bf16", "amx_bf16"}),
    attributes={"dtype": ("bf16", "bf16_f32"), "layout": None},
    parameters={"MR": (6, 8, 12, 14, AMX_ROWS), "NV": (2, 3, 4)},
    constraints=(
        Constraint(
            "AMX has four tiles of sums, and nobody else has rows of that many",
            lambda k: (k.config.MR == AMX_ROWS) == has_amx(k.arch),
        ),
        Constraint(
            "sums, one row of B and one element of A fit the vector registers",
            lambda k: (
                k.config.NV == 2
                if has_amx(k.arch)
                else k.config.MR * k.config.NV + k.config.NV + 1 <= vector_registers(k.arch)
            ),
        ),
        Constraint(
            "sums fill at least three fifths of the vector registers: smaller tiles load more than they multiply",
            lambda k: k.config.MR * k.config.NV >= 0.6 * vector_registers(k.arch),
        ),
        Constraint(
            "a panel of A is packed one vector of rows at a time",
            lambda k: has_amx(k.arch) or k.config.MR <= lanes(k.arch),
        ),
        Constraint(
            "AVX-512 without products of pairs has what AVX2 has: a kernel more would be linked for few CPUs",
            lambda k: per_word(k.arch) == 2 or lanes(k.arch) == 8,
        ),
    ),
    runtime=(
        RuntimeParameter("kc", 512, lambda problem, arch: (256, 512, 1024)),
        RuntimeParameter("mc", 192, lambda problem, arch: (96, 192, 384)),
        RuntimeParameter("nc", 256, lambda problem, arch: (128, 256, 512)),
    ),
    launch=lambda k: Launch(computed=(Computed("layout", formula("layout")),)),
    pointer_alignment=lambda k: 2,
    lengths=lambda k, runtime: Values(
        M=(k.config.MR, runtime.mc), N=(tile_columns(k), runtime.nc), K=(per_word(k.arch), runtime.kc)
    ),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}",
    defaults=lambda arch, attributes: (
        {"MR": AMX_ROWS if has_amx(arch) else 12 if lanes(arch) == 16 else 6, "NV": 2},
    ),
    default_rank=9,
    predict=predict,
    driver="gemm_pairs",
)
