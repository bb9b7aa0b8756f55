"""What `autotune --arch native` tunes on a CPU: the arch that adds to a lesser one where all that is asked has kernels
for it, else the lesser one."""

import os
import subprocess
from pathlib import Path

import pytest

from codegen.load import load_archs

ROOT = Path(__file__).resolve().parent.parent.parent
TUNER = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build")) / "autotune" / "tilewright-autotune"
CPUINFO = Path("/proc/cpuinfo")
FLAGS = set(CPUINFO.read_text().partition("\nflags")[2].partition("\n")[0].split()) if CPUINFO.is_file() else set()


def runs_here(name: str) -> bool:
    return set(load_archs()[name].cpu_flags) <= FLAGS


@pytest.mark.skipif(not TUNER.is_file(), reason=f"{TUNER} is not built")
@pytest.mark.parametrize(
    ("asked", "arch"),
    [
        (["--op", "scaled_gemm", "--dtype", "i8"], "x86-64-v4-vnni"),
        (["--op", "scaled_gemm", "--dtype", "i8", "--scaling", "block"], "x86-64-v4"),
        (["--op", "gemm", "--dtype", "f32"], "x86-64-v4"),
        (["--op", "scaled_gemm", "--dtype", "i8", "--op", "packed_gemm"], "x86-64-v4"),
    ],
    ids=["integers", "integers in blocks", "floats", "two operators"],
)
def test_native_is_what_adds_to_another_where_it_has_kernels(tmp_path: Path, asked: list[str], arch: str) -> None:
    if not runs_here("x86-64-v4-vnni"):
        pytest.skip("this CPU has no AVX-512 VNNI")
    places = ["--db", tmp_path / "db", "--work", tmp_path / "work", "--cache", tmp_path / "cache"]
    command = [TUNER, "autotune", *asked, "--shapes", "64,128,256", "--threads", "1", "--dry-run", *places]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"CUDA_VISIBLE_DEVICES": ""})
    assert done.returncode == 0, done.stderr
    assert f" for {arch} on " in done.stdout
    assert all(f" for {arch} on " in line for line in done.stdout.splitlines() if line.startswith("tuning "))
