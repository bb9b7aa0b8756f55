"""bench/fit_model.py: what constants are fitted to, and that fitting finds them, on some of the tree's records."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "bench" / "fit_model.py"
DECODE = ROOT / "tuning_db" / "nvidia-h200-132sm" / "attention_decode.jsonl"
sys.path.insert(0, str(SCRIPT.parent))
sys.path.insert(0, str(ROOT))

from fit_model import LEFT_BEHIND, Model, descended, read_examples, read_journals  # noqa: E402

from codegen.load import load_archs, load_ops  # noqa: E402


@pytest.fixture
def decode():
    return load_ops()["attention_decode"], load_archs()["sm90a"]


@pytest.fixture
def database(tmp_path):
    """The records of one head size: some of their finalists tie in memory's time and differ in what is under way."""
    lines = [line for line in DECODE.read_text().splitlines() if '"dtype":"bf16","kv_cache":"paged"' in line]
    (tmp_path / "device").mkdir()
    (tmp_path / "device" / DECODE.name).write_text("\n".join(lines[:8]) + "\n")
    return tmp_path


def test_what_no_final_had_is_slower_than_what_it_had(decode, database):
    op, arch = decode
    records = [json.loads(line) for line in (database / "device" / DECODE.name).read_text().splitlines()]
    examples = read_examples(database, op, arch)
    assert len(examples) == len(records) == 8
    left = 0
    for example, record in zip(examples, records, strict=True):
        measured = [timed for timed in example.timed if timed.is_measured]
        assert [timed.us for timed in measured] == [finalist["median_us"] for finalist in record["finalists"]]
        finals = {timed.us for timed in measured}
        slowest = max(timed.us for timed in measured if timed.kernel.id != record["default"]["kernel"])
        for timed in (timed for timed in example.timed if not timed.is_measured):
            assert timed.us in finals or timed.us == pytest.approx(LEFT_BEHIND * slowest)
            left += timed.us not in finals
    assert left > 0


def test_fitting_lowers_the_loss_and_finds_its_way_back(decode, database):
    op, arch = decode
    examples = read_examples(database, op, arch)
    model = Model(op, ["split_kv.LATENCY_US"])
    committed = dict(model.constants)
    wrong = {"split_kv.LATENCY_US": 20.0}
    try:
        found = descended(model, examples, wrong)
        assert model.loss(examples, found) < 0.5 * model.loss(examples, wrong)
        assert found["split_kv.LATENCY_US"] < 10
    finally:
        model.set(committed)


def test_a_journal_gives_what_its_searches_timed(tmp_path):
    """Medians of each instance; without what is far behind, without what is promised constant operands."""
    op, arch = load_ops()["gemm"], load_archs()["sm90a"]
    simt, other = "gemm.sm90a.simt.f32.nn.64x64x16.4x4", "gemm.sm90a.simt.f32.nn.32x64x16.4x4"
    samples = [(simt, "split_k=1", [5.0, 6.0, 9.0]), (simt, "split_k=1", [6.0]), (other, "split_k=2", [8.0])]
    samples += [(other, "split_k=4", [80.0]), (simt, "split_k=1 overlap=3", [1.0]), (other, "split_k=1", [])]
    lines = [{"schema": "tilewright.journal/1", "run": {"device": "nvidia-h100-80gb-hbm3-132sm"}}]
    lines += [{"problem": "f32.nn M=8 N=9 K=10 batch=1", "kernel": k, "runtime": r, "us": us} for k, r, us in samples]
    path = tmp_path / "0001.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)) + "\n")
    (example,) = read_journals([path], op, arch)
    assert example.problem.sizes.K == 10 and example.problem.attributes.layout == "nn"
    assert [(t.kernel.id, t.runtime.split_k, t.us) for t in example.timed] == [(simt, 1, 6.0), (other, 2, 8.0)]


def test_constants_stand_in_tables_too():
    op = load_ops()["gemm"]
    model = Model(op, ["tensor_core.TENSOR_FRACTION[9]", "cost.OVERLAP_LOSS[1]", "fma.LAUNCH_US"])
    committed = dict(model.constants)
    try:
        model.set({name: 2 * value for name, value in committed.items()})
        doubled = Model(op, list(committed)).constants
        assert doubled == {name: 2 * value for name, value in committed.items()}
    finally:
        model.set(committed)


def test_a_constant_that_is_none_is_named():
    command = [sys.executable, SCRIPT, "--op", "attention_decode", "--constants", "split_kv.SPEED"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (
        done.returncode == 1 and "--constants split_kv.SPEED" in done.stderr and "split_kv.BLOCK_CLOCKS" in done.stderr
    )


def test_a_loss_does_not_depend_on_what_was_asked_before(decode, database):
    """What a constant does not touch is remembered."""
    op, arch = decode
    examples = read_examples(database, op, arch)
    model = Model(op, ["split_kv.LATENCY_US", "split_kv.TILE_CLOCKS", "split_kv.BLOCK_CLOCKS"])
    committed = dict(model.constants)
    try:
        trials = [committed | {name: 2 * value} for name, value in committed.items()]
        trials += [{name: 3 * value for name, value in committed.items()}, committed]
        asked_in_a_row = [model.loss(examples, trial) for trial in trials]
        fresh = [Model(op, list(committed)) for _ in trials]
        for one in fresh:
            one.constants = committed
        assert asked_in_a_row == [one.loss(examples, t) for one, t in zip(fresh, trials, strict=True)]
        assert asked_in_a_row[0] != asked_in_a_row[-1]
    finally:
        model.set(committed)
