"""GEMM on CUDA cores: for f32, and the fallback of every arch that is legal for any size, stride and alignment."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import maximum, where
from codegen.model import Constraint, Family, KernelSpec, Launch

from . import element_types
from . import tensor_core as tc

VECTOR = 4


def threads(k: KernelSpec) -> int:
    return (k.config.BM // k.config.TM) * (k.config.BN // k.config.TN)


def smem_bytes(k: KernelSpec) -> int:
    """Static: two k tiles of A and B as f32, rows padded by 4."""
    return 2 * 4 * k.config.BK * (k.config.BM + k.config.BN + 8)


def launch(k: KernelSpec) -> Launch:
    return replace(tc.split_launch(k, threads(k)), loops_z=True)  # it takes whatever no other kernel does


def loaded_elements(k: KernelSpec) -> int:
    """Of a k tile, by each thread."""
    return k.config.BK * (k.config.BM + k.config.BN) // threads(k)


def min_ctas(k: KernelSpec) -> int:
    """Per SM, of the template's launch bounds."""
    return 2 if threads(k) == 256 else 384 // threads(k)


def register_limit(k: KernelSpec) -> int:
    return k.arch.limits.registers_per_sm // (min_ctas(k) * threads(k)) // 8 * 8


def registers(k: KernelSpec) -> int:
    """Accumulators, what they are multiplied from, elements on their way to shared memory, addresses."""
    c = k.config
    return c.TM * c.TN + c.TM + c.TN + loaded_elements(k) + 48


def loads_cover_rows(k: KernelSpec) -> bool:
    """Of what is stored, along K or along M and N, as the layout has it."""
    a_contiguous, b_contiguous = tc.depth_contiguous(k)
    along_a, along_b = k.config.BK if a_contiguous else k.config.BM, k.config.BK if b_contiguous else k.config.BN
    return threads(k) % along_a == 0 and threads(k) % along_b == 0


def ctas_per_unit(k: KernelSpec) -> int:
    limits = k.arch.limits
    return max(1, min(min_ctas(k), limits.smem_bytes_per_sm // (smem_bytes(k) + 1024)))


# Fitted with fma.py's.
LAUNCH_US = 1.87
FMA_FRACTION = 0.443  # of the datasheet's rate
LOADS_PER_CLOCK = 22.7  # of single elements
LATENCY_CLOCKS = 989  # of a k tile, when nothing else hides it
STEP_CLOCKS = 31.1  # then, of a thread that reads what it multiplies
ELEMENTS_PER_CLOCK = 9.0  # of C, that an SM stores, of threads that have 4 of a row, side by side
WAVE_CLOCKS = 1500  # to begin and to end
MEMORY_FRACTION = 0.7
SPLIT_US = 2.8


def predict(k: KernelSpec):
    """Waves of CTAs, bound by multiply-adds, by loads of single elements, or by memory bandwidth."""
    c, arch = k.config, k.arch
    size = element_types.operand_bytes(k.attributes)
    units, clock_per_us = arch.device.compute_units, arch.device.clock_mhz
    resident = ctas_per_unit(k)
    math_clocks = 2 * c.BM * c.BN * c.BK / (arch.device.flops_per_clock["f32"] * FMA_FRACTION)
    load_clocks = (c.BM + c.BN) * c.BK / LOADS_PER_CLOCK
    smem_clocks = c.BK * threads(k) * (c.TM + c.TN) * 4 / tc.SMEM_BYTES_PER_CLOCK / 2
    latency_clocks = LATENCY_CLOCKS + c.BK * (c.TM * c.TN + STEP_CLOCKS)
    element_clocks = c.BM * c.BN * c.TN / 4 / ELEMENTS_PER_CLOCK

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = ceil(s.M / c.BM) * ceil(s.N / c.BN) * s.batch * runtime.split_k
        k_tiles = ceil(ceil(s.K / c.BK) / runtime.split_k)

        def wave_us(per_unit):
            tile_clocks = maximum(per_unit * maximum(math_clocks + load_clocks, smem_clocks), latency_clocks)
            return (WAVE_CLOCKS + k_tiles * tile_clocks) / clock_per_us

        full, rest = divmod(ctas, units * resident)
        compute_us = full * wave_us(resident) + where(rest > 0, wave_us(ceil(rest / units)), 0.0)
        compute_us += ceil(ctas / units) * element_clocks / clock_per_us
        moved = s.M * s.K + s.N * s.K + element_types.stored(k, s.M * s.N)
        memory_us = size * s.batch * moved / (arch.device.memory_gb_per_s * 1e3 * MEMORY_FRACTION)
        stored_us = runtime.split_k * c.BM * c.BN * 4 / 48 / clock_per_us
        split_us = where(runtime.split_k > 1, SPLIT_US + stored_us, 0.0)
        return LAUNCH_US + maximum(compute_us, memory_us) + split_us

    return predicted_us


FAMILY = Family(
    name="simt",
    description="CUDA cores, element by element: legal for every size, stride and alignment.",
    template="simt.cu.j2",
    kind="cuda",
    attributes={
        "dtype": ("f32", "tf32", "f16", "bf16", *element_types.PAIRS, "tf32x3"),
        "layout": ("nn", "nt", "tn", "tt"),
    },
    parameters={"BM": (16, 32, 64, 128), "BN": (32, 64, 128), "BK": (8, 16, 32), "TM": (4, 8), "TN": (4, 8)},
    constraints=(
        Constraint("a CTA has 64 to 256 threads", lambda k: 64 <= threads(k) <= 256),
        Constraint("loads by all threads cover whole stored rows of a k tile", loads_cover_rows),
        Constraint("static shared memory is at most 48 KiB", lambda k: smem_bytes(k) <= 48 * 1024),
        Constraint("a thread loads at most 16 elements of a k tile", lambda k: loaded_elements(k) <= 16),
        Constraint("registers fit the launch bounds", lambda k: registers(k) <= register_limit(k)),
    ),
    runtime=(tc.SPLIT_K,),
    runtime_constraints=tc.SPLIT_CONSTRAINTS,
    launch=launch,
    names=element_types.names,
    pointer_alignment=lambda k: element_types.operand_bytes(k.attributes),
    lengths=lambda k, runtime: tc.lengths(k, 1),
    config_name=lambda k: "{BM}x{BN}x{BK}.{TM}x{TN}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4},),
    default_rank=9,
    predict=predict,
)
