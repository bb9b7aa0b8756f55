"""Scaled grouped GEMM on CPUs: blocks of a group's C by register tiles, over panels that are converted and scaled as
they are copied."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Computed, Family, KernelSpec, Launch, Term, Values, formula
from templates.gemm.cpu_cost import CALL_US, LOAD_PORTS, MULTIPLY_LATENCY, MULTIPLY_PORTS, lanes, memory_bytes_per_clock
from templates.grouped_gemm.tiles import filled_tiles, row_tiles
from templates.scaled_gemm.cpu_tiles import DEPTH, PACK_CLOCKS, tile_columns
from templates.scaled_gemm.cpu_tiles import FAMILY as SCALED


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(
            Computed("types", formula("dtype")),
            Computed("result_type", formula("dtype_c")),
            Computed("scaling_code", formula("scaling")),
            Computed("gate_code", formula("gate")),
            row_tiles(k.config.BM),
        ),
        grid=((Term("N", k.config.BN),), (Term("row_tiles"),), ()),
    )


def predict(k: KernelSpec):
    """Clocks of one thread: multiply-adds at the tile's rate, and copies of both operands."""
    c, arch, width = k.config, k.arch, tile_columns(k)
    step = max(c.MR * c.NV / MULTIPLY_PORTS, (c.MR + c.NV) / LOAD_PORTS, MULTIPLY_LATENCY)

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        blocks, column_blocks = filled_tiles(problem, c.BM), ceil(s.N / c.BN)
        turns = ceil(blocks * column_blocks / threads)
        rows = s.M / maximum(1, blocks)
        panels = ceil(s.N / width) / maximum(1, column_blocks)
        tiles = ceil(rows / c.MR)
        multiply = s.parts * panels * tiles * step * maximum(0.3, rows / maximum(1, tiles) / c.MR)
        copy = PACK_CLOCKS * (rows / lanes(arch) + s.parts * panels * c.NV)
        memory = (rows + s.parts * panels * width) / memory_bytes_per_clock(arch, threads)
        return CALL_US + turns * s.K * maximum(multiply + copy, memory) / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_tiles",
    description="Register tiles over panels that are converted and scaled as they are copied.",
    template="cpu_tiles.cc.j2",
    kind="cpu",
    attributes={"dtype": None, "dtype_c": None, "scaling": None, "accumulation": None, "gate": None},
    parameters={"MR": (4, 5, 6, 8, 12, 14), "NV": (2, 4), "BM": (48, 96, 192), "BN": (128, 256)},
    constraints=SCALED.constraints,
    launch=launch,
    lengths=lambda k, runtime: Values(M=(k.config.MR, k.config.BM), N=(tile_columns(k), k.config.BN), K=(DEPTH,)),
    config_name=SCALED.config_name,
    defaults=SCALED.defaults,
    default_rank=0,
    predict=predict,
)
