#!/usr/bin/env python3
"""What finished tuning runs tell beyond their winners, from their journals (WORK/journal/NNNN.jsonl, which `autotune`
names after "Samples:"). Nothing is measured here.

Quality, in <results>/<device>/tuning_quality.jsonl and <out>/<device>-tuning_quality.svg: the best time so far of each
problem, and the geometric mean over a run's problems of final best / best so far, on two clocks: the seconds of the
whole run, and the seconds spent on each problem, on all alike. Until its first candidate is timed a problem counts
with that one's time: it is the default, which the library would launch without the run.

Ablation, in <results>/<device>/ablation.jsonl and as a Markdown table: for each value of each parameter of a family,
the geometric mean over problems of the best time with that value / the family's best, and the number of problems in
which the value was measured; for each family as a whole, its best / the best of all families. 1 is best, 1.05 is 5 %
slower. A parameter that has one value has no row.

Units and sources: seconds are the journal's `device_s`, what the device was held for: checks and finals too, compiling
not. It has no time of day, so clocks add them up in the order of its lines; what the budget cut off is not in it, and
edge cases, which problems share, are on the clock of the run alone. A time is the median of a candidate's samples in
the search, in microseconds, for all alike; of finals, which few reach, only the seconds count. Run-time parameters
stand in the journal, compile-time ones in the run's manifest (WORK/runs/*/*/manifest.json beside it, or --manifest).

Caveats: only measured candidates count. What the cost model pruned, or the budget did not reach, is not compared, and a
value is seen on the problems on which it was tried, which may be those that suit it. Candidates that later turned out
wrong are left out, and so are problems without a time. Each journal is a curve; bests are those of all journals given,
compared as times over the default's in the same run, since a machine may be slower in one run than in another."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from dispatch_regret import assignments
from tuning_repeatability import ROOT, write_lines

sys.path.insert(0, str(ROOT))
from report.fault import ReportFault
from report.journal import Candidate, Journal, parse_journal, read_text

MARKS = (0.9, 0.95, 0.99)  # of quality: when a run reached them


class Step(NamedTuple):
    """A new best: when, on both clocks, and its time."""

    run_s: float
    problem_s: float
    us: float


@dataclass
class Search:
    """What a run found on one problem."""

    problem: str
    default_us: float
    us: dict[Candidate, float] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    spent_s: float = 0


def read_journal(path: Path) -> Journal:
    """Lines that are torn are left out with one warning, as the tuner itself does; a torn header is the end."""
    try:
        run = parse_journal(path, read_text(path))
    except ReportFault as fault:
        raise SystemExit(str(fault)) from None
    if warning := run.warning():
        print(f"warning: {warning}", file=sys.stderr)
    if not run.decisions:
        raise SystemExit(f"{path}: no problem was decided, there is nothing to report")
    return run


def require_comparable(runs: Sequence[Journal]) -> None:
    for run in runs[1:]:
        for name in ("device", "arch", "policy"):
            ours, theirs = run.facts.get(name), runs[0].facts.get(name)
            if ours != theirs:
                raise SystemExit(f"{run.path}: its {name} is {ours}, not {theirs} as in {runs[0].path}")


def searches_of(run: Journal) -> dict[str, Search]:
    """By the problem's identity."""
    wrong = {outcome.candidate for outcome in run.outcomes if outcome.phase != "search" and not outcome.is_valid}
    found: dict[str, Search] = {}
    spent_s: dict[str, float] = defaultdict(float)
    run_s = 0.0
    for outcome in run.outcomes:
        run_s += outcome.device_s
        spent_s[outcome.case] += outcome.device_s
        if outcome.phase != "search" or not outcome.is_valid or not outcome.samples_us:
            continue
        us = statistics.median(outcome.samples_us)
        search = found.setdefault(outcome.case, Search(outcome.problem, default_us=us))  # it is tried first
        if outcome.candidate in wrong:
            continue
        search.us[outcome.candidate] = us
        if not search.steps or us < search.steps[-1].us:
            search.steps.append(Step(run_s, spent_s[outcome.case], us))
    for case, search in found.items():
        search.spent_s = spent_s[case]
    return {case: search for case, search in found.items() if search.steps}


