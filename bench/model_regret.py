#!/usr/bin/env python3
"""How well do the families' cost models rank what was timed? Reads journals of finished tuning runs (see
tuning_report.py); nothing is measured here.

Regret of a problem is the time of the candidate that the models predict to be the fastest, over the best time, minus
1, among the candidates that were timed: of all families, and within each family that has two or more. Of several that
the models predict to be equally fast it is their geometric mean, because nothing says which of them is launched. Times
are medians of the search. Only what was tried counts, which is what the models of that day proposed: regret among all
that could have been tried may be larger.

In <results>/<device>/model_regret.jsonl: a summary of each family and of all ("*"), then every problem."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dispatch_regret import assignments
from tuning_repeatability import ROOT, percentile, write_lines
from tuning_report import Candidate, Journal, Search, read_journal, require_comparable, searches_of

sys.path.insert(0, str(ROOT))
from codegen.load import load_archs, load_ops
from codegen.model import KernelSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import enumerate_space

ALL = "*"  # families


class Models:
    """Predicts what a run timed, by the models of today."""

    def __init__(self, run: Journal) -> None:
        self._op, self._arch = load_ops()[run.facts["op"]], load_archs()[run.facts["arch"]]
        self._kernels: dict[Values, dict[str, KernelSpec]] = {}
        self._predictors: dict[str, Any] = {}

    def problem(self, text: str) -> Problem:
        """From what the journal calls it: bf16.nt M=1 N=4096 K=4096 batch=1."""
        first, rest = text.split(" ", 1)
        attributes = Values(dict(zip((a.name for a in self._op.attributes), first.split("."), strict=True)))
        sizes = assignments(rest)
        threads = sizes.pop("threads", 0)
        return make_problem(self._op, attributes, sizes, threads=threads)

    def predicted_us(self, problem: Problem, candidate: Candidate) -> float | None:
        """Nothing of a kernel that is no longer in the search space."""
        attributes = problem.attributes
        if attributes not in self._kernels:
            space = enumerate_space(self._op, self._arch, [attributes]).kernels
            self._kernels[attributes] = {kernel.id: kernel for kernel in space}
        kernel = self._kernels[attributes].get(candidate.kernel)
        if kernel is None:
            return None
        if kernel.id not in self._predictors:
            self._predictors[kernel.id] = kernel.family.predict(kernel)
        return self._predictors[kernel.id](problem, Values(assignments(candidate.runtime)))


def regrets_of(search: Search, models: Models) -> dict[str, dict[str, Any]]:
    """By family, and of all."""
    problem = models.problem(search.problem)
    timed: dict[str, list[tuple[float, float, Candidate]]] = defaultdict(list)
    for candidate, us in search.us.items():
        predicted_us = models.predicted_us(problem, candidate)
        if predicted_us is not None:
            for family in (ALL, candidate.kernel.split(".")[2]):
                timed[family].append((predicted_us, us, candidate))
    found = {}
    for family, each in timed.items():
        if len(each) > 1:
            predicted_us = min(predicted_us for predicted_us, _, _ in each)
            equals = [(us, candidate) for each_us, us, candidate in each if each_us == predicted_us]
            us, chosen = statistics.geometric_mean(us for us, _ in equals), equals[0][1]
            best_us, best = min((us, candidate) for _, us, candidate in each)
            found[family] = {
                "regret": round(us / best_us - 1, 4),
                "chosen": f"{chosen.kernel} {chosen.runtime}".strip(),
                "equals": len(equals),
                "us": round(us, 3),
                "predicted_us": round(predicted_us, 3),
                "best": f"{best.kernel} {best.runtime}".strip(),
                "best_us": round(best_us, 3),
            }
    return found


def summary_of(family: str, regrets: Sequence[float]) -> dict[str, Any]:
    return {
        "family": family,
        "problems": len(regrets),
        "geomean_regret": round(statistics.geometric_mean(1 + regret for regret in regrets) - 1, 4),
        "median": round(statistics.median(regrets), 4),
        "p90": round(percentile(regrets, 0.9), 4),
        "max": max(regrets),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("journals", type=Path, nargs="+", metavar="JOURNAL", help="of one device, arch and policy")
    parser.add_argument("--results", type=Path, default=ROOT / "bench/results", help="folder of results")
    options = parser.parse_args()
    runs = [read_journal(path) for path in options.journals]
    require_comparable(runs)
    models = Models(runs[0])
    lines: list[dict[str, Any]] = []
    regrets: dict[str, list[float]] = defaultdict(list)
    for search in (search for run in runs for search in searches_of(run).values()):
        for family, line in regrets_of(search, models).items():
            regrets[family].append(line["regret"])
            lines.append({"problem": search.problem, "family": family, **line})
    if not lines:
        raise SystemExit("no problem has two candidates with times that are still in the search space")
    summaries = [summary_of(family, regrets[family]) for family in sorted(regrets)]
    for each in summaries:
        share = f"{each['geomean_regret']:6.1%} over {each['problems']} problems, p90 {each['p90']:.1%}"
        print(f"{each['family']:13} {share}")
    facts = {"measured": [run.when for run in runs], "of": [run.facts for run in runs]}
    lines.sort(key=lambda line: -line["regret"])
    print(write_lines(options, runs[0].decisions[0].record, "model_regret", facts, [{"families": summaries}, *lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
