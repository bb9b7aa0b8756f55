"""`tune SPACE.json`: a T1 search space is tuned as it is; what no line verifies is not called verified."""

import json
import os
import re
import subprocess
from pathlib import Path

import jsonschema
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")

TRIAD = """\
extern "C" float triad(float *c, float *a, float *b, float s, int n) {
  for (int i = 0; i < n; i += unroll)
    for (int j = 0; j < unroll; ++j)
      if (i + j < n) c[i + j] = a[i + j] + s * b[i + j];
  return 0.0f;
}
"""
WRONG_AT_8 = TRIAD.replace("s * b", "(unroll == 8 ? 2 * s : s) * b")


def argument(kind, memory, **more):
    return {"Type": kind, "MemoryType": memory, **more}


SPACE = {
    "ConfigurationSpace": {
        "TuningParameters": [{"Name": "unroll", "Type": "int", "Values": "[2**i for i in range(5)]"}],
        "Conditions": [{"Expression": "unroll > 1", "Parameters": ["unroll"]}],
    },
    "KernelSpecification": {
        "Language": "C",
        "KernelName": "triad",
        "KernelFile": "triad.c",
        "ProblemSize": 10007,
        "LocalSize": {"X": "1"},
        "GlobalSize": {"X": "1"},
        "Arguments": [
            argument("float", "Vector", Size="ProblemSize[0]", AccessType="WriteOnly"),
            argument("float", "Vector", Size=10007, AccessType="ReadOnly", FillType="Random"),
            argument("float", "Vector", Size=10007, AccessType="ReadOnly", FillType="Constant", FillValue=2.5),
            argument("float", "Scalar", FillValue=0.5),
            argument("int32", "Scalar", FillValue=10007),
        ],
    },
}


def run(folder, *words):
    return subprocess.run([str(PROGRAM), *map(str, words)], cwd=folder, capture_output=True, text=True, timeout=300)


def tune(folder, text, *words):
    (folder / "triad.c").write_text(text)
    (folder / "space.json").write_text(json.dumps(SPACE))
    places = ("--work", folder / "work", "--cache", folder.parent / "cache", "--no-doctor", "--threads", "1")
    return run(folder, "tune", "space.json", *places, "--budget", "10s", *words)


def test_a_search_space_is_tuned_where_it_lies(tmp_path):
    done = tune(tmp_path, TRIAD)
    assert done.returncode == 0, done.stderr
    assert "f32 problem_x=10007 threads=1" in done.stdout
    assert "result of 1 problem: agrees with the first, not verified" in done.stdout
    (line,) = next((tmp_path / "tuning_db").glob("*/triad.jsonl")).read_text().splitlines()
    assert json.loads(line)["verification"]["reference"] == "first"
    assert (tmp_path / "generated" / "include" / "tilewright" / "triad.h").is_file()
    lint = run(tmp_path, "db", "lint", "--db", "tuning_db", "--templates", "space.json")
    assert lint.returncode == 0 and "1 records, 0 findings" in lint.stdout
    places = ("--db", "tuning_db", "--cache", tmp_path.parent / "cache", "--work", "work")
    again = run(tmp_path, "check", "--templates", "space.json", *places)
    assert again.returncode == 0 and "1 records right, 0 wrong" in again.stdout
    assert "of 1 it is only known that the result agrees with the first" in again.stdout


def test_what_differs_from_the_first_is_told(tmp_path):
    done = tune(tmp_path, WRONG_AT_8, "--no-emit", "--json")
    assert done.returncode == 0, done.stderr
    (failure,) = json.loads(done.stdout)["failed_candidates"]
    assert "unroll8" in failure["candidate"] and failure["invalidity"] == "correctness"
    assert "; expected is what triad." in failure["reason"]


def test_a_check_line_in_the_kernels_file_verifies(tmp_path):
    done = tune(tmp_path, "// tw: check c == a + s * b\n" + WRONG_AT_8, "--no-emit")
    assert done.returncode == 0, done.stderr
    assert "agrees with the first" not in done.stdout and "1 correctness" in done.stdout


T4 = json.loads((ROOT / "tests" / "data" / "kernel_tuner" / "t4.schema.json").read_text())
BROKEN = WRONG_AT_8.replace("{\n", "{\n#if unroll == 2\n#error two\n#endif\n", 1).replace(
    "return", "if (unroll == 16) *(volatile int*)8 = 1;\n  return"
)  # fmt: skip


def test_t4_says_what_became_of_each_candidate(tmp_path):
    every = ("--strategy", "exhaustive", "--t4", "results.json", "--no-emit")
    assert tune(tmp_path, BROKEN, *every).returncode == 0
    document = json.loads((tmp_path / "results.json").read_text())
    jsonschema.validate(document, T4)
    results = {each["configuration"]["unroll"]: each for each in document["results"]}
    invalidity = {unroll: each["invalidity"] for unroll, each in results.items()}
    assert invalidity == {2: "compile", 4: "correct", 8: "correctness", 16: "runtime"}
    assert {unroll: each["correctness"] for unroll, each in results.items()} == {2: 0, 4: 1, 8: 0, 16: 0}
    right = results[4]
    times = {each["name"]: each["value"] for each in right["measurements"]}
    middle = sorted(right["times"]["runtimes"])[(len(right["times"]["runtimes"]) - 1) // 2]
    assert middle == pytest.approx(times["time"], rel=0.5)
    assert times["GB/s"] == pytest.approx(12e-6 * 10007 / times["time"])
    assert right["times"]["compilation"] > 1 and right["times"]["validation"] > 0
    assert not results[8]["times"]["runtimes"] and "elements are wrong" in results[8]["measurements"][0]["value"]
    assert document["metadata"]["problem"] == "f32 problem_x=10007 threads=1"
    assert document["metadata"]["reference"] == "first"


def test_of_several_problems_each_has_a_file(tmp_path):
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache", "--no-doctor", "--no-emit")
    tune(tmp_path, TRIAD, "--dry-run")
    done = run(tmp_path, "tune", "space.json", *places, "--budget=10s", "--threads", "1,2", "--t4", "t4/results.json")
    assert done.returncode == 2 and "there is no folder t4" in done.stderr
    (tmp_path / "t4").mkdir()
    done = run(tmp_path, "tune", "space.json", *places, "--threads", "1,2", "--t4", "t4/results.json")
    assert done.returncode == 0, done.stderr
    files = sorted(path.name for path in (tmp_path / "t4").iterdir())
    assert files == [f"results.triad.f32.problem_x=10007.threads={n}.json" for n in (1, 2)]
    assert re.findall(r"T4 results: t4/(.*)", done.stdout) == files


def test_where_nothing_is_measured_there_is_no_t4(tmp_path):
    example = ROOT / "examples" / "kernel_tuner" / "vector_add.json"
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache", "--db", tmp_path / "db")
    done = run(tmp_path, "tune", example, *places, "--arch", "sm75", "--t4", "results.json")
    if "tuning vector_add" in done.stderr + done.stdout:
        pytest.skip("here is such a GPU")
    assert done.returncode == 2 and "--t4 results.json: " in done.stderr and "so there are no results" in done.stderr


def test_one_candidate_runs_alone(tmp_path):
    tune(tmp_path, TRIAD, "--dry-run")
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache")
    done = run(tmp_path, "run", "space.json", "--config", "unroll=4", *places)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "result     agrees with the first, with at most 0 of" in done.stdout
