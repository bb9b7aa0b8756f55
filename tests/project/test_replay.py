"""`replay` from a file to a picture: what the command prints is what bench/plot_replay.py draws."""

import ast
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
sys.path.insert(0, str(ROOT / "bench"))


def results() -> list[dict]:
    """T4 results of 64 candidates; a block of 128 with 4 rows is best, large ones fail."""
    return [
        {
            "configuration": {"block": 2**block, "rows": rows},
            "invalidity": "correct" if block + rows < 15 else "runtime",
            "measurements": [{"name": "time", "value": 1 + abs(block - 7) + 0.5 * abs(rows - 4), "unit": "ms"}],
            "objectives": ["time"],
        }
        for block in range(3, 11)
        for rows in range(1, 9)
    ]


@pytest.fixture(scope="module")
def replayed(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("replay")
    (folder / "made_up_T4.json").write_text(json.dumps({"results": results()}))
    program = BUILD / "autotune" / "tilewright-autotune"
    command = [program, "replay", "--strategy", "gaussian,local", "--seeds", "8", "--budget", "20,10", "--json"]
    done = subprocess.run([*command, folder / "made_up_T4.json"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    (folder / "replay.json").write_text(done.stdout)
    return folder / "replay.json"


def test_a_journal_becomes_spaces_with_predictions():
    import journal_spaces

    kernel = {"id": "gemm.x", "family": "mma", "config": {"BM": 16}, "runtime": ["split_k"]}
    problem = {"candidates": [{"kernel": 0, "runtime": [2], "predicted_us": 3.0}]}
    candidates = journal_spaces.candidates_of({"kernels": [kernel]}, problem)
    assert candidates == {("gemm.x", "split_k=2"): ({"family": "mma", "BM": 16, "split_k": 2}, 3.0)}
    config, predicted_us = candidates["gemm.x", "split_k=2"]
    right = journal_spaces.result_of({"us": [1.0, 4.0, 5.0], "device_s": 0.01}, config, predicted_us)
    assert right["invalidity"] == "correct"
    assert [each["value"] for each in right["measurements"]] == pytest.approx([0.004, 0.003])
    failed = journal_spaces.result_of({"invalidity": "timeout", "device_s": 1}, config, predicted_us)
    assert failed["invalidity"] == "timeout"
    assert [each["name"] for each in failed["measurements"]] == ["predicted"]


def test_figures_stand_for_each_evaluation_and_budget(replayed):
    replay = json.loads(replayed.read_text())
    assert (replay["schema"], replay["seeds"], replay["budgets"]) == ("tilewright.replay/1", 8, [10, 20])
    (space,) = replay["spaces"]
    assert (space["name"], space["candidates"], space["failed"]) == ("made_up", 64, 10)
    assert len(space["random"]) == 20
    gaussian, local = replay["strategies"]
    assert (gaussian["strategy"], local["strategy"]) == ("gaussian", "local")
    (figures,) = gaussian["spaces"]
    assert gaussian["mean"] == [figures["mean"][9], figures["mean"][19]]
    assert figures["mean"][19] > space["random"][19]
    assert len(figures["stable"]) == 20
    assert 0 < figures["ends"]["evaluations"] <= 20
    assert figures["spent_s"] == 0
    assert all(low <= high for low, high in zip(figures["low"], figures["high"], strict=True))


def test_the_picture_has_a_line_for_each_strategy(replayed, tmp_path):
    pytest.importorskip("matplotlib")
    import plot_replay

    plot_replay.draw(json.loads(replayed.read_text()), tmp_path / "replay.svg")
    text = (tmp_path / "replay.svg").read_text()
    for words in ("made_up", "gaussian", "local", "random, expected"):
        assert words in text


SPACES = sorted((ROOT / "examples" / "spaces").glob("*.t4.json.gz"))


@pytest.mark.parametrize("path", SPACES, ids=lambda path: path.name)
def test_a_recorded_space_is_what_its_page_says(path):
    results = json.loads(gzip.decompress(path.read_bytes()))["results"]
    failed = [result for result in results if result["invalidity"] != "correct"]
    best = min(result["measurements"][0]["value"] for result in results if result not in failed)
    row = next(line for line in (path.parent / "README.md").read_text().splitlines() if path.name[:-11] + "`" in line)
    _, count, fail, best_ms, _ = [cell.strip() for cell in row.strip("|").split("|")]
    assert (int(count), int(fail)) == (len(results), len(failed))
    assert float(best_ms) == pytest.approx(best, rel=5e-3)
    t1 = json.loads(gzip.decompress(path.with_name(path.name.replace(".t4.", ".t1.")).read_bytes()))
    values = {each["Name"]: each["Values"] for each in t1["ConfigurationSpace"]["TuningParameters"]}
    for result in results:
        assert set(result["configuration"]) <= set(values)
    (condition,) = t1["ConfigurationSpace"]["Conditions"]
    listed = ast.literal_eval(condition["Expression"].split(" in ", 1)[1])
    assert len(set(listed)) == len(results) - len(failed)


def test_the_recorded_spaces_can_be_replayed():
    program = BUILD / "autotune" / "tilewright-autotune"
    command = [program, "replay", "--seeds", "2", "--budget", "25", "--json", *SPACES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert len(figures["spaces"]) == 9
