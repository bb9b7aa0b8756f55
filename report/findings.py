"""Findings: all that the page says, worked out from sources. charts.py draws its tables, page.py lays it out."""

from __future__ import annotations

import math
import re
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import chain
from types import MappingProxyType
from typing import Any

from report.comparison import LEAST, Comparison, compare, comparison_json
from report.importance import Example, Importance, importance_of
from report.numerics import POLICIES, costs, families_cuts
from report.parameters import Values, family_of, parameters_of, runtime_of
from report.source import Source
from report.table import Table
from report.trials import ALL, Search, by_seconds, by_trials, mean_curve, optima_of, searches_of
from report.tuned import Instance, Tuned
from report.work import with_work

MOST_CANDIDATES = 20_000  # in a page, for its size; the fastest of each problem are kept
LEAST_SHARE = 0.005


@dataclass(frozen=True)
class Failure:
    """Candidates that failed in the same words, numbers and names aside."""

    run: str
    invalidity: str
    count: int
    kernels: int
    first: str  # message
    problem: str


@dataclass(frozen=True)
class Findings:
    sources: Sequence[Source]
    searches: Mapping[str, Sequence[Search]]  # by the source's name
    problems: Table
    curves: Table
    candidates: Table
    parameters: Mapping[str, Sequence[str]]  # of each family, the most important first
    importance: Sequence[Importance]
    failures: Sequence[Failure]
    comparisons: Sequence[Comparison]
    dropped: int  # candidates that are not in the table

    @property
    def what_matters(self) -> list[Importance]:
        """Parameters of no importance are left out of the chart."""
        return [each for each in self.importance if each.share >= LEAST_SHARE]

    def tables(self) -> dict[str, Table]:
        """What charts draw, by the names that their specs use."""
        return {
            "problems": _with_short_names(self.problems),
            "curves": self.curves,
            "candidates": self.candidates,
            "importance": Table.of({**asdict(e), "label": f"{e.parameter} ({e.family})"} for e in self.what_matters),
            "pairs": _with_short_names(Table.of(row for each in self.comparisons for row in _pair_rows(each))),
        }


def _rounded(value: float | None, digits: int = 5) -> float | None:
    return None if value is None else float(f"{value:.{digits}g}")


def problem_row(run: str, tuned: Tuned, numerics: Mapping[str, float | None] = MappingProxyType({})) -> dict[str, Any]:
    """Rates in TFLOP/s and GB/s, intensity in FLOP a byte, `roof` in TFLOP/s, `percent` of the roofline. `numerics`:
    what each policy costs."""
    record, work, us = tuned.record, tuned.work, tuned.time.us
    bound_us = work.roofline_us if work else None
    return {
        "run": run,
        "problem": tuned.problem,
        "op": record.op,
        "kind": " ".join([record.op, *record.attributes.values()][:2]),
        "device": record.device_key,
        "status": "predicted" if record.predicted else "measured",
        "kernel": record.kernel,
        "family": family_of(record.kernel),
        "runtime": " ".join(f"{name}={value}" for name, value in record.runtime.items()),
        "us": us,
        "error": _rounded(2 * tuned.time.relative_error * us, 3),
        "tflops": _rounded(work.flops / us / 1e6) if work and work.flops else None,
        "gb_per_s": _rounded(work.bytes / us / 1e3) if work else None,
        "intensity": _rounded(work.flops / work.bytes) if work and work.flops and work.bytes else None,
        "roof": _rounded(work.flops / bound_us / 1e6) if work and work.flops and bound_us else None,
        "percent": _rounded(100 * bound_us / us) if bound_us else None,
        "gain": _rounded(tuned.gain),
        "vendor": tuned.vendor.name if tuned.vendor else None,
        "vendor_gain": _rounded(tuned.vendor_gain),
        "ties": tuned.ties,
        **{policy: _rounded(numerics.get(policy)) for policy in POLICIES},
    }


