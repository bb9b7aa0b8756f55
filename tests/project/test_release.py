"""What a release promises besides its ABI (test_abi.py): how it is cited, under which licences what is shipped is, the
same bytes from the same commit."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
SOURCES = {
    "cuda": ('extern "C" __global__ void add_one(float* x) { x[threadIdx.x] += 1; }\n', ["--arch", "sm_90a"]),
    "cxx": ('extern "C" void add_one(float* x, long n) { for (long i = 0; i < n; ++i) x[i] += 1; }\n', ["--flag=-O3"]),
}


def test_citation_names_this_version():
    version = re.search(r"project\(tilewright VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()


@pytest.mark.parametrize("kind", ["cuda", "cxx"])
def test_a_kernel_has_the_same_bytes_wherever_it_is_compiled(tmp_path, kind):
    program = BUILD / "autotune" / "tilewright-compile"
    if not program.is_file():
        pytest.skip(f"{program} is not built")
    source, words = SOURCES[kind]
    images = []
    for folder in (tmp_path / "here", tmp_path / "quite" / "somewhere else"):
        folder.mkdir(parents=True)
        (folder / "unit").write_text(source)
        command = [program, "--kind", kind, "--source", folder / "unit", "--out", folder / "image", *words]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=folder)
        if kind == "cuda" and "nvrtc" in done.stderr.lower():
            pytest.skip(done.stderr.strip())
        assert done.returncode == 0, done.stderr
        images.append((folder / "image").read_bytes())
    assert images[0] == images[1]
