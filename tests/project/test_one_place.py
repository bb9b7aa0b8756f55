"""An op, an arch and a strategy are each one place: a folder, a descriptor and a file outside the tree are tuned and
dispatched without touching anything else."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"

pytestmark = pytest.mark.skipif(not AUTOTUNE.exists(), reason=f"{AUTOTUNE} is not built")


def run(*command: str | Path, **options) -> subprocess.CompletedProcess:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=900, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done


@pytest.fixture(scope="module")
def tuned(tmp_path_factory) -> Path:
    """The toy op, tuned for the toy arch: a folder with db/ and generated/."""
    folder = tmp_path_factory.mktemp("tuned")
    run(
        AUTOTUNE, "autotune", "--templates", DATA / "toy_op", "--archs", DATA / "toy_arch",
        "--arch", "x86-64-toy", "--op", "scale_add", "--shapes", "65536", "--threads", "1", "--budget", "5s",
        "--db", folder / "db", "--generated", folder / "generated", "--work", folder / "work",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    return folder


def test_toy_op_is_tuned_for_toy_arch(tuned):
    (file,) = (tuned / "db").glob("*/scale_add.jsonl")
    (record,) = [json.loads(line) for line in file.read_text().splitlines()]
    assert record["arch"] == "x86-64-toy"
    assert record["status"] == "measured"
    assert record["shape"] == {"n": 65536}
    assert record["kernel"].startswith("scale_add.x86-64-toy.grid_cpu.")
    assert record["time"]["median_us"] > 0
    assert record["verification"]["max_error"] <= 1


def test_toy_op_is_dispatched(tuned, tmp_path):
    build = tmp_path / "build"
    run("cmake", "-S", DATA / "toy_program", "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
        f"-DTILEWRIGHT_ROOT={ROOT}", f"-DTILEWRIGHT_GENERATED_DIR={tuned / 'generated'}")  # fmt: skip
    run("cmake", "--build", build, "--target", "toy_program")
    (file,) = (tuned / "db").glob("*/scale_add.jsonl")
    record = json.loads(file.read_text())
    assert run(build / "toy_program").stdout.split() == ["exact", record["kernel"]]
