"""`simulate` on the journal of a real run: what it prints, in which time, and what it refuses."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"

pytestmark = pytest.mark.skipif(not AUTOTUNE.is_file(), reason=f"{AUTOTUNE} is not built")


def run(*words: object, status: int = 0, **options) -> subprocess.CompletedProcess:
    command = [str(word) for word in (AUTOTUNE, *words)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == status, f"{words}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done


@pytest.fixture(scope="module")
def journal(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("recorded")
    places = {"TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)}
    shapes = [word for n in (1000, 5000, 20000) for word in ("--shapes", n)]
    run(
        "autotune", "--templates", DATA / "toy_op", "--archs", DATA / "toy_arch", "--arch", "x86-64-toy",
        "--op", "scale_add", *shapes, "--threads", 1, "--no-doctor", "--no-emit", "--budget", "30s", "--limit", 4,
        "--db", folder / "db", "--work", folder / "work", "--cache", folder / "cache",
        env={**os.environ, "PYTHONPATH": str(ROOT), **places, "TILEWRIGHT_LLC_MIB": "16"},
    )  # fmt: skip
    (path,) = (folder / "work" / "journal").glob("*.jsonl")
    return path


def test_its_table_has_a_row_for_each_number_of_gpus(journal):
    said = run(
        "simulate", "--trace", journal, "--problems", 10000, "--failures", 0.01, "--workers", "8,64,512,4096"
    ).stdout
    assert said.startswith("3 problems were recorded")
    rows = [line.split() for line in said.splitlines() if line[:8].strip().isdigit()]
    assert [row[0] for row in rows] == ["8", "64", "512", "4096"]
    assert "GPUs are the most that pay" in said


def test_its_document_adds_up_and_is_the_same_again(journal):
    times = ("--failures", 0.1, "--restart", 0.01, "--start", 0)
    words = ("simulate", "--trace", journal, "--problems", 1000, *times, "--json")
    document = json.loads(run(*words).stdout)
    assert document == json.loads(run(*words).stdout)
    assert document["trace"]["problems"] == 3 and document["trace"]["compile_s"] > 0
    assert [row["workers"] for row in document["simulated"]] == [1, 8, 64, 512, 4096]
    for row in document["simulated"]:
        assert row["efficiency"] + row["lost"] + row["waiting"] + row["idle"] == pytest.approx(1, abs=1e-6)
    makespans = [row["makespan_s"] for row in document["simulated"]]
    assert makespans[1] < makespans[0]


def test_the_largest_takes_seconds(journal):
    begin = time.monotonic()
    run("simulate", "--trace", journal, "--problems", 10000, "--failures", 0.01, "--workers", "1,10,100,1000,10000")
    assert time.monotonic() - begin < 30


def test_kernels_that_a_cache_had_are_told(journal, tmp_path):
    lines = [line for line in journal.read_text().splitlines() if '"phase":"compile"' not in line]
    (tmp_path / "cached.jsonl").write_text("\n".join(lines) + "\n")
    said = run("simulate", "--trace", tmp_path / "cached.jsonl").stderr
    assert "compiling counts as nothing here; record a run with a new --cache" in said
    assert "cache" not in run("simulate", "--trace", tmp_path / "cached.jsonl", "--prebuilt").stderr


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--failures", "1"), "it is '1', valid: a number from 0 to 0.99"),
        (("--failures", "nan"), "--failures"),
        (("--restart", "-1"), "--restart"),
        (("--start", "inf"), "--start"),
        (("--workers", "0"), "--workers"),
        (("--workers", "10001"), "--workers"),
        (("--problems", "0"), "--problems"),
    ],
)
def test_what_makes_no_sense_is_refused(journal, words, fault):
    assert fault in run("simulate", "--trace", journal, *words, status=2).stderr


def test_what_is_no_journal_is_refused(tmp_path):
    (tmp_path / "x.jsonl").write_text("{}\n")
    assert "is no journal" in run("simulate", "--trace", tmp_path / "x.jsonl", status=1).stderr


def test_times_that_cannot_be_are_refused(journal, tmp_path):
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    for line in lines:
        if "device_s" in line:
            line["device_s"] = 1e308
    (tmp_path / "huge.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    said = run("simulate", "--trace", tmp_path / "huge.jsonl", status=1)
    assert "which cannot be; look for a line with such a device_s" in said.stderr and "nan" not in said.stdout
