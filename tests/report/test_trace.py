"""The trace of a run, whose times are worked out here by hand."""

import json

import made_up

from report.source import read_source
from report.trace import trace_of


def of(tmp_path, lines):
    path = tmp_path / "0001.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in [made_up.HEADER, *lines]))
    return trace_of([read_source("it", path)])["traceEvents"]


DECIDED = {"phase": "decided", "case": "case 1", "record": made_up.record(1, 1, 1)}


def test_a_kernel_is_compiled_waits_and_is_measured(tmp_path):
    compiled = made_up.outcome(1, made_up.kernel(16, 1), 0, "compile", compile_s=2, worker=1, at_s=102)
    searched = made_up.outcome(1, made_up.kernel(16, 1), 0.5, us=[1], at_s=105)
    again = made_up.outcome(1, made_up.kernel(16, 1), 0.25, "final", us=[1], at_s=106)
    events = of(tmp_path, [compiled, searched, again, DECIDED])
    spans = [(e["pid"], e["tid"], e["ts"], e["dur"]) for e in events if e["ph"] == "X"]
    assert spans == [(1, 1, 0, 2e6), (3, 0, 4.5e6, 0.5e6), (3, 0, 5.75e6, 0.25e6)]
    assert [(e["pid"], e["ts"]) for e in events if e["ph"] in "be"] == [(2, 2e6), (2, 4.5e6)]
    assert {e["args"]["name"] for e in events if e["ph"] == "M"} == {"compile: it", "queue: it", "measure: it"}


def test_without_times_of_day_the_device_works_in_a_row(tmp_path):
    lines = [made_up.outcome(1, made_up.kernel(16, stages), stages, us=[1]) for stages in (1, 2)]
    events = of(tmp_path, [*lines, DECIDED])
    assert [(e["ts"], e["dur"]) for e in events if e["ph"] == "X"] == [(0, 1e6), (1e6, 2e6)]


def test_a_failure_says_why(tmp_path):
    failed = made_up.outcome(1, made_up.kernel(16, 1), invalidity="timeout", reason="hangs", at_s=9)
    (span,) = [e for e in of(tmp_path, [failed, DECIDED]) if e["ph"] == "X"]
    assert span["args"]["invalidity"] == "timeout" and span["args"]["reason"] == "hangs"
