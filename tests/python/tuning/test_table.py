"""A table of what the tuner reported, without a tuner."""

import json

import pytest

tuning = pytest.importorskip("tilewright.tuning")

RECORD = {
    "shape": {"n": 8}, "status": "measured", "kernel": "k.BLOCK64", "config": {"BLOCK": 64}, "runtime": {"split": 2},
    "time": {"median_us": 2.0, "mad_us": 0.1, "n": 5, "min_us": 1.9}, "default": {"median_us": 3.0}, "margin": 0.5,
}  # fmt: skip
REPORT = {
    "records": [{"problem": "f32 n=8", "speedup_over_incumbent": None, "record": RECORD}],
    "failures": [{"problem": "f32 n=9", "reason": "a <bad> default"}],
    "unaffordable": [{"problem": "f32 n=10", "reason": "not tuned: the budget ran out"}],
    "left_out": ["f32 n=11"],
    "totals": {"stopped": False},
    "database": "/records/cpu",
    "journal": "runs/0001.jsonl",
}


def test_rows_say_what_won_or_why_nothing_did():
    table = tuning.Table.of(REPORT)
    assert len(table) == 4 and [row.problem for row in table] == ["f32 n=8", "f32 n=9", "f32 n=10", "f32 n=11"]
    first = table[0]
    assert (first.winner, first.us, first.default_us, first.speedup, first.samples) == (
        "k.BLOCK64 split=2",
        2,
        3,
        1.5,
        5,
    )
    assert first.config == {"BLOCK": 64, "split": 2} and first.sizes == {"n": 8}
    assert table[1].us is None and table[1].reason == "a <bad> default" and table[2].reason.endswith("ran out")
    assert str(table.records) == "/records" and not table.stopped
    assert json.loads(json.dumps(table.to_dict()))[0]["us"] == 2


def test_it_is_shown_to_people():
    table = tuning.Table.of(REPORT)
    lines = str(table).splitlines()
    assert lines[0].split()[:3] == ["problem", "winner", "us"] and len(lines) == 5
    shown = table._repr_html_()
    assert shown.count("<tr>") == 5 and "a &lt;bad&gt; default" in shown and "<bad>" not in shown


def test_pandas_gets_a_column_each():
    pandas = pytest.importorskip("pandas")
    frame = tuning.Table.of(REPORT).to_pandas()
    assert isinstance(frame, pandas.DataFrame) and list(frame["us"])[:1] == [2.0] and len(frame) == 4


def test_a_prediction_is_not_shown_as_measured():
    record = {**RECORD, "status": "predicted"}
    table = tuning.Table.of({**REPORT, "records": [{**REPORT["records"][0], "record": record}]})
    assert "not measured" in table[0].reason
