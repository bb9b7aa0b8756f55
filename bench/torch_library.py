"""The library's C ABI (tilewright/c_api.h) on PyTorch's tensors, and what benchmarks against PyTorch have in common."""

import ctypes
import datetime
import math
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_LIBRARY = ROOT / "build-shared/src/libtilewright.so"


def torch_with_gpu(library):
    """PyTorch, or the end with a sentence that says what is missing."""
    torch = torch_alone(library)
    if not torch.cuda.is_available():
        sys.exit(f"{Path(sys.argv[0]).stem}: PyTorch sees no GPU")
    return torch


def torch_alone(library):
    """The same where no GPU is needed."""
    program = Path(sys.argv[0]).stem
    try:
        import torch
    except ImportError:
        sys.exit(f"{program}: PyTorch is needed: pip install torch")
    if not Path(library).is_file():
        sys.exit(f"{program}: no {library}: cmake -B build-shared -DBUILD_SHARED_LIBS=ON && cmake --build build-shared")
    return torch


class Problem(ctypes.Structure):
    _fields_ = (
        ("op", ctypes.c_char_p),
        ("attributes", ctypes.POINTER(ctypes.c_char_p)),
        ("attribute_count", ctypes.c_int),
        ("sizes", ctypes.POINTER(ctypes.c_int64)),
        ("size_count", ctypes.c_int),
        ("threads", ctypes.c_int),
        ("constants", ctypes.c_uint32),
        ("numerics", ctypes.c_int),
    )


class Scalar(ctypes.Union):
    _fields_ = (("f32", ctypes.c_float), ("i32", ctypes.c_int32))


class Library:
    """The part of tilewright/c_api.h that is needed here."""

    def __init__(self, path):
        self.api = ctypes.CDLL(str(path))
        self.api.tilewright_last_error.restype = ctypes.c_char_p
        self.api.tilewright_plan_explain.restype = ctypes.c_char_p
        self.api.tilewright_plan_workspace_bytes.restype = ctypes.c_size_t
        for name in ("plan_destroy", "plan_explain", "plan_workspace_bytes"):
            getattr(self.api, "tilewright_" + name).argtypes = (ctypes.c_void_p,)

    def check(self, status):
        if status != 0:
            raise RuntimeError(self.api.tilewright_last_error().decode())

    def plan(self, op, attributes, sizes, override=""):
        """`override`: as tilewright_override_kernel takes it."""
        names = (ctypes.c_char_p * len(attributes))(*(each.encode() for each in attributes))
        values = (ctypes.c_int64 * len(sizes))(*sizes)
        problem = Problem(op.encode(), names, len(attributes), values, len(sizes), 0, 0, 0)
        plan = ctypes.c_void_p()
        self.check(self.api.tilewright_override_kernel(op.encode(), override.encode()))
        self.check(
            self.api.tilewright_plan_create(ctypes.byref(problem), -2, ctypes.c_size_t(2**62), ctypes.byref(plan))
        )
        self.check(self.api.tilewright_override_kernel(op.encode(), b""))
        return plan

    def release(self, plan):
        self.api.tilewright_plan_destroy(plan)

    def workspace_bytes(self, plan):
        return self.api.tilewright_plan_workspace_bytes(plan)

    def explain(self, plan):
        return self.api.tilewright_plan_explain(plan).decode().splitlines()[0]

    def runner(self, plan, tensors, scalars, workspace, stream):
        """A call that launches the plan. Floats are f32, whole numbers i32; tensors that are None are absent.

        stream() is asked at each call, so that what captures a CUDA graph may have made another one current.
        """
        pointers = (ctypes.c_void_p * len(tensors))(*(None if t is None else t.data_ptr() for t in tensors))
        values = (Scalar * len(scalars))(*(Scalar(f32=x) if isinstance(x, float) else Scalar(i32=x) for x in scalars))
        arguments = (plan, pointers, len(tensors), values, len(scalars))
        arguments += (ctypes.c_void_p(workspace.data_ptr()),)
        run = self.api.tilewright_plan_run
        return lambda: self.check(run(*arguments, ctypes.c_void_p(stream())))


def confidence_us(samples):
    """95 % of the median, by order statistics (no distribution is assumed)."""
    n, ordered = len(samples), sorted(samples)
    reach = 1.96 * math.sqrt(n) / 2
    return ordered[max(0, math.floor(n / 2 - reach))], ordered[min(n - 1, math.ceil(n / 2 + reach))]


def circumstances(policy):
    """When, by which command, without paths, and how it was measured."""
    given = [word for word in (Path(sys.argv[0]).name, *sys.argv[1:]) if not word.startswith(("--library=", "--out="))]
    for flag in ("--library", "--out"):
        if flag in given:
            del given[given.index(flag) : given.index(flag) + 2]
    return {
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "command": "python3 bench/" + " ".join(given),
        "policy": policy,
    }


def header(torch, policy):
    """First line of a result: the machine, and the circumstances."""
    query = ["nvidia-smi", "--query-gpu=driver_version,clocks.max.sm", "--format=csv,noheader,nounits"]
    driver, clock = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()[0].split(", ")
    return {
        "device": torch.cuda.get_device_name(),
        "driver": driver,
        "toolkit": torch.version.cuda,
        "torch": torch.__version__,
        "cudnn": torch.backends.cudnn.version(),
        "max_clock_mhz": int(clock),
        **circumstances(policy),
    }


def device_key(torch):
    """As the tuner names the device's folder."""
    properties = torch.cuda.get_device_properties(0)
    return f"{properties.name.lower().replace(' ', '-')}-{properties.multi_processor_count}sm"
