"""An op, an arch, a strategy and a data type are each one place: a folder, a descriptor and a file outside the tree, or
a line of a table. What they add is tuned and dispatched without touching anything else."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from codegen import dtypes

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"
AUTOTUNE_TOY = BUILD / "autotune" / "tilewright-autotune-toy"  # with tests/data/toy_strategy/backwards.cpp


def run(*command: str | Path, **options) -> subprocess.CompletedProcess:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=900, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done


ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


def templates(*ops: str) -> list[str | Path]:
    return [word for name in ops for word in ("--templates", DATA / name)]


def tune(program: Path, folder: Path, *options: str, op: str = "scale_add", ops: tuple[str, ...] = ("toy_op",)) -> None:
    """Tunes an op, of the folders `ops`, for the toy arch into folder/: db/, generated/ and work/."""
    assert program.is_file(), f"{program} is not built: build the project, or set TILEWRIGHT_BUILD_DIR"
    run(
        program, "autotune", *templates(*ops), "--archs", DATA / "toy_arch", "--arch", "x86-64-toy",
        "--op", op, "--shapes", "65536", "--threads", "1", *options,
        "--db", folder / "db", "--generated", folder / "generated", "--work", folder / "work",
        env=ENVIRONMENT,
    )  # fmt: skip


@pytest.fixture(scope="module")
def tuned(tmp_path_factory) -> Path:
    """Two ops, of which alone the sources are emitted: to compile what all others have would take minutes."""
    folder = tmp_path_factory.mktemp("tuned")
    for op in ("scale_add", "total"):
        tune(AUTOTUNE, folder, "--budget", "5s", "--no-emit", op=op, ops=("toy_op", "sum_op"))
    run(
        AUTOTUNE, "emit", *templates("toy_op", "sum_op"), "--archs", DATA / "toy_arch",
        "--op", "scale_add", "--op", "total", "--db", folder / "db", "--generated", folder / "generated",
        env=ENVIRONMENT,
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


def test_kernels_in_a_row_are_tuned_as_one(tuned):
    """Two kernels, a workspace between them, and values that the host computes: every candidate is right, also on the
    edge cases, of which one leaves the first kernel nothing to do."""
    (file,) = (tuned / "db").glob("*/total.jsonl")
    (record,) = [json.loads(line) for line in file.read_text().splitlines()]
    assert record["status"] == "measured" and record["verification"]["max_error"] == 0
    manifests = [json.loads(path.read_text()) for path in (tuned / "work/runs").glob("*/total/manifest.json")]
    assert {"n=0", "n=1"} <= {edge["label"] for manifest in manifests for edge in manifest["edges"]}
    (journal,) = (path for path in (tuned / "work/journal").glob("*.jsonl") if '"total' in path.read_text())
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    assert not [line for line in lines if line.get("reason")]
    assert len({line["kernel"] for line in lines if "us" in line}) == 4


def test_toy_ops_are_dispatched(tuned, tmp_path):
    build = tmp_path / "build"
    run("cmake", "-S", DATA / "toy_program", "-B", build, "-G", "Ninja",
        "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DCMAKE_UNITY_BUILD=ON",  # soonest compiled
        "-DCMAKE_UNITY_BUILD_BATCH_SIZE=30", f"-DTILEWRIGHT_TEMPLATES={tmp_path}",  # its ops have no drivers
        f"-DTILEWRIGHT_ROOT={ROOT}", f"-DTILEWRIGHT_GENERATED_DIR={tuned / 'generated'}")  # fmt: skip
    run("cmake", "--build", build, "--target", "toy_program")
    kernels = [
        json.loads(next((tuned / "db").glob(f"*/{op}.jsonl")).read_text())["kernel"] for op in ("scale_add", "total")
    ]
    assert run(build / "toy_program").stdout.split() == ["exact", kernels[0], "exact", kernels[1]]


def searched(folder: Path) -> list[tuple[str, str]]:
    """(kernel, run-time values) in the order in which they were first timed."""
    (journal,) = (folder / "work" / "journal").glob("*.jsonl")
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    return list(dict.fromkeys((e["kernel"], e["runtime"]) for e in lines if e.get("phase") == "search" and "us" in e))


def test_toy_strategy_tunes_in_its_order(tmp_path):
    tune(AUTOTUNE_TOY, tmp_path, "--budget", "20s", "--strategy", "backwards")
    (path,) = (tmp_path / "work" / "runs").glob("*/scale_add/manifest.json")
    manifest = json.loads(path.read_text())
    (problem,) = manifest["problems"]
    best_first = []
    for candidate in problem["candidates"]:
        kernel = manifest["kernels"][candidate["kernel"]]
        values = zip(kernel["runtime"], candidate["runtime"], strict=True)
        best_first.append((kernel["id"], " ".join(f"{name}={value}" for name, value in values)))
    default = best_first.pop(problem["default"])
    assert len(best_first) == 8
    assert searched(tmp_path) == [default, *reversed(best_first)], "the default is timed first, by every strategy"

    (file,) = (tmp_path / "db").glob("*/scale_add.jsonl")
    record = json.loads(file.read_text())
    assert record["status"] == "measured"
    table = (tmp_path / "generated" / "table.cpp").read_text()
    assert f'"{record["kernel"]}"' in table and "kTuned" in table, "so it is dispatched, as above"


ONE_TYPE_MORE = """
#include <cstdio>
#include <cstring>
#include "number_format.h"
using namespace tilewright;
int main() {
  for (const DataTypeName& each : kDataTypeNames) {
    if (std::strcmp(each.name, "e3m4") != 0) continue;
    std::printf("%d %g %u %u\\n", bytes_of(each.type), tune::decode(each.type, 0x6f), tune::encode(each.type, 0.3f),
                tune::encode(each.type, 1e9f));
  }
}
"""


def test_a_data_type_is_one_line(tmp_path):
    """A float of 8 bits that nobody has: the tuner converts it, and codegen knows it, by a line of the table."""
    table = dtypes.TABLE.read_text()
    line = '  TYPE(e3m4, 8, 3, 4, ieee, infinite, 0x78, 0x74, 0x72, UINT8, "float8_e3m4", "tw::e3m4", "fp8.h", "") \\\n'
    (tmp_path / "data_types.h").write_text(table.replace("  TYPE(i32,", line + "  TYPE(i32,"))
    assert dtypes.read_table((tmp_path / "data_types.h").read_text())["e3m4"].largest == 15.5
    (header,) = (ROOT / "autotune").rglob("number_format.h")
    (tmp_path / "main.cpp").write_text(ONE_TYPE_MORE)
    run("c++", "-std=c++17", "-Wall", "-Werror", "-I", tmp_path, "-I", header.parent, "-I", ROOT / "autotune",
        "-I", ROOT / "src/include", tmp_path / "main.cpp", "-o", tmp_path / "main")  # fmt: skip
    # 0x6f is 2^3 * (1 + 15/16); 0.3 is 1.2 * 2^-2, nearest to 1 + 3/16 there; 0x70 is the infinity.
    assert run(tmp_path / "main").stdout.split() == ["1", "15.5", str(0x13), str(0x70)]
