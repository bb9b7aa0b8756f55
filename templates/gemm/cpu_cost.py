"""What the cost models of the CPU families share: facts about cores that all x86-64 servers of the last years have in
common."""

from collections.abc import Mapping

from codegen.arithmetic import minimum, where
from codegen.dtypes import dtype_bytes
from codegen.model import ArchSpec, KernelSpec

MULTIPLY_PORTS = 2  # vector multiply-adds per clock
LOAD_PORTS = 2  # vector loads per clock
MULTIPLY_LATENCY = 4  # clocks
BARRIER_US = 1.0
CALL_US = 0.5
CALL_ALONE_US = 0.05  # of one thread
SHARED_LINE_CLOCKS = 150  # two threads write a cache line
CACHE_FLOATS = 1 << 16  # a quarter of a second-level cache
NARROW = 4  # bytes of an f32
CACHE_SPEEDUP = 4.0  # of what lies in one, over memory


def lanes(arch: ArchSpec, element_bytes: int = NARROW) -> int:
    """Elements of a vector; templates/gemm/cpu_vector.h and cpu_vector_f64.h decide likewise."""
    return (64 if "avx512f" in arch.features else 32) // element_bytes


def bytes_of(attributes: Mapping[str, str]) -> int:
    """Of an element: f32 or f64."""
    return dtype_bytes(attributes["dtype"])


def lanes_of(k: KernelSpec) -> int:
    return lanes(k.arch, bytes_of(k.attributes))


def cache_elements(element_bytes: int) -> int:
    """Of a quarter of a second-level cache."""
    return CACHE_FLOATS * NARROW // element_bytes


def vector_registers(arch: ArchSpec) -> int:
    return 32 if "avx512f" in arch.features else 16


def memory_bytes_per_clock(arch: ArchSpec, threads: int) -> float:
    """What one of `threads` threads gets: a core can't use more than about 8 bytes a clock, all share the nominal
    bandwidth."""
    total = arch.device.memory_gb_per_s * 1e3 / arch.device.clock_mhz
    return minimum(8.0, total / threads)


def call_us(threads):
    return where(threads > 1, CALL_US, CALL_ALONE_US)


def read_clocks(arch: ArchSpec, threads: int, elements, whole, element_bytes: int = NARROW):
    """Of `elements` of B, which has `whole`: from memory, or from a cache where all of it fits half of one."""
    clocks = float(element_bytes) * elements / memory_bytes_per_clock(arch, threads)
    return where(whole > 2 * cache_elements(element_bytes), clocks, clocks / CACHE_SPEEDUP)


def splits(problem_threads: int) -> tuple[int, ...]:
    """Divisors of the number of threads: 1, all, and for many threads those near the square root."""
    divisors = [d for d in range(1, problem_threads + 1) if problem_threads % d == 0]
    middle = [d for d in divisors if d * d <= 4 * problem_threads <= 16 * d * d]
    return tuple(sorted({1, *middle, max(1, problem_threads)}))
