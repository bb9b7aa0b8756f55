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
    assert len(figures["stable"]) == 20 and set(figures["stable"]) <= {0, 1}, "8 seeds are one group of five"
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


def replay(*words: object) -> subprocess.CompletedProcess:
    program = BUILD / "autotune" / "tilewright-autotune"
    return subprocess.run([program, "replay", *map(str, words)], capture_output=True, text=True, timeout=300)


def test_fewer_than_five_seeds_say_nothing_of_stability(replayed):
    space = replayed.parent / "made_up_T4.json"
    few = replay(space, "--strategy", "random", "--seeds", 4, "--budget", 10)
    assert "5 alike" in few.stdout and "--seeds 5 and more say it" in few.stdout
    row = next(line for line in few.stdout.split("made_up")[1].splitlines() if line.startswith("  random  "))
    assert row.split()[-1] == "-", few.stdout
    (strategy,) = json.loads(replay(space, "--seeds", 4, "--budget", 10, "--json").stdout)["strategies"]
    assert strategy["spaces"][0]["stable"] is None
    many = replay(space, "--strategy", "random", "--seeds", 11, "--budget", 10).stdout
    assert "2 such fives" in many
    row = next(line for line in many.split("made_up")[1].splitlines() if line.startswith("  random  "))
    assert row.split()[-1] == "%" and row.split()[-2] in ("0", "50", "100")


def test_another_programs_figures_stand_beside_ours(replayed, tmp_path):
    space = replayed.parent / "made_up_T4.json"
    entry = {"name": "made up", "candidates": 64, "failed": 10, "best_ms": 1.0}
    entry["strategies"] = {"chance": {"mean": [0.4321], "spread": [0.1]}}
    peers = {"schema": "tilewright.peers/1", "program": "Other", "version": "7", "source": "by hand", "seeds": 3}
    (tmp_path / "peers.json").write_text(json.dumps({**peers, "budgets": [10], "spaces": [entry]}))
    words = [space, "--seeds", 2, "--budget", 10, "--peers", tmp_path / "peers.json"]
    shown = replay(*words)
    assert "Other 7, 3 seeds" in shown.stdout and "0.432 ~0.10" in shown.stdout, shown.stderr
    assert "Other 7: by hand" in shown.stdout
    (found,) = json.loads(replay(*words, "--json").stdout)["peers"]["spaces"]
    assert (found["space"], found["strategies"]["chance"]["mean"]) == ("made_up", [0.4321])
    assert "Other" not in replay(*words, "--permute").stdout, "nobody else searched what was dealt out anew"
    (tmp_path / "peers.json").write_text("{}")
    refused = replay(*words)
    assert refused.returncode != 0
    assert "peers.json holds no other program's figures: schema is missing" in refused.stderr


def test_what_kernel_tuner_found_is_what_the_log_says():
    peers = json.loads((ROOT / "examples" / "spaces" / "kernel_tuner.json").read_text())
    assert (peers["program"], peers["version"], peers["budgets"]) == ("Kernel Tuner", "1.4.0", [25, 50, 100, 200])
    log = (ROOT / "docs" / "log" / "search" / "0056-searches-on-recorded-spaces.md").read_text()
    five = peers["spaces"][:5]
    for strategy in ("random_sample", "adaptive_tabu_greywolf"):
        means = [sum(space["strategies"][strategy]["mean"][i] for space in five) / 5 for i in range(4)]
        assert " ".join(f"{mean:.3f}" for mean in means) in log
    for space in peers["spaces"]:
        assert next(iter(space["strategies"])) == "random_sample" and len(space["strategies"]) == 12
        for figures in space["strategies"].values():
            assert figures["mean"] != sorted(figures["mean"], reverse=True) and len(figures["spread"]) == 4


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
    peers = figures["peers"]
    assert (peers["program"], peers["spaces"]) == ("Kernel Tuner", []), "it searched none of these"
