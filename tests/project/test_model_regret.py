"""bench/model_regret.py: what the cost models put first, in a made-up journal of real kernels."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "bench" / "model_regret.py"
sys.path.insert(0, str(SCRIPT.parent))
sys.path.insert(0, str(ROOT))

from codegen.load import load_archs, load_ops  # noqa: E402
from codegen.model import Values  # noqa: E402
from codegen.problems import make_problem  # noqa: E402
from codegen.space import enumerate_space  # noqa: E402

RECORD = {"device": {"key": "made-up", "name": "Made up"}, "toolchain": {"compiler": "cc"}, "policy": "cold"}
FACTS = {"op": "gemm", "device": "made-up", "arch": "sm80", "policy": "cold"}
SIZES = {"M": 512, "N": 512, "K": 512, "batch": 1}
RUNTIME = "split_k=1 raster_group=8"


def outcome(kernel: str, us: float, phase: str = "search") -> dict:
    problem = "bf16.nt " + " ".join(f"{name}={size}" for name, size in SIZES.items())
    named = {"phase": phase, "problem": problem, "case": "A", "kernel": kernel, "hash": "ab", "runtime": RUNTIME}
    return {**named, "device_s": 1, "us": [us]}


def report(folder: Path, lines: list[dict]) -> tuple[subprocess.CompletedProcess, list[dict]]:
    path = folder / "0001.jsonl"
    header = {"schema": "tilewright.journal/1", "run": FACTS, "when": "2000-01-01T00:00:00Z"}
    ends = [{"phase": "decided", "case": "A", "record": RECORD}, {"phase": "end"}]
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *lines, *ends]))
    command = [sys.executable, str(SCRIPT), str(path), "--results", str(folder / "results")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    found = folder / "results" / "made-up" / "model_regret.jsonl"
    return done, [json.loads(line) for line in found.read_text().splitlines()] if found.exists() else []


@pytest.fixture(scope="module")
def ranked() -> list[str]:
    """Ids of mma kernels, those that the model predicts to be fast first."""
    op, arch, attributes = load_ops()["gemm"], load_archs()["sm80"], Values(dtype="bf16", layout="nt")
    problem, runtime = make_problem(op, attributes, SIZES), Values(split_k=1, raster_group=8)
    kernels = enumerate_space(op, arch, [attributes], ["mma"]).kernels
    return [k.id for k in sorted(kernels, key=lambda k: k.family.predict(k)(problem, runtime))]


def test_regret_is_of_what_the_model_puts_first(ranked, tmp_path):
    done, (header, *lines) = report(tmp_path, [outcome(ranked[0], 12), outcome(ranked[-1], 10), outcome("gone", 1)])
    assert done.returncode == 0, done.stderr
    assert [(each["family"], each["problems"]) for each in header["summary"]["families"]] == [("*", 1), ("mma", 1)]
    assert all(line["regret"] == pytest.approx(0.2) for line in lines) and len(lines) == 2
    assert (lines[0]["chosen"], lines[0]["best"]) == (f"{ranked[0]} {RUNTIME}", f"{ranked[-1]} {RUNTIME}")


def test_of_equals_none_is_preferred(ranked, tmp_path):
    """A raster group is of no consequence to a problem that L2 holds, says the model."""
    lines = [outcome(ranked[0], 9), outcome(ranked[0], 16), outcome(ranked[-1], 8)]
    lines[1]["runtime"] = RUNTIME.replace("8", "4")
    done, (_, *lines) = report(tmp_path, lines)
    assert done.returncode == 0, done.stderr
    assert all((line["equals"], line["us"]) == (2, 12) and line["regret"] == pytest.approx(0.5) for line in lines)


def test_nothing_to_rank_is_an_error(ranked, tmp_path):
    done, found = report(tmp_path, [outcome(ranked[0], 12)])
    assert done.returncode != 0 and "two candidates" in done.stderr and not found
