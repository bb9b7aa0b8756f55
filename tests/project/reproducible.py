"""Builds a commit twice, in folders of different names and depths, without any cache, and compares what comes out, byte
for byte. `./tilewright reproduce [-DNAME=VALUE...] [TARGET...]` calls it, and a test with one small target."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("a", "another folder of/quite another/depth")
TARGETS = ("tilewright", "tilewright_release", "tilewright-compile", "tilewright-explain")
# The tuner is left out: it knows the folder of its source tree. Kernels of GPUs: -DTILEWRIGHT_ARCHS=sm90a.
OPTIONS = {"COMPILE_CACHE": "", "ARCHS": "none", "AUTOTUNE": "OFF", "TESTS": "OFF", "BENCH": "OFF", "EXAMPLES": "OFF"}


def build(place: Path, commit: str, targets: list[str], options: list[str]) -> None:
    """From the commit's files alone. A cache of compilers would give both the same object."""
    source = place / "source"
    source.mkdir(parents=True)
    archive = subprocess.run(["git", "-C", ROOT, "archive", commit], check=True, capture_output=True).stdout
    subprocess.run(["tar", "x", "-C", source], input=archive, check=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CCACHE")}
    environment["CCACHE_DISABLE"] = "1"
    configure = ["cmake", "-S", source, "-B", place / "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"]
    configure += [f"-DTILEWRIGHT_{name}={value}" for name, value in OPTIONS.items()] + options
    subprocess.run([str(word) for word in configure], check=True, stdout=subprocess.DEVNULL, env=environment)
    words = ["cmake", "--build", place / "build", "--target", *targets]
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL, env=environment)


def digests(build_folder: Path) -> dict[str, str]:
    """Of what was linked or compiled: archives, objects, images of kernels, programs."""
    found = {}
    for path in sorted(build_folder.rglob("*")):
        name = str(path.relative_to(build_folder))
        if path.is_symlink() or not path.is_file() or "CMakeFiles/3." in name or path.name.startswith("."):
            continue
        content = path.read_bytes()
        if content[:4] == b"\x7fELF" or content[:7] == b"!<arch>" or path.suffix in (".cubin", ".fatbin", ".image"):
            found[name] = hashlib.sha256(content).hexdigest()
    return found


def compare(targets: list[str], options: list[str], folder: Path) -> tuple[int, list[str]]:
    """How many files there are, and which of them differ."""
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout
    for place in PLACES:
        build(folder / place, commit.strip(), targets, options)
    first, second = (digests(folder / place / "build") for place in PLACES)
    return len(first), sorted(name for name in {*first, *second} if first.get(name) != second.get(name))


def main(words: list[str]) -> int:
    options = [word for word in words if word.startswith("-D")]
    targets = [word for word in words if not word.startswith("-D")] or list(TARGETS)
    folder, start = Path(tempfile.mkdtemp(prefix="tilewright-reproduce-")), time.monotonic()
    try:
        count, differing = compare(targets, options, folder)
    finally:
        if "TILEWRIGHT_KEEP" not in os.environ:
            shutil.rmtree(folder, ignore_errors=True)
    for name in differing:
        print(f"differs: {name}")
    print(f"{count} files of two builds, {len(differing)} differ, {time.monotonic() - start:.0f} s")
    return 1 if differing or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