def _with_short_names(table: Table) -> Table:
    """And a column `short`, for narrow screens: of a problem's words those that not all have (not batch=1)."""
    words = [str(problem).split(" ") for problem in table.columns.get("problem", ())]
    shared = set.intersection(*map(set, words)) if words else set()
    names = [" ".join(word for word in each if word not in shared) or " ".join(each) for each in words]
    return Table({**table.columns, "short": names})


def _importance_of_pair(row: Mapping[str, Any]) -> tuple[bool, float]:
    return row["verdict"] != "SLOW", -abs(math.log(row["speedup"]))


def _pair_rows(compared: Comparison) -> list[dict[str, Any]]:
    """With the ends of what the noise allows, and their rank: what is slower first, then by difference."""
    rows: list[dict[str, Any]] = comparison_json(compared)["problems"]
    for rank, row in enumerate(sorted(rows, key=_importance_of_pair), 1):
        row["rank"] = rank
        margin = 1 + row["noise"]
        row.update(after=compared.after, low=_rounded(row["speedup"] / margin), high=_rounded(row["speedup"] * margin))
    return rows


Optima = Mapping[tuple[str, ...], float]


def _curve_rows(source: Source, searches: Sequence[Search], optima: Optima) -> list[dict[str, Any]]:
    """`quality`: the optimum's time over the best so far, in percent."""
    rows = []
    for clock, of in (("trials", by_trials), ("seconds", by_seconds)):
        curves = {}
        for search in searches:
            optimum = optima[(*source.devices, search.problem)]
            last = (float(len(search.trials)) if clock == "trials" else search.spent_s, 0.0)
            steps = [(when, us / optimum) for when, us in search.steps(of)]
            curves[search.problem] = [*steps, (max(last[0], steps[-1][0]), steps[-1][1])]
        for problem, curve in {ALL: mean_curve(list(curves.values())), **curves}.items():
            rows += [
                {"run": source.name, "problem": problem, "clock": clock, "x": _rounded(x), "quality": _rounded(100 / y)}
                for x, y in curve
            ]
    return rows


def _is(instance: Instance, kernel: str, runtime: Values) -> bool:
    return instance.kernel == kernel and dict(instance.runtime) == runtime


def _mark(tuned: Tuned | None, kernel: str, runtime: Values) -> str:
    if tuned is None:
        return ""
    is_winner, is_default = _is(tuned.winner, kernel, runtime), _is(tuned.default_instance, kernel, runtime)
    return "winner = default" if is_winner and is_default else "winner" if is_winner else "default" * is_default


def _candidate_rows(source: Source, searches: Sequence[Search], optima: Optima) -> list[dict[str, Any]]:
    assert source.journal is not None
    attributes = {value for tuned in source.tuned for value in tuned.record.attributes.values()}
    candidates = {candidate for search in searches for candidate in search.times}
    parameters = parameters_of(candidates, source.journal, attributes)
    by_problem = {tuned.problem: tuned for tuned in source.tuned}
    rows = []
    for search in searches:
        optimum = optima[(*source.devices, search.problem)]
        for candidate, us in search.times.items():
            row: dict[str, Any] = {"run": source.name, "problem": search.problem, "family": family_of(candidate.kernel)}
            row |= {"kernel": candidate.kernel, "runtime": candidate.runtime}
            mark = _mark(by_problem.get(search.problem), candidate.kernel, runtime_of(candidate))
            row |= {"us": _rounded(us), "ratio": _rounded(us / optimum), "mark": mark}
            rows.append(row | {f"p:{name}": value for name, value in parameters[candidate].items()})
    return rows


def _numerics(source: Source, searches: Sequence[Search]) -> dict[str, dict[str, float | None]]:
    """What each policy costs, by problem."""
    assert source.journal is not None
    by_problem = {tuned.problem: tuned.record for tuned in source.tuned}
    configs = {outcome.candidate[:2]: outcome.config for outcome in source.journal.outcomes if outcome.config}
    tried = (
        (by_problem[search.problem], candidate.kernel, configs[candidate[:2]])
        for search in searches
        if search.problem in by_problem
        for candidate in search.times
        if candidate[:2] in configs
    )
    winners = ((record, record.kernel, record.config) for record in by_problem.values())
    cuts = families_cuts(chain(winners, tried))
    return {
        search.problem: costs(
            search.times, {family: each for (op, family), each in cuts.items() if op == by_problem[search.problem].op}
        )
        for search in searches
        if search.problem in by_problem
    }


