"""Scaled GEMM on CPUs: blocks of C by register tiles, over panels that are converted and scaled as they are copied."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Computed, Constraint, Family, KernelSpec, Launch, Term, Values, formula
from templates.gemm.cpu_cost import (
    CALL_US,
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)

from .spec import EXACT_K

DEPTH = 256  # of K, of which panels are made at a time
PACK_CLOCKS = 6.0  # to convert a vector, scale it and turn it


def tile_columns(k: KernelSpec) -> int:
    return k.config.NV * lanes(k.arch)


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(
            Computed("types", formula("dtype")),
            Computed("result_type", formula("dtype_c")),
            Computed("scaling_code", formula("scaling")),
        ),
        grid=((Term("N", k.config.BN),), (Term("M", k.config.BM),), ()),
    )


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the tile's rate, and copies of both operands."""
    c, arch, width = k.config, k.arch, tile_columns(k)
    step = max(c.MR * c.NV / MULTIPLY_PORTS, (c.MR + c.NV) / LOAD_PORTS, MULTIPLY_LATENCY)

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        row_blocks, column_blocks = ceil(s.M / c.BM), ceil(s.N / c.BN)
        turns = ceil(row_blocks * column_blocks / threads)
        rows = s.M / maximum(1, row_blocks)
        panels = ceil(s.N / width) / maximum(1, column_blocks)
        tiles = ceil(rows / c.MR)
        multiply = panels * tiles * step * maximum(0.3, rows / maximum(1, tiles) / c.MR)
        copy = PACK_CLOCKS * (rows / lanes(arch) + panels * c.NV)
        memory = (rows + panels * width) / memory_bytes_per_clock(arch, threads)
        return CALL_US + turns * s.K * maximum(multiply + copy, memory) / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_tiles",
    description="Register tiles over panels that are converted and scaled as they are copied.",
    template="cpu_tiles.cc.j2",
    kind="cpu",
    attributes={"dtype": None, "dtype_c": None, "scaling": None, "accumulation": None},
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
        Constraint("a column of a tile of A fits in a vector", lambda k: k.config.MR <= lanes(k.arch)),
    ),
    launch=launch,
    names=lambda k: {"exact_depth": EXACT_K},
    lengths=lambda k, runtime: Values(M=(k.config.MR, k.config.BM), N=(tile_columns(k), k.config.BN), K=(DEPTH,)),
    config_name=lambda k: f"{k.config.MR}x{tile_columns(k)}.{k.config.BM}x{k.config.BN}",
    defaults=lambda arch, attributes: (
        {"MR": 12 if lanes(arch) == 16 else 6 if "fma" in arch.features else 5, "NV": 2, "BM": 192, "BN": 128},
    ),
    default_rank=0,
    predict=predict,
)
