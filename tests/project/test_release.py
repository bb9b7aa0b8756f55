"""What a release promises: the C functions that its library exports, how it is cited, the same bytes from the same
commit."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
LIBRARY = BUILD / "src" / "libtilewright.a"
LIST = ROOT / "src" / "abi.txt"
SOURCES = {
    "cuda": ('extern "C" __global__ void add_one(float* x) { x[threadIdx.x] += 1; }\n', ["--arch", "sm_90a"]),
    "cxx": ('extern "C" void add_one(float* x, long n) { for (long i = 0; i < n; ++i) x[i] += 1; }\n', ["--flag=-O3"]),
}


def exported(library: Path) -> set[str]:
    words = ["nm", "--defined-only", "--extern-only", "--format=posix", library]
    lines = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
    return {name for name, kind in (line.split()[:2] for line in lines if len(line.split()) > 1) if kind in "TDBR"}


def declared() -> set[str]:
    """The functions of the headers that C programs include."""
    text = "".join(
        path.read_text() for folder in ("src", "generated", "layers") for path in (ROOT / folder).glob("include/**/*.h")
    )
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)
    return set(re.findall(r"^\s*(?:TILEWRIGHT_API\s+)?[\w \*]*?\b(tilewright_\w+)\s*\(", code, flags=re.MULTILINE))


@pytest.mark.skipif(not LIBRARY.is_file(), reason=f"{LIBRARY} is not built")
def test_exported_c_functions_are_those_that_were_agreed():
    """A function that goes or is called otherwise breaks programs that are linked: say so in the CHANGELOG, raise the
    minor version (the SONAME has it), and write the list again: TILEWRIGHT_WRITE_ABI=1 with this test."""
    names = sorted(name for name in exported(LIBRARY) if name.startswith("tilewright_"))
    if os.environ.get("TILEWRIGHT_WRITE_ABI"):
        LIST.write_text("\n".join(names) + "\n")
    agreed = set(LIST.read_text().splitlines())
    gone, new = sorted(agreed - set(names)), sorted(set(names) - agreed)
    assert not gone and not new, f"gone: {gone}, new: {new}"


def test_agreed_functions_are_declared():
    agreed = LIST.read_text().splitlines()
    assert agreed == sorted(set(agreed)) and "tilewright_explain" in agreed
    assert sorted(set(agreed) - declared()) == [], "exported, but no header tells C programs of them"


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
