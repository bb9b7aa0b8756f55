"""Scaled GEMM of 8-bit integers on CPUs: panels of A and B whose words are four numbers along K, multiplied by AVX-512
VNNI; by products of 16 bits of two where a CPU has none. Sums are exact. Few rows of A are multiplied as they lie."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import ArchSpec, Computed, Constraint, Family, KernelSpec, Launch, RuntimeParameter, Values, formula
from templates.gemm.cpu_cost import (
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    call_us,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)

AMX_ROWS = 32  # of four tiles of sums, and columns
COPY_CLOCKS = 4.0  # of a vector of a panel
AMX_WORD_CLOCKS, AMX_COPY_CLOCKS = 14.0, 20.0  # as cpu_pairs has them
OWN = 4  # rows and columns of sums that are multiplied as they lie


def has_vnni(arch: ArchSpec) -> bool:
    return "avx512_vnni" in arch.features


def has_amx(arch: ArchSpec) -> bool:
    return "amx_int8" in arch.features


def per_word(arch: ArchSpec) -> int:
    return 4 if has_vnni(arch) else 2


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes(k.arch)


def multiply_clocks(arch: ArchSpec, products: float) -> float:
    """Of vectors of words: without VNNI an addition follows each, which other ports have."""
    return products / MULTIPLY_PORTS * (1.0 if has_vnni(arch) else 1.25)


def predict(k: KernelSpec):
    """Clocks of one thread: products at the tile's rate, copies of both operands, memory."""
    c, arch, width, numbers = k.config, k.arch, tile_columns(k), per_word(k.arch)
    step = max(multiply_clocks(arch, c.MR * c.NV), (c.MR + c.NV) / LOAD_PORTS, MULTIPLY_LATENCY)
    step += 0.05 * (c.MR + c.NV)
    if has_amx(arch):
        step = AMX_WORD_CLOCKS
    copy_clocks = AMX_COPY_CLOCKS if has_amx(arch) else COPY_CLOCKS

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        words = s.K / numbers
        tiles, panels = maximum(1, ceil(s.M / c.MR)), maximum(1, ceil(s.N / width))
        along_n = minimum(threads, panels)
        columns = ceil(panels / along_n) * width
        rows = s.M / maximum(1, threads / along_n)
        blocks = maximum(1, ceil(s.K / runtime.kc))
        tiles_of_thread = maximum(1, ceil(rows / c.MR)) * columns / width
        packed = tiles_of_thread * (words * step * maximum(0.3, s.M / tiles / c.MR) + blocks * (40 + 2.0 * c.MR * c.NV))
        blocks_m, blocks_n = maximum(1, ceil(rows / runtime.mc)), maximum(1, ceil(columns / runtime.nc))
        copies = columns * where(blocks > 1, blocks_m, 1) + rows * blocks_n
        packed += copy_clocks * copies * words / lanes(arch)
        vectors = ceil(words / lanes(arch))
        groups = ceil(s.M / OWN)
        one = maximum(multiply_clocks(arch, s.M / groups * OWN), (s.M / groups + OWN) / LOAD_PORTS) + OWN / 4
        few = s.N / threads / OWN * groups * (vectors * one + 60)
        clocks = where(s.M <= runtime.few, few, packed)
        memory = 1.0 * (s.N * s.K / threads + s.M * s.K) / memory_bytes_per_clock(arch, threads)
        clocks = maximum(clocks, memory) + 0.3 * minimum(clocks, memory)
        return call_us(threads) + clocks / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_bytes",
    description="Register tiles over panels of 8-bit integers along K, by AMX or AVX-512 VNNI; else of 16 bits.",
    template="cpu_bytes.cc.j2",
    kind="cpu",
    requires=lambda attributes: {"fma"},
    uses=frozenset({"avx512_vnni", "amx_int8"}),
    attributes={"dtype": ("i8",), "dtype_c": None, "scaling": ("row",), "accumulation": None},
    parameters={"MR": (6, 8, 12, 14, AMX_ROWS), "NV": (2, 3, 4)},
    constraints=(
        Constraint(
            "AMX has four tiles of sums, and nobody else has rows of that many",
            lambda k: (k.config.MR == AMX_ROWS) == has_amx(k.arch),
        ),
        Constraint(
            "sums, one row of B and one word of A fit the vector registers",
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
    ),
    runtime=(
        RuntimeParameter("kc", 2048, lambda problem, arch: (1024, 2048, 4096)),
        RuntimeParameter("mc", 384, lambda problem, arch: (96, 192, 384)),
        RuntimeParameter("nc", 512, lambda problem, arch: (128, 256, 512)),
        RuntimeParameter("few", 4, lambda problem, arch: (4, 8)),
    ),
    names=lambda k: {"by_rows": has_vnni(k.arch) and not has_amx(k.arch)},  # words are as numbers lie
    launch=lambda k: Launch(computed=(Computed("result_type", formula("dtype_c")),)),
    lengths=lambda k, runtime: Values(
        M=(k.config.MR, runtime.mc), N=(tile_columns(k), runtime.nc), K=(per_word(k.arch), runtime.kc)
    ),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}",
    defaults=lambda arch, attributes: ({"MR": AMX_ROWS if has_amx(arch) else 12 if lanes(arch) == 16 else 6, "NV": 2},),
    default_rank=0,
    predict=predict,
    driver="scaled_gemm_bytes",
)
