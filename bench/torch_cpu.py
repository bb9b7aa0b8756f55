"""What benchmarks against PyTorch do on a CPU in the place of CUDA graphs: samples of calls; what machine it was."""

import ctypes
import os
import random
import time
from pathlib import Path

from torch_library import circumstances

COLD_BYTES = 160 << 20
ASLEEP_SECONDS = 0.05  # after which threads that spun for more work do so no more


def samples_on_cpu(calls, repeats):
    """Microseconds of a call, of each backend's calls in a row, by turns. The other backends' threads have fallen
    asleep before, and the caches are full of something else. The last call is not timed: it wakes its threads."""
    flushed, libc = ctypes.create_string_buffer(COLD_BYTES), ctypes.CDLL(None)
    samples = {backend: [] for backend in calls}
    order = list(calls)
    for _ in range(repeats):
        random.shuffle(order)
        for backend in order:
            *timed, first = calls[backend]
            time.sleep(ASLEEP_SECONDS)
            libc.memchr(flushed, 1, COLD_BYTES)  # reads all of it, on this thread
            first()
            begin = time.perf_counter_ns()
            for call in timed:
                call()
            samples[backend].append((time.perf_counter_ns() - begin) / 1000 / len(timed))
    return samples


def _facts():
    lines = (line.split(":", 1) for line in Path("/proc/cpuinfo").read_text().splitlines() if ":" in line)
    return {name.strip(): value.strip() for name, value in lines}


def cpu_key():
    """As the tuner names the device's folder."""
    facts = _facts()
    name = facts["model name"].lower().replace(" ", "-")
    return f"{name}-{facts['cpu family']}-{facts['model']}-{len(os.sched_getaffinity(0))}c"


def cpu_header(torch, policy):
    """First line of a result."""
    return {
        "device": _facts()["model name"],
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
        "torch_uses": torch.backends.cpu.get_cpu_capability(),
        **circumstances(policy),
    }
