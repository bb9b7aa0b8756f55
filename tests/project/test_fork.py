"""A Python program that calls the library by ctypes and forks: multiprocessing's "fork", a pool of workers, os.fork."""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
LIBRARY = BUILD / "src" / "libtilewright.a"

PROGRAM = """
import ctypes, multiprocessing, os, sys

library = ctypes.CDLL(sys.argv[1])


class Problem(ctypes.Structure):
    _fields_ = [
        ("op", ctypes.c_char_p),
        ("attributes", ctypes.POINTER(ctypes.c_char_p)),
        ("attribute_count", ctypes.c_int),
        ("sizes", ctypes.POINTER(ctypes.c_int64)),
        ("size_count", ctypes.c_int),
        ("threads", ctypes.c_int),
        ("constants", ctypes.c_uint32),
        ("numerics", ctypes.c_int),
    ]


class Scalar(ctypes.Union):
    _fields_ = [("f32", ctypes.c_float), ("i32", ctypes.c_int32)]


def ok(status):
    library.tilewright_last_error.restype = ctypes.c_char_p
    assert status == 0, library.tilewright_last_error()


def multiply(threads, size=96):
    attributes = (ctypes.c_char_p * 2)(b"f32", b"nn")
    sizes = (ctypes.c_int64 * 4)(size, size, size, 1)
    problem = Problem(b"gemm", attributes, 2, sizes, 4, threads, 0)
    plan = ctypes.c_void_p()
    ok(library.tilewright_plan_create(ctypes.byref(problem), -1, ctypes.c_size_t(2**64 - 1), ctypes.byref(plan)))
    a, b, c = ((ctypes.c_float * size**2)(*[value] * size**2) for value in (1, 2, 0))
    tensors = (ctypes.c_void_p * 4)(*[ctypes.cast(each, ctypes.c_void_p) for each in (a, b, c)], None)
    scalars = (Scalar * 3)(Scalar(f32=1), Scalar(f32=0), Scalar(i32=0))
    ok(library.tilewright_plan_run(plan, tensors, 4, scalars, 3, None, None))
    library.tilewright_plan_destroy(plan)
    return set(c) == {2.0 * size}


assert multiply(3)
fork = multiprocessing.get_context("fork")
with fork.Pool(2) as pool:
    assert all(pool.map(multiply, [1, 2, 3, 4] * 5))
child = fork.Process(target=multiply, args=(3,))
child.start()
child.join()
assert child.exitcode == 0
if os.fork() == 0:
    os._exit(0 if multiply(2) else 1)
assert os.wait()[1] == 0
assert multiply(3)
print("right")
"""


@pytest.mark.skipif(shutil.which("c++") is None or not LIBRARY.exists(), reason="no C++ compiler, or no static library")
def test_a_python_program_may_fork(tmp_path):
    shared = tmp_path / "libtilewright_for_python.so"
    command = ["c++", "-shared", "-o", shared, "-Wl,--whole-archive", LIBRARY, "-Wl,--no-whole-archive"]
    linked = subprocess.run([*command, "-lpthread", "-ldl", "-lz"], capture_output=True, text=True)
    assert linked.returncode == 0, linked.stderr
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent(PROGRAM))
    ran = subprocess.run([sys.executable, program, shared], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0 and ran.stdout == "right\n", ran.stdout + ran.stderr
