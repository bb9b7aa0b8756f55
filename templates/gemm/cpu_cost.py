"""What the cost models of the CPU families share: facts about cores that all x86-64 servers of the last years have in
common."""

from codegen.arithmetic import minimum, where
from codegen.model import ArchSpec

MULTIPLY_PORTS = 2  # vector multiply-adds per clock
LOAD_PORTS = 2  # vector loads per clock
MULTIPLY_LATENCY = 4  # clocks
BARRIER_US = 1.0
CALL_US = 0.5
CALL_ALONE_US = 0.05  # of one thread
CACHE_FLOATS = 1 << 16  # a quarter of a second-level cache
CACHE_SPEEDUP = 4.0  # of what lies in one, over memory


def lanes(arch: ArchSpec) -> int:
    """f32 elements of a vector; templates/gemm/cpu_vector.h decides likewise."""
    return 16 if "avx512f" in arch.features else 8


def vector_registers(arch: ArchSpec) -> int:
    return 32 if "avx512f" in arch.features else 16


def memory_bytes_per_clock(arch: ArchSpec, threads: int) -> float:
    """What one of `threads` threads gets: a core can't use more than about 8 bytes a clock, all share the nominal
    bandwidth."""
    total = arch.device.memory_gb_per_s * 1e3 / arch.device.clock_mhz
    return minimum(8.0, total / threads)


def call_us(threads):
    return where(threads > 1, CALL_US, CALL_ALONE_US)


def read_clocks(arch: ArchSpec, threads: int, elements, whole):
    """Of `elements` of B, which has `whole`: from memory, or from a cache where all of it fits half of one."""
    clocks = 4.0 * elements / memory_bytes_per_clock(arch, threads)
    return where(whole > 2 * CACHE_FLOATS, clocks, clocks / CACHE_SPEEDUP)


def splits(problem_threads: int) -> tuple[int, ...]:
    """Divisors of the number of threads: 1, all, and for many threads those near the square root."""
    divisors = [d for d in range(1, problem_threads + 1) if problem_threads % d == 0]
    middle = [d for d in divisors if d * d <= 4 * problem_threads <= 16 * d * d]
    return tuple(sorted({1, *middle, max(1, problem_threads)}))
