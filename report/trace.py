"""A run as a Chrome trace, which Perfetto (ui.perfetto.dev) and chrome://tracing open: a row for each compiler, one for
the wait of what is compiled until it is first run, one for the device. Older journals have no time of day:
of these the device's work alone is there, one thing behind the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from report.journal import Journal, Outcome
from report.source import Source

COMPILERS, QUEUE, DEVICE = 1, 2, 3  # rows of a source
PROCESSES = {COMPILERS: "compile", QUEUE: "queue", DEVICE: "measure"}
Event = dict[str, Any]


def _names(first: int, source: Source) -> Iterator[Event]:
    for process, name in PROCESSES.items():
        args = {"name": f"{name}: {source.name}"}
        yield {"ph": "M", "name": "process_name", "pid": first + process, "tid": 0, "args": args}


def _span(name: str, start_s: float, seconds: float, pid: int, tid: int, **args: Any) -> Event:
    return {"ph": "X", "name": name, "ts": 1e6 * start_s, "dur": 1e6 * seconds, "pid": pid, "tid": tid, "args": args}


def _measuring(outcome: Outcome, end_s: float, first: int) -> Event:
    told = {"problem": outcome.problem, "kernel": outcome.candidate.kernel, "runtime": outcome.candidate.runtime}
    told |= {"invalidity": outcome.invalidity, "reason": outcome.reason} if outcome.invalidity else {}
    name = f"{outcome.phase} {outcome.candidate.kernel}"
    return _span(name, end_s - outcome.device_s, outcome.device_s, first + DEVICE, 0, **told)


def _waits(outcomes: Sequence[Outcome], first: int) -> Iterator[Event]:
    """From the end of a kernel's compiler to its first run. They overlap, so they are asynchronous events."""
    compiled = {outcome.candidate[:2]: outcome.at_s for outcome in outcomes if outcome.compile_s and outcome.is_valid}
    for number, outcome in enumerate(outcomes):
        since_s = compiled.pop(outcome.candidate[:2], None) if outcome.phase != "compile" else None
        if since_s:
            until_s = max(since_s, outcome.at_s - outcome.device_s)
            event = {
                "cat": "queue",
                "name": outcome.candidate.kernel,
                "id": first + number,
                "pid": first + QUEUE,
                "tid": 0,
            }
            yield {**event, "ph": "b", "ts": 1e6 * since_s}
            yield {**event, "ph": "e", "ts": 1e6 * until_s}


def _events(journal: Journal, first: int) -> Iterator[Event]:
    clock_s = 0.0
    for outcome in journal.outcomes:
        if outcome.phase != "compile":
            clock_s += outcome.device_s
            yield _measuring(outcome, outcome.at_s or clock_s, first)
        elif outcome.compile_s:
            start_s, kernel = outcome.at_s - outcome.compile_s, outcome.candidate.kernel
            yield _span(kernel, start_s, outcome.compile_s, first + COMPILERS, outcome.worker, reason=outcome.reason)
    yield from _waits(journal.outcomes, first)


def trace_of(sources: Sequence[Source]) -> dict[str, Any]:
    """Of all sources that are journals, each from its own start."""
    found: list[Event] = []
    for number, source in enumerate(sources):
        if source.journal:
            first = 10 * number
            events = list(_events(source.journal, first))
            start = min((event["ts"] for event in events), default=0)
            found += _names(first, source)
            found += [event | {"ts": round(event["ts"] - start, 1)} for event in events]
    return {"displayTimeUnit": "ms", "traceEvents": found}
