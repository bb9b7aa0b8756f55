"""Another library as a source of kernels, from the tuner to a program of the user: OpenBLAS, once the machine's (where
it has one) and once a library of ours by the same name."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"
EXPLAIN = BUILD / "src" / "tilewright-explain"
VALID = "valid: blis, cublaslt, mkl, onednn, openblas"
SHAPE = "96,80,64"
PROBLEM = ("--op", "gemm", "--dtype", "f32", "--layout", "tn")


@pytest.fixture(scope="module")
def library(tmp_path_factory) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "no C compiler"
    path = tmp_path_factory.mktemp("library") / "libopenblas.so.0"
    source = ROOT / "tests" / "data" / "fake_openblas.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-std=c99", source, "-o", path], check=True, timeout=300)
    return path


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("TILEWRIGHT_")}
    return subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=600,
        env={**ours, "PYTHONPATH": str(ROOT), **environment},
    )  # fmt: skip


def tune(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(
        AUTOTUNE, "autotune", *PROBLEM, "--shapes", SHAPE, "--threads", "1", "--budget", "5s", "--limit", "2",
        "--no-emit", "--no-doctor", "--db", folder / "db", "--work", folder / "work",
        "--trials", folder / "trials.jsonl", **environment,
    )  # fmt: skip


def explain(db: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(
        EXPLAIN, *PROBLEM, "--shape", SHAPE, "--threads", "1", "--device", "cpu", TILEWRIGHT_DB=str(db), **environment
    )


def record_of(folder: Path) -> dict:
    (file,) = (folder / "db").glob("*/gemm.jsonl")
    (line,) = file.read_text().splitlines()
    return json.loads(line)


def journal_of(folder: Path) -> list[dict]:
    (file,) = (folder / "work" / "journal").glob("*.jsonl")
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_is_tried_in_the_same_final_and_leaves_no_trace_where_it_loses(library, tmp_path):
    done = tune(tmp_path, TILEWRIGHT_PROVIDERS=f"openblas={library}")
    assert done.returncode == 0, done.stderr
    assert "openblas (OpenBLAS 9.9 fake): 1 candidates" in done.stdout
    entries = json.dumps(journal_of(tmp_path))
    assert re.search(r"gemm\.openblas\.[0-9a-f]{8}", entries)
    assert journal_of(tmp_path)[0]["run"]["providers"] == f"openblas={library}"
    record = record_of(tmp_path)
    assert record["kernel"].split(".")[2].startswith("cpu_")
    assert "provider" not in record, "a naive loop is slower than our kernels"
    trials = [json.loads(line) for line in (tmp_path / "trials.jsonl").read_text().splitlines()]
    (theirs,) = [each for each in trials if "provider" in each]
    assert (theirs["provider"], theirs["status"], theirs["compile_s"]) == ("openblas", "correct", 0)
    assert all(each["device_s"] > 0 for each in trials if each["event"] == "trial"), "another library's, too"


def test_wrong_answers_are_found(library, tmp_path):
    done = tune(tmp_path, TILEWRIGHT_PROVIDERS=f"openblas={library}", FAKE_OPENBLAS="wrong")
    assert done.returncode == 0, done.stderr
    (wrong,) = [e for e in journal_of(tmp_path) if "gemm.openblas" in json.dumps(e) and e.get("invalidity")]
    assert wrong["invalidity"] == "correctness", wrong
    assert "provider" not in record_of(tmp_path)


def test_without_the_variable_nothing_is_looked_for(library, tmp_path):
    done = tune(tmp_path, LD_LIBRARY_PATH=str(library.parent))
    assert done.returncode == 0, done.stderr
    assert "openblas" not in done.stdout + json.dumps(journal_of(tmp_path))


def test_a_library_that_is_not_there_stops_nobody(tmp_path):
    done = tune(tmp_path, TILEWRIGHT_PROVIDERS="openblas=/nonexistent/libopenblas.so")
    assert done.returncode == 0, done.stderr
    assert "openblas is not here: /nonexistent/libopenblas.so" in done.stdout
    assert record_of(tmp_path)["status"] == "measured"


def test_an_unknown_name_is_wrong_usage(tmp_path):
    done = tune(tmp_path, TILEWRIGHT_PROVIDERS="openblass")
    assert done.returncode == 2
    assert f'TILEWRIGHT_PROVIDERS names "openblass"; {VALID}' in done.stderr


@pytest.fixture(scope="module")
def won(library, tmp_path_factory) -> Path:
    """A database in which OpenBLAS was faster."""
    folder = tmp_path_factory.mktemp("won")
    done = tune(folder)
    assert done.returncode == 0, done.stderr
    (file,) = (folder / "db").glob("*/gemm.jsonl")
    record = json.loads(file.read_text())
    record["provider"] = {
        "name": "openblas", "version": "OpenBLAS 9.9 fake", "algorithm": "sgemm", "median_us": 1.5, "mad_us": 0,
        "n": 5, "min_us": 1.5, "margin": 0.25, "max_error": 0.1,
    }  # fmt: skip
    file.write_text(json.dumps(record) + "\n")
    return folder / "db"


def test_explain_names_it_where_it_runs(library, won):
    done = explain(won, TILEWRIGHT_PROVIDERS=f"openblas={library}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("gemm.openblas\n  provider: openblas (OpenBLAS 9.9 fake)\n"), done.stdout
    assert "25 % faster than the best of our own for exactly this shape" in done.stdout
    assert "expected: 1.5 us (measured)" in done.stdout


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({}, "but TILEWRIGHT_PROVIDERS=openblas takes it"),
        ({"TILEWRIGHT_PROVIDERS": "openblas=/nonexistent/l.so"}, "but it is not here: /nonexistent/l.so"),
        ({"FAKE_OPENBLAS_VERSION": "OpenBLAS 9.8"}, "but it is OpenBLAS 9.8 here: tune again"),
    ],
)
def test_elsewhere_our_own_runs_and_explain_says_why(library, won, environment, why):
    given = {"TILEWRIGHT_PROVIDERS": f"openblas={library}"} if "FAKE_OPENBLAS_VERSION" in environment else {}
    done = explain(won, **given, **environment)
    assert done.returncode == 0, done.stderr
    assert re.match(r"gemm\.[^.]+\.cpu_", done.stdout), done.stdout
    assert why in done.stdout


def test_a_program_is_warned_of_names_and_libraries_that_are_not_there(won):
    unknown = explain(won, TILEWRIGHT_PROVIDERS="openblass")
    assert unknown.returncode == 0
    assert f'warning: TILEWRIGHT_PROVIDERS names "openblass"; {VALID}' in unknown.stderr
    absent = explain(won, TILEWRIGHT_PROVIDERS="openblas=/nonexistent/l.so")
    assert "warning: TILEWRIGHT_PROVIDERS names openblas: /nonexistent/l.so" in absent.stderr


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("", "not looked for: TILEWRIGHT_PROVIDERS=openblas looks for libopenblas.so.0"),
        ("openblas={library}", "OpenBLAS 9.9 fake, in {library}"),
        ("openblas=/nonexistent/l.so", "not here: /nonexistent/l.so"),
    ],
)
def test_list_names_them(library, named, says):
    done = run(AUTOTUNE, "list", TILEWRIGHT_PROVIDERS=named.format(library=library))
    assert done.returncode == 0, done.stderr
    of_openblas = done.stdout.split("\nproviders\n")[1].split("  openblas ")[1]
    assert of_openblas.startswith("    gemm by OpenBLAS: f32 and f64 on CPUs\n    " + says.format(library=library))
    assert "  cublaslt " in done.stdout


def test_list_refuses_an_unknown_name():
    done = run(AUTOTUNE, "list", TILEWRIGHT_PROVIDERS="openblass")
    assert (done.returncode, done.stdout) == (2, "") and f'names "openblass"; {VALID}' in done.stderr


def check(db: Path, folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    (record,) = [json.loads(line) for line in next(db.glob("*/gemm.jsonl")).read_text().splitlines()]
    places = ("--db", db, "--work", folder / "work", "--cache", folder.parent / "cache")
    return run(AUTOTUNE, "check", "--arch", record["arch"], *places, *options, **environment)


def test_check_runs_the_algorithms_of_records(library, won, tmp_path):
    done = check(won, tmp_path, TILEWRIGHT_PROVIDERS=f"openblas={library}")
    assert done.returncode == 0, done.stderr
    assert "1 records right, 0 wrong" in done.stdout and "1 algorithms of other libraries checked, too" in done.stdout
    assert "not checked" not in done.stdout
    wrong = check(won, tmp_path, TILEWRIGHT_PROVIDERS=f"openblas={library}", FAKE_OPENBLAS="wrong")
    assert wrong.returncode == 1 and "0 records right, 1 wrong" in wrong.stdout
    assert re.search(r"FAIL gemm .*: openblas \(OpenBLAS 9\.9 fake\): .*elements are wrong", wrong.stderr), wrong.stderr


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({}, "TILEWRIGHT_PROVIDERS=openblas has them checked"),
        ({"TILEWRIGHT_PROVIDERS": "openblas=/nonexistent/l.so"}, "openblas is not here: /nonexistent/l.so"),
        (
            {"FAKE_OPENBLAS_VERSION": "OpenBLAS 9.8"},
            "openblas was OpenBLAS 9.9 fake and is OpenBLAS 9.8 here: tune again",
        ),
    ],
)
def test_check_says_which_algorithms_it_leaves_alone(library, won, tmp_path, environment, why):
    given = {"TILEWRIGHT_PROVIDERS": f"openblas={library}"} if "FAKE_OPENBLAS_VERSION" in environment else {}
    done = check(won, tmp_path, **given, **environment)
    assert done.returncode == 0, done.stderr
    assert f"1 algorithms of other libraries were not checked: {why}" in done.stdout
    answer = json.loads(check(won, tmp_path, "--json", **given, **environment).stdout)["algorithms"]
    assert answer["checked"] == 0 and [*answer["left"].values()] == [1] and why in next(iter(answer["left"]))
