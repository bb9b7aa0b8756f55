"""CUDA on a CPU: compiles a program of tests/data/emulated_cuda and runs it."""

import os
import shlex
import subprocess
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from codegen.dtypes import DATA_TYPES
from codegen.launch import launch_of
from codegen.load import ROOT
from codegen.model import KernelSpec, OpSpec
from codegen.render import render_kernel

FOLDER = ROOT / "tests" / "data" / "emulated_cuda"
COMPILER = shlex.split(os.environ.get("CXX", "c++"))


@cache
def _precompiled(headers: tuple[str, ...], flags: tuple[str, ...]) -> tuple[TemporaryDirectory[str], Path]:
    folder = TemporaryDirectory(prefix="emulated-headers")  # as long as it is remembered
    header = Path(folder.name) / "headers.h"
    header.write_text("".join(f'#include "{each}"\n' for each in headers))
    subprocess.run([*COMPILER, *flags, "-x", "c++-header", header, "-o", f"{header}.gch"], check=True)
    return folder, header


def precompiled(headers: tuple[str, ...], flags: tuple[str, ...]) -> list[str]:
    """Flags for what is compiled with these ones and begins with these headers, which are half of the time. A compiler
    that cannot use them includes them."""
    return ["-include", str(_precompiled(headers, flags)[1])]


def emulated(program: str, folder: Path, names: Mapping[str, str | int] | None = None) -> subprocess.CompletedProcess:
    """`names`: what the program's macros are."""
    defined = [f"-D{name}={value}" for name, value in (names or {}).items()]
    folders = [f"-I{each}" for each in (FOLDER, ROOT / "templates")]
    source, to = FOLDER / f"{program}.cpp", folder / program
    # A fortified longjmp takes another fiber's stack for a fault.
    flags = ("-std=c++17", "-O1", "-w", "-U_FORTIFY_SOURCE", *folders)
    words = [*flags, *precompiled(("emulated_cuda.h",), flags), *defined]
    built = subprocess.run([*COMPILER, *words, source, "-o", to], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return subprocess.run([to], capture_output=True, text=True, timeout=300)


def emulated_kernel(
    op: OpSpec, kernel: KernelSpec, folder: Path, edit: Callable[[str], str] = lambda text: text
) -> subprocess.CompletedProcess:
    """What the program of the kernel's family says of its text."""
    unit = folder / "unit.cu"
    unit.write_text(edit(render_kernel(op, kernel).text))
    names = {"UNIT": f'"{unit}"', "KERNEL": kernel.symbol, "SMEM_BYTES": launch_of(op, kernel).smem_bytes}
    names["RESULT"] = DATA_TYPES[op.tensor_dtype("C", kernel.attributes)].cpp
    return emulated(kernel.family.name, folder, names)