def quality_curve(
    searches: Mapping[str, Search], final: Mapping[str, float], clock: str, end_s: float
) -> dict[str, list[float]]:
    """Geometric mean of final best / best so far at 0, after each step and at the end. `final`: over the default's;
    `clock`: a name in Step."""
    final_us = {case: final[case] * search.default_us for case, search in searches.items()}
    logs = {case: math.log(final_us[case] / search.steps[0].us) for case, search in searches.items()}
    points = {0.0: math.exp(statistics.fmean(logs.values()))}
    steps = [(getattr(step, clock), case, step.us) for case, search in searches.items() for step in search.steps[1:]]
    for seconds, case, us in sorted(steps):
        logs[case] = math.log(final_us[case] / us)
        points[seconds] = math.exp(statistics.fmean(logs.values()))
    points[end_s] = math.exp(statistics.fmean(logs.values()))
    return {
        "seconds": [round(seconds, 4) for seconds in points],
        "quality": [round(quality, 5) for quality in points.values()],
    }


def labels_of(runs: Sequence[Journal]) -> list[str]:
    """By what they differ in."""
    names = [name for name in runs[0].facts if len({run.facts.get(name) for run in runs}) > 1]
    labels = [", ".join(f"{name} {run.facts.get(name)}" for name in names) for run in runs]
    return (
        labels if len({*labels, ""}) > len(runs) else [f"run {i} {label}".strip() for i, label in enumerate(labels, 1)]
    )


def quality_lines(runs: Sequence[Journal], searches: Sequence[Mapping[str, Search]]) -> list[dict[str, Any]]:
    """A summary, two curves a run, and the steps of each problem."""
    final: dict[str, float] = {}
    for case, search in ((case, search) for found in searches for case, search in found.items()):
        final[case] = min(search.steps[-1].us / search.default_us, final.get(case, math.inf))
    summaries, curves, problems = [], [], []
    for run, label, found in zip(runs, labels_of(runs), searches, strict=True):
        device_s = sum(outcome.device_s for outcome in run.outcomes)
        ends_s = {"run_s": device_s, "problem_s": max(search.spent_s for search in found.values())}
        both = [{"run": label, "clock": clock, **quality_curve(found, final, clock, ends_s[clock])} for clock in ends_s]
        points = list(zip(both[0]["seconds"], both[0]["quality"], strict=True))
        reached = {str(mark): next((s for s, quality in points if quality >= mark), None) for mark in MARKS}
        summary = {"run": label, "when": run.when, "of": run.facts, "problems": len(found)}
        summaries.append({**summary, "device_s": round(device_s, 1), "seconds_to": reached})
        curves += both
        for search in found.values():
            steps = {name: [round(step[i], 4) for step in search.steps] for i, name in enumerate(Step._fields)}
            problems.append({"run": label, "problem": search.problem, "spent_s": round(search.spent_s, 4), **steps})
    return [{"runs": summaries}, *curves, *problems]


def read_configs(runs: Sequence[Journal], named: Sequence[Path]) -> dict[tuple[str, str], dict[str, Any]]:
    """Compile-time parameters of what was searched, by id and hash; newest manifests first, as far as needed."""
    needed = {outcome.candidate[:2] for run in runs for outcome in run.outcomes if outcome.phase == "search"}
    works = dict.fromkeys(run.path.resolve().parent.parent for run in runs)
    beside = (path for work in works for path in sorted(work.glob("runs/*/*/manifest.json"), reverse=True))
    configs: dict[tuple[str, str], dict[str, Any]] = {}
    for path in named or beside:
        if needed <= configs.keys():
            break
        try:
            kernels = json.loads(path.read_text())["kernels"]
            configs.update({(kernel["id"], kernel["hash"]): kernel["config"] for kernel in kernels})
        except (OSError, KeyError, TypeError, ValueError) as fault:
            raise SystemExit(f"cannot read the manifest {path}: {fault}") from None
    if unknown := len(needed - configs.keys()):
        say = f"{unknown} of {len(needed)} kernels are in no manifest, their compile-time parameters are left out"
        print(f"warning: {say} (--manifest names one)", file=sys.stderr)
    return configs


