"""Packed GEMM on CPUs: panels of weights are streamed through register tiles; types shorter than f32 are converted in
registers, by every tile anew, which costs less than to keep them converted."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import Computed, Constraint, Family, KernelSpec, Launch, RuntimeParameter, Values, formula
from templates.gemm.cpu_cost import (
    LOAD_PORTS,
    MULTIPLY_LATENCY,
    MULTIPLY_PORTS,
    call_us,
    lanes,
    memory_bytes_per_clock,
    vector_registers,
)

from .spec import PANEL

MOST_PANELS = 4  # of a tile
CONVERT_CLOCKS = 1.5  # of a vector of B


def vectors(k: KernelSpec) -> int:
    """Of a panel's row."""
    return PANEL // lanes(k.arch)


def predict(k: KernelSpec):
    """Clocks of one thread: the slower of memory and of the multiply-adds, and a part of the other."""
    c, arch, wide = k.config, k.arch, vectors(k)

    def predicted_us(problem, runtime):
        s = problem.sizes
        threads = maximum(1, problem.threads)
        tiles = maximum(1, ceil(s.M / c.MR))
        panels = ceil(ceil(s.N / PANEL) / threads)
        steps = 1.0 * panels * s.K
        rows = s.M / tiles
        step = maximum(rows * wide / MULTIPLY_PORTS, (rows + wide) / LOAD_PORTS)
        step = maximum(step, MULTIPLY_LATENCY / MOST_PANELS)
        clocks = steps * (tiles * step + CONVERT_CLOCKS * wide) + s.M * s.K / lanes(arch) / threads
        memory = 4.0 * PANEL * steps / memory_bytes_per_clock(arch, threads)
        clocks = maximum(clocks, memory) + 0.3 * minimum(clocks, memory)
        short = where(runtime.kc < 256, 1.05, 1.0)
        return call_us(threads) + short * clocks / arch.device.clock_mhz

    return predicted_us


FAMILY = Family(
    name="cpu_packed",
    description="Register tiles over panels of weights that were packed once and are streamed.",
    template="cpu_packed.cc.j2",
    kind="cpu",
    attributes={"dtype": None},
    parameters={"MR": (4, 5, 6, 8, 12, 14)},
    constraints=(
        Constraint(
            "sums, one row of B and one element of A fit the vector registers",
            lambda k: k.config.MR * vectors(k) + vectors(k) + 1 <= vector_registers(k.arch),
        ),
        Constraint("A is packed one vector of rows at a time", lambda k: k.config.MR <= lanes(k.arch)),
    ),
    runtime=(RuntimeParameter("kc", 512, lambda problem, arch: (256, 512, 1024)),),
    launch=lambda k: Launch(computed=(Computed("type", formula("dtype")),)),
    pointer_alignment=lambda k: 1,
    lengths=lambda k, runtime: Values(M=(k.config.MR, 240), N=(PANEL, PANEL * MOST_PANELS), K=(runtime.kc,)),
    config_name=lambda k: f"{k.config.MR}x{PANEL}",
    defaults=lambda arch, attributes: ({"MR": 8 if lanes(arch) == 16 else 6 if "fma" in arch.features else 5},),
    default_rank=0,
    predict=predict,
    driver="packed_gemm_packed",
)
