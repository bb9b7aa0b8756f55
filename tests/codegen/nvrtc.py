"""Units compiled by NVRTC through tilewright-compile, as the tuner does it."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from codegen.load import ROOT, include_dirs
from codegen.model import KernelSpec, OpSpec
from codegen.render import render_kernel

BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
COMPILER = BUILD / "autotune" / "tilewright-compile"


def compiled(
    op: OpSpec, kernel: KernelSpec, folder: Path, environment: Mapping[str, str] | None = None
) -> tuple[str, str]:
    """(what is wrong, the compiler's log)"""
    if not COMPILER.is_file():
        pytest.skip(f"{COMPILER} is not built")
    unit, log = render_kernel(op, kernel), folder / "log"
    (folder / unit.name).write_text(unit.text)
    command = [COMPILER, "--kind", "cuda", "--arch", kernel.arch.real]
    command += [word for place in include_dirs(op) for word in ("--include", place)]
    command += [f"--flag={flag}" for flag in unit.flags]
    command += ["--source", folder / unit.name, "--out", folder / "image", "--log", log]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(environment or {})})
    if "no CUDA compiler" in done.stderr:
        pytest.skip("there is no NVRTC")
    assert (done.returncode == 0) == (not done.stderr), done.stderr
    return done.stderr, log.read_text()
