"""bench/against_kernel_tuner.py, with a Kernel Tuner that only says what it was asked: both are given the same space,
and both winners are timed by one clock."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_tune_t1 import PROGRAM, ROOT, SPACE, TRIAD

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")

FAKE = """\
import json, os

def tune_kernel(name, source, problem_size, arguments, tune_params, **words):
    shown = [[str(each.dtype), list(each.shape), float(each.ravel()[0])] for each in arguments]
    asked = {"name": name, "problem_size": problem_size, "arguments": shown, "tune_params": tune_params}
    with open(os.environ["ASKED"], "w") as file:
        json.dump(asked | words, file)
    times = {2: 0.25, 4: "InvalidConfig", 8: 0.125, 16: 0.5}
    return [{"unroll": unroll, "time": time} for unroll, time in times.items()], {}
"""


def bench(folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    (folder / "site").mkdir(exist_ok=True)
    (folder / "site" / "kernel_tuner.py").write_text(FAKE)
    environment = os.environ | {"PYTHONPATH": str(folder / "site"), "ASKED": str(folder / "asked.json")}
    command = [sys.executable, ROOT / "bench" / "against_kernel_tuner.py", *words, "--program", PROGRAM]
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300, env=environment)


def test_both_are_given_the_same_and_timed_by_one_clock(tmp_path):
    pytest.importorskip("numpy")
    (tmp_path / "triad.c").write_text(TRIAD)
    (tmp_path / "space.json").write_text(json.dumps(SPACE))
    done = bench(tmp_path, tmp_path / "space.json", "--rounds", 1, "--budget", "20s", "--out", tmp_path / "out.json")
    assert done.returncode == 0, done.stderr
    asked = json.loads((tmp_path / "asked.json").read_text())
    assert (asked["name"], asked["problem_size"], asked["lang"]) == ("triad", 10007, "C")
    assert asked["tune_params"] == {"unroll": [1, 2, 4, 8, 16]} and asked["restrictions"] == ["unroll > 1"]
    assert [each[:2] for each in asked["arguments"]] == [["float32", [10007]]] * 3 + [["float32", []], ["int32", []]]
    assert [asked["arguments"][i][2] for i in (0, 2, 3, 4)] != [0] * 4
    found = json.loads((tmp_path / "out.json").read_text())
    assert found["command"].startswith("python3 bench/against_kernel_tuner.py ") and found["date"].endswith("Z")
    theirs, ours = found["Kernel Tuner"], found["Tilewright"]
    assert (theirs["config"], theirs["us"], theirs["tried"], theirs["timed"]) == ({"unroll": 8}, 125, 4, 3)
    assert (ours["tried"], ours["timed"], ours["reference"]) == (4, 4, "first") and ours["config"]["unroll"] in (
        2,
        4,
        8,
        16,
    )
    assert found["ratio"] == pytest.approx(theirs["us_in_turns"] / ours["us_in_turns"])
    assert "in turns" in done.stdout and "unroll=8" in done.stdout