def _thinned(rows: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], int]:
    """No more than the page has room for: of each problem the fastest, and the marked ones."""
    if len(rows) <= MOST_CANDIDATES:
        return rows, 0
    by_problem: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_problem[row["run"], row["problem"]].append(row)
    room = MOST_CANDIDATES // len(by_problem)
    kept = [
        row for each in by_problem.values() for row in sorted(each, key=lambda row: (not row["mark"], row["us"]))[:room]
    ]
    return kept, len(rows) - len(kept)


def _importances(rows: Sequence[Mapping[str, Any]], sizes: Mapping[str, Mapping[str, int]]) -> list[Importance]:
    families: dict[str, list[Example]] = defaultdict(list)
    for row in rows:
        values = {name[2:]: value for name, value in row.items() if name.startswith("p:")}
        families[row["family"]].append(Example(values, sizes.get(row["problem"], {}), row["ratio"]))
    biggest = sorted(families, key=lambda family: -len(families[family]))
    return [each for family in biggest for each in importance_of(family, families[family])]


def _failures(source: Source) -> list[Failure]:
    """The most frequent first. Numbers and what is in brackets or quotes differ between messages of one kind."""
    assert source.journal is not None
    kinds: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for outcome in source.journal.outcomes:
        if not outcome.is_valid:
            reason = re.sub(r"-?\d[\d.e+-]*|'[^']*'|\"[^\"]*\"|\[[^\]]*\]", "#", outcome.reason)
            kinds[outcome.invalidity, reason].append(outcome)
    found = [
        Failure(
            source.name,
            invalidity,
            len(outcomes),
            len({outcome.candidate.kernel for outcome in outcomes}),
            outcomes[0].reason or "without a message",
            source.cases.get(outcomes[0].case, outcomes[0].problem) or "any problem",
        )
        for (invalidity, _), outcomes in kinds.items()
    ]
    return sorted(found, key=lambda failure: -failure.count)


def findings_of(sources: Sequence[Source], least: float = LEAST) -> Findings:
    """`least`: as compare() has it."""
    sources = [replace(source, tuned=tuple(map(with_work, source.tuned))) for source in sources]
    with_journal = [source for source in sources if source.journal]
    searches = {s.name: searches_of(s.journal, s.cases) for s in with_journal if s.journal}
    found = [(source, searches[source.name]) for source in with_journal]
    optima = optima_of(found)
    candidates = [row for source, each in found for row in _candidate_rows(source, each, optima)]
    kept, dropped = _thinned(candidates)
    numerics = {source.name: _numerics(source, each) for source, each in found}
    sizes = {tuned.problem: tuned.record.shape for source in sources for tuned in source.tuned}
    importance = _importances(candidates, sizes)
    parameters: dict[str, list[str]] = defaultdict(list)
    for each in importance:
        parameters[each.family].append(each.parameter)
    return Findings(
        sources=sources,
        searches=searches,
        problems=Table.of(
            problem_row(source.name, tuned, numerics.get(source.name, {}).get(tuned.problem, {}))
            for source in sources
            for tuned in source.tuned
        ),
        curves=Table.of(row for source, each in found if each for row in _curve_rows(source, each, optima)),
        candidates=Table.of(kept),
        parameters=parameters,
        importance=importance,
        failures=[failure for source in with_journal for failure in _failures(source)],
        comparisons=[compare(sources[0], other, least) for other in sources[1:]],
        dropped=dropped,
    )


def geomean(values: Sequence[float]) -> float | None:
    return statistics.geometric_mean(values) if values else None
