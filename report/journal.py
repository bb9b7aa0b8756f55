"""A journal (docs/how/file-formats.md) -> a Journal: outcomes of candidates in the order in which they were measured,
and what was decided. Whoever reads one takes it as if anyone had written it: lines that are torn, or are none of a
journal, are left out and counted."""

from __future__ import annotations

import gzip
import json
import lzma
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from report.fault import ReportFault

SCHEMA = "tilewright.journal/1"
OPENERS: dict[str, Callable[..., Any]] = {".gz": gzip.open, ".xz": lzma.open}


class Candidate(NamedTuple):
    kernel: str
    hash: str
    runtime: str  # "kc=256 mc=240"


class Outcome(NamedTuple):
    phase: str  # compile, search, verify, final, energy
    problem: str  # for people
    case: str  # identity of the problem, or of an edge case
    candidate: Candidate
    samples_us: list[float]
    device_s: float
    invalidity: str = ""  # a word of T4's
    reason: str = ""
    config: dict[str, Any] | None = None  # of its kernel; this and what follows is not in older journals
    at_s: float = 0  # Unix time when it was known
    compile_s: float = 0  # that its compiler needed
    worker: int = 0  # which of the compilers at once

    @property
    def is_valid(self) -> bool:
        return not self.invalidity


class Decision(NamedTuple):
    case: str
    record: dict[str, Any]
    work: dict[str, float] | None  # flops, bytes, roofline_us


@dataclass
class Journal:
    path: Path
    facts: dict[str, str]
    when: str
    outcomes: list[Outcome] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    has_ended: bool = False
    torn: list[int] = field(default_factory=list)  # numbers of lines that were left out

    def warning(self) -> str:
        """What the reader should know of how whole it is, or nothing."""
        if self.torn:
            return f"{self.path}:{self.torn[0]}: torn, left out; such lines: {len(self.torn)}"
        return "" if self.has_ended else f"{self.path} has no end: its run left problems, or still goes on"


def read_text(path: Path) -> str:
    """Of a file as it is, or compressed (.gz, .xz)."""
    opener = OPENERS.get(path.suffix, open)
    if path.exists() and not path.is_file():  # a pipe would wait for who writes it
        what = "a folder" if path.is_dir() else "a pipe or a device"
        raise ReportFault(f"cannot read {path}: it is {what}, not a file")
    try:
        with opener(path, "rt", encoding="utf-8", errors="replace", newline="\n") as stream:
            return str(stream.read())
    except (OSError, EOFError, lzma.LZMAError) as fault:
        raise ReportFault(f"cannot read {path}: {getattr(fault, 'strerror', None) or fault}") from None


def _outcome(line: Mapping[str, Any]) -> Outcome:
    samples_us = [float(us) for us in line.get("us", [])]
    invalidity = str(line.get("invalidity", ""))
    if not all(math.isfinite(us) and us > 0 for us in samples_us):
        invalidity = invalidity or "runtime"
    candidate = Candidate(str(line["kernel"]), str(line["hash"]), str(line["runtime"]))
    config = line.get("config")
    return Outcome(
        phase=str(line["phase"]),
        problem=str(line["problem"]),
        case=str(line["case"]),
        candidate=candidate,
        samples_us=samples_us,
        device_s=_seconds(line["device_s"]),
        invalidity=invalidity,
        reason=str(line.get("reason", "")),
        config=dict(config) if config else None,
        at_s=_seconds(line.get("at_s", 0)),
        compile_s=_seconds(line.get("compile_s", 0)),
        worker=int(line.get("worker", 0)),
    )


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not 0 <= seconds < math.inf:
        raise ValueError(f"{value!r} is no duration")
    return seconds


def _take(line: Mapping[str, Any], journal: Journal) -> None:
    phase = line["phase"]
    if phase == "decided":
        work = {name: float(value) for name, value in line.get("work", {}).items()}
        journal.decisions.append(Decision(str(line["case"]), dict(line["record"]), work or None))
    elif phase == "end":
        journal.has_ended = True
    elif phase != "published":
        journal.outcomes.append(_outcome(line))


def header_of(first_line: str) -> tuple[dict[str, str], str] | None:
    """The facts and the time of a journal's first line; None: it is no journal."""
    try:
        header = json.loads(first_line)
        if header["schema"] != SCHEMA:
            return None
        return {str(name): str(value) for name, value in header["run"].items()}, str(header["when"])
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return None


def parse_journal(path: Path, text: str) -> Journal:
    lines = text.split("\n")
    header = header_of(lines[0])
    if header is None:
        raise ReportFault(f"{path}: its first line is not the header of a journal ({SCHEMA})")
    journal = Journal(path, *header)
    for number, line in enumerate(lines[1:], 2):
        try:
            if line.strip():
                _take(json.loads(line), journal)
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
            journal.torn.append(number)
    return journal