def ablation_lines(
    searches: Sequence[Mapping[str, Search]], configs: Mapping[tuple[str, str], Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """A summary, then for each family a line of its own and one for each value of each parameter."""
    # By (), (family,) or (family, kind, name, value), then by problem; times over the default's.
    best: dict[tuple[Any, ...], dict[str, float]] = defaultdict(dict)
    timed = [
        (case, candidate, us / search.default_us)
        for found in searches
        for case, search in found.items()
        for candidate, us in search.us.items()
    ]
    for case, candidate, time in timed:
        family = candidate.kernel.split(".")[2]  # op.arch.family...
        kinds = {"compile-time": configs.get(candidate[:2], {}), "run-time": assignments(candidate.runtime)}
        values = [(family, kind, *value) for kind, named in kinds.items() for value in named.items()]
        for key in [(), (family,), *values]:
            best[key][case] = min(time, best[key].get(case, math.inf))
    order = {key[:3]: place for place, key in reversed(list(enumerate(best)))}  # families, and parameters as declared
    lines = []
    for key in sorted(
        best, key=lambda key: (key[:1], order[key[:3]], [(isinstance(value, str), value) for value in key[3:]])
    ):
        if not key or (len(key) == 4 and sum(other[:3] == key[:3] for other in best) == 1):
            continue
        reference = best[key[:1] if len(key) == 4 else ()]
        ratio = statistics.geometric_mean(time / reference[case] for case, time in best[key].items())
        family, kind, name, value = key if len(key) == 4 else (*key, None, None, None)
        line = {"family": family, "kind": kind, "parameter": name, "value": value}
        lines.append({**line, "ratio": round(ratio, 4), "problems": len(best[key])})
    return [{"problems": len(best[()]), "candidates": len(timed)}, *lines]


def markdown(lines: Iterable[Mapping[str, Any]]) -> str:
    rows = ["| family | parameter | value | best with it / best | problems |", "|---|---|---|---|---|"]
    for line in lines:
        name = line["parameter"] and f"{line['parameter']}{' (run time)' if line['kind'] == 'run-time' else ''}"
        words = [line["family"], name or "all, against all families", "" if line["value"] is None else line["value"]]
        rows.append(f"| {' | '.join(map(str, words))} | {line['ratio']:.3f} | {line['problems']} |")
    return "\n".join(rows) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("journals", type=Path, nargs="+", metavar="JOURNAL", help="of one device, arch and policy")
    parser.add_argument("--manifest", type=Path, action="append", default=[], help="of the runs (repeatable)")
    parser.add_argument("--results", type=Path, default=ROOT / "bench/results", help="folder of results")
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="folder of the picture")
    parser.add_argument("--markdown", type=Path, help="write the table there, not to stdout")
    options = parser.parse_args()
    runs = [read_journal(path) for path in options.journals]
    require_comparable(runs)
    searches = [searches_of(run) for run in runs]
    if empty := next((run.path for run, found in zip(runs, searches, strict=True) if not found), None):
        raise SystemExit(f"{empty}: no candidate has a time")
    quality = quality_lines(runs, searches)
    ablation = ablation_lines(searches, read_configs(runs, options.manifest))
    record, where = runs[0].decisions[0].record, {"measured": [run.when for run in runs]}
    ablation_path = write_lines(options, record, "ablation", where, ablation)
    quality_path = write_lines(options, record, "tuning_quality", where, quality)
    table = markdown(ablation[1:])
    if options.markdown:
        options.markdown.write_text(table)
    else:
        print(table)
    for path in (ablation_path, quality_path):
        print(path)
    try:
        import plot
    except ImportError as fault:
        print(f"warning: no picture: {fault}; bench/plot.py draws it where there is matplotlib", file=sys.stderr)
    else:
        options.out.mkdir(parents=True, exist_ok=True)
        print(plot.draw_results(quality_path, options.out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
