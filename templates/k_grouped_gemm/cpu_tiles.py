"""K-grouped GEMM on CPUs: blocks of a group's C by register tiles, over panels that are converted as they are
copied."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Constraint, Family, KernelSpec, Launch, Term, Values
from templates.gemm.cpu_cost import (
    CALL_US,
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)
from templates.gemm.element_types import names, operand_bytes, result_bytes

DEPTH = 256  # rows of A and B of which panels are made at a time
PACK_CLOCKS = 1.5  # to copy a vector


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes(k.arch)


def launch(k: KernelSpec) -> Launch:
    return Launch(grid=((Term("N", k.config.BN),), (Term("M", k.config.BM),), (Term("G"),)))


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the tile's rate, copies of both operands, and writing C."""
    c, arch, width = k.config, k.arch, tile_columns(k)
    step = max(c.MR * c.NV / MULTIPLY_PORTS, (c.MR + c.NV) / LOAD_PORTS, MULTIPLY_LATENCY)
    read, written = operand_bytes(k.attributes), result_bytes(k.attributes)

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        row_blocks, column_blocks = ceil(s.M / c.BM), ceil(s.N / c.BN)
        turns = ceil(s.G * row_blocks * column_blocks / threads)
        depth = s.T / maximum(1, s.G)  # of groups that are alike
        rows = s.M / maximum(1, row_blocks)
        panels = ceil(s.N / width) / maximum(1, column_blocks)
        tiles = ceil(rows / c.MR)
        multiply = panels * tiles * step * maximum(0.3, rows / maximum(1, tiles) / c.MR)
        copy = PACK_CLOCKS * (tiles + panels * c.NV)
        memory = read * (rows + panels * width) / memory_bytes_per_clock(arch, threads)
        stored = 2.0 * written * rows * panels * width / memory_bytes_per_clock(arch, threads)
        return CALL_US + turns * (depth * maximum(multiply + copy, memory) + stored) / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_tiles",
    description="Register tiles over panels that are converted as they are copied.",
    template="cpu_tiles.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "bf16", "bf16_f32")},
    parameters={"MR": (4, 5, 6, 8, 12, 14), "NV": (2, 4), "BM": (48, 96, 192), "BN": (128, 256)},
    constraints=(
        Constraint(
            "sums, one row of B and one element of A fit the vector registers",
            lambda k: k.config.MR * k.config.NV + k.config.NV + 1 <= vector_registers(k.arch),
        ),
        Constraint(
            "sums fill at least half of the vector registers: smaller tiles load more than they multiply",
            lambda k: k.config.MR * k.config.NV >= 0.5 * vector_registers(k.arch),
        ),
        Constraint("a row of a tile of A fits in a vector", lambda k: k.config.MR <= lanes(k.arch)),
    ),
    launch=launch,
    pointer_alignment=lambda k: operand_bytes(k.attributes),
    lengths=lambda k, runtime: Values(M=(k.config.MR, k.config.BM), N=(tile_columns(k), k.config.BN), T=(DEPTH,)),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}.{k.config.BM}x{k.config.BN}",
    defaults=lambda arch, attributes: (
        {"MR": 12 if lanes(arch) == 16 else 6 if "fma" in arch.features else 5, "NV": 2, "BM": 192, "BN": 128},
    ),
    default_rank=0,
    predict=predict,
    names=lambda k: {**names(k), "DEPTH": DEPTH},
)
