"""The trials of a journal: each candidate that was tried on a problem, in their order, with the device's seconds until
then. Failing ones count, on both clocks; finals and checks are on the clock of seconds, since the device was held for
them."""

from __future__ import annotations

import math
import statistics
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from report.journal import Candidate, Journal
from report.source import Source

ALL = "all problems"


@dataclass(frozen=True)
class Trial:
    """`us`: the median of its samples in the search; None where it failed. `spent_s`: on its problem, with it."""

    candidate: Candidate
    us: float | None
    spent_s: float


@dataclass
class Search:
    problem: str
    trials: list[Trial] = field(default_factory=list)
    spent_s: float = 0.0

    @property
    def times(self) -> dict[Candidate, float]:
        return {trial.candidate: trial.us for trial in self.trials if trial.us is not None}

    def steps(self, clock: Callable[[int, Trial], float]) -> list[tuple[float, float]]:
        """(when, us) of each new best; clock: of a trial's number, from 1, and the trial."""
        best, found = math.inf, []
        for number, trial in enumerate(self.trials, 1):
            if trial.us is not None and trial.us < best:
                best = trial.us
                found.append((clock(number, trial), best))
        return found


def by_trials(number: int, trial: Trial) -> float:
    return float(number)


def by_seconds(number: int, trial: Trial) -> float:
    return trial.spent_s


def searches_of(journal: Journal, cases: Mapping[str, str]) -> list[Search]:
    """Of problems of which at least one candidate has a time. Candidates that turned out wrong later have none."""
    wrong = {outcome.candidate for outcome in journal.outcomes if outcome.phase != "search" and not outcome.is_valid}
    found: dict[str, Search] = {}
    spent_s: dict[str, float] = defaultdict(float)
    for outcome in journal.outcomes:
        spent_s[outcome.case] += outcome.device_s
        if outcome.phase != "search":
            continue
        search = found.setdefault(outcome.case, Search(cases.get(outcome.case, outcome.problem)))
        is_right = outcome.is_valid and outcome.samples_us and outcome.candidate not in wrong
        us = statistics.median(outcome.samples_us) if is_right else None
        search.trials.append(Trial(outcome.candidate, us, spent_s[outcome.case]))
    for case, search in found.items():
        search.spent_s = spent_s[case]
    return [search for search in found.values() if search.times]


def optima_of(searches: Iterable[tuple[Source, Sequence[Search]]]) -> dict[tuple[str, ...], float]:
    """The fastest time that any run has of a problem on a device: what the others are measured by."""
    best: dict[tuple[str, ...], float] = {}
    for source, found in searches:
        for search in found:
            key = (*source.devices, search.problem)
            best[key] = min(best.get(key, math.inf), *search.times.values())
    return best


def mean_curve(curves: Sequence[Sequence[tuple[float, float]]], points: int = 200) -> list[tuple[float, float]]:
    """The geometric mean of curves of steps, at each place where one of them steps, thinned to so many. A problem
    counts from the start with its first time: that is the default's, which the library would launch without the run."""
    places = sorted({0.0, *(when for curve in curves for when, _ in curve)})
    if len(places) > points:
        places = [places[i * (len(places) - 1) // (points - 1)] for i in range(points)]
    found = []
    for place in places:
        logs = [math.log(curve[max(0, bisect_right(curve, (place, math.inf)) - 1)][1]) for curve in curves]
        found.append((place, math.exp(statistics.fmean(logs))))
    return found
