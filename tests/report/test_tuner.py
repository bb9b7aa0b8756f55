"""What today's tuner writes into its journal is what report/ reads there: a real run on this machine's CPU."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from report.source import read_source
from report.trace import trace_of

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"
TOY = ["--templates", ROOT / "tests/data/toy_op", "--archs", ROOT / "tests/data/toy_arch"]
TUNED = ["--op", "scale_add", "--arch", "x86-64-toy", "--shapes", "1000", "--threads", "1", "--budget", "20s"]


def run(folder: Path, *words: str | Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, text=True, timeout=300, cwd=folder, check=False,
        env={**os.environ, "XDG_CACHE_HOME": str(folder / "cache")},
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    if not PROGRAM.exists():
        pytest.skip(f"{PROGRAM} is not built")
    folder = tmp_path_factory.mktemp("tuned")
    done = run(folder, "autotune", *TOY, *TUNED, "--no-doctor", "--no-emit", "--work", "work", "--db", "db")
    assert done.returncode == 0, done.stderr
    return folder


def test_the_journal_says_when_where_and_of_what(folder):
    source = read_source("it", folder / "work")
    outcomes = source.journal.outcomes
    compiled = [outcome for outcome in outcomes if outcome.phase == "compile"]
    assert compiled and all(outcome.compile_s > 0 and outcome.at_s > 1.7e9 for outcome in compiled)
    searched = [outcome for outcome in outcomes if outcome.phase == "search"]
    assert searched and all(outcome.config for outcome in searched)
    times = [outcome.at_s for outcome in outcomes if outcome.phase != "compile"]
    assert times == sorted(times) and times[0] >= max(outcome.at_s for outcome in compiled)
    (tuned,) = source.tuned
    assert tuned.work.bytes > 0 and tuned.work.roofline_us > 0
    events = trace_of([source])["traceEvents"]
    assert {event["ph"] for event in events} == {"M", "X", "b", "e"}
    assert min(event["ts"] for event in events if event["ph"] == "X") == 0


def test_the_tuner_takes_the_words_of_report_and_diff(folder):
    done = run(folder, "diff", "work", "db", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["counts"] == {"FAST": 0, "SLOW": 0, "SAME": 1}
    assert run(folder, "diff", "work", "nowhere").returncode == 2
    assert "tilewright report before.jsonl" in run(folder, "autotune", "report", "--help").stdout
    assert "report" in run(folder, "--help").stdout
