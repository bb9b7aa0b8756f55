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

from fit_model import LEFT_BEHIND, Model, descended, read_examples  # noqa: E402

from codegen.load import load_archs, load_ops  # noqa: E402


@pytest.fixture
def decode():
    op = load_ops()["attention_decode"]
    return op, next(family for family in op.families if family.name == "split_kv"), load_archs()["sm90a"]


@pytest.fixture
def database(tmp_path):
    """The records of one head size: some of their finalists tie in memory's time and differ in what is under way."""
    lines = [line for line in DECODE.read_text().splitlines() if '"dtype":"bf16","kv_cache":"paged"' in line]
    (tmp_path / "device").mkdir()
    (tmp_path / "device" / DECODE.name).write_text("\n".join(lines[:8]) + "\n")
    return tmp_path


def test_what_no_final_had_is_slower_than_what_it_had(decode, database):
    op, family, arch = decode
    records = [json.loads(line) for line in (database / "device" / DECODE.name).read_text().splitlines()]
    examples = read_examples(database, op, family.name, arch)
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
    op, family, arch = decode
    examples = read_examples(database, op, family.name, arch)
    model = Model(family, ["LATENCY_US"])
    committed = dict(model.constants)
    wrong = {"LATENCY_US": 20.0}
    found = descended(model, examples, wrong)
    assert model.loss(examples, found) < 0.5 * model.loss(examples, wrong)
    assert found["LATENCY_US"] < 10
    family.predict.__globals__.update(committed)


def test_a_constant_that_is_none_is_named():
    command = [sys.executable, SCRIPT, "--op", "attention_decode", "--family", "split_kv", "--constants", "SPEED"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and "--constants SPEED" in done.stderr and "BLOCK_CLOCKS" in done.stderr
