"""bench/tuning_report.py: curves and ablation of a made-up run of two problems, two families and four candidates."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "bench" / "tuning_report.py"
sys.path.insert(0, str(SCRIPT.parent))

import tuning_report  # noqa: E402

FACTS = {"op": "gemm", "device": "made-up", "arch": "sm00", "policy": "cold", "seed": "1"}
CONFIGS = {
    "gemm.sm00.wide.128": {"BM": 128, "STAGES": 2},
    "gemm.sm00.wide.64": {"BM": 64, "STAGES": 2},
    "gemm.sm00.thin.8": {"ROWS": 8},
    "gemm.sm00.thin.4": {"ROWS": 4},
}
RECORD = {"device": {"key": "made-up", "name": "Made up"}, "toolchain": {"compiler": "cc"}, "policy": "cold"}


def outcome(phase: str, case: str, kernel: str, runtime: str, device_s: float, **more) -> dict:
    named = {"case": case, "kernel": f"gemm.sm00.{kernel}", "hash": "ab", "runtime": runtime, "device_s": device_s}
    return {"phase": phase, "problem": f"problem {case}", **named, **more}


# Bests: A 100 (default), 80 from 3 s; B 300 (default), 200 from 9 s. thin.4 is the fastest of A, but wrong on an edge.
LINES = [
    outcome("compile", "", "wide.256", "", 0, invalidity="compile", reason="spills"),
    outcome("search", "A", "wide.128", "split_k=1", 1, us=[90, 100, 500]),
    outcome("search", "A", "wide.64", "split_k=2", 2, us=[80]),
    outcome("search", "A", "thin.4", "", 0.5, us=[50]),
    outcome("search", "A", "thin.8", "", 0.5, us=[160, 160]),
    outcome("final", "A", "wide.64", "split_k=2", 1, round=0, us=[1]),
    outcome("verify", "edge", "thin.4", "", 1, invalidity="correctness", max_error="inf"),
    {"phase": "decided", "case": "A", "record": RECORD},
    {"phase": "published", "case": "A"},
    outcome("search", "B", "wide.128", "split_k=1", 1, us=[300]),
    outcome("search", "B", "wide.64", "split_k=1", 1, invalidity="runtime"),
    outcome("search", "B", "wide.128", "split_k=2", 1, us=[200, 200]),
    outcome("search", "C", "wide.128", "split_k=1", 1, invalidity="runtime"),
    {"phase": "end"},
]


def write_journal(work: Path, lines: list[dict], facts: dict = FACTS, tail: str = "") -> Path:
    path = work / "journal" / "0001.jsonl"
    path.parent.mkdir(parents=True)
    header = {"schema": "tilewright.journal/1", "run": facts, "when": "2000-01-01T00:00:00Z"}
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *lines]) + tail)
    manifest = work / "runs" / "stamp" / "gemm" / "manifest.json"
    manifest.parent.mkdir(parents=True)
    kernels = [{"id": name, "hash": "ab", "config": config} for name, config in CONFIGS.items()]
    manifest.write_text(json.dumps({"kernels": kernels}))
    return path


def report(folder: Path, *words: Path | str) -> subprocess.CompletedProcess:
    command = [sys.executable, SCRIPT, "--results", folder / "results", "--out", folder, *words]
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300, check=False)


def test_quality_follows_both_clocks(tmp_path):
    run = tuning_report.read_journal(write_journal(tmp_path, LINES))
    summary, whole, each, a, b = tuning_report.quality_lines([run], [tuning_report.searches_of(run)])
    start, middle = round((0.8 * 2 / 3) ** 0.5, 5), round((2 / 3) ** 0.5, 5)
    assert (whole["clock"], whole["seconds"], whole["quality"]) == ("run_s", [0, 3, 9, 10], [start, middle, 1, 1])
    # Each finds its best after 3 s of its own; the edge case is nobody's.
    assert (each["clock"], each["seconds"]) == ("problem_s", [0, 3, 5])
    assert each["quality"] == [start, 1, 1]
    assert a == {
        "run": "run 1", "problem": "problem A", "spent_s": 5, "run_s": [1, 3], "problem_s": [1, 3], "us": [100, 80]
    }  # fmt: skip
    assert (b["run_s"], b["problem_s"], b["us"]) == ([7, 9], [1, 3], [300, 200])
    (told,) = summary["runs"]
    assert (told["problems"], told["device_s"], told["seconds_to"]) == (2, 10, {"0.9": 9, "0.95": 9, "0.99": 9})


def test_ablation_compares_what_was_measured(tmp_path):
    run = tuning_report.read_journal(write_journal(tmp_path, LINES))
    searches = [tuning_report.searches_of(run)]
    summary, *lines = tuning_report.ablation_lines(searches, tuning_report.read_configs([run], []))
    assert summary == {"problems": 2, "candidates": 5}
    # STAGES has one value, and so has ROWS without the wrong kernel.
    assert [tuple(line.values()) for line in lines] == [
        ("thin", None, None, None, 2.0, 1),
        ("wide", None, None, None, 1.0, 2),
        ("wide", "compile-time", "BM", 64, 1.0, 1),
        ("wide", "compile-time", "BM", 128, round(1.25**0.5, 4), 2),
        ("wide", "run-time", "split_k", 1, round((1.25 * 1.5) ** 0.5, 4), 2),
        ("wide", "run-time", "split_k", 2, 1.0, 2),
    ]
    assert "| wide | split_k (run time) | 1 | 1.369 | 2 |\n" in tuning_report.markdown(lines)


def test_runs_are_compared_over_their_defaults(tmp_path):
    # Everything takes twice as long, but 0.75 of the default is better than the first run's 0.8.
    slow = [
        outcome("search", "A", "wide.128", "split_k=1", 1, us=[200]),
        outcome("search", "A", "thin.8", "", 1, us=[150]),
        {"phase": "decided", "case": "A", "record": RECORD},
    ]
    paths = [write_journal(tmp_path / "1", LINES), write_journal(tmp_path / "2", slow, {**FACTS, "seed": "2"})]
    runs = [tuning_report.read_journal(path) for path in paths]
    searches = [tuning_report.searches_of(run) for run in runs]
    lines = tuning_report.quality_lines(runs, searches)
    curves = {line["run"]: line["quality"] for line in lines if line.get("clock") == "run_s"}
    assert curves["seed 2"] == [0.75, 1]
    assert curves["seed 1"][-1] == round((0.75 / 0.8) ** 0.5, 5)
    ratios = {line["family"]: line["ratio"] for line in tuning_report.ablation_lines(searches, {})[1:3]}
    assert ratios == {"thin": 1.0, "wide": round((0.8 / 0.75) ** 0.5, 4)}


def test_command_writes_results_and_table(tmp_path):
    done = report(tmp_path, write_journal(tmp_path, LINES), "--markdown", tmp_path / "table.md")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "table.md").read_text().count("\n") == 8
    for name, count in {"ablation": 6, "tuning_quality": 4}.items():
        header, *lines = map(json.loads, (tmp_path / "results/made-up" / f"{name}.jsonl").read_text().splitlines())
        assert header["device"] == RECORD["device"] and header["measured"] == ["2000-01-01T00:00:00Z"]
        assert header["command"].startswith("python3 bench/tuning_report.py ") and len(lines) == count
    assert (tmp_path / "made-up-tuning_quality.svg").exists() != ("no picture" in done.stderr)


def test_torn_last_line_is_left_out_with_one_warning(tmp_path):
    path = write_journal(tmp_path, LINES[:-1], tail='{"phase":"search","prob')
    done = report(tmp_path, path)
    assert done.returncode == 0 and "| wide | BM | 64 | 1.000 | 1 |" in done.stdout
    warnings = [line for line in done.stderr.splitlines() if "no picture" not in line]
    assert warnings == [f"warning: {path}:{len(LINES) + 1}: torn, left out; such lines: 1"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "cannot read "),
        ("", "its first line is not the header"),
        ('{"schema": "tilewright.jour', "its first line is not the header"),
        ('{"schema": "tilewright.journal/1", "run": {}, "when": ""}\n{"phase": "end"}\n', "no problem was decided"),
    ],
)
def test_useless_journal_is_a_one_line_error(tmp_path, text, told):
    path = tmp_path / "0001.jsonl"
    if text is not None:
        path.write_text(text)
    done = report(tmp_path, path)
    assert done.returncode == 1 and told in done.stderr and str(path) in done.stderr
    assert done.stderr.count("\n") == 1 and not done.stdout


def test_journals_of_different_devices_are_not_mixed(tmp_path):
    paths = [write_journal(tmp_path / name, LINES, {**FACTS, "device": name}) for name in ("one", "two")]
    done = report(tmp_path, *paths)
    assert done.returncode == 1 and "its device is two, not one as in" in done.stderr


def test_without_a_manifest_run_time_parameters_are_left(tmp_path):
    path = write_journal(tmp_path, LINES)
    (manifest,) = tmp_path.glob("runs/*/*/manifest.json")
    elsewhere = manifest.rename(tmp_path / "elsewhere.json")
    done = report(tmp_path, path)
    assert done.returncode == 0 and "4 of 4 kernels are in no manifest" in done.stderr
    assert "split_k" in done.stdout and "BM" not in done.stdout
    assert "| wide | BM | 64 |" in report(tmp_path, path, "--manifest", elsewhere).stdout
