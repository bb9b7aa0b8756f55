"""bench/dispatch_regret.py: the shapes that it draws, and the record of what is launched."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))

import dispatch_regret  # noqa: E402


def test_shapes_are_the_same_for_a_seed_and_stay_in_bounds():
    shapes = dispatch_regret.draw_shapes(500, 7, 1000, 4096)
    assert shapes == dispatch_regret.draw_shapes(500, 7, 1000, 4096) != dispatch_regret.draw_shapes(500, 8, 1000, 4096)
    for shape in shapes:
        assert 1 <= shape["M"] <= 1000
        assert all(64 <= shape[name] <= 4096 and shape[name] % 8 == 0 for name in "NK")
    anywhere = dispatch_regret.draw_shapes(500, 7, 1000, 4096, 1)
    assert sum(shape["K"] % 2 for shape in anywhere) == pytest.approx(250, abs=40)
    # Log-uniform: as many between 1 and 32 as from there on.
    assert sum(shape["M"] < 32 for shape in shapes) == pytest.approx(250, abs=40)


def test_a_record_becomes_that_of_what_is_launched(tmp_path):
    explain = tmp_path / "explain"
    told = {
        "kernel": "gemm.sm90a.mma.bf16.nt.x",
        "family": "mma",
        "config": "BM=64 KIND=wide",
        "runtime": "split_k=2",
        "hash": "ab",
        "match": "near",
    }
    explain.write_text(f"#!/bin/sh\necho \"$@\" > {tmp_path}/asked\ncat <<'END'\n{json.dumps(told)}\nEND\n")
    explain.chmod(0o755)
    record = {
        "op": "gemm",
        "attributes": {"dtype": "bf16", "layout": "nt"},
        "shape": {"M": 1, "N": 64, "K": 72, "batch": 1},
        "threads": 0,
        "kernel": "another",
        "device": {"key": "here"},
    }
    other = dispatch_regret.dispatched(record, explain, "0")
    asked = (tmp_path / "asked").read_text()
    assert asked == "--op gemm --json --device 0 --dtype bf16 --layout nt --shape 1,64,72,1 --threads 0\n"
    assert other["config"] == {"BM": 64, "KIND": "wide"} and other["runtime"] == {"split_k": 2}
    assert other["kernel"] == told["kernel"] and other["shape"] == record["shape"] and other["hash"] == "ab"
    dispatch_regret.write_database(tmp_path / "db", [other])
    line = json.loads((tmp_path / "db/here/gemm.jsonl").read_text())
    assert "match" not in line and line["kernel"] == told["kernel"]
