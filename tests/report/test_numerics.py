"""What numerics cost, of what was tried: worked out here by hand, and of kernels of the tree."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from codegen.record import parse_record
from report.findings import findings_of
from report.journal import Candidate
from report.numerics import Cuts, costs, cuts_of
from report.source import read_source

ROOT = Path(__file__).parents[2]


def candidate(family: str, runtime: str) -> Candidate:
    return Candidate(f"gemm.sm00.{family}.f32.16x16", "ab", runtime)


def test_the_fastest_that_keeps_a_promise_over_the_fastest():
    times = {
        candidate("wide", "split_k=4 kc=8"): 10.0,
        candidate("wide", "split_k=1 kc=8"): 15.0,
        candidate("tall", "split_k=4"): 12.0,
        candidate("other", ""): 11.0,
    }
    by_batch, by_team = Cuts(frozenset(), frozenset({"split_k"})), Cuts(frozenset({"split_k"}), frozenset())
    assert costs(times, {"wide": by_batch}) == {"deterministic": 1.0, "batch_invariant": 1.5}
    assert costs(times, {"wide": by_team}) == {"deterministic": 1.5, "batch_invariant": 1.5}
    assert costs(times, {"tall": by_batch}) == {"deterministic": 1.2, "batch_invariant": None}
    assert costs(times, {"tall": Cuts(frozenset(), frozenset())})["batch_invariant"] == 1.2
    assert costs(times, {}) == {"deterministic": None, "batch_invariant": None}, "of unknown families nobody knows it"


def records_of(op: str, family: str):
    lines = (ROOT / "tuning_db" / "nvidia-h200-132sm" / f"{op}.jsonl").read_bytes().splitlines()
    return next(parse_record(line) for line in lines if json.loads(line)["family"] == family)


@pytest.mark.parametrize(
    ("op", "family", "by_batch"), [("gemm", "wgmma", {"split_k"}), ("attention_decode", "split_kv", {"ctas"})]
)
def test_what_a_family_cuts_is_what_its_launch_says(op, family, by_batch):
    record = records_of(op, family)
    assert cuts_of(record, record.kernel, record.config) == Cuts(frozenset(), frozenset(by_batch))


def test_what_is_not_in_the_tree_is_not_known():
    record = records_of("gemm", "wgmma")
    assert cuts_of(replace(record, op="none"), record.kernel, record.config) is None
    assert cuts_of(record, "gemm.sm90a.none.bf16.nt.1", record.config) is None
    assert cuts_of(record, record.kernel, {**record.config, "BM": "64; evil"}) is None


def test_a_journal_says_what_its_problems_would_cost():
    findings = findings_of([read_source("example", ROOT / "examples" / "report" / "h200-gemm.jsonl.xz")])
    rows = list(findings.problems.rows())
    known = [row for row in rows if row["batch_invariant"]]
    assert len(known) >= 30
    assert all(row["batch_invariant"] >= row["deterministic"] >= 1 for row in known)
    assert any(row["batch_invariant"] > 1.2 for row in known), "few rows and a deep sum: where no part may be cut"
