"""Two builds of the same commit have the same bytes: here of the program that compiles kernels, of tables and of some
kernels of CPUs and GPUs; `./tilewright reproduce` builds all of the library twice."""

import os
import random
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from reproducible import TARGETS, compare, digests

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
COMPILE = BUILD / "autotune" / "tilewright-compile"


SEED = int(os.environ.get("TILEWRIGHT_SEED", time.time_ns() % 1_000_000))
TABLE = "src/CMakeFiles/tilewright_emitted.dir/__/generated/table.cpp.o"
UNITS = 3  # kernels of CPUs that are built twice, others in each run: one command compiles them all
# What depends on folders, on the time or on the order of things does so unoptimized, too.
SOONEST_COMPILED = "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG"


def some_units() -> list[str]:
    """Objects of kernels, as the build calls them."""
    print(f"TILEWRIGHT_SEED={SEED}")
    listed = (ROOT / "generated" / "sources.cmake").read_text()
    names = re.findall(r"unit\(KIND cxx .* SYMBOL (\w+)$", listed, re.MULTILINE)
    return [f"src/units/{name}.o" for name in random.Random(SEED).sample(sorted(names), UNITS)]


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("ninja"), reason="needs the history, and ninja")
def test_two_builds_have_the_same_bytes(tmp_path):
    """The program that compiles, emitted tables, some kernels; with TILEWRIGHT_REPRODUCE=1 the library with all that is
    linked and its programs, which takes half an hour."""
    all_of_it = os.environ.get("TILEWRIGHT_REPRODUCE", "") == "1"
    targets = list(TARGETS) if all_of_it else ["tilewright-compile", TABLE, *some_units()]
    count, differing = compare(targets, [] if all_of_it else [SOONEST_COMPILED], tmp_path)
    assert count > len(targets) and differing == []


def test_a_difference_is_seen(tmp_path):
    program = tmp_path / "program"
    program.write_bytes(b"\x7fELF one")
    first = digests(tmp_path)
    program.write_bytes(b"\x7fELF two")
    assert first.keys() == {"program"} and digests(tmp_path) != first


@pytest.mark.parametrize("op", ["gemm", "row_softmax", "attention_decode"])
def test_a_kernel_of_a_gpu_has_the_same_bytes_in_any_tree(tmp_path, op):
    if not COMPILE.is_file():
        pytest.skip(f"{COMPILE} is not built")
    kernels = sorted((ROOT / "generated" / "kernels").rglob(f"*{op}.sm90a*.cu")) or sorted(
        path for path in (ROOT / "generated" / "kernels").rglob("*.cu") if op in str(path) and "sm90a" in str(path)
    )
    images = []
    for place in (tmp_path / "a", tmp_path / "another" / "place of it"):
        shutil.copytree(ROOT / "templates", place / "templates", ignore=shutil.ignore_patterns("__pycache__"))
        source = place / "generated" / kernels[0].name
        source.parent.mkdir(parents=True)
        shutil.copy(kernels[0], source)
        words = [COMPILE, "--kind", "cuda", "--source", source, "--out", place / "image", "--arch", "sm_90a"]
        words += ["--include", place / "templates"]
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=place)
        if "nvrtc" in done.stderr.lower():
            pytest.skip(done.stderr.strip())
        assert done.returncode == 0, done.stderr
        images.append((place / "image").read_bytes())
    assert images[0] == images[1] and len(images[0]) > 1000
