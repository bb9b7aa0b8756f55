"""What the user names (a journal, the work folder of runs, a tuning database, one of its folders or files) -> a Source:
what was tuned there, and, of a journal, all that was measured on the way."""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from codegen.record import NotARecord
from report.fault import ReportFault
from report.journal import Journal, header_of, parse_journal, read_text
from report.tuned import Tuned, Vendor, tuned_of, work_from


@dataclass(frozen=True)
class Source:
    """`name`: short, and another for each source of a report. `journal`: None for a database, which keeps nothing of
    the search. `cases`: the problem of each case of the journal."""

    name: str
    path: Path
    tuned: tuple[Tuned, ...]
    journal: Journal | None
    cases: dict[str, str]

    @property
    def devices(self) -> tuple[str, ...]:
        told = (self.journal.facts.get("device", ""),) if self.journal else ()
        return tuple(dict.fromkeys(tuned.record.device_key for tuned in self.tuned)) or told


def warn(text: str) -> None:
    if text:
        print(f"warning: {text}", file=sys.stderr)


def strongest(found: Iterable[Tuned]) -> tuple[Tuned, ...]:
    """One for each problem on each device, in the order in which they came."""
    best: dict[tuple[str, str], Tuned] = {}
    for tuned in found:
        key = (tuned.record.device_key, tuned.problem)
        if key not in best or tuned.record.is_stronger_than(best[key].record):
            best[key] = tuned
    return tuple(best.values())


def _records_of(path: Path, text: str) -> list[Tuned]:
    found, refused = [], []
    for number, line in enumerate(text.split("\n"), 1):
        try:
            if line.strip():
                found.append(tuned_of(line.encode()))
        except NotARecord as fault:
            refused.append(f"{path}:{number}: left out: {fault}")
    if refused:
        warn(refused[0] + (f"; such lines: {len(refused)}" if len(refused) > 1 else ""))
    return found


def _vendors_of(journal: Journal) -> dict[str, Vendor]:
    """By the case. A record names another library only where that was faster; a journal has it wherever it competed, as
    `op.library.algorithm`, and its time of the final, or of the search if it did not come so far."""
    samples: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome in journal.outcomes:
        is_timed = outcome.phase in ("search", "final") and outcome.is_valid and outcome.samples_us
        if is_timed and outcome.candidate.kernel.count(".") == 2:
            samples[outcome.phase, outcome.case][outcome.candidate.kernel] += outcome.samples_us
    found = {}
    for phase in ("search", "final"):
        for case in (case for of, case in samples if of == phase):
            us, kernel = min((median(times), kernel) for kernel, times in samples[phase, case].items())
            found[case] = Vendor(kernel.split(".")[1], us)
    return found


def _of_journal(name: str, path: Path, text: str) -> Source:
    journal = parse_journal(path, text)
    warn(journal.warning())
    found, cases, vendors = [], {}, _vendors_of(journal)
    for decision in journal.decisions:
        try:
            tuned = tuned_of(json.dumps(decision.record).encode(), work_from(decision.work))
        except NotARecord as fault:
            warn(f"{path}: the decision of {decision.case} is left out: {fault}")
            continue
        found.append(replace(tuned, vendor=tuned.vendor or vendors.get(decision.case)))
        cases[decision.case] = tuned.problem
    for outcome in journal.outcomes:  # problems that were left, by what the journal calls them
        if outcome.phase == "search":
            op = outcome.candidate.kernel.partition(".")[0]
            cases.setdefault(outcome.case, f"{op} {outcome.problem}")
    return Source(name, path, strongest(found), journal, cases)


def _latest_journal(folder: Path) -> Path | None:
    for place in (folder / "journal", folder):
        if names := sorted(path for path in place.glob("[0-9]*.jsonl*") if path.is_file()):
            return names[-1]
    return None


def _of_database(name: str, folder: Path) -> Source:
    files = sorted({*folder.glob("*.jsonl"), *folder.glob("*/*.jsonl")})
    found = [tuned for path in files for tuned in _records_of(path, read_text(path))]
    return Source(name, folder, strongest(found), None, {})


def read_source(name: str, path: Path) -> Source:
    """Throws ReportFault where nothing was tuned. Of a run that goes on, or was stopped, there may be trials alone."""
    if not path.exists():
        raise ReportFault(f"{path}: no such file or folder; name a journal (WORK/journal/NNNN.jsonl) or a database")
    journal = _latest_journal(path) if path.is_dir() else path
    if journal is None:
        source = _of_database(name, path)
    else:
        text = read_text(journal)
        is_journal = header_of(text.partition("\n")[0]) is not None
        source = _of_journal(name, journal, text) if is_journal else replace(read_lines(journal, text), name=name)
    if not source.tuned and not source.cases:
        raise ReportFault(f"{path}: no problem was tuned there, or it is neither a journal nor a tuning database")
    return source


def read_lines(path: Path, text: str) -> Source:
    """Of records, a line each; `path` is what they are called."""
    return Source(path.name, path, strongest(_records_of(path, text)), None, {})


def _shortest(parts: list[list[str]]) -> list[str] | None:
    for length in range(1, max(map(len, parts)) + 1):
        names = ["/".join(each[-length:]) for each in parts]
        if all(names) and len(set(names)) == len(names):
            return names
    return None


def names_of(paths: list[Path]) -> list[str]:
    """The shortest ends of the paths that tell them apart, without endings and, if that will do, without what all
    journals are called.

    >>> names_of([Path("/a/one/journal/0001.jsonl"), Path("/a/two/journal/0001.jsonl")])
    ['one', 'two']
    """
    parts = [[*path.absolute().parts[1:-1], path.name.partition(".")[0] or path.name] for path in paths]
    telling = [[part for part in each if part != "journal" and not re.fullmatch(r"[0-9]{4}", part)] for each in parts]
    return _shortest(telling) or _shortest(parts) or [f"{number} {path}" for number, path in enumerate(paths, 1)]
