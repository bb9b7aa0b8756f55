"""Two builds of the same commit have the same bytes: here of the program that compiles kernels, and of kernels of GPUs;
`./tilewright reproduce` builds all of the library twice."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from reproducible import compare, digests

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
COMPILE = BUILD / "autotune" / "tilewright-compile"


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("ninja"), reason="needs the history, and ninja")
def test_two_builds_have_the_same_bytes(tmp_path):
    count, differing = compare(["tilewright-compile"], [], tmp_path)  # the library waits for all its kernels
    assert count > 4 and differing == []


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
